"""What a value looks at: a row per seat, made of what is open, with something to say about what it has never seen."""

from __future__ import annotations

import math
from pathlib import Path
from random import Random

import pytest
from tests.walks import BOXES, rules_for

from tesno.bots import features as names
from tesno.bots.features import SHARED, Features, Known, known_of
from tesno.bots.mind import Mind
from tesno.core.game import new_state
from tesno.core.rules import Rules
from tesno.core.state import State
from tesno.load.sources import read_source
from tesno.play import Table

EXAMPLES = Path(__file__).parents[2] / "examples"


def looking(rules: Rules, known: Known | None = None) -> Features:
    mind = Mind(rules)
    return Features(rules, mind.outlook, mind.habits, known_of(rules) if known is None else known)


def played(rules: Rules, turns: int, seed: int = 1) -> State:
    s = new_state(rules)
    Mind(rules).habits.play_on(s, Random(seed), turns)
    return s


@pytest.mark.parametrize("box", BOXES)
@pytest.mark.parametrize("players", [2, 5])
def test_a_row_for_every_seat(box: str, players: int) -> None:
    rules = rules_for(players, box=box)
    features = looking(rules)
    for turns in range(2, 5 * players, 3):
        rows = features.rows(played(rules, turns))
        assert [len(row) for row in rows] == [known_of(rules).size()] * players
        assert all(math.isfinite(number) and abs(number) < 20 for row in rows for number in row)


def test_numbers_are_what_they_are_called() -> None:
    rules = rules_for(2)
    s = played(rules, 4)
    for seat, row in enumerate(looking(rules).rows(s)):
        slot = s.active[seat]
        assert row[names.HAS_ACTIVE] == (slot >= 0)
        if slot >= 0:
            assert row[names.REGIONS] == pytest.approx(s.held[slot].bit_count() / 10)
            assert row[names.INCOME] >= row[names.KEPT] > 0
        assert row[names.TO_MOVE] == (s.seat == seat)
        assert row[names.MEAN + names.COMPARED.index(names.FREE)] == pytest.approx(
            looking(rules).rows(s)[1 - seat][names.FREE]
        )


def test_others_secrets_change_nothing() -> None:
    """Only who can't afford a combo is told from others, and everybody counts what is paid in the open."""
    rules = rules_for(3)
    s = played(rules, 7)
    before = looking(rules).rows(s)
    s.coins = tuple(coins + 3 for coins in s.coins)
    assert looking(rules).rows(s) == before


def test_what_a_value_has_never_seen_has_no_mark_but_is_described() -> None:
    usual = known_of(rules_for(2))
    rules = Table(box="base", players=2, content=(read_source(EXAMPLES / "yetis.toml"),)).rules()
    features = looking(rules, usual)
    yetis = rules.race_ids.index("yetis")
    for seed in range(200):
        s = played(rules, 3, seed)
        for seat, row in enumerate(features.rows(s)):
            if s.active[seat] == yetis:
                assert len(row) == usual.size()
                marks = row[SHARED : SHARED + len(usual.races)]
                assert not any(marks)
                assert row[names.HAS_ACTIVE]
                assert row[names.COMBO] > 0
                return
    pytest.fail("nobody ever played the yetis")
