"""Horde and Alliance (W21), and the side a neutral race takes at the Battleground (W-D16)."""

from __future__ import annotations

from typing import Final

from tesno.core.bits import mask_of, size_of
from tesno.core.coins import earn
from tesno.core.names import Region, Slot
from tesno.core.rules import Rules
from tesno.core.state import State
from tesno.core.trait import ALWAYS, Trait

ALLIANCE: Final = "alliance"
HORDE: Final = "horde"
SIDES: Final = (ALLIANCE, HORDE)
_OTHER: Final = {ALLIANCE: HORDE, HORDE: ALLIANCE}
# The memory has two bits for each race: one when a region was taken from it this turn, both when another one was, too.
# Above them is the side that the neutral race whose turn it is has taken: its number among the sides plus one.
_BITS: Final = 2


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
    """From how many races of the other faction at least so many regions, one or two, were conquered this turn."""
    return _memory_of(rules).beaten(rules, s, slot, regions)


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
        # By side, the lower bits of those who are of the other one; and by race, as it is printed.
        self.against: dict[str, int] = {}
        self.enemies: list[int] = []

    def bind(self, rules: Rules) -> None:
        factions = list(enumerate(rules.factions))
        self.others = [mask_of([slot for slot, side in factions if side and side != own]) for own in rules.factions]
        self.against = {
            own: mask_of([slot * _BITS for slot, side in factions if side == other]) for own, other in _OTHER.items()
        }
        self.enemies = [self.against.get(side, 0) for side in rules.factions]

    def drove_out(
        self, rules: Rules, s: State, slot: Slot, region: Region, victim: Slot, tokens: int, lost: int
    ) -> None:
        if victim >= 0 and self.others[slot] >> victim & 1:
            once = 1 << victim * _BITS
            memory = s.memory[self.index]
            self.remember(s, memory | (once << 1 if memory & once else once))

    def income(self, rules: Rules, s: State, slot: Slot) -> int:
        if not s.memory[self.index] or s.owner[slot] != s.seat:
            return 0
        active = s.active[s.seat]
        return self.beaten(rules, s, slot, 1) if active in (slot, -1) else 0

    def beaten(self, rules: Rules, s: State, slot: Slot, regions: int) -> int:
        """From how many races of the other faction at least so many regions, one or two, were conquered this turn."""
        # None of them is the race whose turn it is, so each has its printed faction.
        enemies = self.enemies[slot] or self.against.get(faction_of(rules, s, slot), 0)
        return size_of(s.memory[self.index] >> regions - 1 & enemies)

    def side_of(self, rules: Rules, s: State, slot: Slot) -> str:
        return faction_of(rules, s, slot)

    def declined(self, rules: Rules, s: State, slot: Slot) -> None:
        """A race that leaves the map with its decline brings no coins any more: the bonus is paid before it goes."""
        if not s.held[slot]:
            coins = races_beaten(rules, s, slot, 1)
            if coins:
                earn(s, s.owner[slot], coins, self.name)
            self.remember(s, 0)
