"""When bots sit down at a table that begins by itself; tables that anybody may come to are found by an index."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("gatherings", sa.Column("fill_at", sa.String(32)))
    op.create_index("ix_gatherings_fill_at", "gatherings", ["fill_at"])
    op.create_index("ix_gatherings_listed_created", "gatherings", ["listed", "created"])


def downgrade() -> None:
    op.drop_index("ix_gatherings_listed_created", "gatherings")
    op.drop_index("ix_gatherings_fill_at", "gatherings")
    op.drop_column("gatherings", "fill_at")
