"""The last step of a turn: withdrawn troops and pieces are placed again (C24, K10)."""

from __future__ import annotations

from tesno.core.actions import RETREAT, TARGET
from tesno.core.bits import regions_of
from tesno.core.ground import add_tokens, berths
from tesno.core.losing import leave_if_gone
from tesno.core.names import Packed, Region, Slot
from tesno.core.rules import Rules
from tesno.core.state import DECLINED, State, slots_of
from tesno.core.steps import RETREATING, Step, answered, ask


def next_retreat(rules: Rules, s: State) -> bool:
    """See to the next slot with something withdrawn; True when there is none left.

    The current player's own come first, then clockwise (K10).
    """
    if s.withdrawn == rules.none_withdrawn and s.withdrawn_pieces == rules.none_resting:
        return _tidied(rules, s)
    for turn in range(rules.seats):
        seat = (s.seat + turn) % rules.seats
        for slot in slots_of(s, seat):
            if s.withdrawn[slot]:
                _open(rules, s, slot)
                return False
            for trait in s.forms[slot].on_retreat:
                if trait.retreat(rules, s, slot):
                    return False
    return True


def _tidied(rules: Rules, s: State) -> bool:
    """The same though nothing is withdrawn: some active races have to be asked."""
    if not s.tidying:
        return True
    for turn in range(rules.seats):
        slot = s.active[(s.seat + turn) % rules.seats]
        if slot >= 0 and s.tidying >> slot & 1:
            for trait in s.forms[slot].on_retreat:
                if trait.retreat(rules, s, slot):
                    return False
    return True


def _open(rules: Rules, s: State, slot: Slot) -> None:
    sites = berths(rules, s, slot, s.withdrawn[slot])
    if not sites and s.status[slot] == DECLINED and not s.forms[slot].roams:
        # Tokens in decline that have nowhere to go are lost.
        s.tray[slot] += s.withdrawn[slot]
        s.withdrawn[slot] = 0
        leave_if_gone(rules, s, slot)
    elif not sites:
        s.hand[slot] += s.withdrawn[slot]
        s.withdrawn[slot] = 0
    elif sites & (sites - 1):
        ask(s, RETREATING, s.owner[slot], slot, 0)
    else:
        _all_to(rules, s, slot, sites.bit_length() - 1)


def _all_to(rules: Rules, s: State, slot: Slot, region: Region) -> None:
    _to(rules, s, slot, region, s.withdrawn[slot])


def _to(rules: Rules, s: State, slot: Slot, region: Region, count: int) -> None:
    add_tokens(s, region, count)
    s.withdrawn[slot] -= count
    if s.events is not None:
        race = rules.race_ids[slot]
        s.events.append(("retreated", {"seat": s.owner[slot], "race": race, "region": region, "count": count}))


class Retreating(Step):
    """One token at a time, regions in ascending order so that each result has one path."""

    def legal(self, rules: Rules, s: State) -> list[Packed]:
        held = s.held[s.slot] >> s.focus << s.focus
        return [RETREAT | region for region in regions_of(held)]

    def apply(self, rules: Rules, s: State, action: Packed) -> None:
        slot = s.slot
        region = action & TARGET
        if s.held[slot] >> (region + 1):
            _to(rules, s, slot, region, 1)
            if region > s.focus:
                s.focus = region
        else:
            _all_to(rules, s, slot, region)
        if not s.withdrawn[slot]:
            answered(s)
