"""What people say at a table; and a name for every guest that others may know, which is neither number nor token."""

from __future__ import annotations

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "sayings",
        sa.Column("room", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("channel", sa.String(8), nullable=False),
        sa.Column("guest", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("name", sa.String(200), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("what", sa.Text, nullable=False),
        sa.Column("created", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("room", "number", name="pk_sayings"),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_sayings_guest"),
    )
    op.create_index("ix_sayings_guest", "sayings", ["guest"])
    op.add_column("guests", sa.Column("public", sa.String(16)))
    guests = sa.table("guests", sa.column("id", sa.Integer), sa.column("public", sa.String))
    connection = op.get_bind()
    for guest in connection.scalars(sa.select(guests.c.id)).all():
        connection.execute(guests.update().where(guests.c.id == guest).values(public=secrets.token_hex(8)))
    op.create_index("ix_guests_public", "guests", ["public"], unique=True)


def downgrade() -> None:
    op.drop_index("ix_guests_public", "guests")
    op.drop_column("guests", "public")
    op.drop_table("sayings")
