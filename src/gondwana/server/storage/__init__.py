"""Where matches are kept: an append-only log and what stands around it, in any database that SQLAlchemy speaks to."""

from gondwana.server.storage.claims import Claims
from gondwana.server.storage.engine import cannot_write, is_lost, open_engine, upgrade, why_unusable
from gondwana.server.storage.lists import Lists
from gondwana.server.storage.rows import LogRow, MatchRow, SeatRow
from gondwana.server.storage.store import Store

__all__ = [
    "Claims",
    "Lists",
    "LogRow",
    "MatchRow",
    "SeatRow",
    "Store",
    "cannot_write",
    "is_lost",
    "open_engine",
    "upgrade",
    "why_unusable",
]
