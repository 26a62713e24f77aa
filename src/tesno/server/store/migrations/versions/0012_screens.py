"""Links by which a private table is shown on a big screen; and one list of who is where, instead of two."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "screen_keys",
        sa.Column("room", sa.String(32), nullable=False),
        sa.Column("guest", sa.Integer(), nullable=False),
        sa.Column("key_hash", sa.LargeBinary(32), nullable=False),
        sa.PrimaryKeyConstraint("room", "guest", name="pk_screen_keys"),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_screen_keys_guest"),
        sa.UniqueConstraint("key_hash", name="uq_screen_keys_key_hash"),
    )
    op.create_index("ix_screen_keys_guest", "screen_keys", ["guest"])
    op.create_table(
        "screens",
        sa.Column("room", sa.String(32), nullable=False),
        sa.Column("screen", sa.Integer(), nullable=False),
        sa.Column("guest", sa.Integer(), nullable=False),
        sa.Column("created", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("room", "screen", "guest", name="pk_screens"),
        sa.ForeignKeyConstraint(["screen"], ["guests.id"], name="fk_screens_screen"),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_screens_guest"),
    )
    op.create_index("ix_screens_screen", "screens", ["screen"])
    op.create_index("ix_screens_guest", "screens", ["guest"])
    # Of players alone, where several processes share a database; those who look on had another, which has all now.
    op.execute("DROP TABLE IF EXISTS attendance")


def downgrade() -> None:
    op.drop_table("screens")
    op.drop_table("screen_keys")
