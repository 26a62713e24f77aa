"""Positions in text: any moment of a turn can be written down and read back (docs/scenarios.md).

A position's lines say two things: the table (`table_entries`) and, for the rules of that table, how it stands
(`read_state`, `state_lines`).
"""

from tesno.position.building import read_state
from tesno.position.errors import PositionError
from tesno.position.lines import clean_lines
from tesno.position.tables import TABLE_WORDS, table_entries
from tesno.position.writing import state_lines

__all__ = ["TABLE_WORDS", "PositionError", "clean_lines", "read_state", "state_lines", "table_entries"]
