"""Relics of the end of a turn: Froggy's Ring (U-A3) and the Scepter of Avarice (U-A6)."""

from __future__ import annotations

from tesno.boxes.underground.thieving import rob_neighbours
from tesno.core.actions import SKIP, use
from tesno.core.bits import regions_of
from tesno.core.coins import income_at
from tesno.core.explain import why_no_place
from tesno.core.finds import put_find
from tesno.core.rules import TRAIT, Form, Rules, Trait, answered, ask
from tesno.core.state import State


class PutDown(Trait):
    """At the end of the turn it may be put in a region of the active race, before coins (U-D19)."""

    def shape(self, form: Form, declined: bool) -> None:
        if not declined:
            form.on_settle += (self,)
            self.profit(form)

    def profit(self, form: Form) -> None:
        """Where in a form it speaks once it was put down."""

    def put_down(self, s: State) -> bool:
        return bool(s.used >> (self.index * 8 + 7) & 1)

    def settle(self, rules: Rules, s: State, slot: int) -> None:
        ask(s, TRAIT, s.seat, slot, self.index << 6)

    def choices(self, rules: Rules, s: State) -> list[int]:
        return [SKIP] + [use(self.index, region) for region in regions_of(s.held[s.slot])]

    def choose(self, rules: Rules, s: State, action: int) -> None:
        answered(s)
        if action != SKIP:
            s.used |= 1 << (self.index * 8 + 7)
            put_find(rules, s, self.find, action & 63)

    def why_not(self, rules: Rules, s: State, slot: int, target: int) -> tuple[str, dict[str, int | str]]:
        return why_no_place(rules, s, slot, target)


class Ring(PutDown):
    """Froggy's Ring: take a coin from each player with active tokens next to it."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.verb = "ring"
        self.rank = 3  # after the Scepter (U20)

    def profit(self, form: Form) -> None:
        form.on_coins += (self,)

    def collect(self, rules: Rules, s: State, slot: int) -> None:
        if self.put_down(s):
            rob_neighbours(rules, s, slot, 1 << s.find_at[self.find], self.name)


class Scepter(PutDown):
    """Scepter of Avarice: what its region brings from the bank is doubled (U-D8)."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.verb = "scepter"
        self.rank = 2  # after the Ghost (U20)

    def profit(self, form: Form) -> None:
        form.incomes += (self,)

    def income(self, rules: Rules, s: State, slot: int) -> int:
        if not self.put_down(s):
            return 0
        return income_at(rules, s, slot, s.find_at[self.find])
