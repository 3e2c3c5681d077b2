"""Ready-made set-ups for the games whose players set something up before they play."""

import random
from importlib import import_module
from typing import TYPE_CHECKING

from gondwana.core.contract import Game, States

if TYPE_CHECKING:
    from gondwana.bots.giganten.ready import ReadyMade

_READY = {"giganten": "gondwana.bots.giganten.ready"}


def ready_made(game: Game, hidden: States, seat: int, seed: int) -> "list[ReadyMade]":
    """Set-ups that the seat can take now; none in games, and at times, where nothing is set up."""
    if game.name not in _READY:
        return []
    made: list[ReadyMade] = import_module(_READY[game.name]).ready_made(hidden[0], seat, random.Random(seed))
    return made
