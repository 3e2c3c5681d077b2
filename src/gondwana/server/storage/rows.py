"""The rows of the tables as Python has them."""

from collections.abc import Mapping
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
    seat_changes: int = 0
    """How often a seat was offered, taken or moved: memory that knows another number is out of date."""


class SeatRow(NamedTuple):
    """A seat as stored."""

    match: str
    seat: int
    kind: str
    name: str
    level: str | None
    key_hash: str | None
    """The digest of the link that takes the seat; it works once."""
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
    """A seat of a match, or the watching of it, in the hands of a device or of a program with a key.

    A seat that is taken has one such row. An open one has a row for everybody who has opened its link and not joined yet.
    """

    device_hash: str
    match: str
    seat: int
    since: int
    link_hash: str | None = None
    """The digest of the link by which the holder came: from the same device it may be opened again."""


class Standing(NamedTuple):
    """What the log says of a match, kept beside it for those who ask about many."""

    status: str
    owing: int = 0
    bot_owes: bool = False
    last: int = 0
    deadline: int | None = None


Holders = Mapping[int, frozenset[str]]
"""The digests of those who hold a seat, by seat; of a seat that is taken there is one."""


class Found(NamedTuple):
    """A match with its seats and who holds them."""

    row: MatchRow
    seats: list[SeatRow]
    holders: Holders
    watches: bool = False
    """Whether the device that asks watches."""


class Pulse(NamedTuple):
    """How far a match is: enough to see that another server has gone on with it."""

    match: str
    status: str
    entries: int
    lines: int
    seat_changes: int
    rematch: str | None
