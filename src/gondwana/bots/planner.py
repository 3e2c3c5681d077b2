"""For players of whole turns: a plan that is followed step by step, and trials that drop half of the ideas at a time."""

import time
from abc import abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from gondwana.bots.bot import Bot, Budget
from gondwana.bots.search import Considered, Thought
from gondwana.core.contract import Game, Ints, States

Floats = NDArray[np.float64]


class Planner(Bot):
    """Decides a turn as a whole and answers its later steps from the plan, as long as all goes as planned."""

    def __init__(self, game: Game, *, name: str, seed: int = 0) -> None:
        super().__init__(game, name=name, seed=seed)
        self._plan: dict[bytes, int] = {}

    def new_match(self, seed: int) -> None:
        super().new_match(seed)
        self._plan = {}

    def choose(self, hidden: States, seat: int, legal: Ints, budget: Budget | None) -> int:
        planned = self._plan.get(hidden[0].tobytes())
        if planned is not None and planned in legal:
            return planned
        steps = self._decide(hidden, seat, budget)
        self._keep(hidden, seat, steps)
        return steps[0]

    @abstractmethod
    def _decide(self, hidden: States, seat: int, budget: Budget | None) -> list[int]:
        """The steps to take."""

    def _keep(self, hidden: States, seat: int, steps: list[int]) -> None:
        """Remember the later steps, each with the position in which it will be asked for."""
        self._plan = {}
        state = hidden.copy()
        for step, later in pairwise(steps):
            if not self._engine.apply_at(state, 0, seat, step, self._buffers.actions, self._buffers.weights):
                return
            self._plan[state[0].tobytes()] = later


@dataclass
class Trials:
    """Ideas, how often each was tried, what came of it, and what spoke for it before."""

    ideas: Ints
    visits: Ints
    totals: Floats
    leaning: Floats

    @classmethod
    def of(cls, ideas: Ints, leaning: Floats) -> "Trials":
        return cls(ideas, np.zeros(len(ideas), np.int64), np.zeros(len(ideas)), leaning)

    def worth(self) -> Floats:
        """What each idea is worth: what was found, and what spoke for it before. Those that were dropped come last."""
        means = self.totals / np.maximum(self.visits, 1) + self.leaning
        most = self.visits.max()
        ranked: Floats = np.where(self.visits == most, means, means - 1000.0 * (1.0 + most - self.visits))
        return ranked

    def best(self) -> list[int]:
        """The steps of the best idea."""
        return [int(step) for step in self.ideas[int(np.argmax(self.worth()))] if step >= 0]


def halve(
    trials: Trials,
    alive: Ints,
    try_out: Callable[[Ints], None],
    *,
    iterations: int | None,
    seconds: float | None,
    begun: float,
    stop: Callable[[], bool],
) -> None:
    """Try the ideas that are alive in turn, and drop the worse half of them until one is left or the budget is used up."""
    stages = max(1, int(np.ceil(np.log2(len(alive)))))
    for stage in range(stages):
        until = None if seconds is None else begun + seconds * (stage + 1) / stages
        rounds = None if iterations is None else max(1, iterations // (stages * len(alive)))
        done = 0
        while rounds is None or done < rounds:
            try_out(alive)
            done += 1
            if stop() or (until is not None and time.perf_counter() >= until):
                break
        if stop():
            return
        means = trials.totals[alive] / trials.visits[alive] + trials.leaning[alive]
        alive = alive[np.argsort(-means, kind="stable")[: max(1, (len(alive) + 1) // 2)]]


def sum_up(legal: Ints, trials: Trials, seconds: float, told: Callable[[int], tuple[float, float]]) -> Thought:
    """The legal first steps, each with its best idea, the best first. `told` has the win chance and the points of an idea."""
    worth = trials.worth()
    everything = max(int(trials.visits.sum()), 1)
    order = {int(trials.ideas[k, 0]): int(k) for k in np.argsort(worth, kind="stable")}
    actions = []
    for action in legal.tolist():
        mine = trials.ideas[:, 0] == action
        k = order.get(action)
        win, points = 0.0, 0.0
        if k is not None and trials.visits[k] > 0:
            win, points = told(k)
        actions.append(
            Considered(
                action=action,
                visits=int(trials.visits[mine].sum()),
                share=float(trials.visits[mine].sum() / everything),
                worth=float(worth[k]) if k is not None else -1e9,
                win=win,
                points=points,
                prior=float(trials.leaning[k]) if k is not None else 0.0,
            )
        )
    actions.sort(key=lambda one: (-one.worth, one.action))
    return Thought(actions=actions, iterations=int(trials.visits.sum()), seconds=seconds)
