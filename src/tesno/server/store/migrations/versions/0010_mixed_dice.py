"""Dice that all who play have mixed: how far they are at a table, and the server's share of a game's seed.

A table may be for people who have played together before: then it says which game it follows.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("games", sa.Column("share", sa.LargeBinary(32)))
    op.add_column("gatherings", sa.Column("mixing", sa.JSON()))
    op.add_column("gatherings", sa.Column("withheld", sa.JSON(), nullable=False, server_default="[]"))
    op.add_column("gatherings", sa.Column("follows", sa.String(32)))
    op.create_index("ix_gatherings_follows", "gatherings", ["follows"], unique=True)


def downgrade() -> None:
    op.drop_index("ix_gatherings_follows", "gatherings")
    for column in ("follows", "withheld", "mixing"):
        op.drop_column("gatherings", column)
    op.drop_column("games", "share")
