"""Magic (U-P6): the bag."""

from __future__ import annotations

from tesno.boxes.underground.end_of_turn_relics import Ring, Scepter
from tesno.boxes.underground.relics import Doormat, Relic, Socks, Sword
from tesno.boxes.underground.shiny_orb import Orb
from tesno.core.actions import SKIP, target_of
from tesno.core.bits import has, members_of, places_of, regions_of
from tesno.core.coins import income_at
from tesno.core.explain import why_no_place
from tesno.core.ground import gather_pieces, put_piece
from tesno.core.names import FindNumber, Packed, Reason, Region, Regions, Slot
from tesno.core.pieces import restock
from tesno.core.reach import survey
from tesno.core.rules import Rules
from tesno.core.state import State
from tesno.core.steps import TRAIT, answered
from tesno.core.trait import Trait
from tesno.traits.aids import arming, leads_on, some_conquest
from tesno.traits.conversion import Conversion
from tesno.traits.levy import rob_neighbours


class Bag(Conversion):
    """Each turn the bag copies one relic in play, chosen at first use; it moves like it and can't be stolen (U-D20).

    The memory is the copied find's number plus one, for this turn. `bag N` names the relic first, by that number, then
    serves as that relic does: `bag 0` arms it, `bag REGION` converts or puts it down.
    """

    def __init__(self, name: str) -> None:
        super().__init__(name, from_hand=1)
        self.verb = "bag"
        self.is_aid = True
        self.rank = 4  # after the relics it may copy, so that it keeps away from where they lie
        self.piece = "bag"
        self.remembers = "bag"
        self.remembers_kind = "find"
        # The relics it may copy, by when they serve.
        self.for_conquest: list[int] = []
        self.for_the_end: list[int] = []

    def bind(self, rules: Rules) -> None:
        super().bind(rules)
        relics = members_of(rules.relics)
        self.for_conquest = [find for find in relics if isinstance(rules.find_traits[find], (Relic, Orb))]
        self.for_the_end = [find for find in relics if isinstance(rules.find_traits[find], (Ring, Scepter))]

    def picked(self, rules: Rules, s: State, slot: Slot) -> None:
        restock(rules, s, self.kind)
        self._copy(s, -1)

    def over(self, rules: Rules, s: State, slot: Slot) -> None:
        self._copy(s, -1)

    def _copy(self, s: State, find: FindNumber) -> None:
        self.remember(s, find + 1)

    def copied(self, rules: Rules, s: State) -> Trait | None:
        find = s.memory[self.index] - 1
        return rules.find_traits[find] if find >= 0 else None

    def _for_the_end(self, s: State) -> list[int]:
        """Relics of the end of a turn that are on the map, anybody's or nobody's."""
        return [find for find in self.for_the_end if s.find_at[find]]

    # Conquest.

    def options(self, rules: Rules, s: State, slot: Slot, found: list[Packed]) -> None:
        relic = self.copied(rules, s)
        if relic is None:
            if s.hand[slot] and s.die < 0:
                for find in self.for_conquest:
                    if s.find_at[find] and self._works(rules, s, slot, find, found):
                        self.offer((find + 1,), found)
        elif isinstance(relic, Orb):
            found.extend(self.uses(self._orb_targets(rules, s, slot, relic.find)))
        elif isinstance(relic, Relic) and self._works(rules, s, slot, relic.find, found):
            self.offer((0,), found)

    def _orb_targets(self, rules: Rules, s: State, slot: Slot, find: FindNumber) -> list[Region]:
        where = s.find_at[find]
        return [region for region in self.targets_now(rules, s, slot) if region != where]

    def _works(self, rules: Rules, s: State, slot: Slot, find: FindNumber, found: list[Packed]) -> bool:
        """Whether a copy of this relic could serve a conquest now."""
        if isinstance(rules.find_traits[find], Orb):
            return bool(self._orb_targets(rules, s, slot, find))
        if not self._can_arm(rules, s, slot, find):
            return False
        if some_conquest(found, s.shield | 1 << s.find_at[find]):
            return True
        return leads_on(rules, self._arming(rules, s, slot, find), slot)

    def _can_arm(self, rules: Rules, s: State, slot: Slot, find: FindNumber) -> bool:
        relic = rules.find_traits[find]
        if not s.hand[slot] or self.spent(s) or has(s.aids, self.index) or has(s.aids, relic.index):
            return False
        return s.find_at[find] > 0 and isinstance(relic, Relic)

    def _arming(self, rules: Rules, s: State, slot: Slot, find: FindNumber) -> State:
        trial = s.copy()
        self._copy(trial, find)
        return arming(rules, trial, slot, self)

    def armings(self, rules: Rules, s: State, slot: Slot) -> list[State]:
        chosen = s.memory[self.index] - 1
        finds = [chosen] if chosen >= 0 else self.for_conquest
        return [self._arming(rules, s, slot, find) for find in finds if self._can_arm(rules, s, slot, find)]

    def perform(self, rules: Rules, s: State, slot: Slot, target: Region) -> None:
        relic = self.copied(rules, s)
        if relic is None:
            self._copy(s, target - 1)
        elif isinstance(relic, Orb):
            super().perform(rules, s, slot, target)
            self._move(rules, s, target)
        else:
            s.aids |= 1 << self.index
            survey(rules, s, slot)

    def served(self, rules: Rules, s: State, slot: Slot, region: Region) -> None:
        self.spend(s)
        self._move(rules, s, region)

    def _move(self, rules: Rules, s: State, region: Region) -> None:
        gather_pieces(rules, s, self.kind)
        put_piece(rules, s, self.kind, region)

    def unfit(self, rules: Rules, s: State) -> Regions:
        """Never in a region where the copied relic lies."""
        return 1 << s.find_at[s.memory[self.index] - 1]

    def why_unfit(self, rules: Rules, s: State, region: Region) -> Reason:
        return "find_here", {"region": region, "find": rules.find_ids[s.memory[self.index] - 1]}

    def reach(self, rules: Rules, s: State, slot: Slot) -> Regions:
        return rules.board.everywhere if isinstance(self.copied(rules, s), Doormat) else 0

    def hollow(self, rules: Rules, s: State, slot: Slot) -> Regions:
        return rules.board.everywhere if isinstance(self.copied(rules, s), Socks) else 0

    def spares(self, rules: Rules, s: State) -> bool:
        return isinstance(self.copied(rules, s), Socks)

    def discount(self, rules: Rules, s: State, slot: Slot) -> tuple[Regions, int]:
        return rules.board.everywhere if isinstance(self.copied(rules, s), Sword) else 0, -2

    # The end of the turn.

    def settle(self, rules: Rules, s: State, slot: Slot) -> None:
        relic = self.copied(rules, s)
        if s.held[slot] and (relic is None and self._for_the_end(s)):
            self.ask(s, s.seat, slot)

    def choices(self, rules: Rules, s: State) -> list[Packed]:
        find = s.memory[self.index] - 1
        if find < 0:
            return [SKIP, *self.uses([relic + 1 for relic in self._for_the_end(s)])]
        regions = [region for region in regions_of(s.held[s.slot]) if s.find_at[find] != region]
        return [SKIP, *self.uses(regions)]

    def choose(self, rules: Rules, s: State, action: Packed) -> None:
        if action == SKIP:
            answered(s)
        elif not s.memory[self.index]:
            self._copy(s, target_of(action) - 1)
        else:
            answered(s)
            self.spend(s)
            self._move(rules, s, target_of(action))

    def _put_down_as(self, rules: Rules, s: State, kind: type[Trait]) -> tuple[Region, ...]:
        return places_of(s.pieces[self.kind]) if self.spent(s) and isinstance(self.copied(rules, s), kind) else ()

    def income(self, rules: Rules, s: State, slot: Slot) -> int:
        coins = 0
        for region in self._put_down_as(rules, s, Scepter):
            coins += income_at(rules, s, slot, region)
        return coins

    def collect(self, rules: Rules, s: State, slot: Slot) -> None:
        for region in self._put_down_as(rules, s, Ring):
            rob_neighbours(rules, s, slot, 1 << region, self.name)

    def why_not(self, rules: Rules, s: State, slot: Slot, target: int) -> Reason:
        chosen = s.memory[self.index] - 1
        if chosen < 0:
            return self._why_no_copy(rules, s, slot, target - 1)
        relic = rules.find_traits[chosen]
        if s.step == TRAIT:
            if has(s.held[slot], target):
                return self.why_unfit(rules, s, target)
            return why_no_place(rules, s, slot, target)
        if isinstance(relic, Orb):
            if target == s.find_at[chosen]:
                return self.why_unfit(rules, s, target)
            return super().why_not(rules, s, slot, target)
        if target:
            return "copy_chosen", {"find": relic.name}
        if has(s.aids, self.index):
            return "already_armed", {}
        return self._why_not_armed(s, slot, relic)

    def _why_not_armed(self, s: State, slot: Slot, relic: Trait) -> Reason:
        if self.spent(s):
            return "used_this_turn", {}
        if has(s.aids, relic.index):
            return "same_relic", {"find": relic.name}
        if not s.hand[slot]:
            return "no_tokens_in_hand", {}
        return "no_target", {}

    def _why_no_copy(self, rules: Rules, s: State, slot: Slot, find: FindNumber) -> Reason:
        """Why the bag can't stand for this relic now."""
        if find not in self.for_conquest and find not in self.for_the_end:
            return "no_such_relic", {"number": find + 1}
        relic = rules.find_traits[find]
        if not s.find_at[find]:
            return "not_on_map", {"find": relic.name}
        if find not in (self.for_the_end if s.step == TRAIT else self.for_conquest):
            return "other_moment", {"find": relic.name}
        if s.aids and isinstance(relic, Orb):
            return "armed", {}
        return self._why_not_armed(s, slot, relic)
