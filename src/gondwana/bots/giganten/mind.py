"""The players that think in whole turns: `instinct` at a glance, `master` by looking ahead in guessed worlds."""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from gondwana.bots.arrays import Floats
from gondwana.bots.bot import Budget
from gondwana.bots.giganten import opening
from gondwana.bots.giganten.desk import AHEAD, AWAY, BACK_AGAIN, PULL, RISK, STRONG_AHEAD, Desk, make_desk, settle_taste
from gondwana.bots.giganten.foresight import foresee, ideas_at
from gondwana.bots.giganten.learned import Learned, packaged, read_learned
from gondwana.bots.giganten.outlook import SIGHTS
from gondwana.bots.planner import Planner, PlanningThinker, Trials, halve
from gondwana.core.contract import Game, Ints, States
from gondwana.games.giganten.state import KINDS, MOST_PIECES, PICK, SEATS, TRAP, UP


@dataclass(frozen=True, kw_only=True)
class Temper:
    """When a player gets restless: games must get on. In own turns."""

    calm: float = 6.0
    """So long nobody need fight."""
    patience: float = 12.0
    """After so many more it is twice as restless."""
    day: float = 90.0
    """So long a game may take; after twice that it is twice as restless."""

    def restlessness(self, hidden: States) -> float:
        """1, and more the longer nobody has fought and the longer it all takes."""
        players = int(hidden["players"][0])
        quiet, turns = float(hidden["quiet"][0]) / players, float(hidden["turns"][0]) / players
        return 1.0 + max(0.0, quiet - self.calm) / self.patience + max(0.0, turns - self.day) / self.day


class _Commander(Planner):
    """A player with what was learned, who sets up from the pool and gets restless in long games."""

    temper = Temper()

    def __init__(self, game: Game, *, name: str, seed: int = 0, learned: Learned | None = None) -> None:
        super().__init__(game, name=name, seed=seed)
        self._learned = learned or packaged()
        self._taste = self._learned.taste
        self._desk = make_desk(self._taste.copy(), self._learned.signs)

    def _set_up(self, hidden: States, seat: int) -> int:
        """A step of the set-up."""
        return opening.choose(hidden, seat, self._legal(hidden, seat), self.rng)

    def _set_mood(self, hidden: States, desk: Desk) -> None:
        """Who is restless is drawn to the enemy more, fears less and leaves the Nest sooner."""
        restless = self.temper.restlessness(hidden)
        desk.taste[:] = self._taste
        desk.taste[[PULL, AHEAD, STRONG_AHEAD]] *= restless
        desk.taste[[RISK, AWAY, BACK_AGAIN]] /= restless
        settle_taste(desk, int(bool(hidden["flags"][0] & TRAP)))

    def _ideas(self, hidden: States, seat: int, desk: Desk) -> tuple[Ints, Floats]:
        self._set_mood(hidden, desk)
        n = int(ideas_at(hidden, 0, seat, desk))
        return desk.ideas[:n].copy(), desk.scores[:n].copy()


class GlanceBot(_Commander):
    """Takes the turn that looks best at a glance."""

    def __init__(self, game: Game, *, name: str, seed: int = 0, learned: Learned | None = None) -> None:
        super().__init__(game, name=name, seed=seed, learned=learned)
        self._taste = self._learned.glance

    def _decide(self, hidden: States, seat: int, budget: Budget | None) -> list[int]:
        if opening.is_on(hidden):
            return [self._set_up(hidden, seat)]
        ideas, scores = self._ideas(hidden, seat, self._desk)
        return [int(step) for step in ideas[int(np.argmax(scores))] if step >= 0]


@dataclass(frozen=True, kw_only=True)
class Manner:
    """How the thinker looks ahead."""

    most: int = 16
    """So many ideas are looked at, those that seem best at a glance."""
    turns: int = 12
    """So far each is played on."""
    noise: float = 0.3
    """How much chance has a say in that."""
    trust: float = 0.004
    """What a point of the first glance is worth beside what was found, in shares of the win."""
    move_share: float = 0.85
    up_share: float = 0.15
    """Of a turn's time, for the move and for moving up after a fight."""


class MindBot(_Commander, PlanningThinker):
    """Guesses worlds, weighed by how pieces behaved, tries its best ideas in each, and lets everybody go on at a glance.

    Ideas that turn out worse are dropped, half of them at a time: most of the time goes to those that are hard to tell apart.
    With a budget of iterations it does the same every time for the same seed; an iteration is one idea tried in one world.
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
        self._other = make_desk(self._taste.copy(), self._learned.signs)
        self._worlds = np.zeros(2, game.dtype)
        self._sights = np.zeros((2, SIGHTS))
        self._odds = np.zeros((SEATS, MOST_PIECES, KINDS))

    def _told(self, trials: Trials) -> Callable[[int], tuple[float, float]]:
        wins = trials.totals / np.maximum(trials.visits, 1)
        return lambda k: (float(wins[k]), 2.0 * float(wins[k]))

    def _leaning(self, hidden: States, scores: Floats) -> Floats:
        """What speaks for each idea before it is tried, in shares of the win: more, the longer nobody has fought."""
        leaning: Floats = self.manner.trust * self.temper.restlessness(hidden) * np.clip(scores - scores.max(), -20.0, 0.0)
        return leaning

    def _weigh(self, hidden: States, seat: int, budget: Budget, stop: Callable[[], bool], begun: float) -> Trials:
        if opening.is_on(hidden):
            return Trials.of(np.array([[self._set_up(hidden, seat)]]), np.zeros(1))
        self._set_mood(hidden, self._other)
        ideas, scores = self._ideas(hidden, seat, self._desk)
        trials = Trials.of(ideas, self._leaning(hidden, scores))
        alive = np.argsort(-scores, kind="stable")[: self.manner.most].astype(np.int64)
        if len(alive) == 1:
            trials.visits[alive] = 1
            trials.totals[alive] = 0.5
            return trials
        halve(
            trials,
            alive,
            lambda these: self._try_out(hidden, seat, trials, these),
            iterations=budget.iterations,
            seconds=None if budget.seconds is None else budget.seconds * self._share(hidden),
            begun=begun,
            stop=stop,
        )
        return trials

    def _share(self, hidden: States) -> float:
        """Of the time of a turn, what this decision may take."""
        phase = hidden["phase"][0]
        if phase == UP:
            return self.manner.up_share
        return self.manner.move_share / (2 if phase == PICK and hidden["quickly"][0] else 1)

    def _try_out(self, hidden: States, seat: int, trials: Trials, alive: Ints) -> None:
        foresee(
            hidden,
            seat,
            trials.ideas,
            alive,
            len(alive),
            1,
            self.manner.turns,
            self.manner.noise,
            self._learned.outlook,
            self._sights,
            self._worlds,
            self._odds,
            self.rng,
            self._desk,
            self._other,
            trials.visits,
            trials.totals,
        )


__all__ = ["GlanceBot", "MindBot", "packaged", "read_learned"]
