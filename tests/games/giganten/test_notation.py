"""Notation: steps, turns, fields."""

import pytest
from games.giganten.tables import GAME

from gondwana.core.contract import CHANCE
from gondwana.core.errors import BadNotation
from gondwana.games.giganten.land import FIELD_NAMES
from gondwana.games.giganten.notation import join, split


@pytest.mark.parametrize("text", ["e4-e5", "e4-e5 x e6", "e4-e5 x e6 up", "tile a 90"])
def test_turns_are_rows_of_steps(text):
    """GI-10: a turn is written as one text and read as its steps."""
    if text.startswith("tile"):
        assert GAME.write(0, GAME.read(0, "Tile  A 90")) == text
    else:
        assert join(split(text)) == text


def test_steps_of_a_turn():
    assert split("E4-e5xE6  up") == ["e4", "-e5", "x e6", "up"]
    assert split("e4-e5 d4-d5 quiet") == ["e4", "-e5", "d4", "-d5", "quiet"]
    assert join(["e4", "-e5", "quiet"]) == "e4-e5"


@pytest.mark.parametrize("text", ["e4-", "e4-e99", "x", "9", "e4-e5 xyzzy", "e4 - - e5"])
def test_what_is_no_turn_is_refused(text):
    with pytest.raises(BadNotation, match="no step"):
        split(text)


def test_fields_are_named_as_the_first_player_sees_them():
    """GI-01: a1 to n14 on the square; wider boards go on to z, aa and ab."""
    assert {"a1", "n14", "u14", "ab14", "g28"} <= set(FIELD_NAMES)
    assert "h28" not in FIELD_NAMES and "ac1" not in FIELD_NAMES


def test_chance_has_texts():
    assert [GAME.write(CHANCE, action) for action in range(GAME.chance_actions)] == [
        "first 0", "first 1", "first 2", "first 3", "tile a", "tile b", "tile c", "tile d", "group 0", "group 1",
    ]  # fmt: skip
