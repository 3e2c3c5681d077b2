"""All games with all numbers of players, for tests of environments."""

import pytest

from gondwana.games import NAMES, load

TABLES = [(name, players) for name in NAMES for players in load(name).players]

every_table = pytest.mark.parametrize(("name", "players"), TABLES, ids=[f"{name}-{players}" for name, players in TABLES])
every_game = pytest.mark.parametrize("name", NAMES)

NOT_BOXES = pytest.mark.filterwarnings(
    # PettingZoo names its own classic games, whose observations are dictionaries with a mask as well, and warns of all others.
    "ignore:Observation space for each agent probably should be:UserWarning",
    "ignore:Observation is not a NumPy array:UserWarning",
    "ignore:Action mask numpy array is all zeros:UserWarning",  # the game is over
)


def least(name):
    """The smallest number of players above one."""
    return max(2, load(name).players.start)
