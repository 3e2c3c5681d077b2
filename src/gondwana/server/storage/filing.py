"""Writing to a SQLite file in one piece: through the event loop each statement would be handed to a thread and back, twice.

On a connection of its own, in a thread of its own. All rows of a statement are handed over as one JSON text, which SQLite
takes apart: row by row the thread would have to wait for the interpreter again each time, and that is when many are served.
"""

import asyncio
import sqlite3
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Table, bindparam, func, insert, literal_column, select, update
from sqlalchemy.dialects.sqlite import dialect
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

Written = Sequence[tuple[str, Sequence[tuple[Any, ...]]]]
"""Statements as SQLite reads them, each with the rows that it is carried out for."""

_ROWS = func.json_each(bindparam("rows")).table_valued("value", name="told")
_OLDEST = (3, 38)
"""SQLite reads JSON from this version on, wherever it was built."""


def _told(place: int) -> ColumnElement[Any]:
    """The number or text at a place of each row."""
    return func.json_extract(_ROWS.c.value, literal_column(f"'$[{place}]'"))


def adding(table: Table, fields: Sequence[str]) -> str:
    """A statement that adds rows to a table, with these columns."""
    return _text(insert(table).from_select(list(fields), select(*map(_told, range(len(fields))))))


def changing(table: Table, where: Sequence[str], new: Mapping[str, int]) -> str:
    """A statement that changes rows of a table: found by columns, the first places of what is told; new values by place."""
    found = [table.c[name] == _told(place) for place, name in enumerate(where)]
    values = {name: _told(place) for name, place in new.items()}
    return _text(update(table).where(*found).values(values))


def _text(statement: Any) -> str:
    return str(statement.compile(dialect=dialect(paramstyle="named")))


def file_of(engine: AsyncEngine) -> str | None:
    """The file of a SQLite database; None if it is another one, or one in memory, which nobody else can open."""
    if engine.dialect.name != "sqlite" or sqlite3.sqlite_version_info < _OLDEST:
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
                    if rows:
                        connection.execute(statement, {"rows": msgspec.json.encode(rows).decode()})
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
