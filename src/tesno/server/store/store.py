"""Reads and writes guests, games and their logs. Whatever returns from a write is on disk."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from typing import Any, TypeVar

from sqlalchemy import Connection, Select, Table, bindparam, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from tesno.server.place import Place, Postgres
from tesno.server.store import attendances, leases, openings
from tesno.server.store.database import readers, writer
from tesno.server.store.erasing import delete_games, erase_guest, leave_game
from tesno.server.store.faults import Unreachable
from tesno.server.store.notices import NoticeBook
from tesno.server.store.ratings import RatedEnd, RatingRow, curve_of, ranking, rate_game, ratings_of
from tesno.server.store.sayings import NewSaying, SayingRow, add_saying, is_quiet, move_sayings, newest_sayings
from tesno.server.store.schema import BANNED, claims, clocks, entries, games, gatherings, guests, seat_keys, server
from tesno.server.store.screens import (
    add_screen,
    hand_on_screens,
    key_of,
    link_screens,
    move_screens,
    newest_of,
    number_of,
    shown_for,
    unlink_screens,
)

T = TypeVar("T")

PUBLIC_BYTES = 8  # of what others may know a guest by


class Conflict(Exception):
    """Somebody else has written this version, or this request, already."""


@dataclass(frozen=True)
class GuestRow:
    """`public` is what others may know the guest by."""

    id: int
    name: str
    language: str | None
    public: str = ""


@dataclass(frozen=True)
class GameRow:
    """A game as it was set up, with what lists show of its log's end. `claims`: seat → guest.

    `share` is the server's part of a seed that was mixed.
    """

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
    manners: dict[str, Any]
    finished: str | None
    progress: dict[str, Any]
    claims: dict[int, int]
    share: bytes | None = None


@dataclass(frozen=True)
class ResultRow:
    """The end of a game that a guest sat at, on these seats."""

    id: str
    box: str
    seats: list[dict[str, Any]]
    finished: str
    progress: dict[str, Any]
    mine: tuple[int, ...]


@dataclass(frozen=True)
class EntryRow:
    version: int
    request: str | None
    guest: int | None
    body: dict[str, Any]


@dataclass(frozen=True)
class GatheringRow:
    """People who gather for a game. `game` is its id, once it has begun; at `fill_at` it begins by itself.

    `follows` is the game that this one is a rematch of.
    """

    id: str
    version: int
    host: int
    wish: dict[str, Any]
    places: list[dict[str, Any]]
    listed: bool
    created: str
    game: str | None
    fill_at: str | None = None
    mixing: dict[str, Any] | None = None
    withheld: list[dict[str, Any]] = field(default_factory=list)
    follows: str | None = None


def now(shifted: float = 0) -> str:
    """The moment, or that many seconds after it, in words that are ordered as moments are."""
    return (datetime.now(UTC) + timedelta(seconds=shifted)).isoformat(timespec="seconds")


# Made once: to put them together takes longer than to carry them out.
_NEXT_ENTRY = insert(entries)
_PROGRESS = update(games).where(games.c.id == bindparam("of"))
_GUEST = select(guests.c.id, guests.c.name, guests.c.language, guests.c.public).where(
    guests.c.token_hash == bindparam("hashed")
)
_GAME = select(games).where(games.c.id == bindparam("game"))
_CLAIMS = select(claims.c.seat, claims.c.guest).where(claims.c.game == bindparam("game"))
_ENTRIES = (
    select(entries.c.version, entries.c.request, entries.c.guest, entries.c.body)
    .where((entries.c.game == bindparam("game")) & (entries.c.version > bindparam("after")))
    .order_by(entries.c.version)
)


class Store:
    """The database of a server. Whatever reads or writes may raise Overloaded.

    One of PostgreSQL may be shared by several processes: then the store knows which games are this one's.
    """

    def __init__(self, place: Place) -> None:
        self._readers = readers(place)
        self._writer = writer(place)
        # Known to the others by this; none where there can be no others.
        self.process = secrets.token_hex(8) if isinstance(place, Postgres) else None
        # What brings this process back among the others if they have struck it off.
        self.come_back: Callable[[], Awaitable[None]] | None = None
        self._server_id: str | None = None
        self.notices = NoticeBook(self._readers.read, self._writer.write)

    async def close(self) -> None:
        """Once everything is written that was asked for."""
        await self._writer.close()
        await self._readers.dispose()

    async def server_id(self) -> str:
        """What tells this server from others on the same machine."""
        if self._server_id is None:
            self._server_id = await self._readers.read(_server_id)
        return self._server_id

    async def check(self) -> None:
        """Whether the database can be read. Raises SQLAlchemyError."""
        await self._readers.read(_server_id)

    async def guest(self, token_hash: bytes) -> GuestRow | None:
        def read(connection: Connection) -> GuestRow | None:
            row = connection.execute(_GUEST, {"hashed": token_hash}).one_or_none()
            return None if row is None else GuestRow(*row)

        return await self._readers.read(read)

    async def banned(self) -> set[int]:
        """Guests that nobody can be any more."""
        after = BANNED[:-1] + bytes([BANNED[-1] + 1])
        query = select(guests.c.id).where(guests.c.token_hash >= BANNED, guests.c.token_hash < after)
        return await self._readers.read(lambda connection: set(connection.scalars(query)))

    async def add_guest(self, token_hash: bytes) -> GuestRow:
        public = secrets.token_hex(PUBLIC_BYTES)

        def write(connection: Connection) -> int:
            values = {"token_hash": token_hash, "name": "", "created": now(), "public": public}
            made = connection.execute(insert(guests).values(**values))
            assert made.inserted_primary_key is not None
            number: int = made.inserted_primary_key[0]
            return number

        return GuestRow(await self._writer.write(write), "", None, public)

    async def change_guest(self, guest: int, **changes: str) -> None:
        def write(connection: Connection) -> None:
            connection.execute(update(guests).where(guests.c.id == guest).values(**changes))

        if changes:
            await self._writer.write(write)

    async def add_game(self, game: GameRow, *bodies: dict[str, Any]) -> None:
        """A new game with the first entries of its log. Raises Conflict when the creator's request made one already."""
        facts = {name: value for name, value in vars(game).items() if name != "claims"}

        def write(connection: Connection) -> None:
            connection.execute(insert(games).values(**facts))
            for seat, guest in game.claims.items():
                connection.execute(insert(claims).values(game=game.id, seat=seat, guest=guest))
            for version, body in enumerate(bodies, 1):
                values = {"game": game.id, "version": version, "body": body, "created": game.created}
                connection.execute(insert(entries).values(**values))

        try:
            await self._writer.write(write)
        except IntegrityError as error:
            raise Conflict from error

    async def game(self, id: str) -> GameRow | None:
        return await self._readers.read(lambda connection: _game(connection, id))

    async def game_of_request(self, creator: int, request: str) -> GameRow | None:
        found = await self._games((games.c.creator == creator) & (games.c.request == request))
        return found[0] if found else None

    async def games_of(self, guest: int, most: int) -> list[GameRow]:
        """The games a guest sits at, the newest first."""
        mine = select(claims.c.game).where(claims.c.guest == guest)
        return await self._games(games.c.id.in_(mine), most)

    async def _games(self, condition: Any, most: int = 1) -> list[GameRow]:
        return await self._readers.read(lambda connection: _games(connection, condition, most))

    async def gathering(self, id: str) -> GatheringRow | None:
        found = await self._gatherings(select(gatherings).where(gatherings.c.id == id))
        return found[0] if found else None

    async def gathering_after(self, game: str) -> GatheringRow | None:
        """Where those who have played a game gather again."""
        found = await self._gatherings(select(gatherings).where(gatherings.c.follows == game))
        return found[0] if found else None

    async def _gatherings(self, query: Select[Any]) -> list[GatheringRow]:
        return await self._readers.read(lambda connection: _gatherings(connection, query))

    async def add_gathering(self, row: GatheringRow) -> None:
        """Raises Conflict when there is one already that follows the same game."""

        def write(connection: Connection) -> None:
            connection.execute(insert(gatherings).values(**vars(row)))
            if row.follows is not None:
                move_screens(connection, row.follows, row.id)

        try:
            await self._writer.write(write)
        except IntegrityError as error:
            raise Conflict from error

    async def change_gathering(self, row: GatheringRow) -> None:
        """The next version of a gathering. Raises Conflict when somebody else has written that already."""

        def write(connection: Connection) -> int:
            before = (gatherings.c.id == row.id) & (gatherings.c.version == row.version - 1)
            self._tell_others(connection, row.id)
            changed = connection.execute(update(gatherings).where(before).values(**vars(row))).rowcount
            if changed and row.game is not None:
                move_sayings(connection, row.id, row.game)
                move_screens(connection, row.id, row.game)
            return changed

        if not await self._writer.write(write):
            raise Conflict

    async def listed_since(self, since: str, most: int) -> tuple[list[GatheringRow], list[GameRow], dict[int, str]]:
        """Tables that wait for anybody; games that have begun at such and are not over; both the newest first.

        And the languages of those who wait, as far as they have chosen one.
        """

        def read(connection: Connection) -> tuple[list[GatheringRow], list[GameRow], dict[int, str]]:
            tables = _gatherings(connection, openings.waiting_since(since, most))
            begun = games.c.id.in_(openings.begun_since(since)) & games.c.finished.is_(None)
            running = _games(connection, begun, most)
            seated = (place.get("guest") for row in tables for place in row.places)
            waiting = {guest for guest in seated if guest is not None}
            spoken = connection.execute(openings.languages(waiting))
            return tables, running, {row.id: row.language for row in spoken}

        return await self._readers.read(read)

    async def due_gatherings(self, moment: str, most: int) -> list[GatheringRow]:
        """Tables at which bots are to sit down by this moment."""
        return await self._gatherings(openings.due(moment, most))

    async def match(self, since: str, most: int, decide: Callable[[list[GatheringRow]], GatheringRow]) -> GatheringRow:
        """Bring somebody to a table: `decide` is given those that wait, the newest first, and says which it is: one of
        them as it is, its next version, or a new one. Nobody else is brought to a table meanwhile, in any process.

        Raises Conflict when somebody else has changed the table, and whatever `decide` raises.
        """

        def write(connection: Connection) -> GatheringRow | None:
            decided: list[GatheringRow] = []

            def as_rows(found: openings.Rows) -> dict[str, Any] | None:
                waiting = [GatheringRow(**row) for row in found]
                decided.append(decide(waiting))
                return None if decided[0] in waiting else vars(decided[0])

            written = openings.match(connection, since, most, as_rows)
            self._tell_others(connection, decided[0].id)
            return decided[0] if written else None

        matched = await self._writer.write(write)
        if matched is None:
            raise Conflict
        return matched

    async def attend(self, there: Mapping[str, Collection[int]]) -> None:
        """Who is at these tables and games by way of this process, for the others to know."""
        process = self.process
        if process is not None:
            await self._write_as_one_of_several(lambda connection: attendances.note(connection, process, there))

    async def attending_elsewhere(self, places: Collection[str] | None) -> list[tuple[str, int]]:
        """Which guest is at which of these places by way of other processes; None: at any."""
        process = self.process
        if process is None:
            return []

        def read(connection: Connection) -> list[tuple[str, int]]:
            return [(row.place, row.guest) for row in connection.execute(attendances.elsewhere(process, places))]

        return await self._readers.read(read)

    def _tell_others(self, connection: Connection, id: str) -> None:
        """Processes that share the database hear, once it is committed, that something about a game or table is new."""
        if self.process is not None:
            leases.tell(connection, id, leases.CHANGED)

    async def add_saying(self, saying: NewSaying) -> SayingRow:
        """What somebody says at a table."""

        def write(connection: Connection) -> SayingRow:
            if self.process is not None:
                leases.tell(connection, saying.room, leases.SAID)
            return add_saying(connection, saying, now())

        return await self._writer.write(write)

    async def sayings(self, room: str, channel: str, after: int, most: int) -> tuple[list[SayingRow], bool]:
        """What was said after a number, the last of it, for those who may hear a channel; and whether it is quiet."""

        def read(connection: Connection) -> tuple[list[SayingRow], bool]:
            found = connection.execute(newest_sayings(room, channel, after, most)).mappings().all()
            return [SayingRow(**row) for row in reversed(found)], connection.scalar(is_quiet(room)) == "on"

        return await self._readers.read(read)

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
        query = select(seat_keys.c.game, seat_keys.c.seat).where(seat_keys.c.key_hash == key_hash)
        row = await self._readers.read(lambda connection: connection.execute(query).one_or_none())
        return None if row is None else (row.game, row.seat)

    async def reseat(self, game: str, seat: int, guest: int) -> bool:
        """Another guest has the seat; False if it was nobody's to give."""

        def write(connection: Connection) -> bool:
            before = connection.scalar(_of_seat(select(claims.c.guest), claims, game, seat))
            if before is None:
                return False
            connection.execute(_of_seat(update(claims), claims, game, seat).values(guest=guest))
            left = select(claims.c.seat).where((claims.c.game == game) & (claims.c.guest == before))
            if connection.execute(left).first() is None:
                hand_on_screens(connection, game, before, guest)
            self._tell_others(connection, game)
            return True

        return await self._writer.write(write)

    async def link_screens(self, room: str, guest: int, key_hash: bytes) -> None:
        """From now on this key, and no other of the guest's, leads to a table; who came by another looks on no more."""

        def write(connection: Connection) -> None:
            link_screens(connection, room, guest, key_hash)
            self._tell_others(connection, room)

        await self._writer.write(write)

    async def unlink_screens(self, room: str, guest: int) -> None:
        """No link of the guest's leads there any more."""

        def write(connection: Connection) -> None:
            unlink_screens(connection, room, guest)
            self._tell_others(connection, room)

        await self._writer.write(write)

    async def add_screen(self, key_hash: bytes, screen: int) -> str | None:
        """The table that a key leads to, which this guest shows from now on."""
        return await self._writer.write(lambda connection: add_screen(connection, key_hash, screen, now()))

    async def shown_for(self, room: str, screen: int) -> set[int]:
        """By whose links a guest shows a table."""
        return await self._readers.read(lambda connection: set(connection.scalars(shown_for(room, screen))))

    async def shown_last(self, screen: int) -> str | None:
        """The table that a guest was led to last, or whatever has become of it."""
        return await self._readers.read(lambda connection: connection.scalar(newest_of(screen)))

    async def screens(self, room: str, guest: int) -> int | None:
        """How many show a table by a guest's link; None if there is no such link."""

        def read(connection: Connection) -> int | None:
            if not connection.scalar(key_of(room, guest)):
                return None
            number: int = connection.execute(number_of(room, guest)).scalar_one()
            return number

        return await self._readers.read(read)

    async def game_with_entries(
        self, id: str, after: int = 0, allowed: Callable[[GameRow], bool] | None = None
    ) -> tuple[GameRow | None, list[EntryRow]]:
        """A game and the entries after a version, of one and the same moment; none where they are not `allowed`."""

        def read(connection: Connection) -> tuple[GameRow | None, list[EntryRow]]:
            game = _game(connection, id)
            if game is None or (allowed is not None and not allowed(game)):
                return game, []
            found = connection.execute(_ENTRIES, {"game": id, "after": after})
            return game, [EntryRow(*row) for row in found]

        return await self._readers.read(read)

    async def results_of(self, guest: int, most: int) -> list[ResultRow]:
        """What is known of the ends of the games a guest has sat at, the newest first."""

        def read(connection: Connection) -> list[ResultRow]:
            mine = select(claims.c.game).where(claims.c.guest == guest)
            newest = (
                # Not the whole table: a map of the guests' own may be long.
                select(games.c.id, games.c.table["box"].as_string(), games.c.seats, games.c.finished, games.c.progress)
                .where(games.c.id.in_(mine) & games.c.finished.is_not(None))
                .order_by(games.c.finished.desc(), games.c.id)
                .limit(most)
            )
            rows = connection.execute(newest).all()
            sitting: dict[str, list[int]] = {}
            for game, seat in connection.execute(select(claims.c.game, claims.c.seat).where(claims.c.guest == guest)):
                sitting.setdefault(game, []).append(seat)
            return [
                ResultRow(id, box, seats, finished, progress, tuple(sorted(sitting.get(id, ()))))
                for id, box, seats, finished, progress in rows
            ]

        return await self._readers.read(read)

    async def keep_progress(self, game: str, progress: dict[str, Any]) -> None:
        """Of a finished game, which nobody changes any more."""

        def write(connection: Connection) -> None:
            connection.execute(update(games).where(games.c.id == game).values(progress=progress))

        await self._writer.write(write)

    async def delete_game(self, game: str) -> None:
        await self._writer.write(lambda connection: delete_games(connection, [game]))

    async def leave_game(self, game: str, guest: int) -> None:
        """The guest sits there no more, and what the guest did stays in the log."""
        await self._writer.write(lambda connection: leave_game(connection, game, guest))

    async def erase_guest(self, guest: int) -> None:
        """Forget a guest: see `erasing.py`."""
        await self._writer.write(lambda connection: erase_guest(connection, guest))

    async def append(
        self,
        game: str,
        entry: EntryRow,
        progress: dict[str, Any],
        finished: str | None,
        held: bool = False,
        rated: RatedEnd | None = None,
    ) -> None:
        """Commit the next entry of a log, which makes the game this process's.

        Raises Conflict when its version or request is there already. `held`: only if the game is this process's
        already; raises Lost. `rated`: what the end says about those who played is kept with it.
        """

        values = {"game": game, "created": now(), **vars(entry)}
        ended = {"progress": progress, "finished": finished}

        def write(connection: Connection) -> None:
            if self.process is not None:
                leases.append(connection, self.process, {**values, **ended}, held)
            else:
                connection.execute(_NEXT_ENTRY, values)
                connection.execute(_PROGRESS, {"of": game, **ended})
            if rated is not None:
                rate_game(connection, game, rated, finished or now())

        try:
            await self._write_as_one_of_several(write)
        except IntegrityError as error:
            raise Conflict from error

    async def ranking(self, box: str, least: int, most: int) -> list[RatingRow]:
        """The best of a box, of those with games enough."""
        return await self._ratings(ranking(box, least, most))

    async def ratings_of(self, public: str, least: int) -> list[RatingRow]:
        """What a guest is worth, box by box; the place is among those with games enough."""
        return await self._ratings(ratings_of(public, least))

    async def _ratings(self, query: Select[Any]) -> list[RatingRow]:
        def read(connection: Connection) -> list[RatingRow]:
            return [RatingRow(**row) for row in connection.execute(query).mappings()]

        return await self._readers.read(read)

    async def curve_of(self, public: str, most: int) -> list[tuple[str, int]]:
        """What a guest was worth after each of the last rated games, the newest first: box and number."""

        def read(connection: Connection) -> list[tuple[str, int]]:
            return [(box, shown) for box, shown in connection.execute(curve_of(public, most))]

        return await self._readers.read(read)

    async def take(self, game: str) -> bool:
        """Whether the game is this process's; it is if it was nobody's."""
        process = self.process
        if process is None:
            return True
        return await self._write_as_one_of_several(lambda connection: leases.take(connection, game, process))

    async def note_time(self, game: str, version: int, spent: float) -> None:
        """So many seconds were spent at a game since a version of it."""

        def write(connection: Connection) -> None:
            values = {"version": version, "spent": round(1000 * spent)}
            if not connection.execute(update(clocks).where(clocks.c.game == game).values(**values)).rowcount:
                connection.execute(insert(clocks).values(game=game, **values))

        await self._writer.write(write)

    async def time_noted(self, game: str, version: int) -> float:
        """The seconds that were spent at a game since a version, as far as that was noted."""
        query = select(clocks.c.spent).where((clocks.c.game == game) & (clocks.c.version == version))
        return (await self._readers.read(lambda connection: connection.scalar(query)) or 0) / 1000

    async def overdue(self, moment: str, most: int) -> list[str]:
        """Games by correspondence under way whose deadline has passed, or where bots are asked."""
        deadline, bots = (games.c.progress[name].as_string() for name in ("deadline", "bots"))
        passed = (deadline < moment) | (bots < moment)
        query = select(games.c.id).where(games.c.finished.is_(None) & passed).limit(most)
        return await self._readers.read(lambda connection: list(connection.scalars(query)))

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


def _server_id(connection: Connection) -> str:
    id: str = connection.execute(select(server.c.id)).scalar_one()
    return id


def _game(connection: Connection, id: str) -> GameRow | None:
    row = connection.execute(_GAME, {"game": id}).mappings().one_or_none()
    claimed = connection.execute(_CLAIMS, {"game": id}).all()
    return None if row is None else GameRow(**row, claims=dict(claimed))


def _games(connection: Connection, condition: Any, most: int) -> list[GameRow]:
    newest = select(games).where(condition).order_by(games.c.created.desc(), games.c.id).limit(most)
    rows = connection.execute(newest).mappings().all()
    seated = connection.execute(
        select(claims.c.game, claims.c.seat, claims.c.guest).where(claims.c.game.in_([row["id"] for row in rows]))
    )
    sitting: dict[str, dict[int, int]] = {}
    for game, seat, guest in seated:
        sitting.setdefault(game, {})[seat] = guest
    return [GameRow(**row, claims=sitting.get(row["id"], {})) for row in rows]


def _gatherings(connection: Connection, query: Select[Any]) -> list[GatheringRow]:
    return [GatheringRow(**row) for row in connection.execute(query).mappings()]


def _of_seat(change: Any, table: Table, game: str, seat: int) -> Any:
    return change.where((table.c.game == game) & (table.c.seat == seat))


def owned_seats(game: GameRow, guest: int | None) -> Sequence[int]:
    """The seats a guest has claimed."""
    return sorted(seat for seat, owner in game.claims.items() if owner == guest)


def lies_open(game: GameRow, guest: int | None) -> bool:
    """Whether there is nothing in the game that this guest may not know."""
    return game.finished is not None or len(owned_seats(game, guest)) == len(game.seats)
