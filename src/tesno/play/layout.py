"""The draw of a random layout: the first entry of a log, made before there are rules."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final

from tesno.core.actions import Action
from tesno.play.errors import MalformedAction
from tesno.play.table import Table

WORD: Final = "layout"
NO_ACTION: Final = -1  # boards are told by their names, not by numbers


def layout_text(boards: Sequence[str]) -> str:
    """The entry of the log.

    >>> layout_text(["l1a", "s2b"])
    'layout l1a s2b'
    """
    return " ".join([WORD, *boards])


def boards_in(action: int | str | Action) -> list[str]:
    """The boards that an entry names. Raises MalformedAction."""
    words = action.split() if isinstance(action, str) else []
    if len(words) < 2 or words[0] != WORD:
        problem = f"{action!r}: the boards are not laid out yet: begin with `layout` and their ids"
        raise MalformedAction(str(action), problem)
    return words[1:]


def drawn_by_seed(table: Table, seed: int) -> tuple[str, ...]:
    """The boards a seed draws; what else it decides does not depend on whether they were drawn. Raises TableError."""
    return random.Random(f"{WORD} {seed}").choice(table.draws())
