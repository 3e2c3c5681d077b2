"""The players that have learned: `instinct` at a glance, `master` by looking ahead in guessed worlds."""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from gondwana.bots.arrays import Floats
from gondwana.bots.bot import Budget
from gondwana.bots.fossilium import tastes
from gondwana.bots.fossilium.appraisal import best_plan
from gondwana.bots.fossilium.desk import Desk, make_desk
from gondwana.bots.fossilium.foresight import foresee, plans_at
from gondwana.bots.fossilium.learned import Learned, packaged, read_learned
from gondwana.bots.planner import Planner, PlanningThinker, Trials, halve
from gondwana.core.contract import Game, Ints, States
from gondwana.core.templates import SLACK
from gondwana.games.fossilium.data import ROUNDS
from gondwana.games.fossilium.state import EXCAVATE


class _Curator(Planner):
    """A player with what was learned, for as many players as there are."""

    def __init__(self, game: Game, *, name: str, seed: int = 0, learned: Learned | None = None) -> None:
        super().__init__(game, name=name, seed=seed)
        self._learned = learned or packaged()
        self._desks: dict[int, Desk] = {}

    def _desk(self, hidden: States) -> Desk:
        players = int(hidden["players"][0])
        if players not in self._desks:
            self._desks[players] = make_desk(self._learned.values(players), tastes.WIDE)
        return self._desks[players]


class GlanceBot(_Curator):
    """Takes the turn that looks best at a glance."""

    def _decide(self, hidden: States, seat: int, budget: Budget | None) -> list[int]:
        return best_plan(hidden, seat, self._desk(hidden))


@dataclass(frozen=True, kw_only=True)
class Manner:
    """How the thinker looks ahead."""

    most: int = 8
    """So many plans are looked at, those that seem best at a glance."""
    turns: int = 8
    """So many turns of anybody each is played on, or to the next round."""
    rounds: int = 1
    noise: float = 0.5
    """How much chance has a say in that, in points."""
    scale: tuple[float, ...] = (12.0, 11.0, 10.0, 8.0, 6.0, 1.0)
    """By round: how many points of lead make a win likely."""
    trust: float = 0.01
    """What a point of the first glance is worth beside what was found, in shares of the win."""


class MindBot(_Curator, PlanningThinker):
    """Guesses worlds, tries its best plans in each, and lets everybody go on at a glance.

    Plans that turn out worse are dropped, half of them at a time: most of the time goes to those that are hard to tell apart.
    With a budget of iterations it does the same every time for the same seed; an iteration is one plan tried in one world.
    """

    def __init__(
        self,
        game: Game,
        *,
        name: str,
        seed: int = 0,
        budget: Budget,
        learned: Learned | None = None,
        manner: Manner | None = None,
    ) -> None:
        super().__init__(game, name=name, seed=seed, learned=learned)
        self.budget = budget
        self.manner = manner or Manner()
        self._quick: dict[int, Desk] = {}
        self._worlds = np.zeros(2, game.dtype)
        self._buffer = np.zeros(game.actions + SLACK, np.int64)
        self._points = np.zeros(0)

    def _told(self, trials: Trials) -> Callable[[int], tuple[float, float]]:
        visits = np.maximum(trials.visits, 1)
        points = self._points / visits
        wins = np.clip(trials.totals / visits - 0.001 * points, 0.0, 1.0)
        return lambda k: (float(wins[k]), float(points[k]))

    def _weigh(self, hidden: States, seat: int, budget: Budget, stop: Callable[[], bool], begun: float) -> Trials:
        desk = self._desk(hidden)
        n = int(plans_at(hidden, 0, seat, desk))
        ideas, values = desk.plans[:n].copy(), desk.values[:n].copy()
        trials = Trials.of(ideas, self.manner.trust * np.clip(values - values.max(), -20.0, 0.0))
        self._points = np.zeros(n)
        glance = hidden["phase"][0] == EXCAVATE  # FO-60: the order of the sites matters too little to think about
        alive = _different(ideas, values, 1 if glance else self.manner.most)
        if len(alive) == 1:
            trials.visits[alive] = 1
            self._points[alive] = float(values[alive[0]])
            return trials
        halve(
            trials,
            alive,
            lambda these: self._try_out(hidden, seat, trials, these),
            iterations=budget.iterations,
            seconds=budget.seconds,
            begun=begun,
            stop=stop,
        )
        return trials

    def _try_out(self, hidden: States, seat: int, trials: Trials, alive: Ints) -> None:
        manner, players = self.manner, int(hidden["players"][0])
        if players not in self._quick:
            self._quick[players] = make_desk(self._learned.values(players), tastes.QUICK)
        foresee(
            hidden,
            seat,
            trials.ideas,
            alive,
            len(alive),
            manner.turns,
            manner.rounds,
            manner.noise,
            manner.scale[min(max(int(hidden["round"][0]), 0), ROUNDS)],
            self._worlds,
            self.rng,
            self._quick[players],
            self._desk(hidden),
            self._buffer,
            trials.visits,
            trials.totals,
            self._points,
        )


def _different(ideas: Ints, values: Floats, most: int) -> Ints:
    """The best plans, not more than a few that begin alike."""
    chosen: list[int] = []
    alike: dict[int, int] = {}
    for k in np.argsort(-values, kind="stable").tolist():
        first = int(ideas[k, 0])
        if alike.get(first, 0) < 3:
            alike[first] = alike.get(first, 0) + 1
            chosen.append(k)
        if len(chosen) == most:
            break
    return np.array(chosen, np.int64)


__all__ = ["GlanceBot", "MindBot", "packaged", "read_learned"]
