"""Many games side by side in one array, stepped together by compiled code, on several threads when that pays."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
from numpy.typing import NDArray

from gondwana.core.contract import Game, Ints, Options, States
from gondwana.core.engine import engine, start
from gondwana.core.errors import Refused
from gondwana.core.options import checked_seed, make_options
from gondwana.core.rng import Stream, streams
from gondwana.core.templates import SLACK

_ROWS_PER_THREAD = 2048
"""Below this a second thread costs more than it brings."""


class Batch:
    """`count` games of the same options. Game `i` has its own random stream: `seed` and its number decide all of it.

    `seats[i]` is the seat to act in game `i` (of simultaneous decisions the lowest open one; -1 when it is over) and
    `moves[i, :counts[i]]` are its legal actions. `step` takes one action for each game and lets chance act. The arrays are to be
    read only: compiled code trusts them.
    """

    def __init__(
        self,
        game: Game,
        count: int,
        *,
        players: int,
        options: dict[str, Any] | Options | None = None,
        seed: int = 0,
        first: int = 0,
        threads: int = 1,
    ) -> None:
        self.game = game
        self.options = make_options(game, players, options)
        self.players = int(players)
        self._engine = engine(game)
        self._states: States = np.repeat(start(game, self.players, self.options), count)
        self._rngs: Stream = streams(checked_seed(seed), count, checked_seed(first))
        self._seats: Ints = np.zeros(count, np.int64)
        self._counts: Ints = np.zeros(count, np.int64)
        self._moves: NDArray[np.int64] = np.zeros((count, game.actions + SLACK), np.int64)
        self.states: States = _to_read(self._states)
        self.seats: Ints = _to_read(self._seats)
        self.counts: Ints = _to_read(self._counts)
        self.moves: NDArray[np.int64] = _to_read(self._moves)
        self._threads = threads
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None
        self._each(self._engine.settle_rows, self._states, self._rngs, self._seats, self._moves, self._counts)

    def __len__(self) -> int:
        return len(self.states)

    @property
    def over(self) -> NDArray[np.bool_]:
        return np.equal(self.counts, 0)

    def step(self, actions: Ints) -> None:
        """One action in each game that is not over (others are ignored). An illegal one is refused before anything changes."""
        actions = np.asarray(actions)
        if actions.shape != (len(self),) or actions.dtype.kind not in "iu":
            wanted = f"{len(self)} whole numbers in a row"
            raise ValueError(f"a step takes {wanted}, not an array of shape {actions.shape} and type {actions.dtype}")
        actions = np.ascontiguousarray(actions, np.int64)
        wrong = max(self._each(self._engine.check_rows, actions, self._moves, self._counts))
        if wrong >= 0:
            seat = int(self.seats[wrong])
            raise Refused(self.game.why_not(self.states[wrong : wrong + 1], seat, int(actions[wrong])))
        self._each(self._engine.step_rows, actions, self._states, self._rngs, self._seats, self._moves, self._counts)

    def random_actions(self, rng: np.random.Generator) -> Ints:
        """A random legal action for each game, all equally likely; 0 where a game is over."""
        picks = (rng.random(len(self)) * self.counts).astype(np.int64)
        return np.where(self.over, 0, self.moves[np.arange(len(self)), picks])

    def mask(self) -> NDArray[np.bool_]:
        """Legal actions as a table of yes and no: one row a game, one column an action."""
        table = np.zeros((len(self), self.game.actions), np.bool_)
        self._each(self._engine.mask_rows, self._moves, self._counts, table)
        return table

    def scores(self) -> NDArray[np.int64]:
        """The points of every seat as if the games ended now; one row a game."""
        return self._numbers(self._engine.scores_rows)

    def places(self) -> NDArray[np.int64]:
        """The place of every seat as if the games ended now; one row a game."""
        return self._numbers(self._engine.places_rows)

    def _numbers(self, function: Callable[..., Any]) -> NDArray[np.int64]:
        table = np.zeros((len(self), self.players), np.int64)
        self._each(function, self._states, table)
        return table

    def _each(self, function: Callable[..., Any], *arrays: Any) -> list[Any]:
        """Call `function(low, high, *arrays)` for all rows, split among the threads when there are enough."""
        count = len(self)
        if self._pool is None or count < 2 * _ROWS_PER_THREAD:
            return [function(0, count, *arrays)]
        share = -(-count // self._threads)
        parts = [(low, min(low + share, count)) for low in range(0, count, share)]
        return list(self._pool.map(lambda part: function(part[0], part[1], *arrays), parts))


def _to_read(array: NDArray[Any]) -> NDArray[Any]:
    """The same array, for looking at."""
    view = array.view()
    view.flags.writeable = False
    return view
