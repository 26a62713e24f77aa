"""Hints: the best answers to the question a seat is asked, with what they promise and why."""

from __future__ import annotations

from dataclasses import dataclass
from time import thread_time
from typing import Any, Final

from tesno.advice.answers import (
    TOLD,
    Answer,
    aim_of,
    by_any_find,
    dice_of,
    expert_thought,
    judged,
    names_region,
    standing_now,
)
from tesno.advice.facts import Fact, facts_of
from tesno.bots.levels import LONGEST, planner_of
from tesno.bots.mind import position
from tesno.core.actions import target_of
from tesno.core.game import apply
from tesno.core.names import Region
from tesno.core.rules import Rules
from tesno.core.state import State
from tesno.core.view import View, imagine
from tesno.play import Game, Ledger

_AS_GOOD: Final = 1e-4  # coins: who is this close has been put there, or is there by rounding


@dataclass(frozen=True)
class Hint:
    """One of the best answers: the lines that play it, and what it promises.

    `coins` are the seat's own when the game is over; `behind` is how much less it promises than the best, in coins
    against the others': one coin of the seat's own is worth as much as one the others, the leader above all, don't get.
    """

    answer: Answer
    coins: float
    behind: float
    regions: list[int]
    facts: list[Fact]

    @property
    def lines(self) -> list[str]:
        return list(self.answer.lines)


def hints_of(rules: Rules, view: View, ledger: tuple[int, ...] | None, hurried: bool = False) -> list[Hint]:
    """The best answers to what the seat of the view is asked, the best first. `hurried`: people wait.

    Only the view counts, and what anybody could have counted (`ledger`): hints know no secret.
    """
    s = imagine(rules, view, ledger)
    planner = planner_of(rules)
    planner.deadline = thread_time() + LONGEST if hurried else 0.0
    try:
        dice = dice_of(s)
        answers = distinct(judged(planner, s, expert_thought(planner.rules.box), dice))[:TOLD]
        # What the clock has cut short can't be compared.
        comparable = not planner.late() and not rules.teams
    finally:
        planner.deadline = 0.0
    best = answers[0].score
    found = []
    for place, judgement in enumerate(answers):
        answer = by_any_find(planner, s, judgement, dice)
        facts = facts_of(planner, s, answer, kept_from_others(answers, place) if comparable else 0)
        found.append(Hint(answer, answer.coins, best - answer.score, regions_named(rules, s, answer), facts))
    return found


def kept_from_others(answers: list[Answer], place: int) -> int:
    """Why an answer is better than one below it by which the seat itself gets more: so many coins less the others get,
    the leader above all. 0: there is no such answer."""
    answer = answers[place]
    richer = [
        other
        for other in answers[place + 1 :]
        if round(other.coins) > round(answer.coins) and other.score < answer.score - _AS_GOOD
    ]
    if not richer:
        return 0
    other = max(richer, key=lambda other: other.coins)
    return round((other.coins - other.score) - (answer.coins - answer.score))


def hints_for(game: Game) -> list[Hint]:
    """The best answers to what is asked in a game under way."""
    return hints_of(game.rules, game.view(game.acting), counted(game))


def counted(game: Game) -> tuple[int, ...]:
    """Everybody's coins, as whoever watched the game from its beginning could have counted them."""
    ledger = Ledger(game.rules)
    # A position that a game begins with says openly what everybody has.
    ledger.coins = list(game.restarted().state.coins)
    ledger.hear(game.events)
    return ledger.totals


def distinct(answers: list[Answer]) -> list[Answer]:
    """Conquests in another order end in the same position: one of them is enough."""
    found: dict[Any, Answer] = {}
    for answer in answers:
        found.setdefault(tuple(position(end) for _, end in answer.ends), answer)
    return list(found.values())


def regions_named(rules: Rules, s: State, answer: Answer) -> list[int]:
    """The regions an answer speaks of: where it goes, or where it puts more than there is; what it makes ready for."""
    if answer.counts:
        now = standing_now(rules, s)
        return [region for region, count in answer.counts if count > now.get(region, 0)]
    trial = s.copy()
    named: list[Region] = []
    for action in answer.actions:
        if names_region(rules, trial, action):
            named.append(target_of(action))
        apply(rules, trial, action)
    aim = 0 if named else aim_of(planner_of(rules), s, answer)
    return [aim] if aim else sorted(set(named))
