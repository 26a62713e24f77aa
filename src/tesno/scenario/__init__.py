"""Scenario files: a position, moves and expectations in plain text, for rule tests and bug reports."""

from tesno.play.position import position_text, read_position
from tesno.position import PositionError
from tesno.scenario.files import Failure, check_file, check_text
from tesno.scenario.report import scenario_of

__all__ = [
    "Failure",
    "PositionError",
    "check_file",
    "check_text",
    "position_text",
    "read_position",
    "scenario_of",
]
