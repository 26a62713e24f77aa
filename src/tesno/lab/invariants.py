"""What must hold in every state: nothing is lost, nothing is twice, caches agree with what they are made from."""

from __future__ import annotations

from tesno.core.bits import count_at, has, members_of, places_of, regions_of, total_of
from tesno.core.form import STAYS
from tesno.core.forms import restore
from tesno.core.reach import open_expedition, survey
from tesno.core.rules import Rules
from tesno.core.state import ACTIVE, DECLINED, FREE, State
from tesno.core.steps import CONQUEST, REVEAL_BADGE


class Broken(AssertionError):
    """An invariant does not hold."""


def _hold(holds: bool, what: str) -> None:
    if not holds:
        raise Broken(what)


def check_state(rules: Rules, s: State) -> None:
    """Raise Broken when the state contradicts itself."""
    _check_regions(rules, s)
    _check_slots(rules, s)
    _check_tiles(rules, s)
    _check_pieces(rules, s)
    _check_expedition(rules, s)
    _hold(min(s.coins) >= 0, f"coins below zero: {s.coins}")
    _hold(1 <= s.round <= rules.rounds, f"round {s.round} of {rules.rounds}")


def _check_regions(rules: Rules, s: State) -> None:
    held = [0] * len(s.held)
    for region in range(1, rules.board.size + 1):
        slot = s.holder[region]
        guard = rules.tribe_guard if has(s.tribes, region) else 0
        units = any(count_at(s.pieces[kind], region) for kind in rules.unit_kinds)
        standing = s.tokens[region] > 0 or units
        _hold((slot >= 0) == standing, f"region {region}: holder {slot}, tokens {s.tokens[region]}")
        if slot >= 0:
            held[slot] |= 1 << region
            _hold(not has(s.tribes, region), f"region {region}: a tribe under a race")
            guard += s.forms[slot].garrison_guard
        for kind, piece in enumerate(rules.kinds):
            guard += count_at(s.pieces[kind], region) * piece.guard
        for find, place in enumerate(s.find_at):
            guard += rules.find_traits[find].guard if place == region else 0
        _hold(guard == s.guard[region], f"region {region}: guard {s.guard[region]}, should be {guard}")
    _hold(held == s.held, "held and holder differ")


def _check_slots(rules: Rules, s: State) -> None:
    for slot, total in enumerate(rules.trays):
        race = rules.race_ids[slot]
        on_map = sum(s.tokens[region] for region in regions_of(s.held[slot]))
        count = s.tray[slot] + s.hand[slot] + s.withdrawn[slot] + s.reserve[slot] + on_map
        _hold(count == total, f"{race}: {count} tokens, should be {total}")
        _hold(min(s.tray[slot], s.hand[slot], s.withdrawn[slot], s.reserve[slot]) >= 0, f"{race}: a negative count")
        seat = s.owner[slot]
        status = s.status[slot]
        _hold((status == FREE) == (seat < 0), f"{race}: status {status}, owner {seat}")
        if status == FREE:
            _hold(s.tray[slot] == total, f"{race}: free but not all in the tray")
        elif status == ACTIVE:
            _hold(s.active[seat] == slot and s.badge[slot] >= 0, f"{race}: active but not its owner's active race")
        else:
            _hold(has(s.fallen[seat], slot), f"{race}: in decline but not among its owner's")
            _hold(count != s.tray[slot], f"{race}: in decline with nothing left")
    for seat, slot in enumerate(s.active):
        _hold(slot < 0 or s.status[slot] == ACTIVE, f"seat {seat}: active race {slot} is not active")
        fallen = members_of(s.fallen[seat])
        _hold(all(s.status[other] == DECLINED for other in fallen), f"seat {seat}: {fallen} not in decline")
        ordinary = [other for other in fallen if not s.forms[other].apart]
        _hold(len(ordinary) <= 1, f"seat {seat}: {len(ordinary)} races in decline")


def _check_tiles(rules: Rules, s: State) -> None:
    banners = [slot for slot in range(len(s.held)) if s.status[slot] != FREE]
    banners += [*s.column_races, *s.banners_below, *members_of(s.banners_unseen)]
    badges = [badge for badge in s.badge if badge >= 0]
    badges += [*s.column_powers, *members_of(s.badges_unseen), *members_of(s.badges_discarded)]
    badges += [power for trait in rules.find_traits if (power := trait.granted(rules, s)) >= 0]
    for frame in (*s.stack, (s.step, s.acting, s.slot, s.focus)):
        if frame[0] == REVEAL_BADGE:  # a banner waits for its badge
            banners.append(frame[2])
    _hold(sorted(banners) == list(range(len(rules.race_ids))), f"banners: {sorted(banners)}")
    _hold(sorted(badges) == list(range(len(rules.power_ids))), f"badges: {sorted(badges)}")
    _hold(len(s.column_races) <= rules.visible, "too many combos")
    found = 0
    for find, place in enumerate(s.find_at):
        _hold(not place or not has(s.finds_unseen, find), f"{rules.find_ids[find]} is drawn and undrawn")
        found |= 1 << place if place else 0
    _hold(found == s.found, "finds and the regions marked with them differ")
    _hold(not s.buried & ~rules.buried, "a find lies face down where none was put")
    _hold(s.buried.bit_count() <= s.finds_unseen.bit_count(), "more finds lie face down than are undrawn")
    fresh = restore(rules, s.copy())
    _hold(fresh.forms == s.forms, "forms are stale")
    _hold(fresh.tolling == s.tolling, "who takes tolls is stale")
    _hold(fresh.tidying == s.tidying, "who is asked after every turn is stale")


def _check_pieces(rules: Rules, s: State) -> None:
    marked = immune = 0
    for kind, piece in enumerate(rules.kinds):
        count = total_of(s.pieces[kind]) + s.stock[kind] + s.withdrawn_pieces[kind] + s.resting[kind]
        _hold(count <= piece.supply, f"{piece.id}: {count} of {piece.supply}")
        for region in places_of(s.pieces[kind]):
            marked |= 1 << region
            immune |= 1 << region if piece.immune else 0
            _hold(s.holder[region] >= 0 or piece.abandoned == STAYS, f"{piece.id} alone in region {region}")
            _hold(piece.stacks or count_at(s.pieces[kind], region) == 1, f"{piece.id} stacked in region {region}")
    _hold(marked == s.marked, "marked regions differ from where pieces stand")
    _hold(immune == s.immune, "immune regions differ from where pieces protect")


def _check_expedition(rules: Rules, s: State) -> None:
    """What is kept up to date while a slot conquers equals what would be worked out anew."""
    if s.step != CONQUEST:
        return
    fresh = s.copy()
    open_expedition(rules, fresh, s.slot)
    fresh.aids = s.aids
    survey(rules, fresh, s.slot)
    _hold(fresh.reach & ~s.held[s.slot] == s.reach & ~s.held[s.slot], "reach is stale")
    _hold(fresh.bordering == s.bordering, "bordering regions are stale")
    _hold(fresh.open == s.open, "open regions are stale")
    _hold(fresh.kin & s.open == s.kin & s.open, "own other regions are stale")
