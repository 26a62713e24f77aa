"""The life of pieces: what becomes of them when their region changes hands, and with a new owner (C29)."""

from __future__ import annotations

from tesno.core.bits import count_at, replaced, total_of
from tesno.core.form import GONE, STAYS, STOCK, WITHDRAWN
from tesno.core.ground import lift_pieces, to_stock
from tesno.core.names import Kind, Region
from tesno.core.rules import Rules
from tesno.core.state import State


def _send(s: State, kind: Kind, count: int, fate: int) -> None:
    if fate == STOCK:
        to_stock(s, kind, count)
    elif fate == WITHDRAWN:
        s.withdrawn_pieces = replaced(s.withdrawn_pieces, kind, s.withdrawn_pieces[kind] + count)
    else:
        assert fate == GONE


def pieces_conquered(rules: Rules, s: State, region: Region, fallen: int) -> int:
    """The region is lost, and so many of its units with it; the others retreat.

    Returns how many of those that fell are discarded like tokens: units that go back to stock.
    """
    discarded = 0
    for kind in rules.bound_kinds:
        count = lift_pieces(rules, s, kind, region)
        if not count:
            continue
        piece = rules.kinds[kind]
        if piece.unit and count > fallen:
            _send(s, kind, count - fallen, WITHDRAWN)
            count = fallen
        if piece.unit and piece.conquered == STOCK:
            discarded += count
        _send(s, kind, count, piece.conquered)
    return discarded


def pieces_abandoned(rules: Rules, s: State, region: Region, rest: bool) -> None:
    """The region is left. With `rest` (the Amazons' four) what returns is usable next turn only."""
    for kind in rules.bound_kinds:
        count = lift_pieces(rules, s, kind, region)
        if not count:
            continue
        if rest and rules.kinds[kind].abandoned == STOCK:
            s.resting = replaced(s.resting, kind, s.resting[kind] + count)
        else:
            _send(s, kind, count, rules.kinds[kind].abandoned)


def pieces_declined(rules: Rules, s: State, region: Region) -> None:
    """Pieces that do not stay in decline leave; a new owner of the banner or badge starts with all of them."""
    for kind in rules.bound_kinds:
        if rules.kinds[kind].declined != STAYS and count_at(s.pieces[kind], region):
            to_stock(s, kind, lift_pieces(rules, s, kind, region))


def pieces_gone(rules: Rules, s: State, region: Region) -> None:
    """The race leaves the map."""
    for kind in rules.bound_kinds:
        if count_at(s.pieces[kind], region):
            to_stock(s, kind, lift_pieces(rules, s, kind, region))


def restock(rules: Rules, s: State, kind: Kind) -> None:
    """A new owner has all pieces of the kind that are not on the map."""
    s.stock = replaced(s.stock, kind, rules.kinds[kind].supply - total_of(s.pieces[kind]))
    if s.withdrawn_pieces[kind]:
        s.withdrawn_pieces = replaced(s.withdrawn_pieces, kind, 0)
    if s.resting[kind]:
        s.resting = replaced(s.resting, kind, 0)
