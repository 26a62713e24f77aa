"""Strangers meet: tables that wait for anybody, the way to one of them, and games that begin by themselves."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from tests.server.beginning import Json, do, mix
from tests.server.client import Client
from tests.server.running import COMPLAINTS, ON_BOTH, Running, wait_until
from tests.server.tables import guest_number
from tests.server.test_gathering import Looking, gather, kinds, seen

from tesno.server.gathering.messages import Patience
from tesno.server.lobby.filling import LEFT, Filler
from tesno.server.store import GatheringRow, now

pytestmark = ON_BOTH


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    """One of its own: a lobby shows everything."""
    with Running(tmp_path) as running:
        yield running


@pytest.fixture
def people(server: Running) -> Iterator[list[Client]]:
    with ExitStack() as stack:
        yield [stack.enter_context(Client(server.address)) for _ in range(4)]
    COMPLAINTS.check()


def lobby(guest: Client) -> Json:
    found: Json = guest.get("/api/lobby")
    return found


def wait_for(guest: Client, what: str, ids: list[str]) -> list[Json]:
    """The tables or games of the lobby, once it has these."""
    wait_until(lambda: [shown["id"] for shown in lobby(guest)[what]] == ids)
    found: list[Json] = lobby(guest)[what]
    return found


def play_someone(guest: Client, **wish: Any) -> Json:
    answer = guest.http.post("/api/lobby/play", json=wish)
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


def change(server: Running, id: str, **facts: Any) -> None:
    """What a while would do to a table."""
    row = stored(server, id)
    server.do(server.service.store.change_gathering(replace(row, version=row.version + 1, **facts)))


def stored(server: Running, id: str) -> GatheringRow:
    row = server.do(server.service.store.gathering(id))
    assert row is not None
    return row


def test_a_listed_table_is_shown_while_anybody_is_there_and_a_private_one_never(
    server: Running, people: list[Client]
) -> None:
    anna, boris, clara, _ = people
    anna.http.put("/api/me", json={"name": "Anna", "language": "pl"})
    listed = gather(anna, name="Anna", listed=True, table={"box": "underground", "rounds": 4})["id"]
    private = gather(boris)["id"]
    assert lobby(clara) == {"tables": [], "games": []}, "nobody looks at it"
    with Looking(anna, listed), Looking(boris, private):
        (table,) = wait_for(clara, "tables", [listed])
        assert (table["host"], table["people"], table["open"], table["bots"]) == ("Anna", ["Anna"], 2, 0)
        assert (table["table"]["box"], table["table"]["rounds"], table["languages"]) == ("underground", 4, ["pl"])
        assert not table["quick"]
        do(anna, listed, "list", listed=False)
        wait_for(clara, "tables", [])
        do(anna, listed, "list", listed=True)
        wait_for(clara, "tables", [listed])
    wait_for(clara, "tables", [])
    with Looking(anna, listed):
        wait_for(clara, "tables", [listed])
        for place in (1, 2):
            do(anna, listed, "give", place=place, to="bot")
        # There is no place left.
        wait_for(clara, "tables", [])
    with Looking(clara, listed):
        assert wait_for(boris, "tables", []) == [], "she does not sit there"


def test_whoever_knows_the_lobby_already_is_not_sent_it_again(server: Running, people: list[Client]) -> None:
    first = people[0].http.get("/api/lobby")
    again = people[1].http.get("/api/lobby", headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_however_many_look_the_database_is_asked_once_in_a_while(
    server: Running, people: list[Client], monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []
    store, real = server.service.store, server.service.store.listed_since

    async def counted(since: str, most: int) -> Any:
        asked.append(since)
        return await real(since, most)

    monkeypatch.setattr("tesno.server.lobby.listing.KEPT", 10**6)
    monkeypatch.setattr(store, "listed_since", counted)
    server.app.state.lobby._looked = -(10**7)
    with ThreadPoolExecutor(4) as many:
        list(many.map(lobby, people * 5))
    assert len(asked) == 1


def test_two_who_come_one_after_the_other_meet(people: list[Client]) -> None:
    anna, boris, *_ = people
    waiting = play_someone(anna, name="Anna", players=2, fill=120)
    assert (waiting["listed"], waiting["hosting"], waiting["game"]) == (True, True, None)
    assert 100 <= waiting["fill_in"] <= 120
    met = play_someone(boris, name="Boris", players=2)
    assert met["id"] == waiting["id"]
    assert met["mixing"] is not None, "all places are taken, and everybody is ready"
    game = mix(met["id"], anna, boris)
    assert seen(anna, waiting["id"])["game"] == game
    assert [seat.name for seat in anna.facts(game).seats] == ["Anna", "Boris"]


def test_four_who_come_at_the_same_moment_meet_at_one_table(people: list[Client]) -> None:
    with ThreadPoolExecutor(4) as at_once:
        met = list(at_once.map(lambda guest: play_someone(guest, players=4), people))
    assert len({table["id"] for table in met}) == 1
    wait_until(lambda: seen(people[0], met[0]["id"])["mixing"] is not None)
    game = mix(met[0]["id"], *people)
    assert sorted(seat.seat for guest in people for seat in guest.facts(game).seats if seat.mine) == [0, 1, 2, 3]


def test_asked_twice_one_waits_at_one_table(people: list[Client]) -> None:
    first, second = play_someone(people[0]), play_someone(people[0])
    assert (first["id"], first["version"]) == (second["id"], second["version"])


def test_only_a_table_with_the_box_one_likes(people: list[Client]) -> None:
    anna, boris, clara, _ = people
    below = play_someone(anna, table={"box": "underground"}, box="underground")
    other = play_someone(boris, box="base")
    assert other["id"] != below["id"]
    assert play_someone(clara, box="underground")["id"] == below["id"]


def test_somebody_comes_to_a_table_that_its_host_has_listed(server: Running, people: list[Client]) -> None:
    anna, boris, *_ = people
    id = gather(anna, listed=True)["id"]
    with Looking(anna, id):
        wait_until(lambda: server.service.attendance.at(id) == {guest_number(server, anna)})
        met = play_someone(boris)
    assert (met["id"], met["fill_in"], met["game"]) == (id, None, None)
    assert [place["ready"] for place in met["places"]] == [True, True, False]


def test_a_table_that_can_not_be_played_is_refused(people: list[Client]) -> None:
    answer = people[0].http.post("/api/lobby/play", json={"table": {"box": "base", "races": ["elves"]}})
    assert (answer.status_code, answer.json()["code"]) == (409, "table")
    assert people[0].http.post("/api/lobby/play", json={"fill": 7}).status_code == 422


def test_the_host_opens_the_table_and_may_change_how_long_it_waits(people: list[Client]) -> None:
    anna, boris, *_ = people
    id = gather(anna)["id"]
    waits: tuple[Patience, ...] = (30, 300)
    for fill in waits:
        assert fill - 5 <= do(anna, id, "list", listed=True, fill=fill)["fill_in"] <= fill
    assert do(boris, id, "sit")["places"][1]["ready"], "whoever sits down there is ready"
    closed = do(anna, id, "list", listed=False, fill=30)
    assert (closed["listed"], closed["fill_in"]) == (False, None)


def test_when_the_wait_is_over_bots_sit_down_and_the_game_begins(server: Running, people: list[Client]) -> None:
    anna, boris, *_ = people
    id = play_someone(anna, name="Anna")["id"]
    play_someone(boris, name="Boris")
    with Looking(anna, id) as mine, Looking(boris, id):
        mine.until(lambda table: [place["here"] for place in table["places"]] == [True, True, False])
        change(server, id, fill_at=now())
        mine.until(lambda table: table["mixing"])
        mix(id, anna, boris)
        begun = mine.until(lambda table: table["game"])
    assert kinds(begun) == "hhb"
    seats = anna.facts(begun["game"]).seats
    assert [(seat.kind, seat.bot) for seat in seats] == [("human", None), ("human", None), ("bot", "medium")]
    assert [seat.mine for seat in boris.facts(begun["game"]).seats] == [False, True, False]


def test_whoever_has_gone_is_played_without(server: Running, people: list[Client]) -> None:
    anna, boris, *_ = people
    id = play_someone(anna)["id"]
    play_someone(boris)
    with Looking(boris, id) as theirs:
        theirs.until(lambda table: table["places"][1]["here"])
        change(server, id, fill_at=now(-60))
        begun = theirs.until(lambda table: table["game"])
    assert kinds(begun) == "bhb"
    assert anna.http.get(f"/api/games/{begun['game']}").status_code == 404


def test_a_table_that_everybody_has_left_does_not_begin(server: Running, people: list[Client]) -> None:
    id = play_someone(people[0])["id"]
    change(server, id, fill_at=now(-2 * LEFT))
    filler = Filler(server.service)
    server.do(filler.see_to(stored(server, id)))
    assert stored(server, id).fill_at is not None, "the server has only just started: they may come back"
    filler._started = now(-2 * LEFT)
    server.do(filler.see_to(stored(server, id)))
    row = stored(server, id)
    assert (row.game, row.listed, row.fill_at) == (None, False, None)


def test_of_two_who_see_to_it_one_wins(server: Running, people: list[Client]) -> None:
    anna = people[0]
    id = play_someone(anna, fill=300)["id"]
    with Looking(anna, id) as mine:
        mine.until(lambda table: table["places"][0]["here"])
        row = stored(server, id)
        # Both have read the table before either has written.
        for _ in range(2):
            server.do(Filler(server.service).see_to(row))
        begun = mine.until(lambda table: table["game"])
    assert begun["version"] == row.version + 2
    assert len(anna.get("/api/games")) == 1


def test_a_wait_goes_on_after_a_restart(tmp_path: Path) -> None:
    with Running(tmp_path) as server, Client(server.address) as anna:
        token = anna.token
        id = play_someone(anna)["id"]
        change(server, id, fill_at=now(1))
    with Running(tmp_path) as server, Client(server.address, token) as anna, Looking(anna, id) as mine:
        assert kinds(mine.until(lambda table: table["game"])) == "hbb"
