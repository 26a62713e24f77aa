"""Coins at the end of a turn, each with the rule it comes from (C50)."""

from __future__ import annotations

from typing import Final

from tesno.core.bits import count_at, has, places_of, replaced, size_of
from tesno.core.names import Region, Seat, Slot, Summand
from tesno.core.rules import Rules
from tesno.core.state import ACTIVE, State, slots_of

REGIONS: Final = "regions"
DECLINE: Final = "decline"


def income_of(rules: Rules, s: State, slot: Slot) -> list[Summand]:
    """What the slot brings at the end of its owner's turn, by source; sources that bring nothing are left out."""
    found: list[Summand] = []
    count_income(rules, s, slot, found)
    return found


def count_income(rules: Rules, s: State, slot: Slot, found: list[Summand] | None) -> int:
    """What the slot brings in all; the sources are noted in `found`, if somebody wants to know."""
    form = s.forms[slot]
    held = s.held[slot]
    active = s.status[slot] == ACTIVE
    total = size_of(held)
    if found is not None and total:
        found.append((REGIONS if active else DECLINE, total))
    for source, amount, regions in form.income_regions:
        if held & regions:
            coins = amount * size_of(held & regions)
            total += coins
            if found is not None:
                found.append((source, coins))
    for source, amount in form.income_turn:
        total += _noted(found, source, amount)
    if active and s.nonempty:
        for source, amount in form.income_nonempty:
            total += _noted(found, source, amount * s.nonempty)
    if active and s.picked:
        for source, amount in form.income_once:
            total += _noted(found, source, amount)
    for source, amount, kind in form.income_pieces:
        standing = 0
        for region in places_of(s.pieces[kind]):
            if has(held, region):
                standing += count_at(s.pieces[kind], region)
        total += _noted(found, source, amount * standing)
    for trait in form.incomes:
        coins = trait.income(rules, s, slot)
        total += coins
        if found is not None and coins:
            found.append((trait.name, coins))
    return total


def _noted(found: list[Summand] | None, source: str, coins: int) -> int:
    if found is not None and coins:
        found.append((source, coins))
    return coins


def income_at(rules: Rules, s: State, slot: Slot, region: Region) -> int:
    """What one held region brings by itself: its coin and every bonus that is counted per region."""
    form = s.forms[slot]
    total = form.yields[region]
    for trait in form.incomes:
        total += trait.income_at(rules, s, slot, region)
    return total


def pay_income(rules: Rules, s: State) -> None:
    """Everything the player's races bring."""
    seat = s.seat
    total = 0
    slots = slots_of(s, seat)
    if s.events is None:
        for slot in slots:
            total += count_income(rules, s, slot, None)
    else:
        sources = []
        for slot in slots:
            brought: list[Summand] = []
            total += count_income(rules, s, slot, brought)
            sources += [(rules.race_ids[slot], source, amount) for source, amount in brought]
        s.events.append(("income", {"seat": seat, "coins": total, "sources": sources}))
    s.coins = replaced(s.coins, seat, s.coins[seat] + total)
    for slot in slots:
        for trait in s.forms[slot].on_coins:
            trait.collect(rules, s, slot)


def earn(s: State, seat: Seat, coins: int, source: str) -> None:
    """The bank pays at once, besides the income of the turn."""
    s.coins = replaced(s.coins, seat, s.coins[seat] + coins)
    if s.events is not None:
        s.events.append(("paid", {"seat": seat, "coins": coins, "source": source}))


def hand_over(s: State, payer: Seat, payee: Seat, coins: int) -> None:
    """One player pays another; saying so is the caller's business."""
    s.coins = replaced(s.coins, payer, s.coins[payer] - coins)
    s.coins = replaced(s.coins, payee, s.coins[payee] + coins)
