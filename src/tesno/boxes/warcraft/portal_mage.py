"""Portal Mage (W-T11)."""

from __future__ import annotations

from typing import Final

from tesno.boxes.warcraft.end_of_turn_artifacts import aegis_due, beyond_aegis, pay_aegis
from tesno.core.actions import CHANCE, SKIP, target_of
from tesno.core.bits import has, members_of, regions_of
from tesno.core.explain import figure_at
from tesno.core.ground import swap
from tesno.core.names import Packed, Reason, Region, Regions, Slot
from tesno.core.reach import look_again
from tesno.core.redeploy import leave_transient
from tesno.core.rules import Rules
from tesno.core.state import ACTIVE, State
from tesno.core.steps import CONQUEST, DRAW_FIND, TRAIT, about, answered, ask
from tesno.core.teams import mates_regions
from tesno.core.trait import Trait

# The question is about the first of the two regions, or 0 before it is named; after a roll this comes on top.
_ROLLED: Final = 1 << 7


class Portals(Trait):
    """Up to twice a turn, until redeployment, two regions with magic sources exchange all that can move.

    Any two may be named, held by anybody or empty, but none that is immune; an Aegis is paid for. It is no attack and
    no conquest. Mountains, places and finds that lie face down stay (W-D11).
    """

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.verb = "portal"
        self.phase = "conquer"
        self.times = 2
        self.sources: Regions = 0

    def bind(self, rules: Rules) -> None:
        self.sources = rules.board.features.get("magic", 0)
        self.tribe_ground = self.sources

    def _sites(self, rules: Rules, s: State, slot: Slot) -> Regions:
        """Those that may be exchanged at all, tolls being payable: there is but one Aegis."""
        sites = self.sources & ~s.immune & ~beyond_aegis(rules, s, slot)
        return sites & ~mates_regions(rules, s, s.owner[slot]) if rules.teams else sites

    def _partners(self, rules: Rules, s: State, slot: Slot, region: Region) -> tuple[Region, ...]:
        """Those with which the region may exchange: something must move."""
        others = self._sites(rules, s, slot) & ~(1 << region)
        filled = self._filled(rules, s)
        return regions_of(others if has(filled, region) else others & filled)

    def _filled(self, rules: Rules, s: State) -> Regions:
        """Magic sources with anything that can move."""
        filled = s.tribes | s.marked
        for region in regions_of(self.sources & ~filled):
            if s.holder[region] >= 0:
                filled |= 1 << region
        if s.found & ~filled:
            for find in members_of(rules.relics):
                filled |= 1 << s.find_at[find]
        return filled

    def _firsts(self, rules: Rules, s: State, slot: Slot) -> tuple[Region, ...]:
        if s.aids or s.die >= 0 or self.times_used(s) >= self.times:
            return ()
        sites = self._sites(rules, s, slot)
        # One where something lies, and any other one.
        if not sites & (sites - 1):
            return ()
        filled = sites & (s.tribes | s.marked) or sites & self._filled(rules, s)
        return regions_of(sites) if filled else ()

    # During conquest, and when a roll has ended it.

    def options(self, rules: Rules, s: State, slot: Slot, found: list[Packed]) -> None:
        self.offer(self._firsts(rules, s, slot), found)

    def perform(self, rules: Rules, s: State, slot: Slot, target: Region) -> None:
        self.ask(s, s.seat, slot, target)

    def last_chance(self, rules: Rules, s: State, slot: Slot) -> bool:
        if self._firsts(rules, s, slot):
            self.ask(s, s.seat, slot, _ROLLED)
            return True
        return False

    def choices(self, rules: Rules, s: State) -> list[Packed]:
        first = about(s) & ~_ROLLED
        if first:
            return self.uses(self._partners(rules, s, s.slot, first))
        return [SKIP, *self.uses(self._firsts(rules, s, s.slot))]

    def choose(self, rules: Rules, s: State, action: Packed) -> None:
        slot, first, rolled = s.slot, about(s) & ~_ROLLED, about(s) & _ROLLED
        answered(s)
        if action == SKIP:
            leave_transient(rules, s, slot)
        elif not first:
            self.ask(s, s.seat, slot, rolled | target_of(action))
        else:
            if rolled:
                # Conquests are over; what is turned up now is seen to first, and a second exchange may follow.
                ask(s, CONQUEST, s.seat, slot, 0)
                s.ending = 1
            self._exchange(rules, s, slot, first, target_of(action))

    def _exchange(self, rules: Rules, s: State, slot: Slot, one: Region, other: Region) -> None:
        self.use_again(s)
        for region in (one, other):
            pay_aegis(rules, s, slot, region)
        if s.events is not None:
            s.events.append(("portal", {"seat": s.owner[slot], "region": one, "to": other}))
        swap(rules, s, one, other)
        look_again(rules, s, slot)
        for region in (one, other):
            holder = s.holder[region]
            if has(s.buried, region) and holder >= 0 and s.status[holder] == ACTIVE:
                s.buried &= ~(1 << region)
                ask(s, DRAW_FIND, CHANCE, holder, region)

    def why_not(self, rules: Rules, s: State, slot: Slot, target: Region) -> Reason:
        if not 1 <= target <= rules.board.size:
            return "no_such_region", {"region": target}
        if not has(self.sources, target):
            return "wrong_ground", {"region": target, "ground": "magic"}
        if has(s.immune, target):
            return "immune", {"region": target, "piece": figure_at(rules, s, target)}
        if has(mates_regions(rules, s, s.owner[slot]), target):
            return "teammate", {"region": target, "seat": s.owner[s.holder[target]]}
        if s.step == TRAIT and about(s) & ~_ROLLED == target:
            return "named_twice", {"region": target}
        if s.aids:
            return "armed", {}
        if s.die >= 0:
            return "after_roll", {}
        if self.times_used(s) >= self.times:
            return "used_up", {"count": self.times}
        if aegis_due(rules, s, slot, target) > s.coins[s.owner[slot]]:
            return "toll_unpayable", {"region": target}
        return "no_target", {}
