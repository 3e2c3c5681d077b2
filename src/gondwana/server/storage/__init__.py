"""Where matches are kept: an append-only log and what stands around it, in any database that SQLAlchemy speaks to."""

from gondwana.server.storage.engine import open_engine, upgrade
from gondwana.server.storage.lists import Lists
from gondwana.server.storage.rows import LogRow, MatchRow, SeatRow
from gondwana.server.storage.store import Store

__all__ = ["Lists", "LogRow", "MatchRow", "SeatRow", "Store", "open_engine", "upgrade"]
