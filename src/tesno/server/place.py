"""Where a server keeps its games: a file of SQLite, or a database of PostgreSQL."""

from __future__ import annotations

from dataclasses import dataclass, field
from importlib.util import find_spec
from pathlib import Path
from urllib.parse import unquote, urlsplit

SCHEMES = ("postgresql", "postgres")
DRIVER = "asyncpg"


@dataclass(frozen=True)
class Postgres:
    """Where a database of PostgreSQL is; shown without user and password."""

    url: str = field(repr=False)

    def __str__(self) -> str:
        parts = urlsplit(self.url)
        # A folder with the server's socket stands in the query.
        return f"the PostgreSQL database {unquote(parts.path.lstrip('/'))!r} at {parts.hostname or 'this machine'}"


Place = Path | Postgres


def checked_url(url: str) -> str:
    """The address of a database. Raises ValueError, in words that do not repeat it: there may be a password in it."""
    parts = urlsplit(url)
    try:
        whole = parts.scheme in SCHEMES and bool(parts.path.strip("/")) and parts.port != 0
    except ValueError:
        whole = False
    if not whole:
        raise ValueError("must be the address of a PostgreSQL database, such as postgresql://user:password@host/tesno")
    if find_spec(DRIVER) is None:
        raise ValueError("what talks to PostgreSQL is not installed: pip install 'tesno[postgres]'")
    return url
