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
from tesno.sight.model import Misfit, Refusal
from tesno.sight.moment import Moment

# What a region is named for, by the question.
_NAMING = {READY: ABANDON, CONQUEST: CONQUER, GIVING_UP: GIVE_UP, REDEPLOY: PLACE, RETREATING: RETREAT}


def refusals_of(ahead: list[Moment[Phrase]], targets: Collection[int]) -> list[Refusal]:
    """A reason for each region that is no target: neither of the question asked nor of those looked ahead to.

    The last of them is what one would name most regions for; one's own would be abandoned.
    """
    last = ahead[-1]
    if _naming(last) is None:
        return []
    costs = Costs(last)
    others = [region for region in range(1, last.rules.board.size + 1) if region not in targets]
    return [_refusal(next((m for m in ahead if _may_leave(m, region)), last), region, costs) for region in others]


def misfits_of(moment: Moment[Phrase]) -> list[Misfit]:
    """For each ability that works on some regions why it does not work on the others."""
    regions = range(1, moment.rules.board.size + 1)
    return [
        _misfit(moment, trait, action)
        for trait in _abilities(moment)
        for action in trait.uses(list(regions))
        if action not in moment.legal
    ]


def _abilities(moment: Moment[Phrase]) -> list[Trait]:
    """Abilities that can be used on some region now."""
    if moment.state.step != CONQUEST:
        return []
    traits = moment.rules.traits
    used = [action for action in moment.legal if kind_of(action) == USE and moment.target_of(action).kind == "region"]
    return [traits[index] for index in sorted({trait_of(action) for action in used})]


def _misfit(moment: Moment[Phrase], trait: Trait, action: Packed) -> Misfit:
    reason = why_not(moment.rules, moment.state, action, moment.legal)
    assert reason is not None
    return Misfit(trait.name, target_of(action), moment.words.reason(*reason, moment.names))


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
    if trait.targets != "region" or moment.needs_find(trait) or moment.words_of(trait):
        return None
    return use(trait.index, 0)
