"""Compiled code and its cache."""

import subprocess
import sys

import numba
import numpy as np
import pytest

from gondwana.core import code_cache, compiled


def test_other_peoples_numba_settings_are_left_alone():
    """Our functions have a cache of their own."""
    before = numba.config.CACHE_DIR

    @compiled.jit
    def double(x):
        return 2 * x

    assert before == numba.config.CACHE_DIR
    assert double(4) == 8


def test_a_changed_source_changes_the_folder(tmp_path, monkeypatch):
    """Numba does not see a change in a file that another one imports: the folder's name does."""
    for name in ("core", "games/moa/observed", "games/emu", "bots/moa"):
        (tmp_path / name).mkdir(parents=True)
    monkeypatch.setattr(code_cache, "_PACKAGE", tmp_path)

    def folders():
        return [code_cache._digest.__wrapped__(game, None) for game in ("", "moa", "emu")]

    def changed_by(name, text):
        before = folders()
        (tmp_path / name).write_text(text)
        return [game for game, was, now in zip(("shared", "moa", "emu"), before, folders(), strict=True) if was != now]

    assert folders() == folders()
    assert changed_by("core/helper.py", "A = 1\n") == ["shared", "moa", "emu"]
    assert changed_by("games/moa/rules.py", "A = 1\n") == ["moa"]
    assert changed_by("games/moa/rules.py", "A = 2\n") == ["moa"]
    assert changed_by("games/emu/data.toml", "a = 1\n") == ["emu"]
    assert changed_by("games/moa/observed/__init__.py", "A = 1\n") == [], "words for those who learn"
    assert changed_by("bots/moa/words.py", "A = 1\n") == [], "nothing compiled depends on it"
    assert changed_by("bots/moa/mind.py", "from gondwana.core.compiled import jit\n") == ["moa"]
    assert changed_by("bots/tree.py", "from gondwana.core.compiled import jit\n") == ["shared", "moa", "emu"]


@pytest.mark.parametrize(
    ("module", "game"),
    [
        ("gondwana.core.rng", ""),
        ("gondwana.bots.tree", ""),
        ("gondwana.games.giganten.moves", "giganten"),
        ("gondwana.bots.giganten.mind", "giganten"),
        ("gondwana.templates.engine_template.giganten", "giganten"),
        ("__main__", ""),
    ],
)
def test_every_module_belongs_to_a_game_or_to_all(module, game):
    assert code_cache.game_of(module) == game


@pytest.mark.compiled
def test_a_helper_is_compiled_once_for_numbers_of_all_sizes():
    """One byte, two, a loop's counter, a constant: all are handed over as 64 bits, and mean the same."""

    @compiled.lean
    def one_more(x):
        return x + 1

    @compiled.jit
    def all_sizes(rows):
        row = rows[0]
        total = one_more(5) + one_more(row["small"]) + one_more(row["wide"]) + one_more(row["small"] & 1)
        for k in range(row["small"]):
            total += one_more(k)
        return total

    rows = np.array([(3, -400)], [("small", "i1"), ("wide", "i2")])
    assert all_sizes(rows) == 6 + 4 - 399 + 2 + 6
    assert len(one_more.fragments) == 1
    assert not one_more.signatures, "no machine code is made of a function that only compiled code calls"
    assert one_more(7) == 8 and len(one_more.signatures) == 1, "until Python calls it"


@pytest.mark.compiled
def test_what_an_inlined_function_calls_is_not_inlined_for_that():
    """Numba would pass the option on to all that is compiled meanwhile."""

    @compiled.lean
    def large(x):
        return x * 2

    @compiled.inlined
    def small(x):
        return large(x) + 1

    @compiled.jit
    def both(x):
        return small(x) + 1

    assert both(3) == 8
    (callee,) = large._callees.values()
    (write,) = [entry[1] for entry in large.targetctx._defns[callee].versions]
    (function,) = [function for function in write.libs[0].own_module().functions if not function.is_declaration]
    assert b"alwaysinline" not in b" ".join(function.attributes)


@pytest.mark.compiled
def test_functions_of_plain_numba_may_call_ours():
    @compiled.lean
    def inner(x):
        return x + 1

    @compiled.lean
    def outer(x):
        return 2 * inner(x)

    @numba.njit
    def foreign(x):
        return outer(x) + inner(x)

    assert foreign(4) == 15


@pytest.mark.compiled
def test_an_error_in_a_helper_reaches_python():
    @compiled.jit
    def share(total, people):
        return total // people

    @compiled.jit
    def share_all(total, people):
        return share(total, people) + share(total, 2)

    assert share_all(12, 3) == 10
    with pytest.raises(ZeroDivisionError):
        share_all(12, 0)


def test_bounds_checks_have_a_folder_of_their_own():
    """Code compiled with bounds checks is not mixed up with code without."""
    program = "from gondwana.core.code_cache import cache_folder; print(cache_folder().name)"
    names = {
        subprocess.run(
            [sys.executable, "-c", program], env={"PATH": "", "NUMBA_BOUNDSCHECK": on}, capture_output=True, text=True, check=True
        ).stdout
        for on in ("0", "1")
    }
    assert len(names) == 2


def test_games_with_equal_records_do_not_share_code():
    """A template is one file for all games; two games whose records look alike are compiled apart all the same."""
    from dataclasses import replace
    from types import SimpleNamespace

    from core.pebbles import GAME

    from gondwana.core.engine import engine, start
    from gondwana.core.templates import RULES

    @compiled.lean
    def scores(s, out):
        for seat in range(s["players"]):
            out[seat] = 77

    rules = SimpleNamespace(**{name: getattr(GAME.rules, name) for name in RULES} | {"scores": scores})
    generous = replace(GAME, name="generous-pebbles", rules=rules)
    points = np.zeros(3, np.int64)
    for game, expected in ((GAME, 0), (generous, 77)):
        engine(game).scores_at(start(game, 2, game.options()), 0, points)
        assert points[0] == expected
    folders = (
        {game.name: engine(game).scores_at._cache.cache_path for game in (GAME, generous)} if not compiled.INTERPRETED else {}
    )
    assert len(set(folders.values())) == len(folders)


def test_threads_get_whole_modules(tmp_path):
    """Who asks for a template while another thread is still loading it waits until all of it is there."""
    from concurrent.futures import ThreadPoolExecutor

    from core.pebbles import GAME

    from gondwana.core import templates

    template = tmp_path / "slow_template.py"
    template.write_text("import time\n\ntime.sleep(0.2)\nEND = True\n", "utf-8")
    with ThreadPoolExecutor(4) as pool:
        loaded = list(pool.map(lambda _: getattr(templates.load(template, GAME), "END", False), range(4)))
    assert loaded == [True] * 4


def test_old_caches_are_forgotten(tmp_path):
    """Only the newest few folders are kept."""
    for number in range(20):
        (tmp_path / f"{number}").mkdir()
        (tmp_path / f"{number}" / "code").write_text("")
    code_cache._forget_old(tmp_path)
    assert len(list(tmp_path.iterdir())) == code_cache._KEPT_CACHES - 1


def test_wrapping_arithmetic_does_not_warn():
    """Random numbers overflow on purpose, compiled and interpreted."""

    @compiled.wrapping
    def product(x):
        return x * np.uint64(3)

    assert int(product(np.uint64(2**63))) == 2**63
