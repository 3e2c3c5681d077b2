"""The last decisions of a game, solved exactly where that is cheap."""

from pathlib import Path

import numpy as np

from gondwana.core import templates
from gondwana.core.contract import Game, States
from gondwana.core.engine import Buffers, engine
from gondwana.core.rng import streams
from gondwana.core.templates import SLACK

_TEMPLATE = Path(__file__).with_name("endgame_template.py")
_TABLE = 1 << 20
"""Numbers in the table of outcomes: some 70,000 ways for five players to choose."""
_WORLDS = 6
"""If so many guesses are all the same, the seat knows everything."""


class Endgame:
    """Solves a seat's last decisions; answers None where there is more than it can overlook."""

    def __init__(self, game: Game) -> None:
        self._engine = engine(game)
        self._functions = templates.load(_TEMPLATE, game)
        levels, seats = self._functions.LEVELS, game.players.stop - 1
        self._states = np.zeros(levels, game.dtype)
        self._lists = np.zeros((levels, seats, game.actions + SLACK), np.int64)
        self._table = np.zeros(_TABLE)
        self._results = np.zeros((levels, 3 * seats))
        self._answers = np.zeros((seats, game.actions, 3))
        self._buffers = Buffers(game)
        self._actions = game.actions

    def solve(self, root: States, seat: int, players: int, margin: float) -> dict[int, tuple[float, float, float]] | None:
        """For each of the seat's actions its worth, the share of the win and the points, the others answering well."""
        world = self._only_world(root, seat)
        if world is None:
            return None
        self._states[0] = world[0]
        found = self._functions.solve(0, self._states, players, margin, self._lists, self._table, 0, self._results, self._answers)
        if not found:
            return None
        mine = self._lists[0, seat]
        return {
            int(mine[k]): (float(worth), float(win), float(points))
            for k, (worth, win, points) in enumerate(self._answers[seat, : int(mine[self._actions])])
        }

    def _only_world(self, root: States, seat: int) -> States | None:
        """The one world that fits what the seat knows, if there is only one."""
        first: States | None = None
        for rng in streams(0, _WORLDS):
            world = root.copy()
            self._engine.guess_at(world, 0, seat, rng, self._buffers.actions)
            if first is None:
                first = world
            elif first.tobytes() != world.tobytes():
                return None
        return first
