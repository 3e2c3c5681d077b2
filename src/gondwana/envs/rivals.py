"""The opponents in many games at once: at random and by rules of thumb in compiled code, all others one by one."""

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType

import numpy as np
from numpy.typing import NDArray

from gondwana.bots.roster import parse_spec
from gondwana.core import templates
from gondwana.core.contract import Game, Ints, States
from gondwana.core.engine import Buffers
from gondwana.core.rng import streams
from gondwana.envs.opponents import Company

_TEMPLATE = Path(__file__).with_name("judging_template.py")
_STYLES = ("greedy", "denial", "expert")
"""The bots that judge the position as it is; they remember nothing."""
_ONE_BY_ONE = -1


def _judging(game: Game) -> ModuleType | None:
    """The compiled bots of a game; None where they need more than a look at the position."""
    home = f"gondwana.bots.{game.name}"
    if find_spec(home) is None or find_spec(f"{home}.appraisal") is None or find_spec(f"{home}.opening") is not None:
        return None
    appraisal = import_module(f"{home}.appraisal")
    return templates.load(_TEMPLATE, game, **{style: getattr(appraisal, style) for style in _STYLES})


class Rivals:
    """Who plays the seats that do not learn, by their distance from the learner's seat."""

    def __init__(self, game: Game, names: Sequence[str], count: int) -> None:
        specs = [parse_spec(name) for name in names]
        judged = any(spec.name in _STYLES for spec in specs)
        self._judging = _judging(game) if judged else None
        styles = _STYLES if self._judging is not None else ()
        self._styles: Ints = np.array([_ONE_BY_ONE, *(styles.index(s.name) if s.name in styles else _ONE_BY_ONE for s in specs)])
        self.at_random = sum(1 << away for away, spec in enumerate(specs, 1) if spec.name == "random")
        """A bit for each seat that plays at random."""
        alone = [spec.name != "random" and spec.name not in styles for spec in specs]
        self._companies = [Company(game, names) for _ in range(count)] if any(alone) else []
        self._buffers = Buffers(game)
        self._scratch: States = np.zeros(1, game.dtype)
        self._values = np.zeros(len(self._buffers.actions))
        self._rngs = streams(0, count)
        self._lots = np.random.default_rng(0)
        self._players = len(names) + 1
        self._count = count

    def reset(self, seed: int) -> None:
        """Begin all random streams."""
        self._rngs = streams(seed, self._count)
        self._lots = np.random.default_rng(seed)

    def begin(self, chosen: NDArray[np.bool_]) -> None:
        """New games in some rows."""
        if self._companies:
            for row in np.flatnonzero(chosen):
                self._companies[row].begin(int(self._lots.integers(1 << 62)))

    def decide(self, chosen: NDArray[np.bool_], states: States, seats: Ints, learners: Ints) -> Ints:
        """The actions of the seats to act in some games."""
        actions = np.zeros(self._count, np.int64)
        judged = chosen & (self._styles[(seats - learners) % self._players] != _ONE_BY_ONE)
        if self._judging is not None and judged.any():
            room = self._scratch, self._buffers.actions, self._values
            self._judging.judge_rows(judged, states, seats, learners, self._styles, *room, self._rngs, actions)
        for row in np.flatnonzero(chosen & ~judged):
            position = states[row : row + 1]
            actions[row] = self._companies[row].decide(position, int(seats[row]), int(learners[row]), self._players)
        return actions
