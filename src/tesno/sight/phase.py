"""Where in a turn the game is, and what is asked."""

from __future__ import annotations

from typing import Final

from tesno.core.explain import step_name
from tesno.core.rules import Rules
from tesno.core.state import State
from tesno.core.steps import TRAIT, subject
from tesno.core.turn import Start
from tesno.locale import Phrase
from tesno.sight.model import Phase
from tesno.sight.moment import Moment

# The part of a turn that each question belongs to, by its word (`core.explain.step_name`).
PHASES: Final[dict[str, Phase]] = {
    **dict.fromkeys(("none", "first", "banner", "badge", "pick", "swap", "volcano"), "pick"),
    **dict.fromkeys(("decide", "ready", "ancient", "rebirth", "balrog"), "ready"),
    **dict.fromkeys(("conquer", "die", "find", "grant"), "conquer"),
    **dict.fromkeys(("leave", "give_up", "redeploy", "retreat"), "redeploy"),
    **dict.fromkeys(("camp", "fortress", "hero", "queen", "armour", "ghost", "ring", "scepter", "bag"), "redeploy"),
    **dict.fromkeys(("altar", "peace", "stout"), "coins"),
    "over": "over",
}


def phase_of(rules: Rules, s: State) -> Phase:
    """The part of the turn."""
    if s.step == TRAIT and _after_a_roll(rules, s):
        return "conquer"
    return PHASES[step_name(rules, s)]


def _after_a_roll(rules: Rules, s: State) -> bool:
    """Whether a trait that also speaks at the start of a turn asks because a roll has ended the conquests."""
    starting = isinstance(rules.turn[s.stage], Start) and s.cursor > 0
    return rules.traits[subject(s)] in s.forms[s.slot].on_rolled and not starting


def question_of(moment: Moment[Phrase], eyes: int) -> Phrase:
    """What is asked; for those who are not asked, whom the game waits for."""
    acting = moment.state.acting
    if acting >= 0 and acting != eyes:
        return moment.words("sight-waiting", player=moment.names[acting])
    return moment.question
