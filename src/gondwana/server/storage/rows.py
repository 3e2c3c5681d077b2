"""The rows of the tables as Python has them."""

from typing import NamedTuple

WATCHER = -1
"""The seat of a holding that only watches."""


class MatchRow(NamedTuple):
    """A match as stored, without its log."""

    id: str
    game: str
    version: str
    players: int
    options: str
    status: str
    watch_hash: str
    rematch_of: str | None
    created: int
    creator: str | None
    """The digest of the device that made the match."""
    listed: bool
    clock: str | None
    absence: int | None
    """Seconds."""
    owing: int = 0
    """The people who owe a decision, as a bit mask."""
    bot_owes: bool = False
    last: int = 0
    """When something happened last."""
    deadline: int | None = None
    """Nothing happens by itself before then; whoever finds it past looks at the log for what is due."""


class SeatRow(NamedTuple):
    """A seat as stored."""

    match: str
    seat: int
    kind: str
    name: str
    level: str | None
    key_hash: str | None
    replaced_by: str | None
    seen: int = 0
    """When its holder came or went last."""


class LogRow(NamedTuple):
    """An entry of the log."""

    match: str
    number: int
    seat: int
    kind: str
    do: str
    at: int


class CommandRow(NamedTuple):
    """A command that was carried out, with its answer."""

    match: str
    seat: int
    id: str
    answer: str


class ChatRow(NamedTuple):
    """A line of chat."""

    match: str
    number: int
    seat: int
    preset: str | None
    text: str | None
    at: int


class HoldingRow(NamedTuple):
    """A seat of a match, or the watching of it, in the hands of a device."""

    device_hash: str
    match: str
    seat: int
    since: int


class Standing(NamedTuple):
    """What the log says of a match, kept beside it for those who ask about many."""

    status: str
    owing: int = 0
    bot_owes: bool = False
    last: int = 0
    deadline: int | None = None


class Found(NamedTuple):
    """A match with its seats, and what a device holds of it."""

    row: MatchRow
    seats: list[SeatRow]
    held: frozenset[int]


class Pulse(NamedTuple):
    """How far a match is: enough to see that another server has gone on with it."""

    match: str
    status: str
    entries: int
    lines: int
    open: int
    rematch: str | None
