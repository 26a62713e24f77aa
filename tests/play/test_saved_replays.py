"""Replay files of earlier versions: they open where they stood, and go on."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from tests.saved import FOLDERS, REPLAYS, expected_of, name_of
from tests.standing import standing

from tesno.core.actions import CHANCE
from tesno.play import Game, IllegalAction, Table, read_replay, replay_data, write_replay


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_there_are_saved_games_of_every_sort(folder: Path) -> None:
    mine = [path for path in REPLAYS if path.parent.parent == folder]
    tables = [Table.from_json(replay_data(path)["table"]) for path in mine]
    questions = {expected_of(path)["question"] for path in mine}
    for box in ("base", "underground"):
        assert sum(table.box == box for table in tables) >= 10
        assert {table.players for table in tables if table.box == box} == {2, 3, 4, 5}
    assert questions >= {"over", "conquer", "redeploy", "retreat", "ready", "die", "find", "camp", "queen"}
    assert any(table.content for table in tables)
    assert any(table.options for table in tables)


@pytest.mark.parametrize("path", REPLAYS, ids=name_of)
def test_a_saved_replay_stands_where_it_stood(path: Path) -> None:
    data, expected = replay_data(path), expected_of(path)
    game = read_replay(path)
    now = standing(game)
    assert {word: now[word] for word in expected} == expected
    again = write_replay(game)
    assert again["log"] == data["log"]
    assert again.get("result") == data.get("result")
    assert Table.from_json(again["table"]) == Table.from_json(data["table"])


@pytest.mark.parametrize("path", REPLAYS, ids=name_of)
def test_a_saved_replay_goes_on_to_the_end(path: Path) -> None:
    game = read_replay(path)
    rng = random.Random(path.stem)
    moves = len(game.log)
    while not game.over:
        game.apply(rng.choice(game.legal))
    assert game.winners
    if expected_of(path)["question"] == "over":
        assert len(game.log) == moves
        with pytest.raises(IllegalAction, match="game_over"):
            game.apply("decline")
    else:
        assert len(game.log) > moves
        assert game.state.round == game.rules.rounds


@pytest.mark.parametrize("path", REPLAYS, ids=name_of)
def test_a_step_of_a_saved_replay_can_be_taken_back(path: Path) -> None:
    """Also the moment before the last one can be gone to, and gone on from: what undo and `--upto` do."""
    data = replay_data(path)
    game = Game(Table.from_json(data["table"]))
    game.replay(data["log"][:-1])
    before = standing(game)
    decided = game.acting != CHANCE
    game.apply(data["log"][-1])
    if decided and not game.over:
        game.undo()
        assert standing(game) == before
        game.apply(data["log"][-1])
    now = standing(game)
    assert {word: now[word] for word in expected_of(path)} == expected_of(path)
