"""Placing pieces in one's own regions at the end of a turn: stacks (Bivouacking, Shield), figures (Heroic, Royal)."""

from __future__ import annotations

from tesno.core.actions import SKIP, target_of
from tesno.core.bits import count_at, has, regions_of, size_of, standing_of
from tesno.core.explain import why_no_place
from tesno.core.forms import is_granted
from tesno.core.ground import gather_pieces, put_piece
from tesno.core.names import Packed, Reason, Region, Regions, Slot
from tesno.core.pieces import restock
from tesno.core.rules import Rules
from tesno.core.state import State
from tesno.core.steps import about, answered, focus_on
from tesno.core.trait import Trait


class Placing(Trait):
    """A kind of piece that comes with the combo and is placed, one after the other, in ascending order of regions.

    Lent by a find it is a choice (U-L8): all are placed, or none.
    """

    def __init__(self, name: str, verb: str, piece: str, plural: str = "", count: int = 1) -> None:
        super().__init__(name)
        self.verb = verb
        self.piece = piece
        self.plural = plural
        self.supply = count

    def picked(self, rules: Rules, s: State, slot: Slot) -> None:
        restock(rules, s, self.kind)

    def choices(self, rules: Rules, s: State) -> list[Packed]:
        placing = self.uses(self.sites(s, s.slot))
        return placing if self.begun(s) or not is_granted(rules, s, s.slot, self) else [SKIP, *placing]

    def begun(self, s: State) -> bool:
        """Whether one has been placed in answer to the question."""
        return about(s) > 0

    def sites(self, s: State, slot: Slot) -> list[Region]:
        """Where the next one may go."""
        raise NotImplementedError

    def unordered(self, rules: Rules, s: State) -> Regions:
        return s.held[s.slot]

    def why_not(self, rules: Rules, s: State, slot: Slot, target: int) -> Reason:
        return why_no_place(rules, s, slot, target)


class Apart(Placing):
    """Pieces that go to different regions."""

    def ground(self, s: State, slot: Slot) -> Regions:
        """The regions where they may stand."""
        return s.held[slot]

    def deploy(self, rules: Rules, s: State, slot: Slot) -> None:
        """All of them are taken up and placed anew."""
        gather_pieces(rules, s, self.kind)
        ground = regions_of(self.ground(s, slot))
        if not ground or not s.stock[self.kind]:
            return
        if len(ground) > s.stock[self.kind] or is_granted(rules, s, slot, self):
            self.ask(s, s.seat, slot)
        else:
            for region in ground:
                put_piece(rules, s, self.kind, region)

    def begun(self, s: State) -> bool:
        return s.pieces[self.kind] > 0

    def unordered(self, rules: Rules, s: State) -> Regions:
        return self.ground(s, s.slot) & ~standing_of(s.pieces[self.kind])

    def why_not(self, rules: Rules, s: State, slot: Slot, target: int) -> Reason:
        if has(self.ground(s, slot), target) and count_at(s.pieces[self.kind], target):
            return "has_piece", {"region": target, "piece": self.piece}
        return super().why_not(rules, s, slot, target)

    def sites(self, s: State, slot: Slot) -> list[Region]:
        """With room left for the pieces still to come."""
        left = regions_of(self._left(s, slot))
        return list(left[: max(1, len(left) - s.stock[self.kind] + 1)])

    def _left(self, s: State, slot: Slot) -> Regions:
        """Regions without a piece, beyond the last one that got one."""
        beyond = about(s) + 1
        return (self.ground(s, slot) & ~standing_of(s.pieces[self.kind])) >> beyond << beyond

    def choose(self, rules: Rules, s: State, action: Packed) -> None:
        if action == SKIP:
            answered(s)
            return
        region = target_of(action)
        # Named in another order (core/order.py) it leaves the others open: it is no site, or not enough are beyond it.
        left = self._left(s, s.slot)
        first = left & -left == 1 << region
        if first or (has(left, region) and size_of(left >> region) >= s.stock[self.kind]):
            s.focus = focus_on(self.index, region)
        put_piece(rules, s, self.kind, region)
        if not s.stock[self.kind] or not self._left(s, s.slot):
            answered(s)


class Figures(Apart):
    """Figures that each turn go to different regions held."""

    def settle(self, rules: Rules, s: State, slot: Slot) -> None:
        self.deploy(rules, s, slot)


class Stacks(Placing):
    """Pieces of which any number may stand in a region held."""

    def left(self, s: State) -> int:
        """How many are still to be placed now."""
        return s.stock[self.kind]

    def put(self, rules: Rules, s: State, region: Region) -> None:
        put_piece(rules, s, self.kind, region)

    def waive(self, s: State) -> None:
        """None are placed now."""

    def place(self, rules: Rules, s: State, slot: Slot) -> None:
        """They never stand alone: without a region they wait (K82)."""
        held = s.held[slot]
        if not held or not self.left(s):
            return
        if held & (held - 1) or is_granted(rules, s, slot, self):
            self.ask(s, s.owner[slot], slot)
        else:
            self._all_to(rules, s, held.bit_length() - 1)

    def _all_to(self, rules: Rules, s: State, region: Region) -> None:
        while self.left(s):
            self.put(rules, s, region)

    def sites(self, s: State, slot: Slot) -> list[Region]:
        last = about(s)
        return list(regions_of(s.held[slot] >> last << last))

    def choose(self, rules: Rules, s: State, action: Packed) -> None:
        if action == SKIP:
            self.waive(s)
            answered(s)
            return
        region = target_of(action)
        if s.held[s.slot] >> (region + 1):
            self.put(rules, s, region)
            s.focus = focus_on(self.index, max(about(s), region))
        else:
            self._all_to(rules, s, region)
        if not self.left(s):
            answered(s)
