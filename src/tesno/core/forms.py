"""Keeps each slot's form in step with its badge, its status and the finds it holds."""

from __future__ import annotations

from tesno.core.bits import regions_of
from tesno.core.form import Form
from tesno.core.names import Slot
from tesno.core.rules import Rules
from tesno.core.state import DECLINED, FREE, State
from tesno.core.trait import Trait


def reform(rules: Rules, s: State, slot: Slot) -> None:
    """Work out what the slot can do, after its badge, status or finds have changed; what defends it follows."""
    before = s.forms[slot].garrison_guard
    form = s.forms[slot] = _form_of(rules, s, slot)
    if form.tolls or form.tidies or (s.tolling | s.tidying) >> slot & 1:
        _note(s, slot)
    if form.garrison_guard != before:
        for region in regions_of(s.held[slot]):
            s.guard[region] += form.garrison_guard - before


def _note(s: State, slot: Slot) -> None:
    """Whether the slot is in play and takes tolls, or has to be asked after every turn."""
    bit = 1 << slot
    form = s.forms[slot]
    in_play = s.status[slot] != FREE
    s.tolling = s.tolling | bit if in_play and form.tolls else s.tolling & ~bit
    s.tidying = s.tidying | bit if in_play and form.tidies else s.tidying & ~bit


def _form_of(rules: Rules, s: State, slot: Slot) -> Form:
    declined = s.status[slot] == DECLINED
    places = s.found & s.held[slot]
    if not places:
        return rules.plain_form(slot, s.badge[slot], declined)
    finds = 0
    for find, region in enumerate(s.find_at):
        if places >> region & 1:
            finds |= 1 << find
    granted = -1
    for find in rules.granting_finds:
        if finds >> find & 1:
            granted = rules.find_traits[find].granted(rules, s)
    keys = rules.place_keys(finds, s.find_at)
    return rules.holders_form(slot, s.badge[slot], declined, granted, finds, keys)


def is_granted(rules: Rules, s: State, slot: Slot, trait: Trait) -> bool:
    """Not the combo's own: a find lends it, and using what a find gives is optional."""
    badge = s.badge[slot]
    return trait.name != rules.race_ids[slot] and (badge < 0 or trait.name != rules.power_ids[badge])


def restore(rules: Rules, s: State) -> State:
    """A state that was read back, with the forms of all its slots; its guards are as they were written."""
    slots = range(len(s.held))
    s.forms = [_form_of(rules, s, slot) for slot in slots]
    s.tolling = 0
    s.tidying = 0
    for slot in slots:
        _note(s, slot)
    return s
