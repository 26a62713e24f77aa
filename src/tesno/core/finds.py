"""Finds are drawn when a tribe is driven out, or a region taken where one lies face down; who holds it uses it."""

from __future__ import annotations

from tesno.core.actions import BADGE, FIND, target_of
from tesno.core.bits import members_of
from tesno.core.ground import put_find
from tesno.core.names import FindNumber, Packed, Region, Slot
from tesno.core.reach import same_ways, survey
from tesno.core.rules import Rules
from tesno.core.state import State
from tesno.core.steps import CONQUEST, Step, answered, subject


class DrawFind(Step):
    """The top of the hidden stack is turned up: each undrawn find is equally likely (U22), unless one tells more."""

    def legal(self, rules: Rules, s: State) -> list[Packed]:
        return [FIND | find for find in members_of(s.finds_unseen)]

    def weights(self, rules: Rules, s: State) -> list[int] | None:
        for find in rules.telling_finds:
            odds = rules.find_traits[find].odds(rules, s)
            if odds is not None:
                return odds
        return None

    def apply(self, rules: Rules, s: State, action: Packed) -> None:
        slot, region = s.slot, s.focus
        answered(s)
        turn_up(rules, s, slot, region, target_of(action))


def turn_up(rules: Rules, s: State, slot: Slot, region: Region, find: FindNumber) -> None:
    """A find is turned up in a region that the slot has just taken; it works at once."""
    s.finds_unseen &= ~(1 << find)
    if s.events is not None:
        s.events.append(("find_drawn", {"seat": s.owner[slot], "find": rules.find_ids[find], "region": region}))
    before = s.forms[slot]
    put_find(rules, s, find, region)
    if s.step == CONQUEST and s.slot == slot and not same_ways(before, s.forms[slot]):
        survey(rules, s, slot)
    rules.find_traits[find].discovered(rules, s, slot, region)


class Grant(Step):
    """Chance gives a power to a find: the subject is the find's trait."""

    def legal(self, rules: Rules, s: State) -> list[Packed]:
        return [BADGE | power for power in members_of(s.badges_unseen)]

    def apply(self, rules: Rules, s: State, action: Packed) -> None:
        power = target_of(action)
        trait = rules.traits[subject(s)]
        answered(s)
        s.badges_unseen &= ~(1 << power)
        trait.bestow(rules, s, power)
