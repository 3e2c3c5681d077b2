"""The compiled loops of one game, loaded once."""

from pathlib import Path
from types import ModuleType

import numpy as np

from gondwana.core import templates
from gondwana.core.contract import Game, Ints, Options, States
from gondwana.core.options import make_options
from gondwana.core.templates import SLACK

_TEMPLATE = Path(__file__).with_name("engine_template.py")


def engine(game: Game) -> ModuleType:
    """The functions of `engine_template` for a game."""
    return templates.load(_TEMPLATE, game)


def start(game: Game, players: int, options: Options) -> States:
    """The start position, as an array of one. Compiled code sees only options that were checked."""
    states = np.zeros(1, game.dtype)
    engine(game).begin_at(states, 0, game.encode(make_options(game, players, options), int(players)))
    return states


class Buffers:
    """Room for the lists that rules write: one for the caller's own use, never shared between threads."""

    __slots__ = ("actions", "numbers", "weights")

    def __init__(self, game: Game) -> None:
        self.actions: Ints = np.zeros(max(game.actions, game.chance_actions) + SLACK, np.int64)
        self.weights: Ints = np.zeros(game.chance_actions + SLACK, np.int64)
        self.numbers: Ints = np.zeros(game.players.stop, np.int64)
