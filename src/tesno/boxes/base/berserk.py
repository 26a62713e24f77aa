"""Berserk (B-P2)."""

from __future__ import annotations

from tesno.core.actions import CHANCE, CONQUER, kind_of, use
from tesno.core.campaign import TRAIT_ROLL, Conquer
from tesno.core.redeploy import end_conquests
from tesno.core.rules import ROLL, Form, Rules, Trait, ask
from tesno.core.state import State


class Berserk(Trait):
    """May roll the die before each conquest, then choose the target: it costs that much less (at least 1).

    Replaces the last-conquest die. If no target is affordable after the roll, conquests are over.
    """

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.verb = "roll"
        self.targets = ""

    def shape(self, form: Form, declined: bool) -> None:
        if not declined:
            form.gambles = False
            form.abilities += (self,)

    def options(self, rules: Rules, s: State, slot: int, found: list[int]) -> None:
        if s.die < 0 and s.hand[slot] and s.reach & s.open:
            found.append(use(self.index, 0))

    def perform(self, rules: Rules, s: State, slot: int, target: int) -> None:
        ask(s, ROLL, CHANCE, slot, TRAIT_ROLL + self.index)

    def rolled(self, rules: Rules, s: State, slot: int, face: int) -> None:
        s.die = face
        if not any(kind_of(action) == CONQUER for action in Conquer().legal(rules, s)):
            end_conquests(rules, s, slot)

    def why_not(self, rules: Rules, s: State, slot: int, target: int) -> tuple[str, dict[str, int | str]]:
        if s.die >= 0:
            return "already_rolled", {}
        if not s.hand[slot]:
            return "no_tokens_in_hand", {}
        return "no_target", {}
