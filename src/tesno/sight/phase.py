"""Where in a turn the game is, and what is asked."""

from __future__ import annotations

from typing import Final, get_args

from tesno.core.rules import Rules
from tesno.core.state import State
from tesno.core.steps import STEP_PHASES, TRAIT, subject
from tesno.locale import Phrase
from tesno.sight.model import Phase
from tesno.sight.moment import Moment

PHASES: Final[dict[str, Phase]] = {phase: phase for phase in get_args(Phase)}


def phase_of(rules: Rules, s: State) -> Phase:
    """The part of the turn, as the question's step or the trait that asks has it."""
    return PHASES[rules.traits[subject(s)].phase_now(s) if s.step == TRAIT else STEP_PHASES[s.step]]


def question_of(moment: Moment[Phrase], eyes: int) -> Phrase:
    """What is asked; for those who are not asked, whom the game waits for."""
    acting = moment.state.acting
    if acting >= 0 and acting != eyes:
        return moment.words("sight-waiting", player=moment.names[acting])
    return moment.question
