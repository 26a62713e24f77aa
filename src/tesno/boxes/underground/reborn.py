"""Reborn (U-P13)."""

from __future__ import annotations

from tesno.core.actions import SKIP, use
from tesno.core.bits import regions_of
from tesno.core.conquest import abandon, leave_if_gone
from tesno.core.explain import why_no_place
from tesno.core.forms import reform
from tesno.core.rules import TRAIT, Form, Rules, Trait, answered, ask
from tesno.core.state import State


class Rebirth(Trait):
    """In decline: at the start of a turn it may empty one or two of its regions for its owner's active race.

    One new token goes to each, from the tray, else from hand (U16). It is no conquest (U-D4).
    """

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.verb = "rebirth"
        self.rank = 1  # after the Fountain (U20)

    def shape(self, form: Form, declined: bool) -> None:
        if declined:
            form.on_start += (self,)

    def _tokens(self, s: State) -> int:
        active = s.active[s.seat]
        return s.tray[active] + s.hand[active] if active >= 0 else 0

    def start(self, rules: Rules, s: State, slot: int) -> None:
        if self._tokens(s):
            ask(s, TRAIT, s.seat, slot, self.index << 6)

    def choices(self, rules: Rules, s: State) -> list[int]:
        last = s.focus & 63
        regions = [region for region in regions_of(s.held[s.slot]) if region > last]
        return [SKIP] + [use(self.index, region) for region in regions]

    def unordered(self, rules: Rules, s: State) -> int:
        return s.held[s.slot]

    def choose(self, rules: Rules, s: State, action: int) -> None:
        slot, last = s.slot, s.focus & 63
        answered(s)
        if action == SKIP:
            return
        region = action & 63
        active = s.active[s.seat]
        s.tray[slot] += abandon(rules, s, slot, region)
        if s.tray[active]:
            s.tray[active] -= 1
        else:
            s.hand[active] -= 1
        s.holder[region] = active
        s.tokens[region] = 1
        s.held[active] |= 1 << region
        s.guard[region] += rules.form(s, active).garrison_guard
        if s.found >> region & 1:
            reform(rules, s, active)
        if s.events is not None:
            s.events.append(("reborn", {"seat": s.seat, "region": region}))
        leave_if_gone(rules, s, slot)
        if not last and self._tokens(s) and any(other > region for other in regions_of(s.held[slot])):
            ask(s, TRAIT, s.seat, slot, self.index << 6 | region)

    def why_not(self, rules: Rules, s: State, slot: int, target: int) -> tuple[str, dict[str, int | str]]:
        return why_no_place(rules, s, slot, target)
