"""Finds: drawn when a tribe is driven out, held by whoever holds their region."""

from __future__ import annotations

from tesno.core.actions import BADGE, FIND
from tesno.core.bits import regions_of, replaced
from tesno.core.forms import reform
from tesno.core.reach import same_ways, survey
from tesno.core.rules import CONQUEST, Rules, Step, answered
from tesno.core.state import State


def put_find(rules: Rules, s: State, find: int, region: int) -> None:
    """A find lies in a region from now on (0: nowhere); its old and new holders' forms follow."""
    old = s.find_at[find]
    s.find_at = replaced(s.find_at, find, region)
    if old and old not in s.find_at:
        s.found &= ~(1 << old)
    if region:
        s.found |= 1 << region
    guard = rules.find_traits[find].guard
    giver = s.holder[old] if old else -1
    taker = s.holder[region] if region else -1
    if old:
        s.guard[old] -= guard
    if region:
        s.guard[region] += guard
    if giver >= 0 and giver != taker:
        reform(rules, s, giver)
    if taker >= 0:
        reform(rules, s, taker)
    if s.events is not None:
        s.events.append(("find_placed", {"find": rules.find_ids[find], "region": region}))


class DrawFind(Step):
    """The top of the hidden stack is turned up: each undrawn find is equally likely (U22)."""

    def legal(self, rules: Rules, s: State) -> list[int]:
        return [FIND | find for find in regions_of(s.finds_unseen)]

    def apply(self, rules: Rules, s: State, action: int) -> None:
        find = action & 63
        slot, region = s.slot, s.focus
        answered(s)
        s.finds_unseen &= ~(1 << find)
        if s.events is not None:
            s.events.append(("find_drawn", {"seat": s.owner[slot], "find": rules.find_ids[find], "region": region}))
        before, gifts = rules.form(s, slot), rules.gifts(s, slot)
        put_find(rules, s, find, region)
        if s.step == CONQUEST and s.slot == slot and not same_ways(rules, s, slot, before, gifts):
            # It works at once.
            survey(rules, s, slot)
        rules.find_traits[find].discovered(rules, s, slot, region)


class Grant(Step):
    """Chance gives a power to a find; the focus is the trait that asked."""

    def legal(self, rules: Rules, s: State) -> list[int]:
        return [BADGE | power for power in regions_of(s.badges_unseen)]

    def apply(self, rules: Rules, s: State, action: int) -> None:
        power = action & 63
        trait = rules.traits[s.focus]
        slot = s.slot
        answered(s)
        s.badges_unseen &= ~(1 << power)
        trait.rolled(rules, s, slot, power)
