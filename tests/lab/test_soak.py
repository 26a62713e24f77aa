"""Soak: many random decisions over all boards; and the invariants would notice."""

from __future__ import annotations

from itertools import islice

import pytest
from tests.walks import BOXES, rules_for, walk

from tesno.core.game import apply
from tesno.lab.invariants import Broken, check_state
from tesno.lab.soak import soak


@pytest.mark.slow
@pytest.mark.parametrize("box", BOXES)
def test_many_random_decisions_on_all_boards(box):
    report = soak(box, 120_000, seed=11, check_every=7)
    assert report.decisions >= 120_000
    assert report.largest_choice > 20


@pytest.mark.parametrize("box", BOXES)
@pytest.mark.parametrize(
    "damage",
    [
        lambda s: s.tray.__setitem__(0, s.tray[0] + 1),
        lambda s: s.tokens.__setitem__(2, s.tokens[2] + 1),
        lambda s: s.guard.__setitem__(4, s.guard[4] + 1),
        lambda s: s.held.__setitem__(1, s.held[1] ^ 4),
        lambda s: setattr(s, "coins", (-1, *s.coins[1:])),
        lambda s: setattr(s, "badges_discarded", s.badges_discarded ^ 1),
        lambda s: setattr(s, "banners_below", (*s.banners_below, 0)),
        lambda s: setattr(s, "immune", s.immune ^ 8),
        lambda s: setattr(s, "stock", (99, *s.stock[1:])),
        lambda s: setattr(s, "round", 99),
        lambda s: setattr(s, "tribes", s.tribes ^ 2),
    ],
)
def test_damage_is_noticed(box, damage):
    rules = rules_for(2, box=box)
    s, _, action = next(islice(walk(rules, seed=3), 60, None))
    apply(rules, s, action)
    check_state(rules, s)
    damage(s)
    with pytest.raises(Broken):
        check_state(rules, s)
