"""Resigning: a bot plays on for the seat, everybody is told, and the log says so when it is read again."""

from __future__ import annotations

import random

import pytest
from tests.server.client import Client, Json, asked_seat, move, new_request
from tests.server.running import Running, wait_until
from tests.server.tables import Table, live_game, play

from tesno.locale import LANGUAGES, Words
from tesno.play import IllegalAction, SealedDice
from tesno.play import Table as GameTable
from tesno.play.dice import verify_replay
from tesno.play.game import Game
from tesno.server.attending import PLAYS_ON
from tesno.server.course import Course, course_of
from tesno.server.messages import Accepted, Refused, Update
from tesno.server.wire import GameLine


def resign(seat: int, request: str | None = None) -> Json:
    return {"do": "resign", "seat": seat, "request": request or new_request()}


def test_a_bot_plays_on_for_whoever_resigns_and_everybody_is_told(server: Running, guest: Client) -> None:
    game = guest.open("hb", rounds=2).id
    with Table(guest, random.Random(1), "hb", id=game) as table:
        table.asked()
        table.socket.send(resign(0))
        told = table.socket.until(Update).entry
        assert (told.kind, told.seat) == ("resign", 0)
        for language in LANGUAGES:
            words = Words(language)
            assert words(f"bot-{PLAYS_ON}") in words.say(told.sentences[0].text)
    wait_until(lambda: guest.facts(game).over)
    facts = guest.facts(game)
    assert [seat.resigned for seat in facts.seats] == [True, False]
    assert facts.seats[0].mine
    assert {entry.seat for entry in guest.entries(game)[2:] if entry.kind == "move"} == {0, 1}


def test_what_a_resigned_seat_sends_is_refused_and_nothing_is_asked_of_it(server: Running, guest: Client) -> None:
    game = guest.open("hh").id
    with guest.socket(game) as socket:
        first = asked_seat(socket.hello().scene)
        assert first is not None
        assert socket.look(first).position.options
        request = new_request()
        accepted = guest.command(game, resign(first, request))
        assert isinstance(accepted, Accepted)
        # Sent again it is answered as the first time; asked for once more there is nothing left to resign.
        assert guest.command(game, resign(first, request)) == accepted
        again = guest.command(game, resign(first))
        assert isinstance(again, Refused)
        assert again.code == "resigned"
        late = guest.command(game, move(accepted.version, first, ["decline"]))
        assert isinstance(late, Refused)
        assert late.code == "resigned"
        hints = guest.http.get(f"/api/games/{game}/hints?seat={first}")
        assert (hints.status_code, hints.json()["code"]) == (409, "resigned")
        wait_until(lambda: live_game(server, game).course.game.acting == 1 - first)
        # The other person plays on, and the list does not call the resigned seat.
        assert socket.look(1 - first).position.options
    line = GameLine.model_validate(next(line for line in guest.get("/api/games") if line["game"]["id"] == game))
    assert line.yours


def test_only_ones_own_seat_can_be_given_up(server: Running, guest: Client) -> None:
    game = guest.open("hb").id
    strange = guest.command(game, resign(1))
    assert isinstance(strange, Refused)
    assert strange.code == "not_your_seat"


def test_nobody_resigns_when_the_game_is_over(server: Running, guest: Client) -> None:
    with Table(guest, random.Random(2), "hh", rounds=1) as table:
        for _ in play(table):
            pass
        late = guest.command(table.game, resign(0))
    assert isinstance(late, Refused)
    assert late.code == "game_over"


def started() -> tuple[Course, SealedDice]:
    course, dice = Course(Game(GameTable(box="base", players=2))), SealedDice(b"r" * 32)
    course.start(dice)
    return course, dice


def conquering(course: Course, dice: SealedDice) -> int:
    """Whoever acts picks a people and conquers a region, which can be taken back; the seat."""
    seat = course.game.acting
    course.move(seat, [course.game.legal_texts[0]], False, dice)
    course.move(seat, [next(line for line in course.game.legal_texts if line.startswith("conquer "))], False, dice)
    assert course.undo_steps(seat)
    return seat


def test_what_the_other_can_take_back_stays_theirs() -> None:
    course, dice = started()
    seat = conquering(course, dice)
    steps = course.undo_steps(seat)
    course.resign(1 - seat, PLAYS_ON)
    assert course.undo_steps(seat) == steps
    course.undo(seat, False)
    assert course.resigned == {1 - seat: PLAYS_ON}
    assert course_of(GameTable(box="base", players=2), course.bodies).resigned == course.resigned


def test_whoever_leaves_takes_nothing_back_any_more() -> None:
    course, dice = started()
    seat = conquering(course, dice)
    course.resign(seat, PLAYS_ON)
    assert course.undo_steps(seat) == 0
    with pytest.raises(IllegalAction):
        course.undo(seat, False)


def test_a_turn_that_is_held_open_is_passed_on() -> None:
    course, dice = started()
    seat = conquering(course, dice)
    course.move(seat, ["end"], True, dice)
    while course.held is None:
        course.move(seat, [course.game.legal_texts[-1]], True, dice)
    course.resign(seat, PLAYS_ON)
    assert course.held is None
    course.move(1 - seat, [course.game.legal_texts[0]], False, dice)


def test_the_log_tells_it_when_it_is_read_again() -> None:
    course, dice = started()
    seat = course.game.acting
    course.resign(seat, PLAYS_ON)
    course.move(seat, [course.game.legal_texts[0]], False, dice)
    again = course_of(GameTable(box="base", players=2), course.bodies)
    assert again.resigned == {seat: PLAYS_ON}
    assert again.progress == course.progress
    assert again.progress["resigned"] == [seat]


def test_a_resigned_game_goes_on_from_its_log_and_can_be_verified(guest: Client, server: Running) -> None:
    game = guest.open("hbb", rounds=1).id
    guest.command(game, resign(0))
    live = live_game(server, game)
    server.do(server.service.hall.put_away(game, _nothing))
    assert live.closed
    # Whoever asks next has it from its log, and its bots go on.
    wait_until(lambda: guest.facts(game).over)
    assert live_game(server, game).course.resigned == {0: PLAYS_ON}
    assert verify_replay(guest.get(f"/api/games/{game}/replay"), guest.facts(game).commitment) > 0


async def _nothing() -> None:
    """Nothing is done to it."""
