"""Iron Dwarves (U-R5)."""

from __future__ import annotations

from tesno.core.bits import replaced
from tesno.core.rules import Form, Rules, Trait
from tesno.core.state import State


class Hammers(Trait):
    """One silver hammer per mine held at redeployment; on later turns hammers count as tokens for conquest only.

    At least one dwarf goes along. All hammers are back with their owner after redeployment, and lost on decline.
    """

    def __init__(self, name: str, count: int = 7) -> None:
        super().__init__(name)
        self.remembers = "hammers"
        self.remembers_kind = "count"
        self.most = count
        self.mines = 0

    def bind(self, rules: Rules) -> None:
        self.mines = rules.board.features.get("mine", 0)

    def shape(self, form: Form, declined: bool) -> None:
        if not declined:
            form.on_picked += (self,)
            form.on_expedition += (self,)
            form.on_redeploy += (self,)
            form.on_declining += (self,)

    def _set(self, s: State, count: int) -> None:
        if s.memory[self.index] != count:
            s.memory = replaced(s.memory, self.index, count)

    def picked(self, rules: Rules, s: State, slot: int) -> None:
        self._set(s, 0)

    def expedition(self, rules: Rules, s: State, slot: int) -> None:
        s.helpers = s.memory[self.index]

    def redeploy(self, rules: Rules, s: State, slot: int) -> bool:
        gained = (s.held[slot] & self.mines).bit_count()
        self._set(s, min(self.most, s.memory[self.index] + gained))
        return False

    def declining(self, rules: Rules, s: State, slot: int) -> None:
        self._set(s, 0)
