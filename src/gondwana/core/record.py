"""Game records: a game is its list of steps, as JSON, one game a line."""

from typing import Any

import msgspec

from gondwana.core.errors import BadRecord
from gondwana.locale import Message


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One entry of a log: who (-1 is chance) did what, in notation."""

    seat: int
    do: str


class GameRecord(msgspec.Struct, frozen=True, kw_only=True):
    """A game, whole or so far. `scores` and `winners` are there once it is over."""

    game: str
    version: str
    options: dict[str, Any]
    players: int
    log: list[Step]
    scores: list[int] | None = None
    winners: list[int] | None = None

    def to_json(self) -> str:
        return msgspec.json.encode(self).decode()


def read_record(text: str | bytes) -> GameRecord:
    """A record from one line of JSON; raises `BadRecord` that says where it is wrong."""
    try:
        return msgspec.json.decode(text, type=GameRecord)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as problem:
        raise BadRecord(Message("record-unreadable", problem=str(problem))) from None
