"""Horde and Alliance (W21), and the side a neutral race takes at the Battleground (W-D16)."""

from __future__ import annotations

from typing import Final

from tesno.core.bits import mask_of
from tesno.core.coins import earn
from tesno.core.names import Region, Slot
from tesno.core.rules import Rules
from tesno.core.state import State
from tesno.core.trait import ALWAYS, Trait

ALLIANCE: Final = "alliance"
HORDE: Final = "horde"
SIDES: Final = (ALLIANCE, HORDE)
_OTHER: Final = {ALLIANCE: HORDE, HORDE: ALLIANCE}
# The memory has two bits for each race: how many regions were taken from it this turn, at most two. Above them is
# the side that the neutral race whose turn it is has taken: its number among the sides plus one.
_BITS: Final = 2
_MOST: Final = 2


def faction_of(rules: Rules, s: State, slot: Slot) -> str:
    """The race's faction; "" is neutral."""
    printed = rules.factions[slot]
    return printed if printed or slot != s.active[s.seat] else side_taken(rules, s)


def _memory_of(rules: Rules) -> FactionBonus:
    """Who remembers the turn's conquests and the side."""
    for trait in reversed(rules.traits):
        if isinstance(trait, FactionBonus):
            return trait
    raise AssertionError("no faction bonus")


def side_taken(rules: Rules, s: State) -> str:
    """The side that the neutral race whose turn it is has taken; "" when none."""
    side = s.memory[_memory_of(rules).index] >> len(rules.race_ids) * _BITS
    return SIDES[side - 1] if side else ""


def take_side(rules: Rules, s: State, side: str) -> None:
    """The neutral race whose turn it is takes a side, until the turn is over."""
    bonus = _memory_of(rules)
    bonus.remember(s, s.memory[bonus.index] | SIDES.index(side) + 1 << len(rules.race_ids) * _BITS)


def races_beaten(rules: Rules, s: State, slot: Slot, regions: int) -> int:
    """From how many races of the other faction at least so many regions were conquered this turn."""
    return _count_beaten(rules, s, slot, regions, s.memory[_memory_of(rules).index])


def _count_beaten(rules: Rules, s: State, slot: Slot, regions: int, memory: int) -> int:
    beaten = memory & (1 << len(rules.race_ids) * _BITS) - 1
    if not beaten:
        return 0
    other = _OTHER.get(faction_of(rules, s, slot), "")
    if not other:
        return 0
    count = 0
    while beaten:
        # None of them is the race whose turn it is, so each has its printed faction.
        victim = (beaten.bit_length() - 1) // _BITS
        taken = beaten >> victim * _BITS
        if taken >= regions and rules.factions[victim] == other:
            count += 1
        beaten ^= taken << victim * _BITS
    return count


class FactionBonus(Trait):
    """One coin for each race of the other faction from which a region was conquered this turn.

    A race that went into decline meanwhile is the race it was: an active race and one in decline are two races even
    when they are one player's. What bombs won before the race chose to decline is paid with the coins of that turn
    too (W-D3): then the race whose turn it is, the only one its owner has, is in decline.
    """

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.when = ALWAYS
        self.forgets = True
        # By race, those of another faction: what can't count, whatever side is taken yet, is not remembered.
        self.others: list[int] = []

    def bind(self, rules: Rules) -> None:
        self.others = [
            mask_of([slot for slot, faction in enumerate(rules.factions) if faction and faction != own])
            for own in rules.factions
        ]

    def drove_out(
        self, rules: Rules, s: State, slot: Slot, region: Region, victim: Slot, tokens: int, lost: int
    ) -> None:
        if victim >= 0 and self.others[slot] >> victim & 1:
            taken = s.memory[self.index] >> victim * _BITS & (1 << _BITS) - 1
            if taken < _MOST:
                self.remember(s, s.memory[self.index] + (1 << victim * _BITS))

    def income(self, rules: Rules, s: State, slot: Slot) -> int:
        beaten = s.memory[self.index]
        if not beaten or s.owner[slot] != s.seat or s.active[s.seat] not in (slot, -1):
            return 0
        return _count_beaten(rules, s, slot, 1, beaten)

    def side_of(self, rules: Rules, s: State, slot: Slot) -> str:
        return faction_of(rules, s, slot)

    def declined(self, rules: Rules, s: State, slot: Slot) -> None:
        """A race that leaves the map with its decline brings no coins any more: the bonus is paid before it goes."""
        if not s.held[slot]:
            coins = races_beaten(rules, s, slot, 1)
            if coins:
                earn(s, s.owner[slot], coins, self.name)
            self.remember(s, 0)
