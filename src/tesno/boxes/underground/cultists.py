"""Cultists (U-R1)."""

from __future__ import annotations

from tesno.core.actions import SKIP, target_of
from tesno.core.bits import has, places_of, regions_of
from tesno.core.explain import why_no_place
from tesno.core.ground import gather_pieces, put_piece
from tesno.core.names import Packed, Reason, Region, Regions, Slot
from tesno.core.pieces import restock
from tesno.core.rules import Rules
from tesno.core.state import State
from tesno.core.steps import answered
from tesno.core.trait import Trait


class GreatAncient(Trait):
    """The Great Ancient goes to the first region conquered: immune, and its neighbours cost one less.

    At the start of each later turn it may move to any region held. If its region is left it waits for the next
    conquest (U-D11).
    """

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.verb = "ancient"
        self.phase = "ready"
        self.rank = 2  # after Reborn (U20)
        self.piece = "great_ancient"

    def picked(self, rules: Rules, s: State, slot: Slot) -> None:
        restock(rules, s, self.kind)

    def conquered(self, rules: Rules, s: State, slot: Slot, region: Region) -> None:
        if s.stock[self.kind]:
            put_piece(rules, s, self.kind, region)

    def discount(self, rules: Rules, s: State, slot: Slot) -> tuple[Regions, int]:
        regions = 0
        for place in places_of(s.pieces[self.kind]):
            regions |= s.forms[slot].near[place]
        return regions, -1

    def start(self, rules: Rules, s: State, slot: Slot) -> None:
        if s.pieces[self.kind] and s.held[slot] & (s.held[slot] - 1):
            self.ask(s, s.seat, slot)

    def choices(self, rules: Rules, s: State) -> list[Packed]:
        elsewhere = [region for region in regions_of(s.held[s.slot]) if region not in places_of(s.pieces[self.kind])]
        return [SKIP, *self.uses(elsewhere)]

    def choose(self, rules: Rules, s: State, action: Packed) -> None:
        answered(s)
        if action != SKIP:
            gather_pieces(rules, s, self.kind)
            put_piece(rules, s, self.kind, target_of(action))

    def why_not(self, rules: Rules, s: State, slot: Slot, target: Region) -> Reason:
        if has(s.held[slot], target):
            return "has_piece", {"region": target, "piece": self.piece}
        return why_no_place(rules, s, slot, target)
