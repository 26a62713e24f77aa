"""The time that was spent at a game since its last entry, where people play by the clock."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "clocks",
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("spent", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("game", name="pk_clocks"),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name="fk_clocks_game"),
    )


def downgrade() -> None:
    op.drop_table("clocks")
