"""Shadow Mimes (U-R12)."""

from __future__ import annotations

from tesno.core.actions import SKIP, target_of
from tesno.core.bits import replaced
from tesno.core.market import take_combo
from tesno.core.names import Packed, Reason, Region, Slot
from tesno.core.rules import Rules
from tesno.core.state import State
from tesno.core.steps import about, answered
from tesno.core.trait import Trait


class Swap(Trait):
    """On picking them their badge may be swapped with another visible one; coins stay where they lie (U-D15)."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.verb = "swap"
        self.phase = "pick"
        self.targets = "combo"

    def choosing(self, rules: Rules, s: State, slot: Slot, place: int) -> bool:
        self.ask(s, s.seat, slot, place)
        return True

    def choices(self, rules: Rules, s: State) -> list[Packed]:
        """The number of a place of the column, counted from 1."""
        places = range(len(s.column_powers))
        return [SKIP, *self.uses([place + 1 for place in places if place != about(s)])]

    def choose(self, rules: Rules, s: State, action: Packed) -> None:
        place = about(s)
        answered(s)
        if action != SKIP:
            other = target_of(action) - 1
            mine, theirs = s.column_powers[place], s.column_powers[other]
            s.column_powers = replaced(replaced(s.column_powers, place, theirs), other, mine)
            if s.events is not None:
                s.events.append(("swapped", {"seat": s.seat, "power": rules.power_ids[theirs]}))
        take_combo(rules, s, place)

    def why_not(self, rules: Rules, s: State, slot: Slot, target: Region) -> Reason:
        if target == about(s) + 1:
            return "own_combo", {"place": target}
        return "no_such_combo", {"place": target}
