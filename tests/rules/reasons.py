"""When is a reason true? An independent reading of every refusal, from the table and the rule texts.

`holding` gives all reasons that are true of an action that is not legal, each with a tier: of several true ones the
most telling has the lowest tier. docs/scenarios.md has the same as a table.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from tests.rules.naive_underground import Table as UndergroundTable
from tests.rules.reasons_of_conquest import EXISTS, GROUND, NUMBER, WAY, WHETHER, WHO, Conquests, Held, Parameters

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
from tesno.core.trait import Trait

_ANSWERS = {
    "pick": (PICK,),
    "decide": (EXPAND, DECLINE),
    "ready": (MARCH, ABANDON),
    "conquer": (CONQUER, GAMBLE, END),
    "give_up": (GIVE_UP,),
    "redeploy": (PLACE,),
    "retreat": (RETREAT,),
}


class Judge(Conquests):
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
        """C10, U-R3, …: the question wants an answer; conquests are passed in another word (C62)."""
        if self.question == "conquer":
            yield Held(WHETHER, "wrong_step", {"step": self.question})
        else:
            yield Held(WHETHER, "must_choose", {})

    def _pick(self, place: int) -> Iterator[Held]:
        if place >= len(self.s.column_races):
            yield Held(EXISTS, "no_such_combo", {"place": place + 1})
        elif place > self.s.coins[self.s.acting]:
            yield Held(NUMBER, "not_enough_coins", {"price": place, "coins": self.s.coins[self.s.acting]})

    # -- abilities

    def _use(self, trait: Trait, target: int) -> Iterator[Held]:
        ability = self.ability(trait)
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
            yield from self._by_verb(trait, target)

    def _by_verb(self, trait: Trait, target: int) -> Iterator[Held]:
        yield from BY_VERB[trait.verb](self, trait, target)

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
            return
        assert self.table is not None
        if "volcano" not in self.table.map[region]["symbols"]:
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


BY_VERB: dict[str, Callable[[Judge, Trait, int], Iterator[Held]]] = {
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
