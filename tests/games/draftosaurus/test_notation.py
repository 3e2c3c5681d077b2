"""Texts of actions: stable, because outside programs read them."""

import pytest
from games.draftosaurus.tables import GAME, turn

from gondwana.core.contract import CHANCE
from gondwana.core.errors import BadNotation, Refused

CHANCE_TEXTS = ["first 0", "first 4", "draw 0 trex", "draw 4 diplodocus", "roll woodlands", "roll no_trex"]
SEAT_TEXTS = [
    "trex forest", "trex pyramid 3", "diplodocus river", "discard trex", "move forest", "move pyramid 2", "move river", "stay",
    "choose trex", "place forest", "place pyramid 5", "spinosaurus bridge_left", "stegosaurus bridge_right",
    "parasaurolophus quarantine", "triceratops lookout",
]  # fmt: skip


@pytest.mark.parametrize(("seat", "text"), [*((CHANCE, text) for text in CHANCE_TEXTS), *((0, text) for text in SEAT_TEXTS)])
def test_documented_texts(seat, text):
    """The documented texts are read and written back as they are."""
    assert GAME.write(seat, GAME.read(seat, text)) == text


def test_capitals_and_spaces_do_not_matter():
    assert GAME.read(0, "  TRex   Pyramid 3 ") == GAME.read(0, "trex pyramid 3")


@pytest.mark.parametrize("text", ["", "trex", "forest trex", "trex pyramid", "trex pyramid 6", "move quarantine", "roll trex"])
def test_nonsense_is_refused_with_an_example(text):
    """What is no move is told apart from what is not allowed."""
    with pytest.raises(BadNotation, match="is no move; write for example"):
        GAME.read(0, text)


def test_chance_and_seats_do_not_mix():
    """A seat cannot roll, chance cannot place."""
    with pytest.raises(BadNotation):
        GAME.read(0, "roll woodlands")
    with pytest.raises(BadNotation, match="nothing that chance does"):
        GAME.read(CHANCE, "trex forest")
    match = turn(3)
    with pytest.raises(Refused, match="chance has nothing of that kind to do now"):
        match.play(CHANCE, "roll woodlands")
