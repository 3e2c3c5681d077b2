"""Matches for many: who has a key or a device with a seat looks, acts, takes back, resigns, talks and listens.

A command is stored whole or not at all, then answered, then told to the others. Two servers may share a database: the
number of a log entry can be taken only once, and who comes second looks again.
"""

import asyncio
import secrets
import time
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from gondwana.bots.advice import advise, advise_quickly
from gondwana.bots.ready import ready_made
from gondwana.bots.roster import check_plays
from gondwana.core.contract import EVERYTHING, Event, Options
from gondwana.core.errors import Refused
from gondwana.core.record import GameRecord
from gondwana.locale import Message
from gondwana.server import replay
from gondwana.server.access import Access, Guest, device_hash
from gondwana.server.errors import BadRequest, NoAccess, NoHint, Running, Stale
from gondwana.server.herald import Herald
from gondwana.server.history import EVENTS_PAGE, Kept
from gondwana.server.keeper import ATTEMPTS, MOST_LINES, Chance, Keeper, again, as_json, by_lot
from gondwana.server.keys import Key, Tokens
from gondwana.server.lobby import Lobby
from gondwana.server.messages import (
    Closed,
    Created,
    Done,
    Entered,
    Events,
    Frames,
    HeldBy,
    Hello,
    Hint,
    Joined,
    Look,
    Mine,
    Points,
    ReadyMade,
    Rematch,
    Said,
    SeatPlan,
)
from gondwana.server.played import MOST_TAKEBACKS, Entry, Played
from gondwana.server.readiness import Readiness
from gondwana.server.requests import (
    MOST_STEPS,
    checked_command,
    checked_level,
    checked_preset,
    checked_steps,
    checked_text,
)
from gondwana.server.rooms import Subscription
from gondwana.server.showing import said_of
from gondwana.server.storage import Claims, Lists, Store
from gondwana.server.storage.rows import ChatRow, CommandRow
from gondwana.server.thinking import BotSource, Thinking, from_roster
from gondwana.server.times import Clock
from gondwana.server.watchman import STAND_IN, Watchman

__all__ = ["Tables", "by_lot"]

_LAST_LINES = 50
_ASKED_AGAIN = 1.0


class Tables:
    """All matches of a database.

    Of several programs on it each has a `herald`; with `shares` they agree on who thinks for the bots of a match, and without
    `thinks` a program leaves that to the others.
    """

    def __init__(
        self,
        engine: AsyncEngine,
        *,
        chance: Chance = by_lot,
        tokens: Tokens = secrets.token_urlsafe,
        clock: Callable[[], float] = time.time,
        bots: BotSource = from_roster,
        readiness: Readiness | None = None,
        pace: float = 1.0,
        grace: float = 3.0,
        every: float = 1.0,
        herald: Herald | None = None,
        thinks: bool = True,
        shares: bool = False,
    ) -> None:
        self._store = Store(engine)
        self._herald = herald or Herald()
        self._keeper = Keeper(self._store, chance=chance, clock=clock, herald=self._herald)
        lists = Lists(engine)
        self._lobby = Lobby(self._keeper, lists, tokens)
        claims = Claims(engine, self._herald.name) if shares or not thinks else None
        self.readiness = readiness or Readiness()
        self._thinking = Thinking(
            self._keeper, bots, readiness=self.readiness, pace=pace, grace=grace, claims=claims, thinks=thinks
        )
        self._watchman = Watchman(self._keeper, self._lobby, lists, every, self._thinking)
        self._asked, self._answers = 0.0, True

    async def create(
        self,
        game: str,
        *,
        players: int,
        seats: Sequence[SeatPlan],
        options: dict[str, Any] | Options | None = None,
        clock: Clock | None = None,
        absence: int | None = None,
        listed: bool = False,
        device: Key | None = None,
        held_by: HeldBy = "device",
    ) -> Created:
        """A new match. Its keys are told here and never again. It begins at once if no seat is open.

        The seats of people are put into the hands of the device that asks, or held by their keys if there is none or `held_by`
        says so.
        """
        self.readiness.want(game)
        return await self._lobby.create(
            game,
            players=players,
            seats=seats,
            options=options,
            clock=clock,
            absence=absence,
            listed=listed,
            device=device,
            held_by=held_by,
        )

    async def rematch(self, match: str, access: Access) -> Rematch:
        """The same people once more, one seat further; whoever asks second is sent to the same match."""
        return await self._lobby.rematch(match, access)

    async def my_matches(self, device: Key) -> list[Mine]:
        """The matches of a device: where it is to move first, then the newest, then the last that ended."""
        return await self._lobby.mine(device)

    async def listed(self) -> list[Mine]:
        """Running matches that anybody may watch."""
        return await self._lobby.listed()

    async def enter(self, match: str, key: Key, device: Key) -> Entered:
        """A device comes with a key: it watches, opens the link of an open seat, or takes a seat over from its holder."""
        return await self._lobby.enter(match, key, device)

    async def watch(self, match: str, device: Key) -> Entered:
        """A device watches a match that is listed."""
        return await self._lobby.watch(match, device)

    async def invite(self, match: str, access: Access, seat: int) -> Key:
        """Another link; the old one is void. Who made the match invites to open seats and to watch (-1), others to their own."""
        return await self._lobby.invite(match, access, seat)

    async def join(self, match: str, access: Access, name: str) -> Joined:
        """Take an open seat, or with a link sent as a key one that changes hands. The last open seat begins the game."""
        guest, key = await self._lobby.join(match, access, name)
        return Joined(key=key, look=await self._look(guest))

    async def look(self, match: str, access: Access) -> Look:
        """What somebody may see now."""
        return await self._look(await self._keeper.enter(match, access))

    async def _look(self, guest: Guest) -> Look:
        played = await self._keeper.present(guest)
        self.readiness.want(guest.row.game)
        self._thinking.looked_at(guest, played)
        rematch = await self._store.rematch(guest.row.id) if played.match.over else None
        return self._keeper.shown(guest, played, preparing=self._thinking.preparing(guest, played), rematch=rematch).look(guest)

    async def hello(self, match: str, access: Access) -> Hello:
        """What a conversation begins with. Strangers are not told what was said."""
        guest = await self._keeper.enter(match, access)
        look = await self._look(guest)
        if guest.stranger:
            return Hello(look=look, chat=[])
        lines = await self._store.lines(match)
        return Hello(look=look, chat=await self._said(match, max(lines - _LAST_LINES, 0)))

    async def events(self, match: str, access: Access, since: int = 0) -> Events:
        """What happened for somebody from step `since` on: a page of it, and where the next one begins."""
        guest = await self._keeper.enter(match, access)
        played = await self._keeper.present(guest)
        return await self._keeper.history.events(guest, played.number, guest.viewer, since)

    async def act(self, match: str, access: Access, command: str, decision: int, do: str | Sequence[str]) -> Done:
        """Carry out an action, given in notation, in the decision that the caller saw open; or several in a row, all or none.

        What comes after a step that has shown something is dropped: the caller could not know.
        """

        def change(played: Played, seat: int, at: int) -> list[Entry]:
            if decision != played.decision_of(seat):
                raise Stale
            steps = checked_steps(do)
            if seat in played.away:
                raise Refused(Message("server-away"))
            return [*played.choose_all(seat, steps, at), *self._keeper.settle(played, at)]

        return await self._keeper.command(match, access, command, change)

    async def undo(self, match: str, access: Access, command: str, steps: int = 1) -> Done:
        """Take back the own last choice, or several, as long as nobody has seen them."""
        if not 0 < steps <= MOST_STEPS:
            raise BadRequest(Message("server-steps", most=MOST_STEPS))

        def change(played: Played, seat: int, at: int) -> list[Entry]:
            if seat in played.away:
                raise Refused(Message("server-away"))
            return [entry for _ in range(steps) for entry in _taken_back(played, seat, at)]

        return await self._keeper.command(match, access, command, change)

    async def resign(self, match: str, access: Access, command: str, level: str = STAND_IN) -> Done:
        """Give up. Of two, that ends the game where it is the custom; otherwise a bot has the seat for the rest of it."""
        level = checked_level(level)

        def change(played: Played, seat: int, at: int) -> list[Entry]:
            if played.match.over:
                raise Refused(Message("server-over"))
            check_plays(level, played.match.game.name)
            return _added(played, Entry(seat, "resign", "" if played.match.can_concede else level, at))

        return await self._keeper.command(match, access, command, change)

    async def back(self, match: str, access: Access, command: str) -> Done:
        """Somebody who was away takes the own seat again."""

        def change(played: Played, seat: int, at: int) -> list[Entry]:
            if seat not in played.away:
                raise Refused(Message("server-not-away"))
            if played.match.over:
                raise Refused(Message("server-over"))
            return _added(played, Entry(seat, "back", "", at))

        return await self._keeper.command(match, access, command, change)

    async def chat(self, match: str, access: Access, command: str, *, text: str | None = None, preset: str | None = None) -> Said:
        """Say something at the table: one of the ready sentences, or a text."""
        checked_command(command)
        if (text is None) == (preset is None):
            raise BadRequest(Message("server-chat-one"))
        text = None if text is None else checked_text(text)
        preset = None if preset is None else checked_preset(preset)
        seat = (await self._keeper.enter_again(match, access)).own_seat()
        room = self._keeper.rooms.of(match)
        async with room.lock:
            for _ in range(ATTEMPTS):
                if (answer := await self._store.answer(match, seat, command)) is not None:
                    return again(answer, Said)
                number = await self._store.lines(match)
                said = Said(number=number, seat=seat, preset=preset, text=text, at=self._keeper.now())
                line = ChatRow(match, number, seat, preset, text, said.at)
                try:
                    await self._store.say(line, CommandRow(match, seat, command, as_json(said)))
                except IntegrityError:
                    continue
                break
            else:
                raise Stale
        asyncio.get_running_loop().call_soon(self._watchman.said, room, said)
        self._herald.said(match)
        return said

    async def chat_since(self, match: str, access: Access, since: int = 0) -> list[Said]:
        """The chat from line `since` on, as much as is told at a time; not for strangers."""
        if (await self._keeper.enter(match, access)).stranger:
            raise NoAccess
        return await self._said(match, since)

    async def _said(self, match: str, since: int) -> list[Said]:
        return [said_of(row) for row in await self._store.said(match, since, MOST_LINES)]

    async def subscribe(self, match: str, access: Access, since: int | None = None) -> Subscription:
        """The news from now on, or from step `since` on: of a long time the last page, `events` has what came before."""
        guest = await self._keeper.enter(match, access)
        played = await self._keeper.present(guest)
        room = self._keeper.rooms.of(match)
        number = played.number if since is None else min(max(since, 0), played.number)
        if room.lines is None or not room.listeners:
            room.lines = await self._store.lines(match)
        missed = await self._missed(guest, played, number)
        listener = Subscription(room, guest.viewer, played.number, guest.mine)
        listener.stranger, listener.holder = guest.stranger, device_hash(access)
        shown = self._keeper.shown(guest, played)
        if len(room.listeners) == 1:
            room.seats_told = shown.seats_now
        if number < played.number:
            listener.tell(shown.update(guest.viewer, number, missed))
        if room.played is not None and room.played.number > played.number:
            self._keeper.tell_soon(room)  # while it was made, the game went on
        self._watchman.came(room, listener)
        self.readiness.want(guest.row.game)
        self._thinking.looked_at(guest, played)
        return listener

    async def _missed(self, guest: Guest, played: Played, since: int) -> list[Event]:
        """What happened from step `since` on, as far as the last page tells."""
        last = max(played.number - 1, 0)
        page = await self._keeper.history.events(guest, played.number, guest.viewer, max(since, last - last % EVENTS_PAGE))
        return page.events

    async def frames(self, match: str, access: Access, seat: int | None = None, *, all: bool = False, since: int = 0) -> Frames:
        """The game so far as the caller saw it, or a seat that the caller may look over the shoulder of; a page of it.

        With `all`, which only what is over allows, nothing is hidden.
        """
        return (await self.packed_frames(match, access, seat, all=all, since=since)).page

    async def packed_frames(
        self, match: str, access: Access, seat: int | None = None, *, all: bool = False, since: int = 0
    ) -> Kept[Frames]:
        """The same, as it is sent."""
        guest = await self._keeper.enter(match, access)
        played = await self._keeper.present(guest)
        if all and not played.match.over:
            raise Running
        viewer = EVERYTHING if all else guest.looks_as(seat, played)
        return await self._keeper.history.frames(guest, played.number, viewer, since)

    async def record(self, match: str, access: Access) -> GameRecord:
        """The whole game as it is stored in files; only when it is over."""
        return (await self.packed_record(match, access)).page

    async def packed_record(self, match: str, access: Access) -> Kept[GameRecord]:
        """The same, as it is sent."""
        guest = await self._keeper.enter(match, access)
        played = await self._keeper.present(guest)
        if not played.match.over:
            raise Running
        return await self._keeper.history.record(guest, played)

    async def closed(self, match: str, access: Access, language: str = "en") -> Closed:
        """Why each thing that the caller could wish for now is not allowed."""
        guest = await self._keeper.enter(match, access)
        return replay.closed(await self._keeper.present(guest), guest.own_seat(), language)

    async def points(
        self, match: str, access: Access, number: int | None = None, language: str = "en", seat: int | None = None
    ) -> Points:
        """Where everybody's points come from, now or after the first `number` steps."""
        guest = await self._keeper.enter(match, access)
        played = await self._keeper.present(guest)
        viewer, at = guest.looks_as(seat, played), played.number if number is None else number
        if not 0 <= at <= played.number:
            raise BadRequest(Message("server-no-points"))
        position = await self._keeper.history.position(guest, played, at)
        return replay.points(played, position, guest.seats, viewer, at, language)

    async def advice(self, match: str, access: Access, language: str = "en") -> Hint:
        """What a strong bot would do on the caller's seat; not where other people play."""
        guest = await self._keeper.enter(match, access)
        seat, played = guest.own_seat(), await self._keeper.present(guest)
        if any(place.seat not in (seat, *played.replaced) for place in guest.seats if place.kind != "bot"):
            raise NoHint(Message("server-no-advice"))
        game, hidden = played.match.game, played.match.hidden(seat)
        who, strong = device_hash(access) or (match, seat), self.readiness.is_ready(game.name)
        ask = advise if strong else advise_quickly
        best = (await self._thinking.advise(who, lambda: ask(game, hidden, seat, seed=secrets.randbits(63)))).best
        reasons = [replay.with_names(reason, guest.seats) for reason in best.reasons]
        if not strong:
            reasons.append(Message("server-preparing" if self.readiness.is_pending(game.name) else "server-no-strong"))
        return Hint(do=best.turn, reasons=[reason.say(language) for reason in reasons])

    async def set_ups(self, match: str, access: Access) -> list[ReadyMade]:
        """Ready-made set-ups for the caller's seat, as things stand now."""
        guest = await self._keeper.enter(match, access)
        seat, played = guest.own_seat(), await self._keeper.present(guest)
        game, hidden = played.match.game, played.match.hidden(seat)
        if not played.begun:
            return []
        made = await self._thinking.beside(lambda: ready_made(game, hidden, seat, secrets.randbits(63)))
        return [msgspec.convert(one, ReadyMade, from_attributes=True) for one in made]

    async def rest(self, match: str) -> None:
        """Wait until no bot has anything to do in a match."""
        await self._thinking.rest(self._keeper.rooms.of(match))

    def tell_ready(self, game: str) -> None:
        """Tell those at the tables of a game that nothing is being compiled for it any more."""
        self._thinking.tell_ready(game)

    async def start(self) -> None:
        """From now on time limits count, other servers are heard, and bots go on where they were."""
        self._keeper.rooms.began = self._keeper.now()
        self._watchman.start()
        self._herald.start()

    async def look_around(self) -> None:
        """What is done once in a while after `start`, now: see whose time is over, and what other servers wrote."""
        await self._watchman.sweep()
        await self._watchman.listen()

    async def ready(self) -> bool:
        """Return whether moves can be stored; the database is asked at most once a second, however many want to know."""
        now = time.monotonic()
        if now - self._asked > _ASKED_AGAIN:
            self._asked, self._answers = now, await self._store.takes_writes()
        return self._answers

    async def close(self) -> None:
        """End all thinking and all subscriptions. The engine stays open: it belongs to the caller."""
        self._watchman.stop()
        for room in self._keeper.rooms.all():
            for listener in list(room.listeners):
                listener.close()
        await self._thinking.close()
        await self._watchman.close()
        await self._keeper.close()
        await self._herald.close()


def _taken_back(played: Played, seat: int, at: int) -> list[Entry]:
    if played.takes_back_too_much(seat):
        raise Refused(Message("server-takebacks", most=MOST_TAKEBACKS))
    return _added(played, Entry(seat, "undo", "", at))


def _added(played: Played, entry: Entry) -> list[Entry]:
    played.add(entry)
    return [entry]
