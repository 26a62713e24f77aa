"""Horde and Alliance (W21)."""

from __future__ import annotations

from typing import Final

from tesno.core.coins import earn
from tesno.core.names import Region, Slot
from tesno.core.rules import Rules
from tesno.core.state import State
from tesno.core.trait import Trait

ALLIANCE: Final = "alliance"
HORDE: Final = "horde"
_OTHER: Final = {ALLIANCE: HORDE, HORDE: ALLIANCE}
# The memory has two bits for each race: how many regions were taken from it this turn, at most two.
_BITS: Final = 2
_MOST: Final = 2


def faction_of(rules: Rules, s: State, slot: Slot) -> str:
    """The race's faction; "" is neutral."""
    return rules.factions[slot]


class FactionBonus(Trait):
    """One coin for each race of the other faction from which a region was conquered this turn.

    A race that went into decline meanwhile is the race it was: an active race and one in decline are two races even
    when they are one player's.
    """

    def drove_out(
        self, rules: Rules, s: State, slot: Slot, region: Region, victim: Slot, tokens: int, lost: int
    ) -> None:
        if victim >= 0:
            taken = s.memory[self.index] >> victim * _BITS & (1 << _BITS) - 1
            if taken < _MOST:
                self.remember(s, s.memory[self.index] + (1 << victim * _BITS))

    def income(self, rules: Rules, s: State, slot: Slot) -> int:
        other = _OTHER.get(faction_of(rules, s, slot), "")
        if not other:
            return 0
        coins = 0
        for victim in range(len(rules.race_ids)):
            if s.memory[self.index] >> victim * _BITS & (1 << _BITS) - 1 and faction_of(rules, s, victim) == other:
                coins += 1
        return coins

    def declining(self, rules: Rules, s: State, slot: Slot) -> None:
        """What was won before the race chose to decline is paid all the same: it has no income of its own (W-D3)."""
        coins = self.income(rules, s, slot)
        if coins:
            earn(s, s.owner[slot], coins, self.name)
        self.remember(s, 0)

    def over(self, rules: Rules, s: State, slot: Slot) -> None:
        self.remember(s, 0)
