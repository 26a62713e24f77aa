"""What a value learns does not depend on the machine: every sum is exact, in whatever order it is added up."""

from __future__ import annotations

from itertools import pairwise

import numpy as np
import pytest

from tesno.bots.features import SHARED, Known
from tesno.bots.value import Value
from tesno.lab.fitting import BATCH, Doubles, FittingError, _slopes, fit
from tesno.lab.returns import TRUTH, returns
from tesno.lab.selfplay import Lessons, _falling

NOTHING = Known([], [], [], [])


def a_network(rng: np.random.Generator) -> tuple[list[Doubles], list[Doubles]]:
    sizes = (SHARED, 64, 32, 1)
    return [rng.standard_normal(pair) * 0.3 for pair in pairwise(sizes)], [rng.random(size) for size in sizes[1:]]


def test_slopes_are_the_same_in_whatever_order_they_are_added_up() -> None:
    rng = np.random.default_rng(2)
    weights, added = a_network(rng)
    rows = rng.random((BATCH, SHARED)).astype(np.float32)
    tens = rng.random(BATCH).astype(np.float32) * 10
    found = _slopes(rows, tens, weights, added)
    for _ in range(4):
        others = rng.permutation(BATCH)
        again = _slopes(rows[others], tens[others], weights, added)
        assert all((one == other).all() for one, other in zip(found, again, strict=True))
        inputs = rng.permutation(SHARED)
        first, *rest = _slopes(rows[:, inputs], tens, [weights[0][inputs], *weights[1:]], added)
        assert (first == found[0][inputs]).all()
        assert all((one == other).all() for one, other in zip(found[1:], rest, strict=True))


def test_slopes_are_those_of_the_error() -> None:
    """Beside what the error is when one weight is a little larger and a little smaller."""
    rng = np.random.default_rng(4)
    weights, added = a_network(rng)
    rows = rng.random((BATCH, SHARED)).astype(np.float32)

    def guess() -> Doubles:
        x = rows.astype(np.float64)
        for weight, more in zip(weights[:-1], added, strict=False):
            x = np.maximum(x @ weight + more, 0.0)
        found: Doubles = (x @ weights[-1] + added[-1])[:, 0]
        return found

    # Near what it says, so that nothing is clipped.
    tens = (guess() + rng.standard_normal(BATCH) * 0.3).astype(np.float32)
    slopes = _slopes(rows, tens, weights, added)
    for place, array in enumerate([*weights, *added]):
        where = (0,) * array.ndim
        errors = []
        for step in (1e-4, -2e-4):
            array[where] += step
            errors.append(float(((guess() - tens) ** 2).mean()))
        array[where] += 1e-4
        assert slopes[place][where] == pytest.approx((errors[0] - errors[1]) / 2e-4, rel=0.02, abs=2e-3)


def test_numbers_that_grow_without_bounds_are_an_error_and_no_rounded_sum() -> None:
    rows = np.full((BATCH, SHARED), 6e8, np.float32)
    with pytest.raises(FittingError, match="without bounds"):
        fit(rows, np.ones(BATCH, np.float32), NOTHING, 1)


def expecting(tens: float) -> Value:
    """A value that expects the same of every position."""
    return Value(NOTHING, [(np.zeros((SHARED, 1), np.float32), np.array([tens], np.float32))])


def test_a_return_is_what_came_mixed_with_what_is_expected_a_turn_later() -> None:
    # Two games of two seats, with three turns and one.
    came = np.array([3.0, 6.0, 2.0, 4.0, 1.0, 2.0, 9.0, 8.0], np.float32)
    lessons = Lessons(np.zeros((8, SHARED), np.float32), came, [3, 1], 2)
    found = returns(lessons, expecting(5.0)).tolist()
    # The last turn of a game is worth what came; nothing is taken over from one game into another.
    assert found[4:] == came[4:].tolist()
    before = [earned + TRUTH * later + (1 - TRUTH) * 5.0 for earned, later in ((1.0, 1.0), (2.0, 2.0))]
    assert found[2:4] == pytest.approx(before)
    first = [earned + TRUTH * later + (1 - TRUTH) * 5.0 for earned, later in zip((1.0, 2.0), before, strict=True)]
    assert found[:2] == pytest.approx(first)


def test_strayings_are_as_likely_as_a_falling_exponential_says() -> None:
    for x in (0.0, 0.1, 1.0, 3.0, 10.0):
        assert _falling(x) == pytest.approx(np.exp(-x), rel=0.06)
    assert _falling(5000.0) == 0.0
