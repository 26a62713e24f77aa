"""Who is where by way of which of several processes, kept in the PostgreSQL database that they share.

Like leases it holds for a moment only: what a process has said is gone with it.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping

from sqlalchemy import Connection, TextClause, bindparam, text

from tesno.server.store import leases

TABLES = (
    "CREATE TABLE IF NOT EXISTS attendances (process varchar(32) NOT NULL "
    "CONSTRAINT attendances_process REFERENCES processes ON DELETE CASCADE, "
    "place varchar(32) NOT NULL, guest integer NOT NULL, PRIMARY KEY (process, place, guest))",
    "CREATE INDEX IF NOT EXISTS attendances_of_place ON attendances (place)",
)

_FORGET = text("DELETE FROM attendances WHERE process = :process AND place = :place")
_NOTE = text("INSERT INTO attendances (process, place, guest) VALUES (:process, :place, :guest)")
_ELSEWHERE = "SELECT place, guest FROM attendances WHERE process <> :process"


def note(connection: Connection, process: str, there: Mapping[str, Collection[int]]) -> None:
    """Who is at these tables and games here, from now on."""
    for place, guests in sorted(there.items()):
        connection.execute(_FORGET, {"process": process, "place": place})
        for guest in sorted(guests):
            connection.execute(_NOTE, {"process": process, "place": place, "guest": guest})
        leases.tell(connection, place, leases.ATTENDED)


def elsewhere(process: str, places: Collection[str] | None) -> TextClause:
    """Who is at these places in other processes; None: at any."""
    if places is None:
        return text(_ELSEWHERE).bindparams(process=process)
    among = text(f"{_ELSEWHERE} AND place IN :places")
    return among.bindparams(bindparam("process", process), bindparam("places", sorted(places), expanding=True))
