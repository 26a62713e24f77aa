"""One conquest: who may be attacked, what is due, what it costs, with what strength, and how it is carried out.

Every way of conquering (march, die, dragon, conversion, relics, figures) asks here; a way of its own adds only what is
its own: a narrower choice of targets, another price.
"""

from __future__ import annotations

from typing import Any, Final

from tesno.core.actions import CHANCE, CONQUER, GAMBLE
from tesno.core.bits import CHUNK, LOW, TABLES, count_at, has, regions_of
from tesno.core.board import MOST_REGIONS
from tesno.core.form import Form
from tesno.core.ground import hides_find, hold
from tesno.core.losing import clear, note_attack
from tesno.core.names import Packed, Region, Regions, Slot, Term
from tesno.core.reach import armed, open_regions, reach_further, shielded_from, survey
from tesno.core.rules import Rules
from tesno.core.state import State
from tesno.core.steps import DRAW_FIND, ask
from tesno.core.tolls import pay_tolls, unpayable

# The actions by region. As `Any` they are handed on as they are; ints would be made anew each time when compiled.
_CONQUESTS: Final[list[Any]] = [CONQUER | region for region in range(MOST_REGIONS + 1)]
_GAMBLES: Final[list[Any]] = [GAMBLE | region for region in range(MOST_REGIONS + 1)]

# Who may be attacked.


def targets(rules: Rules, s: State, slot: Slot) -> Regions:
    """What the slot may attack now, whatever the tokens: within reach, not barred, fit for what is armed, payable."""
    found = s.reach & s.open
    if s.aids:
        # Naming an aid that can't help is not allowed (U-D17).
        found &= ~s.shield
        for aid in armed(rules, s):
            found &= ~aid.unfit(rules, s)
    return found & ~unpayable(rules, s, slot, found)


def gift_targets(rules: Rules, s: State, slot: Slot) -> Regions:
    """The same for abilities: what a race, power or find gives does not work on the shielded."""
    return targets(rules, s, slot) & ~s.shield


def gift_targets_within(rules: Rules, s: State, slot: Slot, within: Regions) -> Regions:
    """The same for an ability with a reach of its own, at any moment of the slot's turn."""
    found = within & open_regions(rules, s, slot) & ~shielded_from(rules, s, slot)
    return found & ~unpayable(rules, s, slot, found)


# What it costs.


def moment_terms(rules: Rules, s: State, form: Form, slot: Slot) -> list[Term]:
    """Changes of cost that depend on the moment; what a form says for good is in its price list."""
    found = []
    afar = _afar(rules, s, form)
    if afar:
        found += [(source, amount, regions & afar) for source, amount, regions in form.across if regions & afar]
    for source, amount, sources in form.beside:
        regions = beside(s, form, slot, sources)
        if regions:
            found.append((source, amount, regions))
    for trait in form.costs:
        regions, amount = trait.discount(rules, s, slot)
        if regions:
            found.append((trait.name, amount, regions))
    if s.aids:
        for trait in armed(rules, s):
            regions, amount = trait.discount(rules, s, slot)
            if regions:
                found.append((trait.name, amount, regions))
    return found


def _afar(rules: Rules, s: State, form: Form) -> Regions:
    """The regions that cost the race a crossing: they border none of its own, nor are as neighbours by an aid."""
    if s.aids and any(aid.as_neighbour for aid in armed(rules, s)):
        return 0
    return form.crossed & ~s.bordering


def beside(s: State, form: Form, slot: Slot, sources: Regions) -> Regions:
    """The neighbours, as the race has them, of those held regions that are in `sources`."""
    found = 0
    for region in regions_of(s.held[slot] & sources):
        found |= form.near[region]
    return found


def costs(rules: Rules, s: State, slot: Slot, regions: Regions, members: tuple[Region, ...]) -> list[int]:
    """How many tokens each member of a set of regions costs the slot (C22); the die's help is not counted.

    `explain.cost_summands` reads the same description summand by summand.
    """
    form = s.forms[slot]
    if s.aids or (s.hollow | s.shield) & regions:
        return _odd_costs(rules, s, form, slot, members)
    price = form.price
    guard = s.guard
    tokens = s.tokens
    far = form.crossed & ~s.bordering & regions
    if not far:
        found = [price[region] + guard[region] + tokens[region] for region in members]
    else:
        afar = form.price_afar
        found = [
            (afar[region] if far >> region & 1 else price[region]) + guard[region] + tokens[region]
            for region in members
        ]
    kin = s.kin & regions
    if kin:
        for place, region in enumerate(members):
            if kin >> region & 1:
                found[place] -= tokens[region]
    if form.fixed_costs:
        return found
    for amount, where in _changes(rules, s, form, slot, regions):
        found = [
            cost + amount if where >> region & 1 else cost
            for region, cost in zip(members, found)  # noqa: B905 - as long as each other, and faster so when compiled
        ]
    least = form.least
    return [cost if cost > least else least for cost in found]


def _changes(rules: Rules, s: State, form: Form, slot: Slot, regions: Regions) -> list[tuple[int, Regions]]:
    """What the race changes at the moment: by how much, and where."""
    found = []
    for _, amount, sources in form.beside:
        where = beside(s, form, slot, sources)
        if where & regions:
            found.append((amount, where))
    for trait in form.costs:
        where, amount = trait.discount(rules, s, slot)
        if where & regions:
            found.append((amount, where))
    return found


def _odd_costs(rules: Rules, s: State, form: Form, slot: Slot, members: tuple[Region, ...]) -> list[int]:
    """The same, region by region, where aids are armed or there are shields or hollow regions."""
    terms = moment_terms(rules, s, form, slot)
    price = form.price
    guard = s.guard
    tokens = s.tokens
    shield = s.shield
    hollow = s.hollow
    kin = s.kin
    least = form.least
    capped = 0
    if s.aids:
        for aid in armed(rules, s):
            capped |= aid.capped(rules, s)
    found = []
    for region in members:
        if shield >> region & 1:
            cost = form.bare_price[region] + guard[region] + tokens[region]
        else:
            cost = price[region] + guard[region]
            if hollow >> region & 1:
                cost -= soft_guard(rules, s, region)
            elif not kin >> region & 1:
                cost += tokens[region]
            for _, amount, where in terms:
                if where >> region & 1:
                    cost += amount
        found.append(least if cost < least or capped >> region & 1 else cost)
    return found


def cost_of(rules: Rules, s: State, slot: Slot, region: Region) -> int:
    """How many tokens one region costs the slot; the die's help is not counted."""
    form = s.forms[slot]
    if s.aids or (s.hollow | s.shield) >> region & 1:
        return _odd_costs(rules, s, form, slot, (region,))[0]
    afar = form.crossed & ~s.bordering
    cost = (form.price_afar[region] if afar >> region & 1 else form.price[region]) + s.guard[region]
    if not s.kin >> region & 1:
        cost += s.tokens[region]
    if form.fixed_costs:
        return cost
    for amount, _ in _changes(rules, s, form, slot, 1 << region):
        cost += amount
    return max(cost, form.least)


def offer_conquests(
    rules: Rules, s: State, slot: Slot, within: Regions, most: int, furthest: int, found: list[Packed]
) -> None:
    """Add the conquests of a set of regions: those that cost no more than `most`, by the die those up to `furthest`."""
    form = s.forms[slot]
    if s.aids or (s.hollow | s.shield) & within:
        _offer_odd_conquests(rules, s, slot, within, most, furthest, found)
        return
    changed = amount = 0
    if not form.fixed_costs:
        changes = _changes(rules, s, form, slot, within)
        if len(changes) > 1:
            _offer_odd_conquests(rules, s, slot, within, most, furthest, found)
            return
        if changes:
            amount, changed = changes[0]
    # The hottest loop of all: `costs` for one region after the other, and no list of them.
    price = form.price
    price_afar = form.price_afar
    guard = s.guard
    tokens = s.tokens
    least = form.least
    afar = form.crossed & ~s.bordering & within
    kin = s.kin & within
    usual = form.dear and not changed and not kin
    left = within
    for table in TABLES:
        if not left:
            break
        for region in table[left & LOW]:
            cost = (price_afar[region] if afar >> region & 1 else price[region]) + guard[region] + tokens[region]
            if not usual:
                if kin >> region & 1:
                    cost -= tokens[region]
                if changed >> region & 1:
                    cost += amount
                cost = max(cost, least)
            if cost <= most:
                found.append(_CONQUESTS[region])
            elif cost <= furthest:
                found.append(_GAMBLES[region])
        left >>= CHUNK


def _offer_odd_conquests(
    rules: Rules, s: State, slot: Slot, within: Regions, most: int, furthest: int, found: list[Packed]
) -> None:
    """The same where there is more to reckon with."""
    members = regions_of(within)
    prices = costs(rules, s, slot, within, members)
    for region, cost in zip(members, prices):  # noqa: B905 - as long as each other, and faster so when compiled
        # Helpers don't help against the shielded, so it takes as many tokens more.
        needed = cost + s.helpers if s.shield >> region & 1 else cost
        if needed <= most:
            found.append(_CONQUESTS[region])
        elif needed <= furthest:
            found.append(_GAMBLES[region])


def soft_guard(rules: Rules, s: State, region: Region) -> int:
    """What defends a region but does not count when it is conquered as if empty: tribes and soft pieces."""
    guard = rules.tribe_guard if s.tribes >> region & 1 else 0
    if s.marked >> region & 1:
        for kind in rules.soft_kinds:
            guard += count_at(s.pieces[kind], region) * rules.kinds[kind].guard
    return guard


# With what strength.


def strength(s: State, slot: Slot, region: Region) -> int:
    """What the slot can bring to bear on a region: its hand, and helpers where they work."""
    return s.hand[slot] if has(s.shield, region) else s.hand[slot] + s.helpers


def in_hand(s: State, slot: Slot) -> int:
    """How many a conquest can be made with: tokens in hand, and helpers that are as good as tokens."""
    return s.hand[slot] + s.helpers if s.forms[slot].helpers_march else s.hand[slot]


def march_all(s: State, slot: Slot) -> int:
    """All that is in hand marches; returns how many tokens."""
    if s.forms[slot].helpers_march:
        s.helpers = 0
    tokens = s.hand[slot]
    s.hand[slot] = 0
    return tokens


def pay(s: State, slot: Slot, region: Region, cost: int) -> int:
    """Pay for a conquest, helpers first but alone only if they stay there; returns how many tokens go there."""
    if not has(s.shield, region):
        form = s.forms[slot]
        helped = min(s.helpers, cost if form.helpers_march else cost - form.least)
        s.helpers -= helped
        cost -= helped
    s.hand[slot] -= cost
    return cost


# How it is carried out.


def conquer(rules: Rules, s: State, slot: Slot, region: Region, cost: int, way: str) -> None:
    """The slot pays the cost from its hand and takes the region; what was armed has served."""
    if s.helpers:
        cost = pay(s, slot, region, cost)
    else:
        s.hand[slot] -= cost
    take(rules, s, slot, region, cost, way)
    if s.aids:
        spend_aids(rules, s, slot, region)


def take(rules: Rules, s: State, slot: Slot, region: Region, used: int, way: str) -> None:
    """The slot conquers the region with tokens that have already left its hand (or, converting, its tray)."""
    s.expanding = 1
    if s.events is not None:
        tell_conquest(rules, s, slot, region, used, way)
    buried = hides_find(rules, s, region)
    immune = s.immune
    if s.holder[region] >= 0 or s.tribes >> region & 1:
        clear(rules, s, slot, region, 1, way == "convert")
    entering = not s.held[slot]
    before = s.forms[slot]
    hold(rules, s, slot, region, used)
    s.open &= ~(1 << region)
    reach_further(rules, s, slot, region, entering, before)
    for trait in s.forms[slot].on_conquered:
        trait.conquered(rules, s, slot, region)
    if s.immune != immune:
        s.open = open_regions(rules, s, slot)
    if buried:
        s.buried &= ~(1 << region)
        ask(s, DRAW_FIND, CHANCE, slot, region)


def tell_conquest(rules: Rules, s: State, slot: Slot, region: Region, tokens: int, way: str) -> None:
    assert s.events is not None
    about = {"seat": s.owner[slot], "race": rules.race_ids[slot], "region": region, "tokens": tokens, "way": way}
    s.events.append(("conquered", about))


def fail(rules: Rules, s: State, slot: Slot, region: Region) -> None:
    """A roll was not enough: it was an attack all the same."""
    s.expanding = 1
    note_attack(rules, s, slot, region)
    for aid in armed(rules, s):
        aid.failed(rules, s, slot, region)
    if s.events is not None:
        s.events.append(("failed", {"seat": s.owner[slot], "race": rules.race_ids[slot], "region": region}))


def declare(rules: Rules, s: State, slot: Slot, region: Region) -> None:
    """A target is named, before any roll: tolls that are due then are paid."""
    if rules.tolls_when_named and (s.tolling or s.aids):
        holder = s.holder[region]
        if s.aids or (holder >= 0 and s.tolling >> holder & 1):
            pay_tolls(rules, s, slot, region, True)


def spend_aids(rules: Rules, s: State, slot: Slot, region: Region) -> None:
    """What was armed for this conquest has served."""
    for aid in armed(rules, s):
        aid.served(rules, s, slot, region)
    s.aids = 0
    survey(rules, s, slot)
