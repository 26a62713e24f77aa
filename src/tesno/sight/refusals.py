"""Why regions are no targets now."""

from __future__ import annotations

from collections.abc import Collection

from tesno.core.actions import ABANDON, CONQUER, GIVE_UP, PLACE, RETREAT, use
from tesno.core.explain import why_no_target, why_not
from tesno.core.rules import CONQUEST, GIVING_UP, READY, REDEPLOY, RETREATING
from tesno.sight.costs import Costs
from tesno.sight.model import Refusal
from tesno.sight.moment import Moment

# What a region could be named for, by the question.
_NAMING = {READY: ABANDON, CONQUEST: CONQUER, GIVING_UP: GIVE_UP, REDEPLOY: PLACE, RETREATING: RETREAT}


def refusals_of(moment: Moment, targets: Collection[int]) -> list[Refusal]:
    """A reason for each region that is no target of a question about regions."""
    rules, s, words = moment.rules, moment.state, moment.words
    naming = _naming(moment)
    if naming is None:
        return []
    costs = Costs(moment)
    found = []
    for region in range(1, rules.board.size + 1):
        if region in targets:
            continue
        reason = why_not(rules, s, naming | region, moment.legal)
        assert reason is not None
        payable = s.step == CONQUEST and why_no_target(rules, s, s.slot, region) is None
        found.append(
            Refusal(
                region,
                words.reason(*reason, moment.names),
                costs.of_region(region) if payable else None,
            )
        )
    return found


def _naming(moment: Moment) -> int | None:
    """The action that names a region here; None when the question is not about regions."""
    trait = moment.asking
    if trait is None:
        return _NAMING.get(moment.state.step)
    naming = use(trait.index, 0)
    return naming if trait.targets == "region" and not moment.names_find(naming) else None
