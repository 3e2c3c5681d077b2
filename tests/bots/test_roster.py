"""Bots by name, budgets, levels; and what compiled bot code may depend on."""

import ast
from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest

import gondwana.bots
from gondwana.bots import Budget, make_bot, parse_spec
from gondwana.bots.levels import LEVEL_NAMES, levels
from gondwana.bots.net import write_net
from gondwana.bots.roster import BadBot, names
from gondwana.bots.search import learned
from gondwana.core.match import Match
from gondwana.games import load
from gondwana.locale import LANGUAGES

GAME = load("draftosaurus")


@pytest.mark.parametrize(
    ("text", "budget"),
    [
        ("greedy", None),
        ("search:1000", Budget(iterations=1000)),
        ("search:0.5s", Budget(seconds=0.5)),
        ("master:100+2s", Budget(iterations=100, seconds=2)),
        ("master@some/weights.npz:100", Budget(iterations=100)),
        ("master@some/10:30.npz:0.5s", Budget(seconds=0.5)),
    ],
)
def test_specs_are_read_and_written(text, budget):
    spec = parse_spec(text)
    assert spec.budget == budget
    assert str(spec) == text


@pytest.mark.parametrize(
    "text",
    [
        "",
        "grdy",
        "search:",
        "search:0",
        "search:x",
        "search:-1",
        "greedy:100",
        "master@",
        "greedy@x",
        "search:0s",
        "titan:5",
        "search:1+2",
    ],
)
def test_other_texts_are_refused_with_a_sentence(text):
    with pytest.raises(BadBot) as refused:
        parse_spec(text)
    for language in LANGUAGES:
        assert refused.value.message.say(language)


def test_missing_weights_are_a_sentence(tmp_path):
    with pytest.raises(BadBot, match=r"none\.npz"):
        make_bot(GAME, f"master@{tmp_path}/none.npz:10")


@pytest.mark.parametrize("game", ["draftosaurus", "fossilium", "giganten"])
def test_five_levels_with_names_in_all_languages(game):
    rungs = levels(game)
    assert len(rungs) == 5
    assert tuple(level.name for level in rungs) == LEVEL_NAMES
    for level in rungs:
        assert level.name in names()
        for language in LANGUAGES:
            assert level.title.say(language)
            assert level.about.say(language)
    ratings = [level.rating for level in rungs]
    assert all(lower < higher for lower, higher in pairwise(ratings))
    assert all(level.thinks <= 3 for level in rungs)


@pytest.mark.parametrize("name", [name for name in names() if name not in ("titan", "master", "search", "alpha", "charger")])
def test_every_quick_bot_plays_a_whole_game(name):
    match = Match(GAME, players=2, options={"board": "winter"}, seed=3)
    match.settle()
    bots = [make_bot(GAME, name, seed=seat) for seat in range(2)]
    while not match.over:
        for seat, action in [(seat, bots[seat].decide(match.hidden(seat), seat)) for seat in match.pending]:
            match.play(seat, action)
        match.settle()
    assert bots[0].name == name


def test_the_package_has_weights_that_fit():
    net = learned(GAME)
    assert net is not None
    assert np.abs(net.policy).max() > 0.1


@pytest.mark.parametrize("content", [b"", b"no weights", b"PK\x03\x04broken"])
def test_damaged_weights_are_a_sentence(tmp_path, content):
    (tmp_path / "w.npz").write_bytes(content)
    with pytest.raises(BadBot, match="weights"):
        make_bot(GAME, f"instinct@{tmp_path}/w.npz")


def test_weights_must_be_numbers(tmp_path):
    write_net(tmp_path / "w.npz", learned(GAME)._replace(value_bias=np.full(10, np.nan, np.float32)))
    with pytest.raises(BadBot, match="no numbers"):
        make_bot(GAME, f"instinct@{tmp_path}/w.npz")


def test_a_bot_without_a_decision_says_so():
    match = Match(GAME, players=2, seed=3)
    with pytest.raises(ValueError, match="owes no decision"):
        make_bot(GAME, "random").decide(match.state, 0)


def test_compiled_bot_code_depends_on_compiled_modules_only():
    """The folder for compiled code is named after modules that compile; what they import from the bots must be among them."""
    folder = Path(gondwana.bots.__file__).parent
    compiling = {path for path in folder.rglob("*.py") if "from gondwana.core.compiled import" in path.read_text("utf-8")}
    assert compiling
    for path in compiling:
        tree = ast.parse(path.read_text("utf-8"))
        for node in tree.body:
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("gondwana.bots"):
                source = folder.joinpath(*node.module.split(".")[2:]).with_suffix(".py")
                assert source in compiling, f"{path.name} imports {node.module}, a change of which would go unnoticed"
