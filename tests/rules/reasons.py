"""When is a reason true? An independent reading of every refusal, from the table and the rule texts.

`holding` gives all reasons that are true of an action that is not legal, each with a tier: of several true ones the
most telling has the lowest tier. docs/engine.md has the same as a table.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from tests.rules.facts import ABILITIES, RELICS_OF_CONQUEST, RELICS_OF_THE_END, Facts
from tests.rules.naive_underground import RELICS
from tests.rules.naive_underground import Table as UndergroundTable

from tesno.core.actions import (
    ABANDON,
    CHANCE,
    CONQUER,
    DECLINE,
    END,
    EXPAND,
    GAMBLE,
    GIVE_UP,
    MARCH,
    NOBODY,
    PICK,
    PLACE,
    RETREAT,
    SKIP,
    USE,
    kind_of,
    target_of,
    trait_of,
)
from tesno.core.rules import Rules
from tesno.core.state import State
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

_ANSWERS = {
    "pick": (PICK,),
    "decide": (EXPAND, DECLINE),
    "ready": (MARCH, ABANDON),
    "conquer": (CONQUER, GAMBLE, END),
    "give_up": (GIVE_UP,),
    "redeploy": (PLACE,),
    "retreat": (RETREAT,),
}


def complaint(rules: Rules, s: State, legal: list[int], action: int, given: tuple[str, Parameters]) -> str | None:
    """What is wrong with the reason given for an action that is not legal; None when it is true and the best."""
    return Judge(rules, s, legal).complaint(action, given)


class Judge(Facts):
    """Judges the refusals of one moment."""

    def complaint(self, action: int, given: tuple[str, Parameters]) -> str | None:
        held = list(self.holding(action))
        if not held:
            return f"{given[0]} {given[1]}, but nothing speaks against it"
        best = min(reason.tier for reason in held)
        telling = [reason for reason in held if reason.tier == best]
        if any((reason.id, reason.parameters) == given for reason in telling):
            return None
        found = ", ".join(f"{reason.id} {reason.parameters}" for reason in telling)
        true = any((reason.id, reason.parameters) == given for reason in held)
        return f"{given[0]} {given[1]} is {'less telling than' if true else 'untrue, but'} {found}"

    def objection(self, action: int) -> str | None:
        """What speaks against an action that is legal, if anything does.

        The order in which regions are named, and whether a question may be passed, only the engine knows.
        """
        if kind_of(action) == SKIP:
            return None
        held = [reason for reason in self.holding(action) if reason.id != "out_of_order"]
        return f"{held[0].id} {held[0].parameters} speaks against it" if held else None

    def holding(self, action: int) -> Iterator[Held]:
        """Every reason that is true."""
        s, kind = self.s, kind_of(action)
        if s.acting == NOBODY:
            yield Held(WHO, "game_over", {})
        elif s.acting == CHANCE:
            yield Held(WHO, "chance_acts", {})
        elif kind == USE:
            yield from self._use(self.rules.traits[trait_of(action)], target_of(action))
        elif kind == SKIP:
            yield from self._skip()
        elif kind not in _ANSWERS.get(self.question, ()):
            yield Held(WHETHER, "wrong_step", {"step": self.question})
        elif kind == PICK:
            yield from self._pick(target_of(action))
        elif kind in (CONQUER, GAMBLE):
            yield from self._march(kind == GAMBLE, target_of(action))
        elif kind == END:
            yield from self._armed_already()
        elif kind in (ABANDON, GIVE_UP, PLACE, RETREAT):
            yield from self._place(s.slot, target_of(action))

    def _skip(self) -> Iterator[Held]:
        """C10, U-R3, …: the question wants an answer."""
        yield Held(WHETHER, "must_choose", {})
        if self.asking is None and not (self.question == "ready" and not self.active(self.s.slot)):
            yield Held(WHETHER, "wrong_step", {"step": self.question})

    def _pick(self, place: int) -> Iterator[Held]:
        if place >= len(self.s.column_races):
            yield Held(EXISTS, "no_such_combo", {"place": place + 1})
        elif place > self.s.coins[self.s.acting]:
            yield Held(NUMBER, "not_enough_coins", {"price": place, "coins": self.s.coins[self.s.acting]})

    def _place(self, slot: int, region: int) -> Iterator[Held]:
        """Regions are named in ascending order, as many as are needed."""
        if not self.exists(region):
            yield Held(EXISTS, "no_such_region", {"region": region})
        elif not self.held(slot, region):
            yield Held(WAY, "not_held", {"region": region})
        else:
            yield Held(NUMBER, "out_of_order", {"region": region})

    # -- conquest

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
        if not self.s.hand[slot]:
            yield Held(WAY, "no_tokens_in_hand", {})
        if obstacles:
            return
        about: Parameters = {"region": region, "cost": self.cost(slot, region), "hand": self.strength(slot, region)}
        short = self.cost(slot, region) - self.strength(slot, region)
        if gamble and short <= 0:
            yield Held(NUMBER, "enough_tokens", about)
        if short > (3 if gamble else 0):
            yield Held(NUMBER, "too_expensive", about)

    # -- abilities

    def _use(self, trait: Trait, target: int) -> Iterator[Held]:
        ability = ABILITIES.get(trait.name)
        lacking = Held(WHETHER, "no_such_ability", {"ability": trait.verb})
        elsewhere = Held(WHETHER, "wrong_step", {"step": self.question})
        here = trait is self.asking or (ability is not None and ability.conquest and self.question == "conquer")
        here = here or (trait.name == "vanishing" and self.question == "decide")
        anyone = any(self.has(slot, trait) for slot in self.slots())
        if ability is None or (not anyone and trait is not self.asking):
            yield lacking
            if not here:
                # Waiting would not help, but without an active race nobody can tell yet what it will be able to do.
                unknown = ability is not None and self.s.active[self.s.acting] < 0
                yield elsewhere if unknown else elsewhere._replace(tier=EXISTS)
        elif not here:
            yield elsewhere
            if not self.has(self.slot, trait) and self.slot >= 0 and not self.active(self.slot):
                yield lacking
        elif trait is not self.asking and not self.has(self.slot, trait):
            # The player's other race has it.
            yield lacking
        else:
            yield from _BY_VERB[trait.verb](self, trait, target)

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

    # -- questions of traits

    def _of_the_race(self, trait: Trait, region: int) -> Iterator[Held]:
        yield from self._place(self.s.slot, region)

    def _one_each(self, trait: Trait, region: int) -> Iterator[Held]:
        """Fortress, heroes, Queen, Great Ancient: one to a region."""
        yield from self._place(self.s.slot, region)
        if self.exists(region) and self.held(self.s.slot, region) and trait.piece in self.pieces(region):
            yield Held(WAY, "has_piece", {"region": region, "piece": trait.piece})

    def _ghost(self, trait: Trait, region: int) -> Iterator[Held]:
        """U-L2, U-D22, U13."""
        if not self.exists(region):
            yield Held(EXISTS, "no_such_region", {"region": region})
            return
        assert isinstance(self.table, UndergroundTable)
        if region in self.table.chasms:
            yield Held(GROUND, "water", {"region": region})
        if region == self.s.find_at[trait.find]:
            yield Held(GROUND, "find_here", {"region": region, "find": trait.name})
        if trait.piece in self.pieces(region):
            yield Held(GROUND, "has_piece", {"region": region, "piece": trait.piece})
        if self.gnomes(self.s.slot, region):
            yield Held(WAY, "shielded", {"region": region, "race": "gnomes"})
        if self.s.holder[region] >= 0 and self.s.owner[self.s.holder[region]] != self.s.acting:
            for piece in self.immune(region):
                if piece != trait.piece:
                    yield Held(WAY, "immune", {"region": region, "piece": piece})

    def _leave(self, trait: Trait, region: int) -> Iterator[Held]:
        """U-D27."""
        yield from self._place(self.s.slot, region)
        assert isinstance(self.table, UndergroundTable)
        if self.exists(region) and region not in self.table.rivers:
            yield Held(WAY, "wrong_ground", {"region": region, "ground": "river"})

    def _altar(self, trait: Trait, region: int) -> Iterator[Held]:
        """U-L1."""
        if not self.exists(region):
            yield Held(EXISTS, "no_such_region", {"region": region})
        elif self.s.holder[region] not in [slot for slot in self.slots() if not self.active(slot)]:
            yield Held(WAY, "not_in_decline", {"region": region})

    def _volcano(self, trait: Trait, region: int) -> Iterator[Held]:
        """U-R3."""
        if not self.exists(region):
            yield Held(EXISTS, "no_such_region", {"region": region})
        elif "volcano" not in self.table.map[region]["symbols"]:
            yield Held(WAY, "wrong_ground", {"region": region, "ground": "volcano"})

    def _swap(self, trait: Trait, place: int) -> Iterator[Held]:
        """U-R12."""
        mimes = self.rules.race_ids.index("shadow_mimes")
        if not 1 <= place <= len(self.s.column_races):
            yield Held(EXISTS, "no_such_combo", {"place": place})
        elif self.s.column_races[place - 1] == mimes:
            yield Held(WAY, "own_combo", {"place": place})

    def _peace(self, trait: Trait, seat: int) -> Iterator[Held]:
        """B-P5."""
        if seat == self.s.seat or seat >= self.rules.seats:
            yield Held(EXISTS, "not_opponent", {"seat": seat})
        elif self.s.attacked >> seat & 1:
            yield Held(WAY, "attacked_this_turn", {"seat": seat})

    def _always(self, trait: Trait, target: int) -> Iterator[Held]:
        """Stout: whenever it is asked."""
        yield from ()

    def _vanish(self, trait: Trait, target: int) -> Iterator[Held]:
        """U-D5: with the badge itself it is no choice but what declining does."""
        if self.own_power(self.s.slot, trait):
            yield Held(WHETHER, "by_itself", {"ability": trait.verb})


_BY_VERB: dict[str, Callable[[Judge, Trait, int], Iterator[Held]]] = {
    "convert": Judge._convert,
    "orb": Judge._convert,
    "dragon": Judge._dragon,
    "roll": Judge._roll,
    "wisp": Judge._wisp,
    "balrog": Judge._balrog,
    "flying_doormat": Judge._arm,
    "stinky_trolls_socks": Judge._arm,
    "sword_of_the_killer_rabbit": Judge._arm,
    "bag": Judge._bag,
    "camp": Judge._of_the_race,
    "armour": Judge._of_the_race,
    "rebirth": Judge._of_the_race,
    "ring": Judge._of_the_race,
    "scepter": Judge._of_the_race,
    "fortress": Judge._one_each,
    "hero": Judge._one_each,
    "queen": Judge._one_each,
    "ancient": Judge._one_each,
    "ghost": Judge._ghost,
    "leave": Judge._leave,
    "altar": Judge._altar,
    "volcano": Judge._volcano,
    "swap": Judge._swap,
    "peace": Judge._peace,
    "stout": Judge._always,
    "vanish": Judge._vanish,
}
