"""For players of whole turns: a plan that is followed step by step, and trials that drop half of the ideas at a time."""

import time
from abc import abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise

import numpy as np

from gondwana.bots.arrays import Floats
from gondwana.bots.bot import Bot, Budget
from gondwana.bots.search import Considered, Thinker, Thought
from gondwana.core.contract import Game, Ints, States


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

    def _legal(self, hidden: States, seat: int) -> Ints:
        """What the seat may do."""
        n = int(self._engine.legal_at(hidden, 0, seat, self._buffers.actions))
        return self._buffers.actions[:n].copy()


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


class PlanningThinker(Planner, Thinker):
    """Plans by trying ideas out, as long as its budget lasts."""

    budget: Budget

    def __init__(self, game: Game, *, name: str, seed: int = 0) -> None:
        super().__init__(game, name=name, seed=seed)
        self.last: Thought | None = None
        self.tried = 0
        """Iterations of all decisions so far."""

    @abstractmethod
    def _weigh(self, hidden: States, seat: int, budget: Budget, stop: Callable[[], bool], begun: float) -> Trials:
        """All ideas, and what came of those that seem best at a glance."""

    @abstractmethod
    def _told(self, trials: Trials) -> Callable[[int], tuple[float, float]]:
        """The win chance and the points of an idea that was tried."""

    def _decide(self, hidden: States, seat: int, budget: Budget | None) -> list[int]:
        trials = self._weigh(hidden, seat, budget or self.budget, lambda: False, time.perf_counter())
        self.tried += int(trials.visits.sum())
        return trials.best()

    def think(
        self,
        position: States,
        seat: int,
        budget: Budget | None = None,
        stop: Callable[[], bool] = lambda: False,
    ) -> Thought:
        """Find the seat's best action until the budget is used up or `stop` says so."""
        begun = time.perf_counter()
        hidden = position.copy()
        self._engine.hide_at(hidden, 0, seat)
        trials = self._weigh(hidden, seat, budget or self.budget, stop, begun)
        self.last = sum_up(self._legal(hidden, seat), trials, time.perf_counter() - begun, self._told(trials))
        return self.last


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
                then=tuple(int(step) for step in trials.ideas[k, 1:] if step >= 0) if k is not None else (),
            )
        )
    actions.sort(key=lambda one: (-one.worth, one.action))
    return Thought(actions=actions, iterations=int(trials.visits.sum()), seconds=seconds)
