"""Options from text and JSON."""

import pytest
from games.draftosaurus.tables import GAME

from gondwana.core.errors import BadOptions
from gondwana.core.options import choices, make_options, parse_options


def test_defaults_come_first():
    """Every option lists its default first."""
    assert choices(GAME) == {
        "board": ("summer", "winter", "both"),
        "first": ("random", 0, 1, 2, 3, 4),
        "placing": ("together", "after_reveal"),
        "last_turn_five": (False, True),
        "prairie_cap": (6, "none"),
        "quarantine": ("must", "may"),
    }


@pytest.mark.parametrize("text", ["last_turn_five=on", "last_turn_five=true", "last_turn_five=YES", " last_turn_five = on "])
def test_switches(text):
    assert parse_options(GAME, 5, [text]).last_turn_five is True


def test_numbers_and_words():
    options = parse_options(GAME, 3, ["first=2", "prairie_cap=none", "board=winter"])
    assert (options.first, options.prairie_cap, options.board) == (2, "none", "winter")


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("board", '"board" is not an option; write it like name=value'),
        ("=winter", '"=winter" is not an option'),
        ("board=autumn", 'option "board" cannot be "autumn"; it can be: summer, winter, both'),
        ("first=7", 'option "first" cannot be "7"'),
        ("first=true", 'option "first" cannot be "on"'),
        ("last_turn_five=1", 'option "last_turn_five" cannot be "1"; it can be: off, on'),
        ("prairie_cap=6.5", 'option "prairie_cap" cannot be "6.5"'),
        ("board=[1]", 'option "board" cannot be'),
        ("weather=fine", 'there is no option "weather"; there are: board, first'),
    ],
)
def test_refusals_say_what_would_be_right(text, sentence):
    with pytest.raises(BadOptions) as refused:
        parse_options(GAME, 3, [text])
    assert str(refused.value).startswith(sentence)


def test_made_options_are_checked_too():
    with pytest.raises(BadOptions, match="5 players only"):
        make_options(GAME, 4, GAME.options(last_turn_five=True))


@pytest.mark.parametrize(
    "wrong",
    [{"first": -2}, {"first": 1.5}, {"first": 1.0}, {"prairie_cap": 500}, {"placing": "zz"}, {"board": "x"}, {"first": "a"}],
)
def test_an_options_object_is_checked_like_any_other_values(wrong):
    """A struct takes whatever it is given; the engine must not."""
    from gondwana.core.batch import Batch
    from gondwana.core.simulate import play_record, simulate

    options = GAME.options(**wrong)
    for use in (
        lambda: make_options(GAME, 3, options),
        lambda: simulate(GAME, players=3, options=options, games=1),
        lambda: play_record(GAME, players=3, options=options, seed=1, number=0),
        lambda: Batch(GAME, 2, players=3, options=options),
    ):
        with pytest.raises(BadOptions, match="cannot be"):
            use()


@pytest.mark.parametrize("values", ["board=winter", ["board"], 5, {None: 1}])
def test_values_that_are_no_options_at_all(values):
    with pytest.raises(BadOptions) as refused:
        make_options(GAME, 3, values)
    assert str(refused.value)


@pytest.mark.parametrize("players", [1, 7, -3, 100])
def test_simulation_checks_the_players(players):
    from gondwana.core.simulate import simulate

    with pytest.raises(BadOptions, match="for 2 to 5 players"):
        simulate(GAME, players=players, options=GAME.options(), games=1)


def test_whole_numbers_of_all_kinds():
    import numpy as np

    from gondwana.core.match import Match

    match = Match(GAME, players=np.int64(3), seed=np.int32(4))
    match.settle()
    match.play(np.int64(0), np.int16(match.legal(0)[0]))
    assert match.record().to_json()
