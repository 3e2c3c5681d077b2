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
