"""Altar of Souls (U-L1)."""

from __future__ import annotations

from tesno.core.actions import SKIP, use
from tesno.core.bits import regions_of, replaced
from tesno.core.conquest import abandon, leave_if_gone
from tesno.core.rules import TRAIT, Form, Rules, Trait, answered, ask
from tesno.core.state import State


class Altar(Trait):
    """After coins its holder, also in decline, may discard one own token in decline for three coins (U-D25)."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.verb = "altar"

    def shape(self, form: Form, declined: bool) -> None:
        form.on_finish += (self,)

    def _offerings(self, s: State) -> int:
        regions = 0
        for slot in regions_of(s.fallen[s.seat]):
            regions |= s.held[slot]
        return regions

    def finish(self, rules: Rules, s: State, slot: int) -> None:
        if self._offerings(s):
            ask(s, TRAIT, s.seat, slot, self.index << 6)

    def choices(self, rules: Rules, s: State) -> list[int]:
        return [SKIP] + [use(self.index, region) for region in regions_of(self._offerings(s))]

    def choose(self, rules: Rules, s: State, action: int) -> None:
        answered(s)
        if action == SKIP:
            return
        region = action & 63
        slot = s.holder[region]
        if s.tokens[region] > 1:
            s.tokens[region] -= 1
            s.tray[slot] += 1
        else:
            s.tray[slot] += abandon(rules, s, slot, region)
        s.coins = replaced(s.coins, s.seat, s.coins[s.seat] + 3)
        if s.events is not None:
            s.events.append(("paid", {"seat": s.seat, "coins": 3, "source": self.name}))
        leave_if_gone(rules, s, slot)

    def why_not(self, rules: Rules, s: State, slot: int, target: int) -> tuple[str, dict[str, int | str]]:
        return "not_held", {"region": target}
