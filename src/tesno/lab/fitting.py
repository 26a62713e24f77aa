"""Fits a small network to lessons: Adam, a rate that falls along an S, errors clipped.

The same lessons give the same value on every machine. What is added up are whole parts, as in `bots/value.py`, and no
sum reaches 2**53; everything else is reckoned number by number, by operations that all processors round alike.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from tesno.bots.features import SHARED, Known
from tesno.bots.value import COINS, PARTS, Floats, Value, Wholes

HIDDEN: Final = (64, 32)
EPOCHS: Final = 8
RATE: Final = 2e-3
BATCH: Final = 512
CLIP: Final = 1.5  # tens of coins: a game that went wild pulls no harder
FORGET: Final = 0.08  # a share of rows is shown without its marks, as if everything in it were new
_SHRINK: Final = 1e-3
_MEAN: Final = 0.9
_SQUARE: Final = 0.999
_EXACT: Final = 2.0**53  # whole numbers below it have no rounding

Doubles = NDArray[np.float64]


class FittingError(ArithmeticError):
    """Numbers have become so large that their sums would be rounded."""


def fit(rows: Floats, tens: Floats, known: Known, seed: int, heard: Callable[[Value], None] = lambda _: None) -> Value:
    """A value learned from lessons; `heard` is given what it is after every epoch."""
    rng = np.random.default_rng(seed)
    sizes = (rows.shape[1], *HIDDEN, 1)
    weights = [(2.0 * rng.random((into, out)) - 1.0) * np.sqrt(6.0 / into) for into, out in itertools.pairwise(sizes)]
    added = [np.zeros(out) for out in sizes[1:]]
    added[-1][:] = np.rint(tens * np.float64(COINS)).sum() / (COINS * len(tens))
    adam = _Adam([*weights, *added], EPOCHS * (len(rows) // BATCH))
    for _ in range(EPOCHS):
        # Numpy may change its ways to shuffle, not what `random` gives.
        order = rng.random(len(rows)).argsort(kind="stable")
        for start in range(0, len(rows) - BATCH + 1, BATCH):
            chosen = order[start : start + BATCH]
            x = rows[chosen]
            x[rng.random(BATCH) < FORGET, SHARED:] = 0.0
            adam.step(_slopes(x, tens[chosen], weights, added))
        layers = zip(weights, added, strict=True)
        value = Value(known, [(one.astype(np.float32), other.astype(np.float32)) for one, other in layers])
        heard(value)
    return value


def _slopes(rows: Floats, tens: Floats, weights: list[Doubles], added: list[Doubles]) -> list[Doubles]:
    """How the squared error changes with every weight and every added number, in their order."""
    wholes = [np.rint(array * PARTS) for array in weights]
    x = np.rint(rows * np.float64(PARTS))
    inputs = [x]
    for whole, more in zip(wholes[:-1], added, strict=False):
        x = np.rint(np.maximum(_product(x, whole) / PARTS + np.rint(more * PARTS), 0.0))
        inputs.append(x)
    error = (_product(x, wholes[-1]) / (PARTS * PARTS) + added[-1])[:, 0] - tens
    back = np.rint(np.clip(error, -CLIP, CLIP) * (2.0 * PARTS))[:, None]
    of_weights: list[Any] = []
    of_added: list[Any] = []
    for place in range(len(weights) - 1, -1, -1):
        slope = _product(inputs[place].T, back) / (PARTS * PARTS * len(tens))
        of_weights.insert(0, slope + _SHRINK * weights[place])
        of_added.insert(0, back.sum(0) / (PARTS * len(tens)))
        if place:
            back = np.rint(_product(back, wholes[place].T) / PARTS) * (inputs[place] > 0)
    return of_weights + of_added


def _product(left: Wholes, right: Wholes) -> Wholes:
    """The matrix product, exactly. Raises FittingError where that is not certain."""
    if max(left.max(), -left.min()) * max(right.max(), -right.min()) * len(right) >= _EXACT:
        raise FittingError("the network's numbers have grown without bounds: its lessons can't be learned")
    product: Wholes = left @ right
    return product


class _Adam:
    """Kingma and Ba's method; changes the arrays it was made for."""

    def __init__(self, arrays: list[Doubles], steps: int) -> None:
        self.arrays = arrays
        self.steps = max(1, steps)
        self._done = 0
        self._mean_left = self._square_left = 1.0  # what the beginning still weighs in the averages
        self._means = [np.zeros_like(array) for array in arrays]
        self._squares = [np.zeros_like(array) for array in arrays]

    def step(self, slopes: list[Doubles]) -> None:
        self._done += 1
        self._mean_left *= _MEAN
        self._square_left *= _SQUARE
        past = self._done / self.steps
        rate = RATE * (1.0 - past * past * (3.0 - 2.0 * past)) + RATE / 200
        for array, slope, mean, square in zip(self.arrays, slopes, self._means, self._squares, strict=True):
            mean *= _MEAN
            mean += (1.0 - _MEAN) * slope
            square *= _SQUARE
            square += (1.0 - _SQUARE) * slope * slope
            array -= rate * (mean / (1.0 - self._mean_left)) / (np.sqrt(square / (1.0 - self._square_left)) + 1e-8)
