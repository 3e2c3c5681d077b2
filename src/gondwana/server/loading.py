"""Matches from the database: the newest snapshot, then the entries after it."""

from collections.abc import Iterable, Sequence

import msgspec

from gondwana.core.errors import BadRecord
from gondwana.games import load
from gondwana.locale import Message
from gondwana.server.played import Played, StoredEntry
from gondwana.server.snapshots import EVERY, decode, encode
from gondwana.server.storage import LogRow, MatchRow, Store
from gondwana.server.times import Clock

AT_ONCE = 1024
"""So many entries are read at a time."""


def begin(row: MatchRow) -> Played:
    """The match before its first entry. It stays on the rules that it began with."""
    game = load(row.game)
    if row.version != game.version:
        raise BadRecord(Message("record-version", recorded=row.version, version=game.version))
    clock = None if row.clock is None else msgspec.json.decode(row.clock, type=Clock)
    return Played(game, row.players, msgspec.json.decode(row.options), clock)


def restored(beginning: Played, data: bytes | None) -> Played:
    """Return the match as it was in a stored snapshot; its beginning if there is none, or none that can be read."""
    taken = None if data is None else decode(data, beginning.match.game)
    return beginning if taken is None else beginning.restored(taken)


def carry_on(played: Played, rows: Sequence[LogRow]) -> dict[int, bytes]:
    """Carry out stored entries; returns the snapshots to be stored, by the number of entries."""
    taken: dict[int, bytes] = {}
    last = played.number
    for row in stored_entries(rows):
        played.add_stored([row])
        if played.number - last >= EVERY:
            last = played.number
            taken[last] = encode(played.snapshot())
    return taken


def stored_entries(rows: Iterable[LogRow]) -> list[StoredEntry]:
    """Rows of the log as a match reads them."""
    return [(row.seat, row.kind, row.do, row.at) for row in rows]


async def entries_between(store: Store, row: MatchRow, base: bytes | None, until: int) -> list[StoredEntry]:
    """Return the entries from a stored snapshot on, or from the beginning, up to number `until`."""
    taken = None if base is None else decode(base, load(row.game))
    at = 0 if taken is None else taken.number
    found: list[StoredEntry] = []
    while at < until:
        rows = await store.entries(row.id, at, min(AT_ONCE, until - at))
        if not rows:
            break
        found += stored_entries(rows)
        at += len(rows)
    return found
