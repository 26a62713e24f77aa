"""Bots of whoever runs the server: offered, asked, and played on for when they fail."""

from __future__ import annotations

import asyncio
import json
import logging
import random
from pathlib import Path

import pytest
from tests.bots.scripts import FIRST, program, runs, started
from tests.server.client import Client, asked_seat, seats
from tests.server.running import Running, wait_until
from tests.server.tables import Table, live_game, play

from tesno.bots import OwnBots, Patience, own_bots
from tesno.bots.child import Forfeit
from tesno.locale import LANGUAGES, Words
from tesno.play import Game, Ledger
from tesno.play import Table as GameTable
from tesno.server import own_bots as own_thinkers
from tesno.server.own_bots import OwnThinkers
from tesno.server.questions import Question

QUICK = Patience(20, 20)
EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "bots" / "dearest.py"


def own(folder: Path, answer: str = FIRST, patience: Patience = QUICK) -> OwnBots:
    return own_bots([f"fox={program(folder, answer)}"], patience)


def test_they_are_offered_and_nothing_else_is_taken(tmp_path: Path) -> None:
    with Running(tmp_path / "data", own=own(tmp_path)) as server, Client(server.address) as client:
        assert client.get("/api/catalogue")["bots"][-1] == "fox"
        for name in ("Fox", "wolf", "wolf=true", f"fox={program(tmp_path)}", "tests.bots.scripts:Wolf"):
            answer = client.http.post("/api/games", json={"seats": seats("hb", name)})
            assert answer.status_code == 422, name
        assert client.http.post("/api/games", json={"seats": seats("hb", "fox"), "own": []}).status_code == 422
        assert client.open("hb", "fox").seats[1].bot == "fox"
    assert started(tmp_path) == []


def test_without_any_the_catalogue_has_the_house_only(server: Running, guest: Client) -> None:
    assert "fox" not in guest.get("/api/catalogue")["bots"]
    refused = guest.http.post("/api/games", json={"seats": seats("hb", "fox")})
    assert refused.json()["code"] == "table"
    assert "unknown bot 'fox'" in refused.json()["detail"]


def test_a_program_and_a_class_play_a_whole_game(tmp_path: Path) -> None:
    bots = own_bots([f"fox={program(tmp_path)}", f"{EXAMPLE}:Dearest"], QUICK)
    with Running(tmp_path / "data", own=bots) as server, Client(server.address) as client:
        wishes = [*seats("h"), *seats("b", "fox"), *seats("b", "Dearest")]
        game = client.http.post("/api/games", json={"seats": wishes, "rounds": 2}).json()["id"]
        assert [Words("en").say(seat.name) for seat in client.facts(game).seats[1:]] == ["fox B", "Dearest C"]
        with Table(client, random.Random(1), "hbb", id=game) as table:
            for _ in play(table):
                pass
        entries = client.entries(game)
        assert {entry.kind for entry in entries} <= {"start", "move", "undo", "pass"}
        assert {entry.seat for entry in entries if entry.kind == "move"} == {0, 1, 2}
        # One process for all questions of a game, and it leaves when the game is over.
        (process,) = started(tmp_path)
        wait_until(lambda: not runs(process))


@pytest.mark.parametrize(
    ("answer", "reason"),
    [("sys.exit(1)", "crashed"), ('say(\'{"action": "pass"}\\n\')', "illegal"), ("time.sleep(1000)", "late")],
)
def test_when_one_fails_a_bot_of_the_house_plays_on_and_everybody_is_told(
    answer: str, reason: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    patience = Patience(0.5, 0.5) if reason == "late" else QUICK
    caplog.set_level(logging.WARNING, "tesno")
    with Running(tmp_path / "data", own=own(tmp_path, answer, patience)) as server, Client(server.address) as client:
        with Table(client, random.Random(1), "hb", bot="fox", rounds=2) as table:
            for _ in play(table):
                pass
            game = table.game
        told = [entry for entry in client.entries(game) if entry.kind == "forfeit"]
        assert [(entry.seat, entry.actions, len(entry.sentences)) for entry in told] == [(1, [], 1)]
        for language in LANGUAGES:
            said = Words(language).say(told[0].sentences[0].text)
            assert said.startswith("fox B")
            assert said.endswith(Words(language)(f"forfeit-{reason}", player="fox B")[5:])
        # It is asked no more, and the others' game was finished.
        (process,) = started(tmp_path)
        assert not runs(process)
        assert client.facts(game).over
        # The past can be looked at, from before and after.
        for version in (told[0].version - 1, told[0].version, told[0].version + 1):
            assert client.get(f"/api/games/{game}/scenes/{version}")["version"] == version
    assert f"plays no more: {reason}: " in caplog.text


def test_what_is_forfeited_stays_so_after_a_restart(tmp_path: Path) -> None:
    first = own(tmp_path, "sys.exit(1)")
    with Running(tmp_path / "data", own=first) as server, Client(server.address) as client:
        token = client.token
        with Table(client, random.Random(1), "hb", bot="fox", rounds=2) as table:
            game = table.game
            while not any(entry.kind == "forfeit" for entry in client.entries(game)):
                command = table.next_command()
                assert command is not None
                table.send(command)
                table.asked()
    before = len(started(tmp_path))
    with Running(tmp_path / "data", own=own(tmp_path, FIRST)) as server, Client(server.address, token) as client:
        assert live_game(server, game).course.forfeited == {1}
        with Table(client, random.Random(1), "hb", id=game) as table:
            for _ in play(table):
                pass
        assert [entry.kind for entry in client.entries(game)].count("forfeit") == 1
    assert len(started(tmp_path)) == before


def test_whoever_plays_on_has_the_bots_that_were_chosen_though_one_failed_there(tmp_path: Path) -> None:
    """What one does oneself at such a seat is one's own, too."""
    with Running(tmp_path / "data", own=own(tmp_path, "sys.exit(1)")) as server, Client(server.address) as client:
        with Table(client, random.Random(1), "hb", bot="fox", rounds=2) as table:
            for _ in play(table):
                pass
            game = table.game
        (told,) = [entry for entry in client.entries(game) if entry.kind == "forfeit"]
        for version, seat in ((told.version, 0), (told.version + 1, 0), (told.version, 1)):
            wish = {"version": version, "seat": seat, "bot": "easy"}
            forked = client.http.post(f"/api/games/{game}/fork", json=wish).json()["id"]
            course = live_game(server, forked).course
            assert not course.stand_ins
            assert live_game(server, forked).question(1 - seat).bot == "easy"
            assert any(body["kind"] == "forfeit" for body in course.bodies)


def test_a_server_that_no_longer_has_a_bot_plays_for_it(tmp_path: Path) -> None:
    with Running(tmp_path, own=own(tmp_path)) as server, Client(server.address) as client:
        token, game = client.token, client.open("hb", "fox", rounds=2).id
    with Running(tmp_path) as server, Client(server.address, token) as client:
        with Table(client, random.Random(1), "hb", id=game) as table:
            for _ in play(table):
                pass
        (told,) = [entry for entry in client.entries(game) if entry.kind == "forfeit"]
        assert "forfeit-missing" in told.model_dump_json()


def test_a_server_ends_with_all_it_has_started(tmp_path: Path) -> None:
    slow = own(tmp_path, "time.sleep(1000)", Patience(1000, 1000))
    with Running(tmp_path / "data", own=slow) as server, Client(server.address) as client:
        table = Table(client, random.Random(1), "hb", bot="fox")
        while asked_seat(table.scene) == 0:
            table.send(table.next_command() or {})
        wait_until(lambda: bool(started(tmp_path)))
        table.socket.connection.close()
    (process,) = started(tmp_path)
    assert not runs(process)


def test_one_that_hangs_keeps_nobody_else_waiting(tmp_path: Path) -> None:
    slow = own(tmp_path, "time.sleep(1000)", Patience(1000, 1000))
    with Running(tmp_path / "data", own=slow) as server, Client(server.address) as client:
        client.open("bh", "fox")
        with Table(client, random.Random(1), "hb", rounds=2) as table:
            for _ in play(table):
                pass


def question(game: str) -> Question:
    table = GameTable(players=2)
    started = Game(table, seed=1)
    view = started.view(started.acting)
    text = json.dumps(table.to_json(), sort_keys=True)
    totals = Ledger(started.rules).totals
    return Question(game, text, "fox", started.acting, 1, view.coins, view.public, totals)


def test_no_more_run_than_there_is_room_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(own_thinkers, "MOST_RUNNING", 2)

    async def ask() -> None:
        thinkers = OwnThinkers(own(tmp_path))
        try:
            for game in ("one", "two", "one", "three"):
                assert len(await thinkers.think(question(game))) == 1
            processes = started(tmp_path)
            assert len(processes) == 3
            # The second one has waited longest.
            while runs(processes[1]):
                await asyncio.sleep(0.01)
            assert [runs(process) for process in processes] == [True, False, True]
            thinkers.ended("one", [1, 2], [1], [])
            while runs(processes[0]):
                await asyncio.sleep(0.01)
        finally:
            thinkers.close()
        assert not any(map(runs, started(tmp_path)))

    asyncio.run(asyncio.wait_for(ask(), 30))


def test_one_that_nobody_asks_any_more_is_ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(own_thinkers, "IDLE_SECONDS", 0.01)

    async def ask() -> None:
        thinkers = OwnThinkers(own(tmp_path))
        try:
            await thinkers.think(question("one"))
            while any(map(runs, started(tmp_path))):
                await asyncio.sleep(0.01)
            # And it comes back when it is asked.
            await thinkers.think(question("one"))
            assert len(started(tmp_path)) == 2
        finally:
            thinkers.close()

    asyncio.run(asyncio.wait_for(ask(), 30))


def test_a_question_that_is_taken_back_ends_its_process(tmp_path: Path) -> None:
    async def ask() -> None:
        thinkers = OwnThinkers(own(tmp_path, "time.sleep(1000)", Patience(1000, 1000)))
        try:
            asking = asyncio.create_task(thinkers.think(question("one")))
            while not started(tmp_path):
                await asyncio.sleep(0.01)
            asking.cancel()
            with pytest.raises(asyncio.CancelledError):
                await asking
            while any(map(runs, started(tmp_path))):
                await asyncio.sleep(0.01)
        finally:
            thinkers.close()

    asyncio.run(asyncio.wait_for(ask(), 30))


def test_a_bot_that_was_not_named_is_missing() -> None:
    async def ask() -> None:
        thinkers = OwnThinkers(OwnBots())
        with pytest.raises(Forfeit, match="missing"):
            await thinkers.think(question("one"))
        thinkers.close()

    asyncio.run(ask())
