"""Opening a database and bringing it to the present tables."""

from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from platformdirs import user_data_path
from sqlalchemy import Connection, event
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

_MIGRATIONS = Path(__file__).parent / "migrations"
_PATIENCE = 30
"""Seconds that a writer waits for another one (SQLite)."""


def default_url() -> str:
    """The database in the user's data folder."""
    folder = user_data_path("gondwana", appauthor=False, ensure_exists=True)
    return f"sqlite+aiosqlite:///{folder / 'tables.sqlite3'}"


def open_engine(url: str | None = None) -> AsyncEngine:
    """An engine for a database, that of the user if none is named."""
    address = make_url(url or default_url())
    if address.get_backend_name() != "sqlite":
        return create_async_engine(address)
    engine = create_async_engine(address, connect_args={"timeout": _PATIENCE})
    event.listen(engine.sync_engine, "connect", _set_up_sqlite)
    return engine


def _set_up_sqlite(connection: Any, _: Any) -> None:
    """What was answered is on the disk, readers do not wait for writers, and references hold."""
    cursor = connection.cursor()
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


async def upgrade(engine: AsyncEngine) -> None:
    """Create the tables, or bring older ones to the present form."""
    async with engine.begin() as connection:
        await connection.run_sync(_upgrade)


def _upgrade(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(_MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
