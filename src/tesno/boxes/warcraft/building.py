"""Works that are put up after redeployment wherever they are due and stay where they stand: forts and towers."""

from __future__ import annotations

from tesno.core.actions import target_of
from tesno.core.bits import count_at, has, regions_of, standing_of
from tesno.core.ground import put_piece
from tesno.core.names import Packed, Reason, Region, Regions, Slot
from tesno.core.rules import Rules
from tesno.core.state import State
from tesno.core.steps import about, answered, focus_on
from tesno.traits.placing import Placing


class Building(Placing):
    """One in each region where it is due; when there are too few the owner chooses (W-D12)."""

    def due(self, rules: Rules, s: State, slot: Slot) -> Regions:
        """The regions where one belongs."""
        raise NotImplementedError

    def _missing(self, rules: Rules, s: State, slot: Slot) -> Regions:
        return self.due(rules, s, slot) & ~standing_of(s.pieces[self.kind])

    def settle(self, rules: Rules, s: State, slot: Slot) -> None:
        missing = regions_of(self._missing(rules, s, slot))
        if len(missing) <= s.stock[self.kind]:
            for region in missing:
                put_piece(rules, s, self.kind, region)
        elif s.stock[self.kind]:
            self.ask(s, s.seat, slot)

    def choices(self, rules: Rules, s: State) -> list[Packed]:
        """Regions in ascending order, with room left for those still to come."""
        left = [region for region in regions_of(self._missing(rules, s, s.slot)) if region > about(s)]
        return self.uses(left[: max(1, len(left) - s.stock[self.kind] + 1)])

    def unordered(self, rules: Rules, s: State) -> Regions:
        return self._missing(rules, s, s.slot)

    def choose(self, rules: Rules, s: State, action: Packed) -> None:
        region = target_of(action)
        # Named in another order (core/order.py) it leaves the others open.
        if action in self.choices(rules, s):
            s.focus = focus_on(self.index, region)
        put_piece(rules, s, self.kind, region)
        if not s.stock[self.kind]:
            answered(s)

    def why_not(self, rules: Rules, s: State, slot: Slot, target: Region) -> Reason:
        if has(s.held[slot], target) and count_at(s.pieces[self.kind], target):
            return "has_piece", {"region": target, "piece": self.piece}
        return super().why_not(rules, s, slot, target)
