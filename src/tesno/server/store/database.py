"""Opens the database, brought to the newest schema: a file of SQLite, or one of PostgreSQL.

SQLite is set up so that what is committed survives. Whoever writes and those who read have connections apart: by the
write-ahead log neither waits for the other.
"""

from __future__ import annotations

import json
from importlib.resources import files
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event, inspect, text
from sqlalchemy.exc import DBAPIError

from tesno.server.place import Place
from tesno.server.private import private_file, private_folder
from tesno.server.store import attendances
from tesno.server.store.copies import keep_before_migration
from tesno.server.store.faults import Unreachable
from tesno.server.store.leases import TABLES
from tesno.server.store.postgres import PLAYING, reading_pool, writing_pool
from tesno.server.store.readers import FileReaders, PostgresReaders, Readers
from tesno.server.store.writer import FileWriter, PostgresWriter, Writer

NEWEST = "0012"  # the last of migrations/versions
BUSY_MILLISECONDS = 5000
READERS = 8  # connections; a read takes about a millisecond
READER_SECONDS = 3.0  # to wait for one that is free
# Of the lock under which one process of several changes the tables: any number that nobody else has.
UPGRADING = 0x7E540


class DatabaseError(RuntimeError):
    """A database that can't be opened: says what is wrong and what to do."""


async def prepare(place: Place) -> None:
    """Make the database, or bring one of an earlier version up to date. Raises DatabaseError."""
    if isinstance(place, Path):
        upgrade(place)
        return
    engine = writing_pool(place)
    try:
        # All or nothing, as below; others who start at the same time wait, and then find it done.
        async with engine.begin() as connection:
            await connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": UPGRADING})
            if await connection.run_sync(_revision) != NEWEST:
                await connection.run_sync(_migrate)
            for table in (*TABLES, *attendances.TABLES):
                await connection.execute(text(table))
    except Unreachable as error:
        raise DatabaseError(f"{place} can't be reached: {error}; does it run, and is --database right?") from error
    except Exception as error:
        raise DatabaseError(f"{place} can't be brought up to date: {_reason(error)}") from error
    finally:
        await engine.dispose()


def upgrade(path: Path) -> None:
    """Make the database, or bring one of an earlier version up to date. Raises DatabaseError."""
    try:
        private_folder(path.parent)
        private_file(path)
    except OSError as error:
        raise DatabaseError(f"{path.parent}: {error.strerror}; choose another folder with --data") from error
    engine = writing_engine(path)
    try:
        # All or nothing: a server that is killed here starts again as if it had never begun.
        with engine.begin() as connection:
            if (revision := _revision(connection)) != NEWEST:
                if revision is not None and revision < NEWEST:
                    # Nobody else can write meanwhile.
                    keep_before_migration(path, revision)
                _migrate(connection)
    except Exception as error:
        raise DatabaseError(f"{path}: can't be opened or brought up to date: {_reason(error)}") from error
    finally:
        engine.dispose()


def _reason(error: Exception) -> object:
    return error.orig if isinstance(error, DBAPIError) else error


def _revision(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    revision: str | None = connection.scalar(text("SELECT version_num FROM alembic_version"))
    return revision


def _migrate(connection: Connection) -> None:
    # Here and not above: it takes half as long to import as all the rest of a server, and is seldom needed.
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(files("tesno.server.store") / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def writing_engine(path: Path) -> Engine:
    """One connection. Its transactions take the lock at once, so that none reads first and then can't write."""
    # Parameters are hidden from messages of errors: seeds are among them, and logs are not for secrets.
    engine = create_engine(f"sqlite:///{path}", hide_parameters=True, pool_size=1, max_overflow=0)
    event.listen(engine, "connect", _set_up)
    event.listen(engine, "begin", _begin_writing)
    return engine


def writer(place: Place) -> Writer:
    """Who writes to an upgraded database."""
    if isinstance(place, Path):
        return FileWriter(writing_engine(place))
    return PostgresWriter(writing_pool(place, **PLAYING))


def readers(place: Place) -> Readers:
    """Some connections to an upgraded database that can't change it."""
    if not isinstance(place, Path):
        return PostgresReaders(reading_pool(place, READERS, READER_SECONDS, _read_json))
    engine = create_engine(
        f"sqlite:///{place}",
        hide_parameters=True,
        json_deserializer=_read_json,
        pool_size=READERS,
        max_overflow=0,
    )
    event.listen(engine, "connect", _set_up)
    event.listen(engine, "connect", _forbid_writing)
    event.listen(engine, "begin", _begin_reading)
    return FileReaders(engine, READERS, READER_SECONDS)


def _read_json(text: str) -> Any:
    """None for what is no JSON any more: one damaged row must not hide the others that are read with it."""
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return None


def _set_up(connection: Any, _record: Any) -> None:
    # The driver's own transactions begin too late, and reads not at all: see below.
    connection.isolation_level = None
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode = WAL")
    cursor.execute("PRAGMA synchronous = FULL")
    cursor.execute("PRAGMA foreign_keys = ON")
    cursor.execute(f"PRAGMA busy_timeout = {BUSY_MILLISECONDS}")
    cursor.close()


def _forbid_writing(connection: Any, _record: Any) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA query_only = ON")
    cursor.close()


def _begin_writing(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def _begin_reading(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN")
