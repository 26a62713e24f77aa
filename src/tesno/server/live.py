"""A game under way on this server: one door for all commands, and everybody who watches it."""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from typing import Any, cast

from sqlalchemy.exc import SQLAlchemyError

from tesno.bots.child import Forfeit
from tesno.core.view import view_of
from tesno.locale.phrases import Phrase, Said
from tesno.play import ActionError, Dice, IllegalAction, Ledger, SealedDice
from tesno.server.attendance import Attendance
from tesno.server.attending import PLAYS_ON, Attending
from tesno.server.chronicle import Chronicle
from tesno.server.course import Body, Course
from tesno.server.fairness import Asker
from tesno.server.lessons import lesson_of, progress_of, reply
from tesno.server.line import Line
from tesno.server.messages import Accepted, Back, Move, Pause, Refused, Resign, TakeBack
from tesno.server.messages import Pass as PassOn
from tesno.server.past import Past
from tesno.server.questions import Question
from tesno.server.rating.tables import is_rated, rated_end
from tesno.server.results import RESULT, result_of
from tesno.server.rollcall import Clock
from tesno.server.scenes import Teller
from tesno.server.showing import Showing, Telling, WrittenScene
from tesno.server.store import Conflict, EntryRow, GameRow, Lost, Overloaded, Store, now
from tesno.server.thinking import Thinkers
from tesno.server.wire import Entry

# So many entries come along with a refusal; who lacks more asks for them.
MOST_MISSING = 64
# After so many entries nothing is taken back any more; without that every game ends by itself, and long before.
MOST_ENTRIES = 20_000
# Seconds before a bot that could not move tries again, twice as many each time.
RETRY_SECONDS = 1.0
LONGEST_RETRY_SECONDS = 60.0

log = logging.getLogger("tesno")

AnyCommand = Move | TakeBack | PassOn | Resign | Back | Pause
Change = Callable[[Course], Body]


class Watcher:
    """One socket's place at the table: whose eyes it looks through, and the messages that wait for it."""

    def __init__(self, most: int, guest: int | None, line: Line | None = None) -> None:
        self.guest = guest
        self.line = line or Line()
        self.banned = False
        self.eyes: int | None = None
        self.differences = False  # what changes is enough for it, where that is less than all
        self.base: WrittenScene | None = None  # the last scene it was sent, if so
        self.waiting: asyncio.Queue[Any] = asyncio.Queue(most)
        self.dropped = asyncio.Event()

    def tell(self, message: Any) -> None:
        """Queue a message; a reader that is too slow is dropped, and resumes from the version it has."""
        if self.dropped.is_set():
            # What comes after a gap would be taken for what is missing.
            return
        try:
            self.waiting.put_nowait(message)
        except asyncio.QueueFull:
            self.dropped.set()

    def show(self, scene: WrittenScene, message: str) -> None:
        """Queue a message by which it knows a scene."""
        self.tell(message)
        if self.differences:
            self.base = scene

    def send_away(self) -> None:
        """The guest may see this no more."""
        self.banned = True
        self.dropped.set()


class _Refusal(Exception):
    """A change that can't be made: a code and a reason."""

    def __init__(self, code: str, reason: Phrase) -> None:
        super().__init__(code)
        self.code = code
        self.reason = reason


class LiveGame:
    """Owns a game: whatever changes it passes through `command` or the bots' task, one at a time.

    A change is made on a copy, committed, acknowledged, and only then shown to those who watch.
    """

    def __init__(
        self,
        row: GameRow,
        course: Course,
        requests: dict[str, tuple[int, int | None]],
        teller: Teller,
        store: Store,
        thinkers: Thinkers,
        attendance: Attendance,
        clock: Clock = time.monotonic,
        changed: Callable[[LiveGame], None] | None = None,
        wall: Clock = time.time,
    ) -> None:
        """`changed` hears of every new version."""
        self._changed = changed
        self.row = row
        self.course = course
        self.past = Past(course.game)
        self.teller = teller
        self._chronicle = Chronicle()
        self._newest: Entry | None = None
        self.watchers: set[Watcher] = set()
        self.closed = False  # nothing is changed here any more: the game is deleted, or read anew from its log
        self._requests = requests  # request → version and guest
        self._store = store
        self._thinkers = thinkers
        self.lesson = lesson_of(course)
        self._dice: Dice = SealedDice(row.seed) if self.lesson is None else self.lesson.dice
        self._changing = asyncio.Lock()
        self._under_way: set[asyncio.Task[None]] = set()
        self._thinking: asyncio.Task[None] | None = None
        self._plans = b""  # what bots have in mind
        self._held = False  # the game is this process's, as far as it knows
        self._showing: Showing | None = None  # of the newest version
        self.attending = Attending(self, store, attendance, clock, wall)

    @property
    def version(self) -> int:
        return self.course.version

    @property
    def idle(self) -> bool:
        """Nobody watches and no bot thinks."""
        return not self.watchers and (self._thinking is None or self._thinking.done()) and not self._changing.locked()

    def scene(self, eyes: int | None) -> WrittenScene:
        """How the game stands, for one pair of eyes."""
        if self._showing is None:
            self._showing = Showing(self.teller, self.course)
        return self._showing.scene(eyes)

    def told(self, version: int) -> str:
        """An entry as JSON."""
        return self._chronicle.told(version, lambda version: self.entry(version).json_text)

    def entry(self, version: int) -> Entry:
        """An entry as everybody may read it."""
        if self._newest is not None and self._newest.version == version:
            return self._newest
        return self.teller.entry(self.course, version)

    # Who watches.

    def arrive(self, watcher: Watcher) -> None:
        """After the welcome; what else is to be known is told by and by."""
        self.watchers.add(watcher)
        self.attending.welcome(watcher)

    def depart(self, watcher: Watcher) -> None:
        """That nobody is there by it any more is told by whoever keeps the list of those who are."""
        self.watchers.discard(watcher)

    # Commands.

    async def command(
        self, guest: int | None, command: AnyCommand, acknowledge: Callable[[Accepted | Refused], None]
    ) -> None:
        """Carry out a command of a guest: commit → acknowledge → broadcast; or acknowledge why not.

        What has begun is finished even if whoever asked is gone: or the log could have what memory has not.
        """
        work = asyncio.create_task(self._command(guest, command, acknowledge))
        self._under_way.add(work)
        work.add_done_callback(self._under_way.discard)
        await asyncio.shield(work)

    async def _command(
        self, guest: int | None, command: AnyCommand, acknowledge: Callable[[Accepted | Refused], None]
    ) -> None:
        async with self._changing:
            # Whoever knows a later version than this process has it from another one.
            version = self.version if isinstance(command, Resign | Back | Pause) else command.version
            behind = version > self.version and self._store.process is not None
            refusal = (behind and await self._followed(command)) or self._objection(guest, command)
            if refusal is not None:
                acknowledge(refusal)
                return
            try:
                course, body = self._tried(lambda course: self._carry_out(course, command))
            except _Refusal as error:
                acknowledge(self._refused(command, error.code, error.reason))
                return
            try:
                await self._commit(course, body, command.request, guest)
            except Conflict:
                acknowledge(await self._overtaken(guest, command))
                return
            except Overloaded:
                log.warning("game %s: too many write at once", self.row.id)
                acknowledge(self._refused(command, "overloaded", Said("server-overloaded", {})))
                return
            except SQLAlchemyError as error:
                log.error("game %s: version %d was not saved: %s", self.row.id, course.version, error)
                acknowledge(self._not_saved(command))
                return
            acknowledge(Accepted(request=command.request, version=self.version))
            self._broadcast()

    def _objection(self, guest: int | None, command: AnyCommand) -> Accepted | Refused | None:
        """The answer to a command that is not even tried: seen before, of somebody else, or too late."""
        if self.closed:
            return self._refused(command, "gone", Said("server-gone", {}))
        seen = self._requests.get(command.request)
        if seen is not None:
            version, sender = seen
            if sender != guest:
                return self._refused(command, "request_taken", Said("server-request_taken", {}))
            return Accepted(request=command.request, version=version)
        if isinstance(command, Pause):
            return self._objection_to_pause(guest, command)
        if guest is None or self.row.claims.get(command.seat) != guest:
            return self._refused(command, "not_your_seat", Said("server-not_your_seat", {}))
        if isinstance(command, Back):
            return self._objection_to_back(guest, command)
        if command.seat in self.course.resigned:
            return self._refused(command, "resigned", Said("server-has-resigned", {}))
        if isinstance(command, Resign):
            return None
        if command.seat in self.course.away:
            return self._refused(command, "away", Said("leavers-bot-plays", {}))
        if command.version != self.version:
            # A version this game never had: the story begins anew.
            since = command.version if command.version < self.version else 0
            missing = [self.entry(version + 1) for version in range(since, min(since + MOST_MISSING, self.version))]
            return self._refused(command, "stale", Said("server-stale", {}), missing)
        if self.course.paused:
            return self._refused(command, "paused", Said("leavers-paused", {}))
        return None

    def _objection_to_back(self, guest: int, command: Back) -> Refused | None:
        """Who plays alone has resigned for good; where others wait, the seat stays whose it was."""
        course = self.course
        if course.game.over:
            return self._refused(command, "game_over", self.teller.reason("game_over", {}))
        if command.seat not in course.bots_for_people:
            return self._refused(command, "not_away", Said("leavers-not-away", {}))
        if command.seat in course.resigned and set(self.row.claims.values()) == {guest}:
            return self._refused(command, "resigned", Said("server-has-resigned", {}))
        if not self.attending.may_return(command.seat):
            return self._refused(command, "time_up", Said("leavers-time-up", {}))
        return None

    def _objection_to_pause(self, guest: int | None, command: Pause) -> Refused | None:
        """The host pauses, and goes on; if the host is gone everybody who sits there may go on."""
        if self.course.game.over:
            return self._refused(command, "game_over", self.teller.reason("game_over", {}))
        sits = guest is not None and guest in self.row.claims.values()
        if guest != self.row.creator and (command.paused or not sits or self.attending.is_here(self.row.creator)):
            return self._refused(command, "not_host", Said("leavers-not-host", {}))
        if self.course.paused == command.paused:
            code = "paused" if command.paused else "not_paused"
            return self._refused(command, code, Said(f"leavers-{code.replace('_', '-')}", {}))
        return None

    def _carry_out(self, course: Course, command: AnyCommand) -> Body:
        match command:
            case Move():
                return course.move(command.seat, command.lines, self._holds(course, command), self._dice)
            case TakeBack():
                if is_rated(self.row):
                    raise _Refusal("rated", Said("server-rated", {}))
                if course.version >= MOST_ENTRIES:
                    raise _Refusal("too_long", Said("server-too_long", {}))
                return course.undo(command.seat, command.all)
            case PassOn():
                return course.pass_on(command.seat)
            case Resign():
                return course.resign(command.seat, PLAYS_ON)
            case Back():
                return course.take_back_seat(command.seat)
            case Pause():
                return course.pause(command.paused)

    def _holds(self, course: Course, move: Move) -> bool:
        """Whether a turn that ends by this is kept open; in a lesson one's own always is. Raises _Refusal."""
        if self.lesson is None:
            # Where nothing is taken back there is nothing to wait for.
            return move.hold and not is_rated(self.row)
        objection = self.lesson.objection(course, move.lines)
        if objection is not None:
            raise _Refusal("lesson", objection)
        return course.game.state.seat == move.seat

    def _refused(self, command: AnyCommand, code: str, reason: Phrase, missing: Sequence[Entry] = ()) -> Refused:
        return Refused(request=command.request, code=code, reason=reason, version=self.version, entries=list(missing))

    async def _overtaken(self, guest: int | None, command: AnyCommand) -> Accepted | Refused:
        """The answer to a command whose place in the log is taken, as far as the log can be read."""
        return await self._followed(command) or self._objection(guest, command) or self._not_saved(command)

    async def _followed(self, command: AnyCommand) -> Refused | None:
        """Read what was written elsewhere; an answer only if that can't be read."""
        try:
            await self._catch_up()
        except Overloaded:
            log.warning("game %s: too many read the database at once to follow what was written elsewhere", self.row.id)
            return self._refused(command, "overloaded", Said("server-overloaded", {}))
        except SQLAlchemyError as error:
            log.error("game %s: what was written elsewhere can't be read: %s", self.row.id, error)
            return self._not_saved(command)
        return None

    def _not_saved(self, command: AnyCommand) -> Refused:
        return self._refused(command, "not_saved", Said("server-not_saved", {}))

    # Changes.

    async def by_itself(self, wanted: Callable[[], Change | None]) -> None:
        """An entry that nobody has commanded, if one is still wanted when nothing else is under way.

        Raises Overloaded or SQLAlchemyError.
        """
        async with self._changing:
            change = None if self.closed else wanted()
            if change is None:
                return
            course, body = self._tried(change)
            try:
                await self._commit(course, body, None, None)
            except Conflict:
                # Another process was quicker.
                await self._catch_up()
            else:
                self._broadcast()

    def _tried(self, change: Change) -> tuple[Course, Body]:
        """The course after a change, made on a copy. Raises _Refusal."""
        course = self.course.copy()
        try:
            return course, change(course)
        except IllegalAction as error:
            if error.action == "pass":
                raise _Refusal("nothing_to_pass", Said("server-nothing_to_pass", {})) from error
            code = error.reason if error.reason in ("nothing_to_undo", "game_over") else "illegal"
            raise _Refusal(code, self.teller.reason(error.reason, dict(error.parameters))) from error
        except ActionError as error:
            raise _Refusal("malformed", Said("server-malformed", {})) from error

    async def _commit(
        self, course: Course, body: Body, request: str | None, guest: int | None, held: bool = False
    ) -> None:
        """Write the last entry of a changed course and take it over. Raises Conflict, Overloaded or SQLAlchemyError.

        `held`: unless another process has the game now; raises Lost. Whatever is raised, memory is as it was.
        """
        self.attending.stamp(course)
        row = EntryRow(course.version, request, guest, cast(dict[str, Any], body))
        entry = self.teller.entry(course, course.version)
        progress = progress_of(course)
        if course.game.over:
            progress[RESULT] = result_of(course)
        finished = now() if course.game.over else None
        await self._store.append(self.row.id, row, progress, finished, held, rated_end(self.row, course))
        self._held = True
        self._take_over(course, row, entry, replace(self.row, progress=progress, finished=finished))

    async def _catch_up(self) -> None:
        """The log has entries that were not written here: follow them."""
        game, entries = await self._store.game_with_entries(self.row.id, self.version)
        if game is None:
            self._close()
            return
        self._seat(game.claims)
        for row in entries:
            self._held = False
            if self._store.process is None:
                log.warning("game %s: version %d was written elsewhere", self.row.id, row.version)
            course, body = self.course.copy(), cast(Body, row.body)
            course.follow(body)
            self._take_over(course, row, self.teller.entry(course, row.version), game)
            self._broadcast()

    async def follow(self, version: int | None = None) -> None:
        """Take in what other processes have written, at least up to a version. Raises Overloaded or SQLAlchemyError."""
        async with self._changing:
            if version is None or version > self.version:
                await self._catch_up()

    def _take_over(self, course: Course, row: EntryRow, entry: Entry, game: GameRow) -> None:
        """What is in the log becomes what is in memory."""
        self.course = course
        self.attending.begin_anew()
        self._chronicle.add(entry.version, entry.json_text)
        self._newest = entry
        self.row = game
        self._showing = None
        if row.request is not None:
            self._requests[row.request] = (row.version, row.guest)
        if course.game.over:
            totals = list(course.game.state.coins)
            self._thinkers.ended(self.row.id, totals, course.game.winners, sorted(course.forfeited))
        if self._held or self._store.process is None:
            # Otherwise whoever has written it sees to that.
            self.wake_bots()
        if self._changed is not None:
            self._changed(self)

    def _broadcast(self) -> None:
        telling = Telling(self.told(self.version), self.scene)
        for watcher in self.watchers:
            try:
                watcher.show(self.scene(watcher.eyes), telling.text(watcher.eyes, watcher.base))
            except Exception:
                # The others are told; this one comes back for what it has missed.
                log.exception("game %s: version %d can't be shown to seat %s", self.row.id, self.version, watcher.eyes)
                watcher.dropped.set()
        self.attending.changed()

    # Seats.

    async def reseat(self, seat: int, guest: int) -> bool:
        """Another guest takes a seat over; whoever had it sees from now on what everybody sees. False: nobody had."""
        async with self._changing:
            if self.row.claims.get(seat) == guest:
                return True
            if not await self._store.reseat(self.row.id, seat, guest):
                return False
            self._seat({**self.row.claims, seat: guest})
            return True

    def _seat(self, claims: dict[int, int]) -> None:
        """Take over who sits where."""
        if claims == self.row.claims:
            return
        self.row = replace(self.row, claims=claims)
        for watcher in self.watchers:
            # They come back, and are told anew which seats are theirs.
            watcher.dropped.set()

    # Bots.

    def wake_bots(self) -> None:
        """Let bots play if one is asked."""
        if self._bot_asked() is not None and (self._thinking is None or self._thinking.done()):
            self._thinking = asyncio.create_task(self._play_bots())

    async def rest(self) -> None:
        """Finish what is under way and stop the bots between two moves."""
        await self.attending.end()
        await asyncio.gather(*self._under_way, return_exceptions=True)
        if self._thinking is not None:
            async with self._changing:
                self._thinking.cancel()
            await asyncio.gather(self._thinking, return_exceptions=True)

    async def close(self, work: Callable[[], Awaitable[None]]) -> None:
        """Do the last thing with this game; nobody changes it meanwhile, nor here afterwards."""
        async with self._changing:
            await work()
            self._close()
        if self._thinking is not None:
            self._thinking.cancel()

    def _close(self) -> None:
        self.closed = True
        for watcher in self.watchers:
            # They come back, and find it as it is now, or gone.
            watcher.dropped.set()

    def _bot_asked(self) -> int | None:
        acting = self.course.game.acting
        if self.closed or self.course.held is not None or self.course.paused or acting < 0:
            return None
        return acting if self.row.seats[acting]["kind"] == "bot" or acting in self.course.bots_for_people else None

    async def _play_bots(self) -> None:
        """Until a person is asked: a bot that can't move now may be able to later, and nobody else can for it."""
        wait = RETRY_SECONDS
        while (seat := self._bot_asked()) is not None:
            try:
                # In only one of several processes; the others are told when that one is gone.
                if not self._held and not await self._store.take(self.row.id):
                    return
                self._held = True
                await self._play_bot(seat)
                wait = RETRY_SECONDS
            except Exception:
                log.exception("game %s: the bot of seat %d can't move", self.row.id, seat)
                await asyncio.sleep(wait)
                wait = min(2 * wait, LONGEST_RETRY_SECONDS)

    async def _play_bot(self, seat: int) -> None:
        version = self.version
        try:
            thought: list[str] | Forfeit = await self._thought(seat)
        except Forfeit as forfeit:
            log.warning("game %s: the bot of seat %d plays no more: %s", self.row.id, seat, forfeit)
            thought = forfeit
        async with self._changing:
            if self.version == version and not self.closed:
                course, body = self._bot_move(seat, thought)
                try:
                    await self._commit(course, body, None, None, held=True)
                except Lost:
                    self._held = False
                    await self._catch_up()
                except Conflict:
                    await self._catch_up()
                    # Unless there was nothing to catch up with, the game goes on from there.
                    if self.version == version and not self.closed:
                        raise
                else:
                    self._broadcast()

    async def _thought(self, seat: int) -> list[str]:
        """What the bot answers; nothing when it can't. Raises Forfeit."""
        try:
            if self.lesson is not None:
                return reply(self.lesson, self.course.game, seat)
            question = replace(self.question(seat), plans=self._plans)
            thought = await self._thinkers.think(question, self.asker())
            self._plans = thought.plans
            return thought.lines
        except Forfeit:
            raise
        except Exception:
            # Whatever happens to a bot, the others' game goes on.
            log.exception("game %s: the bot of seat %d failed", self.row.id, seat)
            return []

    def _bot_move(self, seat: int, thought: list[str] | Forfeit) -> tuple[Course, Body]:
        """The bot's move; if it can't be carried out, any that can. One that forfeits makes no more of them."""
        if isinstance(thought, Forfeit):
            reason = thought.code
            return self._tried(lambda course: course.forfeit(seat, reason))
        lines = thought
        try:
            if lines:
                return self._tried(lambda course: course.move(seat, lines, False, self._dice))
        except _Refusal:
            log.error("game %s: the bot of seat %d answered %r, which is illegal", self.row.id, seat, lines)
        game = self.course.game
        lines = [game.text(secrets.choice(game.legal))]
        return self._tried(lambda course: course.move(seat, lines, False, self._dice))

    def asker(self, after: int = 0) -> Asker:
        """For whom bots and advisers think: the guests at this table, who wait while anybody watches it."""
        guests = tuple(sorted(set(self.row.claims.values())))
        return Asker(self.row.id, guests, lambda: bool(self.watchers), after)

    def question(self, seat: int) -> Question:
        """What a seat is asked, for its bot or for whoever advises it: its view, and nothing else."""
        game = self.course.game
        view = view_of(game.rules, game.state, seat)
        ledger = Ledger(game.rules)
        ledger.hear(game.events)
        return Question(
            game=self.row.id,
            table=json.dumps(self.course.game.laid.to_json(), sort_keys=True),
            bot=self._player(seat),
            seat=seat,
            seed=secrets.randbits(32),
            coins=view.coins,
            public=view.public,
            ledger=ledger.totals,
        )

    def _player(self, seat: int) -> str:
        """The bot that plays a seat; none where a person does."""
        return self.course.stand_ins.get(seat) or self.row.seats[seat]["bot"] or ""
