"""How a game ended, in a few numbers: worked out once, and kept with what lists show of it."""

from __future__ import annotations

from typing import Any

from tesno.play.summary import tally_of
from tesno.server.course import Course

RESULT = "result"  # its name among what lists show of a finished game


def result_of(course: Course) -> dict[str, Any]:
    """The coins of each seat, and what each combo brought: seat, race, power, coins."""
    combos = tally_of(course.game.events).combos
    return {
        "coins": list(course.game.state.coins),
        "combos": [[combo.seat, combo.race, combo.power, combo.coins] for combo in combos],
    }
