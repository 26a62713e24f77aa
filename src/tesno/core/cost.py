"""What a region costs (C22): the form's price list, what stands there, and the discounts of the moment."""

from __future__ import annotations

from typing import Final

from tesno.core.bits import count_at, regions_of
from tesno.core.rules import Form, Rules
from tesno.core.state import State

NO_DISCOUNTS: Final[list[tuple[int, int]]] = []


def beside_regions(rules: Rules, s: State, slot: int, sources: int) -> int:
    """The neighbours, as the race has them, of those held regions that are in `sources`."""
    found = 0
    for region in regions_of(s.held[slot] & sources):
        found |= rules.near(s, slot, region)
    return found


def discounts(rules: Rules, s: State, form: Form, slot: int) -> list[tuple[int, int]]:
    """Changes of cost that depend on the moment: the regions and the amount of each."""
    found = [(beside_regions(rules, s, slot, sources), amount) for _, amount, sources in form.beside]
    for trait in form.costs:
        regions, amount = trait.discount(rules, s, slot)
        if regions:
            found.append((regions, amount))
    if s.aids:
        for trait in rules.armed(s, slot):
            regions, amount = trait.discount(rules, s, slot)
            if regions:
                found.append((regions, amount))
    return found


def soft_guard(rules: Rules, s: State, region: int) -> int:
    """What defends a region but does not count when it is conquered as if empty: tribes and soft pieces."""
    guard = rules.tribe_guard if s.tribes >> region & 1 else 0
    if s.marked >> region & 1:
        for kind in rules.soft_kinds:
            guard += count_at(s.pieces[kind], region) * rules.kinds[kind].guard
    return guard


def march_cost(rules: Rules, s: State, form: Form, slot: int, region: int) -> int:
    """How many tokens the region costs the slot (C22), the die's help not counted."""
    cheaper = discounts(rules, s, form, slot) if form.beside or form.costs or s.aids else NO_DISCOUNTS
    return cost_with(rules, s, form, region, cheaper)


def cost_with(rules: Rules, s: State, form: Form, region: int, cheaper: list[tuple[int, int]]) -> int:
    """The same, with the discounts of the moment worked out already."""
    if s.shield >> region & 1:
        cost = form.bare_price[region] + s.guard[region] + s.tokens[region]
        return cost if cost > 1 else 1
    cost = form.price[region] + s.guard[region]
    if s.hollow >> region & 1:
        cost -= soft_guard(rules, s, region)
    elif not s.kin >> region & 1:
        cost += s.tokens[region]
    for regions, amount in cheaper:
        if regions >> region & 1:
            cost += amount
    return cost if cost > 1 else 1
