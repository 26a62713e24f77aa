"""Regions that are chosen together: the tree asks for them one by one, people choose them all and then say so."""

from __future__ import annotations

from tesno.core.actions import ABANDON, GIVE_UP, MARCH, SKIP, USE, kind_of, target_of
from tesno.core.game import apply
from tesno.core.names import Packed
from tesno.core.notation import action_text
from tesno.core.steps import TRAIT
from tesno.locale import Phrase
from tesno.sight.model import Selection
from tesno.sight.moment import Moment


def selection_of(ahead: list[tuple[list[str], Moment[Phrase]]]) -> Selection | None:
    """What may be chosen together now, or after the plain steps that `looked_ahead` found."""
    for lines, moment in ahead:
        found = _selection(lines, moment)
        if found is not None:
            return found
    return None


def _selection(lines: list[str], moment: Moment[Phrase]) -> Selection | None:
    naming = _naming(moment)
    if not naming:
        return None
    regions, most = _walked(moment)
    abandoning = kind_of(naming[0]) == ABANDON
    if most < 2 and not abandoning:
        # A question for one region is answered by an option.
        return None
    verb = action_text(moment.rules, moment.state, naming[0]).split()[0]
    if abandoning:
        # It is offered beside other things; who has abandoned what is to be left marches.
        march = action_text(moment.rules, moment.state, MARCH)
        return Selection("abandon", lines, verb, regions, 0, most, None, [], [march])
    if SKIP not in moment.legal:
        return Selection("answer", lines, verb, regions, most, most, None, [], [])
    skip = action_text(moment.rules, moment.state, SKIP)
    final = [target_of(action) for action in naming if _asked_again(moment, action) is None]
    return Selection("answer", lines, verb, regions, 0, most, skip, final, [])


def _naming(moment: Moment[Phrase]) -> list[int]:
    """The answers that name a region to be chosen, the lowest first; pieces are placed by a spread.

    A trait's question is one for several regions where their order is free.
    """
    if moment.state.step == TRAIT:
        asking = moment.asking
        if asking is None or asking.plural or not asking.unordered(moment.rules, moment.state):
            return []
        kinds: tuple[int, ...] = (USE,)
    else:
        kinds = (ABANDON, GIVE_UP)
    named = [action for action in moment.answers if kind_of(action) in kinds]
    return sorted((action for action in named if moment.target_of(action).kind == "region"), key=target_of)


def _walked(moment: Moment[Phrase]) -> tuple[list[int], int]:
    """All regions that can be chosen, and how many of them: the lowest first, so that most are left to choose."""
    regions: set[int] = set()
    most = 0
    here: Moment[Phrase] | None = moment
    while here is not None and (naming := _naming(here)):
        regions.update(target_of(action) for action in naming)
        most += 1
        here = _asked_again(here, naming[0])
    return sorted(regions), most


def _asked_again(moment: Moment[Phrase], action: Packed) -> Moment[Phrase] | None:
    """The same question after this answer; None when it is over."""
    s, later = moment.state, moment.state.copy()
    apply(moment.rules, later, action)
    again = moment.after(later)
    same = (later.step, later.acting, later.slot) == (s.step, s.acting, s.slot) and again.asking is moment.asking
    return again if same and _naming(again) else None
