"""What combos brought in a game: every coin is somebody's, and lots fall as they should."""

from __future__ import annotations

from random import Random

import pytest

from tesno.bots import make_bot
from tesno.core.actions import CHANCE
from tesno.core.game import apply, draw_outcome, legal_actions, new_state
from tesno.core.steps import PICK_COMBO
from tesno.lab.balance import Balance
from tesno.lab.stays import Books, Course, drawn_lot, play_course
from tesno.play.table import Table


@pytest.mark.parametrize("players", [2, 4])
def test_stays_account_for_all_coins(players: int) -> None:
    rules = Table(players=players).rules()
    for seed in range(6):
        bots = [make_bot("random", rules, seat, seed) for seat in range(players)]
        course = play_course(rules, bots, seed, 0, ["board"], frozenset())
        for seat in range(players):
            brought = sum(stay.coins + stay.gained - stay.price for stay in course.stays if stay.seat == seat)
            assert rules.start_coins + brought == course.coins[seat]
            mine = [stay for stay in course.stays if stay.seat == seat]
            assert [stay.next for stay in mine] == [*(stay.round for stay in mine[1:]), 0]
            assert mine[0].round == 1
        assert Course.from_json(course.to_json()) == course


def test_picks_by_lot_are_about_half() -> None:
    balance = Balance(Table(rounds=4), (2,), "random")
    stays = [stay for index in range(60) for stay in balance.play(index).stays]
    assert 0.35 < sum(stay.by_lot for stay in stays) / len(stays) < 0.65


def test_odd_coins_go_to_whom_they_belong() -> None:
    books = Books()
    picked = {"seat": 0, "race": "worgen", "power": "thieving", "price": 2, "gained": 1, "tokens": 8}
    books.hear([("picked", picked)], 1, True)
    books.hear([("picked", {**picked, "seat": 1, "race": "orcs", "power": "hill"})], 1, False)
    mine, theirs = books.stays
    books.hear([("stolen", {"seat": 0, "other": 1, "coins": 3, "source": "thieving"})], 1, False)
    assert (mine.coins, theirs.coins) == (3, 0)
    books.hear([("paid", {"seat": 0, "coins": -1, "source": "worgen"})], 2, False)
    books.hear([("toll", {"seat": 1, "other": 0, "coins": 1, "source": "some_find"})], 2, False)
    assert (mine.coins, theirs.coins) == (3, -1)
    # The race in decline still earns when its player has picked another; when it is gone a new one has its banner.
    books.hear([("picked", {**picked, "race": "elves", "power": "swamp"})], 3, True)
    books.hear(
        [("income", {"seat": 0, "coins": 6, "sources": [("worgen", "regions", 2), ("elves", "regions", 4)]})], 3, False
    )
    books.hear([("race_gone", {"seat": 0, "race": "worgen"})], 4, False)
    books.hear([("picked", {**picked, "seat": 1})], 5, True)
    books.hear([("income", {"seat": 1, "coins": 5, "sources": [("worgen", "regions", 5)]})], 5, False)
    assert [(stay.coins, stay.next) for stay in books.stays] == [(5, 3), (-1, 5), (4, 0), (5, 0)]


def test_what_is_wanted_is_tried_more_often() -> None:
    rules = Table().rules()
    s = new_state(rules)
    rng = Random(1)
    while s.acting == CHANCE:
        apply(rules, s, draw_outcome(rules, s, rng.random()))
    assert s.step == PICK_COMBO
    legal = legal_actions(rules, s)
    last = rules.power_ids[s.column_powers[len(legal) - 1]]
    lots = Random(2)
    alike, wanted = (
        [drawn_lot(rules, s, legal, frozenset(ids), lots) == legal[-1] for _ in range(600)] for ids in ((), (last,))
    )
    assert sum(alike) / 600 == pytest.approx(1 / len(legal), abs=0.06)
    assert sum(wanted) / 600 == pytest.approx(0.5 + 0.5 / len(legal), abs=0.06)
