"""The file of an arena: a line that says what is played, then a line for each deal."""

from pathlib import Path
from typing import Any

import msgspec

from gondwana import __version__
from gondwana.arena.deals import Deal, Job, Think
from gondwana.arena.entrants import plays, weights
from gondwana.arena.lines import Lines
from gondwana.arena.schedule import Schedule
from gondwana.core.contract import Game

FORMAT = 2
_POINTS = range(-(1 << 31), 1 << 31)
_BUCKETS = range(1024)


class Header(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The whole configuration. How many games are asked for is no part of it: a file may be continued with more."""

    format: int = FORMAT
    gondwana: str
    game: str
    rules: str
    players: int
    options: dict[str, Any]
    seed: int
    bots: list[str]
    plays: list[str] = []
    """The bots behind the names of levels."""
    weights: list[str | None] = []
    """Digests of the files of weights that they play with."""


def header(game: Game, job: Job) -> Header:
    """What stands in the first line of a job's file."""
    return Header(
        gondwana=__version__,
        game=game.name,
        rules=game.version,
        players=job.players,
        options=msgspec.structs.asdict(job.options),
        seed=job.seed,
        bots=[one.label for one in job.entrants],
        plays=[plays(game, one) for one in job.entrants],
        weights=[weights(game, one) for one in job.entrants],
    )


class Saved(Lines[Deal]):
    """An open file of deals."""

    kind = "arena"

    def __init__(self, path: Path, wanted: Header) -> None:
        self._schedule = Schedule(len(wanted.bots), wanted.players)
        super().__init__(path, wanted)

    def decode(self, line: bytes, number: int) -> Deal | None:
        deal = msgspec.json.decode(line, type=Deal)
        return deal if deal.number == number and _fits(deal, self._schedule) else None


def _fits(deal: Deal, schedule: Schedule) -> bool:
    """Whether a deal of this number can have gone like that."""
    players = schedule.players
    shaped = len(deal.points) == len(deal.places) == players and all(len(row) == players for row in deal.points + deal.places)
    counted = all(points in _POINTS for row in deal.points for points in row)
    placed = all(1 in row and all(1 <= place <= players for place in row) for row in deal.places)
    seated = deal.think.keys() == set(schedule.seatings(deal.number)[0])
    return shaped and counted and placed and seated and all(_can_be(think) for think in deal.think.values())


def _can_be(think: Think) -> bool:
    counts = think.buckets.values()
    timed = think.seconds >= 0 and think.longest >= 0 and all(bucket in _BUCKETS for bucket in think.buckets)
    return timed and all(count >= 0 for count in counts) and think.decisions == sum(counts)
