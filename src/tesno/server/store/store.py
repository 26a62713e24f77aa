"""Reads and writes guests, games and their logs. Whatever returns from a write is on disk."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, TypeVar

from sqlalchemy import Connection, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.exc import TimeoutError as NoneFree
from sqlalchemy.ext.asyncio import AsyncConnection

from tesno.server.place import Place, Postgres
from tesno.server.store import leases
from tesno.server.store.database import reading_engine, writing_engine
from tesno.server.store.postgres import PLAYING, Unreachable, writing_pool
from tesno.server.store.schema import claims, entries, games, guests, server
from tesno.server.store.writer import FileWriter, PostgresWriter, Writer

T = TypeVar("T")


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


def now() -> str:
    return datetime.now(UTC).isoformat(timespec="seconds")


class Store:
    """The database of a server. Whatever reads may raise Overloaded.

    One of PostgreSQL may be shared by several processes: then the store knows which games are this one's.
    """

    def __init__(self, place: Place) -> None:
        self._readers = reading_engine(place)
        self._writer: Writer
        # Known to the others by this; none where there can be no others.
        self.process: str | None
        if isinstance(place, Postgres):
            self._writer = PostgresWriter(writing_pool(place, **PLAYING))
            self.process = secrets.token_hex(8)
        else:
            self._writer = FileWriter(writing_engine(place))
            self.process = None
        # What brings this process back among the others if they have struck it off.
        self.come_back: Callable[[], Awaitable[None]] | None = None
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
        except OSError as error:
            raise Unreachable(f"the database does not answer: {error}") from error

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
            return await _games(connection, condition, most)

    async def game_with_entries(self, id: str, after: int = 0) -> tuple[GameRow | None, list[EntryRow]]:
        """A game and the entries after a version, of one and the same moment."""
        async with self._reading() as connection:
            found = await _games(connection, games.c.id == id, 1)
            return found[0] if found else None, await _entries(connection, id, after)

    async def append(
        self, game: str, entry: EntryRow, progress: dict[str, Any], finished: str | None, held: bool = False
    ) -> None:
        """Commit the next entry of a log, which makes the game this process's.

        Raises Conflict when its version or request is there already. `held`: only if the game is this process's
        already; raises Lost.
        """

        values = {"game": game, "created": now(), **vars(entry)}
        ended = {"progress": progress, "finished": finished}

        def write(connection: Connection) -> None:
            if self.process is not None:
                leases.append(connection, self.process, {**values, **ended}, held)
                return
            connection.execute(insert(entries).values(**values))
            connection.execute(update(games).where(games.c.id == game).values(**ended))

        try:
            await self._write_as_one_of_several(write)
        except IntegrityError as error:
            raise Conflict from error

    async def take(self, game: str) -> bool:
        """Whether the game is this process's; it is if it was nobody's."""
        process = self.process
        if process is None:
            return True
        return await self._write_as_one_of_several(lambda connection: leases.take(connection, game, process))

    async def _write_as_one_of_several(self, work: Callable[[Connection], T]) -> T:
        try:
            return await self._writer.write(work)
        except IntegrityError as error:
            if self.come_back is None or not leases.is_struck_off(error):
                raise
        # The others took this process for dead. It has nothing of its own any more, but may begin anew.
        try:
            await self.come_back()
        except OSError as error:
            raise Unreachable(f"the database does not answer: {error}") from error
        return await self._writer.write(work)

    async def use(self, what: str, who: str, most: int, seconds: float) -> bool:
        """Count a use together with the other processes; False if there were too many."""
        return await self._writer.write(lambda connection: leases.use(connection, what, who, most, seconds))

    async def give_back(self, what: str, who: str) -> None:
        """The last use, of which nothing came."""
        await self._writer.write(lambda connection: leases.give_back(connection, what, who))


async def _games(connection: AsyncConnection, condition: Any, most: int) -> list[GameRow]:
    newest = select(games).where(condition).order_by(games.c.created.desc(), games.c.id).limit(most)
    rows = (await connection.execute(newest)).mappings().all()
    seated = await connection.execute(
        select(claims.c.game, claims.c.seat, claims.c.guest).where(claims.c.game.in_([row["id"] for row in rows]))
    )
    sitting: dict[str, dict[int, int]] = {}
    for game, seat, guest in seated:
        sitting.setdefault(game, {})[seat] = guest
    return [GameRow(**row, claims=sitting.get(row["id"], {})) for row in rows]


async def _entries(connection: AsyncConnection, game: str, after: int) -> list[EntryRow]:
    found = await connection.execute(
        select(entries.c.version, entries.c.request, entries.c.guest, entries.c.body)
        .where((entries.c.game == game) & (entries.c.version > after))
        .order_by(entries.c.version)
    )
    return [EntryRow(*row) for row in found]


def owned_seats(game: GameRow, guest: int | None) -> Sequence[int]:
    """The seats a guest has claimed."""
    return sorted(seat for seat, owner in game.claims.items() if owner == guest)
