"""Will-o'-Wisps (U-R15)."""

from __future__ import annotations

from tesno.core.actions import CHANCE, use
from tesno.core.bits import regions_of
from tesno.core.campaign import TRAIT_ROLL, pay, spend_aids
from tesno.core.conquest import note_attack, take
from tesno.core.cost import beside_regions, cost_with, discounts, march_cost
from tesno.core.reach import targets_of
from tesno.core.rules import ROLL, Form, Rules, Trait, ask
from tesno.core.state import State


class CrystalDie(Trait):
    """May roll before conquering a crystal region, or one next to a crystal region they hold.

    Target first, then the roll: it costs that much less. If it suffices the conquest is made, else conquests are
    over. The target must be affordable with the die's best face (U-D13).
    """

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.verb = "wisp"
        self.crystals = 0
        self.best_face = 0

    def bind(self, rules: Rules) -> None:
        self.best_face = max(rules.die)
        self.crystals = rules.board.features.get("crystal", 0)

    def shape(self, form: Form, declined: bool) -> None:
        if not declined:
            form.abilities += (self,)

    def options(self, rules: Rules, s: State, slot: int, found: list[int]) -> None:
        if not s.hand[slot]:
            return
        form = rules.form(s, slot)
        lit = self.crystals | beside_regions(rules, s, slot, self.crystals)
        targets = targets_of(rules, s, slot) & lit & ~s.shield
        if not targets:
            return
        cheaper = discounts(rules, s, form, slot)
        most = s.hand[slot] + s.helpers + self.best_face
        for region in regions_of(targets):
            if cost_with(rules, s, form, region, cheaper) <= most:
                found.append(use(self.index, region))

    def perform(self, rules: Rules, s: State, slot: int, target: int) -> None:
        # The target waits in the trait's memory while the die rolls.
        s.memory = (*s.memory[: self.index], target, *s.memory[self.index + 1 :])
        ask(s, ROLL, CHANCE, slot, TRAIT_ROLL + self.index)

    def rolled(self, rules: Rules, s: State, slot: int, face: int) -> None:
        target = s.memory[self.index]
        s.memory = (*s.memory[: self.index], 0, *s.memory[self.index + 1 :])
        cost = max(1, march_cost(rules, s, rules.form(s, slot), slot, target) - face)
        if cost <= s.hand[slot] + s.helpers:
            take(rules, s, slot, target, pay(s, slot, cost), "rolled")
            spend_aids(rules, s, slot, target)
        else:
            note_attack(rules, s, slot, target)
            if s.events is not None:
                race = rules.race_ids[slot]
                s.events.append(("failed", {"seat": s.owner[slot], "race": race, "region": target}))
            s.ending = 1

    def why_not(self, rules: Rules, s: State, slot: int, target: int) -> tuple[str, dict[str, int | str]]:
        if not s.hand[slot]:
            return "no_tokens_in_hand", {}
        form = rules.form(s, slot)
        lit = self.crystals | beside_regions(rules, s, slot, self.crystals)
        if not lit >> target & 1:
            return "too_far", {"region": target}
        cost = march_cost(rules, s, form, slot, target)
        return "too_expensive", {"region": target, "cost": cost, "hand": s.hand[slot] + s.helpers}
