"""What whoever runs a server does with its data: look who is there, ban and erase guests, close and clear away games.

Each change is one transaction of SQLite, so it may be made while a server writes. What a server keeps in memory it
does not learn of, though: only `ban` has its effect there, since a cookie is looked up at every request.
"""

from __future__ import annotations

import json
import logging
import secrets
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path

from tesno.server.store.database import BUSY_MILLISECONDS, NEWEST, DatabaseError
from tesno.server.store.schema import BANNED

# In the place of the hash of a guest's token, which is never like this: no cookie fits it.
_ERASED = b"erased:"
_HASH_BYTES = 32

log = logging.getLogger("tesno")


class UpkeepError(RuntimeError):
    """What can't be done: says why."""


@dataclass(frozen=True)
class GuestLine:
    id: int
    name: str
    created: str
    last_use: str  # of what was written: a name, a game, a move
    games: int
    entries: int
    banned: bool


@dataclass(frozen=True)
class GameLine:
    id: str
    box: str
    seats: str  # `hhb`: two people and a bot
    guests: list[int]
    created: str
    last_use: str
    entries: int
    finished: str | None


class Upkeep:
    """The database of a server, of this version. Raises UpkeepError."""

    def __init__(self, path: Path) -> None:
        if not path.is_file():
            raise UpkeepError(f"{path}: there are no games here")
        self._path = path
        with self._reading() as connection:
            try:
                (schema,) = connection.execute("SELECT version_num FROM alembic_version").fetchone()
            except (sqlite3.Error, TypeError) as error:
                raise UpkeepError(f"{path}: these are no games of Tesno: {error}") from error
        if schema != NEWEST:
            raise UpkeepError(
                f"{path}: its tables are of {schema}, and this version of Tesno has {NEWEST}: tesno serve of this "
                "version brings older ones up to date"
            )

    @contextmanager
    def _reading(self) -> Iterator[sqlite3.Connection]:
        uri = f"{self._path.absolute().as_uri()}?mode=rw"
        with closing(sqlite3.connect(uri, uri=True, isolation_level=None)) as connection:
            connection.row_factory = sqlite3.Row
            connection.execute(f"PRAGMA busy_timeout = {BUSY_MILLISECONDS}")
            yield connection

    @contextmanager
    def _writing(self) -> Iterator[sqlite3.Connection]:
        """All or nothing; and what is deleted is not left in the file."""
        with self._reading() as connection:
            connection.execute("PRAGMA foreign_keys = ON")
            connection.execute("PRAGMA secure_delete = ON")
            connection.execute("PRAGMA synchronous = FULL")
            try:
                connection.execute("BEGIN IMMEDIATE")
                yield connection
                connection.execute("COMMIT")
            except sqlite3.OperationalError as error:
                raise UpkeepError(f"{self._path}: nothing was changed: {error}") from error
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")

    # Looking.

    def guests(self) -> list[GuestLine]:
        """All of them, the last to have done something first."""
        query = """
            SELECT id, name, created, token_hash,
                (SELECT count(DISTINCT game) FROM claims WHERE guest = guests.id) AS games,
                (SELECT count(*) FROM entries WHERE guest = guests.id) AS entries,
                max(created,
                    coalesce((SELECT max(created) FROM entries WHERE guest = guests.id), ''),
                    coalesce((SELECT max(created) FROM games WHERE creator = guests.id), '')) AS last_use
            FROM guests ORDER BY last_use DESC, id"""
        with self._reading() as connection:
            return [
                GuestLine(
                    id=row["id"],
                    name=row["name"],
                    created=row["created"],
                    last_use=row["last_use"],
                    games=row["games"],
                    entries=row["entries"],
                    banned=row["token_hash"].startswith(BANNED),
                )
                for row in connection.execute(query)
            ]

    def games(self) -> list[GameLine]:
        """All of them, the last to have been played first."""
        query = """
            SELECT id, "table", seats, created, finished,
                (SELECT count(*) FROM entries WHERE game = games.id) AS entries,
                coalesce((SELECT max(created) FROM entries WHERE game = games.id), created) AS last_use,
                (SELECT group_concat(DISTINCT guest) FROM claims WHERE game = games.id) AS guests
            FROM games ORDER BY last_use DESC, id"""
        with self._reading() as connection:
            return [
                GameLine(
                    id=row["id"],
                    box=_box(row["table"]),
                    seats="".join("b" if seat.get("kind") == "bot" else "h" for seat in _seats(row["seats"])),
                    guests=sorted(int(guest) for guest in (row["guests"] or "").split(",") if guest),
                    created=row["created"],
                    last_use=row["last_use"],
                    entries=row["entries"],
                    finished=row["finished"],
                )
                for row in connection.execute(query)
            ]

    # Changing.

    def ban(self, guest: int) -> None:
        """Nobody is this guest any more: the cookie fits no longer, and its seats stay empty."""
        with self._writing() as connection:
            _check_guest(connection, guest)
            connection.execute("UPDATE guests SET token_hash = ? WHERE id = ?", (_no_token(BANNED), guest))

    def close(self, game: str) -> None:
        """Nobody sits at an unfinished game any more, so nobody can see it or go on with it; its log stays."""
        with self._writing() as connection:
            row = connection.execute("SELECT finished FROM games WHERE id = ?", (game,)).fetchone()
            if row is None:
                raise UpkeepError(f"there is no game {game!r}; tesno admin games lists them")
            if row["finished"] is not None:
                raise UpkeepError(f"game {game} is over since {row['finished']}")
            connection.execute("DELETE FROM claims WHERE game = ?", (game,))

    def erase(self, guest: int) -> tuple[int, int]:
        """Forget a guest: games where nobody else sat are deleted; in others the guest is one without a name.

        How many were deleted, and how many are left.
        """
        with self._writing() as connection:
            _check_guest(connection, guest)
            took_part = {
                row["game"]
                for row in connection.execute(
                    "SELECT game FROM claims WHERE guest = :guest UNION SELECT game FROM entries WHERE guest = :guest "
                    "UNION SELECT id FROM games WHERE creator = :guest",
                    {"guest": guest},
                )
            }
            shared = {game for game in took_part if self._has_others(connection, game, guest)}
            _delete(connection, took_part - shared)
            for game in shared:
                _forget_names(connection, game, guest)
            anonymous = "UPDATE guests SET name = '', language = NULL, token_hash = ? WHERE id = ?"
            connection.execute(anonymous, (_no_token(_ERASED), guest))
            # Who stands in nobody's log any more, now or since an earlier guest was erased, is gone altogether.
            connection.execute(
                "DELETE FROM guests WHERE substr(token_hash, 1, ?) = ? AND id NOT IN (SELECT guest FROM claims UNION "
                "SELECT guest FROM entries WHERE guest IS NOT NULL UNION SELECT creator FROM games)",
                (len(_ERASED), _ERASED),
            )
        return len(took_part - shared), len(shared)

    @staticmethod
    def _has_others(connection: sqlite3.Connection, game: str, guest: int) -> bool:
        """Whether anybody else took part who was not erased."""
        others = (
            "SELECT token_hash FROM guests WHERE id <> :guest AND id IN (SELECT guest FROM claims WHERE game = :game "
            "UNION SELECT guest FROM entries WHERE game = :game UNION SELECT creator FROM games WHERE id = :game)"
        )
        found = connection.execute(others, {"game": game, "guest": guest})
        return any(not row["token_hash"].startswith(_ERASED) for row in found)

    def clear_abandoned(self, days: int) -> list[str]:
        """Delete unfinished games in which nothing has happened for so many days; which they were."""
        since = (datetime.now(UTC) - timedelta(days=days)).isoformat(timespec="seconds")
        with self._writing() as connection:
            query = """
                SELECT id FROM games WHERE finished IS NULL AND created < :since
                AND NOT EXISTS (SELECT 1 FROM entries WHERE game = games.id AND created >= :since)"""
            found = sorted(row["id"] for row in connection.execute(query, {"since": since}))
            _delete(connection, set(found))
        return found


def clear_abandoned(path: Path, days: int) -> None:
    """Before a server plays: nothing of them is in its memory yet. Raises DatabaseError."""
    try:
        cleared = Upkeep(path).clear_abandoned(days)
    except UpkeepError as error:
        raise DatabaseError(str(error)) from error
    if cleared:
        log.warning("%d games were deleted in which nothing had happened for %d days", len(cleared), days)


def _no_token(why: bytes) -> bytes:
    return why + secrets.token_bytes(_HASH_BYTES - len(why))


def _check_guest(connection: sqlite3.Connection, guest: int) -> None:
    if connection.execute("SELECT 1 FROM guests WHERE id = ?", (guest,)).fetchone() is None:
        raise UpkeepError(f"there is no guest {guest}; tesno admin guests lists them")


def _delete(connection: sqlite3.Connection, games: set[str]) -> None:
    for game in games:
        for table, column in (("entries", "game"), ("claims", "game"), ("games", "id")):
            connection.execute(f"DELETE FROM {table} WHERE {column} = ?", (game,))


def _forget_names(connection: sqlite3.Connection, game: str, guest: int) -> None:
    """Of the seats where the guest sits."""
    (text,) = connection.execute("SELECT seats FROM games WHERE id = ?", (game,)).fetchone()
    seats = _seats(text)
    for (seat,) in connection.execute("SELECT seat FROM claims WHERE game = ? AND guest = ?", (game, guest)):
        if seat < len(seats):
            seats[seat]["name"] = ""
    connection.execute("UPDATE games SET seats = ? WHERE id = ?", (json.dumps(seats), game))


def _box(text: str) -> str:
    table = _read(text)
    return str(table.get("box", "?")) if isinstance(table, dict) else "?"


def _seats(text: str) -> list[dict[str, object]]:
    seats = _read(text)
    return seats if isinstance(seats, list) and all(isinstance(seat, dict) for seat in seats) else []


def _read(text: str) -> object:
    """None for what is damaged: the others are listed nevertheless."""
    try:
        found: object = json.loads(text)
    except (ValueError, TypeError, RecursionError):
        return None
    return found
