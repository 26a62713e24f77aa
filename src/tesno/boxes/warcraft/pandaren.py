"""Pandaren (W-R14)."""

from __future__ import annotations

from typing import Final

from tesno.core.bits import has, members_of
from tesno.core.names import Region, Slot
from tesno.core.rules import Rules
from tesno.core.state import State
from tesno.core.trait import Trait

_TOLL: Final = 2


class Harmony(Trait):
    """At the end of the turn every opponent whose active race was not attacked gets harmony until the next one.

    Who holds it pays two coins before the first attack of a turn on the active pandaren (W26, W-D7). The memory is the
    set of holders.
    """

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.remembers = "harmony"
        self.remembers_kind = "seats"
        self.toll_most = _TOLL
        self.toll_once = True
        self.toll_when_named = True

    def dawn(self, rules: Rules, s: State, slot: Slot) -> None:
        self.remember(s, 0)

    def toll(self, rules: Rules, s: State, slot: Slot, region: Region, by: Slot) -> int:
        return _TOLL if has(s.memory[self.index], s.owner[by]) else 0

    def finish(self, rules: Rules, s: State, slot: Slot) -> None:
        seat = s.owner[slot]
        holders = rules.opponents[seat] & ~s.attacked
        self.remember(s, holders)
        if s.events is not None and holders:
            s.events.append(("harmony", {"seat": seat, "others": list(members_of(holders))}))
