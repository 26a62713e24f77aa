"""Where people gather before a game begins, and keys by which they come back to their seats."""

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
    op.create_table(
        "seat_keys",
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("key_hash", sa.LargeBinary(32), nullable=False),
        sa.PrimaryKeyConstraint("game", "seat", name="pk_seat_keys"),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name="fk_seat_keys_game"),
        sa.UniqueConstraint("key_hash", name="uq_seat_keys_key_hash"),
    )


def downgrade() -> None:
    op.drop_table("seat_keys")
    op.drop_table("gatherings")
