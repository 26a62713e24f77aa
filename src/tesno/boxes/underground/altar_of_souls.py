"""Altar of Souls (U-L1)."""

from __future__ import annotations

from tesno.core.actions import SKIP, target_of
from tesno.core.bits import members_of, regions_of
from tesno.core.coins import earn
from tesno.core.ground import add_tokens
from tesno.core.losing import abandon, leave_if_gone
from tesno.core.names import Packed, Reason, Region, Regions, Slot
from tesno.core.rules import Rules
from tesno.core.state import State
from tesno.core.steps import answered
from tesno.core.trait import ALWAYS, Trait


class Altar(Trait):
    """After coins its holder, also in decline, may discard one own token in decline for three coins (U-D25)."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.verb = "altar"
        self.phase = "coins"
        self.when = ALWAYS

    def _offerings(self, s: State) -> Regions:
        regions = 0
        for slot in members_of(s.fallen[s.seat]):
            regions |= s.held[slot]
        return regions

    def finish(self, rules: Rules, s: State, slot: Slot) -> None:
        if self._offerings(s):
            self.ask(s, s.seat, slot)

    def choices(self, rules: Rules, s: State) -> list[Packed]:
        return [SKIP, *self.uses(regions_of(self._offerings(s)))]

    def choose(self, rules: Rules, s: State, action: Packed) -> None:
        answered(s)
        if action == SKIP:
            return
        region = target_of(action)
        slot = s.holder[region]
        if s.tokens[region] > 1:
            add_tokens(s, region, -1)
            s.tray[slot] += 1
        else:
            s.tray[slot] += abandon(rules, s, slot, region)
        earn(s, s.seat, 3, self.name)
        leave_if_gone(rules, s, slot)

    def why_not(self, rules: Rules, s: State, slot: Slot, target: Region) -> Reason:
        if not 1 <= target <= rules.board.size:
            return "no_such_region", {"region": target}
        return "not_in_decline", {"region": target}
