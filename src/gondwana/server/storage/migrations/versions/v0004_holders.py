"""One holder for each seat: links that work once, and a count by which programs see that seats have changed hands."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

_TAKEN = "EXISTS (SELECT 1 FROM seats s WHERE s.match = holdings.match AND s.seat = holdings.seat AND s.kind = 'person')"
_EARLIER = """
    DELETE FROM holdings WHERE seat >= 0 AND {taken} AND EXISTS (
        SELECT 1 FROM holdings later WHERE later.match = holdings.match AND later.seat = holdings.seat
        AND (later.since > holdings.since OR (later.since = holdings.since AND later.device_hash > holdings.device_hash)))
"""
_BY_KEY = """
    INSERT INTO holdings (device_hash, match, seat, since)
    SELECT s.key_hash, s.match, s.seat, 0 FROM seats s WHERE s.kind = 'person' AND s.key_hash IS NOT NULL
    AND NOT EXISTS (SELECT 1 FROM holdings h WHERE h.match = s.match AND h.seat = s.seat)
"""


def upgrade() -> None:
    """Leave a seat to the device that came last; a seat that no device holds is held by its key."""
    op.add_column("matches", sa.Column("seat_changes", sa.Integer, nullable=False, server_default="0"))
    op.add_column("holdings", sa.Column("link_hash", sa.String(64), nullable=True))
    op.execute(sa.text(_EARLIER.format(taken=_TAKEN)))
    op.execute(sa.text(_BY_KEY))


def downgrade() -> None:
    """Keep the holders as they are."""
    op.drop_column("holdings", "link_hash")
    op.drop_column("matches", "seat_changes")
