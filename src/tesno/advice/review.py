"""The review of a game: each player's chances after every turn, and what each decision cost against the best one found.

A decision is judged by what its player could know when it was made (a state imagined from the view), and by what was to
be expected of it, not by what came: luck is no mistake. What the search holds for better is played on, and so is what
was done, with the same dice; only a loss that is seen however far one looks, and beyond chance, counts.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from math import sqrt
from random import Random
from typing import Final
from zlib import crc32

from tesno.advice.answers import (
    Answer,
    Ends,
    after,
    answer_of,
    by_any_find,
    dice_of,
    expert_thought,
    judged,
    placing_actions,
    same_question,
    searched,
)
from tesno.advice.chances import chances
from tesno.advice.facts import Fact, facts_of
from tesno.bots.levels import planner_of
from tesno.bots.planner import Budget, Planner
from tesno.core.actions import ABANDON, CHANCE, kind_of
from tesno.core.game import apply
from tesno.core.names import Seat
from tesno.core.state import State
from tesno.core.steps import GIVING_UP, READY, REDEPLOY, RETREATING, TRAIT
from tesno.core.view import imagine
from tesno.play import Game, Ledger, Move

COSTLIEST: Final = 5
LEAST_LOSS: Final = 1.0  # coins from which a decision is called a mistake
DOUBTFUL: Final = 0.5  # coins below which the search finds no difference worth a closer look
SURE: Final = 2.0  # standard errors by which a loss has to stand out
# Less than the expert thinks: a whole game has hundreds of questions.
THOUGHT: Final = Budget(30)
SAMPLES: Final = 16
MOST_ENDS: Final = 6  # ends of a turn that are all played on so often

_BEFORE: Final = (0, -1)  # no turn yet: chance says who begins, and lays out the column
_PLACING: Final = (REDEPLOY, RETREATING)
_PIECEWISE: Final = (*_PLACING, TRAIT, GIVING_UP)


@dataclass(frozen=True)
class Standing:
    """After a turn: how likely each seat was to win. `at` is the number of moves in the log by then."""

    at: int
    round: int
    seat: int
    chances: list[float]


@dataclass(frozen=True)
class Mistake:
    """A decision that cost coins: made after `at` moves of the log, in the state `s` as its player could imagine it."""

    at: int
    round: int
    seat: int
    s: State
    played: Answer
    better: Answer
    loss: float
    facts: list[Fact]


@dataclass
class Review:
    """What was found of a game, or of a part of it."""

    standings: list[Standing] = field(default_factory=list)
    mistakes: list[Mistake] = field(default_factory=list)

    def add(self, other: Review) -> None:
        self.standings += other.standings
        self.mistakes = costliest([*self.mistakes, *other.mistakes])


def costliest(mistakes: list[Mistake]) -> list[Mistake]:
    return sorted(mistakes, key=lambda mistake: (-mistake.loss, mistake.at))[:COSTLIEST]


def review_of(game: Game, heard: Callable[[int, int], None] = lambda done, whole: None) -> Review:
    """A whole game; `heard` is told how many of its turns are done."""
    turns = turns_of(game)
    found = Review()
    for number, (first, last) in enumerate(turns):
        heard(number, len(turns))
        found.add(review_part(game, first, last))
    heard(len(turns), len(turns))
    return found


def turns_of(game: Game) -> list[tuple[int, int]]:
    """The turns of a game, each as a part of its log: from this move up to that."""
    walk = _Walk(game)
    found: list[tuple[int, int]] = []
    first = walk.at
    while walk.more:
        turn = walk.turn
        walk.step()
        if walk.game.over or turn not in (_BEFORE, walk.turn):
            found.append((first, walk.at))
            first = walk.at
    if first < walk.at:
        found.append((first, walk.at))
    return found


def review_part(game: Game, first: int, last: int) -> Review:
    """What was decided in a part of the log, and how the turns in it left everybody."""
    walk = _Walk(game)
    while walk.at < first:
        walk.step()
    planner = planner_of(game.rules)
    found = Review()
    judge = _Judge(planner)
    while walk.at < last:
        turn = walk.turn
        if walk.acting >= 0 and len(walk.game.legal) > 1:
            judge.hear(walk)
        else:
            judge.interrupted(walk.acting)
        for _ in range(judge.taken or 1):
            walk.step()
        judge.taken = 0
        if walk.turn != turn or walk.game.over:
            judge.close()
            if turn != _BEFORE:
                found.standings.append(Standing(walk.at, *turn, chances(planner, walk.game.state)))
    judge.close()
    found.mistakes = costliest(judge.mistakes)
    return found


class _Walk:
    """Goes through a game move by move, with what everybody could count on the way."""

    def __init__(self, game: Game) -> None:
        self.game = game.restarted()
        self.ledger = Ledger(game.rules)
        self.ledger.coins = list(self.game.state.coins)
        self._moves: list[Move] = game.moves
        # The draw of a random layout stands in the log, but nobody moves by it.
        self._before = len(game.log) - len(game.moves)
        self._done = 0
        self._heard = 0
        self._begun = self.game.acting >= 0

    @property
    def at(self) -> int:
        return self._before + self._done

    @property
    def more(self) -> bool:
        return self._done < len(self._moves)

    @property
    def acting(self) -> int:
        return self.game.acting

    @property
    def turn(self) -> tuple[int, int]:
        """Round and seat."""
        s = self.game.state
        return (s.round, s.seat) if self._begun else _BEFORE

    @property
    def coming(self) -> list[Move]:
        return self._moves[self._done :]

    def step(self) -> None:
        self.game.repeat(self._moves[self._done].text)
        self._done += 1
        self._begun = self._begun or self.game.acting >= 0
        self.ledger.hear(self.game.events[self._heard :])
        self._heard = len(self.game.events)

    def imagined(self) -> State:
        """The position as the seat that is asked could imagine it."""
        return imagine(self.game.rules, self.game.view(self.acting), self.ledger.totals)


@dataclass
class _Open:
    """A decision within a turn: what came next may show that it was better than the search could tell."""

    at: int
    s: State
    best: Answer
    played: Answer
    dice: int


class _Judge:
    """Judges the decisions of a part of a game, in their order."""

    def __init__(self, planner: Planner) -> None:
        self.planner = planner
        self.mistakes: list[Mistake] = []
        self.taken = 0  # moves that belong to the decision just heard
        self._open: _Open | None = None

    def hear(self, walk: _Walk) -> None:
        """The decision that is made now."""
        s = walk.imagined()
        self.taken = self._moves_of(walk)
        actions = [move.action for move in walk.coming[: self.taken]]
        if s.step in _PLACING:
            self.close()
            self._placed(walk.at, s, actions)
            return
        if s.step == READY and kind_of(actions[0]) != ABANDON:
            # To march is what nearly everybody does, and what the search takes for granted.
            return
        dice = _dice(s)
        answers = searched(self.planner, s, THOUGHT, dice)
        best = max(answers, key=lambda answer: answer.score)
        self._continued(best)
        self.close()
        played = next((answer for answer in answers if answer.actions[0] == actions[0]), None)
        if played is None or played is best:
            # One that leads to a position others lead to as well is not worse than they are.
            self._open = None
            return
        trail = played.trail
        played = answer_of(self.planner.rules, s, actions, played.score, played.coins, played.ends)
        played = replace(played, trail=trail)
        self._open = _Open(walk.at, s, best, played, dice)

    def interrupted(self, acting: int) -> None:
        """Something else happens: after chance has spoken nothing more is said of what was decided before."""
        if acting == CHANCE:
            self.close()

    def _continued(self, best: Answer) -> None:
        """The turn goes on: what was decided before leads at least to what is best now."""
        if self._open is not None and best.score > self._open.played.score:
            played = self._open.played
            trail = [*played.trail, *best.trail]
            self._open.played = replace(played, score=best.score, coins=best.coins, ends=best.ends, trail=trail)

    def close(self) -> None:
        """Nothing that follows speaks for the last decision any more."""
        decided, self._open = self._open, None
        if decided is None or decided.best.score - decided.played.score < DOUBTFUL:
            return
        self._weigh(decided.at, decided.s, decided.best, decided.played, decided.dice)

    def _placed(self, at: int, s: State, actions: list[int]) -> None:
        """Tokens placed as a whole, against habit's proposal."""
        planner, dice = self.planner, _dice(s)
        proposal = placing_actions(planner.rules, s, dict(planner.habits.allotment(s)))
        if proposal == actions:
            return
        best, played = (
            answer_of(planner.rules, s, chosen, 0.0, 0.0, [(1.0, after(planner, s, chosen, dice))])
            for chosen in (proposal, actions)
        )
        self._weigh(at, s, best, played, dice)

    def _weigh(self, at: int, s: State, best: Answer, played: Answer, dice: int) -> None:
        """Play both on with the same dice, not at all, for a turn and for a round: what all three see is a loss."""
        seat = s.acting
        best, played = (by_any_find(self.planner, s, answer, dice) for answer in (best, played))
        loss = self._valued(best.ends, seat) - self._valued(played.ends, seat)
        for turns in sorted({1, self.planner.rules.seats}):
            if loss < LEAST_LOSS:
                return
            loss = min(loss, self._loss(best.ends, played.ends, seat, turns, dice))
        if loss < LEAST_LOSS or self._is_advised(s, played):
            return
        facts = facts_of(self.planner, s, best)
        self.mistakes.append(Mistake(at, s.round, seat, s, played, best, loss, facts))

    def _is_advised(self, s: State, played: Answer) -> bool:
        """Whether it is what the hints would have said first: nobody may be blamed for following them."""
        answers = judged(self.planner, s, expert_thought(self.planner.rules.box), dice_of(s))
        return answers[0].actions[: len(played.actions)] == played.actions

    def _valued(self, ends: Ends, seat: Seat) -> float:
        values = self.planner.utilities([end for _, end in ends], seat)
        return sum(weight * value for (weight, _), value in zip(ends, values, strict=True))

    def _loss(self, best: Ends, played: Ends, seat: Seat, turns: int, dice: int) -> float:
        """Coins lost when everybody plays on for so many turns; none when chance may have made the difference."""
        one, two = (self._played_on(ends, seat, turns, dice) for ends in (best, played))
        losses = [better - done for (better, _), (done, _) in zip(one, two, strict=True)]
        loss = sum(losses) / SAMPLES
        error = sqrt(sum((other - loss) ** 2 for other in losses) / (SAMPLES - 1) / SAMPLES)
        return loss if loss >= SURE * error else 0.0

    def _played_on(self, ends: Ends, seat: Seat, turns: int, dice: int) -> list[tuple[float, float]]:
        """Samples of what comes then; of the many ends that a find may lead to each sample has one."""
        if len(ends) <= MOST_ENDS:
            return self.planner.samples(ends, seat, turns, SAMPLES, dice)
        found: list[tuple[float, float]] = []
        for number in range(SAMPLES):
            own = dice + number * 7919
            (end,) = Random(own).choices([end for _, end in ends], [weight for weight, _ in ends])
            found += self.planner.samples([(1.0, end)], seat, turns, 1, own)
        return found

    def _moves_of(self, walk: _Walk) -> int:
        """How many moves of the log answer the question asked now: what is placed piece by piece is one answer."""
        s = walk.game.state
        if s.step not in _PIECEWISE:
            return 1
        rules, trial = walk.game.rules, s.copy()
        for number, move in enumerate(walk.coming, 1):
            apply(rules, trial, move.action)
            if not same_question(rules, s, trial):
                return number
        return len(walk.coming)


def _dice(s: State) -> int:
    """The seed of chance for a turn: one for all its decisions, so that what they lead to can be compared."""
    return crc32(f"{s.round} {s.seat}".encode())
