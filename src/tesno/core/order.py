"""Answers in any order. The tree names regions in ascending order, so that each result has one path; people name
them as they like and get there too."""

from __future__ import annotations

from typing import Final

from tesno.core.actions import ABANDON, GIVE_UP, PLACE, RETREAT
from tesno.core.bits import regions_of
from tesno.core.game import legal_actions
from tesno.core.names import Packed
from tesno.core.rules import Rules
from tesno.core.state import State
from tesno.core.steps import GIVING_UP, READY, REDEPLOY, RETREATING, TRAIT, subject

# Questions that are answered with regions of the slot, one after the other.
_NAMING: Final[dict[int, int]] = {READY: ABANDON, GIVING_UP: GIVE_UP, REDEPLOY: PLACE, RETREATING: RETREAT}


def answers(rules: Rules, s: State) -> list[Packed]:
    """All that may be answered now: what is legal in the tree, then what the tree names in another order."""
    legal = legal_actions(rules, s)
    if s.step == TRAIT:
        trait = rules.traits[subject(s)]
        named = trait.uses(regions_of(trait.unordered(rules, s)))
    elif s.step in _NAMING:
        named = [_NAMING[s.step] | region for region in regions_of(s.held[s.slot])]
    else:
        return legal
    return legal + [action for action in named if action not in legal]
