"""One game, stepped from Python as fast as Python can: no log, no words, no undo. `Match` has those."""

from collections.abc import Mapping
from operator import index
from typing import Any

import numpy as np

from gondwana.core.contract import Game, Ints, Options, States
from gondwana.core.engine import Buffers, engine, start
from gondwana.core.errors import Refused
from gondwana.core.options import checked_seed, make_options
from gondwana.core.rng import start_stream


class Stepper:
    """Plays like `Match` with the same seed: of simultaneous decisions the lowest seat's comes first.

    `seat` is the seat to act, -1 when the game is over; `moves[:count]` are its legal actions.
    """

    __slots__ = ("_buffers", "_look", "_rng", "_start", "_step", "count", "game", "moves", "players", "seat", "state")

    def __init__(self, game: Game, *, players: int, options: Mapping[str, Any] | Options | None = None, seed: int = 0) -> None:
        self.game = game
        self._start = start(game, players, make_options(game, players, options))
        self.players = int(players)
        self._step = engine(game).step_at
        self._look = engine(game).look_at
        self._buffers = Buffers(game)
        self._rng = np.zeros(2, np.uint64)
        self.state: States = self._start.copy()
        self.moves: Ints = np.zeros(len(self._buffers.actions), np.int64)
        self.reset(seed)

    def reset(self, seed: int) -> None:
        """A new game."""
        self.state[0] = self._start[0]
        start_stream(self._rng, checked_seed(seed), 0)
        self.seat, self.count = self._look(self.state, 0, self._rng, self.moves)

    def step(self, action: int) -> None:
        """The action of `seat`; chance acts after it. An illegal one is refused and changes nothing."""
        action = index(action)
        if not 0 <= action < self.game.actions or self.seat < 0:
            raise Refused(self.game.why_not(self.state, self.seat, action))
        seat, count = self._step(self.state, 0, action, self._rng, self.moves)
        if seat < -1:
            raise Refused(self.game.why_not(self.state, self.seat, action))
        self.seat, self.count = seat, count

    @property
    def over(self) -> bool:
        return bool(self.seat < 0)

    def scores(self) -> list[int]:
        """The points of every seat as if the game ended now."""
        engine(self.game).scores_at(self.state, 0, self._buffers.numbers)
        return [int(points) for points in self._buffers.numbers[: self.players]]
