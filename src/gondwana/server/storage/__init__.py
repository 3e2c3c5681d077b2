"""Where matches are kept: an append-only log and what stands around it, in any database that SQLAlchemy speaks to."""

from gondwana.server.storage.engine import open_engine, upgrade
from gondwana.server.storage.store import LogRow, MatchRow, SeatRow, Store

__all__ = ["LogRow", "MatchRow", "SeatRow", "Store", "open_engine", "upgrade"]
