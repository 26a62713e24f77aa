"""Why regions are no targets now."""

from __future__ import annotations

from collections.abc import Collection

from tesno.core.actions import ABANDON, CONQUER, GIVE_UP, PLACE, RETREAT, USE, kind_of, target_of, trait_of, use
from tesno.core.bits import has
from tesno.core.explain import why_no_target, why_not
from tesno.core.names import Packed, Region
from tesno.core.steps import CONQUEST, GIVING_UP, READY, REDEPLOY, RETREATING
from tesno.core.trait import Trait
from tesno.locale import Phrase
from tesno.sight.costs import Costs
from tesno.sight.forecast import tolls_due
from tesno.sight.model import Refusal
from tesno.sight.moment import Moment

# What a region is named for, by the question.
_NAMING = {READY: ABANDON, CONQUEST: CONQUER, GIVING_UP: GIVE_UP, REDEPLOY: PLACE, RETREATING: RETREAT}


def refusals_of(ahead: list[Moment[Phrase]], targets: Collection[int]) -> list[Refusal]:
    """A reason for each region that is no target: neither of the question asked nor of those looked ahead to.

    The last of them is what one would name most regions for; one's own would be abandoned. Then for each ability the
    reasons why it does not work on the regions it does not work on.
    """
    last = ahead[-1]
    if _naming(last) is None:
        return []
    costs = Costs(last)
    regions = range(1, last.rules.board.size + 1)
    found = [
        _refusal(next((m for m in ahead if _may_leave(m, region)), last), region, costs)
        for region in regions
        if region not in targets
    ]
    for trait in _abilities(last):
        actions = [use(trait.index, region) for region in regions]
        found += [_of_ability(last, trait, action) for action in actions if action not in last.legal]
    return found


def _abilities(moment: Moment[Phrase]) -> list[Trait]:
    """Abilities that can be used on some region now."""
    if moment.state.step != CONQUEST:
        return []
    traits = moment.rules.traits
    used = [action for action in moment.legal if kind_of(action) == USE and moment.target_of(action).kind == "region"]
    return [traits[index] for index in sorted({trait_of(action) for action in used})]


def _of_ability(moment: Moment[Phrase], trait: Trait, action: Packed) -> Refusal:
    reason = why_not(moment.rules, moment.state, action, moment.legal)
    assert reason is not None
    said = moment.words.reason(*reason, moment.names)
    return Refusal(target_of(action), said, None, source=trait.name)


def _may_leave(moment: Moment[Phrase], region: Region) -> bool:
    s = moment.state
    return s.step == READY and has(s.held[s.slot], region)


def _refusal(moment: Moment[Phrase], region: Region, costs: Costs) -> Refusal:
    rules, s = moment.rules, moment.state
    reason = why_not(rules, s, (_naming(moment) or 0) | region, moment.answers)
    assert reason is not None
    within = s.step == CONQUEST and why_no_target(rules, s, s.slot, region) is None
    return Refusal(
        region,
        moment.words.reason(*reason, moment.names),
        costs.of_region(region) if within else None,
        tolls_due(moment, region) if within or reason[0] == "toll_unpayable" else [],
    )


def _naming(moment: Moment[Phrase]) -> int | None:
    """The action that names a region here; None when the question is not about regions."""
    trait = moment.asking
    if trait is None:
        return _NAMING.get(moment.state.step)
    return use(trait.index, 0) if trait.targets == "region" and not moment.needs_find(trait) else None
