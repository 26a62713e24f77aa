"""Whether players of a game may ask for advice; those of games begun before may."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # Not in a batch: that would make the table anew, and others refer to it.
    op.add_column("games", sa.Column("hints", sa.Boolean(), nullable=False, server_default=sa.true()))


def downgrade() -> None:
    op.drop_column("games", "hints")
