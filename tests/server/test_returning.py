"""The way back to a seat by its personal link."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.server.client import Client, asked_seat, lines_of, move
from tests.server.running import Running

from tesno.server.messages import Accepted, Refused
from tesno.server.settings import DATABASE
from tesno.server.store.upkeep import Upkeep


@pytest.fixture
def phone(server: Running) -> Iterator[Client]:
    with Client(server.address) as client:
        yield client


def key_of(owner: Client, game: str, seat: int = 0) -> str:
    answer = owner.http.post(f"/api/games/{game}/seats/{seat}/key")
    assert answer.status_code == 200, answer.text
    assert answer.json()["qr"].startswith("data:image/svg+xml")
    link: str = answer.json()["link"]
    assert "/return#" in link
    return link.partition("#")[2]


def come_back(client: Client, key: str) -> Any:
    return client.http.post("/api/returns", json={"key": key})


def test_the_seat_goes_on_another_device_and_the_first_sees_it_no_more(guest: Client, phone: Client) -> None:
    game = guest.open("hb").id
    answer = come_back(phone, key_of(guest, game))
    assert answer.status_code == 200
    assert [seat["mine"] for seat in answer.json()["seats"]] == [True, False]
    assert guest.http.get(f"/api/games/{game}").status_code == 404


def test_whoever_comes_back_goes_on_playing_and_the_other_can_not(guest: Client, phone: Client) -> None:
    game = guest.open("hh").id
    with guest.socket(game) as before:
        scene = before.hello(0).scene
        assert come_back(phone, key_of(guest, game, 0)).status_code == 200
        assert before.closed() == 4408, "told to come back, and to see anew what is theirs"
        assert come_back(phone, key_of(guest, game, 1)).status_code == 200
        seat = asked_seat(scene)
        assert seat is not None
        with phone.socket(game) as socket:
            scene = socket.hello(seat).scene
            command = move(scene.version, seat, lines_of(scene.position, random.Random(1)))
            assert isinstance(phone.command(game, command), Accepted)


def test_each_of_two_people_has_a_way_back_of_their_own(guest: Client, phone: Client) -> None:
    """One seat of the guest goes to the phone, the other stays."""
    game = guest.open("hh").id
    come_back(phone, key_of(guest, game, 1))
    assert [seat.mine for seat in guest.facts(game).seats] == [True, False]
    refused = guest.command(game, move(1, 1, ["pick elves"]))
    assert isinstance(refused, Refused)
    assert refused.code == "not_your_seat"
    assert guest.http.post(f"/api/games/{game}/seats/1/key").status_code == 403


def test_a_link_is_worth_nothing_once_there_is_a_newer_one_or_it_is_revoked(guest: Client, phone: Client) -> None:
    game = guest.open("hb").id
    first, second = key_of(guest, game), key_of(guest, game)
    assert come_back(phone, first).status_code == 404
    assert guest.http.delete(f"/api/games/{game}/seats/0/key").status_code == 204
    refused = come_back(phone, second)
    assert (refused.status_code, refused.json()["code"]) == (404, "no_such_key")
    assert guest.facts(game).seats[0].mine


def test_strangers_get_no_link_to_a_seat(guest: Client, phone: Client) -> None:
    game = guest.open("hb").id
    assert phone.http.post(f"/api/games/{game}/seats/0/key").status_code == 404
    assert guest.http.post(f"/api/games/{game}/seats/1/key").status_code == 403, "a bot's"


def test_coming_back_twice_is_no_mistake(guest: Client, phone: Client) -> None:
    game = guest.open("hb").id
    key = key_of(guest, game)
    assert [come_back(phone, key).status_code for _ in range(2)] == [200, 200]


def test_the_key_itself_is_not_kept(tmp_path: Path) -> None:
    with Running(tmp_path) as server, Client(server.address) as owner:
        game = owner.open("hb").id
        key = key_of(owner, game)
    kept = b"".join(file.read_bytes() for file in tmp_path.glob("games.sqlite3*"))
    assert game.encode() in kept
    assert key.encode() not in kept


def test_no_link_leads_to_a_seat_that_was_left_or_taken_away(tmp_path: Path) -> None:
    """Whoever left the table, is banned or erased does not come back by a link; nor to a game that was closed."""
    with Running(tmp_path) as server, Client(server.address) as owner, Client(server.address) as phone:
        upkeep = Upkeep(tmp_path / DATABASE)
        shared, closed, banned = owner.open("hh").id, owner.open("hb").id, owner.open("hb").id
        come_back(phone, key_of(owner, shared, 1))
        left, of_closed, of_banned = key_of(owner, shared, 0), key_of(owner, closed), key_of(owner, banned)
        assert owner.http.delete(f"/api/games/{shared}").status_code == 204
        upkeep.close(closed)
        upkeep.ban(next(line.id for line in upkeep.guests() if line.games == 1 and line.id == 1))
        for key in (left, of_closed, of_banned):
            assert come_back(phone, key).status_code == 404
        assert [line["game"]["id"] for line in phone.get("/api/games")] == [shared]
