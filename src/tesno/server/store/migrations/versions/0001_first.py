"""Guests, games, claims of seats, and the log."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "guests",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("token_hash", sa.LargeBinary(32), nullable=False),
        sa.Column("name", sa.String(200), nullable=False),
        sa.Column("language", sa.String(2)),
        sa.Column("created", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_guests"),
        sa.UniqueConstraint("token_hash", name="uq_guests_token_hash"),
    )
    op.create_table(
        "games",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("table", sa.JSON, nullable=False),
        sa.Column("seats", sa.JSON, nullable=False),
        sa.Column("seed", sa.LargeBinary(32), nullable=False),
        sa.Column("rules_version", sa.String(32), nullable=False),
        sa.Column("content_hash", sa.String(64), nullable=False),
        sa.Column("created", sa.String(32), nullable=False),
        sa.Column("creator", sa.Integer, nullable=False),
        sa.Column("request", sa.String(64)),
        sa.Column("finished", sa.String(32)),
        sa.Column("progress", sa.JSON, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_games"),
        sa.ForeignKeyConstraint(["creator"], ["guests.id"], name="fk_games_creator"),
        sa.UniqueConstraint("creator", "request", name="uq_games_creator_request"),
    )
    op.create_table(
        "claims",
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("guest", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("game", "seat", name="pk_claims"),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name="fk_claims_game"),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_claims_guest"),
    )
    op.create_index("ix_claims_guest", "claims", ["guest"])
    op.create_table(
        "entries",
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("request", sa.String(64)),
        sa.Column("guest", sa.Integer),
        sa.Column("body", sa.JSON, nullable=False),
        sa.Column("created", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("game", "version", name="pk_entries"),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name="fk_entries_game"),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_entries_guest"),
        sa.UniqueConstraint("game", "request", name="uq_entries_game_request"),
    )


def downgrade() -> None:
    for table in ("entries", "claims", "games", "guests"):
        op.drop_table(table)
