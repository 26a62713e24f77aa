"""What whoever runs a server does with its database: see who is there, ban and erase guests, close and clear games.

Each change is one transaction, so it may be made while a server writes. What a server keeps in memory it does not learn
of, though: only `ban` has its effect there, since a cookie is looked up at every request.
"""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Connection, create_engine, text
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from tesno.server.place import Place, Postgres
from tesno.server.store.database import BUSY_MILLISECONDS, NEWEST, DatabaseError
from tesno.server.store.erasing import delete_games, erase_guest, forget_keys, forget_rooms
from tesno.server.store.leases import served
from tesno.server.store.postgres import writing_pool
from tesno.server.store.schema import BANNED

T = TypeVar("T")

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

    def __init__(self, place: Place) -> None:
        if isinstance(place, Path) and not place.is_file():
            raise UpkeepError(f"{place}: there are no games here")
        self._place = place
        try:
            schema = self._read(lambda connection: connection.scalar(text("SELECT version_num FROM alembic_version")))
        except UpkeepError as error:
            raise UpkeepError(f"{place}: these are no games of Tesno: {error.__cause__ or error}") from error
        if schema != NEWEST:
            raise UpkeepError(
                f"{place}: its tables are of {schema}, and this version of Tesno has {NEWEST}: tesno serve of this "
                "version brings older ones up to date"
            )

    def _read(self, work: Callable[[Connection], T]) -> T:
        try:
            return _run(self._place, work, writing=False)
        except (SQLAlchemyError, OSError) as error:
            raise UpkeepError(f"{self._place}: {_reason(error)}") from error

    def _write(self, work: Callable[[Connection], T]) -> T:
        """All or nothing."""
        try:
            return _run(self._place, work, writing=True)
        except (SQLAlchemyError, OSError) as error:
            raise UpkeepError(f"{self._place}: nothing was changed: {_reason(error)}") from error

    # Looking.

    def guests(self) -> list[GuestLine]:
        """All of them, the last to have done something first."""

        def read(connection: Connection) -> list[GuestLine]:
            greatest = "max" if connection.dialect.name == "sqlite" else "greatest"
            query = f"""
                SELECT id, name, created, token_hash,
                    (SELECT count(DISTINCT game) FROM claims WHERE guest = guests.id) AS games,
                    (SELECT count(*) FROM entries WHERE guest = guests.id) AS entries,
                    {greatest}(created,
                        coalesce((SELECT max(created) FROM entries WHERE guest = guests.id), ''),
                        coalesce((SELECT max(created) FROM games WHERE creator = guests.id), '')) AS last_use
                FROM guests ORDER BY last_use DESC, id"""
            return [
                GuestLine(
                    id=row.id,
                    name=row.name,
                    created=row.created,
                    last_use=row.last_use,
                    games=row.games,
                    entries=row.entries,
                    banned=bytes(row.token_hash).startswith(BANNED),
                )
                for row in connection.execute(text(query))
            ]

        return self._read(read)

    def games(self) -> list[GameLine]:
        """All of them, the last to have been played first."""

        def read(connection: Connection) -> list[GameLine]:
            query = """
                SELECT id, "table" AS laid, seats, created, finished,
                    (SELECT count(*) FROM entries WHERE game = games.id) AS entries,
                    coalesce((SELECT max(created) FROM entries WHERE game = games.id), created) AS last_use
                FROM games ORDER BY last_use DESC, id"""
            guests: dict[str, set[int]] = {}
            for game, guest in connection.execute(text("SELECT game, guest FROM claims")):
                guests.setdefault(game, set()).add(guest)
            return [
                GameLine(
                    id=row.id,
                    box=_box(row.laid),
                    seats="".join("b" if seat.get("kind") == "bot" else "h" for seat in _seats(row.seats)),
                    guests=sorted(guests.get(row.id, ())),
                    created=row.created,
                    last_use=row.last_use,
                    entries=row.entries,
                    finished=row.finished,
                )
                for row in connection.execute(text(query))
            ]

        return self._read(read)

    def served(self) -> bool:
        """Whether a server plays with this database now; of a file only its folder can tell."""
        return isinstance(self._place, Postgres) and self._read(served)

    # Changing.

    def ban(self, guest: int) -> None:
        """Nobody is this guest any more: neither cookie nor links to seats fit any longer, and its seats stay empty."""

        def write(connection: Connection) -> None:
            _check_guest(connection, guest)
            change = text("UPDATE guests SET token_hash = :hash WHERE id = :guest")
            connection.execute(change, {"hash": _no_token(BANNED), "guest": guest})
            forget_keys(connection, guest)

        self._write(write)

    def close(self, game: str) -> None:
        """Nobody sits at an unfinished game any more, so nobody can see it or go on with it; its log stays.

        What was said there is deleted.
        """

        def write(connection: Connection) -> None:
            row = connection.execute(text("SELECT finished FROM games WHERE id = :game"), {"game": game}).one_or_none()
            if row is None:
                raise UpkeepError(f"there is no game {game!r}; tesno admin games lists them")
            if row.finished is not None:
                raise UpkeepError(f"game {game} is over since {row.finished}")
            connection.execute(text("DELETE FROM claims WHERE game = :game"), {"game": game})
            forget_rooms(connection, [game])

        self._write(write)

    def erase(self, guest: int) -> tuple[int, int]:
        """Forget a guest: games where nobody else sat are deleted; in others the guest is one without a name.

        How many were deleted, and how many are left.
        """

        def write(connection: Connection) -> tuple[int, int]:
            _check_guest(connection, guest)
            return erase_guest(connection, guest)

        return self._write(write)

    def clear_abandoned(self, days: int) -> list[str]:
        """Delete unfinished games in which nothing has happened for so many days; which they were."""
        since = (datetime.now(UTC) - timedelta(days=days)).isoformat(timespec="seconds")

        def write(connection: Connection) -> list[str]:
            query = text("""
                SELECT id FROM games WHERE finished IS NULL AND created < :since
                AND NOT EXISTS (SELECT 1 FROM entries WHERE game = games.id AND created >= :since)""")
            found = sorted(connection.scalars(query, {"since": since}))
            delete_games(connection, found)
            stale = "FROM gatherings WHERE game IS NULL AND created < :since"
            forget_rooms(connection, connection.scalars(text(f"SELECT id {stale}"), {"since": since}).all())
            connection.execute(text(f"DELETE {stale}"), {"since": since})
            return found

        return self._write(write)


def clear_abandoned(place: Place, days: int) -> None:
    """Before a server plays: nothing of them is in its memory yet. Raises DatabaseError."""
    try:
        cleared = Upkeep(place).clear_abandoned(days)
    except UpkeepError as error:
        raise DatabaseError(str(error)) from error
    if cleared:
        log.warning("%d games were deleted in which nothing had happened for %d days", len(cleared), days)


def _run(place: Place, work: Callable[[Connection], T], writing: bool) -> T:
    """In one transaction."""
    if isinstance(place, Postgres):
        # In a loop of its own: whoever asks may have one already.
        with ThreadPoolExecutor(1) as thread:
            return thread.submit(asyncio.run, _run_on_postgres(place, work)).result()
    engine = create_engine(f"sqlite:///{place}", hide_parameters=True)
    try:
        with engine.connect() as connection:
            driver: Any = connection.connection.driver_connection
            driver.isolation_level = None
            pragmas = [f"busy_timeout = {BUSY_MILLISECONDS}"]
            if writing:
                # What is deleted is not left in the file.
                pragmas += ["foreign_keys = ON", "secure_delete = ON", "synchronous = FULL"]
            for pragma in pragmas:
                driver.execute(f"PRAGMA {pragma}")
            connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")
            done = work(connection)
            connection.commit()
            if writing:
                driver.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            return done
    finally:
        engine.dispose()


async def _run_on_postgres(place: Postgres, work: Callable[[Connection], T]) -> T:
    engine = writing_pool(place)
    try:
        async with engine.begin() as connection:
            return await connection.run_sync(work)
    finally:
        await engine.dispose()


def _reason(error: Exception) -> object:
    return error.orig if isinstance(error, DBAPIError) else error


def _no_token(why: bytes) -> bytes:
    return why + secrets.token_bytes(_HASH_BYTES - len(why))


def _check_guest(connection: Connection, guest: int) -> None:
    if connection.execute(text("SELECT 1 FROM guests WHERE id = :guest"), {"guest": guest}).one_or_none() is None:
        raise UpkeepError(f"there is no guest {guest}; tesno admin guests lists them")


def _box(written: Any) -> str:
    table = _read(written)
    return str(table.get("box", "?")) if isinstance(table, dict) else "?"


def _seats(written: Any) -> list[dict[str, object]]:
    seats = _read(written)
    return seats if isinstance(seats, list) and all(isinstance(seat, dict) for seat in seats) else []


def _read(written: Any) -> object:
    """JSON, which PostgreSQL has read already; None for what is damaged: the others are listed nevertheless."""
    if not isinstance(written, str):
        return written
    try:
        found: object = json.loads(written)
    except (ValueError, TypeError, RecursionError):
        return None
    return found
