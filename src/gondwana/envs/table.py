"""One game without a log: what all environments of a single game share."""

import secrets
from collections.abc import Mapping
from typing import Any, Literal

import numpy as np
from numpy.typing import NDArray

from gondwana.core.bits import seats_in
from gondwana.core.contract import Game, Ints, Options, States
from gondwana.core.engine import Buffers, start
from gondwana.core.options import checked_seed, make_options
from gondwana.core.rng import below, start_stream
from gondwana.envs.observation import Numbers, Observer, rows

Mask = NDArray[np.int8]
Reward = Literal["result", "points"]
Form = Literal["numbers", "fields"]


class Table:
    """A game being played. Chance acts by itself; `owing` are the seats that owe a decision, none when it is over."""

    def __init__(self, game: Game, *, players: int, options: Mapping[str, Any] | Options | None, reward: Reward | None) -> None:
        self.game = game
        self._start = start(game, players, make_options(game, players, options))
        self.players = int(players)
        self.observer = Observer(game, self.players)
        self.reward: Reward = reward or ("points" if self.players == 1 else "result")
        self._rows = rows(game)
        self._rng = np.zeros(2, np.uint64)
        self._buffers = Buffers(game)
        self._moves: Ints = self._buffers.actions
        self._points: Ints = np.zeros(self.players, np.int64)
        self.state: States = self._start.copy()
        self.owing = 0

    def begin(self, seed: int | None) -> None:
        """A new game; without a seed, any."""
        start_stream(self._rng, secrets.randbits(63) if seed is None else checked_seed(seed), 0)
        self.state[0] = self._start[0]
        self.owing = int(self._rows.settle_at(self.state, 0, self._rng))
        self._points = self._known_points()

    @property
    def over(self) -> bool:
        return self.owing == 0

    @property
    def pending(self) -> tuple[int, ...]:
        """The seats that owe a decision."""
        return seats_in(self.owing)

    @property
    def seat(self) -> int:
        """The lowest seat that owes a decision; -1 when the game is over."""
        return (self.owing & -self.owing).bit_length() - 1

    def play(self, seat: int, action: int) -> bool:
        """Carry out an action, if it is legal; says whether it was."""
        owing = int(self._rows.do_at(self.state, 0, seat, action, self._rng, self._moves))
        if owing < 0:
            return False
        self.owing = owing
        return True

    def any_action(self, seat: int) -> int:
        """A random legal action of a seat that owes a decision."""
        n = int(self._rows.mask_at(self.state, 0, seat, self._moves, np.zeros(self.game.actions, np.int8)))
        return int(self._moves[below(self._rng, n)])

    def observe(self, seat: int) -> Numbers:
        return self.observer.observe(self.state, 0, seat)

    def mask(self, seat: int, room: int = 0) -> Mask:
        """1 for each legal action of a seat; `room` for more actions behind them."""
        mask = np.zeros(self.game.actions + room, np.int8)
        if self.owing >> seat & 1:
            self._rows.mask_at(self.state, 0, seat, self._moves, mask)
        return mask

    def results(self) -> list[float]:
        """What everybody's place is worth: 1 for the first, -1 for the last, those between evenly; ties share."""
        out = np.zeros(self.players)
        self._rows.utilities_at(self.state, 0, self.players, self._buffers.numbers, out)
        return [float(value) for value in out]

    def rewards(self) -> list[float]:
        """What everybody has got since this was asked last."""
        if self.reward == "result":
            return self.results() if self.over else [0.0] * self.players
        before = self._points
        self._points = self._known_points()
        return [float(gain) for gain in self._points - before]

    def _known_points(self) -> Ints:
        """Everybody's own points, each as far as that seat knows, so that a reward tells nothing that is hidden."""
        points = np.zeros(self.players, np.int64)
        if self.reward == "points":
            self._rows.known_points_at(self.state, 0, self.players, self.observer.scratch, self._buffers.numbers, points)
        return points
