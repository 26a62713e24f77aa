"""Decline: a race flips, an earlier one leaves (C70-C76)."""

from __future__ import annotations

from tesno.core.bits import regions_of, replaced
from tesno.core.conquest import abandon, leave, leave_if_gone
from tesno.core.forms import reform
from tesno.core.pieces import pieces_declined
from tesno.core.rules import Rules
from tesno.core.state import DECLINED, State


def decline(rules: Rules, s: State, slot: int) -> None:
    """The active race in this slot goes into decline."""
    seat = s.owner[slot]
    form = rules.form(s, slot)
    if s.events is not None:
        s.events.append(("declined", {"seat": seat, "race": rules.race_ids[slot]}))
    for trait in form.on_declining:
        trait.declining(rules, s, slot)
    if not form.apart:
        for other in regions_of(s.fallen[seat]):
            if not rules.form(s, other).apart:
                leave(rules, s, other)
    for region in regions_of(s.held[slot]):
        if s.marked >> region & 1:
            pieces_declined(rules, s, region)
        s.guard[region] -= form.garrison_guard
        if not form.keeps_all:
            s.tray[slot] += s.tokens[region] - 1
            s.tokens[region] = 1
    s.tray[slot] += s.hand[slot] + s.withdrawn[slot] + s.reserve[slot]
    s.hand[slot] = 0
    s.withdrawn[slot] = 0
    s.reserve = replaced(s.reserve, slot, 0)
    if not form.badge_stays:
        s.badges_discarded |= 1 << s.badge[slot]
        s.badge = replaced(s.badge, slot, -1)
    s.status = replaced(s.status, slot, DECLINED)
    s.active = replaced(s.active, seat, -1)
    s.fallen = replaced(s.fallen, seat, s.fallen[seat] | 1 << slot)
    reform(rules, s, slot)
    faded = rules.form(s, slot)
    if faded.garrison_guard:
        for region in regions_of(s.held[slot]):
            s.guard[region] += faded.garrison_guard
    # Where it can't stay it is not in decline either.
    for region in regions_of(s.held[slot] & faded.transient):
        s.tray[slot] += abandon(rules, s, slot, region)
    for trait in form.on_declined:
        trait.declined(rules, s, slot)
    leave_if_gone(rules, s, slot)
