"""Snapshots of matches, so that a long log is not played again from its beginning."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the snapshots; those of older matches are made when somebody looks at them."""
    op.create_table(
        "snapshots",
        sa.Column("match", sa.String(64), sa.ForeignKey("matches.id", name="snapshots_match"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    """Forget them: the log has everything."""
    op.drop_table("snapshots")
