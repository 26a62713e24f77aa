"""Keeps each slot's form in step with its badge, its status and the finds it holds."""

from __future__ import annotations

from tesno.core.rules import Rules, Trait
from tesno.core.state import DECLINED, State


def reform(rules: Rules, s: State, slot: int) -> None:
    """Work out what the slot can do, after its badge, status or finds have changed."""
    declined = 1 if s.status[slot] == DECLINED else 0
    places = s.found & s.held[slot]
    if not places:
        s.forms[slot] = rules.plain_number(slot, s.badge[slot], declined)
        s.gifts[slot] = 0
        return
    finds = 0
    for find, region in enumerate(s.find_at):
        if places >> region & 1:
            finds |= 1 << find
    granted = -1
    for find in rules.granting_finds:
        if finds >> find & 1:
            granted = rules.find_traits[find].granted(rules, s)
    keys = 0
    shift = 0
    for find in rules.placed_finds:
        if finds >> find & 1:
            keys |= rules.find_traits[find].place_key(s.find_at[find]) << shift
        shift += 6
    s.forms[slot] = rules.form_number(slot, s.badge[slot], declined, granted)
    s.gifts[slot] = rules.gifts_number(finds, keys, declined)


def is_granted(rules: Rules, s: State, slot: int, trait: Trait) -> bool:
    """Not the combo's own: a find lends it, and using what a find gives is optional."""
    badge = s.badge[slot]
    return trait.name != rules.race_ids[slot] and (badge < 0 or trait.name != rules.power_ids[badge])


def restore(rules: Rules, s: State) -> State:
    """A state that was read back, with the forms of all its slots."""
    s.forms = [0] * len(s.held)
    s.gifts = [0] * len(s.held)
    for slot in range(len(s.held)):
        reform(rules, s, slot)
    return s
