"""Who wants to be told of a game that waits for them, where, and what they were told of already."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, delete, exists, insert, select, update
from sqlalchemy.exc import IntegrityError

from tesno.server.store.schema import claims, entries, games, guests, notice_ways, notices_told

# What readers do, and what the writer does.
Way = Callable[[Callable[[Connection], Any]], Awaitable[Any]]


@dataclass(frozen=True)
class WayRow:
    """One way to reach a guest: an endpoint of web push with its `keys`, or an address of mail.

    Whoever has the `secret` may confirm it, or end it: it stands in links.
    """

    id: int
    guest: int
    kind: str
    address: str
    keys: dict[str, str] | None
    language: str | None
    secret: str
    confirmed: bool
    created: str


@dataclass(frozen=True)
class Waiting:
    """A game that waits for a guest who can be told so."""

    game: str
    version: int
    guest: int


class NoticeBook:
    def __init__(self, read: Way, write: Way) -> None:
        self._read = read
        self._write = write

    async def ways_of(self, guest: int) -> list[WayRow]:
        return await self._ways(notice_ways.c.guest == guest)

    async def way_of_secret(self, secret: str) -> WayRow | None:
        found = await self._ways(notice_ways.c.secret == secret)
        return found[0] if found else None

    async def _ways(self, condition: Any) -> list[WayRow]:
        query = select(notice_ways).where(condition).order_by(notice_ways.c.id)
        rows = await self._read(lambda connection: connection.execute(query).mappings().all())
        return [WayRow(**row) for row in rows]

    async def add_way(self, **facts: Any) -> None:
        """The same way again takes the place of the one before; a device is one guest's only, the last one's."""
        same = (notice_ways.c.kind == facts["kind"]) & (notice_ways.c.address == facts["address"])
        if facts["kind"] == "mail":
            same &= notice_ways.c.guest == facts["guest"]

        def write(connection: Connection) -> None:
            connection.execute(delete(notice_ways).where(same))
            connection.execute(insert(notice_ways).values(**facts))

        await self._write(write)

    async def confirm(self, way: int) -> None:
        def write(connection: Connection) -> None:
            connection.execute(update(notice_ways).where(notice_ways.c.id == way).values(confirmed=True))

        await self._write(write)

    async def forget(self, way: int) -> None:
        await self._write(lambda connection: connection.execute(delete(notice_ways).where(notice_ways.c.id == way)))

    async def language_of(self, guest: int) -> str | None:
        query = select(guests.c.language).where(guests.c.id == guest)
        found: str | None = await self._read(lambda connection: connection.scalar(query))
        return found

    async def waiting(self) -> list[Waiting]:
        """All games that wait for somebody who can be told so, whether they were or not."""
        reachable = select(notice_ways.c.guest).where(notice_ways.c.confirmed)
        query = (
            select(games.c.id, games.c.progress, claims.c.seat, claims.c.guest)
            .join(claims, claims.c.game == games.c.id)
            .where(games.c.finished.is_(None) & claims.c.guest.in_(reachable))
        )
        found = await self._read(lambda connection: connection.execute(query).all())
        return [
            Waiting(game, progress["version"], guest)
            for game, progress, seat, guest in found
            if progress.get("acting") == seat and seat not in progress.get("resigned", ())
        ]

    async def note(self, game: str, guest: int, version: int, sent: bool) -> bool:
        """Whether somebody is to be told now, which they then were: once until they have done something.

        Whoever has brought a game to this version knows that it goes on with them. Without `sent` they have seen it
        themselves, and nobody needs to tell them of this version.
        """
        mine = (notices_told.c.game == game) & (notices_told.c.guest == guest)

        def write(connection: Connection) -> bool:
            if sent and _acted(connection, game, guest, version - 1):
                return False
            known = connection.execute(select(notices_told.c.version, notices_told.c.sent).where(mine)).one_or_none()
            if known is None:
                values = {"game": game, "guest": guest, "version": version, "sent": sent}
                connection.execute(insert(notices_told).values(**values))
                return True
            if known.version >= version or (sent and known.sent and not _acted(connection, game, guest, known.version)):
                return False
            before = mine & (notices_told.c.version == known.version)
            changed = connection.execute(update(notices_told).where(before).values(version=version, sent=sent))
            return changed.rowcount > 0

        try:
            done: bool = await self._write(write)
        except IntegrityError:
            # Another process was quicker.
            return False
        return done


def _acted(connection: Connection, game: str, guest: int, since: int) -> bool:
    theirs = (entries.c.game == game) & (entries.c.guest == guest) & (entries.c.version > since)
    return bool(connection.execute(select(exists().where(theirs))).scalar_one())


def forget_notices(connection: Connection, guest: int) -> None:
    """Nothing is sent to a guest any more."""
    connection.execute(delete(notice_ways).where(notice_ways.c.guest == guest))
    connection.execute(delete(notices_told).where(notices_told.c.guest == guest))
