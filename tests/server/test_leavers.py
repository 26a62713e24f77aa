"""People who leave a game where others wait: who is there is told, a bot steps in, and the seat is taken back."""

from __future__ import annotations

import asyncio
import contextlib
import random
import socket as sockets
from collections.abc import Iterator
from typing import Any

import pytest
from tests.server.client import Client, Json, Socket, lines_of, move, new_request
from tests.server.clocks import Hands, going_by, look, wait_until_missed
from tests.server.running import ON_BOTH, Running, wait_until
from tests.server.tables import Table, give_seat, live_game

from tesno.locale import LANGUAGES, Words
from tesno.play import IllegalAction, SealedDice
from tesno.play import Table as GameTable
from tesno.play.dice import verify_replay
from tesno.play.game import Game
from tesno.server.attending import PLAYS_ON
from tesno.server.course import Course, course_of
from tesno.server.messages import Accepted, Presence, Refused, SeatPresence, Update
from tesno.server.wire import Scene

pytestmark = ON_BOTH


@pytest.fixture
def hands(server: Running) -> Iterator[Hands]:
    hands = Hands()
    with going_by(hands, server):
        yield hands


@pytest.fixture
def friend(server: Running) -> Iterator[Client]:
    with Client(server.address) as client:
        yield client


def shared(server: Running, guest: Client, friend: Client, letters: str = "hh", **wish: Any) -> str:
    """A game of two people: the guest has the first seat, the friend the second."""
    game = guest.open(letters, **wish).id
    give_seat(server, game, 1, friend)
    return game


def told(socket: Socket, seat: int) -> SeatPresence:
    """What is told next of a seat."""
    return next(found for found in socket.until(Presence).seats if found.seat == seat)


def back(seat: int) -> Json:
    return {"do": "back", "seat": seat, "request": new_request()}


def resign(seat: int) -> Json:
    return {"do": "resign", "seat": seat, "request": new_request()}


class Two:
    """Two people at one table, and whoever is asked moves."""

    def __init__(self, server: Running, guest: Client, friend: Client, **wish: Any) -> None:
        self.clients = (guest, friend)
        self.server = server
        self.game = shared(server, guest, friend, **wish)
        self.rng = random.Random(7)
        self.sockets: list[Socket | None] = [None, None]

    def __enter__(self) -> Two:
        for seat in (0, 1):
            self.come(seat)
        return self

    def __exit__(self, *_: object) -> None:
        for seat in (0, 1):
            self.leave(seat)

    def come(self, seat: int) -> Scene:
        socket = self.clients[seat].socket(self.game)
        self.sockets[seat] = socket
        return socket.hello(seat).scene

    def leave(self, seat: int) -> None:
        socket, self.sockets[seat] = self.sockets[seat], None
        if socket is not None:
            # What was not read meanwhile is read, or the client would wait for somebody to do that.
            with contextlib.suppress(OSError):
                socket.connection.socket.shutdown(sockets.SHUT_RDWR)
            socket.closed()
            wait_until(lambda: self.clients_here == sum(found is not None for found in self.sockets))
            wait_until_missed(self.server, self.game, seat)

    @property
    def clients_here(self) -> int:
        return len(live_game(self.server, self.game).watchers)

    @property
    def asked(self) -> int:
        seat = live_game(self.server, self.game).course.asked
        assert seat is not None
        return seat

    def socket(self, seat: int) -> Socket:
        socket = self.sockets[seat]
        assert socket is not None
        return socket

    def move(self) -> None:
        """Whoever is asked moves, and does not hold the turn open."""
        seat = self.asked
        scene = self.socket(seat).look(seat)
        lines = lines_of(scene.position, self.rng)
        answer = self.clients[seat].command(self.game, move(scene.version, seat, lines))
        assert isinstance(answer, Accepted), answer

    def until_asked(self, seat: int) -> None:
        while self.asked != seat:
            self.move()


@pytest.fixture
def two(server: Running, guest: Client, friend: Client, hands: Hands) -> Iterator[Two]:
    with Two(server, guest, friend) as table:
        yield table


def kinds(guest: Client, game: str) -> list[tuple[str, int | None]]:
    return [(entry.kind, entry.seat) for entry in guest.entries(game) if entry.kind not in ("start", "move")]


def test_who_comes_and_goes_is_told_to_all(server: Running, guest: Client, friend: Client, hands: Hands) -> None:
    game = shared(server, guest, friend)
    with guest.socket(game) as mine:
        mine.hello(0)
        first = mine.expect(Presence)
        assert [(seat.seat, seat.here, seat.away) for seat in first.seats] == [(0, True, None), (1, False, None)]
        hands.turn(2)
        look(server, game)
        assert told(mine, 1).away == 2, "one is missed after a moment only"
        with friend.socket(game) as theirs:
            theirs.hello(1)
            assert told(theirs, 0).here
            assert told(mine, 1).here
        assert not told(mine, 1).here
        # Strangers who look on would be told the same: it is seats, and nothing else.
        open_to_all = {"seat", "here", "away", "bot", "why", "returns", "bot_in", "left"}
        assert set(SeatPresence.model_fields) == open_to_all


def test_nobody_is_away_where_one_guest_has_all_seats(server: Running, guest: Client, hands: Hands) -> None:
    game = guest.open("hhb", manners={"away": 1}).id
    with guest.socket(game) as socket:
        socket.hello(0)
        socket.send({"do": "ping"})
        assert socket.receive().type == "pong", "no presence is told"
    hands.turn(1000)
    look(server, game)
    with guest.socket(game) as socket:
        socket.hello(0)
        hands.turn(1000)
        look(server, game)
    assert {kind for kind, _ in kinds(guest, game)} == set()


def test_a_bot_plays_on_for_whoever_is_away_when_asked_and_never_before(two: Two, hands: Hands, guest: Client) -> None:
    two.until_asked(1)
    two.leave(1)
    look(two.server, two.game)
    hands.turn(59)
    look(two.server, two.game)
    assert kinds(guest, two.game) == []
    hands.turn(1)
    look(two.server, two.game)
    entry = two.socket(0).until(Update).entry
    while entry.kind != "away":
        entry = two.socket(0).until(Update).entry
    assert entry.seat == 1
    for language in LANGUAGES:
        words = Words(language)
        assert words(f"bot-{PLAYS_ON}") in words.say(entry.sentences[0].text)
    # The bot plays the friend's turn, and the guest is asked again.
    wait_until(lambda: live_game(two.server, two.game).course.game.acting == 0)
    assert kinds(guest, two.game) == [("away", 1)]
    assert [seat.away for seat in guest.facts(two.game).seats] == [False, True]
    assert not guest.facts(two.game).seats[1].resigned


def test_who_has_been_away_for_long_is_not_waited_for_when_their_turn_comes(two: Two, hands: Hands) -> None:
    two.until_asked(0)
    two.leave(1)
    look(two.server, two.game)
    hands.turn(300)
    look(two.server, two.game)
    course = live_game(two.server, two.game).course
    assert not course.away, "nobody waits for them yet"
    two.until_asked(1)
    look(two.server, two.game)
    wait_until(lambda: 1 in live_game(two.server, two.game).course.away)


def test_whoever_comes_back_has_the_seat_at_once_and_no_bot_moves_for_it_any_more(
    two: Two, hands: Hands, guest: Client
) -> None:
    two.until_asked(1)
    two.leave(1)
    look(two.server, two.game)
    hands.turn(61)
    live = live_game(two.server, two.game)
    thinks = live._thinkers.think
    asked: list[str] = []

    async def never(question: Any, asker: Any = None) -> Any:
        # The bot thinks until the owner is back, and answers then.
        asked.append(question.bot)
        while 1 in live.course.away:
            await asyncio.sleep(0.01)
        return await thinks(question, asker)

    live._thinkers.think = never  # type: ignore[method-assign]
    try:
        look(two.server, two.game)
        wait_until(lambda: bool(asked))
        version = live.version
        assert live.course.away[1].bot == PLAYS_ON
        two.come(1)
        wait_until(lambda: 1 not in live.course.away)
        wait_until(lambda: live.idle or live._thinking is None or live._thinking.done())
        assert live.version == version + 1, "what the bot had in mind is not played"
        scene = two.socket(1).look(1)
        assert scene.position.options, "the owner is asked, in the middle of the turn"
        two.move()
    finally:
        live._thinkers.think = thinks  # type: ignore[method-assign]
    assert kinds(guest, two.game) == [("away", 1), ("back", 1)]


def test_a_game_that_all_have_left_waits_and_the_first_to_come_back_waits_anew(two: Two, hands: Hands) -> None:
    two.until_asked(1)
    two.leave(1)
    two.leave(0)
    hands.turn(86_400)
    look(two.server, two.game)
    assert not live_game(two.server, two.game).course.away
    two.come(0)
    hands.turn(59)
    look(two.server, two.game)
    assert not live_game(two.server, two.game).course.away
    hands.turn(2)
    look(two.server, two.game)
    wait_until(lambda: 1 in live_game(two.server, two.game).course.away)


def test_a_restart_gives_a_fresh_grace(two: Two, hands: Hands) -> None:
    two.until_asked(1)
    two.leave(1)
    look(two.server, two.game)
    hands.turn(59)
    before = live_game(two.server, two.game)
    two.server.do(two.server.service.hall.put_away(two.game, _nothing))
    assert two.socket(0).closed() == 4408
    two.come(0)
    assert live_game(two.server, two.game) is not before
    hands.turn(59)
    look(two.server, two.game)
    assert not live_game(two.server, two.game).course.away
    hands.turn(1)
    look(two.server, two.game)
    wait_until(lambda: 1 in live_game(two.server, two.game).course.away)


async def _nothing() -> None:
    """Nothing is done to it."""


def test_a_table_that_is_patient_waits_however_long_it_takes(
    server: Running, guest: Client, friend: Client, hands: Hands
) -> None:
    with Two(server, guest, friend, manners={"away": 0}) as two:
        two.until_asked(1)
        two.leave(1)
        look(server, two.game)
        hands.turn(100_000)
        look(server, two.game)
        assert not live_game(server, two.game).course.away


def test_a_resigned_seat_is_taken_back_where_others_play_on(two: Two, guest: Client, friend: Client) -> None:
    assert isinstance(friend.command(two.game, resign(1)), Accepted)
    strange = guest.command(two.game, back(1))
    assert isinstance(strange, Refused)
    assert strange.code == "not_your_seat"
    assert isinstance(friend.command(two.game, back(1)), Accepted)
    again = friend.command(two.game, back(1))
    assert isinstance(again, Refused)
    assert again.code == "not_away"
    assert kinds(guest, two.game) == [("resign", 1), ("back", 1)]
    two.until_asked(1)
    two.move()


def test_who_plays_alone_has_resigned_for_good(server: Running, guest: Client) -> None:
    game = guest.open("hb").id
    guest.command(game, resign(0))
    refused = guest.command(game, back(0))
    assert isinstance(refused, Refused)
    assert refused.code in ("resigned", "game_over")


def test_a_seat_that_a_bot_plays_takes_no_moves(two: Two, hands: Hands, friend: Client) -> None:
    two.until_asked(1)
    two.leave(1)
    look(two.server, two.game)
    hands.turn(61)
    look(two.server, two.game)
    live = live_game(two.server, two.game)
    wait_until(lambda: 1 in live.course.away)
    late = friend.command(two.game, move(live.version, 1, ["decline"]))
    assert isinstance(late, Refused)
    assert late.code == "away"
    hints = friend.http.get(f"/api/games/{two.game}/hints?seat=1")
    assert (hints.status_code, hints.json()["code"]) == (409, "away")
    # Not by a socket, but by request: the seat is theirs again, and is given away again when nobody comes.
    assert isinstance(friend.command(two.game, back(1)), Accepted)


def test_a_game_that_one_has_left_is_finished_and_verified(
    server: Running, guest: Client, friend: Client, hands: Hands
) -> None:
    clock = {"kind": "bank", "seconds": 14_400, "increment": 0}
    with Two(server, guest, friend, rounds=1, manners={"clock": clock}) as two:
        two.leave(1)
        look(server, two.game)
        hands.turn(61)
        look(server, two.game)
        live = live_game(server, two.game)
        while not live.course.game.over:
            if live.course.asked == 0:
                two.move()
            wait_until(lambda: live.course.asked == 0 or live.course.game.over)
    assert live.row.progress["away"] == [1]
    assert verify_replay(guest.get(f"/api/games/{two.game}/replay"), guest.facts(two.game).commitment) > 0
    # What a bot has finished counts for whoever stayed, and not for whoever left.
    assert guest.get("/api/me/statistics")["total"]["games"] == 1
    theirs = friend.get("/api/me/statistics")
    assert (theirs["total"]["games"], theirs["resigned"]) == (0, 1)
    assert guest.http.get(f"/api/games/{two.game}/summary").status_code == 200
    fork = guest.http.post(f"/api/games/{two.game}/fork", json={"version": live.version - 1, "seat": 1})
    assert fork.status_code == 201, fork.text
    with Table(guest, random.Random(1), "bh", id=fork.json()["id"]) as table:
        course = live_game(server, table.game).course
        assert not course.away
        assert course.clock is None, "the clock was the other table's"


# The fold.


def started() -> tuple[Course, SealedDice]:
    course, dice = Course(Game(GameTable(box="base", players=2))), SealedDice(b"r" * 32)
    course.start(dice)
    return course, dice


def conquering(course: Course, dice: SealedDice) -> int:
    """Whoever acts picks a people and conquers a region, which can be taken back; the seat."""
    seat = course.game.acting
    course.move(seat, [course.game.legal_texts[0]], False, dice)
    conquer(course, dice)
    assert course.undo_steps(seat)
    return seat


def conquer(course: Course, dice: SealedDice) -> None:
    line = next(line for line in course.game.legal_texts if line.startswith("conquer "))
    course.move(course.game.acting, [line], False, dice)


def test_whoever_comes_back_takes_back_what_they_do_then_and_nothing_before() -> None:
    course, dice = started()
    seat = conquering(course, dice)
    course.give_to_bot(seat, PLAYS_ON, "gone")
    assert course.undo_steps(seat) == 0
    conquer(course, dice)
    assert course.undo_steps(seat) == 0
    course.take_back_seat(seat)
    assert course.undo_steps(seat) == 0
    before = course.fingerprint
    conquer(course, dice)
    assert course.undo_steps(seat) == 1
    course.undo(seat, True)
    assert course.fingerprint == before
    assert course.undo_steps(seat) == 0
    again = course_of(GameTable(box="base", players=2), course.bodies)
    assert again.progress == course.progress
    conquer(course, dice)
    conquer(again, SealedDice(b"r" * 32))
    assert again.undo_steps(seat) == course.undo_steps(seat) == 1


def test_a_turn_that_is_held_open_is_passed_on_by_whoever_is_gone() -> None:
    course, dice = started()
    seat = conquering(course, dice)
    course.move(seat, ["end"], True, dice)
    while course.held is None:
        course.move(seat, [course.game.legal_texts[-1]], True, dice)
    course.give_to_bot(seat, PLAYS_ON, "gone")
    assert course.held is None
    course.take_back_seat(seat)
    assert course.undo_steps(seat) == 0
    course.move(1 - seat, [course.game.legal_texts[0]], False, dice)


def test_a_bot_that_finishes_a_turn_only_has_the_seat_no_longer() -> None:
    course, dice = started()
    seat = conquering(course, dice)
    course.give_to_bot(seat, PLAYS_ON, "time", this_turn=True)
    while course.game.acting == seat:
        assert course.bots_for_people == {seat: PLAYS_ON}
        course.move(seat, [course.game.legal_texts[-1]], False, dice)
    assert course.bots_for_people == {}
    again = course_of(GameTable(box="base", players=2), course.bodies)
    assert again.progress == course.progress


def test_nothing_is_given_or_taken_back_twice() -> None:
    course, _ = started()
    with pytest.raises(IllegalAction):
        course.take_back_seat(0)
    course.give_to_bot(0, PLAYS_ON, "gone")
    with pytest.raises(IllegalAction):
        course.give_to_bot(0, PLAYS_ON, "gone")
    course.resign(0, PLAYS_ON)
    assert (course.away, course.resigned) == ({}, {0: PLAYS_ON})
    course.take_back_seat(0)
    assert course.bots_for_people == {}
