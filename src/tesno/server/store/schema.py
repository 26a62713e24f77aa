"""The tables of the database. The truth is `entries`: a game is the fold of its log."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
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
# `public` is what others may know a guest by.
BANNED = b"banned:"
guests = Table(
    "guests",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("token_hash", LargeBinary(32), nullable=False, unique=True),
    Column("name", String(200), nullable=False),
    Column("language", String(2)),
    Column("created", String(32), nullable=False),
    Column("public", String(16)),
    Index(None, "public", unique=True),
)

# `rules_version` and `content_hash` say what the log was played with; `hints` whether players may ask for advice;
# `manners` what the table has agreed on; `progress` is what lists show of the log's end; `share` is what the server has
# put into the seed, where the players have put in something, too.
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
    Column("share", LargeBinary(32)),
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
# At `fill_at` bots sit down where nobody does, and the game begins by itself.
# `mixing`: how far the dice are mixed; `withheld`: who was waited for in vain. A rematch `follows` a game.
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
    Column("fill_at", String(32)),
    Column("mixing", JSON(none_as_null=True)),
    Column("withheld", JSON, nullable=False, server_default="[]"),
    Column("follows", String(32)),
    Index(None, "host"),
    Index(None, "fill_at"),
    Index(None, "listed", "created"),
    Index(None, "follows", unique=True),
)

# Whoever shows the key takes the seat over: on another device, or after a cookie is lost. Only its hash is kept.
seat_keys = Table(
    "seat_keys",
    metadata,
    Column("game", String(32), ForeignKey("games.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("key_hash", LargeBinary(32), nullable=False, unique=True),
)

# Whoever shows the key may look on at a private table, on a big screen: `room` is the id of a gathering, or of a game
# once it has begun, `guest` whoever sits there and has made the link; `screens` are the guests who came by it.
screen_keys = Table(
    "screen_keys",
    metadata,
    Column("room", String(32), primary_key=True),
    Column("guest", Integer, ForeignKey("guests.id"), primary_key=True),
    Column("key_hash", LargeBinary(32), nullable=False, unique=True),
    Index(None, "guest"),
)

screens = Table(
    "screens",
    metadata,
    Column("room", String(32), primary_key=True),
    Column("screen", Integer, ForeignKey("guests.id"), primary_key=True),
    Column("guest", Integer, ForeignKey("guests.id"), primary_key=True),
    Column("created", String(32), nullable=False),
    Index(None, "screen"),
    Index(None, "guest"),
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

# What is said at a table: `room` is the id of a gathering, or of a game once it has begun; `channel` who may hear it.
sayings = Table(
    "sayings",
    metadata,
    Column("room", String(32), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("channel", String(8), nullable=False),
    Column("guest", Integer, ForeignKey("guests.id"), nullable=False),
    Column("seat", Integer),
    Column("name", String(200), nullable=False),
    Column("kind", String(8), nullable=False),
    Column("what", Text, nullable=False),
    Column("created", String(32), nullable=False),
    Index(None, "guest"),
)

# What guests are worth in a box (see rating/skill.py), and how they came there. A guest's games may be deleted; what
# they were worth stays, and so do these: `game` is only what it was called.
ratings = Table(
    "ratings",
    metadata,
    Column("box", String(64), primary_key=True),
    Column("guest", Integer, ForeignKey("guests.id"), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("shown", Integer, nullable=False),
    Column("games", Integer, nullable=False),
    Index(None, "guest"),
    Index(None, "box", "shown"),
)

rated_games = Table(
    "rated_games",
    metadata,
    Column("number", Integer, primary_key=True),
    Column("game", String(32), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("guest", Integer, ForeignKey("guests.id"), nullable=False),
    Column("box", String(64), nullable=False),
    Column("rank", Integer, nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("shown", Integer, nullable=False),
    Column("finished", String(32), nullable=False),
    UniqueConstraint("game", "seat"),
    Index(None, "guest"),
)

# Where guests want to be told of games that wait for them: an endpoint of web push with its keys, or a mail address.
notice_ways = Table(
    "notice_ways",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("guest", Integer, ForeignKey("guests.id"), nullable=False),
    Column("kind", String(8), nullable=False),
    Column("address", String(1000), nullable=False),
    Column("keys", JSON(none_as_null=True)),
    Column("language", String(2)),
    Column("secret", String(64), nullable=False, unique=True),
    Column("confirmed", Boolean, nullable=False),
    Column("created", String(32), nullable=False),
    Index(None, "guest"),
)

# Up to which version of a game a guest was told that it waits, or has seen it (`sent` is false then).
notices_told = Table(
    "notices_told",
    metadata,
    Column("game", String(32), ForeignKey("games.id"), primary_key=True),
    Column("guest", Integer, ForeignKey("guests.id"), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("sent", Boolean, nullable=False),
)
