"""Whole copies of a database, made while a server writes to it: backups, and what was there before a migration."""

from __future__ import annotations

import filecmp
import os
import secrets
import sqlite3
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

# So many pages are copied between two reports of how far it is.
PAGES_AT_ONCE = 256
# What SQLite keeps beside a database under its name.
BESIDE = ("-wal", "-shm", "-journal")
FIRST_FAULTS = 3


class CopyError(RuntimeError):
    """A copy that can't be made or used: says why."""


@dataclass(frozen=True)
class Contents:
    """What there is in a database. `schema`: the migration it is at."""

    schema: str
    games: int
    guests: int
    entries: int
    bytes: int


def pages_of(path: Path) -> int:
    """How much there is to be copied. Raises CopyError."""
    with _looked_at(path) as connection:
        pages: int = connection.execute("PRAGMA page_count").fetchone()[0]
        return pages


def contents_of(path: Path) -> Contents:
    """Look through all of a database. Raises CopyError if it is damaged, or holds no games of Tesno."""
    with _looked_at(path) as connection:
        faults = [fault for (fault,) in connection.execute(f"PRAGMA integrity_check({FIRST_FAULTS})")]
        if faults != ["ok"]:
            raise CopyError(f"{path}: this database is damaged: {'; '.join(faults)}")
        tables = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        if not {"alembic_version", "games", "guests", "entries"} <= tables:
            raise CopyError(f"{path}: there are no games of Tesno in this database")

        def counted(table: str) -> int:
            count: int = connection.execute(f"SELECT count(*) FROM {table}").fetchone()[0]
            return count

        (schema,) = connection.execute("SELECT version_num FROM alembic_version").fetchone()
        return Contents(schema, counted("games"), counted("guests"), counted("entries"), path.stat().st_size)


def copy_database(
    source: Path, target: Path, overwrite: bool = False, heard: Callable[[int], None] = lambda pages: None
) -> Contents:
    """Copy a database as it is at this moment into one private file, and look through the copy.

    Whoever writes to it meanwhile goes on, and the copy has nothing of that. The file is there when all of it is on
    disk; before that, and if anything goes wrong, there is nothing or what was there before. Raises CopyError.
    """
    _check_target(source, target, overwrite)
    part = _new_file_beside(target)
    try:
        with _opened(source) as reading, closing(sqlite3.connect(part, isolation_level=None)) as writing:
            # While this transaction reads, SQLite shows the one moment it began at; without it the copy would begin
            # anew whenever somebody writes, and might never end.
            reading.execute("BEGIN")
            reading.execute("SELECT count(*) FROM sqlite_master").fetchone()
            _copy_pages(reading, writing, heard)
            # One file, with nothing beside it that could be forgotten.
            writing.execute("PRAGMA journal_mode = DELETE")
        found = contents_of(part)
        _flush(part)
        if not overwrite and target.exists():
            raise CopyError(_taken(target))
        part.replace(target)
        _flush(target.parent)
        return found
    except CopyError as error:
        raise CopyError(str(error).replace(str(part), str(source))) from error
    except (sqlite3.Error, OSError) as error:
        raise CopyError(f"{source} can't be copied to {target}: {error}") from error
    finally:
        part.unlink(missing_ok=True)


def keep_before_migration(path: Path, schema: str) -> Path:
    """A copy of a database beside it, named by its schema. Raises CopyError.

    None is ever written over: a second one has the time in its name, unless it is the same.
    """
    first = path.with_name(f"{path.stem}-schema-{schema}{path.suffix}")
    if not first.exists():
        copy_database(path, first)
        return first
    second = first.with_stem(f"{first.stem}-{_moment()}-{secrets.token_hex(2)}")
    copy_database(path, second)
    if filecmp.cmp(first, second, shallow=False):
        # A migration that was broken off is tried again at each start.
        second.unlink()
        return first
    return second


def set_aside(path: Path) -> Path | None:
    """Give a database, whole or damaged, another name in its folder. Nobody may have it open. Raises OSError."""
    there = path.exists()
    kept = path.with_name(f"{path.stem}-before-restore-{_moment()}-{secrets.token_hex(2)}{path.suffix}")
    # What lies beside it belongs to it by name: it goes first, so that it never lies beside another database.
    for suffix in (*BESIDE, ""):
        beside = path.with_name(path.name + suffix)
        if beside.exists():
            beside.rename(kept.with_name(kept.name + suffix))
    return kept if there else None


def _moment() -> str:
    return datetime.now(UTC).strftime("%Y%m%dT%H%M%SZ")


def _taken(target: Path) -> str:
    return f"{target}: there is such a file already; choose another name, or write over it with --force"


def _check_target(source: Path, target: Path, overwrite: bool) -> None:
    if target.is_dir():
        raise CopyError(f"{target}: this is a folder; name a file")
    if not target.parent.is_dir():
        raise CopyError(f"{target}: there is no folder {target.parent}")
    if not target.exists():
        return
    if not overwrite:
        raise CopyError(_taken(target))
    if source.exists() and target.samefile(source):
        raise CopyError(f"{target}: these are the games themselves; name another file")


def _new_file_beside(target: Path) -> Path:
    try:
        # Readable by nobody else.
        handle, name = tempfile.mkstemp(prefix=f".{target.name}.", suffix=".part", dir=target.parent)
    except OSError as error:
        raise CopyError(f"{target}: can't be written: {error.strerror}") from error
    os.close(handle)
    return Path(name)


def _opened(path: Path) -> closing[sqlite3.Connection]:
    """A database that is there. Raises CopyError; SQLite's own errors come when it is first used."""
    if not path.is_file():
        raise CopyError(f"{path}: there is no such file")
    # Not read-only: then it could not tidy up after itself when no server runs.
    return closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=rw", uri=True, isolation_level=None))


@contextmanager
def _looked_at(path: Path) -> Iterator[sqlite3.Connection]:
    """A database that is only read; raises CopyError if it can't be."""
    try:
        with _opened(path) as connection:
            yield connection
    except sqlite3.Error as error:
        raise CopyError(f"{path}: this is no database, or a damaged one: {error}") from error


def _copy_pages(reading: sqlite3.Connection, writing: sqlite3.Connection, heard: Callable[[int], None]) -> None:
    done = 0

    def progressed(_status: int, remaining: int, total: int) -> None:
        nonlocal done
        heard(total - remaining - done)
        done = total - remaining

    reading.backup(writing, pages=PAGES_AT_ONCE, progress=progressed)


def _flush(path: Path) -> None:
    """Have a file, or the names in a folder, on disk."""
    try:
        handle = os.open(path, os.O_RDONLY)
    except OSError:
        # Not every system opens folders.
        return
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
