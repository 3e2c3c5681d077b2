"""The pages of observations are up to date, and the examples work."""

import doctest
import importlib.util
import sys
from pathlib import Path

import pytest
from envs.tables import every_game

ROOT = Path(__file__).parent.parent.parent


def loaded(path):
    spec = importlib.util.spec_from_file_location(path.stem, path)
    module = importlib.util.module_from_spec(spec)
    sys.modules[path.stem] = module
    spec.loader.exec_module(module)
    return module


@every_game
def test_the_page_of_fields_is_up_to_date(name):
    page = loaded(ROOT / "docs" / "environment_fields.py").page(name)
    told = (ROOT / "docs" / "environments" / f"{name}.md").read_text(encoding="utf-8")
    assert told == page, "python docs/environment_fields.py writes it anew"


def test_examples_of_the_page_work():
    result = doctest.testfile(str(ROOT / "docs" / "environments.md"), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert result.attempted > 10
    assert result.failed == 0


def test_the_example_learns_a_little():
    """A few seconds of the example: it runs from end to end, and against `random` it already wins more than half."""
    pytest.importorskip("torch")
    ppo = loaded(ROOT / "examples" / "ppo.py")
    result = ppo.main(["--opponents", "random", "--seconds", "4", "--num-envs", "64", "--games", "300", "--json"])
    assert result["decisions"] > 1000
    assert result["low"] > 0.5


@pytest.mark.parametrize(
    ("package", "make"), [("pettingzoo", "aec"), ("pettingzoo", "parallel"), ("gymnasium", "gym"), ("pyspiel", "openspiel")]
)
def test_a_missing_package_is_named(package, make, monkeypatch):
    """Who has not installed the extra is told how, instead of a traceback about a module."""
    from gondwana import envs

    monkeypatch.setitem(sys.modules, package, None)
    with pytest.raises(envs.MissingExtra, match=rf"{package}.*gondwana\[envs\]"):
        getattr(envs, make)("draftosaurus", players=2)
