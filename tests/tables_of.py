"""What lies in the tables of a database, read past the server."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any


def rows(path: Path, query: str, *values: object) -> list[Any]:
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute(query, values).fetchall()


def dump(path: Path) -> list[str]:
    with closing(sqlite3.connect(path)) as connection:
        return list(connection.iterdump())
