"""Writing to a SQLite file in one piece: through the event loop each statement would be handed to a thread and back, twice.

The statements are those of the journal, on a connection of its own, in a thread of its own.
"""

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from sqlalchemy import Executable
from sqlalchemy.dialects.sqlite import dialect
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

Written = Sequence[tuple[str, Sequence[dict[str, Any]]]]
"""Statements as SQLite reads them, each with the rows that it is carried out for."""


def as_text(statement: Any) -> str:
    """A statement with named parameters, as SQLite's own module reads it."""
    assert isinstance(statement, Executable)
    return str(statement.compile(dialect=dialect(paramstyle="named")))  # type: ignore[attr-defined]


def file_of(engine: AsyncEngine) -> str | None:
    """The file of a SQLite database; None if it is another one, or one in memory, which nobody else can open."""
    if engine.dialect.name != "sqlite":
        return None
    name = engine.url.database
    return None if not name or name == ":memory:" or name.startswith("file:") else name


class Filing:
    """The connection that writes."""

    def __init__(self, file: str, set_up: Callable[[Any, Any], None], patience: float) -> None:
        self._file = file
        self._set_up = set_up
        self._patience = patience
        self._connection: sqlite3.Connection | None = None
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="filing")

    async def write(self, written: Written) -> None:
        """All of it or nothing; returns when it is on the disk. Raises what SQLAlchemy would."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._write, written)

    async def close(self) -> None:
        """Close the file."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._close)
        self._thread.shutdown(wait=False)

    def _write(self, written: Written) -> None:
        try:
            connection = self._opened()
            connection.execute("BEGIN IMMEDIATE")
            try:
                for statement, rows in written:
                    connection.executemany(statement, rows)
                connection.execute("COMMIT")
            except BaseException:
                connection.rollback()
                raise
        except sqlite3.IntegrityError as problem:
            raise IntegrityError(None, None, problem) from None
        except sqlite3.Error as problem:
            raise DBAPIError(None, None, problem) from None

    def _opened(self) -> sqlite3.Connection:
        if self._connection is None:
            connection = sqlite3.connect(self._file, timeout=self._patience, isolation_level=None)
            self._set_up(connection, None)
            self._connection = connection
        return self._connection

    def _close(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None
