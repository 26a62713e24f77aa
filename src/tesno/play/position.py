"""A position at its table: the lines of a scenario before its first move, read and written."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from tesno.core.rules import Rules
from tesno.core.state import State
from tesno.load.errors import ContentError
from tesno.load.map_wish import text_of_wish
from tesno.play.errors import TableError
from tesno.play.table import Table
from tesno.position import TABLE_WORDS, PositionError, clean_lines, read_state, state_lines, table_entries


@dataclass
class Position:
    """A position as read: the table, the state at the question that is open, and the lines that describe it."""

    table: Table
    rules: Rules
    state: State
    lines: list[str]


def read_position(text: str | Iterable[str], folder: Path | None = None, table: Table | None = None) -> Position:
    """The position that lines describe; files they name count from the folder. Raises PositionError.

    With a table, the lines say only how it stands.
    """
    lines = clean_lines(text)
    if table is None:
        table = Table(**table_entries(lines, folder))
    try:
        rules = table.rules()
    except (TableError, ContentError) as error:
        raise PositionError(str(error)) from error
    told = [line for line in lines if line.split()[0] not in TABLE_WORDS]
    return Position(table, rules, read_state(rules, told), told)


def position_text(table: Table, rules: Rules, s: State) -> list[str]:
    """The lines of a position at the start of a turn; `read_position` builds an equal state from them."""
    return table_lines(table, rules) + state_lines(rules, s)


def table_lines(table: Table, rules: Rules) -> list[str]:
    """Those of them that say what table it is."""
    lines = [f"map {text_of_wish(table.map, rules.board.id)}"]
    for name in ("options", "races", "powers"):
        if getattr(table, name):
            lines.append(f"{name} {' '.join(getattr(table, name))}")
    lines += [f"content {source.name}" for source in table.content]
    if table.players != rules.board.players and not table.variant:
        lines.append(f"players {table.players}")
    if table.variant:
        lines.append(f"variant {table.variant}")
    if table.rounds:
        lines.append(f"rounds {table.rounds}")
    return lines
