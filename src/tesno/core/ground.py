"""What lies in a region: the one place that changes it, and the caches that follow from it.

Tokens and who holds them, units, other pieces, finds and tribes; `held`, `guard`, `immune`, `marked` and `found` are
kept up to date here and nowhere else, but that a race's new form brings its own guard along (forms.py).
"""

from __future__ import annotations

from typing import Final

from tesno.core.bits import added_at, count_at, has, places_of, regions_of, replaced, total_of
from tesno.core.form import Form
from tesno.core.forms import reform
from tesno.core.names import FindNumber, Kind, Region, Regions, Slot, Summand
from tesno.core.rules import Rules
from tesno.core.state import State

TRIBE: Final = "tribe"


# Tokens and their holder.


def hold(rules: Rules, s: State, slot: Slot, region: Region, tokens: int, told: bool = True) -> None:
    """The slot holds a region that nobody held, with so many tokens (none: a unit holds it).

    Not `told`: more is to change before anybody looks.
    """
    s.holder[region] = slot
    s.tokens[region] = tokens
    s.held[slot] |= 1 << region
    s.guard[region] += s.forms[slot].garrison_guard
    if s.found >> region & 1:
        reform(rules, s, slot)
    if told and s.immune and rules.watchers:
        tell_watchers(rules, s)


def vacate(rules: Rules, s: State, region: Region, told: bool = True) -> int:
    """Nobody holds the region any more; its tokens are the caller's business and are returned."""
    slot = s.holder[region]
    tokens = s.tokens[region]
    s.guard[region] -= s.forms[slot].garrison_guard
    s.tokens[region] = 0
    s.holder[region] = -1
    s.held[slot] &= ~(1 << region)
    if s.found >> region & 1:
        reform(rules, s, slot)
    if told and s.immune and rules.watchers:
        tell_watchers(rules, s)
    return tokens


def tell_watchers(rules: Rules, s: State) -> None:
    """Who holds what has changed."""
    for trait in rules.watchers:
        trait.holders_changed(rules, s)


def add_tokens(s: State, region: Region, count: int) -> None:
    """So many tokens of its holder more, or fewer, in a region; whence or whither is the caller's business."""
    s.tokens[region] += count


def lift_tokens(rules: Rules, s: State, slot: Slot) -> int:
    """Take all tokens of a slot off the map but those that must stay; whither is the caller's business."""
    lifted = 0
    tokens = s.tokens
    keep = s.forms[slot].keep
    marked = s.marked if rules.unit_kinds else 0
    for region in regions_of(s.held[slot]):
        stay = bound_tokens(rules, s, s.forms[slot], region) if marked >> region & 1 else keep
        lifted += tokens[region] - stay
        tokens[region] = stay
    return lifted


def bound_tokens(rules: Rules, s: State, form: Form, region: Region) -> int:
    """How many of its tokens must stay for the race to hold the region: none where a lone unit stands.

    Units of which several may stand together count one by one.
    """
    keep = form.keep
    for kind in rules.unit_kinds:
        count = count_at(s.pieces[kind], region)
        if count:
            keep = max(0, keep - count) if rules.kinds[kind].stacks else 0
    return keep


def berths(rules: Rules, s: State, slot: Slot, coming: int) -> Regions:
    """The regions of a slot that so many tokens may join: not those where they would be too few to hold it."""
    found = s.held[slot]
    keep = s.forms[slot].keep
    if coming < keep > 1:
        herds = [kind for kind in rules.unit_kinds if rules.kinds[kind].stacks]
        for region in regions_of(found):
            if s.tokens[region] + sum([count_at(s.pieces[kind], region) for kind in herds]) + coming < keep:
                found &= ~(1 << region)
    return found


def units_at(rules: Rules, s: State, region: Region) -> int:
    """How many units stand in a region: they defend it like tokens."""
    count = 0
    for kind in rules.unit_kinds:
        count += count_at(s.pieces[kind], region)
    return count


# Pieces.


def put_piece(rules: Rules, s: State, kind: Kind, region: Region) -> None:
    """One piece from its stock to a region."""
    s.stock = replaced(s.stock, kind, s.stock[kind] - 1)
    s.pieces = replaced(s.pieces, kind, added_at(s.pieces[kind], region, 1))
    s.guard[region] += rules.kinds[kind].guard
    s.marked |= 1 << region
    if rules.kinds[kind].immune:
        s.immune |= 1 << region
    if s.events is not None:
        s.events.append(("piece_placed", {"piece": rules.kinds[kind].id, "region": region}))


def lift_pieces(rules: Rules, s: State, kind: Kind, region: Region) -> int:
    """All pieces of a kind off a region; where they go is the caller's business."""
    count = count_at(s.pieces[kind], region)
    if not count:
        return 0
    s.pieces = replaced(s.pieces, kind, added_at(s.pieces[kind], region, -count))
    _note_lifted(rules, s, kind, region, count)
    return count


def _note_lifted(rules: Rules, s: State, kind: Kind, region: Region, count: int) -> None:
    """So many pieces of a kind have left a region."""
    s.guard[region] -= count * rules.kinds[kind].guard
    _mark(rules, s, region)
    if s.events is not None:
        s.events.append(("piece_removed", {"piece": rules.kinds[kind].id, "region": region, "count": count}))


def to_stock(s: State, kind: Kind, count: int) -> None:
    s.stock = replaced(s.stock, kind, s.stock[kind] + count)


def gather_pieces(rules: Rules, s: State, kind: Kind) -> None:
    """All pieces of a kind back to stock, to be placed anew."""
    standing = s.pieces[kind]
    if standing:
        s.pieces = replaced(s.pieces, kind, 0)
        to_stock(s, kind, total_of(standing))
        for region in places_of(standing):
            _note_lifted(rules, s, kind, region, count_at(standing, region))


def _mark(rules: Rules, s: State, region: Region) -> None:
    """Whether pieces stand in a region, and whether one of them makes it immune, worked out anew."""
    marked = immune = 0
    for kind, places in enumerate(s.pieces):
        if count_at(places, region):
            marked = 1
            if rules.kinds[kind].immune:
                immune = 1
    s.marked = s.marked & ~(1 << region) | marked << region
    s.immune = s.immune & ~(1 << region) | immune << region


# Tribes and finds.


def drive_out_tribe(rules: Rules, s: State, region: Region) -> None:
    s.tribes &= ~(1 << region)
    s.guard[region] -= rules.tribe_guard
    if s.events is not None:
        s.events.append(("tribe_lost", {"region": region}))


def put_tribe(rules: Rules, s: State, region: Region) -> None:
    s.tribes |= 1 << region
    s.guard[region] += rules.tribe_guard


def hides_find(rules: Rules, s: State, region: Region) -> bool:
    """Whether a find that nobody has seen waits in a region, under its tribe or face down."""
    places = s.tribes if rules.finds_under_tribes else s.buried
    return s.finds_unseen > 0 and places >> region & 1 == 1


def put_find(rules: Rules, s: State, find: FindNumber, region: Region) -> None:
    """A find lies in a region from now on (0: nowhere); its old and new holders' forms follow."""
    old = s.find_at[find]
    s.find_at = replaced(s.find_at, find, region)
    if old and old not in s.find_at:
        s.found &= ~(1 << old)
    if region:
        s.found |= 1 << region
    guard = rules.find_traits[find].guard
    giver = s.holder[old] if old else -1
    taker = s.holder[region] if region else -1
    if old:
        s.guard[old] -= guard
    if region:
        s.guard[region] += guard
    if giver >= 0 and giver != taker:
        reform(rules, s, giver)
    if taker >= 0:
        reform(rules, s, taker)
    if s.events is not None:
        s.events.append(("find_placed", {"find": rules.find_ids[find], "region": region}))


# Everything at once.


def swap(rules: Rules, s: State, one: Region, other: Region) -> None:
    """Two regions exchange everything that can move: holders with their tokens, tribes, pieces and relics."""
    holders = (s.holder[one], s.holder[other])
    tokens = (s.tokens[one], s.tokens[other])
    for region in (one, other):
        if s.holder[region] >= 0:
            vacate(rules, s, region, told=False)
    both = 1 << one | 1 << other
    if s.marked & both:
        s.pieces = tuple([_exchanged(places, one, other) for places in s.pieces])
        s.marked = _bits_exchanged(s.marked, both)
        s.immune = _bits_exchanged(s.immune, both)
    s.tribes = _bits_exchanged(s.tribes, both)
    guard = s.guard
    guard[one], guard[other] = guard[other], guard[one]
    if s.found & both:
        _exchange_relics(rules, s, one, other)
    for slot, count, region in ((holders[0], tokens[0], other), (holders[1], tokens[1], one)):
        if slot >= 0:
            hold(rules, s, slot, region, count, told=False)
    if s.immune:
        tell_watchers(rules, s)


def _bits_exchanged(regions: Regions, both: Regions) -> Regions:
    """The set after two regions, a set as well, have exchanged whether they belong to it."""
    here = regions & both
    return regions ^ both if here and here != both else regions


def _exchange_relics(rules: Rules, s: State, one: Region, other: Region) -> None:
    """Finds that can move have changed places with their guard, which was exchanged already; the others stay."""
    find_at = list(s.find_at)
    for find, region in enumerate(find_at):
        if region in (one, other):
            elsewhere = other if region == one else one
            if has(rules.relics, find):
                find_at[find] = elsewhere
            else:
                guard = rules.find_traits[find].guard
                s.guard[region] += guard
                s.guard[elsewhere] -= guard
    s.find_at = tuple(find_at)
    for region in (one, other):
        bit = 1 << region
        s.found = s.found | bit if region in find_at else s.found & ~bit


def _exchanged(places: int, one: Region, other: Region) -> int:
    difference = count_at(places, one) - count_at(places, other)
    return added_at(added_at(places, one, -difference), other, difference) if difference else places


def defences(rules: Rules, s: State, region: Region, as_if_empty: bool = False) -> list[Summand]:
    """What stands in a region and adds to its cost, tokens apart: `guard` is their sum, kept up to date.

    `as_if_empty`: only what counts then.
    """
    found: list[Summand] = [(TRIBE, rules.tribe_guard)] if has(s.tribes, region) and not as_if_empty else []
    if s.holder[region] >= 0:
        found += s.forms[s.holder[region]].garrison
    for kind, piece in enumerate(rules.kinds):
        count = count_at(s.pieces[kind], region)
        if count and piece.guard and not (as_if_empty and piece.soft):
            found.append((piece.id, count * piece.guard))
    for find, place in enumerate(s.find_at):
        if place == region and rules.find_traits[find].guard:
            found.append((rules.find_ids[find], rules.find_traits[find].guard))
    return found
