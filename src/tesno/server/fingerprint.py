"""By what a game is known again: a hash of what lies on the table, said in names and counts.

Nothing of how a state is packed goes into it: no number of a race, power, piece or trait, no set of bits, nothing that
is kept only because it is quicker than working it out. So a later release may pack states otherwise, and still tell a
game that stands where it stood from one that its rules have led elsewhere.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from typing import Final

from tesno.core.bits import count_at, members_of, places_of, regions_of
from tesno.core.explain import step_name
from tesno.core.notation import seat_name
from tesno.core.rules import Rules
from tesno.core.state import DECLINED, FREE, State
from tesno.core.steps import CONQUEST

# What fingerprints are made of; fingerprints of different editions can't be compared. The first had no number: it
# hashed the fields of a state as they were packed.
EDITION: Final = 2
_DIGITS: Final = 32


def fingerprint_of(rules: Rules, s: State) -> str:
    """The same in every process and release for the same table."""
    text = "\n".join(table_lines(rules, s))
    return f"{EDITION}:{hashlib.sha256(text.encode()).hexdigest()[:_DIGITS]}"


def comparable(written: str) -> bool:
    """Whether a fingerprint of a log was made as those of this release are."""
    return written.startswith(f"{EDITION}:")


def table_lines(rules: Rules, s: State) -> Iterator[str]:
    """All that is on the table, secrets included. What says nothing is left out: later releases may have more of it."""
    races, powers, finds = rules.race_ids, rules.power_ids, rules.find_ids
    yield f"round {s.round} begun by {seat_name(s.first)} turn of {seat_name(s.seat)}"
    about = f" about {races[s.slot]}" if s.acting >= 0 and s.slot >= 0 else ""
    yield f"{seat_name(s.acting)} is asked {step_name(rules, s)}{about}"
    if s.step == CONQUEST and s.die >= 0:
        yield f"die {s.die}"
    yield f"coins {' '.join(map(str, s.coins))}"
    for giver, others in enumerate(s.truce):
        for other in members_of(others):
            yield f"peace {seat_name(giver)} {seat_name(other)}"
    yield from sorted(_race_lines(rules, s))
    yield from sorted(_region_lines(rules, s))
    yield from sorted(_piece_lines(rules, s))
    yield from sorted(_memory_lines(rules, s))
    for race, power, coins in zip(s.column_races, s.column_powers, s.column_coins, strict=True):
        yield f"column {races[race]} {powers[power]} {coins}"
    yield f"below {' '.join([races[race] for race in s.banners_below])}"
    yield f"banners {_named(races, s.banners_unseen)}"
    yield f"badges {_named(powers, s.badges_unseen)}"
    yield f"discarded {_named(powers, s.badges_discarded)}"
    yield f"finds {_named(finds, s.finds_unseen)}"
    if s.buried:
        yield f"face down {' '.join(map(str, regions_of(s.buried)))}"


def _named(names: list[str], numbers: int) -> str:
    return " ".join(sorted([names[number] for number in members_of(numbers)]))


def _race_lines(rules: Rules, s: State) -> Iterator[str]:
    for slot, race in enumerate(rules.race_ids):
        if s.tray[slot] != rules.trays[slot]:
            yield f"tray {race} {s.tray[slot]}"
        if s.status[slot] != FREE:
            badge = rules.power_ids[s.badge[slot]] if s.badge[slot] >= 0 else "-"
            state = "declined" if s.status[slot] == DECLINED else "active"
            counts = f"hand {s.hand[slot]} withdrawn {s.withdrawn[slot]} reserve {s.reserve[slot]}"
            yield f"race {race} {badge} {seat_name(s.owner[slot])} {state} {counts}"


def _region_lines(rules: Rules, s: State) -> Iterator[str]:
    for region, slot in enumerate(s.holder):
        if slot >= 0:
            yield f"held {region} {rules.race_ids[slot]} {s.tokens[region]}"
    for region in regions_of(s.tribes):
        yield f"tribe {region}"
    for find, region in enumerate(s.find_at):
        if region:
            yield f"find {rules.find_ids[find]} {region}"


def _piece_lines(rules: Rules, s: State) -> Iterator[str]:
    for number, kind in enumerate(rules.kinds):
        packed = s.pieces[number]
        if packed:
            for region in places_of(packed):
                yield f"{kind.id} in {region}: {count_at(packed, region)}"
        if s.stock[number] != kind.supply:
            yield f"{kind.id} ready: {s.stock[number]}"
        if s.withdrawn_pieces[number]:
            yield f"{kind.id} withdrawn: {s.withdrawn_pieces[number]}"
        if s.resting[number]:
            yield f"{kind.id} resting: {s.resting[number]}"


def _memory_lines(rules: Rules, s: State) -> Iterator[str]:
    """What traits remember, by their words; what one keeps without a word is its own affair."""
    for index, kept in enumerate(s.memory):
        trait = rules.traits[index]
        if not kept or not trait.remembers:
            continue
        match trait.remembers_kind:
            case "seats":
                said = " ".join([seat_name(seat) for seat in members_of(kept)])
            case "power":
                said = rules.power_ids[kept - 1]
            case "find":
                said = rules.find_ids[kept - 1]
            case _:
                said = str(kept)
        yield f"{trait.remembers} of {trait.name}: {said}"
