"""Ethereals (W-R16): once a turn either of two things with finds that lie face up (W-D19)."""

from __future__ import annotations

from typing import Final

from tesno.boxes.warcraft.end_of_turn_artifacts import aegis_due, pay_aegis
from tesno.core.actions import target_of
from tesno.core.bits import has, members_of, regions_of
from tesno.core.explain import figure_at, why_no_place
from tesno.core.ground import put_find
from tesno.core.names import FindNumber, Packed, Reason, Region, Regions, Slot
from tesno.core.reach import armed, survey
from tesno.core.rules import Rules
from tesno.core.state import State
from tesno.core.steps import about, answered
from tesno.core.teams import mates_regions
from tesno.core.trait import Trait
from tesno.traits.aids import Aid, arming, leads_on

_DISCOUNT: Final = 2


class Attunement(Aid):
    """A neighbouring region with a legendary place costs two less; a failed die spends it.

    What an artifact lets them conquer as if it bordered is a neighbouring one too (W-A3).
    """

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.verb = "attune"

    def options(self, rules: Rules, s: State, slot: Slot, found: list[Packed]) -> None:
        far = any(trait.as_neighbour for trait in s.forms[slot].abilities)
        if not (far or s.found & s.bordering) or not self.can_arm(rules, s, slot):
            return
        if leads_on(rules, arming(rules, s, slot, self), slot):
            self.offer((0,), found)

    def discount(self, rules: Rules, s: State, slot: Slot) -> tuple[Regions, int]:
        return rules.board.everywhere, -_DISCOUNT

    def unfit(self, rules: Rules, s: State) -> Regions:
        slot = s.active[s.seat]
        near = rules.board.around(s.held[slot])
        for aid in armed(rules, s):
            near |= aid.reach(rules, s, slot)
        return rules.board.everywhere & ~(_places(rules, s) & near)

    def why_unfit(self, rules: Rules, s: State, region: Region) -> Reason:
        if not has(_places(rules, s), region):
            return "no_place_here", {"region": region}
        return "not_adjacent", {"region": region}

    def served(self, rules: Rules, s: State, slot: Slot, region: Region) -> None:
        self.spend(s)

    def failed(self, rules: Rules, s: State, slot: Slot, region: Region) -> None:
        self.spend(s)


def _places(rules: Rules, s: State) -> Regions:
    """Where legendary places lie face up."""
    found = 0
    for find, region in enumerate(s.find_at):
        if region and not has(rules.relics, find):
            found |= 1 << region
    return found


class Siphon(Trait):
    """An artifact from a neighbouring region, water too, comes to one of theirs and may be used at once.

    Not out of immune regions; an Aegis over it is paid for.
    """

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.verb = "siphon"
        self.targets = "find"
        self.phase = "conquer"
        self.attunement: Trait = self
        self.stowing: Trait | None = None

    def bind(self, rules: Rules) -> None:
        for trait in rules.traits:
            if isinstance(trait, Attunement):
                self.attunement = trait
            elif isinstance(trait, Stowing):
                self.stowing = trait

    def options(self, rules: Rules, s: State, slot: Slot, found: list[Packed]) -> None:
        if s.found and not s.aids and not self.attunement.spent(s):
            near = rules.board.around(s.held[slot]) & s.found
            for find in members_of(rules.relics) if near else ():
                if has(near, s.find_at[find]) and self._why_out_of_reach(rules, s, slot, find) is None:
                    self.offer((find,), found)

    def _why_out_of_reach(self, rules: Rules, s: State, slot: Slot, find: FindNumber) -> Reason | None:
        region = s.find_at[find]
        if not region:
            return "not_on_map", {"find": rules.find_ids[find]}
        if has(s.held[slot], region):
            return "own_region", {"region": region}
        if not has(rules.board.around(s.held[slot]), region):
            return "not_adjacent", {"region": region}
        if has(mates_regions(rules, s, s.owner[slot]), region):
            return "teammate", {"region": region, "seat": s.owner[s.holder[region]]}
        if has(s.immune, region):
            return "immune", {"region": region, "piece": figure_at(rules, s, region)}
        if aegis_due(rules, s, slot, region) > s.coins[s.owner[slot]]:
            return "toll_unpayable", {"region": region}
        return None

    def perform(self, rules: Rules, s: State, slot: Slot, target: FindNumber) -> None:
        self.attunement.spend(s)
        pay_aegis(rules, s, slot, s.find_at[target])
        held = s.held[slot]
        if held & (held - 1) and self.stowing is not None:
            self.stowing.ask(s, s.seat, slot, target)
        else:
            stow(rules, s, slot, target, held.bit_length() - 1)

    def why_not(self, rules: Rules, s: State, slot: Slot, target: int) -> Reason:
        if not has(rules.relics, target):
            return "no_such_relic", {"number": target}
        if s.aids:
            return "armed", {}
        if self.attunement.spent(s):
            return "used_this_turn", {}
        reason = self._why_out_of_reach(rules, s, slot, target)
        assert reason is not None
        return reason


class Stowing(Trait):
    """Where the artifact goes: any region they hold. `Siphon` asks; the question is about the artifact."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.verb = "stow"
        self.phase = "conquer"

    def choices(self, rules: Rules, s: State) -> list[Packed]:
        return self.uses(regions_of(s.held[s.slot]))

    def choose(self, rules: Rules, s: State, action: Packed) -> None:
        slot, find = s.slot, about(s)
        answered(s)
        stow(rules, s, slot, find, target_of(action))

    def settled(self, rules: Rules, s: State, region: Region) -> bool:
        return any(s.find_at[artifact] == region for artifact in members_of(rules.relics))

    def why_not(self, rules: Rules, s: State, slot: Slot, target: int) -> Reason:
        return why_no_place(rules, s, slot, target)


def stow(rules: Rules, s: State, slot: Slot, find: FindNumber, region: Region) -> None:
    put_find(rules, s, find, region)
    survey(rules, s, slot)
