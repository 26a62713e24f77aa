"""Playing on from a moment of another game: who may, what the new game is, and whose dice it rolls."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest
from tests.server.client import Client, Json, asked_seat
from tests.server.running import Running
from tests.server.tables import Table, give_seat, live_game, play

from tesno.play import SealedDice, verify_replay
from tesno.play.dice import inherited_draws


@pytest.fixture
def stranger(server: Running) -> Iterator[Client]:
    with Client(server.address) as client:
        yield client


def forked(client: Client, game: str, version: int, seat: int = 0, status: int = 201, **wish: object) -> Json:
    body = {"version": version, "seat": seat, "bot": "greedy", **wish}
    response = client.http.post(f"/api/games/{game}/fork", json=body)
    assert response.status_code == status, response.text
    found: Json = response.json()
    return found


def played(client: Client, letters: str, seed: int, steps: int = 10_000, **wish: Any) -> str:
    """A game that its people have played by chance, to the end unless it takes more steps."""
    with Table(client, random.Random(seed), letters, **wish) as table:
        for _ in zip(play(table), range(steps), strict=False):
            pass
        return table.game


def test_a_finished_game_is_played_on_by_anybody_who_may_see_it(
    server: Running, guest: Client, stranger: Client
) -> None:
    game = played(guest, "hh", 1, rounds=3)
    version = guest.get(f"/api/games/{game}")["version"]
    middle = version // 2
    assert stranger.get(f"/api/games/{game}")["forkable"]
    facts = forked(stranger, game, middle, seat=1)
    assert facts["id"] != game
    assert facts["fork"] == {"game": game, "version": middle}
    assert [seat["kind"] for seat in facts["seats"]] == ["bot", "human"]
    assert [seat["mine"] for seat in facts["seats"]] == [False, True]
    assert facts["seats"][0]["bot"] == "greedy"
    old, new = live_game(server, game), live_game(server, facts["id"])
    assert new.row.seed != old.row.seed
    assert facts["commitment"] == SealedDice(new.row.seed).commitment
    # The same moment, told by the same log.
    then = guest.get(f"/api/games/{game}/scenes/{middle}")["position"]
    now = stranger.get(f"/api/games/{facts['id']}/scenes/{middle}")["position"]
    assert now["grounds"] == then["grounds"]
    assert now["column"] == then["column"]
    assert (
        stranger.get(f"/api/games/{facts['id']}/entries")[0]["sentences"][0]["text"]["parts"][0]["id"]
        == "server-forked"
    )
    # Listed as what it is, and the old game has not moved.
    assert [line["game"]["fork"] for line in stranger.get("/api/games")] == [facts["fork"]]
    assert guest.get(f"/api/games/{game}")["version"] == version
    assert guest.get(f"/api/games/{game}")["fork"] is None


def test_it_is_played_to_its_end_and_its_own_draws_can_be_checked(guest: Client) -> None:
    game = played(guest, "hh", 2, rounds=3)
    # Before the first pick: whatever is picked, the column is filled up again.
    facts = forked(guest, game, 1)
    with Table(guest, random.Random(4), "hb", id=facts["id"]) as table:
        for _ in play(table):
            pass
    data = guest.get(f"/api/games/{facts['id']}/replay")
    inherited = inherited_draws(data)
    assert inherited is not None
    assert inherited > 0
    chance = [line for line in data["log"] if line.split()[0] in ("first", "banner", "badge", "die")]
    assert verify_replay(data) == len(chance) - inherited > 0
    # Without saying so it would not pass for a game of these dice.
    with pytest.raises(Exception, match="the seed gives"):
        verify_replay({name: value for name, value in data.items() if name != "fork"})
    with pytest.raises(Exception, match="does not say how many draws"):
        verify_replay({**data, "fork": {"game": game}})


def test_a_game_under_way_is_open_only_to_whoever_sits_at_all_its_seats(
    server: Running, guest: Client, stranger: Client
) -> None:
    hot_seat = played(guest, "hh", 3, steps=12)
    assert guest.get(f"/api/games/{hot_seat}")["forkable"]
    assert forked(guest, hot_seat, 5)["fork"]["version"] == 5
    against_a_bot = played(guest, "hb", 3, steps=6)
    assert not guest.get(f"/api/games/{against_a_bot}")["forkable"]
    assert forked(guest, against_a_bot, 2, status=403)["code"] == "not_open"
    # Of a game of others nothing is known at all.
    assert forked(stranger, hot_seat, 5, status=404)["code"] == "not_found"
    shared = guest.open("hh").id
    give_seat(server, shared, 1, stranger)
    assert not guest.get(f"/api/games/{shared}")["forkable"]
    assert forked(guest, shared, 1, status=403)["code"] == "not_open"
    assert forked(stranger, shared, 1, status=403)["code"] == "not_open"


@pytest.mark.parametrize("hints", [True, False])
def test_whoever_plays_on_alone_may_be_advised(guest: Client, hints: bool) -> None:
    over = played(guest, "hh", 5, rounds=1, hints=hints)
    assert forked(guest, over, 1)["hints"]
    assert forked(guest, over, 1, hints=True)["hints"]
    assert not forked(guest, over, 1, hints=False)["hints"]
    # What a table has agreed on holds until its game is over.
    under_way = played(guest, "hh", 5, steps=4, hints=hints)
    assert forked(guest, under_way, 1)["hints"] == hints
    if not hints:
        assert forked(guest, under_way, 1, hints=True, status=403)["code"] == "hints_off"


def test_what_can_not_be_played_on_is_refused(guest: Client) -> None:
    game = played(guest, "hh", 5, rounds=1)
    version = guest.get(f"/api/games/{game}")["version"]
    assert forked(guest, game, version, status=409)["code"] == "game_over"
    assert forked(guest, game, version + 1, status=404)["code"] == "not_found"
    assert forked(guest, game, 1, seat=2, status=404)["code"] == "not_found"
    assert "unknown bot" in forked(guest, game, 1, bot="nobody", status=422)["detail"]


def test_asked_twice_the_same_game_is_the_answer(guest: Client) -> None:
    game = played(guest, "hh", 6, steps=8)
    first = forked(guest, game, 4, request="play-on-once")
    assert forked(guest, game, 4, request="play-on-once")["id"] == first["id"]


def test_a_turn_that_was_held_open_is_passed_on(server: Running, guest: Client) -> None:
    with Table(guest, random.Random(7), "hh") as table:
        for _ in play(table):
            if table.scene.held is not None:
                break
        assert table.scene.held is not None
        game, version = table.game, table.scene.version
        holder = table.scene.held
    facts = forked(guest, game, version, seat=1 - holder)
    assert live_game(server, facts["id"]).course.held is None
    with guest.socket(facts["id"]) as socket:
        scene = socket.hello(1 - holder).scene
        assert asked_seat(scene) is not None
