"""Matches for many: who has a key looks, acts, takes back, resigns, talks and listens.

A command is stored whole or not at all, then answered, then told to the others. Two servers may share a database: the
number of a log entry can be taken only once, and who comes second looks again.
"""

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

import msgspec
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from gondwana.bots.roster import make_bot
from gondwana.core.contract import PUBLIC, Options
from gondwana.core.errors import BadNotation, BadRecord, Refused
from gondwana.core.match import Match
from gondwana.games import load
from gondwana.locale import Message
from gondwana.server.errors import BadRequest, NoAccess, Stale
from gondwana.server.keys import Key, Tokens, new_key
from gondwana.server.messages import Created, Done, Events, Look, Said, SeatPlan
from gondwana.server.played import Entry, Played, chance_entry
from gondwana.server.requests import (
    LONGEST_DO,
    checked_command,
    checked_level,
    checked_name,
    checked_plan,
    checked_preset,
    checked_text,
    is_id,
)
from gondwana.server.rooms import Room, Rooms, Subscription
from gondwana.server.showing import look, publish, status, tell_all, update
from gondwana.server.storage import LogRow, MatchRow, SeatRow, Store
from gondwana.server.storage.store import ChatRow, CommandRow

Chance = Callable[[Match], int]
"""What chance does in a match that waits for it."""

Answer = TypeVar("Answer", Done, Said)

_ATTEMPTS = 4
"""So often a command is tried when others keep writing first."""
_ID_BYTES = 12
_REPLACEMENT = "alpha"
_LOG = logging.getLogger(__name__)


def by_lot(match: Match) -> int:
    """Chance as the weights say, from the system's own random numbers: nobody can compute them from what was drawn before."""
    odds = match.odds()
    left = secrets.randbelow(sum(weight for _, weight in odds))
    for action, weight in odds:
        left -= weight
        if left < 0:
            return action
    raise AssertionError("the weights do not add up")


@dataclass(frozen=True)
class _Guest:
    """Somebody whose key fits: the match and its seats as stored, and where the guest sits; no seat is a watcher."""

    row: MatchRow
    seats: list[SeatRow]
    seat: int | None

    @property
    def viewer(self) -> int:
        return PUBLIC if self.seat is None else self.seat

    def levels(self, played: Played) -> dict[int, str]:
        """The seats that bots play, and which."""
        return {place.seat: str(place.level) for place in self.seats if place.kind == "bot"} | played.replaced

    def own_seat(self) -> int:
        if self.seat is None:
            raise Refused(Message("server-watcher"))
        return self.seat


class Tables:
    """All matches of a database."""

    def __init__(
        self,
        engine: AsyncEngine,
        *,
        chance: Chance = by_lot,
        tokens: Tokens = secrets.token_urlsafe,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self._store = Store(engine)
        self._chance = chance
        self._tokens = tokens
        self._clock = clock
        self._rooms = Rooms()

    async def create(
        self,
        game: str,
        *,
        players: int,
        seats: Sequence[SeatPlan],
        options: dict[str, Any] | Options | None = None,
        rematch_of: tuple[str, Key] | None = None,
    ) -> Created:
        """A new match. Its keys are told here and never again. It begins at once if no seat is open."""
        played = Played(load(game), players, options)
        if len(seats) != players:
            raise BadRequest(Message("server-seats", seats=len(seats), players=players))
        plans = [checked_plan(plan) for plan in seats]
        if rematch_of is not None:
            await self._enter(*rematch_of)
        match = self._tokens(_ID_BYTES)
        keys = tuple(None if plan.kind == "bot" else new_key(self._tokens) for plan in plans)
        watch = new_key(self._tokens)
        waits = any(plan.kind == "open" for plan in plans)
        row = MatchRow(
            id=match,
            game=played.match.game.name,
            version=played.match.game.version,
            players=players,
            options=msgspec.json.encode(played.match.options).decode(),
            status="open" if waits else "running",
            watch_hash=watch.digest,
            rematch_of=None if rematch_of is None else rematch_of[0],
            created=self._now(),
        )
        rows = [
            SeatRow(match, seat, plan.kind, plan.name, plan.level or None, None if key is None else key.digest, None)
            for seat, (plan, key) in enumerate(zip(plans, keys, strict=True))
        ]
        beginning = [] if waits else self._settle(played)
        await self._store.create(row, rows, self._rows(match, 0, beginning))
        await self._present(_Guest(row, rows, None))
        return Created(match=match, keys=keys, watch=watch)

    async def join(self, match: str, key: Key, name: str) -> Look:
        """Take the open seat of the key. When the last one is taken, the game begins."""
        name = checked_name(name)
        guest = await self._enter(match, key)
        seat = guest.own_seat()
        if guest.seats[seat].kind == "open":
            beginning = self._settle(_begin(guest.row))
            await self._store.join(match, seat, name, self._rows(match, 0, beginning))
        return await self.look(match, key)

    async def look(self, match: str, key: Key) -> Look:
        """What the key's holder may see now."""
        guest = await self._enter(match, key)
        played = await self._present(guest)
        return look(guest.row, guest.seats, guest.seat, played)

    async def events(self, match: str, key: Key, since: int = 0) -> Events:
        """What happened for the key's holder from step `since` on."""
        guest = await self._enter(match, key)
        played = await self._present(guest)
        return Events(number=played.number, events=played.events(guest.viewer, since))

    async def act(self, match: str, key: Key, command: str, decision: int, do: str) -> Done:
        """Carry out an action, given in notation, in the decision that the caller saw open."""

        def change(played: Played, seat: int) -> list[Entry]:
            if decision != played.decision:
                raise Stale
            if len(do) > LONGEST_DO:
                raise BadNotation(Message("server-long-action", longest=LONGEST_DO))
            return [played.choose(seat, do), *self._settle(played)]

        return await self._command(match, key, command, change)

    async def undo(self, match: str, key: Key, command: str) -> Done:
        """Take back the own last choice, as long as nobody has seen it."""

        def change(played: Played, seat: int) -> list[Entry]:
            entry = Entry(seat, "undo")
            played.add(entry)
            return [entry]

        return await self._command(match, key, command, change)

    async def resign(self, match: str, key: Key, command: str, level: str = _REPLACEMENT) -> Done:
        """Hand the own seat to a bot for the rest of the game."""
        level = checked_level(level)

        def change(played: Played, seat: int) -> list[Entry]:
            if played.match.over:
                raise Refused(Message("server-over"))
            entry = Entry(seat, "resign", level)
            played.add(entry)
            return [entry]

        return await self._command(match, key, command, change)

    async def chat(self, match: str, key: Key, command: str, *, text: str | None = None, preset: str | None = None) -> Said:
        """Say something at the table: one of the ready sentences, or a text."""
        checked_command(command)
        if (text is None) == (preset is None):
            raise BadRequest(Message("server-chat-one"))
        text = None if text is None else checked_text(text)
        preset = None if preset is None else checked_preset(preset)
        seat = (guest := await self._enter(match, key)).own_seat()
        room = self._rooms.of(match)
        async with room.lock:
            for _ in range(_ATTEMPTS):
                if (answer := await self._store.answer(match, seat, command)) is not None:
                    return _again(answer, Said)
                number = await self._store.lines(match)
                said = Said(number=number, seat=seat, preset=preset, text=text, at=self._now())
                line = ChatRow(guest.row.id, number, seat, preset, text, said.at)
                try:
                    await self._store.say(line, CommandRow(match, seat, command, _json(said)))
                except IntegrityError:
                    continue
                asyncio.get_running_loop().call_soon(tell_all, room, said)
                return said
        raise Stale

    async def chat_since(self, match: str, key: Key, since: int = 0) -> list[Said]:
        """The chat from line `since` on."""
        await self._enter(match, key)
        rows = await self._store.said(match, since)
        return [Said(number=row.number, seat=row.seat, preset=row.preset, text=row.text, at=row.at) for row in rows]

    async def subscribe(self, match: str, key: Key, since: int | None = None) -> Subscription:
        """The news from now on, or from step `since` on."""
        guest = await self._enter(match, key)
        played = await self._present(guest)
        room = self._rooms.of(match)
        number = played.number if since is None else min(max(since, 0), played.number)
        listener = Subscription(room, guest.viewer, number)
        if number < played.number:
            listener.tell(update(played, listener))
        return listener

    async def rest(self, match: str) -> None:
        """Wait until no bot has anything to do in a match."""
        room = self._rooms.of(match)
        while room.thinking is not None and not room.thinking.done():
            await asyncio.wait([room.thinking])

    async def close(self) -> None:
        """End all thinking and all subscriptions. The engine stays open: it belongs to the caller."""
        for room in self._rooms.all():
            for listener in list(room.listeners):
                listener.close()
            if room.thinking is not None and not room.thinking.done():
                room.thinking.cancel()
                await asyncio.wait([room.thinking])

    async def _enter(self, match: str, key: Key) -> _Guest:
        """The key's holder. An unknown match and a wrong key look the same from outside."""
        found = await self._store.find(match) if is_id(match) else None
        if found is None:
            key.opens(None)
            raise NoAccess
        row, places = found
        fits = [place.seat for place in places if key.opens(place.key_hash)]
        if key.opens(row.watch_hash):
            return _Guest(row, places, None)
        if not fits:
            raise NoAccess
        return _Guest(row, places, fits[0])

    async def _present(self, guest: _Guest) -> Played:
        """The match as it is stored now."""
        room = self._rooms.of(guest.row.id)
        async with room.lock:
            return await self._catch_up(room, guest)

    async def _catch_up(self, room: Room, guest: _Guest) -> Played:
        """Read what was added to the log, by whomever. The caller holds the lock."""
        before = room.played or _begin(guest.row)
        rows = await self._store.entries(room.match, before.number)
        begun = all(place.kind != "open" for place in guest.seats)
        played = before
        if rows or begun != before.begun:
            played = before.fork()
            played.begun = begun or before.begun or bool(rows)
            played.add_stored((row.seat, row.kind, row.do) for row in rows)
        self._changed(room, played, guest)
        return played

    def _changed(self, room: Room, played: Played, guest: _Guest) -> None:
        """The match has been stored up to here: keep it, tell those who listen, let bots go on. The caller is answered first."""
        if room.played is played:
            return
        room.played = played
        asyncio.get_running_loop().call_soon(publish, room)
        levels = guest.levels(played)
        if any(seat in levels for seat in played.match.pending) and (room.thinking is None or room.thinking.done()):
            room.thinking = asyncio.get_running_loop().create_task(self._play_bots(room))

    async def _command(self, match: str, key: Key, command: str, change: Callable[[Played, int], list[Entry]]) -> Done:
        checked_command(command)
        guest = await self._enter(match, key)
        seat = guest.own_seat()
        room = self._rooms.of(match)
        async with room.lock:
            for _ in range(_ATTEMPTS):
                if (answer := await self._store.answer(match, seat, command)) is not None:
                    return _again(answer, Done)
                present = await self._catch_up(room, guest)
                if not present.begun:
                    raise Refused(Message("server-not-begun"))
                if seat in present.replaced:
                    raise Refused(Message("server-resigned"))
                played = present.fork()
                entries = change(played, seat)
                events = played.events(seat, present.number)
                done = Done(number=played.number, decision=played.decision, events=events)
                try:
                    await self._append(match, present.number, entries, played, CommandRow(match, seat, command, _json(done)))
                except IntegrityError:
                    room.played = None
                    continue
                self._changed(room, played, guest)
                return done
        raise Stale

    async def _append(
        self, match: str, number: int, entries: list[Entry], played: Played, command: CommandRow | None = None
    ) -> None:
        await self._store.append(self._rows(match, number, entries), command=command, status=status(played))

    async def _play_bots(self, room: Room) -> None:
        try:
            while await self._play_bot(room):
                pass
        except Exception:
            _LOG.exception("a bot could not go on")

    async def _play_bot(self, room: Room) -> bool:
        """One decision of one bot, if one is owed. Others may look and act while it thinks."""
        async with room.lock:
            found = await self._store.find(room.match)
            if found is None or found[0].status != "running":
                return False
            guest = _Guest(*found, None)
            played = await self._catch_up(room, guest)
            levels = guest.levels(played)
            owing = [seat for seat in played.match.pending if seat in levels]
        if not owing:
            return False
        seat = owing[0]
        if seat not in room.bots:
            room.bots[seat] = make_bot(played.match.game, levels[seat], seed=secrets.randbits(63))
        action = await asyncio.to_thread(room.bots[seat].decide, played.match.hidden(seat), seat)
        async with room.lock:
            present = await self._catch_up(room, guest)
            if present.decision != played.decision or seat not in present.match.pending:
                return True
            then = present.fork()
            entries = [then.choose(seat, then.match.game.write(seat, action)), *self._settle(then)]
            try:
                await self._append(room.match, present.number, entries, then)
            except IntegrityError:
                room.played = None
            else:
                self._changed(room, then, guest)
        return True

    def _settle(self, played: Played) -> list[Entry]:
        """Let chance act until a seat owes a decision or the game is over."""
        done = []
        while played.match.waits_for_chance:
            entry = chance_entry(played, self._chance(played.match))
            played.add(entry)
            done.append(entry)
        return done

    def _rows(self, match: str, number: int, entries: list[Entry]) -> list[LogRow]:
        at = self._now()
        return [LogRow(match, number + k, entry.seat, entry.kind, entry.do, at) for k, entry in enumerate(entries)]

    def _now(self) -> int:
        return int(self._clock() * 1000)


def _begin(row: MatchRow) -> Played:
    """The match before its first entry. It stays on the rules that it began with."""
    game = load(row.game)
    if row.version != game.version:
        raise BadRecord(Message("record-version", recorded=row.version, version=game.version))
    return Played(game, row.players, msgspec.json.decode(row.options))


def _again(answer: str, kind: type[Answer]) -> Answer:
    """The stored answer of a command; raises `BadRequest` if the command was one of another kind."""
    try:
        return msgspec.json.decode(answer, type=kind)
    except msgspec.ValidationError:
        raise BadRequest(Message("server-command-used")) from None


def _json(answer: msgspec.Struct) -> str:
    return msgspec.json.encode(answer).decode()
