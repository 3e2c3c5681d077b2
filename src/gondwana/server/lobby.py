"""How a match comes about: tables are laid, devices take seats into their hands, guests come, people play again."""

from collections import OrderedDict, deque
from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy.exc import IntegrityError

from gondwana.core.contract import Options
from gondwana.core.errors import Refused
from gondwana.games import load
from gondwana.locale import Message
from gondwana.server.access import Access, Device, Guest, device_hash, link_of, may_listen
from gondwana.server.client import current_client, mark_known
from gondwana.server.deadlines import standing
from gondwana.server.errors import BadRequest, NoAccess, Running, TooMany
from gondwana.server.keeper import Keeper, log_rows
from gondwana.server.keys import Key, Tokens, new_key
from gondwana.server.loading import begin
from gondwana.server.messages import Created, Entered, HeldBy, Mine, Rematch, SeatPlan, Status
from gondwana.server.played import Played
from gondwana.server.requests import checked_absence, checked_clock, checked_name, checked_plan, is_id
from gondwana.server.rooms import Room
from gondwana.server.storage import Lists, MatchRow, SeatRow
from gondwana.server.storage.lists import Listed
from gondwana.server.storage.rows import WATCHER, Found, HoldingRow
from gondwana.server.storage.store import holders_of
from gondwana.server.times import Clock

_ID_BYTES = 12
_BOT_TABLES = 5
_BOT_TABLES_OF_ADDRESS = 15
_LAST_MADE = 200
_MOST_CLIENTS = 1000
_LATELY = 3_600_000
"""Milliseconds after which a table of bots that rests does not count any more."""


class Lobby:
    """Where matches are made and entered."""

    def __init__(self, keeper: Keeper, lists: Lists, tokens: Tokens) -> None:
        self._keeper = keeper
        self._lists = lists
        self._tokens = tokens
        self._made: OrderedDict[str, deque[str]] = OrderedDict()
        """The last matches that each client has made."""

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
        own = device if held_by == "device" else None
        held = [
            HoldingRow((own or key).digest, match, place.seat, now)
            for place, key in zip(places, keys, strict=True)
            if place.kind == "person" and key is not None
        ]
        await self._lay(row, places, held, played)
        mark_known(None if device is None else device.digest)
        return Created(match=match, keys=keys, watch=watch)

    async def _check_bot_tables(self, device: Key) -> None:
        """Watching bots takes as much thinking as playing against them: one device has a few such tables at a time.

        All new devices of an address count as one, because a device costs nothing to invent.
        """
        since, client = self._keeper.now() - _LATELY, current_client()
        if await self._lists.bot_tables(since, creator=device.digest) >= _BOT_TABLES:
            raise TooMany(Message("server-bot-tables", most=_BOT_TABLES))
        if not client:
            return
        most = _BOT_TABLES_OF_ADDRESS if await self._lists.knows(device.digest) else _BOT_TABLES
        if await self._lists.bot_tables(since, among=self._made.get(client, ())) >= most:
            raise TooMany(Message("server-bot-tables-here", most=most))

    def _note_made(self, match: str) -> None:
        """Remember which client made a match; those who made none for longest are forgotten."""
        self._made.setdefault(current_client(), deque(maxlen=_LAST_MADE)).append(match)
        self._made.move_to_end(current_client())
        if len(self._made) > _MOST_CLIENTS:
            self._made.popitem(last=False)

    async def _lay(self, row: MatchRow, places: list[SeatRow], held: Sequence[HoldingRow], played: Played) -> None:
        """Store a new match; it begins if no seat is open."""
        now = row.created
        played.begun = all(place.kind != "open" for place in places)
        beginning = self._keeper.settle(played, now) if played.begun else []
        row = row._replace(**standing(row, places, played, Room(row.id), now)._asdict())
        await self._keeper.store.create(row, places, log_rows(row.id, 0, beginning), held)
        room = self._keeper.rooms.of(row.id)
        room.learn(Found(row, places, holders_of((one.seat, one.device_hash) for one in held)))
        room.client = current_client()
        self._note_made(row.id)
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
        places = [
            place._replace(match=match, seat=seat, key_hash=None, replaced_by=None, seen=0) for seat, place in enumerate(turned)
        ]
        held = [
            HoldingRow(one.device_hash, match, one.seat if one.seat == WATCHER else (one.seat - 1) % len(places), now)
            for one in await self._keeper.store.holders(guest.row.id)
        ]
        await self._lay(row, places, held, begin(row))

    def tell_rematch(self, room: Room, match: str) -> None:
        """Those who still look at the old match are told of the new one, once."""
        if room.rematch != match:
            room.rematch = match
            room.tell_guests(Rematch(match=match))

    async def enter(self, match: str, key: Key, device: Key) -> Entered:
        """A device comes with a key: it watches, opens the link of an open seat, or takes a seat over from its holder.

        A link is used up when a seat is taken by it; the device that took it may open it again.
        """
        found = await self._keeper.find(match, device.digest)
        seat = link_of(found, key)
        came_by = await self._keeper.store.came_by(match if is_id(match) else "", device.digest, key.digest)
        if found is not None and seat is not None:
            if device.digest not in found.holders.get(seat, ()):
                await self._take(found, seat, key, device)
            return Entered(seat=seat)
        if found is not None and key.opens(found.row.watch_hash):
            await self._keeper.store.hold(HoldingRow(device.digest, match, WATCHER, self._keeper.now()))
            return Entered(seat=None)
        if came_by is None:
            raise NoAccess
        return Entered(seat=came_by)

    async def _take(self, found: Found, seat: int, key: Key, holder: Key) -> None:
        """Put a seat into the hands of a holder who comes with its link; raises `NoAccess` if somebody else was first."""
        taken = HoldingRow(holder.digest, found.row.id, seat, self._keeper.now(), key.digest)
        if found.seats[seat].kind == "open":
            done = await self._keeper.store.hold(taken)
        else:
            done = await self._keeper.store.take(taken, key.digest)
        if not done:
            raise NoAccess
        await self._changed_hands(found.row.id)

    async def watch(self, match: str, device: Key) -> Entered:
        """A device watches a match that is listed."""
        found = await self._keeper.find(match)
        if found is None or not found.row.listed:
            raise NoAccess
        await self._keeper.store.hold(HoldingRow(device.digest, match, WATCHER, self._keeper.now()))
        return Entered(seat=None)

    async def invite(self, match: str, access: Access, seat: int) -> Key:
        """Another link; the old one is void. Whoever made the match invites to open seats and to watch, others to their own.

        A seat that is taken stays with its holder until somebody uses the link.
        """
        guest = await self._keeper.enter(match, access)
        own = seat in guest.mine and guest.seats[seat].kind == "person"
        if not (guest.creator or own):
            raise NoAccess
        key, store = new_key(self._tokens), self._keeper.store
        if seat == WATCHER:
            await store.invite_watchers(match, key.digest)
        elif own:
            if not await store.offer(HoldingRow(device_hash(access) or "", match, seat, 0), key.digest):
                raise NoAccess
        elif not await store.invite(match, seat, key.digest):
            raise Refused(Message("server-taken"))
        await self._changed_hands(match)
        return key

    async def _changed_hands(self, match: str) -> None:
        """Seats have another link or another holder: memory follows, those who lost a seat hear no more, the others are told."""
        keeper = self._keeper
        found = await keeper.find(match)
        if found is not None:
            room = keeper.rooms.of(match)
            room.learn(found)
            self.send_away(room)
            await keeper.catch_up(room, Guest(found.row, found.seats, holders=found.holders))
            keeper.publish(room)
        keeper.herald.changed(match)

    def send_away(self, room: Room) -> None:
        """Those who listen on a seat that is not theirs any more hear no more; whoever may come back does so by themselves."""
        for listener in list(room.listeners):
            if not all(may_listen(seat, listener.holder, room.seats, room.holders) for seat in listener.seats):
                listener.close()

    async def join(self, match: str, access: Access, name: str) -> tuple[Guest, Key | None]:
        """Take an open seat, or with a link sent as a key one that is to change hands. With the last open seat the game begins.

        Whoever takes it has it alone. A link that was sent as a key is used up: the key that holds the seat now is returned.
        """
        name = checked_name(name)
        keeper, digest = self._keeper, device_hash(access) or ""
        found = await keeper.find(match)
        link = access.token if isinstance(access, Device) else access
        seat = None if link is None else link_of(found, link)
        if found is not None and link is not None and seat is not None and digest not in found.holders.get(seat, ()):
            return await self._join_by_link(found, seat, link, name)
        guest = await keeper.enter(match, access)
        seat = guest.own_seat()
        if guest.seats[seat].kind == "open":
            await self._sit(guest.row, guest.seats, HoldingRow(digest, match, seat, keeper.now()), name, None)
            await self._changed_hands(match)
            guest = await keeper.enter(match, access)
        return guest, None

    async def _join_by_link(self, found: Found, seat: int, link: Key, name: str) -> tuple[Guest, Key]:
        key = new_key(self._tokens)
        holding = HoldingRow(key.digest, found.row.id, seat, self._keeper.now())
        if found.seats[seat].kind == "open":
            done = await self._sit(found.row, found.seats, holding, name, link.digest)
        else:
            done = await self._keeper.store.take(holding, link.digest)
        if not done:
            raise NoAccess
        await self._changed_hands(found.row.id)
        return await self._keeper.enter(found.row.id, key), key

    async def _sit(self, row: MatchRow, seats: Sequence[SeatRow], holding: HoldingRow, name: str, link: str | None) -> bool:
        """Give an open seat to somebody; False if it was not open for them any more."""
        keeper, played = self._keeper, begin(row)
        played.begun = True
        beginning = keeper.settle(played, holding.since)
        taken = [place._replace(kind="person") if place.kind == "open" else place for place in seats]
        stands = standing(row, taken, played, keeper.rooms.of(row.id), holding.since)
        return await keeper.store.join(holding, name, link, log_rows(row.id, 0, beginning), stands)

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
