"""Actions as text, both ways."""

import pytest
from games.fossilium.tables import GAME

from gondwana.core.contract import CHANCE
from gondwana.core.errors import BadNotation
from gondwana.games.fossilium.state import ACTIONS, CHANCE_ACTIONS

STEPS = (
    "keep 1", "keep 1 2 4 6", "start aquatic", "display-1", "joker-4", "manage-3", "strip-2", "pass", "students 3", "as build",
    "show trex", "add plesiosaur", "c3", "c3 lying", "a1 upright", "part trex-2", "done", "build reading", "give nest-1 to 3",
    "amber botanical", "buy terrestrial-6", "buy archive fern", "sell voltzia", "entrance aquatic", "shop botanical",
    "take urchin", "end", "leave trex-3", "fix 4",
)  # fmt: skip


@pytest.mark.parametrize("text", STEPS)
def test_steps_are_read_and_written(text):
    """FO-20, FO-23, FO-28, FO-32, FO-35, FO-38, FO-61, FO-62, FO-70: the stored form."""
    assert GAME.write(0, GAME.read(0, text)) == text
    assert GAME.read(0, f"  {text.upper()} ") == GAME.read(0, text)


@pytest.mark.parametrize("text", ["first 3", "labour money", "goal 4 one_type", "final cells", "draw trex-2"])
def test_lots_are_read_and_written(text):
    assert GAME.write(CHANCE, GAME.read(CHANCE, text)) == text


def test_every_action_has_a_text_of_its_own():
    assert len({GAME.write(0, action) for action in range(ACTIONS)}) == ACTIONS
    assert len({GAME.write(CHANCE, action) for action in range(CHANCE_ACTIONS)}) == CHANCE_ACTIONS


@pytest.mark.parametrize(
    "text", ["keep", "keep 7", "display-5", "manage-4", "show starter", "g1", "a6", "fix 0", "give fern to 4", "buy fern"]
)
def test_nonsense_is_refused(text):
    with pytest.raises(BadNotation, match="is no step"):
        GAME.read(0, text)
