"""Tokens and pieces that are placed all at once, and ready-made ways to do it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from tesno.core.actions import PLACE, RETREAT, USE, b_of, kind_of
from tesno.core.bits import count_at, regions_of
from tesno.core.rules import REDEPLOY, RETREATING, Rules
from tesno.core.state import ACTIVE, State
from tesno.locale import Phrase
from tesno.play.moves import pieces_to_place
from tesno.sight.model import Share, Spread, Suggestion
from tesno.sight.moment import Moment

Counts = dict[int, int]


def spread_of(moment: Moment, stood: Mapping[int, int] | None) -> Spread | None:
    """The allocation that is asked for now, if it is one. `stood`: tokens per region before they were picked up."""
    s = moment.state
    if s.step == REDEPLOY:
        return _spread(moment, "redeploy", None, s.hand[s.slot], stood)
    if s.step == RETREATING:
        return _spread(moment, "retreat", None, s.withdrawn[s.slot], None)
    trait = moment.asking
    if trait is not None and trait.plural:
        return _spread(moment, trait.plural, trait.kind, pieces_to_place(moment.rules, s), None)
    return None


def placing(moment: Moment) -> list[int]:
    """The legal actions that put one token or piece somewhere."""
    return [action for action in moment.legal if kind_of(action) in (PLACE, RETREAT, USE)]


def _spread(moment: Moment, verb: str, kind: int | None, pool: int, stood: Mapping[int, int] | None) -> Spread:
    rules, s = moment.rules, moment.state
    # One by one they are placed in ascending order; that may have begun.
    first = min(b_of(action) for action in placing(moment))
    shares = []
    for region in regions_of(s.held[s.slot] >> first << first):
        now = s.tokens[region] if kind is None else count_at(s.pieces[kind], region)
        stacks = kind is None or rules.kinds[kind].stacks
        shares.append(Share(region, now, now, now + pool if stacks else 1))
    return Spread(
        verb=verb,
        race=rules.race_ids[s.slot],
        piece=None if kind is None else rules.kinds[kind].id,
        pool=pool,
        partial=False,
        shares=shares,
        suggestions=_distinct(_suggestions(moment, shares, pool, stood)),
    )


def _suggestions(
    moment: Moment, shares: list[Share], pool: int, stood: Mapping[int, int] | None
) -> Iterator[tuple[Phrase, Counts]]:
    words = moment.words
    now = {share.region: share.now for share in shares}
    most = {share.region: share.most for share in shares}
    border = frontier(moment.rules, moment.state, moment.state.slot, now)
    if stood:
        back = _filled_up(now, pool, {region: stood.get(region, 0) for region in now})
        left = pool - sum(back.values()) + sum(now.values())
        yield words("sight-spread-stood"), spread_evenly(back, left, most, border or now)
    yield words("sight-spread-evenly"), spread_evenly(now, pool, most, now)
    if border:
        yield words("sight-spread-borders"), spread_evenly(now, pool, most, border)


def _distinct(suggestions: Iterable[tuple[Phrase, Counts]]) -> list[Suggestion]:
    """Each way once, under the first of its names."""
    found: dict[tuple[int, ...], Suggestion] = {}
    for label, counts in suggestions:
        found.setdefault(tuple(counts.values()), Suggestion(label, list(counts.values())))
    return list(found.values())


def frontier(rules: Rules, s: State, slot: int, regions: Iterable[int]) -> list[int]:
    """Those of the regions that have a neighbour from which another player could attack."""
    threats = 0
    for other, owner in enumerate(s.owner):
        attacks = s.status[other] == ACTIVE or rules.form(s, other).roams
        if owner >= 0 and owner != s.owner[slot] and attacks:
            threats |= s.held[other]
    return [region for region in regions if rules.board.near[region] & threats]


def _filled_up(now: Counts, pool: int, wanted: Mapping[int, int]) -> Counts:
    """The pool put, one by one, where most is missing, until nothing is."""
    counts = dict(now)
    for _ in range(pool):
        neediest = max(counts, key=lambda region: wanted[region] - counts[region])
        if wanted[neediest] <= counts[neediest]:
            break
        counts[neediest] += 1
    return counts


def spread_evenly(now: Counts, pool: int, most: Mapping[int, int], places: Iterable[int]) -> Counts:
    """The pool put, one by one, where there is least: in the places, and elsewhere when they are full.

    >>> spread_evenly({3: 1, 5: 2, 7: 0}, 4, {3: 9, 5: 9, 7: 9}, [3, 5])
    {3: 4, 5: 3, 7: 0}
    """
    counts = dict(now)
    preferred = set(places)
    for _ in range(pool):
        free = [region for region in counts if counts[region] < most[region]]
        best = [region for region in free if region in preferred] or free
        counts[min(best, key=lambda region: counts[region])] += 1
    return counts
