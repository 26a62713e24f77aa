"""What a table has agreed on about playing together; tables of games begun before have agreed on nothing."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("games", sa.Column("manners", sa.JSON(), nullable=False, server_default="{}"))


def downgrade() -> None:
    op.drop_column("games", "manners")
