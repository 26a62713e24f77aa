"""Places that need no decision: Diamond Fields, Great Brass Pipe, Fountain of Youth, Keep, Mine (U-L3 to U-L7)."""

from __future__ import annotations

from tesno.core.bits import has
from tesno.core.form import Form, linked
from tesno.core.names import Region, Slot
from tesno.core.rules import Rules
from tesno.core.state import State
from tesno.core.trait import ALWAYS, Trait


class OnTerrain(Trait):
    """A place whose effect depends on the terrain it lies in."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.terrains: list[int] = []

    def bind(self, rules: Rules) -> None:
        self.terrains = [regions for word, regions in rules.board.features.items() if word in rules.terrains]

    def place_key(self, region: Region) -> int:
        for number, regions in enumerate(self.terrains):
            if has(regions, region):
                return number
        raise ValueError(f"region {region} has no terrain")


class Diamonds(OnTerrain):
    """One coin for its region and for each other region of that terrain held by the same race, also in decline."""

    def shape_at(self, form: Form, declined: bool, place: int) -> None:
        form.income_regions += ((self.name, 1, self.terrains[place]),)


class Keep(Trait):
    """One coin for whoever holds it, also in decline; its region costs one more."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.guard = 1
        self.when = ALWAYS

    def income(self, rules: Rules, s: State, slot: Slot) -> int:
        return 1

    def income_at(self, rules: Rules, s: State, slot: Slot, region: Region) -> int:
        return 1 if s.find_at[self.find] == region else 0


class LostMine(Trait):
    """Two coins for whoever holds it, also in decline; the Scepter does not double them (U-A6)."""

    def shape(self, form: Form, declined: bool) -> None:
        form.income_turn += ((self.name, 2),)


class Fountain(Trait):
    """Fountain of Youth (U-L5): at the start of the turn one token from the tray."""

    def start(self, rules: Rules, s: State, slot: Slot) -> None:
        if s.tray[slot]:
            s.tray[slot] -= 1
            s.hand[slot] += 1
            if s.events is not None:
                race = rules.race_ids[slot]
                s.events.append(("recruited", {"seat": s.seat, "race": race, "count": 1, "source": self.name}))


class Pipe(OnTerrain):
    """Great Brass Pipe (U-L4): all regions of its terrain are adjacent to each other for the active race holding it."""

    def shape_at(self, form: Form, declined: bool, place: int) -> None:
        if not declined:
            form.near = linked(form.near, self.terrains[place])
