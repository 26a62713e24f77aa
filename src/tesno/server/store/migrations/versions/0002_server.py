"""An id that tells this server from others on the same machine."""

from __future__ import annotations

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    server = op.create_table(
        "server",
        sa.Column("id", sa.String(8), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_server"),
    )
    op.bulk_insert(server, [{"id": secrets.token_hex(4)}])


def downgrade() -> None:
    op.drop_table("server")
