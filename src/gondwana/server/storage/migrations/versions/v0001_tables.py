"""The first tables: matches, seats, log, commands, chat."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create all."""
    op.create_table(
        "matches",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("version", sa.String(32), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("watch_hash", sa.String(64), nullable=False),
        sa.Column("rematch_of", sa.String(64), sa.ForeignKey("matches.id", name="matches_rematch_of"), nullable=True),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.CheckConstraint("status IN ('open', 'running', 'over')", name="matches_status"),
    )
    op.create_table(
        "seats",
        sa.Column("match", sa.String(64), sa.ForeignKey("matches.id", name="seats_match"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("level", sa.String(64), nullable=True),
        sa.Column("key_hash", sa.String(64), nullable=True),
        sa.Column("replaced_by", sa.String(64), nullable=True),
        sa.CheckConstraint("kind IN ('person', 'bot', 'open')", name="seats_kind"),
    )
    op.create_table(
        "log",
        sa.Column("match", sa.String(64), sa.ForeignKey("matches.id", name="log_match"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("do", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.CheckConstraint("kind IN ('play', 'undo', 'chance', 'resign')", name="log_kind"),
    )
    op.create_table(
        "commands",
        sa.Column("match", sa.String(64), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("answer", sa.Text, nullable=False),
        sa.ForeignKeyConstraint(["match", "seat"], ["seats.match", "seats.seat"], name="commands_seat"),
    )
    op.create_table(
        "chat",
        sa.Column("match", sa.String(64), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("preset", sa.String(64), nullable=True),
        sa.Column("text", sa.Text, nullable=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.ForeignKeyConstraint(["match", "seat"], ["seats.match", "seats.seat"], name="chat_seat"),
    )


def downgrade() -> None:
    """Drop all."""
    for table in ("chat", "commands", "log", "seats", "matches"):
        op.drop_table(table)
