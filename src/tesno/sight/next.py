"""What comes next: said beforehand on whatever leads there."""

from __future__ import annotations

from typing import Final

from tesno.core.actions import CHANCE, NOBODY
from tesno.core.explain import step_name
from tesno.core.state import State
from tesno.locale import Phrase
from tesno.sight.moment import Moment

# Where a race of several is asked, it is said which one.
_OF_A_RACE: Final = ("decide", "ready", "conquer", "redeploy")


def next_of(moment: Moment[Phrase], later: State) -> Phrase | None:
    """What the same player is asked next, or who goes on; None where chance has its say before that is known."""
    s, words = moment.state, moment.words
    if later.acting == CHANCE:
        return None
    if later.acting == NOBODY:
        return words("next-result")
    asked_again = later.acting == s.acting
    same_turn = (later.seat, later.round) == (s.seat, s.round)
    if s.acting != s.seat and not asked_again:
        # Somebody was asked in the turn of another.
        return words("next-others", player=moment.names[later.acting])
    if s.acting != s.seat and not same_turn:
        return words("next-own-turn")
    if not asked_again or not same_turn:
        return words("next-over")
    return _question(moment.after(later), another=later.slot != s.slot)


def _question(then: Moment[Phrase], another: bool) -> Phrase:
    """The question in a few words; one without words of its own goes by whose it is."""
    rules, s, words = then.rules, then.state, then.words
    name = step_name(rules, s)
    if another and name in _OF_A_RACE:
        return words(f"next-race-{name}", race=words.race(rules.race_ids[s.slot]))
    if words.has(f"next-{name}"):
        return words(f"next-{name}")
    asking = then.asking
    assert asking is not None, f"no words for what comes next: {name}"
    return words("next-trait", source=words.summand(asking.name))
