"""The dice of a table are mixed by all who play: in what order they speak, who is waited for, what is told when."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError
from tests.postgres import Cluster
from tests.server.beginning import Json, begin, do
from tests.server.client import Client
from tests.server.running import COMPLAINTS, ON_BOTH, Running
from tests.server.test_gathering import Looking, gather, kinds, play_through, refused, seen
from tests.tables_of import change

from tesno.play import verify_replay
from tesno.play.mixing import MixedSeed, commitment_to
from tesno.server.gathering.mixing import PATIENCE
from tesno.server.settings import DATABASE
from tesno.server.store import GatheringRow

SHARES = [bytes([number] * 32) for number in (1, 2, 3)]


class Clock:
    """What a server takes for the time."""

    def __init__(self, now: float = 1_000_000.0) -> None:
        self.now = now

    def __call__(self) -> float:
        return self.now

    def set(self, server: Running) -> Clock:
        server.app.state.service = replace(server.service, clock=self)
        return self


@pytest.fixture
def own(tmp_path: Path) -> Iterator[Running]:
    """A server whose time the test makes."""
    with Running(tmp_path) as running:
        yield running


@pytest.fixture
def people(own: Running) -> Iterator[list[Client]]:
    with ExitStack() as stack:
        yield [stack.enter_context(Client(own.address)) for _ in range(3)]


def gathered(people: list[Client], **wish: Any) -> str:
    """A table where all sit and are ready; the first is the host."""
    id: str = gather(people[0], **{"players": len(people), **wish})["id"]
    for guest, name in zip(people[1:], ("Anna", "Bo"), strict=False):
        do(guest, id, "sit", name=name)
        do(guest, id, "ready")
    return id


def commit(guest: Client, id: str, share: bytes) -> Json:
    return do(guest, id, "commit", commitment=commitment_to(share))


def reveal(guest: Client, id: str, share: bytes) -> Json:
    return do(guest, id, "reveal", share=share.hex())


def test_all_promise_before_anybody_tells(people: list[Client]) -> None:
    id = gathered(people)
    begun = do(people[0], id, "begin")
    server = begun["mixing"]["server"]
    assert begun["game"] is None
    assert begun["mixing"] == {"phase": "commit", "server": server, "commitments": [None] * 3, "missing": [0, 1, 2]}
    assert do(people[0], id, "begin")["mixing"]["server"] == server, "the server has promised once and for all"
    for guest, share in zip(people[:2], SHARES, strict=False):
        commit(guest, id, share)
    assert refused(people[0], id, "reveal", share=SHARES[0].hex()) == "too_early"
    assert refused(people[0], id, "commit", commitment=commitment_to(SHARES[2])) == "committed"
    promised = commit(people[2], id, SHARES[2])["mixing"]
    assert (promised["phase"], promised["missing"], promised["server"]) == ("reveal", [0, 1, 2], server)
    assert promised["commitments"] == [commitment_to(share) for share in SHARES]
    assert refused(people[0], id, "reveal", share=SHARES[1].hex()) == "wrong_share"
    told = reveal(people[1], id, SHARES[1])
    assert SHARES[1].hex() not in json.dumps(told), "others may not know it before all have told theirs"
    assert told["mixing"]["missing"] == [0, 2]
    reveal(people[0], id, SHARES[0])
    game = reveal(people[2], id, SHARES[2])["game"]
    dice = people[0].get(f"/api/games/{game}/dice")
    assert dice["server"] == {"seat": None, "commitment": server, "share": None}
    assert [(player["seat"], player["share"]) for player in dice["players"]] == [
        (seat, share.hex()) for seat, share in enumerate(SHARES)
    ]
    assert (dice["table"], dice["seed"]) == (id, None)


def test_strangers_and_other_deeds_have_to_wait(people: list[Client]) -> None:
    id = gathered(people[:2])
    assert refused(people[0], id, "commit", commitment=commitment_to(SHARES[0])) == "not_mixing"
    do(people[0], id, "begin")
    assert refused(people[2], id, "commit", commitment=commitment_to(SHARES[0])) == "no_seat"
    assert refused(people[1], id, "rise") == "mixing"
    assert refused(people[0], id, "give", place=1, to="bot") == "mixing"
    bad = people[1].http.post(f"/api/tables/{id}/deeds", json={"do": "commit", "commitment": "ff"})
    assert bad.status_code == 422


def test_the_seed_comes_from_all_and_is_told_at_the_end(own: Running, people: list[Client]) -> None:
    host, friend, _ = people
    id = gathered(people[:2], table={"rounds": 1})
    game = begin(host, id, friend, shares=SHARES[:2])
    row = own.do(own.service.store.game(game))
    assert row is not None
    assert row.share is not None
    assert row.seed == MixedSeed(id, row.share, dict(enumerate(SHARES[:2]))).seed
    play_through(host, friend, game)
    before = (f"/api/games/{game}/dice", f"/api/games/{game}/replay")
    dice, replay = (host.get(path) for path in before)
    assert verify_replay(replay) > 0
    assert (dice["seed"], dice["server"]["share"]) == (row.seed.hex(), row.share.hex())
    assert replay["mixing"]["share"] == row.share.hex()
    with pytest.raises(Exception, match="the seed is not the one"):
        verify_replay({**replay, "mixing": {**replay["mixing"], "table": "other"}})


def test_nobody_learns_the_servers_share_while_the_game_is_played(own: Running, people: list[Client]) -> None:
    host, friend, _ = people
    id = gathered(people[:2])
    game = begin(host, id, friend)
    row = own.do(own.service.store.game(game))
    assert row is not None
    assert row.share is not None
    with friend.socket(game) as socket:
        socket.hello(1)
        heard = [*socket.heard]
    for path in (f"/games/{game}", f"/games/{game}/dice", f"/games/{game}/replay", f"/games/{game}/entries"):
        heard.append(friend.http.get(f"/api{path}").text)
    heard.append(friend.http.get(f"/api/tables/{id}").text)
    for secret in (row.share.hex(), row.seed.hex()):
        assert not any(secret in text for text in heard)


def test_the_first_sentence_says_who_has_mixed(people: list[Client]) -> None:
    id = gathered(people[:2])
    game = begin(people[0], id, people[1])
    told = json.dumps(people[0].get(f"/api/games/{game}/entries")[0]["sentences"][0])
    assert "dice-mixed" in told
    assert "Hosts" in told
    assert "Anna" in told


def test_one_alone_among_bots_has_the_dice_of_the_server(people: list[Client]) -> None:
    id = gather(people[0], players=2)["id"]
    do(people[0], id, "give", place=1, to="bot")
    game = do(people[0], id, "begin")["game"]
    dice = people[0].get(f"/api/games/{game}/dice")
    assert (dice["players"], dice["server"], dice["table"]) == ([], None, None)
    assert len(dice["commitment"]) == 64


@ON_BOTH
@pytest.mark.parametrize("phase", ["commit", "reveal"])
def test_who_withholds_a_word_is_named_and_the_others_begin(own: Running, people: list[Client], phase: str) -> None:
    clock = Clock().set(own)
    id = gathered(people)
    do(people[0], id, "begin")
    for guest, share in zip(people, SHARES, strict=True):
        if phase == "reveal" or guest is not people[1]:
            commit(guest, id, share)
    if phase == "reveal":
        reveal(people[0], id, SHARES[0])
        reveal(people[2], id, SHARES[2])
    server = seen(people[0], id)["mixing"]["server"]
    clock.now += PATIENCE - 1
    assert seen(people[0], id)["mixing"]["missing"] == [1]
    clock.now += 1
    anew = seen(people[0], id)
    assert anew["withheld"] == ["Anna"]
    assert [place["name"] for place in anew["places"]] == ["Hosts", "Bo"]
    assert anew["mixing"]["commitments"] == [None, None], "what was told before counts no more"
    assert anew["mixing"]["server"] != server
    assert refused(people[1], id, "commit", commitment=commitment_to(SHARES[1])) == "no_seat"
    for guest, share in ((people[0], SHARES[0]), (people[2], SHARES[2])):
        commit(guest, id, share)
    reveal(people[0], id, SHARES[0])
    game = reveal(people[2], id, SHARES[2])["game"]
    assert [seat.name for seat in people[0].facts(game).seats] == ["Hosts", "Bo"]


def test_every_word_that_is_waited_for_has_its_own_time(own: Running, people: list[Client]) -> None:
    clock = Clock().set(own)
    id = gathered(people[:2])
    do(people[0], id, "begin")
    clock.now += PATIENCE - 1
    for guest, share in zip(people[:2], SHARES, strict=False):
        commit(guest, id, share)
    clock.now += PATIENCE - 1
    assert seen(people[0], id)["mixing"]["phase"] == "reveal"


def test_one_who_is_left_alone_waits_for_others(own: Running, people: list[Client]) -> None:
    clock = Clock().set(own)
    id = gathered(people[:2])
    do(people[0], id, "begin")
    commit(people[0], id, SHARES[0])
    clock.now += PATIENCE
    table = seen(people[0], id)
    assert (table["mixing"], table["withheld"], kinds(table)) == (None, ["Anna"], "ho")
    # Back again, and all is well.
    do(people[1], id, "sit", name="Anna")
    do(people[1], id, "ready")
    assert begin(people[0], id, people[1])
    assert seen(people[0], id)["withheld"] == []


def test_a_table_for_so_many_and_no_fewer_keeps_the_place_open(own: Running, people: list[Client]) -> None:
    clock = Clock().set(own)
    id = gathered(people, players=4, table={"box": "warcraft", "variant": "factions"})
    do(people[0], id, "give", place=3, to="bot")
    do(people[0], id, "begin")
    for guest, share in ((people[0], SHARES[0]), (people[2], SHARES[2])):
        commit(guest, id, share)
    clock.now += PATIENCE
    table = seen(people[0], id)
    assert (kinds(table), table["mixing"], table["withheld"]) == ("hohb", None, ["Anna"])


def test_a_host_who_withholds_hands_the_table_on(own: Running, people: list[Client]) -> None:
    clock = Clock().set(own)
    id = gathered(people)
    do(people[0], id, "begin")
    for guest, share in zip(people[1:], SHARES[1:], strict=True):
        commit(guest, id, share)
    clock.now += PATIENCE
    table = seen(people[1], id)
    assert (table["hosting"], table["withheld"]) == (True, ["Hosts"])
    for deed in (commit, reveal):
        for guest, share in zip(people[1:], SHARES[1:], strict=True):
            after = deed(guest, id, share)
    assert after["game"]


def test_one_who_is_erased_in_the_middle_leaves_the_place_open(people: list[Client]) -> None:
    id = gathered(people)
    do(people[0], id, "begin")
    for guest, share in zip(people, SHARES, strict=True):
        commit(guest, id, share)
    assert people[1].http.delete("/api/me").status_code == 204
    reveal(people[0], id, SHARES[0])
    after = reveal(people[2], id, SHARES[2])
    assert (kinds(after), after["mixing"], after["game"], after["withheld"]) == ("hoh", None, None, [])


def test_whoever_looks_is_told_without_asking(own: Running, people: list[Client]) -> None:
    id = gathered(people[:2])
    # Almost over when it begins: nobody has to wait for this test.
    Clock(time.time() - PATIENCE + 0.2).set(own)
    do(people[0], id, "begin")
    own.app.state.service = replace(own.service, clock=time.time)
    with Looking(people[0], id) as looking:
        told = looking.until(lambda table: table["mixing"] is None)
    assert told["withheld"] == ["Hosts", "Anna"]


def test_a_server_that_ends_in_the_middle_goes_on(tmp_path: Path) -> None:
    with Running(tmp_path) as server, Client(server.address) as host, Client(server.address) as friend:
        id = gathered([host, friend])
        promised = do(host, id, "begin")["mixing"]["server"]
        commit(host, id, SHARES[0])
        tokens = host.token, friend.token
    with Running(tmp_path) as server, ExitStack() as stack:
        host, friend = (stack.enter_context(Client(server.address, token)) for token in tokens)
        assert seen(host, id)["mixing"]["server"] == promised
        commit(friend, id, SHARES[1])
        reveal(host, id, SHARES[0])
        game = reveal(friend, id, SHARES[1])["game"]
        assert host.get(f"/api/games/{game}/dice")["server"]["commitment"] == promised


def test_a_game_that_began_without_the_table_hearing_of_it_is_found(
    own: Running, people: list[Client], monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Clock().set(own)
    id = gathered(people[:2])
    do(people[0], id, "begin")
    for guest, share in zip(people[:2], SHARES, strict=False):
        commit(guest, id, share)
    reveal(people[0], id, SHARES[0])
    store = own.service.store

    async def broken(row: GatheringRow) -> None:
        raise OperationalError("UPDATE", {}, Exception("the disk is full"))

    with monkeypatch.context() as patched:
        patched.setattr(store, "change_gathering", broken)
        answer = people[1].http.post(f"/api/tables/{id}/deeds", json={"do": "reveal", "share": SHARES[1].hex()})
        assert answer.status_code >= 500
    COMPLAINTS.heard.clear()
    (begun,) = people[0].get("/api/games")
    clock.now += PATIENCE
    assert seen(people[0], id)["game"] == begun["game"]["id"], "nobody is named, and there is one game"


@pytest.mark.parametrize("database", ["postgres"], indirect=True, scope="session")
def test_people_at_two_processes_mix_together(database: Cluster, tmp_path: Path) -> None:
    with ExitStack() as stack:
        one, other = (stack.enter_context(Running(tmp_path)) for _ in range(2))
        host, friend = (stack.enter_context(Client(server.address)) for server in (one, other))
        id = gathered([host, friend])
        at = stack.enter_context(Looking(friend, id))
        do(host, id, "begin")
        at.until(lambda table: table["mixing"] is not None)
        commit(friend, id, SHARES[1])
        commit(host, id, SHARES[0])
        at.until(lambda table: table["mixing"]["phase"] == "reveal")
        reveal(friend, id, SHARES[1])
        game = reveal(host, id, SHARES[0])["game"]
        assert at.until(lambda table: table["game"])["game"] == game


def test_a_seed_that_is_not_the_players_is_not_played_with(tmp_path: Path) -> None:
    """Somebody with the database has put in another seed, and its commitment, too."""
    with Running(tmp_path) as server, Client(server.address) as host, Client(server.address) as friend:
        game = begin(host, gathered([host, friend]), friend)
        token = host.token
        first = server.do(server.service.store.game_with_entries(game))[1][0].body
    first["commitment"] = commitment_to(bytes(32))
    path = tmp_path / DATABASE
    change(path, "UPDATE games SET seed = ? WHERE id = ?", bytes(32), game)
    change(path, "UPDATE entries SET body = ? WHERE game = ? AND version = 1", json.dumps(first), game)
    with Running(tmp_path) as server, Client(server.address, token) as host:
        answer = host.http.get(f"/api/games/{game}")
        assert answer.status_code == 409
        assert "not the one its players have mixed" in answer.json()["detail"]


def test_a_game_played_on_has_dice_of_its_own(people: list[Client]) -> None:
    host, friend, _ = people
    game = begin(host, gathered(people[:2], table={"rounds": 1}), friend)
    play_through(host, friend, game)
    wish = {"version": 3, "seat": 0, "bot": "easy"}
    fork = host.http.post(f"/api/games/{game}/fork", json=wish).json()["id"]
    assert host.get(f"/api/games/{fork}/dice")["players"] == []
