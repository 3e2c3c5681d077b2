"""Bots at the tables: they think beside everything else, a few at a time, and nothing that happens to one stops a game."""

import asyncio
import logging
import os
import secrets
import time
from collections.abc import Callable, Collection, Hashable
from contextlib import suppress
from functools import partial
from typing import Any, TypeVar

from sqlalchemy.exc import IntegrityError

from gondwana.bots.bot import Bot
from gondwana.bots.roster import is_quick, make_bot, quick_level
from gondwana.core.contract import Game, States
from gondwana.locale import Message
from gondwana.server.access import Guest
from gondwana.server.client import current_client
from gondwana.server.errors import NoHint
from gondwana.server.fair_pool import FairPool
from gondwana.server.keeper import Keeper
from gondwana.server.messages import Preparing
from gondwana.server.metrics import DECISIONS, FAILURES
from gondwana.server.played import Played
from gondwana.server.readiness import Readiness
from gondwana.server.rooms import Room
from gondwana.server.storage import Claims, is_lost
from gondwana.server.storage.claims import LEASE

BotSource = Callable[[Game, str, int], Bot]
"""Makes the bot of a level from a seed; called beside the event loop."""

Got = TypeVar("Got")

_STAND_IN = "random"
"""Plays when a bot fails."""
_WATCHED = 15_000
"""Milliseconds for which a table of bots that somebody looks at goes on elsewhere; while they look, it is said again."""
_ASKED_AGAIN = 2.0
"""Seconds within which it is not said again."""
_QUICK_THREADS = 2
_ADVISERS = 2
"""One goes on while the other finishes a question that nobody waits for any more."""
_MOST_QUESTIONS = 8
"""So many questions of one client wait for advice."""
_MOST_TABLES = 1000
"""So many tables of one client wait for bots that search: as many as are kept in memory."""
_LOG = logging.getLogger(__name__)


def from_roster(game: Game, level: str, seed: int) -> Bot:
    """The bots as they are."""
    return make_bot(game, level, seed=seed)


class Thinking:
    """The bots of all matches in this program."""

    def __init__(
        self,
        keeper: Keeper,
        source: BotSource,
        *,
        readiness: Readiness,
        pace: float,
        grace: float,
        claims: Claims | None = None,
        thinks: bool = True,
    ) -> None:
        self._keeper = keeper
        self._claims = claims
        """How programs agree on who thinks for a match; none where this one is alone."""
        self._thinks = thinks
        self._ours: dict[str, float] = {}
        """Until when which matches are ours, by the steady clock."""
        self._asked: dict[str, float] = {}
        self._source = source
        self._readiness = readiness
        self._pace = pace
        self._grace = grace
        """Seconds for which a table of bots goes on, and waits, for somebody who looked a moment ago."""
        cores = os.cpu_count() or 1
        self._quick = FairPool("quick-bot", _QUICK_THREADS)
        self._slow = FairPool("bot", cores, each=max(cores - 1, 1), most=_MOST_TABLES)
        """Bots that search. One client's never take all threads."""
        self._advisers = FairPool("adviser", _ADVISERS, each=1, most=_MOST_QUESTIONS)
        self._advised: dict[Hashable, asyncio.Future[Any]] = {}
        """The question of each asker that is being answered."""
        self._waits: set[asyncio.Future[Any]] = set()
        self._ending = False
        keeper.wake = self.wake

    def wake(self, room: Room) -> None:
        """A bot may owe a decision."""
        if not self._ending and (room.thinking is None or room.thinking.done()):
            work = self._play_on(room) if self._thinks else self._ask(room)
            room.thinking = asyncio.get_running_loop().create_task(work)

    async def _ask(self, room: Room) -> None:
        """Others think. Where people play they know by themselves; where only bots do, they are told that somebody looks."""
        played, now = room.played, time.monotonic()
        if self._claims is None or room.row is None or played is None or Guest(room.row, room.seats).people(played):
            return
        if not self._watched(room) or now - self._asked.get(room.match, -_ASKED_AGAIN) < _ASKED_AGAIN:
            return
        self._asked = {match: at for match, at in self._asked.items() if now - at < _ASKED_AGAIN} | {room.match: now}
        try:
            await self._claims.watch(room.match, self._keeper.now() + _WATCHED)
            self._keeper.herald.changed(room.match)
        except Exception as problem:
            _LOG.warning("nobody could be asked to go on (%s)", type(problem).__name__)

    async def _is_ours(self, match: str) -> bool:
        """Whether this program thinks for a match; claims it if nobody has it."""
        if self._claims is None or self._ours.get(match, 0.0) > time.monotonic():
            return True
        return bool(await self.take([match]))

    async def take(self, ids: list[str]) -> list[str]:
        """Claim matches; answers those that nobody else has."""
        assert self._claims is not None
        taken = await self._claims.claim(ids, self._keeper.now())
        self._ours |= {one.match: time.monotonic() + LEASE / 2000 for one in taken}
        for one in taken:
            self._keeper.rooms.of(one.match).watched = one.watched
        return [one.match for one in taken]

    async def waiting(self, ids: Collection[str] | None = None) -> list[str]:
        """Matches in which a bot is waited for, of these if some are named, and that are ours now."""
        if self._claims is None or not self._thinks or self._ending:
            return []
        asked = await self._claims.waiting(self._keeper.now(), ids)
        rooms = ((match, self._keeper.rooms.known(match)) for match in asked)
        return await self.take([match for match, room in rooms if room is None or not _thinks(room)])

    async def renew(self) -> None:
        """What is being thought about stays ours."""
        if self._claims is None or not self._thinks:
            return
        thinking = {room.match: room for room in self._keeper.rooms.all() if _thinks(room)}
        soon = time.monotonic() + LEASE / 4000
        self._ours = {match: until for match, until in self._ours.items() if match in thinking or until > soon}
        for one in await self._claims.renew(
            [match for match in thinking if self._ours.get(match, 0.0) < soon], self._keeper.now()
        ):
            self._ours[one.match] = time.monotonic() + LEASE / 2000
            thinking[one.match].watched = one.watched

    def looked_at(self, guest: Guest, played: Played) -> None:
        """Somebody looks: a table that rested because nobody did goes on."""
        room = self._keeper.rooms.of(guest.row.id)
        room.heard = time.monotonic()
        if guest.creator or guest.mine or not room.client:
            room.client = current_client()
        self._keeper.go_on(room, played, guest)

    async def beside(self, work: Callable[[], Got]) -> Got:
        """Do something that takes a while without holding up others, nor a bot that owes a decision."""
        return await self._wait(asyncio.ensure_future(self._keeper.readers.run(current_client(), work)))

    async def advise(self, who: Hashable, work: Callable[[], Got]) -> Got:
        """Think for somebody who asks. Of two questions the newer one is answered; the older one is dropped.

        :raises NoHint: for the older question.
        """
        if (older := self._advised.get(who)) is not None:
            older.cancel()
        asked = self._advised[who] = asyncio.ensure_future(self._advisers.run(current_client() or who, work))
        try:
            return await self._wait(asked)
        except asyncio.CancelledError:
            if self._advised.get(who, asked) is not asked:
                raise NoHint(Message("server-advice-newer")) from None
            raise
        finally:
            if self._advised.get(who) is asked:
                del self._advised[who]

    async def _wait(self, future: "asyncio.Future[Got]") -> Got:
        """Where thinking may be ended: never in the middle of writing something down."""
        self._waits.add(future)
        try:
            return await future
        finally:
            self._waits.discard(future)

    async def rest(self, room: Room) -> None:
        """Wait until no bot has anything to do in a match."""
        while room.thinking is not None and not room.thinking.done():
            await asyncio.wait([room.thinking])

    async def close(self) -> None:
        """End all thinking."""
        self._ending = True
        for wait in list(self._waits):
            wait.cancel()
        thinking = [room.thinking for room in self._keeper.rooms.all() if room.thinking is not None]
        if thinking:
            await asyncio.wait(thinking)
        for pool in (self._quick, self._slow, self._advisers):
            pool.close()
        if self._claims is not None and self._ours:
            with suppress(Exception):
                await self._claims.let_go()

    async def _play_on(self, room: Room) -> None:
        shown = time.monotonic()
        scene: Hashable = None
        try:
            while not self._ending and (found := await self._owed(room)) is not None:
                guest, played = found
                if not await self._is_ours(room.match):
                    return
                if scene is not None and _scene(played) != scene:
                    await self._let_watch(room, guest, played, shown)
                    shown = time.monotonic()
                scene = _scene(played)
                await self._decide(room, guest, played)
        except Exception as problem:
            FAILURES.labels("bot").inc()
            if is_lost(problem):
                _LOG.warning("a bot waits: the database is away (%s)", type(problem).__name__)
            else:
                _LOG.exception("a bot could not go on")

    async def _owed(self, room: Room) -> tuple[Guest, Played] | None:
        """The match, if a bot owes a decision in it. Memory will do: should it be behind, nothing can be stored."""
        if room.row is None or room.played is None or not room.played.begun:
            found = await self._keeper.find(room.match)
            if found is None:
                return None
            room.row, room.seats = found.row, found.seats
            await self._keeper.present(Guest(found.row, found.seats))
        if room.played is None:
            return None
        guest = Guest(room.row, room.seats)
        if self._rests(room, guest, room.played):
            return None
        return (guest, room.played) if self._owing(guest, room.played) else None

    def _rests(self, room: Room, guest: Guest, played: Played) -> bool:
        """Whether nobody would miss anything: all people are away for now, or there are none and nobody watches."""
        people = guest.people(played)
        if people:
            return all(seat in played.away for seat in people)
        return not self._watched(room)

    def _watched(self, room: Room) -> bool:
        if room.listeners or time.monotonic() - room.heard < self._grace:
            return True
        return room.watched > self._keeper.now()

    def _owing(self, guest: Guest, played: Played) -> list[int]:
        levels = guest.levels(played)
        return [seat for seat in played.match.pending if seat in levels] if played.begun else []

    async def _let_watch(self, room: Room, guest: Guest, played: Played, shown: float) -> None:
        """Where only bots play, those who watch need time to see it; where nobody does, nobody is waited for."""
        if len(guest.levels(played)) < len(guest.seats):
            return
        if self._watched(room):
            await self._wait(asyncio.ensure_future(asyncio.sleep(max(shown + self._pace - time.monotonic(), 0))))

    async def _decide(self, room: Room, guest: Guest, played: Played) -> None:
        """One decision of one bot, with all its steps. Others may look and act while it thinks."""
        seat = self._owing(guest, played)[0]
        level = guest.levels(played)[seat]
        # One job of a match at a time, and clients take turns: nobody's tables keep those of others waiting for long.
        pool = self._quick if is_quick(played.match.game.name, level) else self._slow
        thought = pool.run(
            room.client or guest.row.creator or room.match,
            partial(self._think, room, level, played.fork(), seat),
            wanted=lambda: not self._rests(room, guest, room.played or played),
        )
        with DECISIONS.time():
            steps = await self._wait(asyncio.ensure_future(thought))
        async with room.lock:
            present = room.played or played
            if present.decision_of(seat) != played.decision_of(seat) or guest.levels(present).get(seat) != level:
                return
            if seat not in present.match.pending:
                return
            then, now = present.fork(), self._keeper.now()
            entries = [*then.choose_all(seat, steps, now), *self._keeper.settle(then, now)]
            try:
                await self._keeper.append(room, guest, present.number, entries, then)
            except IntegrityError:
                if (await self._keeper.catch_up(room, guest)).number <= present.number:
                    raise  # nobody else was first: something is wrong, and trying for ever would not help

    def _think(self, room: Room, level: str, played: Played, seat: int) -> list[str]:
        """What a bot does until it has shown something or owes nothing more, in notation. The match is its own to try."""
        game = played.match.game
        steps: list[str] = []
        while True:
            before = played.match.state.copy()
            step = game.write(seat, self._step(room, game, level, played.match.hidden(seat), seat))
            played.choose(seat, step)
            steps.append(step)
            if seat not in played.match.pending or game.revealed(before[0], played.match.state[0], seat):
                return steps

    def _step(self, room: Room, game: Game, level: str, hidden: States, seat: int) -> int:
        """What a bot decides; should it fail, another one does. A seat's bot remembers, so it is kept."""
        try:
            searches = self._readiness.is_ready(game.name) or is_quick(game.name, level)
            played_by = level if searches else quick_level(game.name)  # where bots cannot search yet
            bot = room.bots.get((seat, level)) or self._source(game, played_by, secrets.randbits(63))
            if searches:
                room.bots[seat, level] = bot
            return bot.decide(hidden, seat)
        except Exception:
            _LOG.exception("a bot failed: %s", level)
            room.bots.pop((seat, level), None)
            return make_bot(game, _STAND_IN, seed=secrets.randbits(63)).decide(hidden, seat)

    def preparing(self, guest: Guest, played: Played) -> bool:
        """Return whether a bot plays below its strength because its game is still being compiled."""
        game = guest.row.game
        return self._readiness.is_pending(game) and not all(is_quick(game, level) for level in guest.levels(played).values())

    def tell_ready(self, game: str) -> None:
        """Tell those at the tables of a game that nothing is being compiled for it any more."""
        for room in self._keeper.rooms.heard():
            if room.row is not None and room.row.game == game:
                room.tell(Preparing(preparing=False))


def _thinks(room: Room) -> bool:
    return room.thinking is not None and not room.thinking.done()


def _scene(played: Played) -> Hashable:
    """What those who watch are shown as one; a decision, where the game tells nothing else."""
    scene = played.match.game.scene(played.match.state[0])
    return ("decision", played.decision) if scene is None else scene
