"""Who looks at what in which of several processes, kept in the PostgreSQL database that they share.

Like leases it holds for a moment only: what a process has said is gone with it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from sqlalchemy import Connection, TextClause, text

from tesno.server.store import leases

# Said on the channel instead of a game: somebody has come or gone.
ATTENDANCE = "attendance"

TABLES = (
    "CREATE TABLE IF NOT EXISTS attendances (process varchar(32) NOT NULL "
    "CONSTRAINT attendances_process REFERENCES processes ON DELETE CASCADE, "
    "place varchar(32) NOT NULL, guest integer NOT NULL, PRIMARY KEY (process, place, guest))",
)

_FORGET = text("DELETE FROM attendances WHERE process = :process AND place = :place")
_NOTE = text("INSERT INTO attendances (process, place, guest) VALUES (:process, :place, :guest)")


def note(connection: Connection, process: str, there: Mapping[str, Iterable[int]]) -> None:
    """Who looks at these tables and games here, from now on."""
    for place, guests in there.items():
        connection.execute(_FORGET, {"process": process, "place": place})
        for guest in guests:
            connection.execute(_NOTE, {"process": process, "place": place, "guest": guest})
    leases.tell(connection, ATTENDANCE, leases.CHANGED)


def elsewhere(process: str) -> TextClause:
    return text("SELECT place, guest FROM attendances WHERE process <> :process").bindparams(process=process)
