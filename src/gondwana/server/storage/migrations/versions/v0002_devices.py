"""Devices that hold seats, time limits, and what the lists of matches ask for."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

_KINDS = "kind IN ('play', 'undo', 'chance', 'resign')"
_MORE_KINDS = "kind IN ('play', 'undo', 'chance', 'resign', 'away', 'back')"


def upgrade() -> None:
    """Add them; matches that are there already are nobody's and have all the time in the world."""
    op.create_table(
        "holdings",
        sa.Column("device_hash", sa.String(64), primary_key=True),
        sa.Column("match", sa.String(64), sa.ForeignKey("matches.id", name="holdings_match"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("since", sa.BigInteger, nullable=False),
    )
    op.create_index("holdings_of_match", "holdings", ["match"])
    op.add_column("matches", sa.Column("creator", sa.String(64), nullable=True))
    op.add_column("matches", sa.Column("listed", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("matches", sa.Column("clock", sa.Text, nullable=True))
    op.add_column("matches", sa.Column("absence", sa.Integer, nullable=True))
    op.add_column("matches", sa.Column("owing", sa.Integer, nullable=False, server_default="0"))
    op.add_column("matches", sa.Column("bot_owes", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("matches", sa.Column("last", sa.BigInteger, nullable=False, server_default="0"))
    op.add_column("matches", sa.Column("deadline", sa.BigInteger, nullable=True))
    op.execute("UPDATE matches SET last = created, bot_owes = (status = 'running')")
    op.create_index("matches_rematch_once", "matches", ["rematch_of"], unique=True)
    op.create_index("matches_of_creator", "matches", ["creator"])
    op.create_index("matches_due", "matches", ["deadline"])
    op.create_index("matches_listed", "matches", ["listed", "status"])
    op.create_index("matches_waiting_for_bots", "matches", ["bot_owes"])
    op.add_column("seats", sa.Column("seen", sa.BigInteger, nullable=False, server_default="0"))
    _allow(_MORE_KINDS)


def downgrade() -> None:
    """Forget them."""
    _allow(_KINDS)
    op.drop_column("seats", "seen")
    for index in ("matches_rematch_once", "matches_of_creator", "matches_due", "matches_listed", "matches_waiting_for_bots"):
        op.drop_index(index, "matches")
    for column in ("creator", "listed", "clock", "absence", "owing", "bot_owes", "last", "deadline"):
        op.drop_column("matches", column)
    op.drop_table("holdings")


def _allow(kinds: str) -> None:
    """Kinds of entries. SQLite cannot change a check: there the log is copied, and the old check stays behind."""
    if op.get_bind().dialect.name != "sqlite":
        op.drop_constraint("log_kind", "log", type_="check")
    with op.batch_alter_table("log", recreate="auto") as log:
        log.create_check_constraint("log_kind", kinds)
