"""Shadow Mimes (U-R12)."""

from __future__ import annotations

from tesno.core.actions import SKIP, use
from tesno.core.bits import replaced
from tesno.core.market import take_combo
from tesno.core.rules import TRAIT, Form, Rules, Trait, answered, ask
from tesno.core.state import State


class Swap(Trait):
    """On picking them their badge may be swapped with another visible one; coins stay where they lie (U-D15)."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.verb = "swap"
        self.targets = "combo"

    def shape(self, form: Form, declined: bool) -> None:
        if not declined:
            form.on_choosing += (self,)

    def choosing(self, rules: Rules, s: State, slot: int, place: int) -> bool:
        ask(s, TRAIT, s.seat, slot, self.index << 6 | place)
        return True

    def choices(self, rules: Rules, s: State) -> list[int]:
        """The number of a place of the column, counted from 1."""
        places = range(len(s.column_powers))
        return [SKIP] + [use(self.index, place + 1) for place in places if place != s.focus & 63]

    def choose(self, rules: Rules, s: State, action: int) -> None:
        place = s.focus & 63
        answered(s)
        if action != SKIP:
            other = (action & 63) - 1
            mine, theirs = s.column_powers[place], s.column_powers[other]
            s.column_powers = replaced(replaced(s.column_powers, place, theirs), other, mine)
            if s.events is not None:
                s.events.append(("swapped", {"seat": s.seat, "power": rules.power_ids[theirs]}))
        take_combo(rules, s, place)

    def why_not(self, rules: Rules, s: State, slot: int, target: int) -> tuple[str, dict[str, int | str]]:
        return "no_such_combo", {"place": target}
