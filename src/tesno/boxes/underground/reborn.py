"""Reborn (U-P13)."""

from __future__ import annotations

from tesno.core.actions import SKIP, target_of
from tesno.core.bits import regions_of
from tesno.core.explain import why_no_place
from tesno.core.ground import hold
from tesno.core.losing import abandon, leave_if_gone
from tesno.core.names import Packed, Reason, Region, Regions, Slot
from tesno.core.rules import Rules
from tesno.core.state import State
from tesno.core.steps import about, answered
from tesno.core.trait import IN_DECLINE, Trait


class Rebirth(Trait):
    """In decline: at the start of a turn it may empty one or two of its regions for its owner's active race.

    One new token goes to each, from the tray, else from hand (U16). It is no conquest (U-D4).
    """

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.verb = "rebirth"
        self.phase = "ready"
        self.when = IN_DECLINE
        self.rank = 1  # after the Fountain (U20)

    def _tokens(self, s: State) -> int:
        active = s.active[s.seat]
        return s.tray[active] + s.hand[active] if active >= 0 else 0

    def start(self, rules: Rules, s: State, slot: Slot) -> None:
        if self._tokens(s):
            self.ask(s, s.seat, slot)

    def choices(self, rules: Rules, s: State) -> list[Packed]:
        last = about(s)
        regions = [region for region in regions_of(s.held[s.slot]) if region > last]
        return [SKIP, *self.uses(regions)]

    def unordered(self, rules: Rules, s: State) -> Regions:
        return s.held[s.slot]

    def choose(self, rules: Rules, s: State, action: Packed) -> None:
        slot, last = s.slot, about(s)
        answered(s)
        if action == SKIP:
            return
        region = target_of(action)
        active = s.active[s.seat]
        s.tray[slot] += abandon(rules, s, slot, region)
        if s.tray[active]:
            s.tray[active] -= 1
        else:
            s.hand[active] -= 1
        hold(rules, s, active, region, 1)
        if s.events is not None:
            s.events.append(("reborn", {"seat": s.seat, "region": region}))
        leave_if_gone(rules, s, slot)
        if not last and self._tokens(s) and any(other > region for other in regions_of(s.held[slot])):
            self.ask(s, s.seat, slot, region)

    def why_not(self, rules: Rules, s: State, slot: Slot, target: Region) -> Reason:
        return why_no_place(rules, s, slot, target)
