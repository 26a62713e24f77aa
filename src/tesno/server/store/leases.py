"""Who of several processes goes on with a game, kept in the PostgreSQL database that they share.

A process is there while it says so, every second or so; whoever sees that another has not for too long strikes it off,
and its leases with it. All is told by the database's clock, and what is here holds for a moment only: nothing of it has
to be kept when the tables change.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sqlalchemy import JSON, Connection, Integer, String, TextClause, bindparam, text
from sqlalchemy.exc import IntegrityError

# Seconds between two signs of life, and without one until others strike a process off. Bots play on elsewhere, then;
# what people do need not wait for it.
BEAT = 0.5
DEAD_AFTER = 2.0

CHANNEL = "tesno"
CHANGED = 0  # instead of a version: something is new that is no entry of the log
SAID = "said"  # or that: somebody has said something at a table
ATTENDED = "attended"  # or that: somebody has come there, or gone
LEFT = "left"  # said on the channel when a process is gone
USED = "used"  # or with what was used, how often and by whom; otherwise a game and its version are said

TABLES = (
    "CREATE TABLE IF NOT EXISTS processes (id varchar(32) PRIMARY KEY, seen timestamptz NOT NULL)",
    "CREATE TABLE IF NOT EXISTS leases (game varchar(32) PRIMARY KEY, "
    "process varchar(32) NOT NULL CONSTRAINT leases_process REFERENCES processes ON DELETE CASCADE)",
    "CREATE INDEX IF NOT EXISTS leases_of_process ON leases (process)",
    "CREATE TABLE IF NOT EXISTS uses (what varchar(32) NOT NULL, who varchar(100) NOT NULL, used timestamptz NOT NULL)",
    "CREATE INDEX IF NOT EXISTS uses_of_user ON uses (what, who, used)",
    "CREATE INDEX IF NOT EXISTS uses_by_time ON uses (used)",
)

# For connections that are not SQLAlchemy's.
SIGN_OF_LIFE = (
    "INSERT INTO processes (id, seen) VALUES ($1, clock_timestamp()) "
    "ON CONFLICT (id) DO UPDATE SET seen = excluded.seen RETURNING xmax = 0 AS new"
)
STRIKE_OFF = (
    "WITH gone AS (DELETE FROM processes WHERE seen < clock_timestamp() - make_interval(secs => $1) RETURNING id) "
    f"SELECT id, pg_notify('{CHANNEL}', '{LEFT}') FROM gone"
)
LEAVE = (
    f"WITH gone AS (DELETE FROM processes WHERE id = $1 RETURNING id) SELECT pg_notify('{CHANNEL}', '{LEFT}') FROM gone"
)
TELL = f"SELECT pg_notify('{CHANNEL}', $1)"
FORGET_USES = "DELETE FROM uses WHERE used < clock_timestamp() - make_interval(secs => $1)"

# Whoever has written an entry holds the game from then on; `_HELD` is for those who must hold it before.
_HOLD = (
    "INSERT INTO leases (game, process) VALUES (:game, :process) "
    "ON CONFLICT (game) DO UPDATE SET process = excluded.process RETURNING game"
)
_TELL = text(f"SELECT pg_notify('{CHANNEL}', :told)")
_HELD = "UPDATE leases SET process = process WHERE game = :game AND process = :process RETURNING game"
_TAKE = text("INSERT INTO leases (game, process) VALUES (:game, :process) ON CONFLICT (game) DO NOTHING")
_HOLDER = text("SELECT process FROM leases WHERE game = :game")
_COUNT = text(
    "SELECT count(*) FROM uses WHERE what = :what AND who = :who "
    "AND used > clock_timestamp() - make_interval(secs => :seconds)"
)


def _appending(lease: str) -> TextClause:
    """In one statement, since each takes a journey to the database and back: the lease, which nobody else gets before
    the transaction ends, and if it is had the entry, the end of the log for lists, and the others being told.
    """
    return text(
        f"WITH held AS ({lease}), added AS ("
        "INSERT INTO entries (game, version, request, guest, body, created) "
        "SELECT game, :version, :request, :guest, :body, :created FROM held), ended AS ("
        "UPDATE games SET progress = :progress, finished = :finished FROM held WHERE id = held.game) "
        f"SELECT pg_notify('{CHANNEL}', :told) FROM held"
    ).bindparams(
        bindparam("version", type_=Integer),
        bindparam("request", type_=String),
        bindparam("guest", type_=Integer),
        bindparam("body", type_=JSON),
        bindparam("created", type_=String),
        bindparam("progress", type_=JSON),
        bindparam("finished", type_=String),
    )


_APPEND = _appending(_HOLD)
_APPEND_HELD = _appending(_HELD)


class Lost(Exception):
    """Another process has the lease."""


def tell(connection: Connection, game: str, version: int | str) -> None:
    """The others hear it when this is committed."""
    connection.execute(_TELL, {"told": f"{game} {version}"})


def append(connection: Connection, process: str, entry: Mapping[str, Any], held: bool) -> None:
    """The next entry of a log and the lease of its game, whoever had it: who writes the next entry knows the whole log.

    `held`: only if the lease is this process's already; raises Lost.
    """
    told = f"{entry['game']} {entry['version']}"
    values = {**entry, "process": process, "told": told}
    if connection.execute(_APPEND_HELD if held else _APPEND, values).first() is None:
        raise Lost


def take(connection: Connection, game: str, process: str) -> bool:
    """Have the lease if nobody has it."""
    connection.execute(_TAKE, {"game": game, "process": process})
    return bool(connection.scalar(_HOLDER, {"game": game}) == process)


def use(connection: Connection, what: str, who: str, most: int, seconds: float) -> bool:
    """One of so many uses in so many seconds, by whatever process; False if there were as many already."""
    connection.execute(
        text("SELECT pg_advisory_xact_lock(hashtext(:what), hashtext(:who))"), {"what": what, "who": who}
    )
    if (connection.scalar(_COUNT, {"what": what, "who": who, "seconds": seconds}) or 0) >= most:
        return False
    add = text("INSERT INTO uses (what, who, used) VALUES (:what, :who, clock_timestamp())")
    connection.execute(add, {"what": what, "who": who})
    return True


def give_back(connection: Connection, what: str, who: str) -> None:
    """The last use, of which nothing came."""
    last = "SELECT ctid FROM uses WHERE what = :what AND who = :who ORDER BY used DESC LIMIT 1"
    connection.execute(text(f"DELETE FROM uses WHERE ctid = ({last})"), {"what": what, "who": who})


def served(connection: Connection) -> bool:
    """Whether any process is there."""
    query = text("SELECT count(*) FROM processes WHERE seen > clock_timestamp() - make_interval(secs => :seconds)")
    return bool(connection.scalar(query, {"seconds": DEAD_AFTER}))


def is_struck_off(error: IntegrityError) -> bool:
    """Whether a lease or an attendance was refused since its process is not among those that are there."""
    return any(name in str(error.orig) for name in ("leases_process", "attendances_process"))
