"""Vengeful (U-P20)."""

from __future__ import annotations

from tesno.core.bits import replaced
from tesno.core.rules import Form, Rules, Trait
from tesno.core.state import State


class Vengeance(Trait):
    """Who attacked any of the player's races in their turn gets a marker; next turn their regions cost one less.

    The memory is the set of marked seats; markers come back at the end of the turn or on decline (U-D21).
    """

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.remembers = "vengeance"
        self.remembers_kind = "seats"

    def shape(self, form: Form, declined: bool) -> None:
        if not declined:
            form.on_picked.append(self)
            form.on_attacked.append(self)
            form.on_over.append(self)
            form.on_declining.append(self)
            form.costs.append(self)

    def _set(self, s: State, seats: int) -> None:
        s.memory = replaced(s.memory, self.index, seats)

    def picked(self, rules: Rules, s: State, slot: int) -> None:
        self._set(s, 0)

    def attacked(self, rules: Rules, s: State, slot: int, region: int, by: int) -> None:
        marked = s.memory[self.index] | 1 << s.owner[by]
        if marked != s.memory[self.index] and s.events is not None:
            s.events.append(("marked", {"seat": s.owner[slot], "other": s.owner[by]}))
        self._set(s, marked)

    def cost(self, rules: Rules, s: State, slot: int, region: int) -> int:
        holder = s.holder[region]
        return -1 if holder >= 0 and s.memory[self.index] >> s.owner[holder] & 1 else 0

    def over(self, rules: Rules, s: State, slot: int) -> None:
        self._set(s, 0)

    def declining(self, rules: Rules, s: State, slot: int) -> None:
        self._set(s, 0)
