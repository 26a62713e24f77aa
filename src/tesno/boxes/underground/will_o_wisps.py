"""Will-o'-Wisps (U-R15)."""

from __future__ import annotations

from tesno.core.attack import beside, conquer, cost_of, costs, declare, fail, gift_targets, strength
from tesno.core.bits import has, regions_of
from tesno.core.campaign import roll
from tesno.core.explain import why_no_gift
from tesno.core.names import Packed, Reason, Region, Regions, Slot
from tesno.core.rules import Rules
from tesno.core.state import State
from tesno.core.trait import Trait


class CrystalDie(Trait):
    """May roll before conquering a crystal region, or one next to a crystal region they hold.

    Target first, then the roll: it costs that much less. If it suffices the conquest is made, else conquests are
    over. The target must be affordable with the die's best face (U-D13).
    """

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.verb = "wisp"
        self.crystals: Regions = 0

    def bind(self, rules: Rules) -> None:
        self.crystals = rules.board.features.get("crystal", 0)

    def _lit(self, s: State, slot: Slot) -> Regions:
        """Where the crystals' light falls."""
        return self.crystals | beside(s, s.forms[slot], slot, self.crystals)

    def options(self, rules: Rules, s: State, slot: Slot, found: list[Packed]) -> None:
        if not s.hand[slot]:
            return
        lit = gift_targets(rules, s, slot) & self._lit(s, slot)
        if not lit:
            return
        most = s.hand[slot] + s.helpers + rules.best_face
        members = regions_of(lit)
        prices = costs(rules, s, slot, lit, members)
        found.extend(self.uses([region for number, region in enumerate(members) if prices[number] <= most]))

    def perform(self, rules: Rules, s: State, slot: Slot, target: Region) -> None:
        declare(rules, s, slot, target)
        roll(s, slot, self, target)

    def rolled(self, rules: Rules, s: State, slot: Slot, target: Region, face: int) -> None:
        cost = max(s.forms[slot].least, cost_of(rules, s, slot, target) - face)
        if cost <= strength(s, slot, target):
            conquer(rules, s, slot, target, cost, "rolled")
        else:
            fail(rules, s, slot, target)
            s.ending = 1

    def why_not(self, rules: Rules, s: State, slot: Slot, target: Region) -> Reason:
        barred = why_no_gift(rules, s, slot, target)
        if barred is not None:
            return barred
        if not s.hand[slot]:
            return "no_tokens_in_hand", {}
        if not has(self._lit(s, slot), target):
            return "not_beside", {"region": target, "ground": "crystal"}
        cost = cost_of(rules, s, slot, target)
        return "too_expensive", {"region": target, "cost": cost, "hand": strength(s, slot, target)}
