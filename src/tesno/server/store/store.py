"""Reads and writes guests, games and their logs. Whatever returns from a write is on disk."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, bindparam, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.exc import TimeoutError as NoneFree

from tesno.server.store.database import readers, writing_engine
from tesno.server.store.readers import Reading
from tesno.server.store.schema import BANNED, claims, entries, games, guests, server
from tesno.server.store.writer import Overloaded, Writer


class Conflict(Exception):
    """Somebody else has written this version, or this request, already."""


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


def now() -> str:
    return datetime.now(UTC).isoformat(timespec="seconds")


# Made once: to put them together takes longer than to carry them out.
_NEXT_ENTRY = insert(entries)
_PROGRESS = update(games).where(games.c.id == bindparam("of"))


class Store:
    """The database of a server. Whatever reads or writes may raise Overloaded."""

    def __init__(self, path: Path) -> None:
        self._readers = readers(path)
        self._writer = Writer(writing_engine(path))
        self._server_id: str | None = None

    async def close(self) -> None:
        """Once everything is written that was asked for."""
        await self._writer.close()
        await self._readers.dispose()

    @asynccontextmanager
    async def _reading(self) -> AsyncIterator[Reading]:
        try:
            async with self._readers.connect() as reading:
                yield reading
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

    async def banned(self) -> set[int]:
        """Guests that nobody can be any more."""
        after = BANNED[:-1] + bytes([BANNED[-1] + 1])
        async with self._reading() as connection:
            found = await connection.execute(
                select(guests.c.id).where(guests.c.token_hash >= BANNED, guests.c.token_hash < after)
            )
            return set(found.scalars())

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
            connection.execute(_NEXT_ENTRY, {"game": game, "created": now(), **vars(entry)})
            connection.execute(_PROGRESS, {"of": game, "progress": progress, "finished": finished})

        try:
            await self._writer.write(write)
        except IntegrityError as error:
            raise Conflict from error


def owned_seats(game: GameRow, guest: int | None) -> Sequence[int]:
    """The seats a guest has claimed."""
    return sorted(seat for seat, owner in game.claims.items() if owner == guest)
