"""The players that think in whole turns: `instinct` at a glance, `master` by looking ahead in guessed worlds."""

import time
from abc import abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib.resources import as_file, files
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

import numpy as np

from gondwana.bots.bot import Bot, Budget
from gondwana.bots.giganten import opening
from gondwana.bots.giganten.belief import SIGNS
from gondwana.bots.giganten.desk import (
    AHEAD,
    AWAY,
    BACK_AGAIN,
    PULL,
    RISK,
    STRONG_AHEAD,
    TASTES,
    Desk,
    Floats,
    make_desk,
    settle_taste,
)
from gondwana.bots.giganten.foresight import foresee, ideas_at
from gondwana.bots.giganten.outlook import SIGHTS
from gondwana.bots.search import Considered, Thinker, Thought
from gondwana.core.contract import Game, Ints, States
from gondwana.games.giganten.state import KINDS, MOST_PIECES, PICK, SEATS, TRAP, UP

WEIGHTS = "weights.npz"


class Learned(NamedTuple):
    """What was learned from games."""

    taste: Floats
    """By which everybody goes on while the thinker looks ahead."""
    glance: Floats
    """By which `instinct` plays: tuned to win by itself."""
    signs: Floats
    outlook: Floats


_SHAPES = {"taste": (TASTES,), "glance": (TASTES,), "signs": (SIGNS, KINDS), "outlook": (SIGHTS,)}


def read_learned(path: Path) -> Learned:
    """What a file holds; raises `ValueError` if it is not for this game as it is now."""
    try:
        with path.open("rb") as file, np.load(file, allow_pickle=False) as stored:
            arrays = {name: stored[name].astype(np.float64) for name in _SHAPES if name in stored}
    except OSError:
        raise
    except Exception:  # a damaged file can fail in many ways, none of them of interest
        raise ValueError("it is no file of weights") from None
    for name, shape in _SHAPES.items():
        if name not in arrays or arrays[name].shape != shape or not np.isfinite(arrays[name]).all():
            raise ValueError(f"{name} is missing or has not the shape {shape}: these weights are for something else")
    return Learned(**arrays)


def write_learned(path: Path, learned: Learned) -> None:
    """Single precision is enough."""
    np.savez_compressed(path, **{name: array.astype(np.float32) for name, array in learned._asdict().items()})


@cache
def packaged() -> Learned:
    """What comes with the package."""
    with as_file(files("gondwana.bots.giganten") / WEIGHTS) as path:
        return read_learned(path)


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


class _Planner(Bot):
    """Decides a turn as a whole and answers its later steps from the plan, as long as all goes as planned."""

    temper = Temper()

    def __init__(self, game: Game, *, name: str, seed: int = 0, learned: Learned | None = None) -> None:
        super().__init__(game, name=name, seed=seed)
        self._learned = learned or packaged()
        self._taste = self._learned.taste
        self._desk = make_desk(self._taste.copy(), self._learned.signs)
        self._plan: dict[bytes, int] = {}

    def new_match(self, seed: int) -> None:
        super().new_match(seed)
        self._plan = {}

    def choose(self, hidden: States, seat: int, legal: Ints, budget: Budget | None) -> int:
        if opening.is_on(hidden):
            return opening.choose(hidden, seat, legal, self.rng)
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


class GlanceBot(_Planner):
    """Takes the turn that looks best at a glance."""

    def __init__(self, game: Game, *, name: str, seed: int = 0, learned: Learned | None = None) -> None:
        super().__init__(game, name=name, seed=seed, learned=learned)
        self._taste = self._learned.glance

    def _decide(self, hidden: States, seat: int, budget: Budget | None) -> list[int]:
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


class MindBot(_Planner, Thinker):
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
        self.last: Thought | None = None
        self.tried = 0
        """Iterations of all decisions so far."""
        self._other = make_desk(self._taste.copy(), self._learned.signs)
        self._worlds = np.zeros(2, game.dtype)
        self._sights = np.zeros((2, SIGHTS))
        self._odds = np.zeros((SEATS, MOST_PIECES, KINDS))

    def _decide(self, hidden: States, seat: int, budget: Budget | None) -> list[int]:
        ideas, visits, totals, leaning = self._weigh(hidden, seat, budget or self.budget, lambda: False, time.perf_counter())
        self.tried += int(visits.sum())
        best = int(np.argmax(_worth(visits, totals, leaning)))
        return [int(step) for step in ideas[best] if step >= 0]

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
        n = int(self._engine.legal_at(hidden, 0, seat, self._buffers.actions))
        legal = self._buffers.actions[:n].copy()
        if opening.is_on(hidden):
            first = opening.choose(hidden, seat, legal, self.rng)
            ideas = np.array([[first, -1, -1]])
            visits, totals, leaning = np.zeros(1, np.int64), np.zeros(1), np.zeros(1)
        else:
            ideas, visits, totals, leaning = self._weigh(hidden, seat, budget or self.budget, stop, begun)
        self.last = _sum_up(legal, ideas, visits, totals, leaning, time.perf_counter() - begun)
        return self.last

    def _leaning(self, hidden: States, scores: Floats) -> Floats:
        """What speaks for each idea before it is tried, in shares of the win: more, the longer nobody has fought."""
        leaning: Floats = self.manner.trust * self.temper.restlessness(hidden) * np.clip(scores - scores.max(), -20.0, 0.0)
        return leaning

    def _weigh(
        self, hidden: States, seat: int, budget: Budget, stop: Callable[[], bool], begun: float
    ) -> tuple[Ints, Ints, Floats, Floats]:
        """All ideas, how often each was tried, what came of it, and what spoke for it before."""
        self._set_mood(hidden, self._other)
        ideas, scores = self._ideas(hidden, seat, self._desk)
        visits, totals, leaning = np.zeros(len(ideas), np.int64), np.zeros(len(ideas)), self._leaning(hidden, scores)
        alive = np.argsort(-scores, kind="stable")[: self.manner.most].astype(np.int64)
        if len(alive) == 1:
            visits[alive] = 1
            totals[alive] = 0.5
            return ideas, visits, totals, leaning
        stages = max(1, int(np.ceil(np.log2(len(alive)))))
        seconds = None if budget.seconds is None else budget.seconds * self._share(hidden)
        for stage in range(stages):
            until = None if seconds is None else begun + seconds * (stage + 1) / stages
            rounds = None if budget.iterations is None else max(1, budget.iterations // (stages * len(alive)))
            done = 0
            while rounds is None or done < rounds:
                self._try_out(hidden, seat, ideas, alive, visits, totals)
                done += 1
                if stop() or (until is not None and time.perf_counter() >= until):
                    break
            if stop():
                break
            means = totals[alive] / visits[alive] + leaning[alive]
            alive = alive[np.argsort(-means, kind="stable")[: max(1, (len(alive) + 1) // 2)]]
        return ideas, visits, totals, leaning

    def _share(self, hidden: States) -> float:
        """Of the time of a turn, what this decision may take."""
        phase = hidden["phase"][0]
        if phase == UP:
            return self.manner.up_share
        return self.manner.move_share / (2 if phase == PICK and hidden["quickly"][0] else 1)

    def _try_out(self, hidden: States, seat: int, ideas: Ints, alive: Ints, visits: Ints, totals: Floats) -> None:
        foresee(
            hidden,
            seat,
            ideas,
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
            visits,
            totals,
        )


def _worth(visits: Ints, totals: Floats, leaning: Floats) -> Floats:
    """What each idea is worth: what was found, and what spoke for it before. Those that were dropped come after all others."""
    means = totals / np.maximum(visits, 1) + leaning
    most = visits.max()
    ranked: Floats = np.where(visits == most, means, means - 10.0 * (1.0 + most - visits))
    return ranked


def _sum_up(legal: Ints, ideas: Ints, visits: Ints, totals: Floats, leaning: Floats, seconds: float) -> Thought:
    """The legal first steps, each with its best idea, the best first."""
    worth = _worth(visits, totals, leaning)
    everything = max(int(visits.sum()), 1)
    order = {int(ideas[k, 0]): int(k) for k in np.argsort(worth, kind="stable")}
    actions = []
    for action in legal.tolist():
        mine = ideas[:, 0] == action
        k = order.get(action)
        tried = k is not None and visits[k] > 0
        win = float(totals[k] / visits[k]) if tried else 0.0
        actions.append(
            Considered(
                action=action,
                visits=int(visits[mine].sum()),
                share=float(visits[mine].sum() / everything),
                worth=float(worth[k]) if k is not None else -1e9,
                win=win,
                points=2.0 * win,
                prior=float(leaning[k]) if k is not None else 0.0,
                then=tuple(int(step) for step in ideas[k, 1:] if step >= 0) if k is not None else (),
            )
        )
    actions.sort(key=lambda one: (-one.worth, one.action))
    return Thought(actions=actions, iterations=int(visits.sum()), seconds=seconds)
