"""Deals: what is played, in whichever process, and what is kept of it."""

import math
from collections.abc import Sequence
from dataclasses import dataclass, field

import msgspec

from gondwana.arena.entrants import Entrant
from gondwana.arena.play import Table
from gondwana.arena.schedule import Schedule
from gondwana.bots import Bot
from gondwana.core.contract import Game, Options
from gondwana.games import load

_BUCKETS = 8
"""Buckets of think time for each doubling: a quantile is right to a twentieth."""


class Think(msgspec.Struct, forbid_unknown_fields=True):
    """How long a bot thought about its decisions, added up; the distribution in buckets of equal ratio."""

    decisions: int = 0
    seconds: float = 0.0
    longest: float = 0.0
    buckets: dict[int, int] = {}

    def add(self, nanoseconds: list[int]) -> None:
        """Count some decisions in."""
        for time in nanoseconds:
            bucket = int(math.log2(max(time, 1)) * _BUCKETS)
            self.buckets[bucket] = self.buckets.get(bucket, 0) + 1
        self.decisions += len(nanoseconds)
        self.seconds += sum(nanoseconds) / 1e9
        self.longest = max(self.longest, max(nanoseconds, default=0) / 1e9)

    def merge(self, other: "Think") -> None:
        """Count in what was counted elsewhere."""
        for bucket, count in other.buckets.items():
            self.buckets[bucket] = self.buckets.get(bucket, 0) + count
        self.decisions += other.decisions
        self.seconds += other.seconds
        self.longest = max(self.longest, other.longest)

    @property
    def mean(self) -> float:
        return self.seconds / self.decisions if self.decisions else 0.0

    def quantile(self, part: float) -> float:
        """The time in seconds that this part of the decisions did not exceed, to about a twentieth."""
        left = part * self.decisions
        for bucket in sorted(self.buckets):
            left -= self.buckets[bucket]
            if left <= 0:
                return min(math.exp2((bucket + 0.5) / _BUCKETS) / 1e9, self.longest)
        return self.longest


class Deal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The games of one deal, by rotation and seat, and the think time of each bot by its number."""

    number: int
    points: list[list[int]]
    places: list[list[int]]
    think: dict[int, Think]


@dataclass(frozen=True)
class Job:
    """Everything that a process needs to play any deal."""

    game: str
    players: int
    options: Options
    seed: int
    entrants: tuple[Entrant, ...]


@dataclass
class Player:
    """Plays the deals of a job, with bots that are made once."""

    job: Job
    game: Game
    _bots: dict[int, list[Bot]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self._table = Table(self.game, self.job.players, self.job.options)
        self._schedule = Schedule(len(self.job.entrants), self.job.players)

    def play(self, number: int) -> Deal:
        """All rotations of one deal."""
        points, places = [], []
        think: dict[int, Think] = {}
        for rotation, seating in enumerate(self._schedule.seatings(number)):
            budgets = [self.job.entrants[bot].budget for bot in seating]
            outcome = self._table.play(self._seat(seating), seed=self.job.seed, deal=number, rotation=rotation, budgets=budgets)
            points.append(outcome.points)
            places.append(outcome.places)
            for bot, times in zip(seating, outcome.think, strict=True):
                think.setdefault(bot, Think()).add(times)
        return Deal(number, points, places, think)

    def _seat(self, seating: Sequence[int]) -> list[Bot]:
        """A bot of its own for each seat."""
        seated = []
        for seat, number in enumerate(seating):
            made = self._bots.setdefault(number, [])
            copy = seating[:seat].count(number)
            if copy == len(made):
                made.append(self.job.entrants[number].make(self.game))
                self._table.warm_up(made[-1])
            seated.append(made[copy])
        return seated


_players: dict[int, tuple[Job, Player]] = {}
"""The player of the job that this process works on."""


def play_chunk(job: Job, numbers: Sequence[int]) -> list[Deal]:
    """Some deals of a job; what other processes run."""
    known = _players.get(0)
    if known is None or known[0] != job:
        known = (job, Player(job, load(job.game)))
        _players[0] = known
    return [known[1].play(number) for number in numbers]
