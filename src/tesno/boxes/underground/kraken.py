"""Kraken (U-R6). That they may stay in rivers is declared in box.toml."""

from __future__ import annotations

from tesno.core.actions import SKIP, use
from tesno.core.bits import regions_of
from tesno.core.conquest import abandon
from tesno.core.explain import why_no_place
from tesno.core.redeploy import go_on_redeploying
from tesno.core.rules import TRAIT, Form, Rules, Trait, answered, ask
from tesno.core.state import DECLINED, State


class Leaving(Trait):
    """At redeployment, Tomb's included, they may leave rivers altogether (U-D27)."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.verb = "leave"

    def shape(self, form: Form, declined: bool) -> None:
        form.on_redeploy += (self,)

    def _rivers(self, rules: Rules, s: State, slot: int) -> int:
        return s.held[slot] & rules.board.water

    def redeploy(self, rules: Rules, s: State, slot: int) -> bool:
        if self._rivers(rules, s, slot):
            ask(s, TRAIT, s.seat, slot, self.index << 6)
            return True
        return False

    def choices(self, rules: Rules, s: State) -> list[int]:
        last = s.focus & 63
        rivers = regions_of(self._rivers(rules, s, s.slot))
        return [SKIP] + [use(self.index, region) for region in rivers if region > last]

    def unordered(self, rules: Rules, s: State) -> int:
        return self._rivers(rules, s, s.slot)

    def choose(self, rules: Rules, s: State, action: int) -> None:
        slot = s.slot
        if action != SKIP:
            region = action & 63
            s.hand[slot] += abandon(rules, s, slot, region)
            s.focus = self.index << 6 | max(s.focus & 63, region)
            if len(self.choices(rules, s)) > 1:
                return
        if s.status[slot] == DECLINED and not s.held[slot]:
            # With nowhere to go, a race in decline keeps no hand (C76).
            s.tray[slot] += s.hand[slot]
            s.hand[slot] = 0
        answered(s)
        go_on_redeploying(rules, s, slot, rules.form(s, slot).on_redeploy.index(self) + 1)

    def why_not(self, rules: Rules, s: State, slot: int, target: int) -> tuple[str, dict[str, int | str]]:
        if s.held[slot] & ~rules.board.water & 1 << target:
            return "not_now", {}
        return why_no_place(rules, s, slot, target)
