"""Random games of Warcraft keep all invariants, those of the box included, on the usual layouts and on drawn ones."""

from __future__ import annotations

import pytest
from tests.walks import walk

from tesno.core.bits import count_at, places_of, regions_of
from tesno.core.rules import Rules
from tesno.core.state import ACTIVE, DECLINED, State
from tesno.core.steps import DECIDE, PICK_COMBO
from tesno.lab.invariants import check_state
from tesno.play import Game, Table


class Standing:
    """What stands where, in the words of the box."""

    def __init__(self, rules: Rules, s: State) -> None:
        self.rules = rules
        self.s = s

    def pieces(self, id: str) -> tuple[int, ...]:
        kind = next(number for number, piece in enumerate(self.rules.kinds) if piece.id == id)
        return places_of(self.s.pieces[kind])

    def race(self, region: int) -> str:
        slot = self.s.holder[region]
        return self.rules.race_ids[slot] if slot >= 0 else ""

    def badge(self, region: int) -> str:
        slot = self.s.holder[region]
        badge = self.s.badge[slot] if slot >= 0 else -1
        return self.rules.power_ids[badge] if badge >= 0 else ""

    def active(self, region: int) -> bool:
        return self.s.holder[region] >= 0 and self.s.status[self.s.holder[region]] == ACTIVE

    def plays(self, race: str) -> bool:
        """Whether the race is active in somebody's hands."""
        return self.s.status[self.rules.race_ids.index(race)] == ACTIVE

    def neighbours(self, region: int) -> dict[str, int]:
        """How many neighbours each race holds; murlocs are one."""
        found: dict[str, int] = {}
        for other in regions_of(self.rules.board.near[region]):
            race = self.race(other) or ("murlocs" if self.s.tribes >> other & 1 else "")
            if race:
                found[race] = found.get(race, 0) + 1
        return found


def check_box(rules: Rules, s: State) -> None:
    """What must hold in every state of this box."""
    at = Standing(rules, s)
    board = rules.board
    for region in at.pieces("tower"):  # W-T6, W33
        assert at.badge(region) == "defensive"
        assert at.active(region)
        assert board.features["fields"] >> region & 1
        around = at.neighbours(region)
        own = around.pop(at.race(region), 0)
        assert own > max(around.values(), default=0)
    for region in at.pieces("fort"):  # W-T16
        assert at.badge(region) == "garrison"
    for region in at.pieces("wisp_wall"):  # W-R9
        assert at.race(region) == "night_elves"
    for region in at.pieces("champion"):  # W-T3, W33
        assert (at.badge(region), at.active(region)) == ("champion", True)
    for region in at.pieces("beast"):  # W-T19, W33
        assert (at.badge(region), at.active(region)) == ("beastmaster", True)
    assert at.plays("goblins") or not at.pieces("bomb")  # W-R3
    assert at.plays("humans") or not at.pieces("objective")  # W33
    assert not board.closed & sum(1 << region for region in (*at.pieces("bomb"), *at.pieces("objective")))  # W-D3, W-D4
    for region in regions_of(board.water):
        assert at.race(region) in ("", "naga")  # W12
    well = s.find_at[rules.find_ids.index("well_of_eternity")]
    assert not well or s.step not in (DECIDE, PICK_COMBO) or board.water >> well & 1  # W-L1
    if s.step in (DECIDE, PICK_COMBO):
        _check_pairs(rules, s, at)


def _check_pairs(rules: Rules, s: State, at: Standing) -> None:
    """Between turns Tauren stand by two, beasts counted; one of a pair may stay in decline (W-R11, W-D6)."""
    tauren = rules.race_ids.index("tauren")
    beasts = next(kind for kind, piece in enumerate(rules.kinds) if piece.id == "beast")
    for region in regions_of(s.held[tauren]):
        if s.status[tauren] == ACTIVE and region not in at.pieces("champion"):
            assert s.tokens[region] + count_at(s.pieces[beasts], region) >= 2
        assert s.status[tauren] != DECLINED or s.tokens[region] >= 1


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_nothing_is_lost_or_doubled(players: int) -> None:
    rules = Table(box="warcraft", players=players).rules()
    for seed in range(6):
        for s, _, _ in walk(rules, seed):
            check_state(rules, s)
            check_box(rules, s)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_drawn_layouts_play(players: int) -> None:
    for seed in range(3):
        rules = Game(Table(box="warcraft", players=players, layout="random"), seed=seed).rules
        for s, _, _ in walk(rules, seed):
            check_state(rules, s)
            check_box(rules, s)


ODD_POWERS = (
    *("defensive", "garrison", "champion", "beastmaster", "portal_mage", "intimidating", "marsh_dweller"),
    *("enraged", "battlemaster", "seafaring", "explorer", "archaeologist", "fishing"),
)


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3])
def test_those_who_can_do_most_meet_often(players: int) -> None:
    """Portals, towers, pairs and bombs among each other."""
    for seed in range(40):
        table = Table(box="warcraft", players=players, powers=ODD_POWERS, layout="random")
        rules = Game(table, seed=seed).rules
        for s, _, _ in walk(rules, 900 + seed):
            check_state(rules, s)
            check_box(rules, s)
