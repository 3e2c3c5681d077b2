"""Opening what a program of the server needs: its database, its tables, its event loop."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from importlib.util import find_spec
from typing import Any

from alembic.util import CommandError
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from gondwana.core.errors import GondwanaError
from gondwana.locale import Message
from gondwana.server.channels import herald
from gondwana.server.service import Tables
from gondwana.server.storage import cannot_write, open_engine, upgrade, why_unusable


class CannotOpen(GondwanaError):
    """A database that is not there, not one of ours, or cannot be written."""

    def __init__(self, problem: str | Message) -> None:
        super().__init__(problem if isinstance(problem, Message) else Message("http-database", problem=problem))


@asynccontextmanager
async def opened_tables(data: str | None, redis: str | None = None, *, shares: bool = False, **how: Any) -> AsyncIterator[Tables]:
    """The tables of a database. Programs on one PostgreSQL agree on who thinks for the bots; on SQLite there is mostly one."""
    engine = await _opened(data)
    try:
        shares = shares or engine.dialect.name == "postgresql"
        tables = Tables(engine, herald=herald(engine, redis), shares=shares, **how)
        try:
            yield tables
        finally:
            await tables.close()
    finally:
        await engine.dispose()


async def _opened(data: str | None) -> AsyncEngine:
    """The database, brought to its present form; the address is not repeated when it fails, it may hold a password."""
    try:
        problem = why_unusable(data)
        if problem is not None:
            raise CannotOpen(problem)
        engine = open_engine(data)
    except OSError as error:
        raise CannotOpen(Message("database-file", file=str(error.filename), problem=str(error.strerror))) from None
    except (SQLAlchemyError, ImportError, ValueError) as error:
        raise CannotOpen(type(error).__name__) from None
    try:
        await upgrade(engine)
    except (SQLAlchemyError, CommandError, OSError) as error:
        await engine.dispose()
        raise CannotOpen(_problem(error)) from None
    return engine


def _problem(error: Exception) -> str | Message:
    """What is wrong with a database that cannot be brought to its present form."""
    if isinstance(error, CommandError):
        return Message("database-newer")
    if cannot_write(error):
        return Message("database-cannot-write", problem=str(error.orig if isinstance(error, DBAPIError) else error))
    if isinstance(error, DBAPIError) and type(error.orig) is sqlite3.DatabaseError:
        return Message("database-malformed", problem=str(error.orig))
    return type(error).__name__


def run_loop(main: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Run on the fastest event loop that is installed."""
    factory = None
    if find_spec("uvloop"):
        from uvloop import new_event_loop  # noqa: PLC0415 (not on Windows)

        factory = new_event_loop
    with asyncio.Runner(loop_factory=factory) as runner:
        runner.run(main())
