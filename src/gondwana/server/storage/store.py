"""The questions that are asked of the tables of one match, and the one transaction of each command."""

import asyncio
from collections.abc import Mapping, Sequence

from sqlalchemy import Update, delete, func, insert, or_, select, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from gondwana.server.storage.journal import Addition, Journal
from gondwana.server.storage.rows import (
    ChatRow,
    CommandRow,
    Found,
    HoldingRow,
    LogRow,
    MatchRow,
    SeatRow,
    Standing,
)
from gondwana.server.storage.tables import chat, commands, holdings, log, matches, seats

_PATIENCE = 2
"""Seconds."""
_MATCH_COLUMNS = len(MatchRow._fields)
_FIND = select(matches, seats).outerjoin(seats, seats.c.match == matches.c.id).order_by(seats.c.seat)


class Store:
    """A database. Everything that belongs together is written in one transaction, the log first.

    The first statement of a transaction writes: SQLite then waits for other writers instead of failing later.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._journal = Journal(engine)

    async def answers(self) -> bool:
        """Whether the database is there."""
        try:
            async with asyncio.timeout(_PATIENCE), self._engine.connect() as connection:
                await connection.execute(select(1))
        except (SQLAlchemyError, OSError, TimeoutError):
            return False
        return True

    async def close(self) -> None:
        """Wait until everything is written."""
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
        """A match, its seats and what a device holds of it. An unknown match takes as many questions as a known one."""
        async with self._engine.connect() as connection:
            rows = (await connection.execute(_FIND.where(matches.c.id == match))).all()
            seats_held: frozenset[int] = frozenset()
            if device_hash is not None:
                held = select(holdings.c.seat).where(holdings.c.match == match, holdings.c.device_hash == device_hash)
                seats_held = frozenset((await connection.execute(held)).scalars())
        if not rows:
            return None
        return Found(MatchRow(*rows[0][:_MATCH_COLUMNS]), [SeatRow(*row[_MATCH_COLUMNS:]) for row in rows], seats_held)

    async def entries(self, match: str, since: int) -> list[LogRow]:
        """The log from entry `since` on."""
        async with self._engine.connect() as connection:
            asked = select(log).where(log.c.match == match, log.c.number >= since).order_by(log.c.number)
            return [LogRow(*row) for row in await connection.execute(asked)]

    async def answer(self, match: str, seat: int, command: str) -> str | None:
        """What the command was answered, if it was carried out before."""
        async with self._engine.connect() as connection:
            asked = select(commands.c.answer).where(commands.c.match == match, commands.c.seat == seat, commands.c.id == command)
            return (await connection.execute(asked)).scalar_one_or_none()

    async def append(self, entries: Sequence[LogRow], *, command: CommandRow | None, standing: Standing) -> None:
        """Add what one command caused. Raises `IntegrityError` if somebody else wrote there first; then nothing is added."""
        await self._journal.write(Addition(entries, command, standing))

    async def join(
        self, match: str, seat: int, name: str, beginning: Sequence[LogRow], begun: Standing, holder: str | None = None
    ) -> bool:
        """Somebody takes an open seat; if it was the last one, the game begins. False if the seat was not open any more.

        Of a device that is its holder, the seat is nobody else's: its key and what others held by it are void.
        """
        async with self._engine.begin() as connection:
            # The match's row first: of two who come at once, one waits until it sees the other.
            await connection.execute(update(matches).where(matches.c.id == match).values(last=begun.last))
            here = (seats.c.match == match, seats.c.kind == "open")
            taken = update(seats).where(*here, seats.c.seat == seat).values(kind="person", name=name)
            if (await connection.execute(taken)).rowcount != 1:
                return False
            if holder is not None:
                await connection.execute(_the(match, seat).values(key_hash=None))
                others = (holdings.c.match == match, holdings.c.seat == seat, holdings.c.device_hash != holder)
                await connection.execute(delete(holdings).where(*others))
            if (await connection.execute(select(func.count()).select_from(seats).where(*here))).scalar_one() == 0:
                await _append(connection, beginning)
                await connection.execute(update(matches).where(matches.c.id == match).values(begun._asdict()))
            return True

    async def hold(self, holding: HoldingRow) -> None:
        """A device takes a seat into its hands, or the watching; nothing happens if it has it already."""
        async with self._engine.begin() as connection:
            same = (
                holdings.c.device_hash == holding.device_hash,
                holdings.c.match == holding.match,
                holdings.c.seat == holding.seat,
            )
            held = await connection.execute(update(holdings).where(*same).values(since=holdings.c.since))
            if held.rowcount == 0:
                await connection.execute(insert(holdings).values(holding._asdict()))

    async def holders(self, match: str) -> list[HoldingRow]:
        """All that devices hold of a match."""
        async with self._engine.connect() as connection:
            return [HoldingRow(*row) for row in await connection.execute(select(holdings).where(holdings.c.match == match))]

    async def invite(self, match: str, seat: int, key_hash: str) -> bool:
        """Another key for an open seat: the old one, and what was held by it, are void. False if the seat is not open."""
        async with self._engine.begin() as connection:
            here = (seats.c.match == match, seats.c.seat == seat, seats.c.kind == "open")
            if (await connection.execute(update(seats).where(*here).values(key_hash=key_hash))).rowcount != 1:
                return False
            await connection.execute(delete(holdings).where(holdings.c.match == match, holdings.c.seat == seat))
            return True

    async def move(self, match: str, seat: int, key_hash: str) -> None:
        """Another key for a seat that is taken; whoever holds it keeps it."""
        async with self._engine.begin() as connection:
            await connection.execute(_the(match, seat).values(key_hash=key_hash))

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

    async def said(self, match: str, since: int = 0, most: int | None = None) -> list[ChatRow]:
        """The chat from line `since` on; of it the last `most` lines."""
        async with self._engine.connect() as connection:
            asked = select(chat).where(chat.c.match == match, chat.c.number >= since).order_by(chat.c.number.desc()).limit(most)
            return [ChatRow(*row) for row in await connection.execute(asked)][::-1]

    async def lines(self, match: str) -> int:
        """How many lines of chat there are."""
        async with self._engine.connect() as connection:
            asked = select(func.count()).select_from(chat).where(chat.c.match == match)
            return int((await connection.execute(asked)).scalar_one())


def _the(match: str, seat: int) -> Update:
    return update(seats).where(seats.c.match == match, seats.c.seat == seat)


async def _append(connection: AsyncConnection, entries: Sequence[LogRow]) -> None:
    if entries:
        await connection.execute(insert(log), [entry._asdict() for entry in entries])
