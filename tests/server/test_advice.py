"""Hints and reviews over HTTP: who gets them and when, and that what they say can be played."""

from __future__ import annotations

import random
import time
from pathlib import Path
from typing import Any

import pytest
from tests.server.client import Client, asked_seat, command_of, move, take_back
from tests.server.running import COMPLAINTS, PATIENCE, Running, wait_until

from tesno.load.boxes import load_box
from tesno.locale import LANGUAGES
from tesno.server.messages import Accepted
from tesno.server.wire import GameFacts, Hints, Review, Scene


def refused(guest: Client, path: str) -> tuple[int, str]:
    answer = guest.http.get(path)
    return answer.status_code, answer.json()["code"]


def hints_of(guest: Client, game: str, seat: int, lang: str = "en") -> Hints:
    return Hints.model_validate(guest.get(f"/api/games/{game}/hints?seat={seat}&lang={lang}"))


def look(guest: Client, game: str, seat: int) -> Scene:
    with guest.socket(game) as socket:
        return socket.hello(seat).scene


def played_to_the_end(guest: Client, facts: GameFacts, rng: random.Random) -> None:
    with guest.socket(facts.id) as socket:
        scene = socket.hello(0).scene
        while scene.position.step != "over":
            seat = asked_seat(scene)
            assert seat is not None
            answer = guest.command(facts.id, command_of(socket.look(seat), seat, rng))
            assert isinstance(answer, Accepted)
            scene = socket.look(seat)


def reviewed(guest: Client, game: str, lang: str = "en") -> Review:
    until = time.monotonic() + PATIENCE
    done = 0.0
    while True:
        review = Review.model_validate(guest.get(f"/api/games/{game}/review?lang={lang}"))
        assert review.progress >= done
        if review.ready:
            return review
        assert (review.chances, review.mistakes) == ([], [])
        done = review.progress
        assert time.monotonic() < until
        time.sleep(0.1)


def test_hints_can_be_played(guest: Client) -> None:
    # Nobody can take back a die, which Berserk roll before each conquest.
    powers = [power.id for power in load_box("base").box.content.powers if power.id != "berserk"]
    game = guest.open("hh", rounds=2, powers=powers)
    assert game.hints
    seat = asked_seat(look(guest, game.id, 0))
    assert seat is not None
    found = hints_of(guest, game.id, seat)
    assert (found.seq, found.seat) == (game.version, seat)
    assert 1 <= len(found.hints) <= 3
    assert found.hints[0].behind == 0
    assert [hint.behind for hint in found.hints] == sorted(hint.behind for hint in found.hints)
    # A pick turns up a new combo and can't be taken back.
    answer = guest.command(game.id, move(found.seq, seat, found.hints[0].lines))
    assert isinstance(answer, Accepted)
    # The next question is one of conquest: all three can be tried, one after the other.
    for hint in hints_of(guest, game.id, seat).hints:
        version = guest.facts(game.id).version
        assert isinstance(guest.command(game.id, move(version, seat, hint.lines)), Accepted), hint
        assert isinstance(guest.command(game.id, take_back(version + 1, seat)), Accepted)


def test_hints_are_said_in_every_language(guest: Client) -> None:
    game = guest.open("hh")
    seat = asked_seat(look(guest, game.id, 0))
    assert seat is not None
    by_language = [hints_of(guest, game.id, seat, language) for language in LANGUAGES]
    assert len({hints.hints[0].because for hints in by_language}) == len(LANGUAGES)
    assert len({str([(hint.lines, hint.coins, hint.facts) for hint in hints.hints]) for hints in by_language}) == 1


def test_who_gets_no_hints(guest: Client, server: Running) -> None:
    game = guest.open("hh")
    asked = asked_seat(look(guest, game.id, 0))
    assert asked is not None
    path = f"/api/games/{game.id}/hints?seat="
    assert refused(guest, f"{path}{1 - asked}") == (409, "not_your_turn")
    assert refused(guest, f"{path}4") == (403, "not_your_seat")
    assert refused(guest, f"{path}9") == (422, "malformed")
    assert refused(guest, f"{path}{asked}&lang=de") == (422, "malformed")
    with Client(server.address) as stranger:
        assert refused(stranger, f"{path}{asked}") == (404, "not_found")


def test_a_table_may_be_played_without_hints(guest: Client) -> None:
    game = guest.open("hh", hints=False)
    assert not game.hints
    assert not guest.facts(game.id).hints
    asked = asked_seat(look(guest, game.id, 0))
    assert refused(guest, f"/api/games/{game.id}/hints?seat={asked}") == (403, "hints_off")


def test_a_game_is_reviewed_when_it_is_over(guest: Client, server: Running) -> None:
    game = guest.open("hh", rounds=1)
    without = guest.open("hh", rounds=1, hints=False)
    for played in (game, without):
        assert refused(guest, f"/api/games/{played.id}/review") == (409, "not_over")
        played_to_the_end(guest, played, random.Random(2))
    assert refused(guest, f"/api/games/{game.id}/hints?seat=0") == (409, "game_over")
    again: dict[str, Any] = guest.http.post(f"/api/games/{without.id}/rematch").json()
    assert again["hints"] is False
    review = reviewed(guest, game.id)
    version = guest.facts(game.id).version
    assert [(standing.round, standing.seat) for standing in review.chances] in (
        [(1, 0), (1, 1)],
        [(1, 1), (1, 0)],
    )
    assert review.chances[-1].seq == version
    for standing in review.chances:
        assert sum(standing.chances) == pytest.approx(1, abs=0.001)
    # Random players lose something; each mistake can be looked at and bettered.
    assert review.mistakes
    losses = [mistake.loss for mistake in review.mistakes]
    assert losses == sorted(losses, reverse=True)
    # Of some answers, such as where troops retreat to, nothing can be said that is certain.
    assert any(mistake.because for mistake in review.mistakes)
    for mistake in review.mistakes:
        scene = Scene.model_validate(guest.get(f"/api/games/{game.id}/scenes/{mistake.seq}?seat={mistake.seat}"))
        assert scene.position.acting == mistake.seat
        assert scene.position.round == mistake.round
        assert mistake.played != mistake.better
    # What is over lies open, and the work is not done twice.
    with Client(server.address) as stranger:
        assert reviewed(stranger, game.id) == review
    assert reviewed(guest, game.id, "pl") != review


def test_advice_that_is_not_found_in_time_can_be_asked_for_again(tmp_path: Path) -> None:
    with Running(tmp_path) as server, Client(server.address) as guest:
        game = guest.open("hh", rounds=1)
        thinkers = server.service.thinkers
        thinkers.advice.most_seconds = 0.0
        seat = asked_seat(look(guest, game.id, 0))
        assert refused(guest, f"/api/games/{game.id}/hints?seat={seat}") == (503, "no_hints")
        played_to_the_end(guest, game, random.Random(2))
        path = f"/api/games/{game.id}/review"
        assert guest.get(path)["ready"] is False
        wait_until(lambda: guest.http.get(path).status_code == 503)
        thinkers.advice.most_seconds = PATIENCE
        assert reviewed(guest, game.id).ready
        assert all("no hints" in complaint or "reviewed" in complaint for complaint in COMPLAINTS.heard)
        COMPLAINTS.heard.clear()
