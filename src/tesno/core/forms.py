"""Keeps each slot's form in step with its badge, its status and the finds it holds."""

from __future__ import annotations

from tesno.core.rules import Rules
from tesno.core.state import DECLINED, State


def reform(rules: Rules, s: State, slot: int) -> None:
    """Work out what the slot can do, after its badge, status or finds have changed."""
    declined = 1 if s.status[slot] == DECLINED else 0
    if not s.found & s.held[slot]:
        s.forms[slot] = rules.plain_number(slot, s.badge[slot], declined)
        return
    finds: tuple[int, ...] = ()
    for find, region in enumerate(s.find_at):
        if region and s.held[slot] >> region & 1:
            trait = rules.find_traits[find]
            finds = (*finds, find, trait.place_key(region), trait.granted(rules, s))
    s.forms[slot] = rules.form_number(slot, s.badge[slot], declined != 0, finds)


def restore(rules: Rules, s: State) -> State:
    """A state that was read back, with the forms of all its slots."""
    s.forms = [0] * len(s.held)
    for slot in range(len(s.held)):
        reform(rules, s, slot)
    return s
