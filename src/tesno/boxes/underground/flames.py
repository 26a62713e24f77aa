"""Flames (U-R3)."""

from __future__ import annotations

from tesno.core.actions import use
from tesno.core.bits import regions_of, replaced
from tesno.core.rules import TRAIT, Form, Rules, Trait, answered, ask
from tesno.core.state import State


class Volcano(Trait):
    """On picking them the volcano is put on a chasm with its spot; they enter beside it.

    A region bordering it, or linked to it by an unbroken chain of their regions, is conquered as if empty (U14).
    """

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.verb = "volcano"
        self.remembers = "volcano"
        self.remembers_kind = "region"
        self.spots = 0

    def bind(self, rules: Rules) -> None:
        self.spots = rules.board.features.get("volcano", 0)

    def shape(self, form: Form, declined: bool) -> None:
        if not declined:
            form.on_picked += (self,)
            form.on_declining += (self,)
            form.entries += (self,)
            form.hollows += (self,)

    def picked(self, rules: Rules, s: State, slot: int) -> None:
        if self.spots & (self.spots - 1):
            ask(s, TRAIT, s.seat, slot, self.index << 6)
        else:
            self._put(rules, s, self.spots.bit_length() - 1)

    def _put(self, rules: Rules, s: State, region: int) -> None:
        s.memory = replaced(s.memory, self.index, region)
        if s.events is not None:
            s.events.append(("volcano", {"seat": s.seat, "region": region}))

    def choices(self, rules: Rules, s: State) -> list[int]:
        return [use(self.index, region) for region in regions_of(self.spots)]

    def choose(self, rules: Rules, s: State, action: int) -> None:
        answered(s)
        self._put(rules, s, action & 63)

    def declining(self, rules: Rules, s: State, slot: int) -> None:
        s.memory = replaced(s.memory, self.index, 0)

    def entry(self, rules: Rules, s: State, slot: int) -> int:
        return rules.board.near[s.memory[self.index]]

    def hollow(self, rules: Rules, s: State, slot: int) -> int:
        """Printed borders make the chain (U21); rivers held at that moment are part of it (U-D10)."""
        near = rules.board.near
        chain = 0
        edge = near[s.memory[self.index]]
        while edge & s.held[slot] & ~chain:
            fresh = edge & s.held[slot] & ~chain
            chain |= fresh
            edge |= rules.board.around(fresh)
        return edge

    def why_not(self, rules: Rules, s: State, slot: int, target: int) -> tuple[str, dict[str, int | str]]:
        if not 1 <= target <= rules.board.size:
            return "no_such_region", {"region": target}
        return "not_now", {}
