"""Stonehedge (U-L8)."""

from __future__ import annotations

from tesno.core.actions import CHANCE
from tesno.core.bits import replaced
from tesno.core.forms import reform
from tesno.core.market import reshuffle_badges
from tesno.core.pieces import gather_pieces
from tesno.core.rules import GRANT, Form, Rules, Trait, ask
from tesno.core.state import State


class Stonehedge(Trait):
    """On discovery a random badge becomes its ability for the rest of the game; whoever holds it may use it.

    When it is lost or left the Queen, the bag and vengeance markers leave; armour and Tomb tokens stay. The memory
    is the power's number plus one.
    """

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.grants = True
        self.remembers = "granted"
        self.remembers_kind = "power"

    def shape(self, form: Form, declined: bool) -> None:
        """The granted power is compiled into the holder's form by itself."""

    def granted(self, rules: Rules, s: State) -> int:
        return s.memory[self.index] - 1

    def discovered(self, rules: Rules, s: State, slot: int, region: int) -> None:
        """An empty pile is made anew first (U-D6)."""
        reshuffle_badges(s)
        if s.badges_unseen:
            ask(s, GRANT, CHANCE, slot, self.index)

    def rolled(self, rules: Rules, s: State, slot: int, face: int) -> None:
        s.memory = replaced(s.memory, self.index, face + 1)
        if s.events is not None:
            s.events.append(("granted", {"find": self.name, "power": rules.power_ids[face]}))
        holder = s.holder[s.find_at[self.find]]
        if holder >= 0:
            reform(rules, s, holder)

    def changed_hands(self, rules: Rules, s: State, region: int) -> None:
        power = self.granted(rules, s)
        for trait in rules.traits:
            if power >= 0 and trait.name == rules.power_ids[power]:
                if trait.remembers:
                    s.memory = replaced(s.memory, trait.index, 0)
                if trait.kind >= 0 and not rules.kinds[trait.kind].guard:
                    # Armour stays.
                    gather_pieces(rules, s, trait.kind)
