"""Kraken (U-R6). That they may stay in rivers is declared in box.toml."""

from __future__ import annotations

from tesno.core.actions import SKIP, target_of
from tesno.core.bits import has, regions_of
from tesno.core.explain import why_no_place
from tesno.core.losing import abandon
from tesno.core.names import Packed, Reason, Region, Regions, Slot
from tesno.core.redeploy import go_on_redeploying
from tesno.core.rules import Rules
from tesno.core.state import DECLINED, State
from tesno.core.steps import about, answered, focus_on
from tesno.core.trait import ALWAYS, Trait


class Leaving(Trait):
    """At redeployment, Tomb's included, they may leave rivers altogether (U-D27)."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.verb = "leave"
        self.when = ALWAYS

    def _rivers(self, rules: Rules, s: State, slot: Slot) -> int:
        return s.held[slot] & rules.board.water

    def redeploy(self, rules: Rules, s: State, slot: Slot) -> bool:
        if self._rivers(rules, s, slot):
            self.ask(s, s.seat, slot)
            return True
        return False

    def choices(self, rules: Rules, s: State) -> list[Packed]:
        last = about(s)
        rivers = regions_of(self._rivers(rules, s, s.slot))
        return [SKIP, *self.uses([region for region in rivers if region > last])]

    def unordered(self, rules: Rules, s: State) -> Regions:
        return self._rivers(rules, s, s.slot)

    def choose(self, rules: Rules, s: State, action: Packed) -> None:
        slot = s.slot
        if action != SKIP:
            region = target_of(action)
            s.hand[slot] += abandon(rules, s, slot, region)
            s.focus = focus_on(self.index, max(about(s), region))
            if len(self.choices(rules, s)) > 1:
                return
        if s.status[slot] == DECLINED and not s.held[slot]:
            # With nowhere to go, a race in decline keeps no hand (C76).
            s.tray[slot] += s.hand[slot]
            s.hand[slot] = 0
        answered(s)
        go_on_redeploying(rules, s, slot, s.forms[slot].on_redeploy.index(self) + 1)

    def why_not(self, rules: Rules, s: State, slot: Slot, target: Region) -> Reason:
        if has(s.held[slot] & ~rules.board.water, target):
            return "wrong_ground", {"region": target, "ground": "river"}
        return why_no_place(rules, s, slot, target)
