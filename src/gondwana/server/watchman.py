"""What happens by itself: time runs out, people stay away, other servers write, bots are waited for."""

import asyncio
import logging
import time
from collections.abc import Collection, Coroutine
from typing import Any

from sqlalchemy.exc import IntegrityError

from gondwana.server.access import Guest
from gondwana.server.deadlines import deadline, overdue
from gondwana.server.herald import CHANGED, PLAYED, SAID, Here, Tidings
from gondwana.server.keeper import Keeper
from gondwana.server.lobby import Lobby
from gondwana.server.messages import Said
from gondwana.server.played import Entry
from gondwana.server.rooms import Room, Subscription
from gondwana.server.showing import tell_presence
from gondwana.server.storage import Lists, is_lost
from gondwana.server.storage.rows import Pulse
from gondwana.server.thinking import Thinking

STAND_IN = "alpha"
"""The level that plays for those who resign or are away."""
_TOUCH = 10.0
"""Seconds after which those who are here are noted again, for other servers."""
_AT_ONCE = 16
"""So many matches are woken at a time when the program starts."""
_LATER = 60_000
"""Milliseconds after which a match that cannot be looked after is tried again."""
_SELDOM = 5
"""Where others tell what they write, they are looked after only in every so many rounds: something may have been missed."""
_LOG = logging.getLogger(__name__)


class Watchman:
    """Looks around once in a while. Several programs may do so on one database: of two entries with one number one is stored."""

    def __init__(self, keeper: Keeper, lobby: Lobby, lists: Lists, every: float, thinking: Thinking) -> None:
        self._keeper = keeper
        self._lobby = lobby
        self._lists = lists
        self._every = every
        self._thinking = thinking
        self._fresh: dict[str, set[str]] = {}
        """What others wrote and has not been looked at here: matches, and what of them."""
        self._hearing: asyncio.Task[None] | None = None
        self._rounds = 0
        self._touched = 0.0
        self._ending = asyncio.Event()
        self._tasks: set[asyncio.Task[None]] = set()

    def start(self) -> None:
        """From now on, until `close`."""
        self._keeper.herald.hear = self.hear
        self._do(self._go_round())
        self._do(self._resume())

    def stop(self) -> None:
        """Begin nothing any more."""
        self._ending.set()

    async def close(self) -> None:
        """Finish what is being done."""
        self.stop()
        while self._tasks:
            await asyncio.wait(list(self._tasks))

    def _do(self, work: Coroutine[Any, Any, None]) -> "asyncio.Task[None]":
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _go_round(self) -> None:
        while not self._ending.is_set():
            for look in (self.sweep, self.listen, self.touch, self.help):
                try:
                    await look()
                except Exception as problem:
                    if is_lost(problem):
                        _LOG.warning("the database is away (%s)", type(problem).__name__)
                    else:
                        _LOG.exception("the watchman stumbled")
            self._keeper.rooms.forget_old()
            try:
                await asyncio.wait_for(self._ending.wait(), self._every)
            except TimeoutError:
                continue

    async def _resume(self) -> None:
        """Matches in which a bot owes a decision go on where they were when the program ended, a few at a time."""
        try:
            waiting = await self._lists.waiting_for_bots()
            for first in range(0, len(waiting), _AT_ONCE):
                await asyncio.gather(*(self._wake(match) for match in waiting[first : first + _AT_ONCE]))
        except Exception:
            _LOG.exception("some matches do not go on")

    async def _wake(self, match: str) -> None:
        if self._ending.is_set():
            return
        try:
            guest = await self._guest(match)
            played = None if guest is None else await self._keeper.present(guest)
        except Exception:
            _LOG.exception("a match does not go on")
            return
        room = self._keeper.rooms.of(match)
        if guest is not None and played is not None:  # also if nothing is new: a bot may have given up when the database was away
            self._keeper.go_on(room, played, guest)
        while room.thinking is not None and not room.thinking.done():
            await asyncio.wait([room.thinking])

    async def _guest(self, match: str) -> Guest | None:
        found = await self._keeper.find(match)
        if found is None:
            return None
        self._keeper.rooms.of(match).learn(found)
        return Guest(found.row, found.seats, holders=found.holders)

    async def sweep(self) -> None:
        """Bots take the seats of those whose time is over. One question finds all matches where something may be due."""
        for match in await self._lists.due(self._keeper.now()):
            try:
                await self._look_after(match)
            except Exception:
                _LOG.exception("a match could not be looked after")
                await self._keeper.store.postpone(match, self._keeper.now() + _LATER, None)

    async def _look_after(self, match: str) -> None:
        guest = await self._guest(match)
        if guest is None:
            return
        room = self._keeper.rooms.of(match)
        async with room.lock:
            present, now = await self._keeper.catch_up(room, guest), self._keeper.now()
            late = overdue(guest.row, guest.seats, present, room, now)
            if not late:
                until = deadline(guest.row, guest.seats, present, room, now)
                await self._keeper.store.postpone(match, until, guest.row.last)
                self._keeper.go_on(room, present, guest)
                return
            played = present.fork()
            entries = [Entry(seat, "away", STAND_IN, now) for seat in late]
            for entry in entries:
                played.add(entry)
            try:
                await self._keeper.append(room, guest, present.number, entries, played)
            except IntegrityError:
                await self._keeper.catch_up(room, guest)

    async def listen(self) -> None:
        """What other servers wrote is told to those who listen here. One question for all of them."""
        self._rounds += 1
        if not self._keeper.herald.silent and self._rounds % _SELDOM:
            return
        rooms = {room.match: room for room in self._keeper.rooms.heard()}
        for pulse in await self._lists.pulses(list(rooms)) if rooms else ():
            await self._hear(rooms[pulse.match], pulse)

    async def _hear(self, room: Room, pulse: Pulse) -> None:
        played = room.played
        same_holders = room.row is not None and pulse.seat_changes == room.row.seat_changes
        if same_holders:
            room.checked = time.monotonic()
        if played is None or pulse.entries > played.number or not same_holders:
            guest = await self._guest(room.match)
            if guest is not None:
                self._lobby.send_away(room)
                await self._keeper.present(guest)
                self._keeper.publish(room)
        if room.lines is not None and pulse.lines > room.lines:
            await self._keeper.tell_said(room)
        if pulse.rematch is not None:
            self._lobby.tell_rematch(room, pulse.rematch)

    async def touch(self) -> None:
        """Those who are here are noted, so that other servers do not think them away."""
        loop = asyncio.get_running_loop()
        if loop.time() - self._touched < _TOUCH:
            return
        self._touched = loop.time()
        heard = [room for room in self._keeper.rooms.heard() if room.row is not None and room.row.absence is not None]
        for room in self._keeper.rooms.heard():  # no table that is watched stands still for long, whatever happened to a bot
            if room.row is not None and room.played is not None:
                self._keeper.go_on(room, room.played, Guest(room.row, room.seats))
            self._keeper.herald.here(room.match, room.here)
        now = self._keeper.now()
        if here := {(room.match, seat): now for room in heard for seat in room.here[0]}:
            await self._keeper.store.seen(here)

    async def help(self) -> None:
        """Bots that are waited for and that nobody thinks for: perhaps whoever did is gone."""
        await self._thinking.renew()
        for match in await self._thinking.waiting():
            await self._wake(match)

    def hear(self, tidings: Tidings | None) -> None:
        """Another program tells what it wrote; None if something may have been missed."""
        if tidings is None:
            self._rounds = -1  # the next round looks for it
            return
        for match, here in tidings.here.items():
            self._hear_presence(match, tidings.sender, here)
        for kind in (PLAYED, SAID, CHANGED):
            for match in getattr(tidings, kind):
                self._fresh.setdefault(match, set()).add(kind)
        if self._fresh and (self._hearing is None or self._hearing.done()) and not self._ending.is_set():
            self._hearing = self._do(self._hear_all())

    async def _hear_all(self) -> None:
        """Look at what others wrote, a few matches at a time; what comes meanwhile is looked at next."""
        while self._fresh and not self._ending.is_set():
            some = {match: self._fresh.pop(match) for match in list(self._fresh)[:_AT_ONCE]}
            rooms = ((self._keeper.rooms.known(match), kinds) for match, kinds in some.items())
            try:
                await asyncio.gather(*(self._hear_fresh(room, kinds) for room, kinds in rooms if room is not None))
                asked = [match for match, kinds in some.items() if kinds != {SAID}]
                await asyncio.gather(*(self._wake(match) for match in await self._thinking.waiting(asked)))
            except Exception as problem:  # every round looks again
                self._rounds = -1
                if not is_lost(problem):
                    _LOG.exception("what others wrote could not be read")

    async def _hear_fresh(self, room: Room, kinds: set[str]) -> None:
        if not room.listeners:
            if CHANGED in kinds:  # a seat may have another holder: memory is not asked any more
                room.row = None
            return
        if CHANGED in kinds or room.row is None or room.played is None or not room.played.begun:
            guest = await self._guest(room.match)
            if guest is None:
                return
            self._lobby.send_away(room)
            if room.played is not None and room.played.match.over and (again := await self._keeper.store.rematch(room.match)):
                self._lobby.tell_rematch(room, again)
        else:
            guest = Guest(room.row, room.seats, holders=room.holders)
        await self._keeper.present(guest)
        self._keeper.publish(room)
        if SAID in kinds:
            await self._keeper.tell_said(room)

    def _hear_presence(self, match: str, sender: str, here: Here) -> None:
        """Who listens at another server; it is told who listens here, if it has not been."""
        room = self._keeper.rooms.known(match)
        if room is None or not room.listeners:
            return
        before, known = (room.present, room.watching), sender in room.elsewhere
        room.elsewhere.pop(sender, None)
        if any(here):
            room.elsewhere[sender] = (here, time.monotonic())
            if not known:
                self._keeper.herald.here(match, room.here)
        if (room.present, room.watching) != before:
            tell_presence(room)

    def said(self, room: Room, line: Said) -> None:
        """Something was said here: those who listen are told, in the order of the lines."""
        self._do(self._keeper.tell_said(room, line))

    def came(self, room: Room, listener: Subscription) -> None:
        """Somebody listens: all are told who is here, and again when somebody goes."""
        tell_presence(room)
        self._keeper.herald.here(room.match, room.here)
        listener.gone = lambda: self._went(room, listener)

    def _went(self, room: Room, listener: Subscription) -> None:
        tell_presence(room)
        self._keeper.herald.here(room.match, room.here)
        seats = listener.seats.difference(room.present)
        if seats and room.row is not None and room.row.absence is not None:
            now = self._keeper.now()
            room.seen |= dict.fromkeys(seats, now)
            self._do(self._note(room, seats, now))

    async def _note(self, room: Room, seats: Collection[int], now: int) -> None:
        """When somebody went; from then on they are waited for."""
        try:
            await self._keeper.store.seen({(room.match, seat): now for seat in seats})
            if room.row is not None and room.played is not None:
                until = deadline(room.row, room.seats, room.played, room, now)
                if until is not None:
                    await self._keeper.store.hasten(room.match, until)
        except Exception:
            _LOG.exception("it could not be noted who went")
