"""Finds are drawn when a tribe is driven out; whoever holds their region uses them."""

from __future__ import annotations

from tesno.core.actions import BADGE, FIND, target_of
from tesno.core.bits import members_of
from tesno.core.ground import put_find
from tesno.core.names import Packed
from tesno.core.reach import same_ways, survey
from tesno.core.rules import Rules
from tesno.core.state import State
from tesno.core.steps import CONQUEST, Step, answered, subject


class DrawFind(Step):
    """The top of the hidden stack is turned up: each undrawn find is equally likely (U22)."""

    def legal(self, rules: Rules, s: State) -> list[Packed]:
        return [FIND | find for find in members_of(s.finds_unseen)]

    def apply(self, rules: Rules, s: State, action: Packed) -> None:
        find = target_of(action)
        slot, region = s.slot, s.focus
        answered(s)
        s.finds_unseen &= ~(1 << find)
        if s.events is not None:
            s.events.append(("find_drawn", {"seat": s.owner[slot], "find": rules.find_ids[find], "region": region}))
        before = s.forms[slot]
        put_find(rules, s, find, region)
        if s.step == CONQUEST and s.slot == slot and not same_ways(before, s.forms[slot]):
            # It works at once.
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
