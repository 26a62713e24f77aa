"""What is within a slot's reach while it conquers, who is shielded from its benefits, what counts as empty."""

from __future__ import annotations

from tesno.core.bits import has, members_of, regions_of
from tesno.core.form import Form
from tesno.core.names import Region, Regions, Slot
from tesno.core.rules import Rules
from tesno.core.state import ACTIVE, State, slots_of
from tesno.core.teams import mates_regions
from tesno.core.trait import Trait


def open_expedition(rules: Rules, s: State, slot: Slot) -> None:
    """Work out, once per expedition, what the slot can reach and what bars it.

    Peace and the regions of other races can't change while a slot conquers; what is taken is kept up to date.
    """
    s.nonempty = 0
    s.attacked = 0
    s.die = -1
    s.helpers = 0
    s.aids = 0
    s.shield = shielded_from(rules, s, slot)
    _look_around(rules, s, slot)
    for trait in s.forms[slot].on_expedition:
        trait.expedition(rules, s, slot)
    survey(rules, s, slot)


def _look_around(rules: Rules, s: State, slot: Slot) -> None:
    """What the slot may take at all, and where its owner's other races stand."""
    kin = 0
    if not rules.kin_defends:
        for other in slots_of(s, s.owner[slot]):
            if other != slot:
                kin |= s.held[other]
    s.kin = kin
    s.open = open_regions(rules, s, slot)


def shielded_from(rules: Rules, s: State, slot: Slot) -> Regions:
    """Regions on whose holders nothing that the slot's race, power or finds give has an effect."""
    shield = 0
    if rules.shields:
        seat = s.owner[slot]
        for active in s.active:
            if active >= 0 and s.forms[active].shielded and rules.opponents[seat] >> s.owner[active] & 1:
                shield |= s.held[active]
    return shield


def bars(rules: Rules, s: State, slot: Slot) -> list[tuple[str, Regions]]:
    """What the slot may not take at all, and why: reason ids with their regions."""
    found = [
        ("own_region", s.held[slot]),
        ("water", rules.board.everywhere & ~s.forms[slot].domain),
        ("immune", s.immune),
    ]
    if rules.teams:
        found.append(("teammate", mates_regions(rules, s, s.owner[slot])))
    if s.status[slot] == ACTIVE and s.truce != rules.no_truce:
        # Peace binds the active race only: Ghouls in decline may attack (B-P5).
        seat = s.owner[slot]
        for other in range(rules.seats):
            if has(s.truce[other], seat) and s.active[other] >= 0:
                found.append(("peace", s.held[s.active[other]]))
    return found


def open_regions(rules: Rules, s: State, slot: Slot) -> Regions:
    """What the slot may take at all."""
    barred = 0
    for _, regions in bars(rules, s, slot):
        barred |= regions
    return rules.board.everywhere & ~barred


def look_again(rules: Rules, s: State, slot: Slot) -> None:
    """Something else than a conquest has changed the map during the slot's expedition."""
    _look_around(rules, s, slot)
    survey(rules, s, slot)


def armed(rules: Rules, s: State) -> list[Trait]:
    """The aids that will serve the next conquest."""
    return [rules.traits[index] for index in members_of(s.aids)]


def survey(rules: Rules, s: State, slot: Slot) -> None:
    """What is within reach, and what is conquered as if empty, worked out anew."""
    form = s.forms[slot]
    held = s.held[slot]
    near = form.near
    bordering = 0
    for region in regions_of(held):
        bordering |= near[region]
    s.bordering = bordering
    reach = form.free | (bordering if held else _entry(rules, s, slot, form))
    hollow = 0
    for trait in form.reaches:
        reach |= trait.reach(rules, s, slot)
    for trait in form.hollows:
        hollow |= trait.hollow(rules, s, slot)
    if s.aids:
        for trait in armed(rules, s):
            reach |= trait.reach(rules, s, slot)
            hollow |= trait.hollow(rules, s, slot)
    if s.shield and held:
        # Whoever is shielded is reached as by a race without any gift.
        reach = reach & ~s.shield | rules.board.around(held) & s.shield
    elif s.shield:
        reach = reach & ~s.shield | rules.board.entry & s.shield & (reach if form.entries else s.shield)
    s.reach = reach
    s.hollow = hollow & ~s.shield


def reach_further(rules: Rules, s: State, slot: Slot, region: Region, entering: bool, before: Form) -> None:
    """The slot has just taken a region, with the form it had before: what is within reach now.

    Races without odd ways only gain the neighbours of that region.
    """
    form = s.forms[slot]
    if form.reaches or form.hollows or (form is not before and not same_ways(before, form)):
        survey(rules, s, slot)
        return
    s.bordering |= form.near[region]
    reach = form.near[region] | form.free if entering else s.reach | form.near[region]
    if s.shield:
        known = 0 if entering else s.reach
        reach = reach & ~s.shield | (known | rules.board.near[region]) & s.shield
    s.reach = reach


def same_ways(before: Form, now: Form) -> bool:
    """Whether a race on the map goes the ways it went, so that a survey of then holds."""
    return now is before or (
        now.near is before.near
        and now.free == before.free
        and now.reaches is before.reaches
        and now.hollows is before.hollows
    )


def _entry(rules: Rules, s: State, slot: Slot, form: Form) -> Regions:
    """Where a race with no token on the map may begin (C20); a place of its own counts if it is open at all."""
    for trait in form.entries:
        entry = trait.entry(rules, s, slot) & form.domain
        if entry & s.open & ~s.shield:
            return entry
    return form.entry
