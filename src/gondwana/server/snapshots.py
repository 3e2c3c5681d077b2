"""Snapshots of a match: everything that its log has led to by some entry, so that what came before need not be played again."""

import hashlib
from functools import cache
from typing import Any

import msgspec

from gondwana.core.contract import Game

EVERY = 256
"""A snapshot is stored after so many entries."""


class Snapshot(msgspec.Struct, frozen=True, kw_only=True, array_like=True):
    """A match after its first `number` entries. `log` is the game without what was taken back."""

    form: str
    """Of the position; a snapshot of another form is not read."""
    number: int
    state: bytes
    log: list[tuple[int, int]]
    decision: int
    own: dict[int, int]
    replaced: dict[int, str]
    conceded: int | None
    away: dict[int, str]
    since: list[int | None]
    left: list[int]
    before: list[list[int]]
    takebacks: list[int]
    reach: int


def form_of(game: Game) -> str:
    """Return a digest of the rules' version and of what a position looks like in memory."""
    return _form(game.name, game.version, game.dtype)


@cache
def _form(name: str, version: str, dtype: Any) -> str:
    return hashlib.sha256(repr((name, version, dtype.descr)).encode()).hexdigest()[:16]


def encode(snapshot: Snapshot) -> bytes:
    """A snapshot as it is stored."""
    return msgspec.msgpack.encode(snapshot)


def decode(data: bytes, game: Game) -> Snapshot | None:
    """A stored snapshot; None if it is of other rules or of no use."""
    try:
        snapshot = msgspec.msgpack.decode(data, type=Snapshot)
    except msgspec.DecodeError:
        return None
    fits = snapshot.form == form_of(game) and len(snapshot.state) == game.dtype.itemsize
    return snapshot if fits else None
