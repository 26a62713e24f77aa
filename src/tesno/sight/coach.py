"""One line at the right moment, for whoever plays their first games: what somebody beside them would point out.

It is made from what the seat sees and is offered, by a few thumb rules; where there is nothing to point out it keeps
silent. It does not think ahead: whoever wants to know what is best asks for a hint.
"""

from __future__ import annotations

from collections.abc import Iterator

from tesno.core.bits import regions_of
from tesno.core.rules import Rules
from tesno.core.state import State
from tesno.core.steps import CONQUEST, REDEPLOY
from tesno.core.view import View, imagine
from tesno.locale import Phrase, Phrases
from tesno.sight.model import Cost, Option, Position

FIRST_ROUNDS = 2  # in which what comes up every turn is said
RICH = 2  # coins on a combo that are worth a word


def coaching_of(rules: Rules, view: View, position: Position) -> Phrase | None:
    """The line for the seat that is asked, if there is something to say to it."""
    s = imagine(rules, view)
    words = Phrases(rules.box)
    return next(_lines(words, rules, s, position), None)


def _lines(words: Phrases, rules: Rules, s: State, position: Position) -> Iterator[Phrase]:
    """What could be said, the most urgent first."""
    options = position.options
    if any(option.kind == "pick" for option in options):
        yield from _picking(words, position)
    elif any(option.kind == "decline" for option in options):
        yield from _deciding(words, s, position)
    elif s.step == CONQUEST and position.turn == position.eyes:
        yield from _leaving(words, s, ahead=any(option.kind == "conquer" for option in options))
        yield from _rolling(words, options)
    elif s.step == REDEPLOY:
        yield from _leaving(words, s, ahead=False)
        if position.round <= FIRST_ROUNDS and position.spread is not None and len(position.spread.shares) > 1:
            yield words("coach-redeploy")


def _picking(words: Phrases, position: Position) -> Iterator[Phrase]:
    gifts = [combo for combo in position.column if combo.why_not is None and combo.coins - combo.price >= RICH]
    if gifts:
        best = max(gifts, key=lambda combo: combo.coins - combo.price)
        yield words("coach-gift", combo=words.combo(best.race, best.power), n=best.coins)
    elif position.round == position.rounds:
        yield words("coach-pick-last")
    elif position.round == 1:
        yield words("coach-pick")


def _deciding(words: Phrases, s: State, position: Position) -> Iterator[Phrase]:
    """Is it time to decline? Whoever can take one region at most has little left to do with this race."""
    costs = list(_costs(position.options, "conquer"))
    free = _tokens(s) - s.held[s.slot].bit_count()
    if position.round == position.rounds:
        yield words("coach-last-round")
    elif not costs:
        yield words("coach-decline-none", n=free)
    elif free < 2 * (cheapest := min(cost.total for cost in costs)):
        yield words("coach-decline", n=free, cost=cheapest)


def _leaving(words: Phrases, s: State, ahead: bool) -> Iterator[Phrase]:
    """Tokens that are there for conquest only go when it is over: regions may have to be given up for them."""
    leaving = s.forms[s.slot].set_aside
    regions = s.held[s.slot].bit_count()
    staying = max(0, _tokens(s) - leaving)
    if leaving and regions and staying < regions + ahead:
        yield words("coach-leaving", n=leaving, regions=staying)


def _tokens(s: State) -> int:
    """All that the race has: in hand, set aside, on the map."""
    slot = s.slot
    return s.hand[slot] + s.reserve[slot] + sum(s.tokens[region] for region in regions_of(s.held[slot]))


def _rolling(words: Phrases, options: list[Option]) -> Iterator[Phrase]:
    """Nothing can be had for sure any more, but the die may still take something."""
    rolls = list(_costs(options, "gamble"))
    if rolls and not any(True for _ in _costs(options, "conquer")):
        best = max(rolls, key=lambda cost: cost.hits)
        yield words("coach-die", hits=best.hits, faces=best.faces)


def _costs(options: list[Option], *kinds: str) -> Iterator[Cost]:
    return (option.cost for option in options if option.kind in kinds and option.cost is not None)
