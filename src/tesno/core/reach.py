"""What a slot can attack: what is within reach, what is barred, who is shielded, what counts as empty."""

from __future__ import annotations

from tesno.core.bits import regions_of
from tesno.core.rules import Form, Rules
from tesno.core.state import ACTIVE, State, slots_of


def open_expedition(rules: Rules, s: State, slot: int) -> None:
    """Work out, once per expedition, what the slot can reach and what bars it.

    Peace and the regions of other races can't change while a slot conquers; `take` keeps the rest up to date.
    """
    form = rules.form(s, slot)
    seat = s.owner[slot]
    s.nonempty = 0
    s.attacked = 0
    s.die = -1
    s.helpers = 0
    s.aids = 0
    s.shield = 0
    if rules.shields:
        for active in s.active:
            if active >= 0 and rules.known_forms[s.forms[active]].shielded and s.owner[active] != seat:
                s.shield |= s.held[active]
    kin = 0
    if not rules.kin_defends:
        for other in slots_of(s, seat):
            if other != slot:
                kin |= s.held[other]
    s.kin = kin
    s.open = open_regions(rules, s, slot)
    for trait in form.on_expedition:
        trait.expedition(rules, s, slot)
    survey(rules, s, slot)


def open_regions(rules: Rules, s: State, slot: int) -> int:
    """What the slot may take at all: not its own, not immune, nobody it has peace with."""
    seat = s.owner[slot]
    barred = s.held[slot] | s.immune
    if s.status[slot] == ACTIVE and any(s.truce):
        # Peace binds the active race only: Ghouls in decline may attack (B-P5).
        for other in range(rules.seats):
            if s.truce[other] >> seat & 1 and s.active[other] >= 0:
                barred |= s.held[s.active[other]]
    return rules.form(s, slot).domain & ~barred


def survey(rules: Rules, s: State, slot: int) -> None:
    """What is within reach, and what is conquered as if empty, worked out anew."""
    form = rules.form(s, slot)
    held = s.held[slot]
    if held:
        reach = form.free
        near = form.near
        for region in regions_of(held):
            reach |= near[region]
        if s.gifts[slot]:
            links = rules.gifts(s, slot).links
            if held & links:
                reach |= links
    else:
        reach = _entry(rules, s, slot, form) | form.free
    for trait in form.reaches:
        reach |= trait.reach(rules, s, slot)
    if s.aids:
        for trait in rules.armed(s, slot):
            reach |= trait.reach(rules, s, slot)
    if s.shield and held:
        # Whoever is shielded is reached as by a race without any gift.
        reach = reach & ~s.shield | rules.board.around(held) & s.shield
    elif s.shield:
        reach = reach & ~s.shield | rules.board.entry & s.shield & (reach if form.entries else s.shield)
    s.reach = reach
    hollow = 0
    for trait in form.hollows:
        hollow |= trait.hollow(rules, s, slot)
    if s.aids:
        for trait in rules.armed(s, slot):
            hollow |= trait.hollow(rules, s, slot)
    s.hollow = hollow & ~s.shield


def same_ways(rules: Rules, s: State, slot: int, before: Form, gifts: Form) -> bool:
    """Whether a race on the map goes the ways it went with this form and gifts, so that a survey of then holds."""
    now = rules.form(s, slot)
    return gifts.links == rules.gifts(s, slot).links and (
        now is before
        or (
            now.near is before.near
            and now.free == before.free
            and now.reaches is before.reaches
            and now.hollows is before.hollows
        )
    )


def _entry(rules: Rules, s: State, slot: int, form: Form) -> int:
    """Where a race with no token on the map may begin (C20); a place of its own counts if it is open at all."""
    for trait in form.entries:
        entry = trait.entry(rules, s, slot) & form.domain
        if entry & s.open & ~s.shield:
            return entry
    return form.entry


def targets_of(rules: Rules, s: State, slot: int) -> int:
    """What the slot may attack now, whatever the tokens: within reach, not barred, the toll payable."""
    targets = s.reach & s.open
    if s.aids:
        # Naming a relic that can't help is not allowed (U-D17).
        targets &= ~s.shield
        for index in regions_of(s.aids):
            targets &= ~rules.traits[index].unfit(rules, s)
    if rules.tolls and not s.coins[s.owner[slot]]:
        targets &= ~tolled(rules, s, s.owner[slot])
    return targets


def tolled(rules: Rules, s: State, seat: int) -> int:
    """Regions whose conquest costs a coin that goes to another player."""
    found = 0
    for other in range(rules.seats):
        if other != seat:
            for slot in regions_of(s.fallen[other]):
                if rules.form(s, slot).toll:
                    found |= s.held[slot]
    return found
