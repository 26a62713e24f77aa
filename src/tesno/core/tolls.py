"""Tolls: coins that an attack costs besides tokens, paid to whoever is attacked (U-R7)."""

from __future__ import annotations

from tesno.core.bits import members_of, regions_of
from tesno.core.coins import earn, hand_over
from tesno.core.names import Region, Regions, Seat, Slot
from tesno.core.reach import armed
from tesno.core.rules import Rules
from tesno.core.state import State
from tesno.core.trait import Trait


def dues(rules: Rules, s: State, by: Slot, region: Region) -> list[tuple[Trait, int]]:
    """What an attack on the region costs the attacker: which trait takes how many coins."""
    victim = s.holder[region]
    found = []
    if victim >= 0 and rules.opponents[s.owner[by]] >> s.owner[victim] & 1:
        for trait in s.forms[victim].tolls:
            coins = (
                0 if trait.toll_once and trait.spent_on(s, s.owner[by]) else trait.toll(rules, s, victim, region, by)
            )
            if coins:
                found.append((trait, coins))
    if s.aids:
        for aid in armed(rules, s):
            coins = aid.fee(rules, s, by, region)
            if coins:
                found.append((aid, coins))
    return found


def unpayable(rules: Rules, s: State, by: Slot, regions: Regions) -> Regions:
    """Those of the regions whose tolls and fees the attacker has not the coins for."""
    seat = s.owner[by]
    coins = s.coins[seat]
    found = 0
    if coins < rules.most_tolls + (rules.most_fees if s.aids else 0):
        asked = regions if s.aids else regions & _tolled(rules, s, seat)
        for region in regions_of(asked):
            due = 0
            for _, part in dues(rules, s, by, region):
                due += part
            if due > coins:
                found |= 1 << region
    return found


def _tolled(rules: Rules, s: State, seat: Seat) -> Regions:
    """Regions of opponents' races that may take a toll."""
    found = 0
    for slot in members_of(s.tolling):
        if rules.opponents[seat] >> s.owner[slot] & 1:
            found |= s.held[slot]
    return found


def pay_tolls(rules: Rules, s: State, by: Slot, region: Region, named: bool) -> None:
    """Pay what is due when the target is named, or when it is taken: to its holder, or to the bank."""
    for trait, coins in dues(rules, s, by, region):
        if trait.toll_when_named == named:
            payer = s.owner[by]
            holder = s.holder[region]
            payee = s.owner[holder] if holder >= 0 else -1
            if payee < 0 or payee == payer:
                earn(s, payer, -coins, trait.name)
                continue
            if trait.toll_once:
                trait.spend_on(s, payer)
            hand_over(s, payer, payee, coins)
            if s.events is not None:
                about = {"seat": payer, "other": payee, "coins": coins, "source": trait.name}
                s.events.append(("toll", about))
