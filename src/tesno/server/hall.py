"""The hall: sets up games, brings them back from their logs, keeps those that are played in memory."""

from __future__ import annotations

import asyncio
import hashlib
import itertools
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from datetime import UTC, datetime
from functools import partial
from importlib.metadata import version
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, cast
from weakref import WeakValueDictionary

from sqlalchemy.exc import SQLAlchemyError

from tesno.core.notation import SEATS
from tesno.locale import Phrase, seat_phrase
from tesno.play import SealedDice, Table, TableError
from tesno.play.dice import SECRET_BYTES
from tesno.play.mixing import MixedSeed, check_mixture
from tesno.server.attendance import Attendance
from tesno.server.clocks import Timekeeper
from tesno.server.course import Body, Course, course_of, new_course
from tesno.server.faults import Damaged, OtherRules, Unusable, check_row
from tesno.server.ids import new_id
from tesno.server.lessons import LEARNER, Lesson, progress_of
from tesno.server.live import LiveGame
from tesno.server.manners import Manners
from tesno.server.names import tidy_name
from tesno.server.rating.tables import OBSTACLES, is_rated, obstacle
from tesno.server.rollcall import Clock
from tesno.server.scenes import Teller
from tesno.server.seeing import may_see
from tesno.server.store import Conflict, EntryRow, GameRow, Overloaded, Store, now
from tesno.server.store.leases import CHANGED
from tesno.server.thinking import Thinkers
from tesno.server.wire import MOST_SEATS, NewGame, SeatWish, TableWish
from tesno.sight.regions import terrains_of
from tesno.traits.where import nearest

MOST_IDLE = 200
# Seconds between attempts to read what another process has written.
FOLLOW_AGAIN = (0.1, 0.5, 2.0)
# Seconds between two looks for the banned, and for games that nobody uses: the second in a row lets go of them.
IDLE_LOOKS = 60.0
MOST_OVERDUE = 50  # seen to at once
NO_SEED = b""  # of games whose chance is scripted
COACHED_GAMES = 3  # that somebody new is accompanied in
MOST_LOOKED_AT = 50  # of a guest's newest games, to see whether they are new
OPPONENT = "lesson"  # who sits at the other seats of a lesson

log = logging.getLogger("tesno")

Allowed = Callable[[GameRow], bool]


def _anybody(_: GameRow) -> bool:
    return True


class Hall:
    """All games of a server."""

    def __init__(self, store: Store, thinkers: Thinkers, changed: Callable[[LiveGame], None] | None = None) -> None:
        """`changed` hears of every new version of a game."""
        self._changed = changed
        self._store = store
        self._thinkers = thinkers
        self.attendance = Attendance(store)
        self.attendance.listen(self._attended)
        self._live: OrderedDict[str, LiveGame] = OrderedDict()
        # Also those let go while somebody still holds them: there must never be two of one game.
        self._held: WeakValueDictionary[str, LiveGame] = WeakValueDictionary()
        self._loading: dict[str, asyncio.Task[LiveGame | None]] = {}
        self._following: set[asyncio.Task[None]] = set()
        self._unused: set[str] = set()  # since the last look
        self.clock: Clock = time.monotonic  # what patience is measured by
        self.wall: Clock = time.time  # and deadlines

    async def close(self) -> None:
        for task in self._following:
            task.cancel()
        for live in list(self._held.values()):
            await live.rest()

    @property
    def in_memory(self) -> int:
        """How many games are."""
        return len(self._held)

    def held(self, id: str) -> LiveGame | None:
        """A game, if it is in memory."""
        return self._held.get(id)

    @property
    def watched(self) -> int:
        """How many games somebody watches."""
        return sum(bool(live.watchers) for live in self._held.values())

    async def open(
        self, wish: NewGame, guest: int, sitting: dict[int, int] | None = None, mixed: MixedSeed | None = None
    ) -> GameRow:
        """Set up a game; of two equal requests at once both get the same. Raises TableError or ContentError.

        `sitting`: which guest has which seat; otherwise whoever asks has all that are not bots'. `mixed`: the seed that
        they have made together; otherwise the server draws one.
        """
        looks = chosen_looks([seat.look for seat in wish.seats])
        seats = [{**self._seat(seat), "look": look} for seat, look in zip(wish.seats, looks, strict=True)]
        if not any(seat["kind"] == "human" for seat in seats):
            raise TableError("all seats are bots: keep at least one for yourself")
        _check_rated(wish, seats, sitting or {})
        course = new_course(table_of(wish, len(seats)))
        dice = SealedDice(secrets.token_bytes(SECRET_BYTES) if mixed is None else mixed.seed)
        first = course.start(dice)
        # Said where nothing is ever written over, so that another seed would be noticed.
        first["commitment"] = dice.commitment
        if mixed is not None:
            first["mixing"] = mixed.told
        if await self._is_new(guest, seats):
            first["coached"] = True
        if wish.manners.clock is not None and sitting is not None:
            course.stamp(Timekeeper(wish.manners.clock, len(seats), sitting, self.clock, self.wall).start(course))
        row = new_row(course, seats, guest, dice.secret, wish.request, wish.manners, hints=_has_hints(wish))
        if sitting is not None:
            row = replace(row, claims=sitting)
        if mixed is not None:
            row = replace(row, share=mixed.server)
        try:
            await self._store.add_game(row, cast(dict[str, Any], first))
        except Conflict:
            known = await self._store.game_of_request(guest, wish.request) if wish.request is not None else None
            if known is None:
                raise
            return known
        return row

    async def open_lesson(self, lesson: Lesson, name: str, guest: int) -> GameRow:
        """Set a lesson up. Its chance is no secret, so it has no seed, and nothing is sealed."""
        course = new_course(lesson.table)
        first = course.start(lesson.dice)
        # Said where nothing is ever written over: it will never pass for a game.
        first["lesson"] = lesson.id
        seats: list[dict[str, Any]] = [
            {"kind": "bot", "bot": OPPONENT, "name": ""} for _ in range(lesson.table.players)
        ]
        seats[LEARNER] = {"kind": "human", "bot": None, "name": tidy_name(name)}
        row = new_row(course, seats, guest, NO_SEED, None, Manners(), hints=False)
        await self._store.add_game(row, cast(dict[str, Any], first))
        return row

    async def _is_new(self, guest: int, seats: list[dict[str, Any]]) -> bool:
        """Whether somebody sits down alone among bots who has finished few games; lessons are none."""
        if sum(seat["kind"] == "human" for seat in seats) != 1:
            return False
        rows = await self._store.games_of(guest, MOST_LOOKED_AT)
        return sum(row.finished is not None and "lesson" not in row.progress for row in rows) < COACHED_GAMES

    def _seat(self, wish: SeatWish) -> dict[str, Any]:
        if wish.kind == "human":
            return {"kind": "human", "bot": None, "name": tidy_name(wish.name)}
        if wish.bot not in self._thinkers.names:
            raise TableError(f"unknown bot {wish.bot!r}: {nearest(wish.bot, self._thinkers.names)}")
        return {"kind": "bot", "bot": wish.bot, "name": ""}

    async def row(self, id: str) -> GameRow | None:
        """What is known of a game without its log."""
        live = self._held.get(id)
        return live.row if live is not None else await self._store.game(id)

    async def game(self, id: str, allowed: Allowed = _anybody) -> LiveGame | None:
        """A game, from memory or from its log, if whoever asks is `allowed` to see it: otherwise no log is read.

        Raises Unusable.
        """
        while True:
            if (live := self._held.get(id)) is not None:
                return await self._at_hand(live) if allowed(live.row) else None
            loading = self._loading.get(id)
            mine = False
            # One that has just ended was for somebody else; to await it again and again would let nobody else act.
            if loading is None or loading.done():
                mine = True
                loading = self._loading[id] = asyncio.create_task(self._load(id, allowed))
                loading.add_done_callback(partial(self._loaded, id))
            try:
                live = await asyncio.shield(loading)
            except Unusable:
                if mine:
                    raise
                # Somebody else has asked for it, and may know that.
                continue
            if mine or live is not None:
                return live if live is not None and allowed(live.row) else None

    def _loaded(self, id: str, loading: asyncio.Task[LiveGame | None]) -> None:
        if self._loading.get(id) is loading:
            del self._loading[id]

    async def _at_hand(self, live: LiveGame) -> LiveGame:
        id = live.row.id
        self._live[id] = live
        self._live.move_to_end(id)
        if self._store.process is not None:
            # Whoever comes may know already what another process has written a moment ago.
            await live.follow()
        self._unused.discard(id)
        live.wake_bots()
        return live

    async def _load(self, id: str, allowed: Allowed) -> LiveGame | None:
        row, entries = await self._store.game_with_entries(id, allowed=allowed)
        if row is None or not allowed(row):
            return None
        try:
            live = self._live_game(row, entries)
        except Unusable as error:
            log.warning("%s (game %s)", error, id)
            raise
        await live.attending.recall()
        self._live[id] = self._held[id] = live
        live.attending.changed()
        self._let_go()
        live.wake_bots()
        return live

    def _live_game(self, row: GameRow, entries: list[EntryRow]) -> LiveGame:
        """Raises Unusable."""
        _check_whole(row, entries)
        try:
            course = course_of(Table.from_json(row.table), [cast(Body, entry.body) for entry in entries])
            gone = (*course.forfeited, *course.bots_for_people)
            if not all(seat in range(course.game.table.players) for seat in gone):
                raise OtherRules(f"{_played(row)}: a seat that is not there has forfeited or resigned")
            if strayed := course.strayed(row.progress):
                raise OtherRules(f"{_played(row)}, and its log leads elsewhere now: {strayed}")
            return LiveGame(
                row=row,
                course=course,
                requests={
                    entry.request: (entry.version, entry.guest) for entry in entries if entry.request is not None
                },
                teller=teller_of(row, course),
                store=self._store,
                thinkers=self._thinkers,
                attendance=self.attendance,
                clock=self.clock,
                changed=self._changed,
                wall=self.wall,
            )
        except Unusable:
            raise
        except Exception as error:
            # Not only illegal actions: another version may have written other bodies altogether.
            raise OtherRules(f"{_played(row)}: {str(error) or type(error).__name__}") from error

    # Among other processes.

    def heard(self, game: str, version: int) -> None:
        """A log has grown, here or elsewhere; with CHANGED something else about the game is new."""
        live = self._held.get(game)
        if live is not None and (version == CHANGED or version > live.version):
            self._begin(self._follow(live, None if version == CHANGED else version))
            if version == CHANGED:
                self._begin(self._send_away_blind(live))

    def look_around(self, missed: bool) -> None:
        """A process is gone, so bots may wait for one; `missed`: and logs may have grown that were not heard of."""
        for live in list(self._held.values()):
            if missed:
                self._begin(self._follow(live))
            live.wake_bots()

    def _attended(self, game: str) -> None:
        """Somebody has come or gone, here or elsewhere."""
        if (live := self._held.get(game)) is not None:
            live.attending.changed()

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._following.add(task)
        task.add_done_callback(self._following.discard)

    async def _follow(self, live: LiveGame, version: int | None = None) -> None:
        """However often it takes: those who watch can't know that there is something they have not seen."""
        for wait in itertools.chain(FOLLOW_AGAIN, itertools.repeat(FOLLOW_AGAIN[-1])):
            try:
                await live.follow(version)
                return
            except (Overloaded, SQLAlchemyError) as error:
                log.warning("game %s: what was written elsewhere can't be read yet: %s", live.row.id, error)
                await asyncio.sleep(wait)

    # Games leave memory.

    @asynccontextmanager
    async def tidying(self) -> AsyncIterator[None]:
        """Meanwhile the banned are sent away, and games that nobody uses leave memory; their logs bring them back."""
        tidying = asyncio.create_task(self._tidy())
        try:
            yield
        finally:
            tidying.cancel()

    async def _tidy(self) -> None:
        while True:
            await asyncio.sleep(IDLE_LOOKS)
            self.let_go_of_unused()
            try:
                await self.send_away_banned()
            except (Overloaded, SQLAlchemyError) as error:
                log.warning("who is banned can't be read now: %r", error)
            try:
                await self.see_to_overdue()
            except (Overloaded, SQLAlchemyError) as error:
                log.warning("which games are overdue can't be read now: %r", error)

    async def see_to_overdue(self) -> None:
        """Games by correspondence whose deadline has passed, or where bots were asked before a restart: they play on
        there, though nobody looks.

        Raises Overloaded or SQLAlchemyError.
        """
        moment = datetime.fromtimestamp(self.wall(), UTC).isoformat(timespec="seconds")
        for id in await self._store.overdue(moment, MOST_OVERDUE):
            try:
                await self.game(id)
            except Unusable:
                # Nobody can play it on; whoever opens it is told so.
                continue

    async def send_away_banned(self) -> None:
        """Close the sockets of those who were banned since, and of the screens of such. Raises Overloaded or
        SQLAlchemyError."""
        banned = await self._store.banned()
        for live in list(self._held.values()):
            for watcher in live.watchers:
                if watcher.guest in banned:
                    watcher.send_away()
            await self.send_away_blind(live)

    async def send_away_blind(self, live: LiveGame) -> None:
        """Close the sockets of those who may see the game no more. Raises Overloaded or SQLAlchemyError."""
        seen: dict[int | None, bool] = dict.fromkeys(live.row.claims.values(), True)
        for watcher in list(live.watchers):
            if watcher.guest not in seen:
                seen[watcher.guest] = await may_see(self._store, live.row, watcher.guest)
            if not seen[watcher.guest]:
                watcher.send_away()

    async def _send_away_blind(self, live: LiveGame) -> None:
        try:
            await self.send_away_blind(live)
        except (Overloaded, SQLAlchemyError) as error:
            log.warning("game %s: who may see it can't be read now: %r", live.row.id, error)

    def let_go_of_unused(self) -> None:
        """Forget games that nobody watches, and nobody has asked for since this was done last."""
        idle = {id for id, live in self._live.items() if live.idle}
        for id in idle & self._unused:
            del self._live[id]
        self._unused = idle - self._unused

    async def put_away(self, id: str, work: Callable[[], Awaitable[None]]) -> None:
        """Do something to a game that memory can't follow; who asks for it afterwards gets what is in the database."""
        if id in self._loading:
            await asyncio.gather(self._loading[id], return_exceptions=True)
        live = self._held.get(id)
        if live is None:
            await work()
            return
        await live.close(work)
        self._live.pop(id, None)
        self._held.pop(id, None)

    def _let_go(self) -> None:
        """Too many games that nobody watches: forget the longest unused."""
        if len(self._live) <= MOST_IDLE:
            return
        idle = [id for id, live in self._live.items() if live.idle]
        for id in idle[: max(0, len(idle) - MOST_IDLE)]:
            del self._live[id]


def _check_rated(wish: NewGame, seats: list[dict[str, Any]], sitting: dict[int, int]) -> None:
    """Whether a game that is to count may. Raises TableError."""
    if wish.manners.rated and (code := obstacle(wish, seats, sitting)) is not None:
        raise TableError(OBSTACLES[code])


def _has_hints(wish: TableWish) -> bool:
    """Where it counts nobody is advised."""
    return wish.hints is not False and not wish.manners.rated


def new_row(
    course: Course,
    seats: list[dict[str, Any]],
    guest: int,
    seed: bytes,
    request: str | None,
    manners: Manners,
    *,
    hints: bool,
) -> GameRow:
    """A game that is to be kept; whoever sets it up has all seats that are not bots'."""
    table = course.game.table
    return GameRow(
        id=new_id(),
        table=table.to_json(),
        seats=seats,
        seed=seed,
        rules_version=version("tesno"),
        content_hash=content_hash(table.box),
        created=now(),
        creator=guest,
        request=request,
        hints=hints,
        manners=manners.model_dump(),
        finished=None,
        progress=progress_of(course),
        claims={number: guest for number, seat in enumerate(seats) if seat["kind"] == "human"},
    )


def table_of(wish: TableWish, players: int) -> Table:
    return Table(
        box=wish.box,
        players=players,
        map=wish.map,
        layout=wish.layout,
        variant=wish.variant,
        rounds=wish.rounds,
        options=tuple(wish.options),
        races=tuple(wish.races),
        powers=tuple(wish.powers),
    )


def _played(row: GameRow) -> str:
    return f"game {row.id} was played with version {row.rules_version}"


def _check_whole(row: GameRow, entries: list[EntryRow]) -> None:
    """Whether all is there that was written. Raises Damaged."""
    check_row(row)
    written = row.progress.get("version", len(entries))
    whole = next((number for number, entry in enumerate(entries) if entry.version != number + 1), len(entries))
    if whole != written or whole != len(entries):
        raise Damaged(
            f"of the {written} entries in the log of game {row.id} only the first {whole} are there: they are kept as "
            "they are, but the game can't go on without the others"
        )
    first: Any = entries[0].body if entries else None
    committed = first.get("commitment") if isinstance(first, dict) else None
    if committed is not None and committed != SealedDice(row.seed).commitment:
        raise Damaged(f"the secret seed of game {row.id} is not the one it began with: its chance could not be checked")
    mixture = first.get("mixing") if isinstance(first, dict) else None
    if mixture is not None:
        try:
            check_mixture(mixture, (row.share or b"").hex(), row.seed)
        except TableError as error:
            raise Damaged(f"the seed of game {row.id} is not the one its players have mixed: {error}") from error


def seat_names(row: GameRow) -> list[Phrase]:
    """What the players of a game are called."""
    return [
        seat_phrase(seat["kind"], seat["bot"], seat["name"], SEATS[number]) for number, seat in enumerate(row.seats)
    ]


def chosen_looks(wishes: Sequence[int | None]) -> list[int]:
    """A colour and sign for each seat: the one it wishes, or that of its number if free, or any. Raises TableError.

    >>> chosen_looks([None, 0, None])
    [1, 0, 2]
    """
    wished = [look for look in wishes if look is not None]
    if len(set(wished)) < len(wished):
        raise TableError("two seats wish for the same colour and sign: choose different ones")
    looks: list[int] = []
    for seat, wish in enumerate(wishes):
        taken = {*wished, *looks}
        looks.append(next(look for look in (seat, *range(MOST_SEATS)) if look not in taken) if wish is None else wish)
    return looks


def teller_of(row: GameRow, course: Course) -> Teller:
    terrains = terrains_of(course.game.rules)
    mixers = [player["seat"] for player in course.bodies[0].get("mixing", {}).get("players", [])]
    return Teller(row.table["box"], terrains, seat_names(row), commitment_of(row) or None, mixers, is_rated(row))


def commitment_of(row: GameRow) -> str:
    """The hash of the seed of a game; "" where chance is scripted."""
    return SealedDice(row.seed).commitment if row.seed else ""


def content_hash(box: str) -> str:
    """What a box is made of, as one hash."""
    digest = hashlib.sha256()
    _add(digest, files(f"tesno.boxes.{box}"))
    return digest.hexdigest()


def _add(digest: Any, folder: Traversable) -> None:
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.is_dir() and entry.name != "__pycache__":
            _add(digest, entry)
        elif entry.is_file():
            digest.update(entry.name.encode() + b"\0" + entry.read_bytes() + b"\0")
