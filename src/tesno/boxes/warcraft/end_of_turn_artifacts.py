"""Artifacts that are put down at the end of a turn: Heart of Azeroth and Aegis of Aggramar (W-A4, W-A5, W-D18)."""

from __future__ import annotations

from typing import Final

from tesno.core.actions import target_of
from tesno.core.bits import regions_of
from tesno.core.coins import hand_over
from tesno.core.explain import why_no_place
from tesno.core.ground import put_find
from tesno.core.names import Packed, Reason, Region, Regions, Slot
from tesno.core.rules import Rules
from tesno.core.state import State
from tesno.core.steps import answered
from tesno.core.teams import are_opponents
from tesno.core.trait import Trait
from tesno.traits.levy import rob_neighbours

_TOLL: Final = 2


class PutDown(Trait):
    """After coins it must be put in one of the regions of the active race that has it; the same one will do."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.phase = "coins"

    def finish(self, rules: Rules, s: State, slot: Slot) -> None:
        held = s.held[slot]
        if held & (held - 1):
            self.ask(s, s.seat, slot)
        else:
            self.lie(rules, s, slot)

    def choices(self, rules: Rules, s: State) -> list[Packed]:
        return self.uses(regions_of(s.held[s.slot]))

    def choose(self, rules: Rules, s: State, action: Packed) -> None:
        slot = s.slot
        answered(s)
        if s.find_at[self.find] != target_of(action):
            put_find(rules, s, self.find, target_of(action))
        self.lie(rules, s, slot)

    def lie(self, rules: Rules, s: State, slot: Slot) -> None:
        """It has been put down."""

    def why_not(self, rules: Rules, s: State, slot: Slot, target: Region) -> Reason:
        return why_no_place(rules, s, slot, target)


class Heart(PutDown):
    """Heart of Azeroth: each other player with active tokens next to it pays its holder a coin, if there is one."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.verb = "heart"
        self.rank = -2  # before all else of the end of a turn (W24)

    def lie(self, rules: Rules, s: State, slot: Slot) -> None:
        rob_neighbours(rules, s, slot, 1 << s.find_at[self.find], self.name)


class Aegis(PutDown):
    """Aegis of Aggramar: opponents can't attack or affect its region before they have paid its active holder 2 coins.

    Once per opponent and turn (W26).
    """

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.verb = "aegis"
        self.rank = -1  # after the Heart (W24)
        self.toll_most = _TOLL
        self.toll_once = True
        self.toll_when_named = True

    def toll(self, rules: Rules, s: State, slot: Slot, region: Region, by: Slot) -> int:
        return self.toll_most if s.find_at[self.find] == region else 0


def aegis_due(rules: Rules, s: State, by: Slot, region: Region) -> int:
    """Coins that the slot's owner must pay before a trade or banner may affect the region without an attack."""
    aegis = _aegis_over(rules, s, by, region)
    return aegis.toll_most if aegis is not None else 0


def beyond_aegis(rules: Rules, s: State, by: Slot) -> Regions:
    """The region that the slot's owner has not the coins to affect, if there is one."""
    seat = s.owner[by]
    if not s.tolling or s.coins[seat] >= _TOLL:
        return 0
    for other, active in enumerate(s.active):
        if active >= 0 and are_opponents(rules, seat, other):
            for trait in s.forms[active].tolls:
                if isinstance(trait, Aegis) and not trait.spent_on(s, seat):
                    return 1 << s.find_at[trait.find]
    return 0


def pay_aegis(rules: Rules, s: State, by: Slot, region: Region) -> None:
    """Pay what `aegis_due` says; for attacks all tolls are paid when the target is named."""
    aegis = _aegis_over(rules, s, by, region)
    if aegis is not None:
        payer, payee = s.owner[by], s.owner[s.holder[region]]
        aegis.spend_on(s, payer)
        hand_over(s, payer, payee, aegis.toll_most)
        if s.events is not None:
            about = {"seat": payer, "other": payee, "coins": aegis.toll_most, "source": aegis.name}
            s.events.append(("toll", about))


def _aegis_over(rules: Rules, s: State, by: Slot, region: Region) -> Aegis | None:
    """The Aegis that keeps the slot off the region, unless it was paid for this turn."""
    victim = s.holder[region]
    if victim < 0 or not s.tolling >> victim & 1 or not are_opponents(rules, s.owner[by], s.owner[victim]):
        return None
    for trait in s.forms[victim].tolls:
        if isinstance(trait, Aegis) and s.find_at[trait.find] == region and not trait.spent_on(s, s.owner[by]):
            return trait
    return None
