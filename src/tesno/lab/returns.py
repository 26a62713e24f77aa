"""What a value learns that positions are worth: the coins that came after them, less the luck of games that were long.

How many coins came is true but noisy: it has the luck of all turns that followed. What a value expects one turn later
has not, but may be wrong. A return is a mixture of both, turn by turn (Sutton's lambda-return).
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from tesno.bots.value import Floats, Value
from tesno.lab.selfplay import Lessons

TRUTH: Final = 0.6  # of what comes after the next turn, so much as it came; the rest as the value expects it


def returns(lessons: Lessons, value: Value) -> Floats:
    """What every row is worth by what came and by what a value expects."""
    expected = value.tens(lessons.rows)
    came = lessons.tens.astype(np.float64)
    found = np.empty_like(came)
    end = 0
    for turns in lessons.turns:
        start, end = end, end + turns * lessons.seats
        by_turn = (turns, lessons.seats)
        found[start:end] = _of_game(came[start:end].reshape(by_turn), expected[start:end].reshape(by_turn)).ravel()
    return found.astype(np.float32)


def _of_game(came: NDArray[np.float64], expected: NDArray[np.float64]) -> NDArray[np.float64]:
    """The same for one game: rows are its turns, columns its seats."""
    found = came.copy()
    for turn in range(len(came) - 2, -1, -1):
        earned = came[turn] - came[turn + 1]
        found[turn] = earned + (TRUTH * found[turn + 1] + (1.0 - TRUTH) * expected[turn + 1])
    return found
