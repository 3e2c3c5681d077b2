"""The questions that are asked of the tables of one match, and the one transaction of each command."""

import asyncio
from collections.abc import Iterable, Mapping, Sequence

from sqlalchemy import ColumnElement, Select, delete, func, insert, or_, select, text, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from gondwana.server.storage.journal import Addition, Journal
from gondwana.server.storage.rows import (
    WATCHER,
    ChatRow,
    CommandRow,
    Found,
    HoldingRow,
    LogRow,
    MatchRow,
    SeatRow,
    Standing,
)
from gondwana.server.storage.tables import chat, commands, holdings, log, matches, seats, snapshots

_PATIENCE = 2
"""Seconds."""
_TOUCH = text("UPDATE alembic_version SET version_num = version_num")
"""A write that changes nothing."""
_MATCH_COLUMNS = len(MatchRow._fields)
_FIND = select(matches, seats).outerjoin(seats, seats.c.match == matches.c.id).order_by(seats.c.seat)


class Store:
    """A database. Everything that belongs together is written in one transaction, the log first.

    The first statement of a transaction writes: SQLite then waits for other writers instead of failing later.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._journal = Journal(engine)
        self._touching: asyncio.Task[bool] | None = None

    async def takes_writes(self) -> bool:
        """Return whether the database is there and something can be written to it."""
        if self._touching is None or self._touching.done():
            self._touching = asyncio.create_task(self._touch())
        touching = self._touching
        await asyncio.wait({touching}, timeout=_PATIENCE)
        # A writer of SQLite waits longer than that for another one, and cannot be interrupted.
        return touching.done() and touching.result()

    async def _touch(self) -> bool:
        try:
            async with self._engine.begin() as connection:
                await connection.execute(_TOUCH)
        except (SQLAlchemyError, OSError):
            return False
        return True

    async def close(self) -> None:
        """Wait until everything is written."""
        if self._touching is not None:
            await asyncio.wait({self._touching})
        await self._journal.close()

    async def create(
        self, match: MatchRow, places: Sequence[SeatRow], entries: Sequence[LogRow], held: Sequence[HoldingRow] = ()
    ) -> None:
        """A new match. Raises `IntegrityError` if it is a rematch and there is one already."""
        async with self._engine.begin() as connection:
            await connection.execute(insert(matches).values(match._asdict()))
            await connection.execute(insert(seats), [place._asdict() for place in places])
            await _append(connection, entries)
            if held:
                await connection.execute(insert(holdings), [one._asdict() for one in held])

    async def find(self, match: str, device_hash: str | None = None) -> Found | None:
        """A match, its seats and who holds them. An unknown match takes as many questions as a known one."""
        asked = select(holdings.c.seat, holdings.c.device_hash).where(holdings.c.match == match)
        whose = or_(holdings.c.seat != WATCHER, holdings.c.device_hash == (device_hash or ""))
        async with self._engine.connect() as connection:
            rows = (await connection.execute(_FIND.where(matches.c.id == match))).all()
            held = [(int(seat), str(digest)) for seat, digest in await connection.execute(asked.where(whose))]
        if not rows:
            return None
        row, places = MatchRow(*rows[0][:_MATCH_COLUMNS]), [SeatRow(*row[_MATCH_COLUMNS:]) for row in rows]
        return Found(row, places, holders_of(held), any(seat == WATCHER for seat, _ in held))

    async def entries(self, match: str, since: int, most: int) -> list[LogRow]:
        """The log from entry `since` on, at most so many entries of it."""
        async with self._engine.connect() as connection:
            asked = select(log).where(log.c.match == match, log.c.number >= since).order_by(log.c.number).limit(most)
            return [LogRow(*row) for row in await connection.execute(asked)]

    async def snapshot(self, match: str, upto: int | None = None) -> bytes | None:
        """The newest snapshot of a match, or the newest of its first `upto` entries."""
        asked = select(snapshots.c.data).where(snapshots.c.match == match).order_by(snapshots.c.number.desc()).limit(1)
        if upto is not None:
            asked = asked.where(snapshots.c.number <= upto)
        async with self._engine.connect() as connection:
            return (await connection.execute(asked)).scalar_one_or_none()

    async def save_snapshots(self, match: str, taken: Mapping[int, bytes]) -> None:
        """Store snapshots of a match by the number of entries; those with the same number are replaced."""
        async with self._engine.begin() as connection:
            await connection.execute(delete(snapshots).where(snapshots.c.match == match, snapshots.c.number.in_(sorted(taken))))
            rows = [{"match": match, "number": number, "data": data} for number, data in taken.items()]
            await connection.execute(insert(snapshots), rows)

    async def answer(self, match: str, seat: int, command: str) -> str | None:
        """What the command was answered, if it was carried out before."""
        async with self._engine.connect() as connection:
            asked = select(commands.c.answer).where(commands.c.match == match, commands.c.seat == seat, commands.c.id == command)
            return (await connection.execute(asked)).scalar_one_or_none()

    async def append(self, entries: Sequence[LogRow], *, command: CommandRow | None, standing: Standing) -> None:
        """Add what one command caused. Raises `IntegrityError` if somebody else wrote there first; then nothing is added."""
        await self._journal.write(Addition(entries, command, standing))

    async def join(self, taken: HoldingRow, name: str, link: str | None, beginning: Sequence[LogRow], begun: Standing) -> bool:
        """Give an open seat to its one holder; if it was the last one, the game begins.

        The link and what others held by it are void then. The holder comes with the link, or has opened it before (None).
        Returns False if the seat is not open any more, or not for this holder.
        """
        match, seat = taken.match, taken.seat
        async with self._engine.begin() as connection:
            # The match's row first: of two who come at once, one waits until it sees the other.
            await _count_change(connection, match, last=begun.last)
            open_here = (seats.c.match == match, seats.c.kind == "open")
            allowed = _held(taken).exists() if link is None else seats.c.key_hash == link
            here = (*open_here, seats.c.seat == seat, allowed)
            joined = update(seats).where(*here).values(kind="person", name=name, key_hash=None)
            if (await connection.execute(joined)).rowcount != 1:
                return False
            await _give(connection, taken)
            if (await connection.execute(select(func.count()).select_from(seats).where(*open_here))).scalar_one() == 0:
                await _append(connection, beginning)
                await connection.execute(update(matches).where(matches.c.id == match).values(begun._asdict()))
            return True

    async def take(self, taken: HoldingRow, link: str) -> bool:
        """Give a seat that somebody holds to another holder, who comes with its link or with the key that held it.

        The link is used up and nobody else holds the seat. Returns False if the link opens nothing any more.
        """
        async with self._engine.begin() as connection:
            await _count_change(connection, taken.match)
            here = (seats.c.match == taken.match, seats.c.seat == taken.seat, seats.c.kind == "person")
            by_key = _held(taken._replace(device_hash=link)).exists()
            moved = update(seats).where(*here, or_(seats.c.key_hash == link, by_key)).values(key_hash=None)
            if (await connection.execute(moved)).rowcount != 1:
                return False
            await _give(connection, taken)
            return True

    async def hold(self, holding: HoldingRow) -> bool:
        """Let a device open the link of an open seat, or watch; nothing happens if it has done so already.

        Returns False if the link is not that of an open seat any more.
        """
        async with self._engine.begin() as connection:
            if holding.seat != WATCHER:
                here = (seats.c.match == holding.match, seats.c.seat == holding.seat, seats.c.kind == "open")
                same = update(seats).where(*here, seats.c.key_hash == holding.link_hash).values(kind="open")
                if (await connection.execute(same)).rowcount != 1:
                    return False
            again = update(holdings).where(*_same(holding)).values(since=holdings.c.since)
            if (await connection.execute(again)).rowcount == 0:
                await connection.execute(insert(holdings).values(holding._asdict()))
            return True

    async def came_by(self, match: str, device_hash: str, link: str) -> int | None:
        """The seat that a device holds by a link, which it may have used up itself."""
        asked = select(holdings.c.seat).where(
            holdings.c.match == match, holdings.c.device_hash == device_hash, holdings.c.link_hash == link
        )
        async with self._engine.connect() as connection:
            return (await connection.execute(asked.order_by(holdings.c.seat.desc()).limit(1))).scalar_one_or_none()

    async def holders(self, match: str) -> list[HoldingRow]:
        """All that devices hold of a match."""
        async with self._engine.connect() as connection:
            return [HoldingRow(*row) for row in await connection.execute(select(holdings).where(holdings.c.match == match))]

    async def invite(self, match: str, seat: int, key_hash: str) -> bool:
        """Another link for an open seat: the old one, and what was held by it, are void. False if the seat is not open."""
        async with self._engine.begin() as connection:
            await _count_change(connection, match)
            here = (seats.c.match == match, seats.c.seat == seat, seats.c.kind == "open")
            if (await connection.execute(update(seats).where(*here).values(key_hash=key_hash))).rowcount != 1:
                return False
            await connection.execute(delete(holdings).where(holdings.c.match == match, holdings.c.seat == seat))
            return True

    async def offer(self, held: HoldingRow, key_hash: str) -> bool:
        """Another link for a seat that is taken; its holder keeps it until somebody uses the link. False if it is not theirs."""
        async with self._engine.begin() as connection:
            await _count_change(connection, held.match)
            here = (seats.c.match == held.match, seats.c.seat == held.seat, seats.c.kind == "person")
            offered = update(seats).where(*here, _held(held).exists()).values(key_hash=key_hash)
            return (await connection.execute(offered)).rowcount == 1

    async def invite_watchers(self, match: str, key_hash: str) -> None:
        """Another key for the watching; whoever watches goes on."""
        async with self._engine.begin() as connection:
            await connection.execute(update(matches).where(matches.c.id == match).values(watch_hash=key_hash))

    async def rematch(self, match: str) -> str | None:
        """The match that came after this one."""
        async with self._engine.connect() as connection:
            asked = select(matches.c.id).where(matches.c.rematch_of == match)
            return (await connection.execute(asked)).scalar_one_or_none()

    async def seen(self, at: Mapping[tuple[str, int], int]) -> None:
        """When the holders of seats, by match and seat, came or went last."""
        async with self._engine.begin() as connection:
            for (match, seat), time in at.items():
                here = (seats.c.match == match, seats.c.seat == seat, seats.c.seen < time)
                await connection.execute(update(seats).where(*here).values(seen=time))

    async def postpone(self, match: str, deadline: int | None, last: int | None) -> None:
        """Nothing is due before then, if nothing has happened since `last`: otherwise that has set a deadline of its own."""
        async with self._engine.begin() as connection:
            same = () if last is None else (matches.c.last == last,)
            await connection.execute(update(matches).where(matches.c.id == match, *same).values(deadline=deadline))

    async def hasten(self, match: str, deadline: int) -> None:
        """Something may be due then already."""
        async with self._engine.begin() as connection:
            later = or_(matches.c.deadline.is_(None), matches.c.deadline > deadline)
            await connection.execute(update(matches).where(matches.c.id == match, later).values(deadline=deadline))

    async def say(self, line: ChatRow, command: CommandRow) -> None:
        """Add a line of chat; raises `IntegrityError` if its number is taken."""
        async with self._engine.begin() as connection:
            await connection.execute(insert(chat).values(line._asdict()))
            await connection.execute(insert(commands).values(command._asdict()))

    async def said(self, match: str, since: int, most: int) -> list[ChatRow]:
        """The chat from line `since` on, at most so many lines of it."""
        async with self._engine.connect() as connection:
            asked = select(chat).where(chat.c.match == match, chat.c.number >= since).order_by(chat.c.number).limit(most)
            return [ChatRow(*row) for row in await connection.execute(asked)]

    async def lines(self, match: str) -> int:
        """How many lines of chat there are: the last one's number tells."""
        async with self._engine.connect() as connection:
            asked = select(func.coalesce(func.max(chat.c.number) + 1, 0)).where(chat.c.match == match)
            return int((await connection.execute(asked)).scalar_one())


def holders_of(held: Iterable[tuple[int, str]]) -> dict[int, frozenset[str]]:
    """Who holds which seat, from pairs of seat and digest; watchers are left out."""
    found: dict[int, frozenset[str]] = {}
    for seat, digest in held:
        if seat != WATCHER:
            found[seat] = found.get(seat, frozenset()) | {digest}
    return found


async def _count_change(connection: AsyncConnection, match: str, **more: int) -> None:
    changed = {"seat_changes": matches.c.seat_changes + 1, **more}
    await connection.execute(update(matches).where(matches.c.id == match).values(changed))


def _same(holding: HoldingRow) -> tuple[ColumnElement[bool], ...]:
    return (
        holdings.c.device_hash == holding.device_hash,
        holdings.c.match == holding.match,
        holdings.c.seat == holding.seat,
    )


def _held(holding: HoldingRow) -> Select[tuple[int]]:
    return select(holdings.c.seat).where(*_same(holding))


async def _give(connection: AsyncConnection, holding: HoldingRow) -> None:
    """Leave a seat to one holder; a holder who has it already keeps the link it came by."""
    here = (holdings.c.match == holding.match, holdings.c.seat == holding.seat)
    await connection.execute(delete(holdings).where(*here, holdings.c.device_hash != holding.device_hash))
    again = update(holdings).where(*_same(holding)).values(since=holding.since)
    if (await connection.execute(again)).rowcount == 0:
        await connection.execute(insert(holdings).values(holding._asdict()))


async def _append(connection: AsyncConnection, entries: Sequence[LogRow]) -> None:
    if entries:
        await connection.execute(insert(log), [entry._asdict() for entry in entries])
