"""Games and series of games between bots: the books are right, and do not depend on the number of processes."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tesno.bots import BotError, Player, make_bot, play_match
from tesno.bots.series import WHOLE, Plan, play_series
from tesno.core.actions import CHANCE, target_of
from tesno.core.game import draw_outcome, new_state
from tesno.core.steps import ROLL, ask
from tesno.core.view import View
from tesno.play import Game, Table, read_replay

TABLE = Table(players=3)


def test_the_books_account_for_every_coin() -> None:
    rules = TABLE.rules()
    for seed in range(6):
        bots = [make_bot("random", rules, seat, seed) for seat in range(3)]
        match = play_match(rules, bots, seed)
        for seat in range(3):
            own = [stint for stint in match.stints if stint.seat == seat]
            assert own
            earned = sum(stint.coins + stint.gained - stint.price for stint in own)
            assert rules.start_coins + earned == match.coins[seat]
        assert max(match.coins) == match.coins[match.winners[0]]


def test_a_recorded_match_replays_to_the_same_end() -> None:
    rules = TABLE.rules()
    bots = [make_bot("random", rules, seat, 3) for seat in range(3)]
    match = play_match(rules, bots, 3, record=True)
    game = Game(TABLE, rules=rules)
    for action in match.actions:
        game.apply(action)
    assert game.over
    assert list(game.state.coins) == match.coins
    assert game.winners == match.winners


def test_chance_falls_by_weight() -> None:
    rules = TABLE.rules()
    s = new_state(rules)
    ask(s, ROLL, CHANCE, 0, 0)
    sides = len(rules.die)
    fallen = [target_of(draw_outcome(rules, s, (number + 0.5) / sides)) for number in range(sides)]
    assert fallen == sorted(rules.die)
    assert target_of(draw_outcome(rules, s, 0.0)) == min(rules.die)
    assert target_of(draw_outcome(rules, s, 1.0 - 1e-16)) == max(rules.die)


def test_a_bot_that_breaks_the_rules_is_found_out() -> None:
    class Cheat:
        needs_view = False

        def choose(self, view: View, legal: list[int], ledger: tuple[int, ...] | None = None) -> int:
            return -1

    with pytest.raises(ValueError, match="not legal"):
        play_match(TABLE.rules(), [Cheat()] * 3, 0)


def test_a_method_is_all_that_a_bot_needs() -> None:
    class First:
        def choose(self, view: View, legal: list[int], ledger: tuple[int, ...] | None = None) -> int:
            assert view.seat >= 0
            assert ledger is not None
            return legal[0]

    class Helped(Player):
        def choose(self, view: View, legal: list[int], ledger: tuple[int, ...] | None = None) -> int:
            assert self.table(view, ledger).acting == self.seat
            return legal[0]

    rules = TABLE.rules()
    bare: Any = First()
    assert play_match(rules, [bare] * 3, 2) == play_match(rules, [Helped(rules, seat, 0) for seat in range(3)], 2)


@pytest.mark.parametrize(
    ("kind", "said"),
    [
        (np.int64, ""),
        (np.float64, r"seat \d answered .*\d\.0\)?, which is no action"),
        (str, r"seat \d answered '\d+', which is no action"),
        (lambda action: None, r"seat \d answered None, which is no action"),
        (bool, r"seat \d answered True, which is not legal"),
    ],
)
def test_numbers_of_numpy_are_as_good_as_pythons_and_nothing_else_is(kind: Any, said: str) -> None:
    class Odd:
        def choose(self, view: View, legal: list[int], ledger: tuple[int, ...] | None = None) -> Any:
            return kind(legal[0])

    bots: Any = [Odd()] * 3
    if said:
        with pytest.raises(ValueError, match=said):
            play_match(TABLE.rules(), bots, 2)
    else:
        match = play_match(TABLE.rules(), bots, 2, record=True)
        assert {type(number) for number in (*match.coins, *match.actions)} == {int}


@pytest.mark.parametrize("bots", [2, 4])
def test_there_is_a_bot_for_each_seat_or_no_game(bots: int) -> None:
    rules = TABLE.rules()
    with pytest.raises(ValueError, match=f"{bots} bots for 3 seats"):
        play_match(rules, [make_bot("random", rules, 0, 0)] * bots, 0)


@pytest.mark.slow
def test_the_number_of_processes_changes_nothing() -> None:
    plan = Plan(TABLE, ("random",) * 3, seed=5)
    alone = play_series(plan, 40, jobs=1).to_json()
    assert alone == play_series(plan, 40, jobs=2).to_json()
    assert alone["games"] == 40


def test_a_series_adds_up_and_tells_of_its_progress() -> None:
    heard: list[int] = []
    totals = play_series(Plan(TABLE, ("random",) * 3, seed=1), 20, jobs=1, heard=heard.append)
    assert sum(heard) == totals.games == 20
    assert sum(totals.wins) == 20 * WHOLE
    races, powers = totals.races.values(), totals.powers.values()
    assert sum(tally.picked for tally in races) == sum(tally.picked for tally in powers)
    assert sum(tally.coins for tally in races) == sum(tally.coins for tally in powers)


def test_games_of_a_series_differ_and_seeds_too() -> None:
    first = play_series(Plan(TABLE, ("random",) * 3, seed=1), 4, jobs=1).to_json()
    assert first == play_series(Plan(TABLE, ("random",) * 3, seed=1), 4, jobs=1).to_json()
    assert first != play_series(Plan(TABLE, ("random",) * 3, seed=2), 4, jobs=1).to_json()


def test_saved_games_can_be_read_again(tmp_path: Path) -> None:
    play_series(Plan(TABLE, ("random",) * 3, seed=1, save=str(tmp_path)), 2, jobs=1)
    files = sorted(tmp_path.iterdir())
    assert [path.name for path in files] == ["game-000000.json", "game-000001.json"]
    for path in files:
        game = read_replay(path)
        assert game.over
        assert json.loads(path.read_text("utf-8"))["result"]["winners"] == game.winners


def test_a_series_needs_a_bot_per_seat() -> None:
    with pytest.raises(BotError, match="2 bots for 3 seats"):
        play_series(Plan(TABLE, ("random", "greedy")), 1)
