"""How a match comes about: tables are laid, devices take seats into their hands, guests come, people play again."""

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy.exc import IntegrityError

from gondwana.core.contract import Options
from gondwana.core.errors import Refused
from gondwana.games import load
from gondwana.locale import Message
from gondwana.server.access import Access, Device, Guest, device_hash
from gondwana.server.deadlines import standing
from gondwana.server.errors import BadRequest, NoAccess, Running, TooMany
from gondwana.server.keeper import Keeper, begin, log_rows
from gondwana.server.keys import Key, Tokens, new_key
from gondwana.server.messages import Created, Entered, Mine, Rematch, SeatPlan, Status
from gondwana.server.played import Played
from gondwana.server.requests import checked_absence, checked_clock, checked_name, checked_plan
from gondwana.server.rooms import Room
from gondwana.server.storage import Lists, MatchRow, SeatRow
from gondwana.server.storage.lists import Listed
from gondwana.server.storage.rows import WATCHER, HoldingRow
from gondwana.server.times import Clock

_ID_BYTES = 12
_BOT_TABLES = 5
_LATELY = 3_600_000
"""Milliseconds after which a table of bots that rests does not count any more."""


class Lobby:
    """Where matches are made and entered."""

    def __init__(self, keeper: Keeper, lists: Lists, tokens: Tokens) -> None:
        self._keeper = keeper
        self._lists = lists
        self._tokens = tokens

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
    ) -> Created:
        """A new match. Its keys are told here and never again. It begins at once if no seat is open."""
        played = Played(load(game), players, options, checked_clock(clock))
        if len(seats) != players:
            raise BadRequest(Message("server-seats", seats=len(seats), players=players))
        plans = [checked_plan(plan, game) for plan in seats]
        if device is not None and all(plan.kind == "bot" for plan in plans):
            await self._check_bot_tables(device)
        match, now = self._tokens(_ID_BYTES), self._keeper.now()
        keys = tuple(None if plan.kind == "bot" else new_key(self._tokens) for plan in plans)
        watch = new_key(self._tokens)
        row = MatchRow(
            id=match,
            game=played.match.game.name,
            version=played.match.game.version,
            players=players,
            options=msgspec.json.encode(played.match.options).decode(),
            status="open",
            watch_hash=watch.digest,
            rematch_of=None,
            created=now,
            creator=None if device is None else device.digest,
            listed=listed,
            clock=None if clock is None else msgspec.json.encode(clock).decode(),
            absence=checked_absence(absence),
        )
        places = [
            SeatRow(match, seat, plan.kind, plan.name, plan.level or None, None if key is None else key.digest, None)
            for seat, (plan, key) in enumerate(zip(plans, keys, strict=True))
        ]
        own = [place.seat for place in places if place.kind == "person"] if device is not None else []
        held = [HoldingRow(device.digest, match, seat, now) for seat in own] if device is not None else []
        await self._lay(row, places, held, played)
        return Created(match=match, keys=keys, watch=watch)

    async def _check_bot_tables(self, device: Key) -> None:
        """Watching bots takes as much thinking as playing against them: one device has a few such tables at a time."""
        if await self._lists.bot_tables(device.digest, self._keeper.now() - _LATELY) >= _BOT_TABLES:
            raise TooMany(Message("server-bot-tables", most=_BOT_TABLES))

    async def _lay(self, row: MatchRow, places: list[SeatRow], held: Sequence[HoldingRow], played: Played) -> None:
        """Store a new match; it begins if no seat is open."""
        now = row.created
        played.begun = all(place.kind != "open" for place in places)
        beginning = self._keeper.settle(played, now) if played.begun else []
        row = row._replace(**standing(row, places, played, Room(row.id), now)._asdict())
        await self._keeper.store.create(row, places, log_rows(row.id, 0, beginning), held)
        room = self._keeper.rooms.of(row.id)
        room.row, room.seats = row, places
        self._keeper.changed(room, played, Guest(row, places))
        self._keeper.herald.changed(row.id if row.rematch_of is None else row.rematch_of)
        if row.bot_owes:
            self._keeper.herald.changed(row.id)

    async def rematch(self, match: str, access: Access) -> Rematch:
        """The same people once more, everybody one seat further to the left. Whoever asks second is sent to the same match."""
        guest = await self._keeper.enter(match, access)
        guest.own_seat()
        if not (await self._keeper.present(guest)).match.over:
            raise Running
        again = await self._keeper.store.rematch(match)
        if again is None:
            again = self._tokens(_ID_BYTES)
            try:
                await self._lay_again(guest, again)
            except IntegrityError:
                again = await self._keeper.store.rematch(match)
        if again is None:
            raise NoAccess
        self.tell_rematch(self._keeper.rooms.of(match), again)
        return Rematch(match=again)

    async def _lay_again(self, guest: Guest, match: str) -> None:
        now = self._keeper.now()
        row = guest.row._replace(id=match, status="open", rematch_of=guest.row.id, created=now)
        row = row._replace(version=load(row.game).version)
        turned = [guest.seats[(seat + 1) % len(guest.seats)] for seat in range(len(guest.seats))]
        places = [place._replace(match=match, seat=seat, replaced_by=None, seen=0) for seat, place in enumerate(turned)]
        held = [
            one._replace(match=match, seat=one.seat if one.seat == WATCHER else (one.seat - 1) % len(places), since=now)
            for one in await self._keeper.store.holders(guest.row.id)
        ]
        await self._lay(row, places, held, begin(row))

    def tell_rematch(self, room: Room, match: str) -> None:
        """Those who still look at the old match are told of the new one, once."""
        if room.rematch != match:
            room.rematch = match
            room.tell_guests(Rematch(match=match))

    async def enter(self, match: str, key: Key, device: Key) -> Entered:
        """A device takes into its hands what a key opens."""
        guest = await self._keeper.enter(match, key)
        if guest.stranger:
            raise NoAccess
        await self._hold(match, guest.seat, device)
        return Entered(seat=guest.seat)

    async def watch(self, match: str, device: Key) -> Entered:
        """A device watches a match that is listed."""
        found = await self._keeper.find(match)
        if found is None or not found.row.listed:
            raise NoAccess
        await self._hold(match, None, device)
        return Entered(seat=None)

    async def _hold(self, match: str, seat: int | None, device: Key) -> None:
        holding = HoldingRow(device.digest, match, WATCHER if seat is None else seat, self._keeper.now())
        await self._keeper.store.hold(holding)
        self._keeper.rooms.of(match).held.pop(device.digest, None)

    async def invite(self, match: str, device: Key, seat: int) -> Key:
        """Another key; the old one is void. Whoever made the match invites to open seats and to watch, others to their own."""
        guest = await self._keeper.enter(match, Device(device))
        own = seat in guest.mine and guest.seats[seat].kind == "person"
        if not (guest.creator or own):
            raise NoAccess
        key, store = new_key(self._tokens), self._keeper.store
        if seat == WATCHER:
            await store.invite_watchers(match, key.digest)
        elif own:
            await store.move(match, seat, key.digest)
        elif await store.invite(match, seat, key.digest):
            self._send_away(match, seat, None)
        else:
            raise Refused(Message("server-taken"))
        await self._keeper.enter(match, Device(device))  # memory knows the old key
        self._keeper.herald.changed(match)
        return key

    def _send_away(self, match: str, seat: int, holder: str | None) -> None:
        """Those who listen on a seat that is not theirs any more hear no more; whoever may come back does so by themselves."""
        for listener in list(self._keeper.rooms.of(match).listeners):
            if seat in listener.seats and (holder is None or listener.holder != holder):
                listener.close()

    def left_by_others(self, room: Room, before: Sequence[SeatRow]) -> None:
        """At another server seats were taken or given anew: those who listen on them here have to show again that they may."""
        for old, new in zip(before, room.seats, strict=False):
            if old.kind == "open" and (new.kind != "open" or new.key_hash != old.key_hash):
                self._send_away(room.match, new.seat, None)

    async def join(self, match: str, access: Access, name: str) -> Guest:
        """Take an open seat. When the last one is taken, the game begins.

        A device that takes it has it alone: whoever kept the link, or came by it before, is left with nothing.
        """
        name = checked_name(name)
        keeper = self._keeper
        guest = await keeper.enter(match, access)
        seat = guest.own_seat()
        if guest.seats[seat].kind != "open":
            return guest
        played, now = begin(guest.row), keeper.now()
        played.begun = True
        beginning = keeper.settle(played, now)
        taken = [place._replace(kind="person") if place.kind == "open" else place for place in guest.seats]
        stands = standing(guest.row, taken, played, keeper.rooms.of(match), now)
        holder = device_hash(access)
        if await keeper.store.join(match, seat, name, log_rows(match, 0, beginning), stands, holder) and holder is not None:
            self._send_away(match, seat, holder)
        guest = await keeper.enter(match, access)
        await keeper.present(guest)
        keeper.publish(keeper.rooms.of(match))
        keeper.herald.changed(match)
        return guest

    async def mine(self, device: Key) -> list[Mine]:
        """The matches of a device: where it is to move first, then the newest."""
        found = [_mine(one) for one in await self._lists.of_device(device.digest)]
        return sorted(found, key=lambda one: (one.status == "over", not one.your_turn))

    async def listed(self) -> list[Mine]:
        """Running matches that anybody may watch."""
        return [_mine(one) for one in await self._lists.to_watch()]


def _mine(one: Listed) -> Mine:
    row = one.row
    return Mine(
        match=row.id,
        game=row.game,
        players=row.players,
        options=msgspec.json.decode(row.options),
        status=msgspec.convert(row.status, Status),
        seats=[place.name or place.level or "" for place in one.seats],
        mine=one.mine,
        your_turn=row.status == "running" and any(row.owing >> seat & 1 for seat in one.mine),
        created=row.created,
        last=row.last,
    )
