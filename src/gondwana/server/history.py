"""The past of matches, page by page: computed beside the event loop from the nearest snapshot, and kept.

A log only grows, so a page that is full never changes. Nothing here takes longer for a longer log.
"""

import asyncio
import gzip
from collections import OrderedDict
from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from itertools import dropwhile
from typing import Any, Generic, TypeVar

import msgspec

from gondwana.core.contract import Event, States
from gondwana.core.record import GameRecord
from gondwana.server import replay
from gondwana.server.access import Guest
from gondwana.server.client import current_client
from gondwana.server.fair_pool import FairPool
from gondwana.server.loading import begin, entries_between, restored
from gondwana.server.messages import Events, Frames
from gondwana.server.played import Played, StoredEntry
from gondwana.server.storage import MatchRow, Store

EVENTS_PAGE = 256
"""So many entries of the log are told at a time."""
FRAMES_PAGE = 128
"""Likewise for pictures, which are larger."""
_MOST_BYTES = 32 * 1024 * 1024
_IN_MEMORY = 6
"""So many times the bytes of its JSON a page takes in memory."""
_PACKING = 5

Page = TypeVar("Page", bound=msgspec.Struct)


@dataclass(frozen=True)
class Kept(Generic[Page]):
    """A page as it was made, and as it is sent."""

    page: Page
    plain: bytes
    packed: bytes
    """With gzip."""

    @property
    def size(self) -> int:
        return _IN_MEMORY * len(self.plain) + len(self.packed)


class History:
    """Pages of all matches; those that were not asked for lately are forgotten."""

    def __init__(self, store: Store, readers: FairPool, most: int = _MOST_BYTES) -> None:
        self._store = store
        self._readers = readers
        self._most = most
        self._size = 0
        self._pages: OrderedDict[Hashable, Kept[Any]] = OrderedDict()
        self._making: dict[Hashable, asyncio.Task[Kept[Any]]] = {}

    async def events(self, guest: Guest, number: int, viewer: int, since: int) -> Events:
        """Return what happened for a viewer from entry `since` of the first `number` on, as far as its page goes."""
        since = min(max(since, 0), number)
        first = since - since % EVENTS_PAGE
        until = min(first + EVENTS_PAGE, number)
        later = until if until < number else None
        if since == until:
            return Events(number=number, next=later, events=[])

        def make(played: Played, rows: Sequence[StoredEntry]) -> Events:
            steps = dropwhile(lambda step: step.number < first, played.carry_on(rows))
            told: list[Event] = [event for _, happened in played.narrate(viewer, steps) for event in happened]
            return Events(number=until, next=None, events=told)

        kept = await self._page(guest, ("events", guest.row.id, viewer, first, until), (first, until), make)
        return Events(number=number, next=later, events=[event for event in kept.page.events if event["at"] >= since])

    async def frames(self, guest: Guest, number: int, viewer: int, since: int) -> Kept[Frames]:
        """Return the page of pictures that entry `since` of the first `number` is on. A picture is where its last entry is."""
        since = min(max(since, 0), max(number - 1, 0))
        first = since - since % FRAMES_PAGE
        until = min(first + FRAMES_PAGE, number)
        later = until if until < number else None
        # What is shown at once may have begun on the page before; whether it has ended, the next entry tells.
        before, after = max(first - FRAMES_PAGE, 0), min(until + 1, number)

        def make(played: Played, rows: Sequence[StoredEntry]) -> Frames:
            steps = dropwhile(lambda step: step.number < before, played.carry_on(rows))
            return Frames(frames=replay.frames(played, viewer, steps, first, until), next=later)

        return await self._page(guest, ("frames", guest.row.id, viewer, first, until, later, after), (before, after), make)

    async def record(self, guest: Guest, played: Played) -> Kept[GameRecord]:
        """Return the record of a match that is over."""
        return await self._kept(("record", guest.row.id), lambda: self._made(guest, lambda: _pack(played.match.record())))

    async def position(self, guest: Guest, played: Played, number: int) -> States:
        """Return the position after the first `number` entries; nothing is hidden in it."""
        if number >= played.first:
            return played.position(number)
        base, rows = await self._before(guest.row, number, number)

        def replayed() -> States:
            then = restored(begin(guest.row), base)
            then.add_stored(rows)
            return then.position(number)

        found: States = await self._made(guest, replayed)
        return found

    def close(self) -> None:
        """Make no more pages."""
        for task in self._making.values():
            task.cancel()

    async def _page(
        self, guest: Guest, key: Hashable, span: tuple[int, int], make: Callable[[Played, Sequence[StoredEntry]], Page]
    ) -> Kept[Page]:
        async def made() -> Kept[Page]:
            base, rows = await self._before(guest.row, *span)
            kept: Kept[Page] = await self._made(guest, lambda: _pack(make(restored(begin(guest.row), base), rows)))
            return kept

        return await self._kept(key, made)

    async def _before(self, row: MatchRow, first: int, until: int) -> tuple[bytes | None, list[StoredEntry]]:
        """The newest snapshot of the first `first` entries, and all entries from there to `until`."""
        base = await self._store.snapshot(row.id, first)
        return base, await entries_between(self._store, row, base, until)

    async def _made(self, guest: Guest, work: Callable[[], Any]) -> Any:
        return await self._readers.run(current_client(), work, later=guest.stranger)

    async def _kept(self, key: Hashable, make: Callable[[], Any]) -> Kept[Any]:
        """A page that is kept, or made now; whoever asks for it meanwhile waits for the same one."""
        if (found := self._pages.get(key)) is not None:
            self._pages.move_to_end(key)
            return found
        if key not in self._making:
            self._making[key] = asyncio.create_task(make())
            self._making[key].add_done_callback(lambda task: self._keep(key, task))
        return await asyncio.shield(self._making[key])

    def _keep(self, key: Hashable, task: "asyncio.Task[Kept[Any]]") -> None:
        del self._making[key]
        if task.cancelled() or task.exception() is not None:
            return
        self._pages[key] = task.result()
        self._size += task.result().size
        while self._size > self._most:
            _, old = self._pages.popitem(last=False)
            self._size -= old.size


def _pack(page: Page) -> Kept[Page]:
    plain = msgspec.json.encode(page)
    return Kept(page, plain, gzip.compress(plain, _PACKING, mtime=0))
