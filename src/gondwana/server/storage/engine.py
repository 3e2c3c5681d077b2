"""Opening a database and bringing it to the present tables."""

import os
import shutil
import sqlite3
import time
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from platformdirs import user_data_path
from sqlalchemy import Connection, event, func, select
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from gondwana.locale import Message

_MIGRATIONS = Path(__file__).parent / "migrations"
PATIENCE = 30
"""Seconds that a writer waits for another one (SQLite)."""
_TRIES = 50
_LOCK = 0x676F6E64
"""The number by which programs that bring a PostgreSQL database to its present form wait for each other."""
_GOING = ("08", "57P", "53300")
"""How PostgreSQL's codes begin when it ends, starts, or has no place left: it may be back in a moment."""
_CONNECTIONS = 10
_CANNOT_WRITE = ("SQLITE_FULL", "SQLITE_READONLY", "SQLITE_IOERR", "SQLITE_CANTOPEN", "SQLITE_BUSY", "SQLITE_PERM")
"""How SQLite's names of errors begin when the file cannot be written now: the disk is full, read-only, broken, or locked."""
_TAKES_NOTHING = ("53100", "58", "25006", "42501")
"""How PostgreSQL's codes begin when it cannot write now: the disk is full, broken or read-only, or the database itself is."""
_MAGIC = b"SQLite format 3\0"
_LEAST_FREE = 4 * 1024 * 1024
"""Bytes that must be free on the disk of a database when a server starts."""
_OWN_ONLY = 0o600


def default_url() -> str:
    """The database in the user's data folder."""
    folder = user_data_path("gondwana", appauthor=False, ensure_exists=True)
    return f"sqlite+aiosqlite:///{folder / 'tables.sqlite3'}"


def open_engine(url: str | None = None) -> AsyncEngine:
    """An engine for a database, that of the user if none is named."""
    address = make_url(url or default_url())
    if address.drivername == "postgresql":  # as everybody else writes it
        address = address.set(drivername="postgresql+asyncpg")
    if address.get_backend_name() != "sqlite":
        # A connection is tried before it is used: the database may have been started anew since.
        return create_async_engine(
            address, pool_pre_ping=True, pool_size=_CONNECTIONS, max_overflow=_CONNECTIONS, hide_parameters=True
        )
    if (file := file_at(address.database)) is not None and not file.exists():
        # Hashes of keys and the talk at the tables are in it: nobody else on the machine reads them.
        os.close(os.open(file, os.O_CREAT | os.O_RDWR, _OWN_ONLY))
    engine = create_async_engine(address, connect_args={"timeout": PATIENCE}, hide_parameters=True)
    event.listen(engine.sync_engine, "connect", set_up_sqlite)
    return engine


def file_at(database: str | None) -> Path | None:
    """Return the file that an address of SQLite names; None for a database in memory."""
    return None if database in (None, "", ":memory:") or database.startswith("file:") else Path(database)


def why_unusable(url: str | None) -> Message | None:
    """Return why a database file cannot be used, or None if nothing speaks against it. Other databases are not looked at."""
    address = make_url(url or default_url())
    file = file_at(address.database) if address.get_backend_name() == "sqlite" else None
    if file is None:
        return None
    folder = file.absolute().parent
    if not folder.is_dir():
        return Message("database-no-folder", folder=str(folder))
    if file.is_dir():
        return Message("database-is-folder", file=str(file))
    if not os.access(folder, os.W_OK | os.X_OK) or (file.exists() and not os.access(file, os.R_OK | os.W_OK)):
        return Message("database-not-writable", file=str(file))
    if file.exists() and not _looks_like_sqlite(file):
        return Message("database-damaged", file=str(file))
    if shutil.disk_usage(folder).free < _LEAST_FREE:
        return Message("database-full", folder=str(folder))
    return None


def _looks_like_sqlite(file: Path) -> bool:
    with file.open("rb") as opened:
        return opened.read(len(_MAGIC)) in (b"", _MAGIC)


def cannot_write(error: BaseException) -> bool:
    """Whether the database cannot be written now: its disk is full, read-only or broken, or somebody locks its file."""
    found = error.orig if isinstance(error, DBAPIError) else error
    if isinstance(found, sqlite3.Error):
        return str(getattr(found, "sqlite_errorname", "")).startswith(_CANNOT_WRITE)
    return str(getattr(found, "sqlstate", None) or "").startswith(_TAKES_NOTHING)


def set_up_sqlite(connection: Any, _: Any) -> None:
    """What was answered is on the disk, readers do not wait for writers, and references hold."""
    cursor = connection.cursor()
    for attempt in range(_TRIES):
        try:
            cursor.execute("PRAGMA journal_mode = WAL")
            break
        except sqlite3.OperationalError:  # somebody else does the same in a new file; SQLite does not wait by itself here
            if attempt == _TRIES - 1:
                raise
            time.sleep(0.02)
    for pragma in ("synchronous = FULL", "foreign_keys = ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def is_lost(error: BaseException) -> bool:
    """Whether the database could not be reached, or went away: nobody did anything wrong, and it may be back in a moment."""
    if cannot_write(error):
        return True
    if isinstance(error, DBAPIError):
        code = getattr(error.orig, "sqlstate", None) or ""
        return error.connection_invalidated or str(code).startswith(_GOING)
    code = getattr(error, "sqlstate", None)
    return isinstance(error, OSError) if code is None else str(code).startswith(_GOING)


async def upgrade(engine: AsyncEngine) -> None:
    """Create the tables, or bring older ones to the present form: all the way or not at all, and one program at a time."""
    async with engine.begin() as connection:
        if engine.dialect.name == "sqlite":  # it would begin only with the first row that is written
            await connection.exec_driver_sql("BEGIN IMMEDIATE")
        elif engine.dialect.name == "postgresql":  # given back when the transaction ends
            await connection.execute(select(func.pg_advisory_xact_lock(_LOCK)))
        await connection.run_sync(_upgrade)


def _upgrade(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(_MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
