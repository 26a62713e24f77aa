"""Tokens and pieces that are placed all at once, and ready-made ways to do it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple, TypeVar

from tesno.core.actions import CHANCE, PLACE, RETREAT, USE, kind_of, target_of
from tesno.core.bits import count_at, has, regions_of
from tesno.core.game import apply
from tesno.core.names import Regions
from tesno.core.rules import Rules
from tesno.core.state import ACTIVE, State
from tesno.core.steps import REDEPLOY, RETREATING
from tesno.core.teams import are_opponents
from tesno.locale import Phrase
from tesno.play.lines import pieces_to_place
from tesno.sight.model import Share, Spread, Suggestion
from tesno.sight.moment import Moment
from tesno.sight.next import next_of

T = TypeVar("T")

Counts = dict[int, int]
"""Region → how many stand there."""


class Placing(NamedTuple):
    """A question for the places of tokens, or of pieces of a kind: the word to answer it with, and how many there are.

    `stacks`: several may go to one region.
    """

    verb: str
    kind: int | None
    pool: int
    stacks: bool
    shares: list[Share]


def placing_of(moment: Moment[T]) -> Placing | None:
    """What is to be placed, when the question is about that."""
    rules, s, trait = moment.rules, moment.state, moment.asking
    if s.step == REDEPLOY:
        return _placing(moment, "redeploy", None, s.hand[s.slot])
    if s.step == RETREATING:
        return _placing(moment, "retreat", None, s.withdrawn[s.slot])
    if trait is not None and trait.plural:
        return _placing(moment, trait.plural, trait.kind, pieces_to_place(rules, s))
    return None


def placing_actions(moment: Moment[T]) -> list[int]:
    """The actions that place a single one."""
    return [action for action in moment.answers if kind_of(action) in (PLACE, RETREAT, USE)]


def _placing(moment: Moment[T], verb: str, kind: int | None, pool: int) -> Placing:
    rules, s = moment.rules, moment.state
    stacks = kind is None or rules.kinds[kind].stacks
    standing = moment.asking.standing(s) if moment.asking is not None else 0
    sites = {target_of(action) for action in placing_actions(moment)}
    shares = []
    for region in regions_of(s.held[s.slot]):
        now = s.tokens[region] if kind is None else count_at(standing, region)
        if region in sites:
            shares.append(Share(region, now, least=now, most=now + pool if stacks else 1))
        elif now:
            shares.append(Share(region, now, least=now, most=now))
    return Placing(verb, kind, pool, stacks, shares)


def spread_of(moment: Moment[Phrase], stood: Mapping[int, int] | None) -> Spread | None:
    """The allocation that is asked for now, if it is one. `stood`: tokens per region before they were picked up."""
    placing = placing_of(moment)
    if placing is None:
        return None
    rules, s = moment.rules, moment.state
    # Units stand for tokens: how they are placed says whether tokens are left to be redeployed.
    later = None if placing.kind is not None and rules.kinds[placing.kind].unit else _placed(moment)
    return Spread(
        verb=placing.verb,
        race=rules.race_ids[s.slot],
        piece=None if placing.kind is None else rules.kinds[placing.kind].id,
        pool=placing.pool,
        partial=False,
        ends_turn=later is not None and _ends_turn(s, later),
        leads=next_of(moment, later) if later is not None else None,
        shares=placing.shares,
        suggestions=list(_suggestions(moment, placing, stood if s.step == REDEPLOY else None)),
    )


def _placed(moment: Moment[Phrase]) -> State:
    """Once this question is answered, no matter how."""
    s, here = moment.state, moment
    while here.state.step == s.step and here.state.slot == s.slot and here.asking is moment.asking:
        later = here.state.copy()
        apply(moment.rules, later, placing_actions(here)[0])
        here = moment.after(later)
    return here.state


def _ends_turn(s: State, later: State) -> bool:
    """Whether nothing more is asked of the player whose turn it is."""
    if s.acting != s.seat:
        return False
    return (later.seat, later.round) != (s.seat, s.round) or later.acting not in (s.acting, CHANCE)


def _suggestions(moment: Moment[Phrase], placing: Placing, stood: Mapping[int, int] | None) -> Iterator[Suggestion]:
    """The ways that there are for a question of this kind; all of them stay where they are, also if two are alike."""
    words, shares, pool = moment.words, placing.shares, placing.pool
    exposed = _exposed(moment.rules, moment.state, [share.region for share in shares])
    borders = _shared_out(shares, pool, exposed)
    if moment.state.step == REDEPLOY:
        yield _as_they_stood(moment, placing, stood, exposed)
    if placing.stacks:
        yield _suggestion(words("sight-spread-evenly"), spread_evenly(shares, pool))
    else:
        weakest = sorted((share.region for share in shares), key=lambda region: moment.state.tokens[region])
        yield _suggestion(words("sight-spread-weakest"), spread_evenly(shares, pool, weakest[:pool]))
    why_not = None if any(exposed.values()) else words("sight-spread-no-borders")
    yield _suggestion(words("sight-spread-borders"), borders, why_not)


def _suggestion(label: Phrase, counts: Counts, why_not: Phrase | None = None) -> Suggestion:
    return Suggestion(label, list(counts.values()), why_not)


def _as_they_stood(
    moment: Moment[Phrase], placing: Placing, stood: Mapping[int, int] | None, exposed: Counts
) -> Suggestion:
    """Back to where they came from; what has no such place goes to the borders."""
    words, shares, pool = moment.words, placing.shares, placing.pool
    back = _filled_up(shares, pool, stood or {})
    rest = pool + sum(share.now for share in shares) - sum(share.now for share in back)
    why_not = None if stood else words("sight-spread-not-stood")
    return _suggestion(words("sight-spread-stood"), _shared_out(back, rest, exposed), why_not)


# How much a border needs, compared with each other: one from which somebody could attack, and any other.
_THREATENED, _OPEN = 3, 2


def _exposed(rules: Rules, s: State, regions: list[int]) -> Counts:
    """How much each of the regions needs troops: 0 where nobody could come from."""
    threatened = _threatened(rules, s)
    own = 0
    for slot, owner in enumerate(s.owner):
        if owner == s.owner[s.slot]:
            own |= s.held[slot]
    outside = rules.board.around(rules.board.everywhere & ~own) | rules.board.entry
    return {
        region: _THREATENED if has(threatened, region) else _OPEN if has(outside, region) else 0 for region in regions
    }


def _threatened(rules: Rules, s: State) -> Regions:
    """Regions with a neighbour from which another player could attack, or that a rival may take."""
    threats = 0
    for slot, owner in enumerate(s.owner):
        fights = s.status[slot] == ACTIVE or s.forms[slot].roams
        if owner >= 0 and fights and are_opponents(rules, s.owner[s.slot], owner):
            threats |= s.held[slot]
    reach = rules.board.around(threats)
    return reach | rules.rival.rival_reach(rules, s) if rules.rival is not None else reach


def _shared_out(shares: list[Share], pool: int, needs: Counts) -> Counts:
    """Put the pool, one by one, where most is needed for each that would stand there; anywhere when there is no room.

    >>> _shared_out([Share(3, 1, 1, 9), Share(5, 1, 1, 9), Share(7, 1, 1, 9)], 5, {3: 3, 5: 2, 7: 0})
    {3: 4, 5: 3, 7: 1}
    """
    counts = {share.region: share.now for share in shares}
    for _ in range(pool):
        free = [share.region for share in shares if counts[share.region] < share.most]
        best = [region for region in free if needs[region]]
        if best:
            chosen = max(best, key=lambda region: (needs[region] / (counts[region] + 1), -counts[region]))
        else:
            chosen = min(free, key=lambda region: counts[region])
        counts[chosen] += 1
    return counts


def _filled_up(shares: list[Share], pool: int, wanted: Mapping[int, int]) -> list[Share]:
    """Put the pool, one by one, where most is missing, until nothing is."""
    counts = {share.region: share.now for share in shares}
    for _ in range(pool):
        neediest = max(counts, key=lambda region: wanted.get(region, 0) - counts[region])
        if wanted.get(neediest, 0) <= counts[neediest]:
            break
        counts[neediest] += 1
    return [replace(share, now=counts[share.region]) for share in shares]


def spread_evenly(shares: list[Share], pool: int, preferred: Sequence[int] = ()) -> Counts:
    """Put the pool, one by one, where there is least: in the preferred regions, elsewhere when there is no room.

    >>> spread_evenly([Share(3, 1, 1, 9), Share(5, 2, 2, 9), Share(7, 0, 0, 9)], 4, [3, 5])
    {3: 4, 5: 3, 7: 0}
    """
    counts = {share.region: share.now for share in shares}
    for _ in range(pool):
        free = [share.region for share in shares if counts[share.region] < share.most]
        best = [region for region in free if region in preferred] or free
        counts[min(best, key=lambda region: counts[region])] += 1
    return counts
