"""What an arena came to, in plain types: everything that tables, JSON and reports are made of."""

from typing import Any

import msgspec
import numpy as np

from gondwana import __version__
from gondwana.arena.deals import Job, Think
from gondwana.arena.elo import Rating, ratings
from gondwana.arena.intervals import mean_interval, share_interval
from gondwana.arena.ledger import Ledger
from gondwana.arena.skill import Skill, skills
from gondwana.arena.sprt import ALPHA, BETA, LOWER, UPPER, Sprt, Verdict
from gondwana.core.contract import Game


class Estimate(msgspec.Struct, frozen=True):
    """A mean with its 95 % interval over deals; None where too little was played for one."""

    mean: float
    low: float | None
    high: float | None


class AtSeat(msgspec.Struct, frozen=True):
    """What a bot came to on one seat."""

    seat: int
    games: int
    win_share: float
    points: float


class ThinkTime(msgspec.Struct, frozen=True):
    """Seconds a decision; forced moves are no decisions."""

    decisions: int
    mean: float
    p95: float
    longest: float


class Standing(msgspec.Struct, frozen=True, kw_only=True):
    """One bot's results. `games` counts seats: a bot that fills two seats of a table plays two games there."""

    bot: str
    games: int
    win_share: Estimate
    points: Estimate
    place: float
    elo: Rating
    skill: Skill
    by_seat: list[AtSeat]
    think: ThinkTime
    point_counts: dict[int, int]


class HeadToHead(msgspec.Struct, frozen=True, kw_only=True):
    """How a bot was placed beside another at the same table, and by how many points on average."""

    bot: str
    other: str
    better: int
    level: int
    worse: int
    score: float
    """Better placed, level as a half, of all comparisons."""
    points: float


class SprtResult(msgspec.Struct, frozen=True, kw_only=True):
    """A sequential test about the first bot: the hypotheses as multiples of the fair share, and where the test stands."""

    bot: str
    low: float
    high: float
    alpha: float
    beta: float
    lower: float
    upper: float
    llr: float
    deals: int
    verdict: Verdict
    path: list[float]


class ArenaResult(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that is known after an arena."""

    gondwana: str
    game: str
    rules: str
    players: int
    options: dict[str, Any]
    seed: int
    bots: list[str]
    games_asked: int
    games: int
    deals: int
    combinations: int
    fair_share: float
    anchor: str
    seconds: float
    """Of this run; what was taken from a file took no time."""
    deals_from_file: int
    standings: list[Standing]
    """In the order in which the bots were named."""
    head_to_head: list[HeadToHead]
    sprt: SprtResult | None


def make_result(
    game: Game, job: Job, ledger: Ledger, sprt: Sprt | None, *, games_asked: int, seconds: float, deals_from_file: int
) -> ArenaResult:
    """Work out the figures of a ledger."""
    labels = [one.label for one in job.entrants]
    anchor = labels.index("random") if "random" in labels else len(labels) - 1
    return ArenaResult(
        gondwana=__version__,
        game=game.name,
        rules=game.version,
        players=job.players,
        options=msgspec.structs.asdict(job.options),
        seed=job.seed,
        bots=labels,
        games_asked=games_asked,
        games=ledger.games,
        deals=len(ledger.deals),
        combinations=len(ledger.schedule.combinations),
        fair_share=1 / job.players,
        anchor=labels[anchor],
        seconds=seconds,
        deals_from_file=deals_from_file,
        standings=_standings(ledger, labels, anchor, job.seed),
        head_to_head=_head_to_head(ledger, labels),
        sprt=None if sprt is None else _sprt(sprt, labels[0]),
    )


def _standings(ledger: Ledger, labels: list[str], anchor: int, seed: int) -> list[Standing]:
    seats, shares, points = ledger.seats, ledger.shares, ledger.points
    games = np.maximum(ledger.seat_games, 1)
    elos = ratings(ledger.beaten, anchor, seed)
    beliefs = skills(ledger)
    return [
        Standing(
            bot=label,
            games=int(seats[:, bot].sum()),
            win_share=Estimate(*share_interval(shares[:, bot], seats[:, bot])),
            points=Estimate(*mean_interval(points[:, bot], seats[:, bot])),
            place=float(ledger.place_sums[bot] / max(seats[:, bot].sum(), 1)),
            elo=elos[bot],
            skill=beliefs[bot],
            by_seat=[
                AtSeat(
                    seat,
                    int(ledger.seat_games[bot, seat]),
                    float(ledger.seat_shares[bot, seat] / games[bot, seat]),
                    float(ledger.seat_points[bot, seat] / games[bot, seat]),
                )
                for seat in range(ledger.schedule.players)
            ],
            think=_think_time(ledger.think[bot]),
            point_counts=dict(sorted(ledger.point_counts[bot].items())),
        )
        for bot, label in enumerate(labels)
    ]


def _think_time(think: Think) -> ThinkTime:
    return ThinkTime(think.decisions, think.mean, think.quantile(0.95), think.longest)


def _head_to_head(ledger: Ledger, labels: list[str]) -> list[HeadToHead]:
    better, level, worse = ledger.outcomes
    met = better + level + worse
    return [
        HeadToHead(
            bot=labels[bot],
            other=labels[other],
            better=int(better[bot, other]),
            level=int(level[bot, other]),
            worse=int(worse[bot, other]),
            score=float((better[bot, other] + level[bot, other] / 2) / met[bot, other]),
            points=float(ledger.differences[bot, other] / met[bot, other]),
        )
        for bot in range(len(labels))
        for other in range(len(labels))
        if met[bot, other]
    ]


def _sprt(sprt: Sprt, bot: str) -> SprtResult:
    return SprtResult(
        bot=bot,
        low=sprt.low,
        high=sprt.high,
        alpha=ALPHA,
        beta=BETA,
        lower=LOWER,
        upper=UPPER,
        llr=sprt.llr,
        deals=len(sprt.path),
        verdict=sprt.verdict,
        path=list(sprt.path),
    )
