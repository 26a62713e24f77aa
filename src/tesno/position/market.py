"""The column and the piles of a position: what is told, and the rest in the order of the box."""

from __future__ import annotations

from tesno.core.bits import mask_of
from tesno.core.rules import Rules
from tesno.core.state import FREE, State
from tesno.position.errors import PositionError, wrong
from tesno.position.memory import granted_powers
from tesno.position.reading import Combo, Draft
from tesno.traits.where import nearest

REST = "rest"


def deal(rules: Rules, s: State, draft: Draft) -> None:
    """Lay out the column; every banner and badge that is nowhere else is unseen."""
    races, powers = _taken(rules, s, draft.column)
    below = _named(draft.below, rules.race_ids, races, "below")
    discarded = _named(draft.discarded, rules.power_ids, powers, "discarded")
    unseen = [race for race in range(len(rules.race_ids)) if race not in races and race not in below]
    fresh = [power for power in range(len(rules.power_ids)) if power not in powers and power not in discarded]
    column = list(draft.column)
    while len(column) < rules.visible and (unseen or below):
        if not fresh:
            fresh, discarded = discarded, []
        column.append((unseen.pop(0) if unseen else below.pop(0), fresh.pop(0), 0))
    if REST in draft.below:
        below, unseen = below + unseen, []
    if REST in draft.discarded:
        discarded, fresh = discarded + fresh, []
    s.column_races = tuple(race for race, _, _ in column)
    s.column_powers = tuple(power for _, power, _ in column)
    s.column_coins = tuple(coins for _, _, coins in column)
    s.banners_unseen = mask_of(unseen)
    s.banners_below = tuple(below)
    s.badges_unseen = mask_of(fresh)
    s.badges_discarded = mask_of(discarded)


def _taken(rules: Rules, s: State, column: list[Combo]) -> tuple[set[int], set[int]]:
    """The races and powers on the table and in the column."""
    races = {slot for slot in range(len(rules.race_ids)) if s.status[slot] != FREE}
    powers = {badge for badge in s.badge if badge >= 0}
    for power in granted_powers(rules, s):
        if power in powers:
            raise wrong("position", f"{rules.power_ids[power]} is granted by a find and on the table")
        powers.add(power)
    for race, power, _ in column:
        for id, number, taken in ((rules.race_ids[race], race, races), (rules.power_ids[power], power, powers)):
            if number in taken:
                raise wrong("position", f"{id} is in the column and on the table, or in the column twice")
            taken.add(number)
    return races, powers


def _named(words: list[str], ids: list[str], taken: set[int], line: str) -> list[int]:
    found: list[int] = []
    for word in words:
        if word == REST:
            continue
        if word not in ids:
            raise PositionError(f"{line}: unknown {word!r}: {nearest(word, ids)}")
        index = ids.index(word)
        if index in taken or index in found:
            raise PositionError(f"{line}: {word!r} is there twice")
        found.append(index)
    return found
