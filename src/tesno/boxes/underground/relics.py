"""Relics that serve a conquest (U15, U-A1, U-A2, U-A4, U-D17)."""

from __future__ import annotations

from tesno.core.names import Reason, Regions, Slot
from tesno.core.reach import armed
from tesno.core.rules import Rules
from tesno.core.state import State
from tesno.core.trait import Trait
from tesno.traits.aids import Aid


class Relic(Aid):
    """An aid that the bag may copy: the two do not serve one conquest (U-D20)."""

    def can_arm(self, rules: Rules, s: State, slot: Slot) -> bool:
        return super().can_arm(rules, s, slot) and not copied(rules, s, self)

    def why_not(self, rules: Rules, s: State, slot: Slot, target: int) -> Reason:
        reason = super().why_not(rules, s, slot, target)
        if reason[0] in ("no_tokens_in_hand", "no_target") and copied(rules, s, self):
            return "same_relic", {"find": self.name}
        return reason


def copied(rules: Rules, s: State, relic: Trait) -> bool:
    """Whether something that stands for this relic is armed already (U-D20)."""
    if not s.aids:
        return False
    kept = relic.find + 1
    return any(aid.remembers_kind == "find" and s.memory[aid.index] == kept for aid in armed(rules, s))


class Socks(Relic):
    """Stinky Troll's Socks: once per turn a conquest as if empty; the owner loses no token, all retreat."""

    def hollow(self, rules: Rules, s: State, slot: Slot) -> Regions:
        return rules.board.everywhere

    def spares(self, rules: Rules, s: State) -> bool:
        return True


class Doormat(Relic):
    """Flying Doormat: once per turn any region of the map is within reach."""

    def reach(self, rules: Rules, s: State, slot: Slot) -> Regions:
        return rules.board.everywhere


class Sword(Relic):
    """Sword of the Killer Rabbit: once per turn a conquest for two less."""

    def discount(self, rules: Rules, s: State, slot: Slot) -> tuple[Regions, int]:
        return rules.board.everywhere, -2
