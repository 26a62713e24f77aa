"""Vengeful (U-P20)."""

from __future__ import annotations

from tesno.core.bits import regions_of, replaced
from tesno.core.rules import Form, Rules, Trait
from tesno.core.state import State, slots_of


class Vengeance(Trait):
    """Who attacked any of the player's races in their turn gets a marker; next turn their regions cost one less.

    The memory is the set of marked seats; markers come back at the end of the turn or on decline (U-D21).
    """

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.hears_attacks = True
        self.remembers = "vengeance"
        self.remembers_kind = "seats"

    def shape(self, form: Form, declined: bool) -> None:
        if not declined:
            form.on_picked += (self,)
            form.on_attacked += (self,)
            form.on_over += (self,)
            form.on_declining += (self,)
            form.costs += (self,)

    def _set(self, s: State, seats: int) -> None:
        if s.memory[self.index] != seats:
            s.memory = replaced(s.memory, self.index, seats)

    def picked(self, rules: Rules, s: State, slot: int) -> None:
        self._set(s, 0)

    def attacked(self, rules: Rules, s: State, slot: int, region: int, by: int) -> None:
        marked = s.memory[self.index] | 1 << s.owner[by]
        if marked != s.memory[self.index] and s.events is not None:
            s.events.append(("marked", {"seat": s.owner[slot], "other": s.owner[by]}))
        self._set(s, marked)

    def discount(self, rules: Rules, s: State, slot: int) -> tuple[int, int]:
        regions = 0
        for seat in regions_of(s.memory[self.index]):
            for other in slots_of(s, seat):
                regions |= s.held[other]
        return regions, -1

    def over(self, rules: Rules, s: State, slot: int) -> None:
        self._set(s, 0)

    def declining(self, rules: Rules, s: State, slot: int) -> None:
        self._set(s, 0)
