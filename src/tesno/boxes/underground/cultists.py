"""Cultists (U-R1)."""

from __future__ import annotations

from tesno.core.actions import SKIP, use
from tesno.core.bits import places_of, regions_of
from tesno.core.explain import why_no_place
from tesno.core.pieces import gather_pieces, put_piece, restock
from tesno.core.rules import TRAIT, Form, Rules, Trait, answered, ask
from tesno.core.state import State


class GreatAncient(Trait):
    """The Great Ancient goes to the first region conquered: immune, and its neighbours cost one less.

    At the start of each later turn it may move to any region held. If its region is left it waits for the next
    conquest (U-D11).
    """

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.verb = "ancient"
        self.rank = 2  # after Reborn (U20)
        self.piece = "great_ancient"

    def shape(self, form: Form, declined: bool) -> None:
        if not declined:
            form.on_picked += (self,)
            form.on_start += (self,)
            form.on_conquered += (self,)
            form.costs += (self,)

    def picked(self, rules: Rules, s: State, slot: int) -> None:
        restock(rules, s, self.kind)

    def conquered(self, rules: Rules, s: State, slot: int, region: int) -> None:
        if s.stock[self.kind]:
            put_piece(rules, s, self.kind, region)

    def discount(self, rules: Rules, s: State, slot: int) -> tuple[int, int]:
        regions = 0
        for place in places_of(s.pieces[self.kind]):
            regions |= rules.near(s, slot, place)
        return regions, -1

    def start(self, rules: Rules, s: State, slot: int) -> None:
        if s.pieces[self.kind] and s.held[slot] & (s.held[slot] - 1):
            ask(s, TRAIT, s.seat, slot, self.index << 6)

    def choices(self, rules: Rules, s: State) -> list[int]:
        elsewhere = [region for region in regions_of(s.held[s.slot]) if region not in places_of(s.pieces[self.kind])]
        return [SKIP] + [use(self.index, region) for region in elsewhere]

    def choose(self, rules: Rules, s: State, action: int) -> None:
        answered(s)
        if action != SKIP:
            gather_pieces(rules, s, self.kind)
            put_piece(rules, s, self.kind, action & 63)

    def why_not(self, rules: Rules, s: State, slot: int, target: int) -> tuple[str, dict[str, int | str]]:
        if s.held[slot] >> target & 1:
            return "has_piece", {"region": target, "piece": self.piece}
        return why_no_place(rules, s, slot, target)
