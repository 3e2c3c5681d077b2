"""The last decisions of a game, solved exactly where that is cheap."""

from collections.abc import Callable
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
_WORK = 30_000
"""So many positions are looked at before it gives up: a few hundredths of a second."""


class Endgame:
    """Solves a seat's last decisions; answers None where there is more than it can overlook."""

    def __init__(self, game: Game, all_known: Callable[[States, int, int], bool]) -> None:
        self._engine = engine(game)
        self._all_known = all_known
        self._functions = templates.load(_TEMPLATE, game)
        levels, seats = self._functions.LEVELS, game.players.stop - 1
        self._states = np.zeros(levels, game.dtype)
        self._lists = np.zeros((levels, seats, game.actions + SLACK), np.int64)
        self._table = np.zeros(_TABLE)
        self._results = np.zeros((levels, 3 * seats))
        self._answers = np.zeros((seats, game.actions, 3))
        self._buffers = Buffers(game)
        self._work = np.zeros(1, np.int64)
        self._actions = game.actions

    def solve(self, root: States, seat: int, players: int, margin: float) -> dict[int, tuple[float, float, float]] | None:
        """For each of the seat's actions its worth, the share of the win and the points, the others answering well."""
        if not self._all_known(root, 0, seat):
            return None
        self._states[0] = root[0]
        self._engine.guess_at(self._states, 0, seat, streams(0, 1)[0], self._buffers.actions)  # nothing is left to guess
        self._work[0] = _WORK
        found = self._functions.solve(
            0, self._states, players, margin, self._lists, self._table, 0, self._results, self._answers, self._work
        )
        if not found:
            return None
        mine = self._lists[0, seat]
        return {
            int(mine[k]): (float(worth), float(win), float(points))
            for k, (worth, win, points) in enumerate(self._answers[seat, : int(mine[self._actions])])
        }
