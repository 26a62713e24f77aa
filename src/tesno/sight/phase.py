"""Where in a turn the game is, and what is asked."""

from __future__ import annotations

from tesno.core.rules import Rules
from tesno.core.state import State
from tesno.core.steps import (
    CONQUEST,
    DECIDE,
    DRAW_FIND,
    GIVING_UP,
    GRANT,
    OVER,
    READY,
    REDEPLOY,
    RETREATING,
    ROLL,
    TRAIT,
    subject,
)
from tesno.core.turn import Finish, Pick, Start
from tesno.locale import Phrase
from tesno.sight.model import Phase
from tesno.sight.moment import Moment

_PHASES: dict[int, Phase] = {
    DECIDE: "ready",
    READY: "ready",
    CONQUEST: "conquer",
    ROLL: "conquer",
    DRAW_FIND: "conquer",
    GRANT: "conquer",
    GIVING_UP: "redeploy",
    REDEPLOY: "redeploy",
    RETREATING: "redeploy",
    OVER: "over",
}


def phase_of(rules: Rules, s: State) -> Phase:
    if s.step != TRAIT:
        # What is left is picking, and the reveals before and after it.
        return _PHASES.get(s.step, "pick")
    if isinstance(rules.turn[s.stage], Finish):
        return "coins"
    if isinstance(rules.turn[s.stage], Start) and s.cursor:
        return "ready"
    # A stage that asks once is left at once: what the pick brings with it is asked when the next one is due.
    if isinstance(rules.turn[s.stage - 1], Pick):
        return "pick"
    after_a_roll = s.forms[s.slot].on_rolled
    return "conquer" if rules.traits[subject(s)] in after_a_roll else "redeploy"


def question_of(moment: Moment[Phrase], eyes: int) -> Phrase:
    """What is asked; for those who are not asked, whom the game waits for."""
    acting = moment.state.acting
    if acting >= 0 and acting != eyes:
        return moment.words("sight-waiting", player=moment.names[acting])
    return moment.question
