"""Coins at the end of a turn, each with the rule it comes from (C50)."""

from __future__ import annotations

from typing import Final

from tesno.core.bits import count_at, has, places_of, replaced
from tesno.core.names import Region, Seat, Slot, Summand
from tesno.core.rules import Rules
from tesno.core.state import ACTIVE, State, slots_of

REGIONS: Final = "regions"
DECLINE: Final = "decline"


def income_of(rules: Rules, s: State, slot: Slot) -> list[Summand]:
    """What the slot brings at the end of its owner's turn, by source; sources that bring nothing are left out."""
    form = s.forms[slot]
    held = s.held[slot]
    active = s.status[slot] == ACTIVE
    found = [(REGIONS if active else DECLINE, held.bit_count())] if held else []
    for source, amount, regions in form.income_regions:
        if held & regions:
            found.append((source, amount * (held & regions).bit_count()))
    for source, amount in form.income_turn:
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
            if has(held, region):
                standing += count_at(s.pieces[kind], region)
        if standing:
            found.append((source, amount * standing))
    for trait in form.incomes:
        coins = trait.income(rules, s, slot)
        if coins:
            found.append((trait.name, coins))
    return found


def income_at(rules: Rules, s: State, slot: Slot, region: Region) -> int:
    """What one held region brings by itself: its coin and every bonus that is counted per region."""
    form = s.forms[slot]
    total = 1
    for _, amount, regions in form.income_regions:
        if has(regions, region):
            total += amount
    for trait in form.incomes:
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
