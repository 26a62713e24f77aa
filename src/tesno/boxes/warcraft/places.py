"""Legendary places that need no decision (W-L2, W-L3, W-L5 to W-L7)."""

from __future__ import annotations

from tesno.core.bits import has, size_of
from tesno.core.form import Form
from tesno.core.names import Region, Regions, Slot
from tesno.core.redeploy import recruit
from tesno.core.rules import Rules
from tesno.core.state import State
from tesno.core.trait import Trait


class MeetingStone(Trait):
    """No crossing for the active race that holds it."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.everywhere: Regions = 0

    def bind(self, rules: Rules) -> None:
        self.everywhere = rules.board.everywhere

    def shape(self, form: Form, declined: bool) -> None:
        if not declined:
            form.uncrossed = self.everywhere


class Karazhan(Trait):
    """One coin for each other region of its terrain that the active race holds."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.terrains: list[Regions] = []

    def bind(self, rules: Rules) -> None:
        self.terrains = [regions for word, regions in rules.board.features.items() if word in rules.terrains]

    def _alike(self, s: State) -> Regions:
        """The other regions of the terrain it lies in."""
        place = s.find_at[self.find]
        alike = 0
        for regions in self.terrains:
            if has(regions, place):
                alike |= regions
        return alike & ~(1 << place)

    def income(self, rules: Rules, s: State, slot: Slot) -> int:
        return size_of(s.held[slot] & self._alike(s))

    def income_at(self, rules: Rules, s: State, slot: Slot, region: Region) -> int:
        return 1 if has(self._alike(s), region) else 0


class DarkPortal(Trait):
    """Two coins for the active race that holds it."""

    def shape(self, form: Form, declined: bool) -> None:
        if not declined:
            form.income_turn += ((self.name, 2),)


class SpiritHealer(Trait):
    """One new token of the active race at redeployment, if the tray has one."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.rank = -1  # before anything is placed (W24)

    def redeploy(self, rules: Rules, s: State, slot: Slot) -> bool:
        recruit(rules, s, slot, self.name, 1)
        return False


class Chapel(Trait):
    """Light's Hope Chapel: conquests and bombs cost the active race no token, what takes it included (W-D14)."""

    def shape(self, form: Form, declined: bool) -> None:
        if not declined:
            form.spared = True
