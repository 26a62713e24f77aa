"""Coins at the end of a turn, each with the rule it comes from (C50)."""

from __future__ import annotations

from typing import Final

from tesno.core.bits import count_at, places_of, replaced
from tesno.core.rules import Rules
from tesno.core.state import ACTIVE, State, slots_of

REGIONS: Final = "regions"
DECLINE: Final = "decline"


def income_of(rules: Rules, s: State, slot: int) -> list[tuple[str, int]]:
    """What the slot brings at the end of its owner's turn, by source; sources that bring nothing are left out."""
    form = rules.form(s, slot)
    held = s.held[slot]
    active = s.status[slot] == ACTIVE
    found = [(REGIONS if active else DECLINE, held.bit_count())] if held else []
    by_region, by_turn, incomes = form.income_regions, form.income_turn, form.incomes
    if s.gifts[slot]:
        gifts = rules.gifts(s, slot)
        by_region += gifts.income_regions
        by_turn += gifts.income_turn
        incomes += gifts.incomes
    for source, amount, regions in by_region:
        if held & regions:
            found.append((source, amount * (held & regions).bit_count()))
    for source, amount in by_turn:
        found.append((source, amount))
    if active and s.nonempty:
        for source, amount in form.income_nonempty:
            found.append((source, amount * s.nonempty))
    if active and s.picked:
        for source, amount in form.income_once:
            found.append((source, amount))
    for source, amount, kind in form.income_pieces:
        standing = 0
        for region in places_of(s.pieces[kind]):
            if held >> region & 1:
                standing += count_at(s.pieces[kind], region)
        if standing:
            found.append((source, amount * standing))
    for trait in incomes:
        coins = trait.income(rules, s, slot)
        if coins:
            found.append((trait.name, coins))
    return found


def income_at(rules: Rules, s: State, slot: int, region: int) -> int:
    """What one held region brings by itself: its coin and every bonus that is counted per region."""
    form, gifts = rules.form(s, slot), rules.gifts(s, slot)
    total = 1
    for _, amount, regions in form.income_regions + gifts.income_regions:
        if regions >> region & 1:
            total += amount
    for trait in form.incomes + gifts.incomes:
        total += trait.income_at(rules, s, slot, region)
    return total


def pay_income(rules: Rules, s: State) -> None:
    """Everything the player's races bring."""
    seat = s.seat
    total = 0
    sources = []
    slots = slots_of(s, seat)
    for slot in slots:
        brought = income_of(rules, s, slot)
        for _, amount in brought:
            total += amount
        if s.events is not None:
            sources += [(rules.race_ids[slot], source, amount) for source, amount in brought]
    s.coins = replaced(s.coins, seat, s.coins[seat] + total)
    if s.events is not None:
        s.events.append(("income", {"seat": seat, "coins": total, "sources": sources}))
    for slot in slots:
        moments = rules.form(s, slot).on_coins
        if s.gifts[slot]:
            moments += rules.gifts(s, slot).on_coins
        for trait in moments:
            trait.collect(rules, s, slot)
