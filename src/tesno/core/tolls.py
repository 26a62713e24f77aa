"""Tolls: coins that an attack costs besides tokens, paid to whoever is attacked (U-R7)."""

from __future__ import annotations

from tesno.core.bits import regions_of
from tesno.core.coins import hand_over
from tesno.core.names import Region, Regions, Seat, Slot
from tesno.core.rules import Rules
from tesno.core.state import State, slots_of
from tesno.core.trait import Trait


def dues(rules: Rules, s: State, by: Slot, region: Region) -> list[tuple[Trait, int]]:
    """What an attack on the region costs the attacker: which trait takes how many coins."""
    victim = s.holder[region]
    if victim < 0 or s.owner[victim] == s.owner[by]:
        return []
    found = []
    for trait in s.forms[victim].tolls:
        coins = trait.toll(rules, s, victim, region, by)
        if coins:
            found.append((trait, coins))
    return found


def unpayable(rules: Rules, s: State, by: Slot, regions: Regions) -> Regions:
    """Those of the regions whose tolls the attacker has not the coins for."""
    seat = s.owner[by]
    coins = s.coins[seat]
    found = 0
    if coins < rules.most_tolls:
        for region in regions_of(regions & _tolled(rules, s, seat)):
            if sum(due for _, due in dues(rules, s, by, region)) > coins:
                found |= 1 << region
    return found


def _tolled(rules: Rules, s: State, seat: Seat) -> Regions:
    """Regions of other players' races that may take a toll."""
    found = 0
    for other in range(rules.seats):
        if other != seat:
            for slot in slots_of(s, other):
                if s.forms[slot].tolls:
                    found |= s.held[slot]
    return found


def pay_tolls(rules: Rules, s: State, by: Slot, region: Region, named: bool) -> None:
    """Pay what is due when the target is named, or when it is taken."""
    for trait, coins in dues(rules, s, by, region):
        if trait.toll_when_named == named:
            payer, payee = s.owner[by], s.owner[s.holder[region]]
            hand_over(s, payer, payee, coins)
            if s.events is not None:
                s.events.append(("toll", {"seat": payer, "other": payee, "coins": coins}))
