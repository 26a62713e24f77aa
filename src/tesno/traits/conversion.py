"""Conversion: a lone token is replaced (Sorcerers B-R11, Vampire U-P18, Shiny Orb U-A5)."""

from __future__ import annotations

from tesno.core.actions import use
from tesno.core.bits import count_at, regions_of
from tesno.core.conquest import take
from tesno.core.reach import targets_of
from tesno.core.rules import WITHDRAWN, Form, Rules, Trait
from tesno.core.state import ACTIVE, State


class Conversion(Trait):
    """Once per turn per opponent: replace an opponent's only token in a region, active, with one from the tray."""

    def __init__(self, name: str, from_hand: int = 0) -> None:
        super().__init__(name)
        self.verb = "convert"
        self.from_hand = bool(from_hand)  # an empty tray is no obstacle: the token comes from the hand (U16)
        self.empty_handed = False

    def bind(self, rules: Rules) -> None:
        self.empty_handed = rules.options.get("sorcerers_convert_empty_handed", False)

    def shape(self, form: Form, declined: bool) -> None:
        if not declined:
            form.abilities += (self,)

    def options(self, rules: Rules, s: State, slot: int, found: list[int]) -> None:
        for region in self.targets_now(rules, s, slot):
            found.append(use(self.index, region))

    def targets_now(self, rules: Rules, s: State, slot: int) -> list[int]:
        """The regions that can be converted."""
        if s.die >= 0 or s.aids or not self._token(s, slot) or not self._ready(s, slot):
            return []
        targets = targets_of(rules, s, slot) & self._prey(rules, s, slot) & ~s.shield
        if not s.held[slot]:
            # Not as entry, unless Flying.
            targets &= rules.form(s, slot).free
        return [
            region for region in regions_of(targets) if s.tokens[region] == 1 and not self._camped(rules, s, region)
        ]

    def _prey(self, rules: Rules, s: State, slot: int) -> int:
        """Regions of active races of opponents on whom it was not used yet."""
        prey = 0
        for other in range(rules.seats):
            if s.active[other] >= 0 and other != s.owner[slot] and not self._spent(s, other):
                prey |= s.held[s.active[other]]
        return prey

    def _token(self, s: State, slot: int) -> bool:
        return s.tray[slot] > 0 or (self.from_hand and s.hand[slot] > 0)

    def _ready(self, s: State, slot: int) -> bool:
        """B-D13: a free token in hand is needed, not spent; the table option asks for one anywhere (K64)."""
        if self.empty_handed:
            return s.hand[slot] > 0 or s.held[slot] != 0
        return s.hand[slot] > 0

    def _spent(self, s: State, owner: int) -> bool:
        return bool(s.used >> (self.index * 8 + owner) & 1)

    def _camped(self, rules: Rules, s: State, region: int) -> bool:
        """A camp counts as a token: pieces that retreat with the troops protect."""
        for index, kind in enumerate(rules.kinds):
            if kind.conquered == WITHDRAWN and count_at(s.pieces[index], region):
                return True
        return False

    def perform(self, rules: Rules, s: State, slot: int, target: int) -> None:
        s.used |= 1 << (self.index * 8 + s.owner[s.holder[target]])
        if s.tray[slot]:
            s.tray[slot] -= 1
        else:
            s.hand[slot] -= 1
        take(rules, s, slot, target, 1, "convert")

    def why_not(self, rules: Rules, s: State, slot: int, target: int) -> tuple[str, dict[str, int | str]]:
        victim = s.holder[target]
        if s.die >= 0 or s.aids:
            return "after_roll", {}
        if not self._token(s, slot):
            return "tray_empty", {}
        if not self._ready(s, slot):
            return "no_tokens_in_hand", {}
        if not s.held[slot] and not rules.form(s, slot).free >> target & 1:
            return "not_as_entry", {"region": target}
        if victim < 0 or s.status[victim] != ACTIVE or s.owner[victim] == s.owner[slot] or s.shield >> target & 1:
            return "no_active_opponent", {"region": target}
        if s.tokens[target] != 1 or self._camped(rules, s, target):
            return "not_lone", {"region": target}
        return "used_on_opponent", {"seat": s.owner[victim]}
