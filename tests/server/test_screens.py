"""A private table on a big screen, by a link of somebody who sits there: what everybody sees, and no longer."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from tests.server.beginning import begin, do
from tests.server.client import Client, new_request
from tests.server.running import ON_BOTH, Running, wait_until
from tests.server.tables import Table, give_seat, guest_number
from tests.server.test_gathering import gather
from tests.server.test_returning import come_back, key_of
from tests.server.test_spectators import spectator_is_told, until_count

from tesno.server.door import NOT_FOUND
from tesno.server.screens import LETTERS
from tesno.server.settings import DATABASE
from tesno.server.store.upkeep import Upkeep

Json = dict[str, Any]


@pytest.fixture
def television(server: Running) -> Iterator[Client]:
    with Client(server.address) as client:
        yield client


def code_for(owner: Client, room: str) -> str:
    answer = owner.http.post(f"/api/screens/{room}")
    assert answer.status_code == 200, answer.text
    made: Json = answer.json()
    assert made["qr"].startswith("data:image/svg+xml")
    assert made["link"] == f"{made['address']}#{made['code'].replace('-', '')}"
    code: str = made["code"]
    return code


def show(screen: Client, code: str) -> Any:
    return screen.http.post("/api/screens", json={"code": code})


def shown(screen: Client, code: str) -> tuple[str | None, str | None]:
    answer = show(screen, code)
    assert answer.status_code == 200, answer.text
    return answer.json()["table"], answer.json()["game"]


def sees(screen: Client, game: str) -> bool:
    status = screen.http.get(f"/api/games/{game}").status_code
    assert status in (200, 404)
    return status == 200


def begun_by_two(host: Client, friend: Client, **table: Any) -> str:
    id = gather(host, players=2, table={"rounds": 1, **table})["id"]
    do(friend, id, "sit")
    do(friend, id, "ready")
    return begin(host, id, friend)


@ON_BOTH
def test_a_private_game_is_shown_by_a_link_and_the_table_knows_of_it(guest: Client, television: Client) -> None:
    with Table(guest, random.Random(1)) as table:
        assert not sees(television, table.game)
        with television.socket(table.game) as socket:
            assert socket.closed() == NOT_FOUND
        assert shown(television, code_for(guest, table.game)) == (None, table.game)
        assert sees(television, table.game)
        assert television.get(f"/api/screens/{table.game}") == {"showing": True, "linked": False, "screens": 0}
        assert guest.get(f"/api/screens/{table.game}") == {"showing": False, "linked": True, "screens": 1}
        with television.socket(table.game) as socket:
            scene = socket.hello(0).scene
            assert (scene.position.eyes, scene.position.options) == (None, [])
            assert [player.coins for player in scene.position.players] == [None, None]
            until_count(table.socket, 1)


@ON_BOTH
def test_a_link_made_before_the_game_goes_along_with_it_and_to_the_rematch(
    server: Running, guest: Client, television: Client
) -> None:
    with Client(server.address) as friend:
        id = gather(guest, players=2, table={"rounds": 1})["id"]
        do(friend, id, "sit")
        do(friend, id, "ready")
        code = code_for(friend, id)
        assert shown(television, code) == (id, None)
        game = begin(guest, id, friend)
        assert sees(television, game)
        assert television.get("/api/screens") == {"table": None, "game": game}
        assert shown(television, code) == (None, game), "whoever comes late by the same link"
        for seat, person in enumerate((guest, friend)):
            person.command(game, {"do": "resign", "request": new_request(), "seat": seat})
        wait_until(lambda: bool(guest.facts(game).over))
        again = guest.http.post(f"/api/games/{game}/table").json()["id"]
        assert television.get("/api/screens") == {"table": again, "game": None}
        do(friend, again, "ready")
        assert sees(television, begin(guest, again, friend))


@ON_BOTH
def test_a_newer_link_or_its_end_makes_the_screen_dark(guest: Client, television: Client, server: Running) -> None:
    game = guest.open("hh").id
    first = code_for(guest, game)
    shown(television, first)
    with television.socket(game) as socket:
        socket.hello()
        second = code_for(guest, game)
        assert socket.closed() == NOT_FOUND
    assert not sees(television, game)
    refused = show(television, first)
    assert (refused.status_code, refused.json()["code"]) == (404, "no_such_code")
    shown(television, second)
    with television.socket(game) as socket, guest.socket(game) as mine:
        socket.hello()
        mine.hello(0)
        assert guest.http.delete(f"/api/screens/{game}").status_code == 204
        assert socket.closed() == NOT_FOUND
        assert mine.look(0).position.eyes == 0, "whoever sits there stays"
    assert show(television, second).status_code == 404
    assert guest.get(f"/api/screens/{game}") == {"showing": False, "linked": False, "screens": 0}


def test_each_has_a_link_of_their_own(server: Running, guest: Client, television: Client) -> None:
    with Client(server.address) as friend, Client(server.address) as other:
        game = begun_by_two(guest, friend)
        shown(television, code_for(guest, game))
        shown(other, code_for(friend, game))
        assert guest.http.delete(f"/api/screens/{game}").status_code == 204
        assert (sees(television, game), sees(other, game)) == (False, True)


def test_only_those_who_sit_there_have_links(server: Running, guest: Client, television: Client) -> None:
    game, watched = guest.open("hh").id, guest.open("hh", manners={"watching": True}).id
    table = gather(guest, players=2)["id"]
    asked = {game: 404, watched: 403, table: 403, "nowhere": 404}
    for method in ("POST", "DELETE"):
        found = {room: television.http.request(method, f"/api/screens/{room}").status_code for room in asked}
        assert found == asked
    # Nor does a screen that somebody has let in let others in.
    shown(television, code_for(guest, game))
    assert television.http.post(f"/api/screens/{game}").status_code == 403


def test_a_screen_can_do_nothing(guest: Client, television: Client) -> None:
    game = guest.open("hh").id
    shown(television, code_for(guest, game))
    answers = {
        path: television.http.request(*path.split(" ", 1)).status_code
        for path in (
            f"GET /api/games/{game}/scenes/1?seat=0",
            f"GET /api/games/{game}/hints?seat=0",
            f"POST /api/games/{game}/seats/0/key",
            f"DELETE /api/games/{game}",
            f"POST /api/games/{game}/rematch",
        )
    }
    assert list(answers.values()) == [404, 403, 403, 404, 404]
    assert television.get("/api/games") == []
    moved = television.http.post(f"/api/games/{game}/commands", json={"do": "resign", "request": "12345678", "seat": 0})
    assert (moved.status_code, moved.json()["code"]) == (409, "not_your_seat")


def test_a_link_goes_with_its_owner(tmp_path: Path) -> None:
    """Whoever has left the table, is banned or erased shows it to nobody; nor is a closed game shown."""
    with Running(tmp_path) as server, ExitStack() as stack:
        host, leaver, banned, erased, screen = (stack.enter_context(Client(server.address)) for _ in range(5))
        games, codes = {}, {}
        for name, owner in (("left", leaver), ("banned", banned), ("erased", erased), ("closed", host)):
            games[name] = host.open("hh").id
            if owner is not host:
                give_seat(server, games[name], 1, owner)
            codes[name] = code_for(owner, games[name])
            shown(screen, codes[name])
        upkeep = Upkeep(tmp_path / DATABASE)
        number = guest_number(server, banned)
        assert leaver.http.delete(f"/api/games/{games['left']}").status_code == 204
        assert erased.http.delete("/api/me").status_code == 204
        with screen.socket(games["banned"]) as socket:
            socket.hello()
            upkeep.ban(number)
            server.do(server.service.hall.send_away_banned())
            assert socket.closed() == NOT_FOUND
        server.do(server.service.hall.put_away(games["closed"], _nothing))
        upkeep.close(games["closed"])
        for name, game in games.items():
            assert not sees(screen, game), name
            assert show(screen, codes[name]).status_code == 404, name


async def _nothing() -> None:
    """Only out of memory."""


def test_whoever_goes_on_with_the_phone_keeps_the_screen(server: Running, guest: Client, television: Client) -> None:
    with Client(server.address) as phone:
        game = guest.open("hb").id
        shown(television, code_for(guest, game))
        assert come_back(phone, key_of(guest, game)).status_code == 200
        assert sees(television, game)
        assert phone.http.delete(f"/api/screens/{game}").status_code == 204
        assert not sees(television, game)


def test_a_place_that_was_left_before_the_game_shows_nothing_of_it(
    server: Running, guest: Client, television: Client
) -> None:
    with Client(server.address) as friend, Client(server.address) as other:
        id = gather(guest, players=2)["id"]
        do(friend, id, "sit")
        shown(television, code_for(friend, id))
        do(friend, id, "rise")
        do(other, id, "sit")
        do(other, id, "ready")
        assert not sees(television, begin(guest, id, other))


def test_codes_are_read_as_people_type_them(guest: Client, television: Client) -> None:
    game = guest.open("hb").id
    code = code_for(guest, game)
    assert set(code.replace("-", "")) <= set(LETTERS)
    typed = code.lower().replace("0", "o").replace("1", "l").replace("-", " ")
    assert shown(television, typed) == (None, game)
    for wrong in ("", "K7QM2", code + "0", "ÄÖÜ" * 4, "0" * 41):
        assert show(television, wrong).status_code == 422
    assert show(television, "0000000000").status_code == 404


def test_the_code_itself_is_not_kept(tmp_path: Path) -> None:
    with Running(tmp_path) as server, Client(server.address) as owner:
        game = owner.open("hb").id
        code = code_for(owner, game).replace("-", "")
    kept = b"".join(file.read_bytes() for file in tmp_path.glob("games.sqlite3*"))
    assert game.encode() in kept
    assert code.encode() not in kept


@ON_BOTH
def test_what_is_hidden_changes_nothing_a_screen_is_told(
    server: Running, guest: Client, television: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    def let_in(game: str) -> None:
        shown(television, code_for(guest, game))

    compared = 0
    while compared <= 10:
        differ, more = spectator_is_told(server, guest, television, monkeypatch, manners={}, let_in=let_in)
        assert not differ
        compared += more


def test_what_lies_open_does(
    server: Running, guest: Client, television: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The comparison above can fail."""

    def let_in(game: str) -> None:
        shown(television, code_for(guest, game))

    wish: Json = {"manners": {}, "options": ["open_coins"], "let_in": let_in}
    assert spectator_is_told(server, guest, television, monkeypatch, **wish)[0]
