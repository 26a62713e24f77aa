"""Tables that anybody may come to, as the database has them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from sqlalchemy import ColumnElement, Connection, RowMapping, Select, insert, select, text, update

from tesno.server.store.schema import gatherings, guests

# Of the lock under which people are brought to tables: any number that nobody else has.
MATCHING = 0x7E541

Rows = Sequence[RowMapping]


def waiting_since(since: str, most: int) -> Select[Any]:
    """Tables that anybody may see and come to, the newest first: of the older ones many will have been left."""
    newest = select(gatherings).order_by(gatherings.c.created.desc(), gatherings.c.id).limit(most)
    return newest.where(_listed(since) & gatherings.c.game.is_(None))


def begun_since(since: str) -> Select[Any]:
    """The games of tables that anybody may see."""
    return select(gatherings.c.game).where(_listed(since) & gatherings.c.game.is_not(None))


def _listed(since: str) -> ColumnElement[bool]:
    return gatherings.c.listed.is_(True) & (gatherings.c.created >= since)


def due(moment: str, most: int) -> Select[Any]:
    """Tables at which bots are to sit down."""
    waiting = gatherings.c.game.is_(None) & (gatherings.c.fill_at <= moment)
    return select(gatherings).where(waiting).order_by(gatherings.c.fill_at).limit(most)


def languages(of: Iterable[int]) -> Select[Any]:
    chosen = guests.c.id.in_(of) & guests.c.language.is_not(None)
    return select(guests.c.id, guests.c.language).where(chosen)


def match(connection: Connection, since: str, most: int, decide: Callable[[Rows], dict[str, Any] | None]) -> bool:
    """Write the table that is decided on, a new one or the next version of one that waits; None: nothing is to be done.

    One at a time, in all processes, or two who come at the same moment would both find nobody. False when somebody
    else has changed the table meanwhile.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MATCHING})
    row = decide(connection.execute(waiting_since(since, most)).mappings().all())
    if row is None:
        return True
    if row["version"] == 1:
        connection.execute(insert(gatherings).values(**row))
        return True
    before = (gatherings.c.id == row["id"]) & (gatherings.c.version == row["version"] - 1)
    return connection.execute(update(gatherings).where(before).values(**row)).rowcount > 0
