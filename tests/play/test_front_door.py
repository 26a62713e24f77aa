"""Positions, questions and scripted chance of a game."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from tests.walks import BOARDS

from tesno.core.actions import CHANCE
from tesno.core.state import same, to_json
from tesno.core.view import view_json
from tesno.load.sources import Source
from tesno.play import (
    Choice,
    Game,
    IllegalAction,
    MalformedAction,
    Question,
    Table,
    TableError,
    read_replay,
    write_replay,
)
from tesno.play.position import position_text
from tesno.position import PositionError
from tesno.scenario import check_text, scenario_of

ORCS = """
map base-2                       # a comment
A active orcs/berserk 9=3 10 hand 4
B active elves/forest 14=2
turn A conquer
"""


# Tables.


@pytest.mark.parametrize(
    ("entries", "said"),
    [
        ({"races": "elves"}, "'races': expected a list of str entries"),
        ({"options": "open_coins"}, "'options': expected a list"),
        ({"content": "yetis.toml"}, r"Table\.with_content\(\[path\]\) reads it"),
        ({"content": ["yetis.toml"]}, r"Table\.with_content\(\[path\]\) reads it"),
        ({"content": Source("yetis.toml", "")}, r"Table\.with_content\(\[path\]\) reads it"),
        ({"players": "2"}, "'players': '2' is not of type int"),
        ({"players": 2.0}, r"'players': 2\.0 is not of type int"),
        ({"players": True}, "'players': True is not of type int"),
        ({"rounds": None}, "'rounds': None is not of type int"),
        ({"box": None}, "'box': None is not of type str"),
        ({"map": 3}, "'map': 3 is no id of a board"),
    ],
)
def test_a_slip_in_a_table_is_told_when_it_is_made(entries: dict[str, Any], said: str) -> None:
    with pytest.raises(TableError, match=said):
        Table(**entries)


def test_lists_and_numbers_of_numpy_are_as_good() -> None:
    table = Table(players=np.int64(3), options=["open_coins"], content=[])  # type: ignore[arg-type]
    assert table == Table(players=3, options=("open_coins",))
    assert Table.from_json(json.loads(json.dumps(table.to_json()))) == table
    assert Table(map=("base-2",)) == Table(map=["base-2"])  # type: ignore[arg-type]


# Positions.


def test_a_game_goes_on_from_a_position() -> None:
    game = Game.at(ORCS, seed=1)
    assert (game.acting, game.table.players, game.log) == (0, 2, [])
    assert game.question is not None
    assert game.question.choices[0].text == "end"
    game.apply("conquer 14")
    game.apply("finish")
    assert game.acting == 1
    rng = random.Random(1)
    while not game.over:
        game.apply(rng.choice(game.legal))
    assert game.winners


def test_lines_are_as_good_as_text() -> None:
    lines = [line for line in ORCS.splitlines() if line]
    assert same(Game.at(lines).state, Game.at(ORCS).state)


@pytest.mark.parametrize(
    "turn", ["turn A", "turn A decide", "turn A ready", "turn A conquer", "turn A conquer picked", "turn B"]
)
def test_any_moment_that_a_scenario_can_name(turn: str) -> None:
    game = Game.at(ORCS.replace("turn A conquer", turn))
    assert game.question is not None
    words = {"turn A": "decide", "turn B": "decide", "turn A conquer picked": "conquer"}
    assert game.question.word == words.get(turn, turn.split()[-1])


@pytest.mark.parametrize(
    ("moves", "word", "seat"),
    [
        ("A: conquer 14\nA: end", "redeploy", 0),
        ("A: roll\ndie 2", "conquer", 0),
        ("A: roll", "die", CHANCE),
        ("die 1\nA: roll\nA: conquer 14\nexpect holder 14 = A\nA: end", "redeploy", 0),
        ("A: conquer 14\nA: redeploy 14=2 9=4 10=2\nB: expand", "conquer", 1),
    ],
)
def test_moves_lead_to_any_moment_of_a_turn(moves: str, word: str, seat: int) -> None:
    game = Game.at(ORCS + moves)
    assert game.question is not None
    assert (game.question.word, game.acting) == (word, seat)
    assert game.log[0].text == moves.replace("die 1\n", "").splitlines()[0].removeprefix("A: ")
    assert same(Game.at(scenario_of(game)).state, game.state)
    again = Game.at(game.position, table=game.table)
    again.replay(move.text for move in game.log)
    assert same(again.state, game.state)


def test_what_chance_has_still_to_decide_is_left_to_the_script_or_the_seed() -> None:
    assert Game.at(ORCS + "A: roll", chance=["die 3"]).log[-1].text == "die 3"
    assert Game.at(ORCS + "A: roll", seed=1).acting == 0


@pytest.mark.parametrize(("box", "players"), BOARDS)
def test_every_moment_of_a_random_game_can_be_written_down_and_read_back(box: str, players: int) -> None:
    game = Game(Table(box=box, players=players), seed=players)
    rng = random.Random(players)
    while not game.over:
        game.apply(rng.choice(game.legal))
        if len(game.log) % 9 == 0 or game.over:
            again = Game.at(scenario_of(game), table=game.table)
            assert (again.acting, again.legal_texts) == (game.acting, game.legal_texts), scenario_of(game)
            for seat in range(players):
                assert view_json(again.rules, again.view(seat)) == view_json(game.rules, game.view(seat))


@pytest.mark.parametrize(
    ("moves", "error", "problem"),
    [
        ("A: conquer 1", IllegalAction, "conquer 1: water"),
        ("A: march 1 2 3", MalformedAction, "march 1 2 3"),
        ("die 3", PositionError, "chance was never asked for 'die 3'"),
        ("die six\nA: roll", PositionError, "'A: roll': .*six"),
        ("A: roll\nA: end", PositionError, "say which face"),
        ("A: end\nturn B", PositionError, "'turn' is no seat"),
    ],
)
def test_moves_that_can_not_be_say_why(moves: str, error: type[Exception], problem: str) -> None:
    with pytest.raises(error, match=problem):
        Game.at(ORCS + moves)


BOMB = "map warcraft-2\nA active goblins/mining 6=3\nB active dwarves/farmer 3=2 20\nbomb 3\nturn A"


@pytest.mark.parametrize(
    ("moves", "problem"),
    [
        ("", "turn A conquer: chance is asked first: fuse; write `turn A` and answer it"),
        ("\nA: expand", "say what comes with `chance: fuse 3` or `chance: fuse 0`"),
        ("\nchance: live", "say what comes with `chance: fuse 3` or `chance: fuse 0`"),
        ("\nchance: fuse 3\nchance: live", "chance is not asked now; A is asked: decide"),
    ],
)
def test_what_chance_is_asked_by_a_trait_must_be_told(moves: str, problem: str) -> None:
    with pytest.raises(PositionError, match=problem.removeprefix("turn A conquer: ")):
        Game.at(BOMB + (moves or " conquer"))


def test_a_position_that_can_not_be_says_why() -> None:
    with pytest.raises(PositionError, match="'A active orks/hill 9': unknown race 'orks'"):
        Game.at("map base-2\nA active orks/hill 9")


def test_files_count_from_the_folder(tmp_path: Path) -> None:
    (tmp_path / "own.toml").write_text(
        '[[race]]\nid = "owls"\ntokens = 6\nborrows = "orcs"\nnames = { en = "Owls" }\n', encoding="utf-8"
    )
    with pytest.raises(PositionError, match=r"own\.toml"):
        Game.at("map base-2\ncontent own.toml")


@pytest.mark.parametrize(("box", "players"), BOARDS)
def test_a_turn_written_down_is_played_on_alike(box: str, players: int) -> None:
    game = Game(Table(box=box, players=players), seed=players)
    rng = random.Random(players)
    while game.state.round < 4 or game.question is None or game.question.word not in ("pick", "decide"):
        game.apply(rng.choice(game.legal))
    again = Game.at(position_text(game.table, game.rules, game.state))
    assert again.legal_texts == game.legal_texts
    assert again.question is not None
    assert again.question.seat == game.acting


def test_a_replay_knows_where_the_game_began(tmp_path: Path) -> None:
    game = Game.at(ORCS, seed=3)
    for line in ("conquer 14", "redeploy 9=3 10=3 14=2", "decline"):
        game.apply(line)
    file = tmp_path / "game.json"
    file.write_text(json.dumps(write_replay(game)), encoding="utf-8")
    again = read_replay(file)
    assert same(again.state, game.state)
    assert [move.text for move in again.log] == [move.text for move in game.log]
    assert check_text(scenario_of(game) + f"  expect coins A = {game.state.coins[0]}\n") == (1, [])
    file.write_text(json.dumps({**write_replay(game), "position": ["turn C"]}), encoding="utf-8")
    with pytest.raises(TableError, match="'C' is no seat"):
        read_replay(file)
    file.write_text(json.dumps({**write_replay(game), "position": "turn A"}), encoding="utf-8")
    with pytest.raises(TableError, match="a list of lines"):
        read_replay(file)


@pytest.mark.parametrize(
    ("action", "problem"),
    [
        ("conquer", "a number or name is missing behind 'conquer'"),
        ("stout 3", "'3' does not fit 'stout'"),
        ("concuer 9", "unknown word 'concuer'; known: abandon, .*, conquer, "),
        (123456789, "123456789 is no action: take one of `legal`"),
        (None, "None is no action: take one of `legal`"),
        (3.5, "3.5 is no action"),
    ],
)
def test_what_is_no_action_says_what_to_do(action: Any, problem: str) -> None:
    with pytest.raises(MalformedAction, match=problem) as caught:
        Game.at(ORCS).apply(action)
    assert "ghouls" not in str(caught.value)  # a rule without an action of its own


def test_before_the_boards_are_drawn_a_game_says_so() -> None:
    game = Game(Table(players=3, layout="random"))
    assert game.why_not("layout base-3") is None
    assert game.why_not("pick 1") == ("chance_acts", {})
    assert game.expand("layout base-3") == ["layout base-3"]
    with pytest.raises(MalformedAction, match="not laid out yet"):
        game.expand("pick 1")
    for ask in (lambda: game.view(0), lambda: game.cost(3), lambda: game.income(0)):
        with pytest.raises(AttributeError, match="not laid out"):
            ask()
    game.apply("layout base-3")
    assert game.acting == CHANCE
    assert game.rules.board.id == "base-3"


@pytest.mark.parametrize("region", [0, 24, -1])
def test_only_regions_of_the_map_have_a_cost(region: int) -> None:
    with pytest.raises(ValueError, match=f"region {region}: the map has 1 to 23"):
        Game.at(ORCS).cost(region)


# Questions.


def test_a_question_is_a_word_a_seat_and_choices() -> None:
    game = Game.at("map base-2\nA active giants/hill 9 10\nB active elves/forest 14=2\nturn A")
    expand, decline = game.legal
    assert game.question == Question("decide", 0, (Choice("expand", expand), Choice("decline", decline)))
    for choice in game.question.choices:
        for answer in (choice.text, choice.action):
            game.copy().apply(answer)


def test_chance_is_asked_too_and_nobody_when_it_is_over() -> None:
    game = Game(Table())
    assert game.question == Question("first", CHANCE, tuple(map(Choice, ["first A", "first B"], game.legal)))
    over = Game(Table(rounds=1), seed=1)
    while not over.over:
        assert over.question is not None
        over.apply(over.question.choices[-1].action)
    assert over.question is None


# Scripted chance.

GAMBLE = "map base-2\nA active orcs/hill 9=3 10\nB active elves/forest 14=9\nturn A conquer"


def test_chance_acts_as_told() -> None:
    game = Game.at(ORCS, chance=["die 2", "die 0"])
    game.apply("roll")
    assert game.state.die == 2
    assert game.log[-1].text == "die 2"
    game.apply("conquer 14")
    game.apply("roll")
    assert [move.text for move in game.log if move.acting == CHANCE] == ["die 2", "die 0"]
    game.apply("conquer 3")
    game.apply("roll")
    assert game.acting == CHANCE  # the script is over, so chance waits
    game.apply("die 1")


def test_after_the_script_the_seed_decides() -> None:
    table = Table(players=2)
    game = Game(table, seed=4, chance=["first B", "banner elves", "badge hill"])
    assert [move.text for move in game.log[:3]] == ["first B", "banner elves", "badge hill"]
    assert len(game.state.column_races) == 6
    assert game.acting == 1
    again = Game(table, seed=4, chance=["first B", "banner elves", "badge hill"])
    assert [move.text for move in again.log] == [move.text for move in game.log]


@pytest.mark.parametrize(
    ("told", "error", "message"),
    [
        ("banner elves", IllegalAction, r"chance: 'banner elves' can't be drawn now, asked for is die: die 0"),
        ("die 9", MalformedAction, "the die has no such face; asked for now: die"),
        ("dye 2", MalformedAction, "unknown word 'dye'"),
    ],
)
def test_a_script_that_does_not_fit_changes_nothing(told: str, error: type[Exception], message: str) -> None:
    game = Game.at(ORCS, chance=[told, "die 3"])
    game.apply("conquer 14")
    state, undoable, events = to_json(game.state), game.undoable, list(game.events)
    for _ in range(2):
        with pytest.raises(error, match=message):
            game.apply("roll")
        assert to_json(game.state) == state
        assert (game.undoable, game.events, len(game.log)) == (undoable, events, 1)


def test_a_script_that_does_not_fit_the_start() -> None:
    with pytest.raises(IllegalAction, match="asked for is first"):
        Game(Table(), chance=["die 3"])
