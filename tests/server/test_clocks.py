"""Playing by the clock: whose time runs, what is left of it, and what happens when none is."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from typing import Any

import pytest
from tests.server.beginning import begin, do
from tests.server.client import Client, lines_of, move, new_request
from tests.server.clocks import Hands, going_by, look
from tests.server.running import ON_BOTH, Running, wait_until
from tests.server.tables import live_game
from tests.server.test_gathering import gather
from tests.server.test_leavers import Two, back, conquering, kinds, started

from tesno.locale import LANGUAGES, Words
from tesno.server.attending import PLAYS_ON
from tesno.server.clocks import DAY, Timekeeper
from tesno.server.course import Course, course_of
from tesno.server.manners import BankClock, DaysClock, TurnClock
from tesno.server.messages import Accepted, Presence, Refused
from tesno.server.thinking import Thinkers

TURN = TurnClock(kind="turn", seconds=60)
BANK = BankClock(kind="bank", seconds=600, increment=10)
DAYS = DaysClock(kind="days", days=3)


class Clocked:
    """A course of two people, with a clock."""

    def __init__(self, agreed: Any) -> None:
        self.hands = Hands()
        self.course, self.dice = started()
        self.keeper = Timekeeper(agreed, 2, (0, 1), self.hands, self.hands)
        self.course.stamp(self.keeper.start(self.course))
        self.keeper.run(self.course, anybody=True)

    @property
    def asked(self) -> int:
        assert self.course.asked is not None
        return self.course.asked

    def left(self, seat: int) -> float | None:
        return self.keeper.left(self.course, seat)

    def do(self, what: Any) -> None:
        before = self.course.copy()
        what(self.course)
        self.course.stamp(self.keeper.stamp(before, self.course))
        self.keeper.begin()
        self.keeper.run(self.course, anybody=True)

    def move(self, line: int = -1, hold: bool = False) -> None:
        seat = self.asked
        self.do(lambda course: course.move(seat, [course.game.legal_texts[line]], hold, self.dice))

    def end_turn(self) -> None:
        seat = self.asked
        while self.course.asked == seat:
            self.move()


def test_the_time_of_a_turn_is_spent_by_whoever_is_asked_and_is_whole_in_the_next() -> None:
    table = Clocked(TURN)
    seat = table.asked
    table.hands.turn(20)
    assert (table.left(seat), table.left(1 - seat)) == (40, 60)
    table.move(0)
    table.hands.turn(15)
    assert table.left(seat) == 25
    table.end_turn()
    assert (table.left(0), table.left(1)) == (60, 60)
    table.hands.turn(100)
    assert table.left(1 - seat) == 0


def test_a_bank_is_for_the_whole_game_and_grows_with_every_turn() -> None:
    table = Clocked(BANK)
    seat = table.asked
    table.hands.turn(100)
    table.end_turn()
    assert (table.left(seat), table.left(1 - seat)) == (510, 600)
    table.hands.turn(700)
    assert table.left(1 - seat) == 0
    table.do(lambda course: course.give_to_bot(1 - seat, "medium", "time"))
    assert not table.keeper.runs, "bots have no time to lose"
    while table.course.asked != seat:
        table.move()
    assert table.left(1 - seat) == 10, "so the seat can be taken back"


def test_who_holds_a_turn_open_is_still_in_it() -> None:
    table = Clocked(TURN)
    seat = table.asked
    while table.course.held is None:
        table.move(-1, hold=True)
    table.hands.turn(30)
    assert table.left(seat) == 30
    table.do(lambda course: course.pass_on(seat))
    assert (table.left(seat), table.left(1 - seat)) == (60, 60)


def test_no_time_runs_while_nobody_is_there_or_the_game_is_paused() -> None:
    table = Clocked(BANK)
    seat = table.asked
    table.hands.turn(10)
    table.keeper.run(table.course, anybody=False)
    table.hands.turn(1000)
    assert table.left(seat) == 590
    table.keeper.run(table.course, anybody=True)
    table.hands.turn(10)
    table.do(lambda course: course.pause(True))
    table.hands.turn(1000)
    assert table.left(seat) == 580
    table.do(lambda course: course.pause(False))
    table.hands.turn(1)
    assert table.left(seat) == 579


def test_another_keeper_goes_on_from_the_log_and_what_was_noted() -> None:
    table = Clocked(BANK)
    seat = table.asked
    table.hands.turn(10)
    table.move(0)
    table.hands.turn(7)
    noted = table.keeper.spent
    again = course_of(table.course.game.table, table.course.bodies)
    later = Hands()
    other = Timekeeper(BANK, 2, (0, 1), later, later)
    other.recall(noted)
    later.turn(99_999)
    assert other.left(again, seat) == table.left(seat) == 583
    other.run(again, anybody=True)
    later.turn(3)
    assert other.left(again, seat) == 580


def test_a_deadline_stands_until_another_is_asked_and_waits_while_the_game_is_paused() -> None:
    table = Clocked(DAYS)
    seat = table.asked
    due = table.course.progress["deadline"]
    table.hands.turn(DAY)
    table.move(0)
    assert table.course.progress["deadline"] == due
    assert (table.left(seat), table.left(1 - seat)) == (2 * DAY, None)
    table.do(lambda course: course.pause(True))
    assert "deadline" not in table.course.progress
    table.hands.turn(9 * DAY)
    assert table.left(seat) == 2 * DAY
    table.do(lambda course: course.pause(False))
    assert table.left(seat) == 2 * DAY
    table.end_turn()
    assert table.left(1 - seat) == 3 * DAY


def test_whose_time_is_up_in_the_turn_of_another_has_the_seat_again_after_it() -> None:
    """Somebody who was attacked is asked where to go with what is left: a bot answers that, and nothing more."""
    rng, asked_elsewhere = random.Random(4), 0
    while asked_elsewhere < 3:
        table = Clocked(TURN)
        while not table.course.game.over:
            seat, turn = table.asked, table.course.game.state.seat
            if seat != turn:
                asked_elsewhere += 1
                table.hands.turn(61)
                assert table.left(seat) == 0
                table.do(lambda course, seat=seat: course.give_to_bot(seat, PLAYS_ON, "time", this_turn=True))
                while table.course.game.acting == seat and table.course.game.state.seat == turn:
                    table.move(rng.randrange(len(table.course.game.legal_texts)))
                assert table.course.bots_for_people == {}, "the turn of their own is theirs"
                assert table.left(seat) == 60
                break
            table.move(rng.randrange(len(table.course.game.legal_texts)))


def test_older_logs_have_no_clock() -> None:
    course, dice = started()
    conquering(course, dice)
    assert course.clock is None
    assert isinstance(course, Course)
    keeper = Timekeeper(BANK, 2, (0, 1), Hands(), Hands())
    assert keeper.left(course, 0) == 600


# Over the wire.


@pytest.fixture
def hands(server: Running) -> Iterator[Hands]:
    hands = Hands()
    with going_by(hands, server):
        yield hands


@pytest.fixture
def friend(server: Running) -> Iterator[Client]:
    with Client(server.address) as client:
        yield client


@ON_BOTH
def test_a_bot_plays_the_rest_of_a_turn_whose_time_is_up(
    server: Running, guest: Client, friend: Client, hands: Hands
) -> None:
    with Two(server, guest, friend, manners={"clock": TURN.model_dump()}) as two:
        seat = two.asked
        live = live_game(server, two.game)
        while (told := two.socket(1 - seat).until(Presence)).running != seat:
            pass
        assert [found.left for found in told.seats] == [60, 60]
        hands.turn(59)
        look(server, two.game)
        assert kinds(guest, two.game) == []
        hands.turn(1)
        look(server, two.game)
        wait_until(lambda: live.course.asked == 1 - seat)
        assert kinds(guest, two.game) == [("away", seat)]
        entry = next(entry for entry in guest.entries(two.game) if entry.kind == "away")
        for language in LANGUAGES:
            words = Words(language)
            assert words("bot-medium") in words.say(entry.sentences[0].text)
        assert not live.course.bots_for_people, "the next turn is theirs again"


@ON_BOTH
def test_who_has_no_time_left_takes_the_seat_back_when_there_is_some(
    server: Running, guest: Client, friend: Client, hands: Hands
) -> None:
    clock = {"kind": "bank", "seconds": 30, "increment": 5}
    with Two(server, guest, friend, manners={"clock": clock}) as two:
        seat, clients = two.asked, (guest, friend)
        live = live_game(server, two.game)
        slow = Slow(live._thinkers)
        live._thinkers = slow  # type: ignore[assignment]
        hands.turn(31)
        look(server, two.game)
        wait_until(lambda: seat in live.course.away)
        refused = clients[seat].command(two.game, back(seat))
        assert isinstance(refused, Refused)
        assert refused.code == "time_up"
        slow.let = True
        wait_until(lambda: live.course.asked == 1 - seat)
        assert seat in live.course.away, "until it is taken back"
        assert isinstance(clients[seat].command(two.game, back(seat)), Accepted)
        assert not live.course.away
        live._thinkers = slow.thinkers


class Slow:
    """Bots that answer when they are let."""

    def __init__(self, thinkers: Thinkers) -> None:
        self.thinkers = thinkers
        self.let = False

    async def think(self, question: Any, asker: Any) -> Any:
        while not self.let:
            await asyncio.sleep(0.01)
        return await self.thinkers.think(question, asker)


@ON_BOTH
def test_what_was_spent_is_spent_after_a_restart(server: Running, guest: Client, friend: Client, hands: Hands) -> None:
    clock = {"kind": "bank", "seconds": 300, "increment": 5}
    with Two(server, guest, friend, manners={"clock": clock}) as two:
        seat = two.asked
        hands.turn(100)
        look(server, two.game)
        for leaving in (0, 1):
            two.leave(leaving)
        wait_until(lambda: server.do(server.service.store.time_noted(two.game, 1)) == 100)
        server.do(server.service.hall.put_away(two.game, _nothing))
        # The server was down for long, or nobody looked: that is nobody's time.
        hands.turn(100_000)
        two.come(seat)
        live = live_game(server, two.game)
        wait_until(lambda: live.attending.presence is not None and live.attending.presence.running == seat)
        assert live.attending.presence is not None
        assert live.attending.presence.seats[seat].left == 200


async def _nothing() -> None:
    """Nothing is done to it."""


def by_correspondence(guest: Client, friend: Client) -> str:
    """A game of two with days for each turn."""
    table = gather(guest, players=2)["id"]
    do(friend, table, "sit")
    do(guest, table, "manners", manners={"clock": DAYS.model_dump()})
    do(friend, table, "ready")
    return begin(guest, table, friend)


@ON_BOTH
def test_by_correspondence_nobody_is_away_before_the_deadline_and_then_a_bot_plays_though_nobody_looks(
    server: Running, guest: Client, friend: Client, hands: Hands
) -> None:
    game = by_correspondence(guest, friend)
    live = live_game(server, game)
    seat = live.course.asked
    clients = (guest, friend)
    assert seat in (0, 1)
    with clients[1 - seat].socket(game) as socket:
        socket.hello(1 - seat)
        hands.turn(DAY)
        look(server, game)
        told = socket.until(Presence)
        assert [found.away for found in told.seats] == [None, None]
    (line,) = clients[seat].get("/api/games")
    assert line["yours"]
    assert line["deadline"] == live.course.progress["deadline"]
    server.do(server.service.hall.put_away(game, _nothing))
    hands.turn(3 * DAY)
    server.do(server.service.hall.see_to_overdue())
    again = live_game(server, game)
    wait_until(lambda: again.course.asked == 1 - seat)
    assert kinds(guest, game) == [("away", seat)]
    assert not again.course.away


@ON_BOTH
def test_by_correspondence_a_bot_plays_on_after_a_restart_though_nobody_looks(
    server: Running, guest: Client, friend: Client, hands: Hands
) -> None:
    game = by_correspondence(guest, friend)
    live = live_game(server, game)
    seat = live.course.asked
    assert seat is not None

    async def never(question: object, asker: object = None) -> object:
        await asyncio.Event().wait()
        raise AssertionError("nobody wakes it")

    thinking = live._thinkers.think
    live._thinkers.think = never  # type: ignore[assignment, method-assign]
    try:
        # The server ends while the bot is thinking.
        hands.turn(4 * DAY)
        look(server, game)
        wait_until(lambda: seat in live.course.away)
        server.do(server.service.hall.put_away(game, _nothing))
    finally:
        live._thinkers.think = thinking  # type: ignore[method-assign]
    (line,) = (found for found in guest.get("/api/games") if found["game"]["id"] == game)
    assert line["deadline"] is None
    hands.turn(1)
    server.do(server.service.hall.see_to_overdue())
    again = server.service.hall.held(game)
    assert again is not None
    wait_until(lambda: again.course.asked == 1 - seat)


@ON_BOTH
def test_the_host_pauses_and_goes_on(server: Running, guest: Client, friend: Client, hands: Hands) -> None:
    def pause(paused: bool) -> dict[str, Any]:
        return {"do": "pause", "request": new_request(), "paused": paused}

    with Two(server, guest, friend, manners={"clock": TURN.model_dump()}) as two:
        refused = friend.command(two.game, pause(True))
        assert isinstance(refused, Refused)
        assert refused.code == "not_host"
        hands.turn(1)
        assert isinstance(guest.command(two.game, pause(True)), Accepted)
        seat = two.asked
        two.leave(1)
        hands.turn(1000)
        look(server, two.game)
        live = live_game(server, two.game)
        assert kinds(guest, two.game) == [("pause", None)], "neither time nor patience ends"
        command = {"do": "move", "request": "while-paused", "version": live.version, "seat": seat, "lines": ["decline"]}
        refused = (guest, friend)[seat].command(two.game, command)
        assert isinstance(refused, Refused)
        assert refused.code == "paused"
        two.come(1)
        hands.turn(1)
        refused = friend.command(two.game, pause(False))
        assert isinstance(refused, Refused)
        assert refused.code == "not_host", "the host is there"
        two.leave(0)
        hands.turn(1)
        assert isinstance(friend.command(two.game, pause(False)), Accepted), "nobody waits for a host who is gone"
        assert kinds(guest, two.game) == [("pause", None), ("resume", None)]


@ON_BOTH
def test_a_paused_game_that_only_one_is_left_at_can_be_gone_on_with(
    server: Running, guest: Client, friend: Client, hands: Hands
) -> None:
    def pause(paused: bool) -> dict[str, Any]:
        return {"do": "pause", "request": new_request(), "paused": paused}

    with Two(server, guest, friend) as two:
        assert isinstance(guest.command(two.game, pause(True)), Accepted)
    assert guest.http.delete(f"/api/games/{two.game}").status_code == 204
    assert isinstance(friend.command(two.game, pause(False)), Accepted)
    live = live_game(server, two.game)
    assert not live.course.paused
    wait_until(lambda: live.course.asked == 1)


@ON_BOTH
def test_a_turn_that_is_held_open_is_passed_on_when_its_time_is_up(
    server: Running, guest: Client, friend: Client, hands: Hands
) -> None:
    with Two(server, guest, friend, manners={"clock": TURN.model_dump()}) as two:
        seat, live = two.asked, live_game(server, two.game)
        while live.course.held is None:
            scene = two.socket(seat).look(seat)
            lines = lines_of(scene.position, two.rng)
            answer = (guest, friend)[seat].command(two.game, move(scene.version, seat, lines, hold=True))
            assert isinstance(answer, Accepted)
        hands.turn(61)
        look(server, two.game)
        wait_until(lambda: live.course.held is None)
        assert kinds(guest, two.game) == [("pass", seat)]
        assert live.course.asked == 1 - seat
        assert not live.course.away
