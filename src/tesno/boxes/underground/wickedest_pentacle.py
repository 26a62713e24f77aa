"""Wickedest Pentacle (U-L9)."""

from __future__ import annotations

from tesno.core.actions import SKIP, target_of
from tesno.core.attack import declare, gift_targets_within, tell_conquest
from tesno.core.bits import has, regions_of
from tesno.core.explain import why_no_gift_within
from tesno.core.ground import gather_pieces, put_piece
from tesno.core.losing import clear, leave_finds
from tesno.core.names import Packed, Reason, Region, Slot
from tesno.core.reach import look_again
from tesno.core.redeploy import leave_transient
from tesno.core.rules import Rules
from tesno.core.state import State
from tesno.core.steps import about, answered
from tesno.core.trait import Trait


class Pentacle(Trait):
    """Once per turn its active holder may send the Balrog to a region bordering the Pentacle.

    The region is conquered, its owner loses two tokens; nobody can take it while the Balrog is there, and it pays
    nobody. It may move at any moment until redeployment, also after the die (U20), so it is offered at the start of
    the turn, during conquest and when a roll has ended the conquests.
    """

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.verb = "balrog"
        self.phase = "ready"
        self.rank = 3
        self.piece = "balrog"

    def _targets(self, rules: Rules, s: State, slot: Slot) -> list[Region]:
        if self.spent(s) or s.aids or s.die >= 0:
            return []
        around = rules.board.near[s.find_at[self.find]]
        return list(regions_of(gift_targets_within(rules, s, slot, around) & ~s.tribes))

    def _send(self, rules: Rules, s: State, slot: Slot, region: Region) -> None:
        self.spend(s)
        declare(rules, s, slot, region)
        gather_pieces(rules, s, self.kind)
        if s.events is not None:
            tell_conquest(rules, s, slot, region, 0, "balrog")
        leave_finds(rules, s, region)
        clear(rules, s, slot, region, 2, False)
        put_piece(rules, s, self.kind, region)

    # During conquest.

    def options(self, rules: Rules, s: State, slot: Slot, found: list[Packed]) -> None:
        found.extend(self.uses(self._targets(rules, s, slot)))

    def perform(self, rules: Rules, s: State, slot: Slot, target: Region) -> None:
        self._send(rules, s, slot, target)
        # Where it stood may be attacked again, where it stands may not.
        look_again(rules, s, slot)

    # Before and after.

    def start(self, rules: Rules, s: State, slot: Slot) -> None:
        if self._targets(rules, s, slot):
            self.ask(s, s.seat, slot)

    def last_chance(self, rules: Rules, s: State, slot: Slot) -> bool:
        if self._targets(rules, s, slot):
            self.ask(s, s.seat, slot, 1)
            return True
        return False

    def choices(self, rules: Rules, s: State) -> list[Packed]:
        return [SKIP, *self.uses(self._targets(rules, s, s.slot))]

    def choose(self, rules: Rules, s: State, action: Packed) -> None:
        slot, rolled = s.slot, about(s)
        answered(s)
        if action != SKIP:
            self._send(rules, s, slot, target_of(action))
        if rolled:
            leave_transient(rules, s, slot)

    def phase_now(self, s: State) -> str:
        return "conquer" if about(s) else self.phase

    def why_not(self, rules: Rules, s: State, slot: Slot, target: Region) -> Reason:
        barred = why_no_gift_within(rules, s, slot, target, rules.board.near[s.find_at[self.find]])
        if barred is not None:
            return barred
        if has(s.tribes, target):
            return "tribe_here", {"region": target}
        if s.aids:
            return "armed", {}
        if s.die >= 0:
            return "after_roll", {}
        return "used_this_turn", {}
