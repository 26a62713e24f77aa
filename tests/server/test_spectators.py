"""Those who look on: at which games, what they are told, how many there may be, and how the table knows of them."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from tests.server.beginning import do
from tests.server.client import Client, Socket
from tests.server.running import GENEROUS, ON_BOTH, Running, wait_until
from tests.server.tables import Table, live_game
from tests.server.test_gathering import gather
from tests.server.test_lobby import wait_for
from tests.server.test_secrets import PATHS, asked_otherwise, enriched, told, told_changes, twin_of

from tesno.server.course import Body, Course
from tesno.server.door import FULL, NOT_FOUND
from tesno.server.messages import Refused, Spectators, Update

pytestmark = ON_BOTH

WATCHED: dict[str, Any] = {"manners": {"watching": True}}


@pytest.fixture
def stranger(server: Running) -> Iterator[Client]:
    with Client(server.address) as client:
        yield client


def until_count(socket: Socket, count: int) -> None:
    while socket.until(Spectators).count != count:
        pass


def test_whoever_knows_the_address_may_look_on_if_the_table_agrees(guest: Client, stranger: Client) -> None:
    private, watched = guest.open("hh").id, guest.open("hh", **WATCHED).id
    assert stranger.http.get(f"/api/games/{private}").status_code == 404
    with stranger.socket(private) as socket:
        assert socket.closed() == NOT_FOUND
    assert not any(seat.mine for seat in stranger.facts(watched).seats)
    with stranger.socket(watched) as socket:
        scene = socket.hello(0).scene
        assert scene.position.eyes is None
        assert [player.coins for player in scene.position.players] == [None, None]
        assert (scene.position.options, scene.undo.steps, scene.coach) == ([], 0, None)


def test_those_who_look_on_can_do_nothing(guest: Client, stranger: Client) -> None:
    game = guest.open("hh", **WATCHED).id
    for deed in ({"do": "move", "lines": ["pick 1"]}, {"do": "undo"}, {"do": "pass"}):
        command = {"request": "12345678", "version": 1, "seat": 0, **deed}
        answer = stranger.command(game, command)
        assert isinstance(answer, Refused)
        assert answer.code == "not_your_seat"
    resigning = stranger.command(game, {"do": "resign", "request": "12345678", "seat": 0})
    assert isinstance(resigning, Refused)
    refused = {
        "GET scenes/1?seat=0": 404,
        "GET hints?seat=0": 403,
        "GET summary": 409,
        "GET review": 409,
        "POST seats/0/key": 403,
        "DELETE seats/0/key": 403,
        "POST rematch": 404,
    }
    answers = {}
    for what in refused:
        method, path = what.split()
        answers[what] = stranger.http.request(method, f"/api/games/{game}/{path}").status_code
    assert answers == refused
    fork = stranger.http.post(f"/api/games/{game}/fork", json={"version": 1, "seat": 0})
    assert (fork.status_code, fork.json()["code"]) == (403, "not_open")
    assert stranger.http.delete(f"/api/games/{game}").status_code == 404
    assert stranger.get("/api/games") == []


def test_somebody_without_a_cookie_sees_nothing(server: Running, guest: Client) -> None:
    game = guest.open("hh", **WATCHED).id
    url = server.address.replace("http", "ws", 1) + f"/api/games/{game}/socket"
    with Socket(url, {}) as socket:
        assert socket.closed() == NOT_FOUND


def test_the_table_knows_how_many_look_on_and_goes_on(guest: Client, stranger: Client, server: Running) -> None:
    with Table(guest, random.Random(1), **WATCHED) as table, Client(server.address) as other:
        with stranger.socket(table.game) as first, stranger.socket(table.game) as same:
            first.hello()
            until_count(first, 1)
            same.hello()
            until_count(same, 1)
            with other.socket(table.game) as second:
                second.hello()
                until_count(second, 2)
                until_count(first, 2)
                command = table.next_command()
                assert command is not None
                table.send(command)
                for socket in (first, same, second):
                    assert socket.until(Update).entry.version == 2
            until_count(first, 1)
        # Whoever sits there hears of all of it, and of nobody twice.
        counts = [count_of(text) for text in table.socket.heard if "spectators" in text[:30]]
        while not counts or counts[-1] != 0:
            table.read()
            counts = [count_of(text) for text in table.socket.heard if "spectators" in text[:30]]
        assert counts == [1, 2, 1, 0]


def count_of(text: str) -> int:
    count: int = json.loads(text)["count"]
    return count


def test_a_player_with_a_second_screen_is_no_spectator(guest: Client) -> None:
    game = guest.open("hh", **WATCHED).id
    with guest.socket(game) as hand, guest.socket(game) as screen:
        assert hand.hello(0).scene.position.eyes == 0
        assert screen.hello(None).scene.position.eyes is None
        assert screen.look(None).position.eyes is None
        hand.look(1)
        assert not any("spectators" in text[:30] for text in (*hand.heard, *screen.heard))


def test_there_is_room_for_so_many(tmp_path: Path) -> None:
    limits = replace(GENEROUS, spectators_per_game=2, spectators=3)
    with Running(tmp_path, limits) as server, ExitStack() as stack:
        host, *people = [stack.enter_context(Client(server.address)) for _ in range(5)]
        games = [host.open("hh", **WATCHED).id for _ in range(2)]

        def look(person: Client, game: str) -> Socket:
            return stack.enter_context(person.socket(games[0] if game == "first" else games[1]))

        look(people[0], "first").hello()
        look(people[1], "first").hello()
        assert look(people[2], "first").closed() == FULL
        look(host, "first").hello(0)
        look(people[0], "first").hello()
        assert look(people[2], "second").closed() == FULL, "three sockets are all that this server has room for"
        assert server.service.onlooking._here.total() == 3


def test_a_game_of_a_listed_table_is_shown_while_it_is_played(tmp_path: Path) -> None:
    with Running(tmp_path) as server, Client(server.address) as host, Client(server.address) as stranger:
        games = {}
        for name, watching, listed in (("shown", True, True), ("unlisted", True, False), ("private", False, True)):
            table = {"rounds": 1, "manners": {"watching": watching}}
            id = gather(host, players=2, listed=listed, table=table)["id"]
            do(host, id, "give", place=1, to="bot")
            games[name] = do(host, id, "begin")["game"]
        with ExitStack() as stack:
            for game in games.values():
                stack.enter_context(host.socket(game)).hello(0)
            with stranger.socket(games["shown"]) as looking:
                looking.hello()
                (shown,) = wait_for(stranger, "games", [games["shown"]])
                wait_until(lambda: stranger.get("/api/lobby")["games"][0]["spectators"] == 1)
            assert (shown["box"], shown["round"], shown["rounds"]) == ("base", 1, 1)
            assert shown["players"][0] == "Hosts"
            wait_until(lambda: stranger.get("/api/lobby")["games"][0]["spectators"] == 0)
        # Its player is gone; those who look on alone see nobody play.
        wait_for(stranger, "games", [])


def spectator_is_told(
    server: Running,
    guest: Client,
    stranger: Client,
    monkeypatch: pytest.MonkeyPatch,
    let_in: Callable[[str], None] | None = None,
    **wish: Any,
) -> tuple[bool, int]:
    """Play the same in a game and in one where everybody is richer; whether the spectator was ever told anything else,
    and how often that was compared. `let_in`: how the spectator comes to see a game, unless anybody may."""
    differ, compared = False, 0
    with Table(guest, random.Random(31), "hhh", rounds=2, **{**WATCHED, **wish}) as table:
        twin = twin_of(server, table.game)
        if let_in is not None:
            let_in(table.game)
            let_in(twin)
        poor, rich = live_game(server, table.game), live_game(server, twin)
        enriched(rich.course, None)
        course_at = rich.past.course_at

        async def enriched_course_at(bodies: Sequence[Body], version: int) -> Course:
            course = await course_at(bodies, version)
            enriched(course, None)
            return course

        monkeypatch.setattr(rich.past, "course_at", enriched_course_at)
        games = (table.game, twin)
        with ExitStack() as stack:
            pairs = [[stack.enter_context(stranger.socket(game)) for game in games] for _ in range(3)]
            for pair, differences in zip(pairs, (False, True, True), strict=True):
                for socket in pair:
                    # A spectator who asks for somebody's eyes gets what everybody sees.
                    socket.hello(0, differences=differences)
            while (command := table.next_command()) is not None:
                table.send(command)
                if asked_otherwise(guest.command(twin, command), poor, rich) or table.over:
                    break
                for pair in pairs:
                    one, other = told(pair)
                    differ |= one != other.replace(twin, table.game)
                # The last are told changes of changes, and never a whole scene.
                for pair in pairs[:2]:
                    for socket in pair:
                        socket.look(compared % 4)
                    differ |= pair[0].heard[-1] != pair[1].heard[-1]
                compared += 1
                if compared % 5 == 0:
                    paths = [*PATHS, "/board", "/hints?seat=0", "/review", f"/scenes/{table.scene.version}"]
                    for path in paths:
                        asked = [stranger.http.get(f"/api/games/{game}{path}").text for game in games]
                        differ |= asked[0] != asked[1].replace(twin, table.game)
            for pair in pairs:
                differ |= pair[0].heard[0] != pair[1].heard[0].replace(twin, table.game)
            assert [told_changes(pair[0]) for pair in pairs] == [False, compared > 0, compared > 0]
    return differ, compared


@pytest.mark.parametrize(
    "box",
    ["base", pytest.param("underground", marks=pytest.mark.slow), pytest.param("warcraft", marks=pytest.mark.slow)],
)
def test_what_is_hidden_changes_nothing_a_spectator_is_told(
    box: str, server: Running, guest: Client, stranger: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    compared = 0
    while compared <= 10:
        differ, more = spectator_is_told(server, guest, stranger, monkeypatch, box=box)
        assert not differ
        compared += more


def test_what_lies_open_does(server: Running, guest: Client, stranger: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    """The comparison above can fail."""
    differ, _ = spectator_is_told(server, guest, stranger, monkeypatch, options=["open_coins"])
    assert differ
