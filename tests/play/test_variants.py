"""A table's variant: said in JSON, positions and replays, and refused where it does not fit."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tesno.core.state import same
from tesno.play import Game, Table, TableError
from tesno.play.position import position_text, read_position
from tesno.play.replay import read_replay, write_replay
from tesno.position import PositionError

FACTIONS = Table(box="warcraft", players=4, variant="factions")


def test_json_has_it_only_where_there_is_one() -> None:
    assert Table.from_json(FACTIONS.to_json()) == FACTIONS
    assert FACTIONS.to_json()["variant"] == "factions"
    assert "variant" not in Table(box="warcraft", players=4).to_json()


@pytest.mark.parametrize(
    ("table", "problem"),
    [
        (Table(variant="factions"), "the box 'base' has no variant 'factions': it has none"),
        (
            Table(box="warcraft", players=4, variant="faction"),
            "box 'warcraft' has no variant 'faction': .*factions",
        ),
        (Table(box="warcraft", players=3, variant="factions"), "3 players: the variant 'factions' is for 4"),
        (Table(box="warcraft", players=2, variant="solo_easy"), "2 players: the variant 'solo_easy' is for 1"),
        (Table(box="warcraft", players=1), "1 players: this box is for 2, 3, 4, 5"),
        (Table(players=1), "1 players: this box is for 2, 3, 4, 5"),
    ],
)
def test_what_does_not_fit_is_refused(table: Table, problem: str) -> None:
    with pytest.raises(TableError, match=problem):
        table.check()


def test_one_plays_on_the_boards_of_two() -> None:
    solo = Table(box="warcraft", players=1, variant="solo_hard")
    two = Table(box="warcraft", players=2)
    assert [board.id for board in solo.boards()] == [board.id for board in two.boards()]
    assert (
        Table(box="warcraft", players=1, variant="solo_hard", layout="random").draws()
        == Table(box="warcraft", players=2, layout="random").draws()
    )
    assert solo.rules().rounds == two.rules().rounds


@pytest.mark.parametrize("table", [FACTIONS, Table(box="warcraft", players=1, variant="solo_fair", layout="random")])
def test_a_game_is_replayed_to_the_same_end(table: Table, tmp_path: Path) -> None:
    game = Game(table, seed=3)
    while not game.over:
        game.apply(game.legal[len(game.log) % len(game.legal)])
    file = tmp_path / "game.json"
    file.write_text(json.dumps(write_replay(game)), "utf-8")
    again = read_replay(file)
    assert again.over
    assert same(again.state, game.state)
    assert again.winners == game.winners


@pytest.mark.parametrize("table", [FACTIONS, Table(box="warcraft", players=1, variant="solo_fair")])
def test_positions_are_written_and_read(table: Table) -> None:
    game = Game(table, seed=8)
    turns = 0
    while not game.over and turns < 12:
        if game.question is not None and game.question.word == "decide":
            turns += 1
            lines = position_text(game.table, game.rules, game.state)
            assert f"variant {table.variant}" in lines
            read = read_position(lines)
            assert read.table.variant == table.variant
            assert read.table.players == table.players
            assert position_text(read.table, read.rules, read.state) == lines
        game.apply(game.legal[len(game.log) % len(game.legal)])
    assert turns > 3


@pytest.mark.parametrize(
    ("lines", "problem"),
    [
        ("map warcraft-4\nvariant factions solo_easy\nturn A", "`variant` takes one word"),
        ("map base-2\nvariant factions\nturn A", "the box 'base' has no variant"),
        ("map warcraft-4\nvariant factions\nplayers 3\nturn A", "the variant 'factions' is for 4"),
        (
            "map warcraft-4\nvariant factions\nA active orcs/farmer 3=2\nturn A",
            "orcs is of horde, the seat plays for alliance",
        ),
    ],
)
def test_positions_that_do_not_fit(lines: str, problem: str) -> None:
    with pytest.raises(PositionError, match=problem):
        read_position(lines)
