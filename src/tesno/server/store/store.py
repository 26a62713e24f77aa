"""Reads and writes guests, games and their logs. Whatever returns from a write is on disk."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Table, delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.exc import TimeoutError as NoneFree
from sqlalchemy.ext.asyncio import AsyncConnection

from tesno.server.store.database import reading_engine, writing_engine
from tesno.server.store.schema import claims, entries, games, gatherings, guests, seat_keys, server
from tesno.server.store.writer import Writer


class Conflict(Exception):
    """Somebody else has written this version, or this request, already."""


class Overloaded(Exception):
    """So many read at once that there was no turn for this one. Nothing has changed; later there may be one."""


@dataclass(frozen=True)
class GuestRow:
    id: int
    name: str
    language: str | None


@dataclass(frozen=True)
class GameRow:
    """A game as it was set up, with what lists show of its log's end. `claims`: seat → guest."""

    id: str
    table: dict[str, Any]
    seats: list[dict[str, Any]]
    seed: bytes
    rules_version: str
    content_hash: str
    created: str
    creator: int
    request: str | None
    hints: bool
    finished: str | None
    progress: dict[str, Any]
    claims: dict[int, int]


@dataclass(frozen=True)
class EntryRow:
    version: int
    request: str | None
    guest: int | None
    body: dict[str, Any]


@dataclass(frozen=True)
class GatheringRow:
    """People who gather for a game. `game` is its id, once it has begun."""

    id: str
    version: int
    host: int
    wish: dict[str, Any]
    places: list[dict[str, Any]]
    listed: bool
    created: str
    game: str | None


def now() -> str:
    return datetime.now(UTC).isoformat(timespec="seconds")


class Store:
    """The database of a server. Whatever reads may raise Overloaded."""

    def __init__(self, path: Path) -> None:
        self._readers = reading_engine(path)
        self._writer = Writer(writing_engine(path))
        self._server_id: str | None = None

    async def close(self) -> None:
        """Once everything is written that was asked for."""
        await self._writer.close()
        await self._readers.dispose()

    @asynccontextmanager
    async def _reading(self) -> AsyncIterator[AsyncConnection]:
        try:
            async with self._readers.connect() as connection, connection.begin():
                yield connection
        except NoneFree as error:
            raise Overloaded from error

    async def server_id(self) -> str:
        """What tells this server from others on the same machine."""
        if self._server_id is None:
            async with self._reading() as connection:
                self._server_id = (await connection.execute(select(server.c.id))).scalar_one()
        return self._server_id

    async def check(self) -> None:
        """Whether the database can be read. Raises SQLAlchemyError."""
        async with self._reading() as connection:
            (await connection.execute(select(server.c.id))).scalar_one()

    async def guest(self, token_hash: bytes) -> GuestRow | None:
        async with self._reading() as connection:
            found = await connection.execute(
                select(guests.c.id, guests.c.name, guests.c.language).where(guests.c.token_hash == token_hash)
            )
            row = found.one_or_none()
        return None if row is None else GuestRow(*row)

    async def add_guest(self, token_hash: bytes) -> GuestRow:
        def write(connection: Connection) -> int:
            made = connection.execute(insert(guests).values(token_hash=token_hash, name="", created=now()))
            assert made.inserted_primary_key is not None
            number: int = made.inserted_primary_key[0]
            return number

        return GuestRow(await self._writer.write(write), "", None)

    async def change_guest(self, guest: int, **changes: str) -> None:
        def write(connection: Connection) -> None:
            connection.execute(update(guests).where(guests.c.id == guest).values(**changes))

        if changes:
            await self._writer.write(write)

    async def add_game(self, game: GameRow, first: dict[str, Any]) -> None:
        """A new game with the first entry of its log. Raises Conflict when the creator's request made one already."""
        values = {name: value for name, value in vars(game).items() if name != "claims"}

        def write(connection: Connection) -> None:
            connection.execute(insert(games).values(**values))
            for seat, guest in game.claims.items():
                connection.execute(insert(claims).values(game=game.id, seat=seat, guest=guest))
            connection.execute(insert(entries).values(game=game.id, version=1, body=first, created=game.created))

        try:
            await self._writer.write(write)
        except IntegrityError as error:
            raise Conflict from error

    async def game(self, id: str) -> GameRow | None:
        found = await self._games(games.c.id == id)
        return found[0] if found else None

    async def game_of_request(self, creator: int, request: str) -> GameRow | None:
        found = await self._games((games.c.creator == creator) & (games.c.request == request))
        return found[0] if found else None

    async def games_of(self, guest: int, most: int) -> list[GameRow]:
        """The games a guest sits at, the newest first."""
        mine = select(claims.c.game).where(claims.c.guest == guest)
        return await self._games(games.c.id.in_(mine), most)

    async def _games(self, condition: Any, most: int = 1) -> list[GameRow]:
        async with self._reading() as connection:
            newest = select(games).where(condition).order_by(games.c.created.desc(), games.c.id).limit(most)
            rows = (await connection.execute(newest)).mappings().all()
            seated = await connection.execute(
                select(claims.c.game, claims.c.seat, claims.c.guest).where(
                    claims.c.game.in_([row["id"] for row in rows])
                )
            )
            sitting: dict[str, dict[int, int]] = {}
            for game, seat, guest in seated:
                sitting.setdefault(game, {})[seat] = guest
        return [GameRow(**row, claims=sitting.get(row["id"], {})) for row in rows]

    async def gathering(self, id: str) -> GatheringRow | None:
        async with self._reading() as connection:
            found = (await connection.execute(select(gatherings).where(gatherings.c.id == id))).mappings().one_or_none()
        return None if found is None else GatheringRow(**found)

    async def add_gathering(self, row: GatheringRow) -> None:
        def write(connection: Connection) -> None:
            connection.execute(insert(gatherings).values(**vars(row)))

        await self._writer.write(write)

    async def change_gathering(self, row: GatheringRow) -> None:
        """The next version of a gathering. Raises Conflict when somebody else has written that already."""

        def write(connection: Connection) -> int:
            before = (gatherings.c.id == row.id) & (gatherings.c.version == row.version - 1)
            return connection.execute(update(gatherings).where(before).values(**vars(row))).rowcount

        if not await self._writer.write(write):
            raise Conflict

    async def lock_seat(self, game: str, seat: int, key_hash: bytes) -> None:
        """From now on this key, and no other, leads back to the seat."""

        def write(connection: Connection) -> None:
            connection.execute(_of_seat(delete(seat_keys), seat_keys, game, seat))
            connection.execute(insert(seat_keys).values(game=game, seat=seat, key_hash=key_hash))

        await self._writer.write(write)

    async def unlock_seat(self, game: str, seat: int) -> None:
        """No key leads to the seat any more."""

        def write(connection: Connection) -> None:
            connection.execute(_of_seat(delete(seat_keys), seat_keys, game, seat))

        await self._writer.write(write)

    async def seat_of_key(self, key_hash: bytes) -> tuple[str, int] | None:
        """The game and the seat that a key leads to."""
        async with self._reading() as connection:
            found = await connection.execute(
                select(seat_keys.c.game, seat_keys.c.seat).where(seat_keys.c.key_hash == key_hash)
            )
            row = found.one_or_none()
        return None if row is None else (row.game, row.seat)

    async def reseat(self, game: str, seat: int, guest: int) -> None:
        """Another guest has the seat."""

        def write(connection: Connection) -> None:
            connection.execute(_of_seat(update(claims), claims, game, seat).values(guest=guest))

        await self._writer.write(write)

    async def entries(self, game: str) -> list[EntryRow]:
        """The whole log."""
        async with self._reading() as connection:
            found = await connection.execute(
                select(entries.c.version, entries.c.request, entries.c.guest, entries.c.body)
                .where(entries.c.game == game)
                .order_by(entries.c.version)
            )
            return [EntryRow(*row) for row in found]

    async def append(self, game: str, entry: EntryRow, progress: dict[str, Any], finished: str | None) -> None:
        """Commit the next entry of a log. Raises Conflict when its version or request is there already."""

        def write(connection: Connection) -> None:
            connection.execute(insert(entries).values(game=game, created=now(), **vars(entry)))
            connection.execute(update(games).where(games.c.id == game).values(progress=progress, finished=finished))

        try:
            await self._writer.write(write)
        except IntegrityError as error:
            raise Conflict from error


def _of_seat(change: Any, table: Table, game: str, seat: int) -> Any:
    return change.where((table.c.game == game) & (table.c.seat == seat))


def owned_seats(game: GameRow, guest: int | None) -> Sequence[int]:
    """The seats a guest has claimed."""
    return sorted(seat for seat, owner in game.claims.items() if owner == guest)
