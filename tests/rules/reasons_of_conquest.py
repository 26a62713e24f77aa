"""Reasons that are true of conquests: of marches, abilities and relics, whatever the race."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from tests.rules.facts import RELICS_OF_CONQUEST, RELICS_OF_THE_END, Facts
from tests.rules.naive_underground import RELICS
from tests.rules.naive_underground import Table as UndergroundTable

from tesno.core.trait import Trait

Parameters = dict[str, int | str]


class Held(NamedTuple):
    """A reason that is true, and how telling it is."""

    tier: int
    id: str
    parameters: Parameters


# Tiers: whose turn it is; whether there is such a thing at all and whether it is asked now; whether the target
# exists; what lies in the way; what another number would change.
WHO, WHETHER, EXISTS, GROUND, WAY, NUMBER = range(6)


class Conquests(Facts):
    """What speaks against a conquest, by whatever means."""

    def _place(self, slot: int, region: int) -> Iterator[Held]:
        """Regions are named in ascending order, as many as are needed."""
        if not self.exists(region):
            yield Held(EXISTS, "no_such_region", {"region": region})
        elif not self.held(slot, region):
            yield Held(WAY, "not_held", {"region": region})
        else:
            yield Held(NUMBER, "out_of_order", {"region": region})

    def _armed_already(self) -> Iterator[Held]:
        """U-D16, U-D17: what is armed serves the next conquest, which comes first."""
        if self.s.aids:
            yield Held(WAY, "armed", {})

    def _target(self, slot: int, region: int) -> Iterator[Held]:
        """What keeps a race from a region, whatever the tokens."""
        if not self.exists(region):
            yield Held(EXISTS, "no_such_region", {"region": region})
            return
        if self.held(slot, region):
            yield Held(GROUND, "own_region", {"region": region})
            return
        if self.closed_to(slot, region):
            yield Held(GROUND, "water", {"region": region})
            return
        yield from self._too_far_away(slot, region)
        for piece in self.immune(region):
            yield Held(WAY, "immune", {"region": region, "piece": piece})
        if self.peace_with(slot, region) >= 0:
            yield Held(WAY, "peace", {"region": region, "seat": self.peace_with(slot, region)})
        if self.toll(slot, region):
            yield Held(WAY, "toll_unpayable", {"region": region})
        yield from self._unfit(slot, region)

    def _unfit(self, slot: int, region: int) -> Iterator[Held]:
        """What is armed is of no use there."""
        if isinstance(self.table, UndergroundTable) and self.s.aids:
            if self.gnomes(slot, region):
                yield Held(WAY, "shielded", {"region": region, "race": "gnomes"})
            if region in self.table.bagged():
                yield Held(WAY, "find_here", {"region": region, "find": self._bag_copies()})

    def _too_far_away(self, slot: int, region: int) -> Iterator[Held]:
        if self.in_reach(slot, region):
            return
        if self.in_reach(slot, region, works=True):
            # Only what does not work on Gnomes would lead there.
            yield Held(WAY, "shielded", {"region": region, "race": "gnomes"})
        on_map = any(self.held(slot, other) for other in range(1, self.size + 1))
        tier = NUMBER if self.in_reach(slot, region, works=True) else WAY
        yield Held(tier, "not_adjacent" if on_map else "not_entry", {"region": region})

    def _bag_copies(self) -> str:
        return next(self.relic_of(trait) for trait in self.rules.traits if trait.verb == "bag" and self.armed(trait))

    def _march(self, gamble: bool, region: int) -> Iterator[Held]:
        slot = self.s.slot
        obstacles = list(self._target(slot, region))
        yield from obstacles
        if gamble and "berserk" in self.powers(slot) and self.active(slot):
            yield Held(WAY, "no_last_die", {})
        yield from self._hand()
        if obstacles:
            return
        about: Parameters = {"region": region, "cost": self.cost(slot, region), "hand": self.strength(slot, region)}
        short = self.cost(slot, region) - self.strength(slot, region)
        if gamble and short <= 0:
            yield Held(NUMBER, "enough_tokens", about)
        if short > (3 if gamble else 0):
            yield Held(NUMBER, "too_expensive", about)

    # -- abilities

    def _hand(self) -> Iterator[Held]:
        if not self.s.hand[self.s.slot]:
            yield Held(WAY, "no_tokens_in_hand", {})

    def _convert(self, trait: Trait, region: int) -> Iterator[Held]:
        """B-R11, U-P18, U-A5, U-D16."""
        s, slot = self.s, self.s.slot
        yield from self._target(slot, region)
        if not self.exists(region):
            return
        yield from self._armed_already()
        if s.die >= 0:
            yield Held(WAY, "after_roll", {})
        if trait.name == "sorcerers" and not s.tray[slot]:
            yield Held(WAY, "tray_empty", {})
        on_map = any(self.held(slot, other) for other in range(1, self.size + 1))
        if not (self.rules.options.get("sorcerers_convert_empty_handed") and on_map):
            yield from self._hand()
        if not on_map and not (self.base and "flying" in self.powers(slot)):
            yield Held(WAY, "not_as_entry", {"region": region})
        victim = s.holder[region]
        if victim < 0 or not self.active(victim) or s.owner[victim] == s.owner[slot]:
            yield Held(WAY, "no_active_opponent", {"region": region})
            return
        if self.gnomes(slot, region):
            yield Held(WAY, "shielded", {"region": region, "race": "gnomes"})
        if s.tokens[region] != 1 or "camp" in self.pieces(region):
            yield Held(WAY, "not_lone", {"region": region})
        if self.used(trait, s.owner[victim]):
            yield Held(WAY, "used_on_opponent", {"seat": s.owner[victim]})

    def _dragon(self, trait: Trait, region: int) -> Iterator[Held]:
        """B-P6."""
        yield from self._target(self.s.slot, region)
        if self.s.die >= 0:
            yield Held(WAY, "after_roll", {})
        yield from self._hand()
        if self.used(trait):
            yield Held(WAY, "used_this_turn", {})

    def _roll(self, trait: Trait, target: int) -> Iterator[Held]:
        """B-P2."""
        if self.s.die >= 0:
            yield Held(WAY, "already_rolled", {})
        yield from self._hand()
        if all(list(self._target(self.s.slot, region)) for region in range(1, self.size + 1)):
            yield Held(WAY, "no_target", {})

    def _wisp(self, trait: Trait, region: int) -> Iterator[Held]:
        """U-R15, U-D13."""
        slot = self.s.slot
        obstacles = list(self._target(slot, region))
        yield from obstacles
        yield from self._hand()
        if not self.exists(region):
            return
        if self.gnomes(slot, region):
            yield Held(WAY, "shielded", {"region": region, "race": "gnomes"})
        assert isinstance(self.table, UndergroundTable)
        if not self.table.lit(slot, region):
            yield Held(WAY, "not_beside", {"region": region, "ground": "crystal"})
        cost, hand = self.cost(slot, region), self.strength(slot, region)
        if not obstacles and cost > hand + 3:
            yield Held(NUMBER, "too_expensive", {"region": region, "cost": cost, "hand": hand})

    def _balrog(self, trait: Trait, region: int) -> Iterator[Held]:
        """U-L9, U-D3."""
        slot = self.s.slot
        if not self.exists(region):
            yield Held(EXISTS, "no_such_region", {"region": region})
            return
        if self.question == "conquer":
            yield from self._armed_already()
        if self.used(trait):
            yield Held(WAY, "used_this_turn", {})
        assert isinstance(self.table, UndergroundTable)
        if self.held(slot, region):
            yield Held(WAY, "own_region", {"region": region})
        if region in self.table.chasms:
            yield Held(WAY, "water", {"region": region})
        if region not in self.table.near[self.s.find_at[trait.find]]:
            yield Held(WAY, "too_far", {"region": region})
        for piece in self.immune(region):
            yield Held(WAY, "immune", {"region": region, "piece": piece})
        if self.s.tribes >> region & 1:
            yield Held(WAY, "tribe_here", {"region": region})
        if self.gnomes(slot, region):
            yield Held(WAY, "shielded", {"region": region, "race": "gnomes"})
        if self.toll(slot, region):
            yield Held(WAY, "toll_unpayable", {"region": region})

    # -- relics

    def _arm(self, trait: Trait, target: int) -> Iterator[Held]:
        """U-A1, U-A2, U-A4, U-D17, U-D20."""
        relic = self.relic_of(trait)
        if self.used(trait):
            yield Held(WAY, "used_this_turn", {})
        if self.armed(trait):
            yield Held(WAY, "already_armed", {})
        elif relic in self.armed_relics():
            yield Held(WAY, "same_relic", {"find": relic})
        elif not self.used(trait) and not self.some_conquest_with(trait, relic):
            yield Held(NUMBER, "no_target", {})
        yield from self._hand()

    def _bag(self, trait: Trait, target: int) -> Iterator[Held]:
        """U-P6, U-D20: first the relic by its number, then what that relic does."""
        relic = self.relic_of(trait)
        if not relic:
            yield from self._bag_choice(trait, target)
        elif self.question == "bag":
            if self.exists(target) and self.s.find_at[self.rules.find_ids.index(relic)] == target:
                yield Held(WAY, "find_here", {"region": target, "find": relic})
            if not self.exists(target) or not self.held(self.s.slot, target):
                yield from self._place(self.s.slot, target)
        elif relic == "shiny_orb":
            yield from self._convert(trait, target)
            if self.exists(target) and self.s.find_at[self.rules.find_ids.index(relic)] == target:
                own = self.held(self.s.slot, target)
                yield Held(GROUND if own else WAY, "find_here", {"region": target, "find": relic})
        elif target:
            yield Held(WHETHER, "copy_chosen", {"find": relic})
        else:
            yield from self._arm(trait, target)

    def _bag_choice(self, trait: Trait, number: int) -> Iterator[Held]:
        finds = self.rules.find_ids
        if not 1 <= number <= len(finds) or finds[number - 1] not in RELICS:
            yield Held(EXISTS, "no_such_relic", {"number": number})
            return
        relic = finds[number - 1]
        if not self.s.find_at[number - 1]:
            yield Held(GROUND, "not_on_map", {"find": relic})
        if (relic in RELICS_OF_THE_END) != (self.question == "bag"):
            yield Held(GROUND, "other_moment", {"find": relic})
        elif self.question == "conquer":
            yield from self._hand()
            if relic in self.armed_relics():
                yield Held(WAY, "same_relic", {"find": relic})
            elif (relic in RELICS_OF_CONQUEST and not self.some_conquest_with(trait, relic)) or (
                relic == "shiny_orb" and not self._orb_has_target(trait, relic)
            ):
                yield Held(NUMBER, "no_target", {})

    def _orb_has_target(self, trait: Trait, relic: str) -> bool:
        where = self.s.find_at[self.rules.find_ids.index(relic)]
        regions = [region for region in range(1, self.size + 1) if region != where]
        return any(not list(self._convert(trait, region)) for region in regions)
