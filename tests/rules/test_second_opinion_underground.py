"""Random games of Underground, compared step by step with the naive reading of its rules in naive_underground.py."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.rules import naive_underground as naive

from tesno.core.actions import CHANCE, CONQUER, DECLINE, END, GAMBLE, NOBODY, USE, kind_of, target_of, trait_of
from tesno.core.coins import income_of
from tesno.core.game import apply, chance_outcomes, legal_actions, new_state
from tesno.core.notation import action_text
from tesno.core.rules import Rules
from tesno.core.state import Event, State
from tesno.core.steps import CONQUEST, DECIDE
from tesno.play.table import Table

GAMES = 60
DOUBLED = ("scepter_of_avarice", "magic")
KEPT = ("muddy", "reborn", "royal", "shield", "tomb", "wise")


class Game:
    """A random game that is compared with the second opinion while it goes on."""

    def __init__(self, rules: Rules, seed: int) -> None:
        self.rules = rules
        self.s: State = new_state(rules)
        self.rng = random.Random(seed)
        self.way = ""  # of the last conquest
        self.compared = 0

    def play(self) -> None:
        s = self.s
        while s.acting != NOBODY:
            if s.step == CONQUEST:
                self._compare_conquest()
            self._compare_income()
            action = self._choose()
            before = s.copy()
            events: list[Event] = []
            s.events = events
            apply(self.rules, s, action)
            s.events = None
            for name, about in events:
                self._heard(name, about, before)
            if before.step == CONQUEST and kind_of(action) == CONQUER:
                self._compare_march(before, target_of(action))
            elif before.step == CONQUEST and action == END:
                self._compare_end(before)
            elif before.step == DECIDE and action == DECLINE:
                self._compare_decline(before)
            if any(name == "income" for name, _ in events):
                self._compare_theft(before, events)

    def _choose(self) -> int:
        outcomes = chance_outcomes(self.rules, self.s)
        actions = [action for action, _ in outcomes]
        weights: list[float] = [weight for _, weight in outcomes]
        if self.s.acting != CHANCE:
            weights = [0.3 if action in (END, DECLINE) else 1.0 for action in actions]
        return self.rng.choices(actions, weights)[0]

    def _compare_conquest(self) -> None:
        s = self.s
        mine = naive.Table(self.rules, s).actions(s.slot)
        words = ("convert", "orb", "wisp")
        theirs = {
            action_text(self.rules, s, action)
            for action in legal_actions(self.rules, s)
            if kind_of(action) in (CONQUER, GAMBLE)
            or (kind_of(action) == USE and self.rules.traits[trait_of(action)].verb in words)
        }
        assert theirs == mine, f"{self.rules.race_ids[s.slot]}, badge {s.badge[s.slot]}"
        self.compared += 1

    def _compare_income(self) -> None:
        """Whatever a race would bring now, doublings apart."""
        s = self.s
        table = naive.Table(self.rules, s)
        for slot in range(len(s.held)):
            if s.owner[slot] >= 0:
                sources = [(id, coins) for id, coins in income_of(self.rules, s, slot) if id not in DOUBLED]
                assert sum(coins for _, coins in sources) == table.income(slot), sources

    def _compare_march(self, before: State, region: int) -> None:
        """Tokens, coins and markers after a conquest."""
        s, slot = self.s, before.slot
        was, now = naive.Table(self.rules, before), naive.Table(self.rules, s)
        cost = was.cost(slot, region)
        helped = 0 if region in was.gnomes(slot) else min(before.helpers, cost - 1)
        assert (s.holder[region], s.tokens[region], s.hand[slot]) == (
            slot,
            cost - helped,
            before.hand[slot] - cost + helped,
        )
        victim = before.holder[region]
        coins = list(before.coins)
        marked = was.memory("vengeance")
        if victim >= 0 and not was.mine(slot, region):
            if was.toll(slot, region):
                coins[before.owner[slot]] -= 1
                coins[before.owner[victim]] += 1
            if was.active(victim) and "martyr" in was.powers(victim):
                coins[before.owner[victim]] += 1
            active = before.active[before.owner[victim]]
            if active >= 0 and "vengeful" in was.powers(active):
                marked |= 1 << before.owner[slot]
                if "vengeful" not in now.powers(active):
                    marked = 0  # Stonehedge was lost, and the markers with it
        assert list(s.coins) == coins
        assert now.memory("vengeance") == marked
        assert region not in now.pieces("mushroom_armour")
        if was.race(slot) == "cultists":
            assert set(now.pieces("great_ancient")) == (set(was.pieces("great_ancient")) or {region})

    def _compare_end(self, before: State) -> None:
        """Rivers are left, Mudmen and hammers come."""
        s, slot = self.s, before.slot
        was, now = naive.Table(self.rules, before), naive.Table(self.rules, s)
        if was.race(slot) == "kraken":
            assert now.held(slot) == was.held(slot)
            return
        held = was.held(slot) - was.rivers
        assert now.held(slot) == held
        new = min(before.tray[slot], len(held & was.of("mud"))) if was.race(slot) == "mudmen" else 0
        assert s.tray[slot] == before.tray[slot] - new
        if was.race(slot) == "iron_dwarves":
            assert now.memory("hammers") == min(7, was.memory("hammers") + len(held & was.of("mine")))

    def _compare_theft(self, before: State, events: list[Event]) -> None:
        """Thieving, after coins; nothing on the map changes hands in between."""
        slot = before.active[before.seat]
        table = naive.Table(self.rules, self.s)
        robbed = {about["other"] for name, about in events if name == "stolen" and about["source"] == "thieving"}
        # Who was robbed by a Ring first may have nothing left.
        poor = {seat for seat, coins in enumerate(before.coins) if coins < 3}
        assert robbed - poor == table.neighbours_to_rob(slot) - poor if slot >= 0 else not robbed

    def _compare_decline(self, before: State) -> None:
        """What is left of a race that has declined, at once."""
        s, slot = self.s, before.slot
        was, now = naive.Table(self.rules, before), naive.Table(self.rules, s)
        badge = self.rules.power_ids[before.badge[slot]]
        stays = was.held(slot) if was.race(slot) == "kraken" else was.held(slot) - was.rivers
        if badge == "vanishing":
            stays = set()
        assert {other for other in range(len(s.held)) if s.owner[other] == before.seat} == ({slot} if stays else set())
        if not stays:
            return
        tokens = sum(s.tokens[region] for region in now.held(slot)) + s.hand[slot]
        assert now.held(slot) == stays
        assert tokens == (sum(before.tokens[r] for r in stays) if "tomb" in was.powers(slot) else len(stays))
        assert (s.badge[slot] >= 0) == (badge in KEPT)

    def _heard(self, name: str, about: dict[str, Any], before: State) -> None:
        if name == "conquered":
            self.way = about["way"]
        elif name == "lost":
            victim = self.rules.race_ids.index(about["race"])
            by = before.active[before.seat]
            lost = naive.Table(self.rules, before).lost(victim, about["region"], by, self.way)
            assert (about["lost"], about["withdrawn"]) == (lost, before.tokens[about["region"]] - lost)


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_engine_and_the_naive_reading_agree(players: int) -> None:
    rules = Table(box="underground", players=players).rules()
    compared = 0
    for seed in range(GAMES):
        game = Game(rules, 100 * players + seed)
        game.play()
        compared += game.compared
    assert compared > 50 * GAMES
