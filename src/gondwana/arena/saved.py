"""The file of an arena that can go on where it was stopped: a line that says what is played, then a line for each deal."""

from pathlib import Path
from types import TracebackType
from typing import Any, Self

import msgspec

from gondwana import __version__
from gondwana.arena.deals import Deal, Job, Think
from gondwana.arena.entrants import BadArena, plays, weights
from gondwana.arena.files import naming
from gondwana.arena.schedule import Schedule
from gondwana.core.contract import Game
from gondwana.locale import Message

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
        plays=[plays(one) for one in job.entrants],
        weights=[weights(game, one) for one in job.entrants],
    )


class Saved:
    """An open file of deals. `deals` are those that were there; a last line that was cut off is dropped."""

    def __init__(self, path: Path, wanted: Header) -> None:
        self.path = path
        self.deals: list[Deal] = []
        with naming(path):
            self._file = path.open("r+b" if path.exists() else "w+b")
            try:
                whole = self._read(wanted)
                self._file.seek(whole)
                self._file.truncate()
                if whole == 0:
                    self._write(wanted)
            except BaseException:
                self._file.close()
                raise

    def _read(self, wanted: Header) -> int:
        """Read what is there; answers how many bytes of it are whole lines."""
        lines = self._file.read().split(b"\n")
        torn = lines.pop()
        if not lines:
            if torn and not msgspec.json.encode(wanted).startswith(torn):
                raise BadArena(Message("arena-saved-foreign", file=str(self.path)))
            return 0
        self._check_header(lines[0], wanted)
        schedule = Schedule(len(wanted.bots), wanted.players)
        for number, line in enumerate(lines[1:]):
            try:
                deal = msgspec.json.decode(line, type=Deal)
            except (msgspec.MsgspecError, UnicodeDecodeError):
                deal = None
            if deal is None or deal.number != number or not _fits(deal, schedule):
                raise BadArena(Message("arena-saved-line", file=str(self.path), line=number + 2))
            self.deals.append(deal)
        return sum(len(line) + 1 for line in lines)

    def _check_header(self, line: bytes, wanted: Header) -> None:
        try:
            found = msgspec.json.decode(line, type=Header)
        except (msgspec.MsgspecError, UnicodeDecodeError):
            raise BadArena(Message("arena-saved-foreign", file=str(self.path))) from None
        for name, value in msgspec.structs.asdict(wanted).items():
            there = getattr(found, name)
            if there != value:
                message = Message("arena-saved-other", file=str(self.path), name=name, there=_text(there), wanted=_text(value))
                raise BadArena(message)

    def add(self, deal: Deal) -> None:
        """Append a deal; it is in the hands of the system when this returns."""
        self._write(deal)

    def _write(self, line: msgspec.Struct) -> None:
        with naming(self.path):
            self._file.write(msgspec.json.encode(line) + b"\n")
            self._file.flush()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        with naming(self.path):
            self._file.close()


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


def _text(value: Any) -> str:
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()
