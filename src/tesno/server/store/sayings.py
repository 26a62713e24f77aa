"""What people say at tables: functions of a connection, and what is read.

A `room` is a table: a gathering's id, or a game's once it has begun. What is said in a `channel` is heard there alone;
what the whole table hears (ALL) is heard in every one.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Select, delete, func, insert, select, text, update

from tesno.server.store.schema import guests, sayings

ALL = "all"
QUIET = "quiet"  # the kind of those by which the host has talk off or on again
MOST_KEPT = 200  # of each channel of a room


@dataclass(frozen=True)
class NewSaying:
    room: str
    channel: str
    guest: int
    seat: int | None
    name: str
    kind: str
    what: str


@dataclass(frozen=True)
class SayingRow:
    """`public` is what others may know the guest by."""

    number: int
    guest: int
    public: str | None
    seat: int | None
    name: str
    kind: str
    what: str
    created: str


_SHOWN = (
    sayings.c.number,
    sayings.c.guest,
    guests.c.public,
    sayings.c.seat,
    sayings.c.name,
    sayings.c.kind,
    sayings.c.what,
    sayings.c.created,
)


def add_saying(connection: Connection, saying: NewSaying, created: str) -> SayingRow:
    """The next of its room; of its channel the oldest go when there are too many."""
    if connection.dialect.name == "postgresql":
        # Numbers are given one after another, so that whoever has read one has read all before it.
        lock = text("SELECT pg_advisory_xact_lock(hashtext('sayings'), hashtext(:room))")
        connection.execute(lock, {"room": saying.room})
    here = sayings.c.room == saying.room
    number = (connection.scalar(select(func.max(sayings.c.number)).where(here)) or 0) + 1
    connection.execute(insert(sayings).values(**vars(saying), number=number, created=created))
    same = here & (sayings.c.channel == saying.channel)
    last = select(sayings.c.number).where(same).order_by(sayings.c.number.desc()).offset(MOST_KEPT).limit(1)
    if (oldest := connection.scalar(last)) is not None:
        connection.execute(delete(sayings).where(same & (sayings.c.number <= oldest)))
    public = connection.scalar(select(guests.c.public).where(guests.c.id == saying.guest))
    return SayingRow(number, saying.guest, public, saying.seat, saying.name, saying.kind, saying.what, created)


def newest_sayings(room: str, channel: str, after: int, most: int) -> Select[Any]:
    """The newest first."""
    heard = (sayings.c.room == room) & sayings.c.channel.in_((channel, ALL)) & (sayings.c.number > after)
    return (
        select(*_SHOWN)
        .join(guests, guests.c.id == sayings.c.guest)
        .where(heard)
        .order_by(sayings.c.number.desc())
        .limit(most)
    )


def is_quiet(room: str) -> Select[Any]:
    """The last word of the host about that: "on", "off", or none."""
    said = (sayings.c.room == room) & (sayings.c.kind == QUIET)
    return select(sayings.c.what).where(said).order_by(sayings.c.number.desc()).limit(1)


def move_sayings(connection: Connection, gathering: str, game: str) -> None:
    """Those who have gathered go on talking at their game."""
    # Somebody may have been quick to say something there.
    last = connection.scalar(select(func.max(sayings.c.number)).where(sayings.c.room == game)) or 0
    change = update(sayings).where(sayings.c.room == gathering)
    connection.execute(change.values(room=game, number=sayings.c.number + last))


def forget_sayings(connection: Connection, rooms: Iterable[str]) -> None:
    """Whatever was said there."""
    connection.execute(delete(sayings).where(sayings.c.room.in_(list(rooms))))
