"""What can't be on the table: each function raises PositionError and says why."""

from __future__ import annotations

from tesno.core.bits import count_at, has, members_of, regions_of, total_of
from tesno.core.names import Region, Slot
from tesno.core.rules import Rules
from tesno.core.state import ACTIVE, DECLINED, FREE, State
from tesno.core.teams import may_pick
from tesno.position.errors import PositionError, wrong
from tesno.position.reading import Draft, PieceLine, RaceLine


def check_race(rules: Rules, s: State, told: RaceLine) -> None:
    """Before a race is put on the table: it, its badge and its seat's place for it are still free."""
    race = rules.race_ids[told.slot]
    if s.status[told.slot] != FREE:
        raise wrong(told.line, f"{race} is there twice")
    if not may_pick(rules, told.seat, told.slot):
        raise wrong(told.line, f"{race} is of {rules.factions[told.slot]}, the seat plays for {rules.sides[told.seat]}")
    if told.status == ACTIVE and told.power < 0:
        raise wrong(told.line, f"an active race has a power: write {race}/power")
    if told.status == ACTIVE and s.active[told.seat] >= 0:
        raise wrong(told.line, "a player has one active race")
    if told.power < 0:
        return
    power = rules.power_ids[told.power]
    if told.power in s.badge:
        raise wrong(told.line, f"{power} is there twice")
    if told.status == DECLINED and not rules.plain_form(told.slot, told.power, False).badge_stays:
        raise wrong(told.line, f"{power} is discarded on decline: write only {race}")


def check_hold(rules: Rules, s: State, told: RaceLine, region: Region) -> None:
    """Before a race gets a region."""
    if s.holder[region] >= 0:
        raise wrong(told.line, f"region {region} is held twice")
    if not has(rules.plain_form(told.slot, told.power, False).domain, region):
        what = "water" if has(rules.board.water, region) else "out of bounds"
        raise wrong(told.line, f"region {region} is {what}: {rules.race_ids[told.slot]} can't hold it")


def check_reserve(rules: Rules, s: State, told: RaceLine) -> None:
    most = s.forms[told.slot].set_aside
    if s.reserve[told.slot] > most:
        raise wrong(told.line, f"{rules.race_ids[told.slot]} may have at most {most} tokens in reserve")


def check_decline(rules: Rules, s: State, told: RaceLine) -> None:
    """What a race in decline may have on the table, once it is known which finds help it."""
    slot = told.slot
    race = rules.race_ids[slot]
    form = s.forms[slot]
    if not s.held[slot] and not s.hand[slot] and not s.withdrawn[slot]:
        raise wrong(told.line, f"{race} in decline has no token left: its banner would be back in the pile")
    if not form.roams and (s.hand[slot] or s.withdrawn[slot]):
        raise wrong(told.line, f"{race} in decline has no tokens in hand or withdrawn")
    # With finds there are several ways for tokens in decline to come together, some of them long ago (U-D18).
    several = any(s.tokens[region] > form.keep for region in regions_of(s.held[slot]))
    if several and not form.keeps_all and not rules.find_ids:
        most = "one token" if form.keep == 1 else f"at most {form.keep} tokens"
        raise wrong(told.line, f"{race} in decline has {most} per region")
    if sum(not s.forms[other].apart for other in members_of(s.fallen[told.seat])) > 1:
        raise wrong(told.line, "a player has one race in decline (two if one of them is there with spirit)")


def check_standing(rules: Rules, s: State, told: RaceLine) -> None:
    """A region without a token is held by a unit, once all pieces stand; an active race has enough to hold it."""
    keep = s.forms[told.slot].keep if told.status == ACTIVE else 0
    for region, tokens in told.stacks:
        if not tokens and not any(count_at(s.pieces[kind], region) for kind in rules.unit_kinds):
            raise wrong(told.line, f"region {region}: neither a token nor a {_units(rules)} holds it")
        herd = sum(count_at(s.pieces[kind], region) for kind in rules.unit_kinds if rules.kinds[kind].stacks)
        if 0 < tokens + herd < keep:
            race = rules.race_ids[told.slot]
            raise wrong(told.line, f"region {region}: active {race} hold a region with at least {keep} tokens")


def _units(rules: Rules) -> str:
    return " or a ".join(sorted({rules.kinds[kind].id for kind in rules.unit_kinds}))


def check_piece(rules: Rules, s: State, told: PieceLine, kind: int, region: Region) -> None:
    """Before one more piece is put in a region."""
    if not s.stock[kind]:
        raise wrong(told.line, f"more than {rules.kinds[kind].supply} of piece {told.id}")
    if count_at(s.pieces[kind], region) and not rules.kinds[kind].stacks:
        raise wrong(told.line, f"at most one {told.id} per region")


def check_finds(rules: Rules, draft: Draft, placed: int) -> None:
    """Each find is in one place."""
    unseen = draft.finds_unseen or 0
    twice = placed & (draft.finds_gone | unseen) | draft.finds_gone & unseen
    if twice:
        raise wrong("position", f"{rules.find_ids[regions_of(twice)[0]]} can't be in two places")


def buried_regions(rules: Rules, s: State, draft: Draft) -> int:
    """Where finds lie face down: where it is told, else wherever nobody has been and nothing was turned up."""
    active = held = 0
    for slot, regions in enumerate(s.held):
        held |= regions
        active |= regions if s.status[slot] == ACTIVE else 0
    if draft.face_down is None:
        return rules.buried & ~held & ~s.found if s.finds_unseen else 0
    if draft.face_down & active:
        place = regions_of(draft.face_down & active)[0]
        raise wrong("face_down", f"an active race holds region {place}: its find has been turned up")
    if draft.face_down.bit_count() > s.finds_unseen.bit_count():
        raise wrong("face_down", f"only {s.finds_unseen.bit_count()} finds are undrawn")
    return draft.face_down


def check_tribes(rules: Rules, s: State, told: int, held: int) -> None:
    """Where a race is, the tribe is gone; where a find was under it, too."""
    if told & held:
        raise PositionError(f"tribes: region {regions_of(told & held)[0]} is held by a race, its tribe is gone")
    if rules.finds_under_tribes and told & s.found:
        raise PositionError(f"tribes: there is a find in region {regions_of(told & s.found)[0]}, its tribe is gone")


def tray_left(rules: Rules, s: State, slot: Slot) -> int:
    """What is left of a race's tokens."""
    out = s.hand[slot] + s.withdrawn[slot] + s.reserve[slot]
    out += sum(s.tokens[region] for region in regions_of(s.held[slot]))
    if out > rules.trays[slot]:
        raise PositionError(f"{rules.race_ids[slot]} has {out} tokens in play, there are {rules.trays[slot]}")
    return rules.trays[slot] - out


def stock_left(rules: Rules, s: State, kind: int, gone: int) -> int:
    """What is left of a kind of piece."""
    piece = rules.kinds[kind]
    left = piece.supply - total_of(s.pieces[kind]) - s.withdrawn_pieces[kind] - s.resting[kind] - gone
    if left < 0:
        raise PositionError(f"more than {piece.supply} of piece {piece.id}")
    return left
