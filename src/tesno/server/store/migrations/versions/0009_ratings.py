"""What guests are worth, box by box, and how they came there."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "ratings",
        sa.Column("box", sa.String(64), nullable=False),
        sa.Column("guest", sa.Integer, nullable=False),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("shown", sa.Integer, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("box", "guest", name="pk_ratings"),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_ratings_guest"),
    )
    op.create_index("ix_ratings_guest", "ratings", ["guest"])
    op.create_index("ix_ratings_box_shown", "ratings", ["box", "shown"])
    op.create_table(
        "rated_games",
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("guest", sa.Integer, nullable=False),
        sa.Column("box", sa.String(64), nullable=False),
        sa.Column("rank", sa.Integer, nullable=False),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("shown", sa.Integer, nullable=False),
        sa.Column("finished", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("number", name="pk_rated_games"),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_rated_games_guest"),
        sa.UniqueConstraint("game", "seat", name="uq_rated_games_game_seat"),
    )
    op.create_index("ix_rated_games_guest", "rated_games", ["guest"])


def downgrade() -> None:
    op.drop_table("rated_games")
    op.drop_table("ratings")
