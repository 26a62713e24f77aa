"""Leaving: a game off one's list, and a guest off the server; what others sat at stays."""

from __future__ import annotations

import random

from tests.server.client import Client, seats
from tests.server.running import Running, wait_until
from tests.server.tables import Table, give_seat, guest_number, live_game, play
from tests.tables_of import rows

from tesno.server.attending import PLAYS_ON
from tesno.server.guests import hashed


def listed(client: Client) -> list[str]:
    return [line["game"]["id"] for line in client.get("/api/games")]


def test_a_game_of_ones_own_is_deleted_altogether(server: Running, guest: Client) -> None:
    kept = guest.open("hb").id
    with Table(guest, random.Random(3), "hh", rounds=1) as table:
        for _ in play(table):
            pass
        game = table.game
        assert guest.http.delete(f"/api/games/{game}").status_code == 204
        # Whoever still has it open is told.
        assert table.socket.closed() == 4408
    assert listed(guest) == [kept]
    assert guest.http.get(f"/api/games/{game}").status_code == 404
    assert guest.http.delete(f"/api/games/{game}").status_code == 404
    assert server.do(server.service.store.game_with_entries(game)) == (None, [])


def test_a_game_under_way_is_deleted_with_its_bots_thinking(server: Running, guest: Client) -> None:
    game = guest.open("hbbb", bot="medium").id
    guest.command(game, {"do": "resign", "seat": 0, "request": "resign-at-once"})
    assert guest.http.delete(f"/api/games/{game}").status_code == 204
    assert guest.http.get(f"/api/games/{game}").status_code == 404


def test_strangers_delete_nothing(server: Running, guest: Client) -> None:
    game = guest.open("hb").id
    with Client(server.address) as other:
        assert other.http.delete(f"/api/games/{game}").status_code == 404
    assert listed(guest) == [game]
    from_elsewhere = guest.http.delete(f"/api/games/{game}", headers={"Origin": "https://elsewhere.example"})
    assert from_elsewhere.status_code == 403
    assert listed(guest) == [game]


def test_where_others_sit_a_bot_plays_on(server: Running, guest: Client) -> None:
    game = guest.open("hh", rounds=1).id
    with Client(server.address) as other:
        give_seat(server, game, 1, other)
        assert guest.http.delete(f"/api/games/{game}").status_code == 204
        assert listed(guest) == []
        assert listed(other) == [game]
        assert other.facts(game).seats[0].resigned
        with Table(other, random.Random(4), "bh", id=game) as table:
            for _ in play(table):
                pass
        assert other.facts(game).over


def test_a_guest_is_forgotten_with_everything_of_theirs(server: Running, guest: Client) -> None:
    guest.http.put("/api/me", json={"name": "Filip"})
    game = guest.open("hb").id
    token, number = guest.token, guest_number(server, guest)
    live_game(server, game)
    gone = guest.http.delete("/api/me")
    assert gone.status_code == 204
    assert server.do(server.service.store.guest(hashed(token))) is None
    assert server.do(server.service.store.game(game)) is None
    assert guest.get("/api/games") == []
    assert guest.http.get(f"/api/games/{game}").status_code == 404
    # Nothing of the guest is left, and the next visit is somebody new.
    assert rows(server.settings.database, "SELECT id FROM guests WHERE id = ?", number) == []
    assert guest.get("/api/me") == {"name": "", "language": None}


def test_where_others_sat_a_forgotten_guest_has_no_name(server: Running, guest: Client) -> None:
    wishes = [{"kind": "human", "name": "Filip"}, {"kind": "human", "name": "Anna"}]
    game = guest.http.post("/api/games", json={"seats": wishes, "rounds": 1}).json()["id"]
    with Client(server.address) as other:
        give_seat(server, game, 1, other)
        assert guest.http.delete("/api/me").status_code == 204
        facts = other.facts(game)
        assert facts.seats[0].resigned
        assert facts.seats[0].name != "Filip"
        assert facts.seats[1].name == "Anna"
        live = live_game(server, game)
        assert live.course.resigned == {0: PLAYS_ON}
        wait_until(lambda: live.course.game.acting == 1)


def test_whoever_is_nobody_has_nothing_to_be_forgotten(server: Running, guest: Client) -> None:
    before = listed(guest), guest.open("hb").id
    with Client(server.address) as other:
        other.http.cookies.clear()
        assert other.http.delete("/api/me").status_code == 204
    assert listed(guest) == [before[1], *before[0]]


def test_seats_have_looks_that_are_never_the_same(server: Running, guest: Client) -> None:
    wishes = [{**seat, "look": look} for seat, look in zip(seats("hbb"), (4, None, 0), strict=True)]
    facts = guest.http.post("/api/games", json={"seats": wishes, "rounds": 1}).json()
    assert [seat["look"] for seat in facts["seats"]] == [4, 1, 0]
    twice = guest.http.post("/api/games", json={"seats": [{**seat, "look": 2} for seat in seats("hb")]})
    assert twice.json()["code"] == "table"
    assert "same colour and sign" in twice.json()["detail"]
    assert guest.http.post("/api/games", json={"seats": [{**seats("h")[0], "look": 5}]}).status_code == 422


def test_a_rematch_keeps_everybodys_look(server: Running, guest: Client) -> None:
    wishes = [{**seat, "look": look} for seat, look in zip(seats("hh"), (3, 2), strict=True)]
    game = guest.http.post("/api/games", json={"seats": wishes, "rounds": 1}).json()["id"]
    with Table(guest, random.Random(5), "hh", id=game) as table:
        for _ in play(table):
            pass
    again = guest.http.post(f"/api/games/{game}/rematch").json()
    assert [seat["look"] for seat in again["seats"]] == [2, 3]
