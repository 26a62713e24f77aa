"""Notices of games that wait for somebody: where guests want to be told, and what they were told already."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "notice_ways",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("guest", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("address", sa.String(1000), nullable=False),
        sa.Column("keys", sa.JSON()),
        sa.Column("language", sa.String(2)),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("confirmed", sa.Boolean(), nullable=False),
        sa.Column("created", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_notice_ways"),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_notice_ways_guest"),
        sa.UniqueConstraint("secret", name="uq_notice_ways_secret"),
    )
    op.create_index("ix_notice_ways_guest", "notice_ways", ["guest"])
    op.create_table(
        "notices_told",
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("guest", sa.Integer(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("sent", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("game", "guest", name="pk_notices_told"),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name="fk_notices_told_game"),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_notices_told_guest"),
    )


def downgrade() -> None:
    op.drop_table("notices_told")
    op.drop_table("notice_ways")
