"""Everything a position puts on the map goes through these few functions."""

from __future__ import annotations

from tesno.core.bits import added_at, count_at, regions_of, replaced
from tesno.core.rules import Rules
from tesno.core.state import State


def hold(s: State, slot: int, region: int, tokens: int) -> None:
    """A race holds a region with so many tokens."""
    s.holder[region] = slot
    s.tokens[region] = tokens
    s.held[slot] |= 1 << region


def put_pieces(rules: Rules, s: State, kind: int, region: int, count: int) -> int:
    """Pieces of a kind stand in a region; returns how many of them do now."""
    s.pieces = replaced(s.pieces, kind, added_at(s.pieces[kind], region, count))
    s.guard[region] += count * rules.kinds[kind].guard
    s.marked |= 1 << region
    if rules.kinds[kind].immune:
        s.immune |= 1 << region
    return count_at(s.pieces[kind], region)


def lay_find(rules: Rules, s: State, find: int, region: int) -> None:
    """A find lies in a region."""
    s.find_at = replaced(s.find_at, find, region)
    s.found |= 1 << region
    s.guard[region] += rules.find_traits[find].guard


def keep_tribes(rules: Rules, s: State, tribes: int) -> None:
    """Only these regions still have their tribe."""
    s.tribes = tribes
    for region in regions_of(rules.board.tribes & ~tribes):
        s.guard[region] -= rules.tribe_guard


def add_garrisons(rules: Rules, s: State) -> None:
    """What stands in every region of a race (lairs) defends there; once the forms of all races are known."""
    for slot, held in enumerate(s.held):
        for region in regions_of(held):
            s.guard[region] += rules.form(s, slot).garrison_guard
