"""Replay files of earlier versions: they open where they stood, and go on."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from tests.saved import FOLDERS, REPLAYS, expected_of, name_of
from tests.standing import standing

from tesno.core.actions import CHANCE
from tesno.load.boxes import box_ids
from tesno.play import Game, IllegalAction, Table, read_replay, replay_data, write_replay

IDLE_GHOULS = "base-2-idle-ghouls"
# What there was before the third box.
BOXES_THEN = {"06b61d8": ["base", "underground"]}


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_there_are_saved_games_of_every_sort(folder: Path) -> None:
    mine = [path for path in REPLAYS if path.parent.parent == folder]
    tables = [Table.from_json(replay_data(path)["table"]) for path in mine]
    questions = {expected_of(path)["question"] for path in mine}
    for box in BOXES_THEN.get(folder.name, box_ids()):
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
    if path.stem != IDLE_GHOULS:
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


def test_where_ghouls_once_committed_their_player_the_log_has_said_expand(tmp_path: Path) -> None:
    """Ghouls that march and do nothing leave decline open now (K75); logs of before do not answer that question."""
    path = next(path for path in REPLAYS if path.stem == IDLE_GHOULS)
    lines = replay_data(path)["log"]
    game = read_replay(path)
    said = [move.text for move in game.log]
    place = next(place for place, text in enumerate(said) if text != lines[place])
    assert said == [*lines[:place], "expand", *lines[place:]]
    # What was decided at once is taken back at once; and written anew nothing is left to be guessed.
    while len(game.log) > place:
        game.undo()
    assert len(game.log) == place
    assert {"expand", "decline"} <= set(game.legal_texts)
    again = Game(game.table)
    for text in said:
        again.apply(text)
    assert standing(again) == standing(read_replay(path))
    # Nothing else is made up for a log: at any other choice between expanding and declining it must answer that.
    other = Game(game.table)
    other.replay(lines[: lines.index("expand")])
    assert {"expand", "decline"} <= set(other.legal_texts)
    before = standing(other)
    for text in ("march", lines[lines.index("expand") + 1], "pick 1"):
        with pytest.raises(IllegalAction, match="wrong_step"):
            other.repeat(text)
        assert standing(other) == before


def test_a_line_that_fits_neither_before_nor_after_expanding_changes_nothing() -> None:
    path = next(path for path in REPLAYS if path.stem == IDLE_GHOULS)
    lines = replay_data(path)["log"]
    said = [move.text for move in read_replay(path).log]
    place = next(place for place, text in enumerate(said) if text != lines[place])
    game = Game(read_replay(path).table)
    game.replay(lines[:place])
    before, undoable = standing(game), game.undoable
    with pytest.raises(IllegalAction):
        game.repeat("pick 1")
    assert (standing(game), game.undoable, len(game.log)) == (before, undoable, place)
