"""Bots that judge the position as it is: the ones that take the best, and the beginner that often does."""

from collections.abc import Mapping
from importlib import import_module
from math import exp
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from gondwana.bots.bot import Bot, Budget
from gondwana.bots.opening import opening
from gondwana.core.contract import CHANCE, Game, Ints, States
from gondwana.core.rng import below, next_bits

if TYPE_CHECKING:
    from types import ModuleType


_APPRAISALS: Mapping[str, str] = {
    "draftosaurus": "gondwana.bots.draftosaurus.appraisal",
    "giganten": "gondwana.bots.giganten.appraisal",
    "fossilium": "gondwana.bots.fossilium.appraisal",
}
"""The games that somebody has thought about: the module with one function for each style."""
_GUESSES = 4
"""In the other games: so many worlds are tried."""
_ERROR = 4.0
"""How many points the beginner overlooks easily."""
_TRIFLE = 1.0
"""So many points do not tempt even a beginner where something brings more."""
_ALIKE = 1e-9
"""Values that differ by less are the same, summed in another order."""


class _Judge(Bot):
    """A bot that gives every legal action a value in points, and draws lots in the opening of a game that has one."""

    def __init__(self, game: Game, *, name: str, style: str, seed: int = 0) -> None:
        super().__init__(game, name=name, seed=seed)
        self.style = style
        self._opening = opening(game)
        self._appraisal: ModuleType | None = None
        if game.name in _APPRAISALS:
            self._appraisal = import_module(_APPRAISALS[game.name])

    def values(self, hidden: States, seat: int, legal: Ints) -> NDArray[np.float64]:
        """What each action seems worth."""
        values = np.zeros(len(legal))
        if self._appraisal is None:
            self._try_out(hidden, seat, legal, values)
        else:
            getattr(self._appraisal, self.style)(hidden, 0, seat, legal, len(legal), values)
        return values

    def _try_out(self, hidden: States, seat: int, legal: Ints, values: NDArray[np.float64]) -> None:
        """Without any knowledge of the game: the own points once all have chosen, the others at random, in a few worlds."""
        numbers, buffer, weights = self._buffers.numbers, self._buffers.actions, self._buffers.weights
        for _ in range(_GUESSES):
            world = hidden.copy()
            self._engine.guess_at(world, 0, seat, self.rng, buffer)
            self._engine.scores_at(world, 0, numbers)
            before = int(numbers[seat])
            for k, action in enumerate(legal):
                after = world.copy()
                self._engine.apply_at(after, 0, seat, int(action), buffer, weights)
                owed = int(self._engine.pending_at(after, 0))
                if owed != CHANCE and not owed >> seat & 1:
                    self._others_choose(after, seat)
                self._engine.scores_at(after, 0, numbers)
                values[k] += (int(numbers[seat]) - before) / _GUESSES

    def _others_choose(self, world: States, seat: int) -> None:
        """The others who still owe a decision take it, so that the choices of all are carried out."""
        buffer, weights = self._buffers.actions, self._buffers.weights
        for other in range(self.game.players.stop - 1):
            owed = int(self._engine.pending_at(world, 0))
            if owed == CHANCE or owed >> seat & 1:
                return
            if owed >> other & 1:
                action = int(buffer[below(self.rng, int(self._engine.legal_at(world, 0, other, buffer)))])
                self._engine.apply_at(world, 0, other, action, buffer, weights)


class HeuristicBot(_Judge):
    """Takes the best action, by chance among equals."""

    def __init__(self, game: Game, *, name: str, style: str = "greedy", seed: int = 0) -> None:
        super().__init__(game, name=name, style=style, seed=seed)

    def choose(self, hidden: States, seat: int, legal: Ints, budget: Budget | None) -> int:
        if self._opening.is_on(hidden):
            return self._opening.choose(hidden, seat, legal, self.rng)
        values = self.values(hidden, seat, legal)
        best = np.flatnonzero(values > values.max() - _ALIKE)
        return int(legal[best[below(self.rng, len(best))]])


class HatchlingBot(_Judge):
    """The beginner: sees the points of now and not always all of them, but never passes points by for nothing."""

    def __init__(self, game: Game, *, name: str, seed: int = 0) -> None:
        super().__init__(game, name=name, style="plain", seed=seed)

    def choose(self, hidden: States, seat: int, legal: Ints, budget: Budget | None) -> int:
        if self._opening.is_on(hidden):
            return self._opening.choose(hidden, seat, legal, self.rng)
        values = self.values(hidden, seat, legal)
        best = float(values.max())
        floor = _TRIFLE if best > _TRIFLE else 0.0
        likings = [exp((value - best) / _ERROR) if value > floor or best <= 0 else 0.0 for value in values.tolist()]
        rest = sum(likings) * (int(next_bits(self.rng)) >> 11) / 2**53
        for action, liking in zip(legal.tolist(), likings, strict=True):
            rest -= liking
            if rest < 0:
                return int(action)
        return int(legal[int(values.argmax())])
