"""Stonehedge (U-L8)."""

from __future__ import annotations

from tesno.core.actions import CHANCE
from tesno.core.forms import reform
from tesno.core.ground import gather_pieces
from tesno.core.market import reshuffle_badges
from tesno.core.names import Power, Region, Slot
from tesno.core.rules import Rules
from tesno.core.state import State
from tesno.core.steps import GRANT, ask, focus_on
from tesno.core.trait import Trait


class Stonehedge(Trait):
    """On discovery a random badge becomes its ability for the rest of the game; whoever holds it may use it.

    When it is lost or left the Queen, the bag and vengeance markers leave; armour and Tomb tokens stay. The memory
    is the power's number plus one.
    """

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.remembers = "granted"
        self.remembers_kind = "power"

    def granted(self, rules: Rules, s: State) -> Power:
        return s.memory[self.index] - 1

    def discovered(self, rules: Rules, s: State, slot: Slot, region: Region) -> None:
        """An empty pile is made anew first (U-D6)."""
        reshuffle_badges(s)
        if s.badges_unseen:
            ask(s, GRANT, CHANCE, slot, focus_on(self.index, 0))

    def bestow(self, rules: Rules, s: State, power: Power) -> None:
        self.remember(s, power + 1)
        if s.events is not None:
            s.events.append(("granted", {"find": self.name, "power": rules.power_ids[power]}))
        holder = s.holder[s.find_at[self.find]]
        if holder >= 0:
            reform(rules, s, holder)

    def changed_hands(self, rules: Rules, s: State, region: Region) -> None:
        power = self.granted(rules, s)
        for trait in rules.traits:
            if power >= 0 and trait.name == rules.power_ids[power]:
                if trait.remembers:
                    trait.remember(s, 0)
                if trait.kind >= 0 and not rules.kinds[trait.kind].guard:
                    # Armour stays.
                    gather_pieces(rules, s, trait.kind)
