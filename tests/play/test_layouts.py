"""Tables with maps of the players' own and with layouts: carried along, drawn, replayed, verified."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.isles import isles

from tesno.bots.series import Plan, play_series
from tesno.core.actions import CHANCE
from tesno.load.errors import ContentError
from tesno.load.map_wish import map_document
from tesno.locale import Words
from tesno.play import (
    ActionError,
    Game,
    IllegalAction,
    MalformedAction,
    SealedDice,
    Table,
    TableError,
    draw_chance,
    verify_replay,
)
from tesno.play.replay import read_replay, write_replay
from tesno.play.table import _rules_of, rules_of
from tesno.scenario import scenario_of
from tesno.scenario.files import check_text

EXAMPLES = Path(__file__).parents[2] / "examples"
SECRET = bytes(range(32))


@pytest.fixture(scope="module", autouse=True)
def box(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with isles(tmp_path_factory.mktemp("boxes")):
        yield


def fords(**changes: Any) -> dict[str, Any]:
    return {**map_document(EXAMPLES / "three_fords.json"), **changes}


def play_on(game: Game, seed: int) -> None:
    rng = random.Random(seed)
    while not game.over:
        game.apply(rng.choice(game.legal))


def sealed(table: Table) -> dict[str, Any]:
    """A finished game of a server as its replay has it."""
    game, dice, rng = Game(table), SealedDice(SECRET), random.Random(5)
    draw_chance(game, dice)
    while not game.over:
        game.apply(rng.choice(game.legal))
        draw_chance(game, dice)
    return {**write_replay(game), "seed": SECRET.hex(), "commitment": dice.commitment}


# --- maps of the players' own ---


def test_a_game_on_a_map_of_ones_own_is_carried_in_its_replay(tmp_path: Path) -> None:
    table = Table(map=fords())
    assert Table.from_json(json.loads(json.dumps(table.to_json()))) == table
    game = Game(table, seed=3)
    assert (game.rules.board.id, game.rules.board.size, game.rules.rounds) == ("three_fords", 12, 8)
    play_on(game, 1)
    path = tmp_path / "replay.json"
    path.write_text(json.dumps(write_replay(game)), encoding="utf-8")
    again = read_replay(path)
    assert again.over
    assert again.state.coins == game.state.coins
    assert verify_replay(sealed(table)) > 20


def test_rounds_are_the_tables_or_the_maps_or_the_boxs() -> None:
    unsaid = fords()
    del unsaid["rounds"]
    assert Table(map=fords(), rounds=4).rules().rounds == 4
    assert Table(map=fords()).rules().rounds == 8
    assert Table(map=unsaid).rules().rounds == 10


def test_own_maps_and_boards_of_the_box_side_by_side() -> None:
    rules = Table(players=2, map=["base-2", fords()]).rules()
    assert (rules.board.id, rules.board.size, rules.rounds) == ("base-2 three_fords", 35, 10)
    assert len(rules.board.parts) == 2
    play_on(Game(Table(players=2, map=["base-2", fords()], rounds=3), seed=1), 2)


@pytest.mark.parametrize(
    ("table", "error", "problem"),
    [
        (Table(map="base-9"), TableError, "unknown map 'base-9': did you mean"),
        (Table(map=["base-2", "base-x"]), TableError, "unknown map 'base-x'"),
        (Table(map="examples/three_fords.json"), TableError, "content of a file: tesno.map_document(path)"),
        (Table(map=["base-2", "base-2"]), TableError, "board 'base-2' is there 2 times"),
        (Table(map=["base-5", "base-4"]), TableError, "87 regions together"),
        (Table(map=["base-2"] * 9), TableError, "at most 8"),
        (Table(map=fords(), box="underground"), TableError, "is for the box 'base'"),
        (Table(map=fords(id="base-2")), TableError, "bears the id of a board of the box"),
        (Table(map=fords(box="bose")), ContentError, "box: unknown box 'bose' (did you mean 'base'?)"),
        (Table(map=fords(playrs=2)), ContentError, "map three_fords: playrs: unknown key 'playrs'"),
        (Table(map={}), ContentError, "map: id: missing"),
        (Table(map=fords(note="x" * 300_000)), ContentError, "at most 262144 are read"),
        (Table(map=fords(note=float("nan"))), ContentError, "note"),
        (Table(map=fords(), players=6), TableError, "6 players"),
        (Table(map="base-2", layout="random"), TableError, "leave the map empty"),
        (Table(layout="randm"), TableError, "unknown layout 'randm'"),
        (Table(layout="random", players=7), TableError, "7 players"),
    ],
)
def test_what_can_be_wrong_with_a_tables_map(table: Table, error: type[Exception], problem: str) -> None:
    with pytest.raises(error) as caught:
        table.check()
    assert problem in str(caught.value)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("value", [3, True, [3], ["base-2", None], [["base-2"]]])
def test_a_map_that_is_none_is_refused(value: Any) -> None:
    with pytest.raises(TableError, match="map"):
        Table.from_json({"map": value})


def test_tables_of_earlier_releases_are_read() -> None:
    table = Table.from_json({"box": "base", "players": 3, "map": "", "rounds": 0})
    assert table == Table(players=3)
    assert table.map is None
    # And what has no layout is written as it always was.
    assert table.to_json()["map"] == ""
    assert "layout" not in table.to_json()


# --- random layouts ---


def drawn_table(players: int = 3) -> Table:
    return Table(box="isles", players=players, layout="random")


def test_a_drawn_layout_is_the_logs_first_entry() -> None:
    game = Game(drawn_table(), seed=4)
    first = game.log[0]
    assert first.acting == CHANCE
    assert first.text == f"layout {game.rules.board.id}"
    assert game.laid.map == game.rules.board.id.split()
    assert game.rules.rounds == 8
    assert game.table == drawn_table()
    assert game.moves == game.log[1:]
    play_on(game, 4)
    again = Game(drawn_table())
    assert not again.laid_out
    assert again.acting == CHANCE
    assert not again.over
    assert again.question is not None
    assert (again.question.word, again.question.seat) == ("layout", CHANCE)
    assert [choice.text for choice in again.question.choices] == again.legal_texts
    assert first.text in again.legal_texts
    again.replay(move.text for move in game.log)
    assert again.state.coins == game.state.coins
    assert Words("en", box="isles").story(game.events[:1], "ABC", {}) == [
        f"The boards are laid out: {', '.join(game.rules.board.id.split())}."
    ]


def test_a_layout_of_an_ordinary_box_is_its_board() -> None:
    assert Game(Table(players=3, layout="random"), seed=1).log[0].text == "layout base-3"


def test_seeds_draw_all_layouts_about_equally_often() -> None:
    count = Counter(Game(drawn_table(2), seed).log[0].text for seed in range(1600))
    assert len(count) == 16
    # 100 are expected, 10 is one standard deviation.
    assert all(60 < times < 140 for times in count.values())


def test_a_script_may_tell_the_layout() -> None:
    game = Game(drawn_table(), seed=1, chance=["layout l2b m1a s2a", "first C"])
    assert game.rules.board.id == "l2b m1a s2a"
    assert [move.text for move in game.log[:2]] == ["layout l2b m1a s2a", "first C"]


def test_a_copy_of_a_game_that_waits_for_its_boards() -> None:
    game = Game(drawn_table())
    twin = game.copy()
    twin.apply("layout l1a m1a s1a")
    assert (game.laid_out, twin.laid_out) == (False, True)


def test_a_turn_on_drawn_boards_or_an_own_map_becomes_a_scenario() -> None:
    for table in (drawn_table(), Table(map=fords(note="a # sign")), Table(map=["base-2", fords()], players=3)):
        game = Game(table, seed=6)
        rng = random.Random(6)
        for _ in range(60):
            game.apply(rng.choice(game.legal))
        text = scenario_of(game)
        assert check_text(text + f"  expect coins A = {game.state.coins[0]}\n") == (1, [])


def test_what_a_seed_deals_does_not_depend_on_the_draw() -> None:
    drawn = Game(Table(players=3, layout="random"), seed=9)
    plain = Game(Table(players=3), seed=9)
    assert [move.text for move in drawn.moves] == [move.text for move in plain.log]


def test_the_layout_of_sealed_dice_is_a_draw_of_its_own() -> None:
    drawn, plain = sealed(Table(players=2, layout="random", rounds=3)), sealed(Table(players=2, rounds=3))
    assert drawn["log"][0] == "layout base-2"
    assert drawn["log"][1:] == plain["log"]
    assert verify_replay(drawn) == verify_replay(plain) + 1
    secrets = (index.to_bytes(32) for index in range(800))
    count = Counter(SealedDice(secret).layout(drawn_table(2)) for secret in secrets)
    assert len(count) == 16
    assert all(20 < times < 80 for times in count.values())


def test_another_layout_than_the_seeds_is_found_out() -> None:
    data = sealed(drawn_table())
    assert verify_replay(data)
    other = next(" ".join(boards) for boards in drawn_table().draws() if f"layout {' '.join(boards)}" != data["log"][0])
    with pytest.raises(TableError, match="line 1 of the log: the seed gives 'layout"):
        verify_replay({**data, "log": [f"layout {other}", *data["log"][1:]]})


@pytest.mark.parametrize(
    ("line", "error"),
    [
        ("first A", MalformedAction),
        ("layout", MalformedAction),
        (7, MalformedAction),
        ("layout l1a", IllegalAction),
        ("layout l1a l2a s1a", IllegalAction),
        ("layout s1a m1a l1a", IllegalAction),
    ],
)
def test_before_the_boards_lie_there_nothing_can_be_done(line: Any, error: type[ActionError]) -> None:
    game = Game(drawn_table())
    with pytest.raises(error):
        game.apply(line)
    assert not game.log
    assert not game.laid_out


def test_rules_are_made_once_for_each_layout_and_not_kept_for_ever() -> None:
    game = Game(drawn_table(), seed=4)
    assert Game(drawn_table(), seed=4).rules is game.rules
    assert rules_of(game.laid) is game.rules
    for boards in drawn_table(5).draws():
        rules_of(drawn_table(5).laid_out(boards))
    assert _rules_of.cache_info().currsize <= 32


def test_series_draw_a_layout_for_each_game(tmp_path: Path) -> None:
    plan = Plan(drawn_table(2), ("random", "random"), seed=2, save=str(tmp_path))
    play_series(plan, 6, jobs=1)
    games = [read_replay(path) for path in sorted(tmp_path.iterdir())]
    assert all(game.over for game in games)
    assert len({game.log[0].text for game in games}) > 1
    # The same game in a process of its own, or by its seed alone.
    assert games[3].log[0].text == Game(plan.table, seed=plan.seed_of(3)).log[0].text
