"""Where people gather before a game begins."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "gatherings",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("host", sa.Integer, nullable=False),
        sa.Column("wish", sa.JSON, nullable=False),
        sa.Column("places", sa.JSON, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("created", sa.String(32), nullable=False),
        sa.Column("game", sa.String(32)),
        sa.PrimaryKeyConstraint("id", name="pk_gatherings"),
        sa.ForeignKeyConstraint(["host"], ["guests.id"], name="fk_gatherings_host"),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name="fk_gatherings_game"),
    )
    op.create_index("ix_gatherings_host", "gatherings", ["host"])


def downgrade() -> None:
    op.drop_table("gatherings")
