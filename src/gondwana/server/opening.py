"""Opening what a program of the server needs: its database, its tables, its event loop."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from importlib.util import find_spec
from typing import Any

from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from gondwana.core.errors import GondwanaError
from gondwana.locale import Message
from gondwana.server.channels import herald
from gondwana.server.service import Tables
from gondwana.server.storage import open_engine, upgrade


class CannotOpen(GondwanaError):
    """A database that is not there, or not one of ours."""

    def __init__(self, problem: str) -> None:
        super().__init__(Message("http-database", problem=problem))


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
        engine = open_engine(data)
    except (SQLAlchemyError, ImportError, ValueError) as error:
        raise CannotOpen(type(error).__name__) from None
    try:
        await upgrade(engine)
    except (SQLAlchemyError, OSError) as error:
        await engine.dispose()
        raise CannotOpen(type(error).__name__) from None
    return engine


def run_loop(main: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Run on the fastest event loop that is installed."""
    factory = None
    if find_spec("uvloop"):
        from uvloop import new_event_loop  # noqa: PLC0415 (not on Windows)

        factory = new_event_loop
    with asyncio.Runner(loop_factory=factory) as runner:
        runner.run(main())
