"""Decline: a race flips, an earlier one leaves (C70-C76)."""

from __future__ import annotations

from tesno.core.bits import has, members_of, regions_of, replaced
from tesno.core.forms import reform
from tesno.core.ground import add_tokens
from tesno.core.losing import abandon, discard_badge, leave, leave_if_gone, to_tray
from tesno.core.names import Slot
from tesno.core.pieces import pieces_declined
from tesno.core.rules import Rules
from tesno.core.state import DECLINED, State


def decline(rules: Rules, s: State, slot: Slot) -> None:
    """The active race in this slot goes into decline."""
    seat = s.owner[slot]
    form = s.forms[slot]
    if s.events is not None:
        s.events.append(("declined", {"seat": seat, "race": rules.race_ids[slot]}))
    for trait in form.on_declining:
        trait.declining(rules, s, slot)
    if not form.apart:
        for other in members_of(s.fallen[seat]):
            if not s.forms[other].apart:
                leave(rules, s, other)
    for region in regions_of(s.held[slot]):
        if s.marked >> region & 1:
            pieces_declined(rules, s, region)
        if not form.keeps_all and s.tokens[region] > form.keep:
            spare = s.tokens[region] - form.keep
            s.tray[slot] += spare
            add_tokens(s, region, -spare)
    to_tray(s, slot)
    if not form.badge_stays:
        discard_badge(s, slot)
    s.status = replaced(s.status, slot, DECLINED)
    s.active = replaced(s.active, seat, -1)
    s.fallen = replaced(s.fallen, seat, s.fallen[seat] | 1 << slot)
    reform(rules, s, slot)
    # Where it can't stay, or nothing of it stands any more, it is not in decline either.
    faded = s.forms[slot]
    for region in regions_of(s.held[slot]):
        if not s.tokens[region] or (faded.transient and has(faded.transient, region)):
            s.tray[slot] += abandon(rules, s, slot, region)
    for trait in form.on_declined:
        trait.declined(rules, s, slot)
    leave_if_gone(rules, s, slot)
