"""Pieces on the board: put, lift, and what becomes of them when their region changes hands (C29)."""

from __future__ import annotations

from tesno.core.bits import added_at, count_at, places_of, replaced
from tesno.core.rules import GONE, STAYS, STOCK, WITHDRAWN, Rules
from tesno.core.state import State


def put_piece(rules: Rules, s: State, kind: int, region: int) -> None:
    """One piece from its stock to a region."""
    s.stock = replaced(s.stock, kind, s.stock[kind] - 1)
    s.pieces = replaced(s.pieces, kind, added_at(s.pieces[kind], region, 1))
    s.guard[region] += rules.kinds[kind].guard
    s.marked |= 1 << region
    if rules.kinds[kind].immune:
        s.immune |= 1 << region
    if s.events is not None:
        s.events.append(("piece_placed", {"piece": rules.kinds[kind].id, "region": region}))


def lift_pieces(rules: Rules, s: State, kind: int, region: int) -> int:
    """All pieces of a kind off a region; where they go is the caller's business."""
    count = count_at(s.pieces[kind], region)
    if not count:
        return 0
    s.pieces = replaced(s.pieces, kind, added_at(s.pieces[kind], region, -count))
    s.guard[region] -= count * rules.kinds[kind].guard
    left = [other for other in range(len(rules.kinds)) if count_at(s.pieces[other], region)]
    if not left:
        s.marked &= ~(1 << region)
    if not any(rules.kinds[other].immune for other in left):
        s.immune &= ~(1 << region)
    if s.events is not None:
        s.events.append(("piece_removed", {"piece": rules.kinds[kind].id, "region": region, "count": count}))
    return count


def to_stock(s: State, kind: int, count: int) -> None:
    s.stock = replaced(s.stock, kind, s.stock[kind] + count)


def gather_pieces(rules: Rules, s: State, kind: int) -> None:
    """All pieces of a kind back to stock, to be placed anew."""
    for region in places_of(s.pieces[kind]):
        to_stock(s, kind, lift_pieces(rules, s, kind, region))


def _send(s: State, kind: int, count: int, fate: int) -> None:
    if fate == STOCK:
        to_stock(s, kind, count)
    elif fate == WITHDRAWN:
        s.withdrawn_pieces = replaced(s.withdrawn_pieces, kind, s.withdrawn_pieces[kind] + count)
    else:
        assert fate == GONE


def pieces_conquered(rules: Rules, s: State, region: int) -> None:
    for kind in rules.bound_kinds:
        _send(s, kind, lift_pieces(rules, s, kind, region), rules.kinds[kind].conquered)


def pieces_abandoned(rules: Rules, s: State, region: int, rest: bool) -> None:
    """The region is left. With `rest` (the Amazons' four) what returns is usable next turn only."""
    for kind in rules.bound_kinds:
        count = lift_pieces(rules, s, kind, region)
        if rest and rules.kinds[kind].abandoned == STOCK:
            s.resting = replaced(s.resting, kind, s.resting[kind] + count)
        else:
            _send(s, kind, count, rules.kinds[kind].abandoned)


def pieces_declined(rules: Rules, s: State, region: int) -> None:
    """Pieces that do not stay in decline leave; a new owner of the banner or badge starts with all of them."""
    for kind in rules.bound_kinds:
        if rules.kinds[kind].declined != STAYS:
            to_stock(s, kind, lift_pieces(rules, s, kind, region))


def pieces_gone(rules: Rules, s: State, region: int) -> None:
    """The race leaves the map."""
    for kind in rules.bound_kinds:
        to_stock(s, kind, lift_pieces(rules, s, kind, region))


def restock(rules: Rules, s: State, kind: int) -> None:
    """A new owner has all pieces of the kind that are not on the map."""
    standing = 0
    for region in places_of(s.pieces[kind]):
        standing += count_at(s.pieces[kind], region)
    s.stock = replaced(s.stock, kind, rules.kinds[kind].supply - standing)
    s.withdrawn_pieces = replaced(s.withdrawn_pieces, kind, 0)
    s.resting = replaced(s.resting, kind, 0)
