"""The tables of the database. The truth is `entries`: a game is the fold of its log."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    UniqueConstraint,
    true,
)

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    }
)

# One row: what tells this server from others on the same machine.
server = Table("server", metadata, Column("id", String(8), primary_key=True))

# A guest is whoever holds the token; only its hash is kept. With this instead of a hash's beginning none fits.
BANNED = b"banned:"
guests = Table(
    "guests",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("token_hash", LargeBinary(32), nullable=False, unique=True),
    Column("name", String(200), nullable=False),
    Column("language", String(2)),
    Column("created", String(32), nullable=False),
)

# `rules_version` and `content_hash` say what the log was played with; `hints` whether players may ask for advice;
# `manners` what the table has agreed on; `progress` is what lists show of the log's end.
games = Table(
    "games",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("table", JSON, nullable=False),
    Column("seats", JSON, nullable=False),
    Column("seed", LargeBinary(32), nullable=False),
    Column("rules_version", String(32), nullable=False),
    Column("content_hash", String(64), nullable=False),
    Column("created", String(32), nullable=False),
    Column("creator", Integer, ForeignKey("guests.id"), nullable=False),
    Column("request", String(64)),
    Column("hints", Boolean, nullable=False, server_default=true()),
    Column("manners", JSON, nullable=False, server_default="{}"),
    Column("finished", String(32)),
    Column("progress", JSON, nullable=False),
    UniqueConstraint("creator", "request"),
)

# Which guest sits where.
claims = Table(
    "claims",
    metadata,
    Column("game", String(32), ForeignKey("games.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("guest", Integer, ForeignKey("guests.id"), nullable=False),
    Index(None, "guest"),
)

# Where people gather before a game: `wish` is what is to be played, `places` who sits where; `game`, once it has begun.
gatherings = Table(
    "gatherings",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("host", Integer, ForeignKey("guests.id"), nullable=False),
    Column("wish", JSON, nullable=False),
    Column("places", JSON, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("created", String(32), nullable=False),
    Column("game", String(32), ForeignKey("games.id")),
    Index(None, "host"),
)

# Whoever shows the key takes the seat over: on another device, or after a cookie is lost. Only its hash is kept.
seat_keys = Table(
    "seat_keys",
    metadata,
    Column("game", String(32), ForeignKey("games.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("key_hash", LargeBinary(32), nullable=False, unique=True),
)

# The time that was spent at a game since a version of it, in milliseconds: what its log can't say yet.
clocks = Table(
    "clocks",
    metadata,
    Column("game", String(32), ForeignKey("games.id"), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("spent", Integer, nullable=False),
)

entries = Table(
    "entries",
    metadata,
    Column("game", String(32), ForeignKey("games.id"), primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("request", String(64)),
    Column("guest", Integer, ForeignKey("guests.id")),
    Column("body", JSON, nullable=False),
    Column("created", String(32), nullable=False),
    UniqueConstraint("game", "request"),
)
