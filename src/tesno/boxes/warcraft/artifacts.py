"""Artifacts that serve a conquest: Frostmourne, Doomhammer, Ashes of Al'ar (W-A1 to W-A3, W51, W-D18)."""

from __future__ import annotations

from tesno.core.names import Reason, Region, Regions, Slot
from tesno.core.rules import Rules
from tesno.core.state import State
from tesno.traits.aids import Aid


class Artifact(Aid):
    """An aid whose use a failed die spends too; it stays where it is then."""

    def failed(self, rules: Rules, s: State, slot: Slot, region: Region) -> None:
        self.spend(s)


class Frostmourne(Artifact):
    """Once per turn a conquest for two less."""

    def discount(self, rules: Rules, s: State, slot: Slot) -> tuple[Regions, int]:
        return rules.board.everywhere, -2


class Doomhammer(Artifact):
    """Once per turn a region within reach for the least a conquest takes, without a crossing.

    Two coins are paid first: to the player who holds it, or to the bank for one's own race, murlocs or nobody.
    """

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.as_neighbour = True
        self.toll_most = 2
        self.toll_when_named = True

    def capped(self, rules: Rules, s: State) -> Regions:
        return rules.board.everywhere

    def fee(self, rules: Rules, s: State, slot: Slot, region: Region) -> int:
        return self.toll_most

    def why_not(self, rules: Rules, s: State, slot: Slot, target: int) -> Reason:
        reason = super().why_not(rules, s, slot, target)
        coins = s.coins[s.owner[slot]]
        if reason[0] == "no_target" and coins < self.toll_most:
            return "fee_unpayable", {"price": self.toll_most, "coins": coins}
        return reason


class Ashes(Artifact):
    """Ashes of Al'ar: once per turn any region of any continent as if it bordered: no crossing.

    Water is one of them for those who may conquer it: it is as if it bordered theirs, as W-D5 wants.
    """

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.as_neighbour = True

    def reach(self, rules: Rules, s: State, slot: Slot) -> Regions:
        return rules.board.everywhere
