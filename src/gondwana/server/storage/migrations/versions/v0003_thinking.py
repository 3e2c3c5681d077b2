"""Who thinks for the bots of a match, where several programs could."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the claims; nobody has one yet."""
    op.create_table(
        "thinking",
        sa.Column("match", sa.String(64), sa.ForeignKey("matches.id", name="thinking_match"), primary_key=True),
        sa.Column("worker", sa.String(64), nullable=False, server_default=""),
        sa.Column("until", sa.BigInteger, nullable=False, server_default="0"),
        sa.Column("watched", sa.BigInteger, nullable=False, server_default="0"),
    )
    op.create_index("thinking_watched", "thinking", ["watched"])


def downgrade() -> None:
    """Forget them."""
    op.drop_table("thinking")
