"""Games that are brought back from their logs: the same games, or none."""

from __future__ import annotations

import random
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from tests.server.client import Client
from tests.server.running import ON_BOTH, Running
from tests.server.tables import Table

from tesno.core.game import new_state
from tesno.core.rules import Rules
from tesno.core.state import State

MOVES = 12


def open_and_play(data: Path) -> tuple[str, str, int]:
    """A game under way: its id, its guest's token, its version."""
    with Running(data) as server, Client(server.address) as client, Table(client, random.Random(3)) as table:
        for _ in range(MOVES):
            command = table.next_command()
            assert command is not None
            table.send(command)
        return table.game, client.token, table.scene.version


def change_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    """As another release might: every line of the log still fits, but whoever is first has more coins."""

    def richer(rules: Rules) -> State:
        state = new_state(rules)
        state.coins = (state.coins[0] + 40, *state.coins[1:])
        return state

    monkeypatch.setattr("tesno.play.game.new_state", richer)


@ON_BOTH
def test_a_game_that_became_another_by_new_rules_is_not_shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game, token, version = open_and_play(tmp_path)
    with monkeypatch.context() as other_release:
        change_rules(other_release)
        with Running(tmp_path) as server, Client(server.address, token) as client:
            answer = client.http.get(f"/api/games/{game}")
            assert (answer.status_code, answer.json()["code"]) == (409, "other_rules")
            with client.socket(game) as socket:
                assert socket.closed() == 4409
            with Client(server.address) as stranger, stranger.socket(game) as socket:
                assert socket.closed() == 4404
            # Games of these rules are played as ever.
            with Table(client, random.Random(4)) as table:
                command = table.next_command()
                assert command is not None
                table.send(command)
    with Running(tmp_path) as server, Client(server.address, token) as client, client.socket(game) as socket:
        assert socket.hello().scene.version == version


def test_a_game_of_a_release_without_fingerprints_is_taken_as_it_is(tmp_path: Path) -> None:
    game, token, version = open_and_play(tmp_path)
    with closing(sqlite3.connect(tmp_path / "games.sqlite3")) as database, database:
        database.execute("UPDATE games SET progress = json_remove(progress, '$.fingerprint')")
    with Running(tmp_path) as server, Client(server.address, token) as client, client.socket(game) as socket:
        assert socket.hello().scene.version == version
