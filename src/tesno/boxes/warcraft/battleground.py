"""Battleground (W-L4, W-D16)."""

from __future__ import annotations

from tesno.boxes.warcraft.factions import SIDES, races_beaten, side_taken, take_side
from tesno.core.actions import target_of
from tesno.core.names import Packed, Region, Slot
from tesno.core.rules import Rules
from tesno.core.state import State
from tesno.core.steps import answered
from tesno.core.trait import Trait


class Battleground(Trait):
    """The faction bonus counts up to twice per race; a neutral holder chooses a side for the turn.

    It is chosen before troops are readied, or on conquering or finding the place; for that turn the race is of that
    side for every rule.
    """

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.targets = "word"
        self.words = SIDES
        self.phase = "ready"

    def prepare(self, rules: Rules, s: State, slot: Slot) -> None:
        self._ask_side(rules, s, slot)

    def conquered(self, rules: Rules, s: State, slot: Slot, region: Region) -> None:
        if region == s.find_at[self.find]:
            self._ask_side(rules, s, slot)

    def discovered(self, rules: Rules, s: State, slot: Slot, region: Region) -> None:
        self._ask_side(rules, s, slot)

    def _ask_side(self, rules: Rules, s: State, slot: Slot) -> None:
        if slot == s.active[s.seat] and not rules.factions[slot] and not side_taken(rules, s):
            self.ask(s, s.seat, slot)

    def choices(self, rules: Rules, s: State) -> list[Packed]:
        return self.uses([0, 1])

    def choose(self, rules: Rules, s: State, action: Packed) -> None:
        answered(s)
        take_side(rules, s, SIDES[target_of(action)])
        if s.events is not None:
            s.events.append(("side", {"seat": s.seat, "side": SIDES[target_of(action)]}))

    def income(self, rules: Rules, s: State, slot: Slot) -> int:
        """The second coin for each race that lost two regions; factions.py pays the first."""
        return races_beaten(rules, s, slot, 2)
