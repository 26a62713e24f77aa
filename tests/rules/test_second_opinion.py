"""Random games on all boards, compared step by step with the naive reading of the rules in naive.py."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.rules import naive

from tesno.core.actions import CHANCE, END, NOBODY
from tesno.core.game import apply, chance_outcomes, legal_actions, new_state
from tesno.core.notation import action_text
from tesno.core.rules import Rules
from tesno.core.state import ACTIVE, Event, State
from tesno.core.steps import CONQUEST, DECIDE
from tesno.play.table import Table

GAMES = 150


class Game:
    """A random game that is compared with the second opinion while it goes on."""

    def __init__(self, rules: Rules, seed: int) -> None:
        self.rules = rules
        self.s: State = new_state(rules)
        self.rng = random.Random(seed)
        self.nonempty = 0
        self.picked = False
        self.way = ""  # of the last conquest
        self.compared = 0

    def play(self) -> None:
        s = self.s
        while s.acting != NOBODY:
            if s.step == CONQUEST:
                self._compare_conquest()
            action = self._choose()
            before = s.copy()
            events: list[Event] = []
            s.events = events
            apply(self.rules, s, action)
            s.events = None
            for name, about in events:
                self._heard(name, about, before)

    def _choose(self) -> int:
        outcomes = chance_outcomes(self.rules, self.s)
        actions = [action for action, _ in outcomes]
        weights: list[float] = [weight for _, weight in outcomes]
        if self.s.acting != CHANCE:
            weights = [4.0, 1.0] if self.s.step == DECIDE else [0.3 if action == END else 1.0 for action in actions]
        return self.rng.choices(actions, weights)[0]

    def _compare_conquest(self) -> None:
        s = self.s
        mine = naive.Table(self.rules, s).actions(s.slot)
        theirs = {action_text(self.rules, s, action) for action in legal_actions(self.rules, s)}
        assert theirs == mine, f"{self.rules.race_ids[s.slot]}, badge {s.badge[s.slot]}"
        self.compared += 1

    def _compare_taking(self, before: State, region: int, way: str, tokens: int) -> None:
        """What a conquest took, and whether it counts as one of a non-empty region."""
        if before.status[before.slot] == ACTIVE:
            self.nonempty += before.holder[region] >= 0 or bool(before.tribes >> region & 1)
        if way == "gamble":
            assert tokens == before.hand[before.slot]
        elif way in ("march", "rolled"):
            assert tokens == naive.Table(self.rules, before).cost(before.slot, region)
        else:
            assert (way, tokens) in (("dragon", 1), ("convert", 1))
        assert self.s.tribes >> region & 1 == 0

    def _heard(self, name: str, about: dict[str, Any], before: State) -> None:
        """Coins are paid after the last move of a turn, and nothing on the map changes hands in between."""
        if name == "turn":
            self.nonempty = 0
            self.picked = False
        elif name == "picked":
            self.picked = True
        elif name == "conquered":
            self.way = about["way"]
            self._compare_taking(before, about["region"], about["way"], about["tokens"])
        elif name == "lost":
            victim = self.rules.race_ids.index(about["race"])
            lost = naive.Table(self.rules, before).lost(victim, about["region"], before.slot, self.way == "convert")
            assert (about["lost"], about["withdrawn"]) == (lost, before.tokens[about["region"]] - lost)
        elif name == "income":
            table = naive.Table(self.rules, self.s)
            slots = [slot for slot, owner in enumerate(self.s.owner) if owner == about["seat"]]
            assert about["coins"] == sum(table.income(slot, self.nonempty, self.picked) for slot in slots)


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_engine_and_the_naive_reading_agree(players: int) -> None:
    rules = Table(players=players).rules()
    compared = 0
    for seed in range(GAMES):
        game = Game(rules, 100 * players + seed)
        game.play()
        compared += game.compared
    assert compared > 50 * GAMES
