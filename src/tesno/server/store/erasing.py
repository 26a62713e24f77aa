"""Takes guests and games out of the database: functions of a connection, for whoever writes."""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from typing import Any

from sqlalchemy import Connection, delete, func, select, union, update

from tesno.server.store.notices import forget_notices
from tesno.server.store.sayings import forget_sayings
from tesno.server.store.schema import (
    claims,
    clocks,
    entries,
    games,
    gatherings,
    guests,
    notices_told,
    rated_games,
    ratings,
    sayings,
    seat_keys,
)
from tesno.server.store.screens import forget_screens, forget_screens_of

# In the place of the hash of a guest's token, which is never like this: no cookie fits it.
_ERASED = b"erased:"
_HASH_BYTES = 32


def delete_games(connection: Connection, ids: Iterable[str]) -> None:
    """Altogether: logs, claims, what was said and all."""
    _overwrite(connection)
    for game in ids:
        forget_rooms(connection, [game, *connection.scalars(select(gatherings.c.id).where(gatherings.c.game == game))])
        for table in (gatherings, seat_keys, notices_told, clocks, entries, claims):
            connection.execute(delete(table).where(table.c.game == game))
        connection.execute(delete(games).where(games.c.id == game))


def forget_rooms(connection: Connection, rooms: Iterable[str]) -> None:
    """What was said at tables, and the links to screens."""
    gone = list(rooms)
    forget_sayings(connection, gone)
    forget_screens_of(connection, gone)


def leave_game(connection: Connection, game: str, guest: int) -> None:
    """A guest sits there no more, and no link leads back."""
    forget_keys(connection, guest, game)
    connection.execute(delete(claims).where((claims.c.game == game) & (claims.c.guest == guest)))


def erase_guest(connection: Connection, guest: int) -> tuple[int, int]:
    """Forget a guest: games where nobody else took part are deleted; in others the guest is one without a name.

    How many were deleted, and how many are left.
    """
    _overwrite(connection)
    took_part = _games_of(connection, guest)
    alone = {game for game in took_part if not _has_others(connection, game, guest)}
    for game in took_part - alone:
        _forget_names(connection, game, guest)
    delete_games(connection, alone)
    for table in (sayings, rated_games, ratings):
        connection.execute(delete(table).where(table.c.guest == guest))
    token = _ERASED + secrets.token_bytes(_HASH_BYTES - len(_ERASED))
    connection.execute(
        update(guests).where(guests.c.id == guest).values(name="", language=None, token_hash=token, public=None)
    )
    _leave_gatherings(connection, guest)
    forget_keys(connection, guest)
    forget_notices(connection, guest)
    _forget_erased(connection)
    return len(alone), len(took_part - alone)


def forget_keys(connection: Connection, guest: int, game: str | None = None) -> None:
    """No link of a guest's leads anywhere any more, to seats or screens, at one game or at all."""
    forget_screens(connection, guest, game)
    theirs = select(claims.c.game, claims.c.seat).where(claims.c.guest == guest)
    if game is not None:
        theirs = theirs.where(claims.c.game == game)
    for of, seat in connection.execute(theirs).all():
        connection.execute(delete(seat_keys).where((seat_keys.c.game == of) & (seat_keys.c.seat == seat)))


def _forget_erased(connection: Connection) -> None:
    """Who stands in nobody's log any more, now or since an earlier guest was erased, is gone altogether."""
    standing = union(
        select(claims.c.guest),
        select(entries.c.guest).where(entries.c.guest.is_not(None)),
        select(games.c.creator),
        select(gatherings.c.host),
    )
    erased = func.substr(guests.c.token_hash, 1, len(_ERASED)) == _ERASED
    connection.execute(delete(guests).where(erased & guests.c.id.not_in(standing)))


def _leave_gatherings(connection: Connection, guest: int) -> None:
    """At tables that wait the place is open again; whose host is gone has the next who sits there, or is no more."""
    columns = (gatherings.c.id, gatherings.c.host, gatherings.c.version, gatherings.c.places)
    for id, host, version, places in connection.execute(select(*columns).where(gatherings.c.game.is_(None))).all():
        if host != guest and all(place.get("guest") != guest for place in places):
            continue
        left: list[dict[str, Any]] = [{"kind": "open"} if one.get("guest") == guest else dict(one) for one in places]
        heir = next((place for place in left if place.get("guest") is not None), None)
        if host == guest and heir is not None:
            # The host's word is to begin.
            host, heir["ready"] = heir["guest"], True
        change = update(gatherings).where(gatherings.c.id == id)
        connection.execute(change.values(places=left, host=host, version=version + 1))
    forget_rooms(connection, connection.scalars(select(gatherings.c.id).where(gatherings.c.host == guest)))
    connection.execute(delete(gatherings).where(gatherings.c.host == guest))


def _overwrite(connection: Connection) -> None:
    """SQLite would leave what is deleted in its file."""
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("PRAGMA secure_delete = ON")


def _games_of(connection: Connection, guest: int) -> set[str]:
    """Where a guest sits, has played, or has set up the table."""
    found: set[str] = set()
    for query in (
        select(claims.c.game).where(claims.c.guest == guest),
        select(entries.c.game).where(entries.c.guest == guest),
        select(games.c.id).where(games.c.creator == guest),
    ):
        found.update(connection.scalars(query))
    return found


def _has_others(connection: Connection, game: str, guest: int) -> bool:
    """Whether anybody else took part who was not erased."""
    others: set[int] = set()
    for query in (
        select(claims.c.guest).where(claims.c.game == game),
        select(entries.c.guest).where((entries.c.game == game) & entries.c.guest.is_not(None)),
        select(games.c.creator).where(games.c.id == game),
    ):
        others.update(connection.scalars(query))
    hashes = connection.scalars(select(guests.c.token_hash).where(guests.c.id.in_(others - {guest})))
    return any(not token.startswith(_ERASED) for token in hashes)


def _forget_names(connection: Connection, game: str, guest: int) -> None:
    """Of the seats where the guest sits."""
    seats: Any = connection.scalar(select(games.c.seats).where(games.c.id == game))
    mine = set(connection.scalars(select(claims.c.seat).where((claims.c.game == game) & (claims.c.guest == guest))))
    if isinstance(seats, list):
        nameless = [{**seat, "name": ""} if number in mine else seat for number, seat in enumerate(seats)]
        connection.execute(update(games).where(games.c.id == game).values(seats=nameless))
