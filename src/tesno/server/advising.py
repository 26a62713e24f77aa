"""What advisers are asked and how they answer, in worker processes: hints from a view, reviews of finished games.

Answers are said in every language at once: thinking takes seconds, saying it nothing.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import groupby

from tesno.advice.hints import hints_of, regions_named
from tesno.advice.review import Mistake as FoundMistake
from tesno.advice.review import review_part, turns_of
from tesno.advice.telling import answer_text, because
from tesno.core.rules import Rules
from tesno.core.view import View, imagine
from tesno.locale import LANGUAGES, Phrase, Words
from tesno.play import Game, Table
from tesno.server.course import Course
from tesno.server.questions import Question, rules_of, table_of
from tesno.server.wire import AdviceFact, Chances, Hint, Mistake

# A review is asked for in so many parts at most: hints have their turn between them.
MOST_PARTS = 24


@dataclass(frozen=True)
class HintQuestion:
    """What a seat is asked, and what the players are called."""

    question: Question
    names: tuple[Phrase, ...]


def hinted(asked: HintQuestion) -> dict[str, list[Hint]]:
    """In the worker: the best answers, by language."""
    question = asked.question
    rules, table = rules_of(question), table_of(question)
    view = View(question.seat, question.coins, question.public)
    hints = hints_of(rules, view, question.ledger, hurried=True)
    s = imagine(rules, view, question.ledger)
    found: dict[str, list[Hint]] = {}
    for language in LANGUAGES:
        words, names = _speaking(language, table, asked.names)
        found[language] = [
            Hint(
                lines=hint.lines,
                text=answer_text(rules, s, hint.answer, words, names),
                because=because(rules, hint.facts, words, names),
                facts=[AdviceFact(id=fact.id, about=fact.about) for fact in hint.facts],
                coins=round(hint.coins, 1),
                behind=round(hint.behind, 1),
                regions=hint.regions,
            )
            for hint in hints
        ]
    return found


@dataclass(frozen=True)
class ReviewQuestion:
    """A finished game by its log, and the part of it to be looked at: moves `first` to `last` of the game."""

    table: str  # as JSON, and so are the entries: keys for the worker's memory
    bodies: str
    names: tuple[Phrase, ...]
    first: int = 0
    last: int = 0


@dataclass(frozen=True)
class ReviewPart:
    """What was found in a part of a game, by language where it is said."""

    chances: list[Chances]
    mistakes: dict[str, list[Mistake]]


def outlined(asked: ReviewQuestion) -> list[tuple[int, int]]:
    """In the worker: the parts in which a game is looked at, some turns each."""
    turns = turns_of(_recorded(asked.table, asked.bodies)[0])
    size = -(-len(turns) // MOST_PARTS)
    parts = [[turn for _, turn in group] for _, group in groupby(enumerate(turns), lambda entry: entry[0] // size)]
    return [(part[0][0], part[-1][1]) for part in parts]


def reviewed(asked: ReviewQuestion) -> ReviewPart:
    """In the worker: one part."""
    game, stands, stand_ins = _recorded(asked.table, asked.bodies)
    found = review_part(game, asked.first, asked.last)
    chances = [
        Chances(
            seq=version_at(stands, standing.at),
            round=standing.round,
            seat=standing.seat,
            chances=[round(chance, 4) for chance in standing.chances],
        )
        for standing in found.standings
    ]
    mistakes: dict[str, list[Mistake]] = {}
    for language in LANGUAGES:
        words, names = _speaking(language, game.laid, asked.names)
        mistakes[language] = [
            _said(game.rules, mistake, version, stand_ins[version - 1].get(mistake.seat), words, names)
            for mistake in found.mistakes
            for version in [version_at(stands, mistake.at)]
        ]
    return ReviewPart(chances, mistakes)


def _said(
    rules: Rules, mistake: FoundMistake, version: int, bot: str | None, words: Words, names: Sequence[str]
) -> Mistake:
    return Mistake(
        seq=version,
        seat=mistake.seat,
        round=mistake.round,
        played=answer_text(rules, mistake.s, mistake.played, words, names),
        better=answer_text(rules, mistake.s, mistake.better, words, names),
        lines=list(mistake.better.lines),
        because=because(rules, mistake.facts, words, names),
        regions=regions_named(rules, mistake.s, mistake.better),
        loss=round(mistake.loss, 1),
        bot=bot,
    )


@lru_cache(maxsize=4)
def _recorded(table: str, bodies: str) -> tuple[Game, list[int], list[dict[int, str]]]:
    """A game from its log; how many moves it had after each version, and who played for others from then on."""
    course = Course(Game(Table.from_json(json.loads(table))))
    stands: list[int] = []
    stand_ins: list[dict[int, str]] = []
    for body in json.loads(bodies):
        course.follow(body)
        stands.append(len(course.game.log))
        stand_ins.append(course.stand_ins)
    return course.game, stands, stand_ins


def version_at(stands: Sequence[int], moves: int) -> int:
    """The last version at which a game had no more than so many moves: what was taken back is passed over.

    >>> version_at([3, 5, 4, 6, 6, 9], 5)
    3
    >>> version_at([3, 5, 4, 6, 6, 9], 6)
    5
    """
    return max((version for version, count in enumerate(stands, 1) if count <= moves), default=1)


def _speaking(language: str, table: Table, names: Sequence[Phrase]) -> tuple[Words, list[str]]:
    words = Words.for_table(language, table.box, table.content)
    return words, [words.say(name) for name in names]
