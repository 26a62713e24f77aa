"""Conversion: a lone token is replaced (Sorcerers B-R11, Vampire U-P18, Shiny Orb U-A5)."""

from __future__ import annotations

from tesno.core.attack import declare, gift_targets, take
from tesno.core.bits import count_at, has, regions_of
from tesno.core.explain import why_no_gift
from tesno.core.form import WITHDRAWN
from tesno.core.names import Packed, Reason, Region, Regions, Slot
from tesno.core.rules import Rules
from tesno.core.state import ACTIVE, State
from tesno.core.teams import are_opponents
from tesno.core.trait import Trait


class Conversion(Trait):
    """Once per turn per opponent: replace an opponent's only token in a region, active, with one from the tray."""

    def __init__(self, name: str, from_hand: int = 0) -> None:
        super().__init__(name)
        self.verb = "convert"
        self.from_hand = bool(from_hand)  # an empty tray is no obstacle: the token comes from the hand (U16)
        self.empty_handed = False

    def bind(self, rules: Rules) -> None:
        self.empty_handed = rules.options.get("sorcerers_convert_empty_handed", False)

    def options(self, rules: Rules, s: State, slot: Slot, found: list[Packed]) -> None:
        found.extend(self.uses(self.targets_now(rules, s, slot)))

    def targets_now(self, rules: Rules, s: State, slot: Slot) -> list[Region]:
        """The regions that can be converted."""
        if s.die >= 0 or s.aids or not self._token(s, slot) or not self._ready(s, slot):
            return []
        targets = gift_targets(rules, s, slot) & self._prey(rules, s, slot)
        if not s.held[slot]:
            # Not as entry, unless Flying.
            targets &= s.forms[slot].free
        return [region for region in regions_of(targets) if self._lone(rules, s, region)]

    def _prey(self, rules: Rules, s: State, slot: Slot) -> Regions:
        """Regions of active races of opponents on whom it was not used yet."""
        prey = 0
        for other in range(rules.seats):
            if s.active[other] >= 0 and are_opponents(rules, s.owner[slot], other) and not self.spent_on(s, other):
                prey |= s.held[s.active[other]]
        return prey

    def _token(self, s: State, slot: Slot) -> bool:
        return s.tray[slot] > 0 or (self.from_hand and s.hand[slot] > 0)

    def _ready(self, s: State, slot: Slot) -> bool:
        """B-D13: a free token in hand is needed, not spent; the table option asks for one anywhere (K64)."""
        if self.empty_handed:
            return s.hand[slot] > 0 or s.held[slot] != 0
        return s.hand[slot] > 0

    def _lone(self, rules: Rules, s: State, region: Region) -> bool:
        """A camp counts as a token: pieces that retreat with the troops protect."""
        for index, kind in enumerate(rules.kinds):
            if kind.conquered == WITHDRAWN and count_at(s.pieces[index], region):
                return False
        return s.tokens[region] == 1

    def perform(self, rules: Rules, s: State, slot: Slot, target: Region) -> None:
        self.spend_on(s, s.owner[s.holder[target]])
        declare(rules, s, slot, target)
        if s.tray[slot]:
            s.tray[slot] -= 1
        else:
            s.hand[slot] -= 1
        take(rules, s, slot, target, 1, "convert")

    def why_not(self, rules: Rules, s: State, slot: Slot, target: Region) -> Reason:
        barred = why_no_gift(rules, s, slot, target)
        if barred is not None:
            return barred
        victim = s.holder[target]
        if s.die >= 0:
            return "after_roll", {}
        if s.aids:
            return "armed", {}
        if not self.from_hand and not s.tray[slot]:
            return "tray_empty", {}
        if not self._ready(s, slot):
            return "no_tokens_in_hand", {}
        if not s.held[slot] and not has(s.forms[slot].free, target):
            return "not_as_entry", {"region": target}
        if victim < 0 or s.status[victim] != ACTIVE or not are_opponents(rules, s.owner[slot], s.owner[victim]):
            return "no_active_opponent", {"region": target}
        if not self._lone(rules, s, target):
            return "not_lone", {"region": target}
        return "used_on_opponent", {"seat": s.owner[victim]}
