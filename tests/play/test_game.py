"""The driver: checked actions, seeds, undo, replay, reports."""

from __future__ import annotations

import json
import random
from typing import Any

import numpy
import pytest
from tests.walks import BOARDS, BOXES

from tesno.core.actions import CHANCE, CONQUER, Action
from tesno.core.state import same, to_json
from tesno.play import Game, IllegalAction, Ledger, MalformedAction, Table, TableError, read_replay, write_replay
from tesno.scenario import check_text, scenario_of


def play_on(game: Game, rng: random.Random, moves: int = 10**6) -> None:
    for _ in range(moves):
        if game.over:
            return
        legal = game.legal
        game.apply(legal[int(rng.random() * len(legal))])


@pytest.mark.parametrize("box", BOXES)
def test_a_seed_gives_the_same_game_again(box):
    table = Table(box=box, players=3)
    first, second = Game(table, seed=5), Game(table, seed=5)
    play_on(first, random.Random(1))
    play_on(second, random.Random(1))
    assert [move.text for move in first.log] == [move.text for move in second.log]
    assert same(first.state, second.state)
    assert first.winners == second.winners != []
    other = Game(table, seed=6)
    play_on(other, random.Random(1))
    assert [move.text for move in other.log] != [move.text for move in first.log]


@pytest.mark.parametrize(("box", "players"), BOARDS)
def test_a_log_replays_without_a_seed(box, players, tmp_path):
    game = Game(Table(box=box, players=players, options=("own_decline_defends",)), seed=players)
    play_on(game, random.Random(2))
    file = tmp_path / "game.json"
    file.write_text(json.dumps(write_replay(game)), encoding="utf-8")
    again = read_replay(file)
    assert same(again.state, game.state)
    assert same(read_replay(str(file)).state, game.state)
    assert again.winners == game.winners
    assert again.events == game.events


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("{", "not a replay file"),
        ("[]", "not a replay file"),
        ('{"tesno": 99}', "not a replay file of this version"),
        ('{"tesno": 1, "table": {}}', "needs a table and a log"),
        ('{"tesno": 1, "table": {"boxx": "base"}, "log": []}', "did you mean 'box'"),
        ('{"tesno": 1, "table": {"box": "bas"}, "log": []}', "did you mean 'base'"),
        ('{"tesno": 1, "table": {"players": "2"}, "log": []}', "players"),
    ],
)
def test_a_broken_replay_file_says_what_is_wrong(tmp_path, text, problem):
    file = tmp_path / "game.json"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(TableError, match=rf"game\.json: .*{problem}"):
        read_replay(file)


def test_an_impossible_log_is_refused(tmp_path):
    file = tmp_path / "game.json"
    file.write_text('{"tesno": 1, "table": {"players": 2}, "log": ["first A", "decline"]}', encoding="utf-8")
    with pytest.raises(
        IllegalAction, match=r"game\.json: move 2 of its log can't be carried out: decline: chance_acts"
    ):
        read_replay(file)


@pytest.mark.parametrize(
    "action", ["", "fly 3", "conquer", "conquer nine", "pick 9 9", 12345678, -4, True, 1.5, Action("x", 0, 0)]
)
def test_malformed_actions_raise_and_change_nothing(action):
    game = Game(Table(), seed=1)
    before = to_json(game.state)
    with pytest.raises(MalformedAction):
        game.apply(action)
    assert to_json(game.state) == before


def test_numbers_of_numpy_are_as_good_as_others():
    game, other = (Game(Table(), seed=1) for _ in range(2))
    action: Any = numpy.int64(game.legal[1])
    assert game.why_not(action) is None
    assert game.apply(action) == other.apply(int(action))
    assert write_replay(game) == write_replay(other)


@pytest.mark.parametrize(
    ("action", "reason"), [("conquer 3", "wrong_step"), (CONQUER | 3, "wrong_step"), ("pick 9", "no_such_combo")]
)
def test_illegal_actions_raise_with_a_reason_and_change_nothing(action, reason):
    game = Game(Table(), seed=1)
    before, log = to_json(game.state), list(game.log)
    with pytest.raises(IllegalAction) as caught:
        game.apply(action)
    assert caught.value.reason == reason
    assert to_json(game.state) == before
    assert game.log == log
    assert game.why_not(action) == (reason, caught.value.parameters)


def test_only_the_acting_seat_may_act():
    game = Game(Table(), seed=1)
    with pytest.raises(IllegalAction) as caught:
        game.apply("pick 1", seat=1 - game.acting)
    assert caught.value.reason == "not_your_turn"


def test_undo_goes_back_to_the_last_reveal_and_no_further():
    game = Game(Table(), seed=4)
    assert not game.can_undo
    game.apply("pick 1")  # reveals the next combo
    assert not game.can_undo
    states, logs = [], []
    while game.state.hand[game.state.slot] and "end" in game.legal_texts and len(game.legal) > 1:
        target = next((text for text in game.legal_texts if text.startswith("conquer")), None)
        if target is None:
            break
        states.append(to_json(game.state))
        logs.append(len(game.log))
        game.apply(target)
    assert states
    while states:
        game.undo()
        assert to_json(game.state) == states.pop()
        assert len(game.log) == logs.pop()
    assert not game.can_undo
    with pytest.raises(IllegalAction, match="nothing_to_undo"):
        game.undo()


@pytest.mark.parametrize("box", BOXES)
def test_undo_never_crosses_another_seats_decision(box):
    game = Game(Table(box=box, players=3), seed=9)
    rng = random.Random(3)
    while not game.over:
        seat = game.acting
        play_on(game, rng, 1)
        if game.can_undo:
            before = len(game.log)
            acting = game.log[-1].acting
            assert acting == seat
            game.undo()
            assert game.acting == seat
            assert len(game.log) == before - 1
            play_on(game, rng, 1)


def test_chance_decided_by_the_caller():
    game = Game(Table())
    assert game.acting == CHANCE
    game.apply("first B")
    game.apply("banner elves")
    game.apply("badge flying")
    assert game.state.column_races == (game.rules.race_ids.index("elves"),)


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("box", BOXES)
def test_the_ledger_counts_what_was_paid_in_the_open(box, seed):
    game = Game(Table(box=box, players=4), seed=seed)
    play_on(game, random.Random(seed))
    ledger = Ledger(game.rules)
    ledger.hear(game.events)
    assert ledger.totals == game.state.coins


@pytest.mark.parametrize(("box", "players"), BOARDS)
def test_any_moment_can_be_reported_as_a_scenario(box, players):
    """The position at the start of the turn and the moves since lead to the very same table."""
    game = Game(Table(box=box, players=players), seed=30 + players)
    rng = random.Random(players)
    while not game.over:
        play_on(game, rng, 7)
        if game.over:
            break
        s = game.state
        text = scenario_of(game)
        checks = [f"expect tokens {region} = {s.tokens[region]}" for region in range(1, game.rules.board.size + 1)]
        checks += [f"expect coins {'ABCDE'[seat]} = {s.coins[seat]}" for seat in range(players)]
        checks += [f"expect tray {race} = {s.tray[slot]}" for slot, race in enumerate(game.rules.race_ids)]
        checks.append(f"expect round = {s.round}")
        if s.acting >= 0:
            checks.append(f"expect acts {'ABCDE'[s.acting]}")
            checks += [f"expect legal {action}" for action in game.legal_texts]
        passed, failed = check_text(text + "\n".join(checks))
        assert not failed, (failed, text)
        assert passed == 1


@pytest.mark.parametrize(
    ("table", "problem"),
    [
        (Table(box="bass"), "did you mean 'base'"),
        (Table(players=6), "6 players"),
        (Table(map="base-7"), "unknown map"),
        (Table(options=("open_coin",)), "did you mean 'open_coins'"),
        (Table(rounds=99), "99 rounds"),
        (Table(races=("elf",)), "unknown race 'elf'"),
        (Table(races=("elves", "orcs")), "at least 6"),
        (Table(powers=("flyin",)), "did you mean 'flying'"),
    ],
)
def test_a_table_that_cannot_be_says_why(table, problem):
    with pytest.raises(TableError, match=problem):
        table.rules()


def test_a_chosen_set_and_number_of_rounds():
    races = ("amazons", "dwarves", "elves", "ghouls", "giants", "halflings")
    game = Game(Table(races=races, rounds=3), seed=1)
    play_on(game, random.Random(1))
    assert game.rules.race_ids == list(races)
    assert game.state.round == 3
