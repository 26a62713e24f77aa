"""Magic (U-P6): the bag."""

from __future__ import annotations

from tesno.boxes.underground.end_of_turn_relics import Ring, Scepter
from tesno.boxes.underground.relics import Aid, Doormat, Socks, Sword, serves, some_conquest
from tesno.boxes.underground.shiny_orb import Orb
from tesno.boxes.underground.thieving import rob_neighbours
from tesno.core.actions import SKIP, use
from tesno.core.bits import places_of, regions_of, replaced
from tesno.core.coins import income_at
from tesno.core.explain import why_no_place
from tesno.core.pieces import gather_pieces, put_piece, restock
from tesno.core.reach import survey
from tesno.core.rules import TRAIT, Form, Rules, Trait, answered, ask
from tesno.core.state import State
from tesno.traits.conversion import Conversion


class Bag(Conversion):
    """Each turn the bag copies one relic in play, chosen at first use; it moves like it and can't be stolen (U-D20).

    The memory is the copied find's number plus one, for this turn. `bag N` names the relic by its number first (see
    `relic_number`), then serves as that relic does: `bag 0` arms it, `bag REGION` converts or puts it down.
    """

    def __init__(self, name: str) -> None:
        super().__init__(name, from_hand=1)
        self.verb = "bag"
        self.rank = 4  # after the relics it may copy, so that it keeps away from where they lie
        self.piece = "bag"
        self.remembers = "bag"
        self.remembers_kind = "find"
        # The relics it may copy, by when they serve.
        self.for_conquest: list[int] = []
        self.for_the_end: list[int] = []

    def bind(self, rules: Rules) -> None:
        super().bind(rules)
        relics = regions_of(rules.relics)
        self.for_conquest = [find for find in relics if isinstance(rules.find_traits[find], (Aid, Orb))]
        self.for_the_end = [find for find in relics if isinstance(rules.find_traits[find], (Ring, Scepter))]

    def shape(self, form: Form, declined: bool) -> None:
        if not declined:
            form.on_picked += (self,)
            form.abilities += (self,)
            form.armed += (self,)
            form.on_settle += (self,)
            form.incomes += (self,)
            form.on_coins += (self,)
            form.on_over += (self,)

    def picked(self, rules: Rules, s: State, slot: int) -> None:
        restock(rules, s, self.kind)
        self._copy(s, -1)

    def over(self, rules: Rules, s: State, slot: int) -> None:
        self._copy(s, -1)

    def _copy(self, s: State, find: int) -> None:
        if s.memory[self.index] != find + 1:
            s.memory = replaced(s.memory, self.index, find + 1)

    def copied(self, rules: Rules, s: State) -> Trait | None:
        find = s.memory[self.index] - 1
        return rules.find_traits[find] if find >= 0 else None

    def _spent(self, s: State, owner: int) -> bool:
        return bool(s.used >> (self.index * 8 + owner) & 1)

    def _used(self, s: State) -> bool:
        return bool(s.used >> (self.index * 8 + 7) & 1)

    def _for_the_end(self, s: State) -> list[int]:
        """Relics of the end of a turn that are on the map, anybody's or nobody's."""
        return [find for find in self.for_the_end if s.find_at[find]]

    # Conquest.

    def options(self, rules: Rules, s: State, slot: int, found: list[int]) -> None:
        relic = self.copied(rules, s)
        if relic is None:
            if s.hand[slot] and s.die < 0:
                for find in self.for_conquest:
                    if s.find_at[find] and self._works(rules, s, slot, find, found):
                        found.append(use(self.index, find + 1))
        elif isinstance(relic, Orb):
            for region in self._orb_targets(rules, s, slot, relic.find):
                found.append(use(self.index, region))
        elif isinstance(relic, Aid) and self._works(rules, s, slot, relic.find, found):
            found.append(use(self.index, 0))

    def _orb_targets(self, rules: Rules, s: State, slot: int, find: int) -> list[int]:
        where = s.find_at[find]
        return [region for region in self.targets_now(rules, s, slot) if region != where]

    def _works(self, rules: Rules, s: State, slot: int, find: int, found: list[int]) -> bool:
        """Whether a copy of this relic could serve a conquest now."""
        relic = rules.find_traits[find]
        if isinstance(relic, Orb):
            return bool(self._orb_targets(rules, s, slot, find))
        if not s.hand[slot] or self._used(s) or s.aids >> self.index or s.aids >> relic.index & 1:
            return False
        if some_conquest(found, s.shield | 1 << s.find_at[find]):
            return True
        trial = s.copy()
        self._copy(trial, find)
        return serves(rules, trial, slot, self.index)

    def perform(self, rules: Rules, s: State, slot: int, target: int) -> None:
        relic = self.copied(rules, s)
        if relic is None:
            self._copy(s, target - 1)
        elif isinstance(relic, Orb):
            super().perform(rules, s, slot, target)
            self._move(rules, s, target)
        else:
            s.aids |= 1 << self.index
            survey(rules, s, slot)

    def served(self, rules: Rules, s: State, slot: int, region: int) -> None:
        s.used |= 1 << (self.index * 8 + 7)
        self._move(rules, s, region)

    def _move(self, rules: Rules, s: State, region: int) -> None:
        gather_pieces(rules, s, self.kind)
        put_piece(rules, s, self.kind, region)

    def unfit(self, rules: Rules, s: State) -> int:
        """Never in a region where the copied relic lies."""
        return 1 << s.find_at[s.memory[self.index] - 1]

    def _armed_as(self, rules: Rules, s: State, kind: type[Trait]) -> bool:
        return bool(s.aids >> self.index & 1) and isinstance(self.copied(rules, s), kind)

    def reach(self, rules: Rules, s: State, slot: int) -> int:
        return rules.board.everywhere if self._armed_as(rules, s, Doormat) else 0

    def hollow(self, rules: Rules, s: State, slot: int) -> int:
        return rules.board.everywhere if self._armed_as(rules, s, Socks) else 0

    def spares(self, rules: Rules, s: State) -> bool:
        return self._armed_as(rules, s, Socks)

    def discount(self, rules: Rules, s: State, slot: int) -> tuple[int, int]:
        return rules.board.everywhere if self._armed_as(rules, s, Sword) else 0, -2

    # The end of the turn.

    def settle(self, rules: Rules, s: State, slot: int) -> None:
        relic = self.copied(rules, s)
        if s.held[slot] and (relic is None and self._for_the_end(s)):
            ask(s, TRAIT, s.seat, slot, self.index << 6)

    def choices(self, rules: Rules, s: State) -> list[int]:
        find = s.memory[self.index] - 1
        if find < 0:
            return [SKIP] + [use(self.index, relic + 1) for relic in self._for_the_end(s)]
        regions = [region for region in regions_of(s.held[s.slot]) if s.find_at[find] != region]
        return [SKIP] + [use(self.index, region) for region in regions]

    def choose(self, rules: Rules, s: State, action: int) -> None:
        if action == SKIP:
            answered(s)
        elif not s.memory[self.index]:
            self._copy(s, (action & 63) - 1)
        else:
            answered(s)
            s.used |= 1 << (self.index * 8 + 7)
            self._move(rules, s, action & 63)

    def _put_down_as(self, rules: Rules, s: State, kind: type[Trait]) -> list[int]:
        return places_of(s.pieces[self.kind]) if self._used(s) and isinstance(self.copied(rules, s), kind) else []

    def income(self, rules: Rules, s: State, slot: int) -> int:
        coins = 0
        for region in self._put_down_as(rules, s, Scepter):
            coins += income_at(rules, s, slot, region)
        return coins

    def collect(self, rules: Rules, s: State, slot: int) -> None:
        for region in self._put_down_as(rules, s, Ring):
            rob_neighbours(rules, s, slot, 1 << region, self.name)

    def why_not(self, rules: Rules, s: State, slot: int, target: int) -> tuple[str, dict[str, int | str]]:
        if s.step == TRAIT:
            # Where the copied relic lies it can't go.
            return ("not_now", {}) if s.held[slot] >> target & 1 else why_no_place(rules, s, slot, target)
        if self._used(s):
            return "used_this_turn", {}
        return "no_target", {}
