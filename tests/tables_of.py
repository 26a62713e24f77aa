"""What lies in the tables of a database, read and changed past the server."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from collections.abc import Coroutine, Iterable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from itertools import count
from pathlib import Path
from typing import Any, TypeVar

from tesno.server.place import Place, Postgres
from tesno.server.store.postgres import connect

T = TypeVar("T")


def rows(place: Place, query: str, *values: object) -> list[Any]:
    """What a query with `?` for values finds, as tuples; JSON as text."""
    if isinstance(place, Postgres):
        return _apart(_fetched(place, query, values))
    with closing(sqlite3.connect(place)) as connection:
        return connection.execute(query, values).fetchall()


def change(place: Place, statement: str, *values: object) -> int:
    """How many rows a statement has changed."""
    return change_many(place, statement, [values])


def change_many(place: Place, statement: str, several: Iterable[tuple[object, ...]]) -> int:
    """The same with one set of values after another, all or nothing."""
    if isinstance(place, Postgres):
        return _apart(_changed(place, statement, several))
    with closing(sqlite3.connect(place)) as connection, connection:
        return sum(connection.execute(statement, values).rowcount for values in several)


def dump(path: Path) -> list[str]:
    with closing(sqlite3.connect(path)) as connection:
        return list(connection.iterdump())


def _apart(work: Coroutine[Any, Any, T]) -> T:
    """In a loop of its own: whoever asks may have one already."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()


async def _fetched(place: Postgres, query: str, values: tuple[object, ...]) -> list[Any]:
    connection = await connect(place)
    try:
        return [tuple(row) for row in await connection.fetch(_numbered(query), *values)]
    finally:
        await connection.close()


async def _changed(place: Postgres, statement: str, several: Iterable[tuple[object, ...]]) -> int:
    connection = await connect(place)
    try:
        async with connection.transaction():
            statuses = [await connection.execute(_numbered(statement), *values) for values in several]
    finally:
        await connection.close()
    return sum(int(status.split()[-1]) for status in statuses)


def _numbered(statement: str) -> str:
    """PostgreSQL counts its parameters."""
    numbers = count(1)
    return re.sub(r"\?", lambda _: f"${next(numbers)}", statement)
