"""Well of Eternity (W-L1, W-D17)."""

from __future__ import annotations

from typing import Final

from tesno.core.actions import CHANCE, FIND, target_of
from tesno.core.bits import has, members_of, regions_of, size_of
from tesno.core.finds import turn_up
from tesno.core.ground import put_find
from tesno.core.names import Packed, Reason, Region, Regions, Slot
from tesno.core.rules import Rules
from tesno.core.state import State
from tesno.core.steps import TRAIT, about, answered, ask, focus_on
from tesno.core.trait import ALWAYS, Trait

_COINS: Final = 2


class Well(Trait):
    """When turned up it moves to a lake or sea of the same continent that the conqueror chooses.

    Where there is none it goes to the box, and a random one of the places that are on no continent lies there instead.
    What still lies face down then is no longer any find alike: that a place could be drawn tells something.
    """

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.verb = "well"
        self.phase = "conquer"
        self.afloat = True

    def discovered(self, rules: Rules, s: State, slot: Slot, region: Region) -> None:
        waters = _waters(rules, region)
        if not waters:
            put_find(rules, s, self.find, 0)
            if s.finds_unseen & ~rules.relics:
                ask(s, TRAIT, CHANCE, slot, focus_on(self.index, region))
        elif waters & (waters - 1):
            self.ask(s, s.owner[slot], slot, region)
        else:
            put_find(rules, s, self.find, waters.bit_length() - 1)

    def choices(self, rules: Rules, s: State) -> list[Packed]:
        if s.acting == CHANCE:
            return [FIND | find for find in members_of(s.finds_unseen & ~rules.relics)]
        return self.uses(regions_of(_waters(rules, about(s))))

    def choose(self, rules: Rules, s: State, action: Packed) -> None:
        drawn, slot, region = s.acting == CHANCE, s.slot, about(s)
        answered(s)
        if drawn:
            turn_up(rules, s, slot, region, target_of(action))
        else:
            put_find(rules, s, self.find, target_of(action))

    def odds(self, rules: Rules, s: State) -> list[int] | None:
        if s.find_at[self.find] or has(s.finds_unseen, self.find):
            return None
        places = size_of(s.finds_unseen & ~rules.relics)
        if not places:
            return None
        return [places if has(rules.relics, find) else places + 1 for find in members_of(s.finds_unseen)]

    def why_not(self, rules: Rules, s: State, slot: Slot, target: Region) -> Reason:
        if not 1 <= target <= rules.board.size:
            return "no_such_region", {"region": target}
        if not has(rules.board.water, target):
            return "wrong_ground", {"region": target, "ground": "water"}
        return "too_far", {"region": target}


def _waters(rules: Rules, region: Region) -> Regions:
    """The lakes and seas of the region's continent."""
    return next(part for part in rules.board.parts if has(part, region)) & rules.board.water


class WellCoins(Trait):
    """Two coins for the race, active or in decline, that holds more regions bordering the Well than any other race.

    Murlocs are a race here; a player's two races compete like others. Holding the Well's water counts for nothing.
    """

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.when = ALWAYS
        self.well = -1

    def bind(self, rules: Rules) -> None:
        self.well = rules.find_ids.index(self.name)

    def income(self, rules: Rules, s: State, slot: Slot) -> int:
        place = s.find_at[self.well]
        if not place or not has(rules.board.water, place):
            return 0
        around = rules.board.near[place]
        mine = size_of(s.held[slot] & around)
        if mine <= size_of(s.tribes & around):
            return 0
        for other, regions in enumerate(s.held):
            if regions & around and other != slot and size_of(regions & around) >= mine:
                return 0
        return _COINS
