"""The questions that are asked of the tables, and the one transaction of each command."""

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from gondwana.server.storage.tables import chat, commands, log, matches, seats


class MatchRow(NamedTuple):
    """A match as stored, without its log."""

    id: str
    game: str
    version: str
    players: int
    options: str
    status: str
    watch_hash: str
    rematch_of: str | None
    created: int


class SeatRow(NamedTuple):
    """A seat as stored."""

    match: str
    seat: int
    kind: str
    name: str
    level: str | None
    key_hash: str | None
    replaced_by: str | None


class LogRow(NamedTuple):
    """An entry of the log."""

    match: str
    number: int
    seat: int
    kind: str
    do: str
    at: int


class CommandRow(NamedTuple):
    """A command that was carried out, with its answer."""

    match: str
    seat: int
    id: str
    answer: str


class ChatRow(NamedTuple):
    """A line of chat."""

    match: str
    number: int
    seat: int
    preset: str | None
    text: str | None
    at: int


class Store:
    """A database. Everything that belongs together is written in one transaction, the log first.

    The first statement of a transaction writes: SQLite then waits for other writers instead of failing later.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def create(self, match: MatchRow, places: Sequence[SeatRow], entries: Sequence[LogRow]) -> None:
        async with self._engine.begin() as connection:
            await connection.execute(insert(matches).values(match._asdict()))
            await connection.execute(insert(seats), [place._asdict() for place in places])
            await _append(connection, entries)

    async def find(self, match: str) -> tuple[MatchRow, list[SeatRow]] | None:
        async with self._engine.connect() as connection:
            row = (await connection.execute(select(matches).where(matches.c.id == match))).one_or_none()
            if row is None:
                return None
            asked = select(seats).where(seats.c.match == match).order_by(seats.c.seat)
            return MatchRow(*row), [SeatRow(*place) for place in await connection.execute(asked)]

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

    async def append(self, entries: Sequence[LogRow], *, command: CommandRow | None, status: str) -> None:
        """Add what one command caused. Raises `IntegrityError` if somebody else wrote there first; then nothing is added."""
        match = entries[0].match
        async with self._engine.begin() as connection:
            await _append(connection, entries)
            if command is not None:
                await connection.execute(insert(commands).values(command._asdict()))
            for entry in entries:
                if entry.kind == "resign":
                    where = (seats.c.match == match, seats.c.seat == entry.seat)
                    await connection.execute(update(seats).where(*where).values(replaced_by=entry.do))
            await connection.execute(update(matches).where(matches.c.id == match).values(status=status))

    async def join(self, match: str, seat: int, name: str, beginning: Sequence[LogRow]) -> bool:
        """Somebody takes an open seat; if it was the last one, the game begins. False if the seat was not open any more."""
        async with self._engine.begin() as connection:
            # The match's row first: of two who come at once, one waits until it sees the other.
            await connection.execute(update(matches).where(matches.c.id == match).values(status=matches.c.status))
            here = (seats.c.match == match, seats.c.kind == "open")
            taken = update(seats).where(*here, seats.c.seat == seat).values(kind="person", name=name)
            if (await connection.execute(taken)).rowcount != 1:
                return False
            if (await connection.execute(select(func.count()).select_from(seats).where(*here))).scalar_one() == 0:
                await _append(connection, beginning)
                await connection.execute(update(matches).where(matches.c.id == match).values(status="running"))
            return True

    async def say(self, line: ChatRow, command: CommandRow) -> None:
        """Add a line of chat; raises `IntegrityError` if its number is taken."""
        async with self._engine.begin() as connection:
            await connection.execute(insert(chat).values(line._asdict()))
            await connection.execute(insert(commands).values(command._asdict()))

    async def said(self, match: str, since: int) -> list[ChatRow]:
        """The chat from line `since` on."""
        async with self._engine.connect() as connection:
            asked = select(chat).where(chat.c.match == match, chat.c.number >= since).order_by(chat.c.number)
            return [ChatRow(*row) for row in await connection.execute(asked)]

    async def lines(self, match: str) -> int:
        """How many lines of chat there are."""
        async with self._engine.connect() as connection:
            asked = select(func.count()).select_from(chat).where(chat.c.match == match)
            return int((await connection.execute(asked)).scalar_one())


async def _append(connection: AsyncConnection, entries: Sequence[LogRow]) -> None:
    if entries:
        await connection.execute(insert(log), [entry._asdict() for entry in entries])
