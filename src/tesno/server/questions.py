"""What a bot of a server is asked, and how it answers: from a view alone, wherever it thinks."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from tesno.core.explain import step_name
from tesno.core.game import apply, legal_actions
from tesno.core.notation import action_text
from tesno.core.rules import Rules
from tesno.core.steps import REDEPLOY, RETREATING, TRAIT
from tesno.core.view import View, imagine, view_of
from tesno.play import Table

# Questions that are answered one token or piece at a time.
PLACING = (REDEPLOY, RETREATING, TRAIT)

Choose = Callable[[View, list[int], tuple[int, ...] | None], int]


@dataclass(frozen=True)
class Question:
    """All a bot is told: the table, what its seat sees, and everybody's coins as counted in the open."""

    game: str
    table: str  # a key for the worker's memory: the table as JSON text
    bot: str
    seat: int
    seed: int
    coins: tuple[int | None, ...]
    public: dict[str, Any]
    ledger: tuple[int, ...]
    plans: bytes = b""  # of an earlier answer


@dataclass(frozen=True)
class Thought:
    """A bot's answer in notation: one action, or all that answer one question of placing. What it has planned beyond
    that comes along with the next question at its table, so that any worker answers it as this one would."""

    lines: list[str]
    plans: bytes  # sealed, so that the server has nothing to unpack


def table_of(question: Question) -> Table:
    return Table.from_json(json.loads(question.table))


@lru_cache(maxsize=64)
def _rules_of(table: str) -> Rules:
    return Table.from_json(json.loads(table)).rules()


def rules_of(question: Question) -> Rules:
    """Made once for all questions of a table."""
    return _rules_of(question.table)


def answered(question: Question, choose: Choose) -> list[str]:
    """What a bot decides. What is placed piece by piece is answered in one go, on an imagined table."""
    rules = rules_of(question)
    s = imagine(rules, View(question.seat, question.coins, question.public), question.ledger)
    lines: list[str] = []
    asked = step_name(rules, s), s.slot
    while True:
        legal = legal_actions(rules, s)
        action = choose(view_of(rules, s, question.seat), legal, question.ledger)
        lines.append(action_text(rules, s, action))
        apply(rules, s, action)
        if s.step not in PLACING or s.acting != question.seat or (step_name(rules, s), s.slot) != asked:
            return lines
