"""The tables as they are now. The migrations bring a database there; a test holds the two together."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    false,
)

metadata = MetaData()

matches = Table(
    "matches",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("version", String(32), nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("status", String(16), nullable=False),
    Column("watch_hash", String(64), nullable=False),
    Column("rematch_of", String(64), ForeignKey("matches.id", name="matches_rematch_of"), nullable=True),
    Column("created", BigInteger, nullable=False),
    Column("creator", String(64), nullable=True),
    Column("listed", Boolean, nullable=False, server_default=false()),
    Column("clock", Text, nullable=True),
    Column("absence", Integer, nullable=True),
    Column("owing", Integer, nullable=False, server_default="0"),
    Column("bot_owes", Boolean, nullable=False, server_default=false()),
    Column("last", BigInteger, nullable=False, server_default="0"),
    Column("deadline", BigInteger, nullable=True),
    Column("seat_changes", Integer, nullable=False, server_default="0"),
    CheckConstraint("status IN ('open', 'running', 'over')", name="matches_status"),
    Index("matches_rematch_once", "rematch_of", unique=True),
    Index("matches_of_creator", "creator"),
    Index("matches_due", "deadline"),
    Index("matches_listed", "listed", "status"),
    Index("matches_waiting_for_bots", "bot_owes"),
)

seats = Table(
    "seats",
    metadata,
    Column("match", String(64), ForeignKey("matches.id", name="seats_match"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(16), nullable=False),
    Column("name", Text, nullable=False),
    Column("level", String(64), nullable=True),
    Column("key_hash", String(64), nullable=True),
    Column("replaced_by", String(64), nullable=True),
    Column("seen", BigInteger, nullable=False, server_default="0"),
    CheckConstraint("kind IN ('person', 'bot', 'open')", name="seats_kind"),
)

log = Table(
    "log",
    metadata,
    Column("match", String(64), ForeignKey("matches.id", name="log_match"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("do", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    CheckConstraint("kind IN ('play', 'undo', 'chance', 'resign', 'away', 'back')", name="log_kind"),
)

commands = Table(
    "commands",
    metadata,
    Column("match", String(64), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("id", String(64), primary_key=True),
    Column("answer", Text, nullable=False),
    ForeignKeyConstraint(["match", "seat"], ["seats.match", "seats.seat"], name="commands_seat"),
)

chat = Table(
    "chat",
    metadata,
    Column("match", String(64), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("preset", String(64), nullable=True),
    Column("text", Text, nullable=True),
    Column("at", BigInteger, nullable=False),
    ForeignKeyConstraint(["match", "seat"], ["seats.match", "seats.seat"], name="chat_seat"),
)

holdings = Table(
    "holdings",
    metadata,
    Column("device_hash", String(64), primary_key=True),
    Column("match", String(64), ForeignKey("matches.id", name="holdings_match"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("since", BigInteger, nullable=False),
    Column("link_hash", String(64), nullable=True),
    Index("holdings_of_match", "match"),
)

thinking = Table(
    "thinking",
    metadata,
    Column("match", String(64), ForeignKey("matches.id", name="thinking_match"), primary_key=True),
    Column("worker", String(64), nullable=False, server_default=""),
    Column("until", BigInteger, nullable=False, server_default="0"),
    Column("watched", BigInteger, nullable=False, server_default="0"),
    Index("thinking_watched", "watched"),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("match", String(64), ForeignKey("matches.id", name="snapshots_match"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("data", LargeBinary, nullable=False),
)
"""What the first `number` entries of a log have led to. Nothing is lost with them: the log makes them again."""
