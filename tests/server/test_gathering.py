"""Tables where friends gather: by a link, each with a browser of their own, until the host begins."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.server.beginning import Json, begin, do
from tests.server.client import PATIENCE, Client, asked_seat, lines_of, move
from tests.server.running import Running
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tesno.server.messages import Update
from tesno.server.settings import DATABASE
from tesno.server.store.upkeep import Upkeep


@pytest.fixture
def friend(server: Running) -> Iterator[Client]:
    with Client(server.address) as client:
        yield client


def gather(host: Client, **wish: Any) -> Json:
    answer = host.http.post("/api/tables", json={"name": "Hosts", **wish})
    assert answer.status_code == 201, answer.text
    found: Json = answer.json()
    return found


def seen(guest: Client, id: str) -> Json:
    found: Json = guest.get(f"/api/tables/{id}")
    return found


def refused(guest: Client, id: str, deed: str, **about: Any) -> str:
    answer = guest.http.post(f"/api/tables/{id}/deeds", json={"do": deed, **about})
    assert answer.status_code == 409, answer.text
    code: str = answer.json()["code"]
    return code


def kinds(gathering: Json) -> str:
    return "".join(place["kind"][0] for place in gathering["places"])


def test_two_friends_and_a_bot_come_to_a_game(guest: Client, friend: Client) -> None:
    table = gather(guest, players=3)
    id = table["id"]
    assert table["hosting"]
    assert kinds(table) == "hoo"
    assert table["link"].endswith(f"/tables/{id}")
    assert not seen(friend, id)["hosting"]
    assert kinds(do(friend, id, "sit", name="Anna")) == "hho"
    do(guest, id, "give", place=2, to="bot", bot="easy")
    assert refused(guest, id, "begin") == "not_ready"
    ready = do(friend, id, "ready")
    assert ready["obstacle"] is None
    game = begin(guest, id, friend)
    assert seen(friend, id)["game"] == game, "the link leads on to the game"
    mine = [[seat.mine for seat in client.facts(game).seats] for client in (guest, friend)]
    assert mine == [[True, False, False], [False, True, False]]
    assert [seat.kind for seat in guest.facts(game).seats] == ["human", "human", "bot"]
    assert guest.facts(game).seats[1].name == "Anna"


def test_whoever_asks_twice_to_begin_gets_the_same_game(guest: Client) -> None:
    id = gather(guest, players=2)["id"]
    do(guest, id, "give", place=1, to="bot")
    assert do(guest, id, "begin")["game"] == do(guest, id, "begin")["game"]


def test_strangers_can_neither_see_the_game_nor_play_for_others(guest: Client, friend: Client, server: Running) -> None:
    id = gather(guest, players=2)["id"]
    do(friend, id, "sit")
    do(friend, id, "ready")
    game = begin(guest, id, friend)
    with Client(server.address) as stranger:
        assert stranger.http.get(f"/api/games/{game}").status_code == 404
    hidden = friend.get(f"/api/games/{game}/scenes/1?seat=1")["position"]["players"]
    assert [player["coins"] is None for player in hidden] == [True, False]


def test_a_table_that_can_not_be_played_is_refused_and_nothing_changes(guest: Client) -> None:
    table = gather(guest, players=2)
    wish = {"box": "base", "races": ["elves"]}
    answer = guest.http.post(f"/api/tables/{table['id']}/deeds", json={"do": "table", "table": wish, "players": 2})
    assert (answer.status_code, answer.json()["code"]) == (409, "table")
    assert seen(guest, table["id"])["version"] == table["version"]
    assert guest.http.post("/api/tables", json={"players": 1}).status_code == 409
    nowhere = {"table": {"box": "nowhere", "layout": "random"}, "players": 2}
    assert guest.http.post("/api/tables", json=nowhere).status_code == 409


def test_the_host_changes_the_table_and_all_are_asked_again(guest: Client, friend: Client) -> None:
    id = gather(guest, players=2)["id"]
    do(friend, id, "sit")
    do(friend, id, "ready")
    changed = do(guest, id, "table", table={"box": "underground", "rounds": 3}, players=4)
    assert (changed["table"]["box"], changed["table"]["rounds"], kinds(changed)) == ("underground", 3, "hhoo")
    assert [place["ready"] for place in changed["places"]] == [True, False, False, False]


def test_only_the_host_decides_until_the_table_is_handed_over(guest: Client, friend: Client) -> None:
    id = gather(guest)["id"]
    do(friend, id, "sit", name="Anna")
    for deed in (
        {"do": "give", "place": 2, "to": "bot"},
        {"do": "swap", "place": 0, "other": 1},
        {"do": "table", "table": {"box": "base"}, "players": 2},
        {"do": "list", "listed": True},
        {"do": "hand_over", "place": 1},
        {"do": "begin"},
    ):
        assert friend.http.post(f"/api/tables/{id}/deeds", json=deed).json()["code"] == "not_host", deed
    do(guest, id, "hand_over", place=1)
    assert do(friend, id, "list", listed=True)["listed"]
    assert refused(guest, id, "list", listed=False) == "not_host"


def test_another_name_leaves_the_place_as_it_is(guest: Client, friend: Client) -> None:
    id = gather(guest)["id"]
    do(friend, id, "sit", name="Anna")
    do(friend, id, "ready")
    renamed = do(friend, id, "sit", name="Anna Maria")
    assert renamed["places"][1]["name"] == "Anna Maria"
    assert renamed["places"][1]["ready"]
    assert kinds(renamed) == "hho"


def test_unknown_bots_and_tables(guest: Client) -> None:
    id = gather(guest)["id"]
    assert refused(guest, id, "give", place=1, to="bot", bot="nobody") == "no_bot"
    assert guest.http.get("/api/tables/nothing").status_code == 404
    assert guest.http.post("/api/tables/nothing/deeds", json={"do": "rise"}).status_code == 404


def test_the_link_as_a_picture(guest: Client) -> None:
    picture = guest.http.get(f"/api/tables/{gather(guest)['id']}/qr")
    assert picture.headers["content-type"] == "image/svg+xml"
    assert picture.text.startswith("<svg")


def test_names_are_made_harmless(guest: Client) -> None:
    table = gather(guest, name="  An\u202ena\n ")
    assert table["places"][0]["name"] == "Anna"


class Looking:
    """A socket of a guest at a table where people gather."""

    def __init__(self, guest: Client, id: str) -> None:
        url = guest.address.replace("http", "ws", 1) + f"/api/tables/{id}/socket"
        headers = {"Cookie": f"{guest.cookie}={guest.token}"}
        self._opened = connect(url, additional_headers=headers, proxy=None, open_timeout=PATIENCE)

    def __enter__(self) -> Looking:
        self.connection = self._opened.__enter__()
        return self

    def __exit__(self, *error: Any) -> None:
        self.connection.close()

    def until(self, right: Callable[[Json], object]) -> Json:
        """How the table stands once something holds."""
        while True:
            message = json.loads(self.connection.recv(timeout=PATIENCE))
            if right(message["gathering"]):
                found: Json = message["gathering"]
                return found


def test_everybody_sees_who_comes_and_who_is_there(guest: Client, friend: Client) -> None:
    id = gather(guest, players=2)["id"]
    do(friend, id, "sit", name="Anna")
    with Looking(guest, id) as mine:
        mine.until(lambda table: [place["here"] for place in table["places"]] == [True, False])
        with Looking(friend, id) as theirs:
            theirs.until(lambda table: table["places"][1]["mine"])
            mine.until(lambda table: table["places"][1]["here"])
            do(friend, id, "ready")
            mine.until(lambda table: table["obstacle"] is None)
            game = begin(guest, id, friend)
            assert theirs.until(lambda table: table["game"])["game"] == game
        mine.until(lambda table: not table["places"][1]["here"])


def test_the_socket_of_no_table(guest: Client) -> None:
    with Looking(guest, "nothing") as looking, pytest.raises(ConnectionClosed) as closed:
        looking.connection.recv(timeout=PATIENCE)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4404


def test_a_rematch_has_the_same_people_whoever_asks(guest: Client, friend: Client) -> None:
    id = gather(guest, players=2, table={"rounds": 1})["id"]
    do(friend, id, "sit", name="Anna")
    do(friend, id, "ready")
    game = begin(guest, id, friend)
    asked = f"/api/games/{game}/table"
    assert guest.http.post(asked).json()["code"] == "not_over"
    play_through(guest, friend, game)
    assert guest.http.post(f"/api/games/{game}/rematch").json()["code"] == "people"
    first, second = friend.http.post(asked).json(), guest.http.post(asked).json()
    assert first["id"] == second["id"] != id
    assert first["hosting"], "who asks first is the host"
    assert [place["name"] for place in first["places"]] == ["Anna", "Hosts"]
    assert [place["ready"] for place in first["places"]] == [True, False]
    assert [place["mine"] for place in second["places"]] == [False, True]
    assert first["table"]["rounds"] == 1
    before = [seat.look for seat in guest.facts(game).seats]
    do(guest, first["id"], "ready")
    again = begin(friend, first["id"], guest)
    assert [seat.mine for seat in friend.facts(again).seats] == [True, False]
    assert [seat.look for seat in friend.facts(again).seats] == [before[1], before[0]]
    assert guest.http.post(asked).json()["game"] == again, "while it is played there is no other"
    with Client(guest.address) as stranger:
        assert stranger.http.post(asked).json()["code"] == "not_your_seat"


def test_a_rematch_that_is_over_has_a_rematch_of_its_own(guest: Client, friend: Client) -> None:
    table = gather(guest, players=2, table={"rounds": 1})["id"]
    do(friend, table, "sit")
    do(friend, table, "ready")
    game = begin(guest, table, friend)
    play_through(guest, friend, game)
    again = guest.http.post(f"/api/games/{game}/table").json()["id"]
    do(friend, again, "ready")
    # The seats have moved on by one: the friend is first.
    second = begin(guest, again, friend)
    play_through(friend, guest, second)
    third = guest.http.post(f"/api/games/{game}/table").json()["id"]
    assert third not in (table, again)
    assert friend.http.post(f"/api/games/{second}/table").json()["id"] == third


def test_who_played_alone_needs_no_table_for_a_rematch(guest: Client) -> None:
    game = guest.open("hh", rounds=1).id
    rng = random.Random(2)
    with guest.socket(game) as socket:
        scene = socket.hello().scene
        while (seat := asked_seat(scene)) is not None:
            position = socket.look(seat).position
            guest.command(game, move(scene.version, seat, lines_of(position, rng)))
            scene = socket.until(Update).scene
    assert guest.http.post(f"/api/games/{game}/table").json()["code"] == "alone"


def play_through(guest: Client, friend: Client, game: str) -> None:
    """Whoever is asked answers at random, to the end of the game."""
    rng = random.Random(1)
    with guest.socket(game) as first, friend.socket(game) as second:
        scenes = [first.hello(0).scene, second.hello(1).scene]
        while scenes[0].position.phase != "over":
            seat = asked_seat(scenes[0])
            assert seat is not None
            client = (guest, friend)[seat]
            client.command(game, move(scenes[seat].version, seat, lines_of(scenes[seat].position, rng)))
            scenes = [socket.until(Update).scene for socket in (first, second)]


def test_a_guest_who_is_erased_leaves_no_trace_at_the_tables(tmp_path: Path) -> None:
    with Running(tmp_path) as server, Client(server.address) as host, Client(server.address) as friend:
        theirs, mine = gather(friend)["id"], gather(host)["id"]
        do(friend, mine, "sit", name="Anna")
        erased = next(line.id for line in Upkeep(tmp_path / DATABASE).guests() if line.id != 1)
        Upkeep(tmp_path / DATABASE).erase(erased)
        assert host.http.get(f"/api/tables/{theirs}").status_code == 404
        assert kinds(seen(host, mine)) == "hoo"


def test_a_table_whose_host_is_erased_is_the_next_ones(guest: Client, server: Running) -> None:
    with Client(server.address) as host:
        id = gather(host, players=3)["id"]
        do(guest, id, "sit", place=2)
        with Looking(guest, id) as looking:
            looking.until(lambda table: table["places"][2]["here"])
            assert host.http.delete("/api/me").status_code == 204
            left = looking.until(lambda table: table["hosting"])
        assert kinds(left) == "ooh"
        assert left["places"][2]["ready"]


def test_whoever_sits_there_takes_over_while_the_host_is_gone(guest: Client, friend: Client, server: Running) -> None:
    id = gather(guest, players=2)["id"]
    do(friend, id, "sit")
    with Looking(guest, id) as mine, Client(server.address) as stranger:
        assert mine.until(lambda table: table["host_here"])
        assert refused(friend, id, "take_over") == "host_here"
        assert refused(stranger, id, "take_over") == "no_seat"
        assert do(guest, id, "take_over")["hosting"], "whoever is the host stays it"
    with Looking(friend, id) as theirs:
        theirs.until(lambda table: not table["host_here"])
        assert do(friend, id, "take_over")["hosting"]
    assert refused(guest, id, "begin") == "not_host"
    do(guest, id, "ready")
    assert begin(friend, id, guest)


def test_tables_nobody_came_to_are_cleared_away(tmp_path: Path) -> None:
    with Running(tmp_path) as server, Client(server.address) as host:
        waiting, begun = gather(host)["id"], gather(host, players=2)["id"]
        do(host, begun, "give", place=1, to="bot")
        do(host, begun, "begin")
        # As if it were tomorrow: nothing has happened since.
        Upkeep(tmp_path / DATABASE).clear_abandoned(-1)
        assert host.http.get(f"/api/tables/{waiting}").status_code == 404


def test_among_people_nobody_is_advised_unless_the_table_allows_it(guest: Client, friend: Client) -> None:
    for wish, allowed in (({}, False), ({"hints": False}, False), ({"hints": True}, True)):
        table = gather(guest, players=2, table=wish)
        assert table["table"]["hints"] is allowed
        do(friend, table["id"], "sit")
        do(friend, table["id"], "ready")
        assert guest.facts(begin(guest, table["id"], friend)).hints is allowed
