"""Rated play: what a result is worth, that it is written once with the end of the game, and who may know of it."""

from __future__ import annotations

import math
import random
import re
import subprocess
import sys
import time
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError
from tests.server.beginning import begin, do
from tests.server.client import Client, Socket, asked_seat, command_of, take_back
from tests.server.running import COMPLAINTS, ON_BOTH, Running
from tests.server.tables import guest_number
from tests.server.test_gathering import gather, refused
from tests.server.test_own_maps import FORDS
from tests.tables_of import change, rows

from tesno.load.boxes import load_box
from tesno.locale import LANGUAGES
from tesno.server.messages import Accepted, Refused
from tesno.server.place import Place, Postgres
from tesno.server.rating.requests import LEAST_GAMES
from tesno.server.rating.skill import LADDER, NEWCOMER, SHARES, SPREAD, Skill, after, bot_skills
from tesno.server.store.upkeep import Upkeep

LADDER_DOC = Path(__file__).resolve().parents[2] / "docs" / "ladder.md"
RATED = {"rated": True}


@pytest.fixture(autouse=True)
def one_round(monkeypatch: pytest.MonkeyPatch) -> None:
    """A rated table plays as many rounds as the box has: here that is one."""
    for players in (2, 3):
        monkeypatch.setitem(load_box("base").rounds, players, 1)


# The numbers.


def test_the_bots_are_where_the_ladder_has_them() -> None:
    chapters = re.split(r"^## ", LADDER_DOC.read_text("utf-8"), flags=re.MULTILINE)[1:]
    measured = {}
    for chapter in chapters:
        two_players = chapter.split("At larger tables")[0]
        found = re.findall(r"^\| (\w+) \| (\w+) \| \d+(?: †)? \| ([\d.]+) %", two_players, flags=re.MULTILINE)
        steps = {(one, other): round(float(share) / 100, 3) for one, other, share in found}
        neighbours = zip(LADDER[1:], LADDER, strict=False)
        measured[chapter.split("\n")[0].lower()] = tuple(steps[pair] for pair in neighbours)
    assert measured == SHARES
    for box, shares in SHARES.items():
        skills = [bot_skills(box)[level] for level in LADDER]
        assert skills[2].mu == Skill().mu, "medium is as good as somebody new is taken to be"
        for below, above, share in zip(skills, skills[1:], shares, strict=False):
            assert 1 / (1 + math.exp((below.mu - above.mu) / SPREAD)) == pytest.approx(share)
        assert sorted(skill.shown for skill in skills) == [skill.shown for skill in skills]


def test_winners_gain_losers_lose_and_whoever_shares_a_place_moves_alike() -> None:
    assert Skill().shown == NEWCOMER
    first, second, third = after([Skill()] * 3, [1, 2, 3])
    assert first.mu > second.mu > third.mu
    assert first.mu > Skill().mu > third.mu
    assert max(skill.sigma for skill in (first, second, third)) < Skill().sigma, "every game makes it better known"
    one, other, last = after([Skill()] * 3, [1, 1, 3])
    assert one == other
    assert one.mu > Skill().mu > last.mu
    expected, surprising = (after([Skill(30, 2), Skill(20, 2)], ranks)[0].mu - 30 for ranks in ([1, 2], [2, 1]))
    assert 0 < expected < -surprising


def test_whoever_plays_like_a_bot_comes_near_its_number() -> None:
    rng = random.Random(5)
    fixed, mine = bot_skills("base")["hard"], Skill()
    for _ in range(300):
        # Against all levels, by what the ladder says "hard" does.
        other = bot_skills("base")[rng.choice(LADDER)]
        wins = rng.random() < 1 / (1 + math.exp((other.mu - fixed.mu) / SPREAD))
        mine = after([mine, other], [1, 2] if wins else [2, 1])[0]
    assert abs(mine.mu - fixed.mu) < 3
    assert mine.sigma < 2


# Tables.


def rated_game(host: Client, *friends: Client, bots: str = "", **table: Any) -> str:
    """A game that counts, begun by those who have gathered for it."""
    wish = {"manners": RATED, **table}
    id = gather(host, players=1 + len(friends) + bool(bots), table=wish)["id"]
    for friend in friends:
        do(friend, id, "sit")
        do(friend, id, "ready")
    if bots:
        do(host, id, "give", place=1 + len(friends), to="bot", bot=bots)
    return begin(host, id, *friends)


def play_out(clients: Sequence[Client], game: str, seed: int = 1) -> None:
    """Each moves at their own seat, to the end."""
    rng = random.Random(seed)
    with ExitStack() as stack:
        sockets: list[Socket] = []
        for number, client in enumerate(clients):
            sockets.append(stack.enter_context(client.socket(game)))
            scene = sockets[-1].hello(number).scene
        version = scene.version
        while True:
            scene = sockets[0].look(0)
            seat = asked_seat(scene)
            if seat is None:
                return
            if scene.version < version or seat >= len(sockets):
                time.sleep(0.005)
                continue
            version, scene = scene.version, sockets[seat].look(seat)
            if scene.version < version or asked_seat(scene) != seat:
                continue
            command = command_of(scene, seat, rng)
            sockets[seat].send(command)
            while not isinstance(answer := sockets[seat].receive(), Accepted):
                assert not isinstance(answer, Refused), answer
            version = answer.version


def ratings(place: Place) -> list[tuple[int, int, int]]:
    return rows(place, "SELECT guest, shown, games FROM ratings ORDER BY guest")


@ON_BOTH
def test_a_game_that_counts_is_counted_with_its_end(tmp_path: Path) -> None:
    with ExitStack() as stack:
        server = stack.enter_context(Running(tmp_path))
        anna, bert = (stack.enter_context(Client(server.address)) for _ in range(2))
        game = rated_game(anna, bert, bots="beginner")
        assert anna.facts(game).manners.rated
        play_out([anna, bert], game)
        place = server.settings.database
        numbers = [guest_number(server, client) for client in (anna, bert)]
        written = ratings(place)
        assert [(guest, games) for guest, _, games in written] == [(numbers[0], 1), (numbers[1], 1)]
        ranks = {line["seat"]: line["rank"] for line in final(anna, game)["ranking"]}
        skills = [Skill(), Skill(), bot_skills("base")["beginner"]]
        expected = [skill.shown for skill in after(skills, [ranks[seat] for seat in range(3)])]
        assert [shown for _, shown, _ in written] == expected[:2]
        history = rows(place, "SELECT game, seat, guest, rank, shown FROM rated_games ORDER BY seat")
        assert history == [(game, seat, numbers[seat], ranks[seat], expected[seat]) for seat in range(2)]
        again = rated_game(anna, bert)
        play_out([anna, bert], again, seed=2)
        assert [games for _, _, games in ratings(place)] == [2, 2]
        casual = rated_game(anna, bert, manners={})
        play_out([anna, bert], casual, seed=3)
        assert [games for _, _, games in ratings(place)] == [2, 2]
    with Running(tmp_path) as server, Client(server.address, anna.token) as anna:
        assert anna.get("/api/me/ratings")["ratings"][0]["games"] == 2


def final(client: Client, game: str) -> Any:
    return client.get(f"/api/games/{game}/scenes/{client.facts(game).version}")["position"]


# Dies in the middle of the transaction that ends a game: the entry is written, what it is worth is not.
DYING = """
import asyncio, os, sys
from pathlib import Path
from tesno.server.place import Postgres
from tesno.server.store import EntryRow, RatedEnd, Store, ratings
ratings.after = lambda *_: os._exit(9)
kind, place, game, version = sys.argv[1:]
async def end():
    store = Store(Postgres(place) if kind == "postgres" else Path(place))
    if store.process is not None:
        import asyncpg
        from tesno.server.store.leases import SIGN_OF_LIFE
        from tesno.server.store.postgres import connect
        await (await connect(Postgres(place))).fetchval(SIGN_OF_LIFE, store.process)
    entry = EntryRow(int(version), None, None, {"kind": "pass", "seat": 0})
    await store.append(game, entry, {}, "2030-01-01T00:00:00+00:00", rated=RatedEnd("base", (1, 2), (None, None)))
asyncio.run(end())
"""


@ON_BOTH
def test_a_crash_neither_loses_nor_doubles_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with ExitStack() as stack:
        server = stack.enter_context(Running(tmp_path))
        clients = [stack.enter_context(Client(server.address)) for _ in range(2)]
        game = rated_game(*clients)
        place = server.settings.database
        version = clients[0].facts(game).version
        kind = "postgres" if isinstance(place, Postgres) else "sqlite"
        name = place.url if isinstance(place, Postgres) else str(place)
        died = subprocess.run([sys.executable, "-c", DYING, kind, name, game, str(version + 1)], check=False)
        assert died.returncode == 9
        assert rows(place, "SELECT max(version) FROM entries WHERE game = ?", game) == [(version,)]
        assert rows(place, "SELECT finished FROM games WHERE id = ?", game) == [(None,)]
        assert ratings(place) == []
        # Nor is the end there if what it is worth can't be written.
        with monkeypatch.context() as patched:

            def broken(*_: object) -> None:
                raise OperationalError("the disk is full", {}, Exception())

            patched.setattr("tesno.server.store.ratings.after", broken)
            with pytest.raises(AssertionError, match="not_saved"):
                play_out(clients, game)
        COMPLAINTS.heard.clear()
        play_out(clients, game, seed=2)
        assert [games for _, _, games in ratings(place)] == [1, 1]
        assert len(rows(place, "SELECT game FROM rated_games WHERE game = ?", game)) == 2


def test_who_leaves_has_played(server: Running) -> None:
    with ExitStack() as stack:
        anna, bert, carl = (stack.enter_context(Client(server.address)) for _ in range(3))
        game = rated_game(anna, bert, carl)
        numbers = {guest_number(server, client) for client in (anna, bert)}
        # Bert takes it off his list; Carl is forgotten altogether.
        assert bert.http.delete(f"/api/games/{game}").status_code == 204
        assert carl.http.delete("/api/me").status_code == 204
        play_out([anna], game)
        place = server.settings.database
        found = rows(place, "SELECT guest FROM rated_games WHERE game = ? ORDER BY seat", game)
        assert {guest for (guest,) in found} == numbers


# What may not be done.


def test_nothing_is_taken_back_and_nobody_is_advised(server: Running) -> None:
    with Client(server.address) as anna, Client(server.address) as bert:
        game = rated_game(anna, bert)
        assert not anna.facts(game).hints
        with anna.socket(game) as one, bert.socket(game) as other:
            sockets = (one, other)
            seat = asked_seat(one.hello(0).scene)
            other.hello(1)
            assert seat is not None
            scene = sockets[seat].look(seat)
            command = {**command_of(scene, seat, random.Random(1)), "hold": True}
            sockets[seat].send(command)
            version = sockets[seat].until(Accepted).version
            scene = sockets[seat].look(seat)
            assert scene.undo.steps == 0
            assert scene.held is None
            sockets[seat].send(take_back(version, seat))
            answer = sockets[seat].until(Refused)
            assert answer.code == "rated"
            hints = (anna, bert)[seat].http.get(f"/api/games/{game}/hints?seat={seat}")
            assert (hints.status_code, hints.json()["code"]) == (403, "hints_off")
        fork = anna.http.post(f"/api/games/{game}/fork", json={"version": 1, "seat": 0})
        assert (fork.status_code, fork.json()["code"]) == (403, "not_open")


def test_a_table_must_be_one_that_can_count(server: Running, guest: Client) -> None:
    for letters in ("hh", "hb"):
        wish = {"seats": [{"kind": "human" if letter == "h" else "bot"} for letter in letters], "manners": RATED}
        answer = guest.http.post("/api/games", json=wish)
        assert (answer.status_code, answer.json()["code"]) == (422, "table")
        assert "two people or more" in answer.json()["detail"]
    alone = gather(guest, players=2, table={"manners": RATED})["id"]
    assert do(guest, alone, "give", place=1, to="bot", bot="medium")["obstacle"] == "rated_people"
    assert refused(guest, alone, "begin") == "rated_people"
    with Client(server.address) as friend:
        strange = gather(guest, players=3, table={"manners": RATED})["id"]
        do(friend, strange, "sit")
        do(friend, strange, "ready")
        do(guest, strange, "give", place=2, to="bot", bot="greedy")
        assert refused(guest, strange, "begin") == "rated_bots"
        do(guest, strange, "give", place=2, to="bot", bot="easy")
        assert begin(guest, strange, friend)


UNPRINTED: list[tuple[str, dict[str, Any]]] = [
    ("rated_variant", {"box": "warcraft", "variant": "factions", "players": 4}),
    ("rated_map", {"map": "base-3"}),
    ("rated_map", {"map": ["base-2", FORDS]}),
    ("rated_map", {"map": FORDS}),
    ("rated_rounds", {"rounds": 2}),
    ("rated_content", {"races": "without orcs"}),
    ("rated_content", {"powers": "without wealthy"}),
    ("rated_options", {"options": ["open_coins"]}),
    ("rated_options", {"options": ["own_decline_defends"]}),
    ("rated_hints", {"hints": True}),
]


def chosen_content(wish: dict[str, Any]) -> dict[str, Any]:
    content = load_box("base").box.content
    for kind, elements in (("races", content.races), ("powers", content.powers)):
        if (left_out := wish.get(kind, "").removeprefix("without ")) != "":
            wish = {**wish, kind: [element.id for element in elements if element.id != left_out]}
    return wish


@pytest.mark.parametrize(("code", "wish"), UNPRINTED, ids=lambda value: value if isinstance(value, str) else "")
def test_what_counts_is_played_as_the_box_is_printed(code: str, wish: dict[str, Any], guest: Client) -> None:
    """Neither may such a table be made to count, nor one that counts be made such; nor is it opened."""
    players = wish.get("players", 2)
    table = chosen_content({key: value for key, value in wish.items() if key != "players"})
    answer = guest.http.post("/api/tables", json={"players": players, "table": {**table, "manners": RATED}})
    assert (answer.status_code, answer.json()["code"]) == (409, code)
    rated = gather(guest, players=2, table={"manners": RATED})["id"]
    assert refused(guest, rated, "table", table=table, players=players) == code
    friendly = gather(guest, players=players, table=table)["id"]
    assert refused(guest, friendly, "manners", manners=RATED) == code
    # In words of every language, on the page.
    for language in LANGUAGES:
        words = guest.http.get(f"/api/words/{language}").text
        assert f"page-error-{code} =" in words
        assert f"friends-obstacle-{code} =" in words


def test_what_is_said_as_the_box_has_it_counts(guest: Client) -> None:
    content = load_box("base").box.content
    whole = {"races": [race.id for race in content.races], "powers": [power.id for power in content.powers]}
    for wish in ({}, {"rounds": 1}, {"map": "base-2"}, whole, {"hints": False}):
        gather(guest, players=2, table={**wish, "manners": RATED})
    gather(guest, players=2, table={"box": "warcraft", "layout": "random", "manners": RATED})


# Rankings.


def worth(server: Running, client: Client, shown: int, games: int, box: str = "base") -> None:
    statement = "INSERT INTO ratings (box, guest, mu, sigma, shown, games) VALUES (?, ?, 25, 5, ?, ?)"
    change(server.settings.database, statement, box, guest_number(server, client), shown, games)


@ON_BOTH
def test_rankings_and_players(tmp_path: Path) -> None:
    with ExitStack() as stack:
        server = stack.enter_context(Running(tmp_path))
        clients = [stack.enter_context(Client(server.address)) for _ in range(6)]
        for number, client in enumerate(clients[:5]):
            client.http.put("/api/me", json={"name": f"Player {number}"})
        anna, bert, carl, few, banned, stranger = clients
        for client, shown, games in (
            (anna, 1500, 12),
            (bert, 1700, LEAST_GAMES),
            (carl, 1500, 20),
            (few, 1900, LEAST_GAMES - 1),
            (banned, 2000, 30),
        ):
            worth(server, client, shown, games)
        Upkeep(server.settings.database).ban(guest_number(server, banned))
        found = anna.get("/api/rankings/base")
        lines = [(line["place"], line["name"], line["rating"], line["provisional"]) for line in found["players"]]
        assert lines == [
            (1, "Player 1", 1700, True),
            (2, "Player 2", 1500, False),
            (2, "Player 0", 1500, False),
        ]
        assert (found["mine"]["place"], found["mine"]["mine"]) == (2, True)
        assert [bot["bot"] for bot in found["bots"]] == list(LADDER)
        assert few.get("/api/rankings/base")["mine"] is None
        assert anna.get("/api/rankings/underground")["players"] == []
        assert anna.http.get("/api/rankings/nowhere").status_code == 404

        me = anna.get("/api/me/ratings")
        assert (me["mine"], me["ratings"][0]["place"]) == (True, 2)
        seen = stranger.get(f"/api/players/{me['player']}")
        assert seen == {**me, "mine": False}
        assert set(seen) == {"player", "name", "mine", "ratings"}, "and nothing else"
        assert few.get("/api/me/ratings")["ratings"][0]["place"] is None
        nobody = stranger.get("/api/me/ratings")
        assert nobody["ratings"] == []
        assert stranger.http.get(f"/api/players/{nobody['player']}").status_code == 404
        assert stranger.http.get(f"/api/players/{guest_number(server, anna)}").status_code == 422

        assert bert.http.delete("/api/me").status_code == 204
        assert "Player 1" not in [line["name"] for line in anna.get("/api/rankings/base")["players"]]


@pytest.mark.parametrize("database", ["postgres"], indirect=True, scope="session")
def test_two_games_of_one_guest_that_end_at_two_processes_both_count(tmp_path: Path) -> None:
    with Running(tmp_path) as first, Running(tmp_path) as second, ExitStack() as stack:
        here = [stack.enter_context(Client(first.address)) for _ in range(2)]
        there = [stack.enter_context(Client(second.address, client.token)) for client in here]
        games = [rated_game(*here), rated_game(*here)]
        for clients, game in zip((here, there), games, strict=True):
            play_out(clients, game)
        assert [games for _, _, games in ratings(first.settings.database)] == [2, 2]
