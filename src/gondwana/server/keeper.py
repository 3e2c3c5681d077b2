"""Matches as they are stored and as memory has them: what others wrote is read, what was decided is written, then told."""

import asyncio
import logging
import secrets
from collections.abc import Callable
from functools import partial
from typing import Any, TypeVar

import msgspec
from sqlalchemy.exc import IntegrityError

from gondwana.core.errors import GondwanaError, Refused
from gondwana.core.match import Match
from gondwana.locale import Message
from gondwana.server.access import Access, Guest, admit, device_hash
from gondwana.server.client import current_client, mark_known
from gondwana.server.deadlines import standing
from gondwana.server.errors import CommandUsed, Stale
from gondwana.server.fair_pool import FairPool
from gondwana.server.herald import Herald
from gondwana.server.history import History
from gondwana.server.loading import AT_ONCE, begin, carry_on, restored, stored_entries
from gondwana.server.messages import Done, Said
from gondwana.server.played import Entry, Played, chance_entry
from gondwana.server.requests import checked_command, is_id
from gondwana.server.rooms import Room, Rooms
from gondwana.server.showing import Shown, publish, said_of
from gondwana.server.snapshots import EVERY, encode
from gondwana.server.storage import LogRow, MatchRow, Store
from gondwana.server.storage.rows import CommandRow, Found

Chance = Callable[[Match], int]
"""What chance does in a match that waits for it."""

Change = Callable[[Played, int, int], list[Entry]]
"""Carries out a command on a match: the match, the seat, the time."""

Answer = TypeVar("Answer", Done, Said)

_FEW = 64
"""So many new entries are carried out in the event loop; more of them beside it."""
_LOG = logging.getLogger(__name__)
MOST_LINES = 200
"""So many lines of the chat are read at a time."""
ATTEMPTS = 4
"""So often a command is tried when others keep writing first."""


def by_lot(match: Match) -> int:
    """Chance as the weights say, from the system's own random numbers: nobody can compute them from what was drawn before."""
    odds = match.odds()
    left = secrets.randbelow(sum(weight for _, weight in odds))
    for action, weight in odds:
        left -= weight
        if left < 0:
            return action
    raise AssertionError("the weights do not add up")


class Keeper:
    """The matches of a database, as far as this program has to do with them."""

    def __init__(self, store: Store, *, chance: Chance, clock: Callable[[], float], herald: Herald) -> None:
        self.store = store
        self.herald = herald
        """Tells other programs on the same database what was written."""
        self.rooms = Rooms()
        self.readers = FairPool("reader", 1)
        """Computes what takes longer for a longer log, and what is shown of the past."""
        self.history = History(store, self.readers)
        self.wake: Callable[[Room], None] = lambda room: None
        """Called when a bot may owe a decision."""
        self._chance = chance
        self._clock = clock
        self.rooms.began = self.now()
        self._to_tell: dict[Room, None] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    def now(self) -> int:
        return int(self._clock() * 1000)

    async def enter(self, match: str, access: Access) -> Guest:
        """Whoever comes. An unknown match and a wrong key look the same from outside, and take the same questions."""
        digest = device_hash(access)
        found = await self.find(match, digest)
        guest = admit(found, access, over=found is not None and found.row.status == "over")
        if not guest.stranger:
            mark_known(digest)
        if found is not None:
            self.rooms.of(match).learn(found)
        return guest

    async def find(self, match: str, digest: str | None = None) -> Found | None:
        """A match and who holds its seats; a text that cannot be an id is asked for as well, and not found."""
        return await self.store.find(match if is_id(match) else "", digest)

    async def enter_again(self, match: str, access: Access) -> Guest:
        """The same without a question to the database, if memory knows the game and this one as the holder of a seat."""
        room = self.rooms.known(match)
        if room is not None and room.row is not None and room.knows_holders and room.played is not None and room.played.begun:
            try:
                guest = admit(Found(room.row, room.seats, room.holders), access)
            except GondwanaError:
                pass
            else:
                mark_known(device_hash(access))
                return guest
        return await self.enter(match, access)

    async def present(self, guest: Guest) -> Played:
        """The match as it is stored now."""
        return await self.catch_up(self.rooms.of(guest.row.id), guest)

    async def catch_up(self, room: Room, guest: Guest) -> Played:
        """Read what was added to the log, by whomever."""
        before = room.played or await self._loaded(room, guest.row)
        rows = await self.store.entries(room.match, before.number, AT_ONCE)
        begun = all(place.kind != "open" for place in guest.seats)
        played = before
        if rows or begun != before.begun:
            played = before.fork()
            played.begun = begun or before.begun or bool(rows)
            if len(rows) <= _FEW:
                played.add_stored(stored_entries(rows))
            else:
                await self._carry_on(room.match, played, rows)
        return self.changed(room, played, guest)

    async def _loaded(self, room: Room, row: MatchRow) -> Played:
        """The match as the database has it; who asks meanwhile waits for the same."""
        if room.loading is None:
            room.loading = asyncio.create_task(self._load(row))
            room.loading.add_done_callback(lambda task: _loaded(room, task))
        return await asyncio.shield(room.loading)

    async def _load(self, row: MatchRow) -> Played:
        data = await self.store.snapshot(row.id)
        played = restored(begin(row), data)
        if rows := await self.store.entries(row.id, played.number, AT_ONCE):
            played.begun = True
            await self._carry_on(row.id, played, rows)
        return played

    async def _carry_on(self, match: str, played: Played, rows: list[LogRow]) -> None:
        """Carry out the stored entries that follow, beside the event loop, and store snapshots on the way."""
        while rows:
            taken = await self.readers.run(current_client(), partial(carry_on, played, rows))
            await self._save(match, taken)
            rows = await self.store.entries(match, played.number, AT_ONCE) if len(rows) == AT_ONCE else []

    async def _save(self, match: str, taken: dict[int, bytes]) -> None:
        """Store snapshots. Without them a match takes longer to load, and nothing else is lost."""
        if not taken:
            return
        try:
            await self.store.save_snapshots(match, taken)
        except Exception as problem:
            _LOG.warning("a snapshot could not be stored (%s)", type(problem).__name__)

    def changed(self, room: Room, played: Played, guest: Guest, *, tell: bool = True) -> Played:
        """The match is stored up to here: keep it, tell those who listen, let bots go on."""
        kept = room.played
        if kept is not None and (kept is played or (kept.number, kept.begun) >= (played.number, played.begun)):
            return kept
        room.played = played
        if tell:
            self.tell_soon(room)
        self.go_on(room, played, guest)
        return played

    def go_on(self, room: Room, played: Played, guest: Guest) -> None:
        """Let a bot think if one owes a decision."""
        levels = guest.levels(played)
        if played.begun and any(seat in levels for seat in played.match.pending):
            self.wake(room)

    async def tell_said(self, room: Room, fresh: Said | None = None) -> None:
        """Tell those who listen what was said and they have not been told: a fresh line, or what the database has."""
        if fresh is None or room.lines not in (None, fresh.number):
            lines = [said_of(row) for row in await self.store.said(room.match, room.lines or 0, MOST_LINES)]
        else:
            lines = [fresh]
        for said in lines:
            if room.lines is None or said.number >= room.lines:
                room.lines = said.number + 1
                room.tell_guests(said)

    def tell_soon(self, room: Room) -> None:
        """Tell those who listen, one match after the other: what happens in a match while others are told is told at once."""
        if not room.listeners:
            return
        if not self._to_tell:
            asyncio.get_running_loop().call_soon(self._tell_next)
        self._to_tell[room] = None

    def _tell_next(self) -> None:
        room = next(iter(self._to_tell))
        del self._to_tell[room]
        if self._to_tell:
            asyncio.get_running_loop().call_soon(self._tell_next)
        self.publish(room)

    def publish(self, room: Room) -> None:
        """Tell those who listen what they have not been told."""
        publish(room, self.now())

    async def command(self, match: str, access: Access, command: str, change: Change) -> Done:
        """Carry out a command and store it with its answer; whoever hangs up meanwhile does not cut it in two."""
        checked_command(command)
        guest = await self.enter_again(match, access)
        guest.own_seat()
        room = self.rooms.of(match)
        room.client = current_client()
        task = asyncio.create_task(self._carry_out(room, guest, access, command, change))
        self._tasks.add(task)
        task.add_done_callback(self._done)
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            task.add_done_callback(lambda _: self.tell_soon(room))
            raise
        finally:
            self.tell_soon(room)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled():
            task.exception()  # whoever waited has it; if nobody does, nobody misses it

    async def _carry_out(self, room: Room, guest: Guest, access: Access, command: str, change: Change) -> Done:
        async with room.lock:
            if guest.holders != room.holders:  # a seat has changed hands while others were served
                guest = await self.enter_again(room.match, access)
            seat = guest.own_seat()
            if room.played is not None:
                # As memory has it: nothing is asked of the database. Should memory be behind, nothing can be stored.
                try:
                    return await self._write(room, guest, room.played, seat, command, change)
                except (GondwanaError, IntegrityError):
                    pass
            for _ in range(ATTEMPTS):
                if (answer := await self.store.answer(room.match, seat, command)) is not None:
                    return again(answer, Done)
                present = await self.catch_up(room, guest)
                try:
                    return await self._write(room, guest, present, seat, command, change)
                except IntegrityError:
                    continue
                except GondwanaError:  # perhaps because the same command was carried out meanwhile, at another server
                    if (answer := await self.store.answer(room.match, seat, command)) is not None:
                        return again(answer, Done)
                    raise
        raise Stale

    async def _write(self, room: Room, guest: Guest, present: Played, seat: int, command: str, change: Change) -> Done:
        if not present.begun:
            raise Refused(Message("server-not-begun"))
        if seat in present.replaced:
            raise Refused(Message("server-resigned"))
        played = present.fork()
        entries = change(played, seat, self.now())
        done = Done(number=played.number, decision=played.decision_of(seat), events=played.events(seat, present.number))
        row = CommandRow(room.match, seat, command, as_json(done))
        await self.append(room, guest, present.number, entries, played, row)
        return done

    async def append(
        self,
        room: Room,
        guest: Guest,
        number: int,
        entries: list[Entry],
        played: Played,
        command: CommandRow | None = None,
    ) -> None:
        """Store what happened; raises `IntegrityError` if somebody else was first. Whoever gave a command is answered first."""
        stands = standing(guest.row, guest.seats, played, room, self.now())
        await self.store.append(log_rows(room.match, number, entries), command=command, standing=stands)
        self.changed(room, played, guest, tell=command is None)
        self.herald.played(room.match)
        if number // EVERY != played.number // EVERY:
            task = asyncio.create_task(self._save(room.match, {played.number: encode(played.snapshot())}))
            self._tasks.add(task)
            task.add_done_callback(self._done)

    def settle(self, played: Played, at: int) -> list[Entry]:
        """Let chance act until a seat owes a decision or the game is over."""
        done = []
        while played.match.waits_for_chance:
            entry = chance_entry(played, self._chance(played.match), at)
            played.add(entry)
            done.append(entry)
        return done

    def shown(self, guest: Guest, played: Played, *, preparing: bool = False, rematch: str | None = None) -> Shown:
        """A match as it is to be shown now."""
        return Shown(
            row=guest.row,
            seats=guest.seats,
            played=played,
            holders=guest.holders,
            present=self.rooms.of(guest.row.id).present,
            now=self.now(),
            preparing=preparing,
            rematch=rematch,
        )

    async def close(self) -> None:
        """Wait for what is being stored."""
        self.history.close()
        if self._tasks:
            await asyncio.wait(list(self._tasks))
        self.readers.close()
        await self.store.close()


def _loaded(room: Room, task: "asyncio.Task[Played]") -> None:
    room.loading = None
    if not task.cancelled():
        task.exception()  # those who waited have it


def log_rows(match: str, number: int, entries: list[Entry]) -> list[LogRow]:
    """Entries as they are stored, from `number` on."""
    return [LogRow(match, number + k, entry.seat, entry.kind, entry.do, entry.at) for k, entry in enumerate(entries)]


def again(answer: str, kind: type[Answer]) -> Answer:
    """The stored answer of a command; raises `CommandUsed` if the command was one of another kind."""
    try:
        return msgspec.json.decode(answer, type=kind)
    except msgspec.ValidationError:
        raise CommandUsed from None


def as_json(answer: msgspec.Struct) -> str:
    """An answer as it is stored."""
    return msgspec.json.encode(answer).decode()
