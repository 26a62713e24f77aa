"""Fits a small network to lessons: Adam, a rate that falls along half a cosine, errors clipped."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from typing import Any, Final

import numpy as np

from tesno.bots.features import SHARED, Known
from tesno.bots.value import Floats, Layer, Value

HIDDEN: Final = (64, 32)
EPOCHS: Final = 8
RATE: Final = 2e-3
BATCH: Final = 512
CLIP: Final = 1.5  # tens of coins: a game that went wild pulls no harder
FORGET: Final = 0.08  # a share of rows is shown without its marks, as if everything in it were new
_SHRINK: Final = 1e-5
_MEAN: Final = 0.9
_SQUARE: Final = 0.999


def fit(rows: Floats, tens: Floats, known: Known, seed: int, heard: Callable[[Value], None] = lambda _: None) -> Value:
    """A value learned from lessons; `heard` is given what it is after every epoch."""
    rng = np.random.default_rng(seed)
    sizes = (rows.shape[1], *HIDDEN, 1)
    weights = [
        (rng.standard_normal((into, out)) * np.sqrt(2.0 / into)).astype(np.float32)
        for into, out in itertools.pairwise(sizes)
    ]
    added = [np.zeros(out, np.float32) for out in sizes[1:]]
    added[-1][:] = tens.mean()
    layers: list[Layer] = list(zip(weights, added, strict=True))
    adam = _Adam([*weights, *added], EPOCHS * (len(rows) // BATCH))
    for _ in range(EPOCHS):
        order = rng.permutation(len(rows))
        for start in range(0, len(rows) - BATCH + 1, BATCH):
            chosen = order[start : start + BATCH]
            x = rows[chosen]
            x[rng.random(BATCH) < FORGET, SHARED:] = 0.0
            adam.step(_slopes(x, tens[chosen], weights, added))
        value = Value(known, layers)
        heard(value)
    return value


def _slopes(x: Floats, tens: Floats, weights: list[Floats], added: list[Floats]) -> list[Any]:
    """How the squared error changes with every weight and every added number, in their order."""
    inputs = [x]
    for place in range(len(weights) - 1):
        x = np.maximum(x @ weights[place] + added[place], 0.0)
        inputs.append(x)
    error = (x @ weights[-1] + added[-1])[:, 0] - tens
    back = (2.0 * np.clip(error, -CLIP, CLIP) / len(tens))[:, None].astype(np.float32)
    of_weights: list[Any] = []
    of_added: list[Any] = []
    for place in range(len(weights) - 1, -1, -1):
        of_weights.insert(0, inputs[place].T @ back + _SHRINK * weights[place])
        of_added.insert(0, back.sum(0))
        if place:
            back = (back @ weights[place].T) * (inputs[place] > 0)
    return of_weights + of_added


class _Adam:
    """Kingma and Ba's method; changes the arrays it was made for."""

    def __init__(self, arrays: list[Floats], steps: int) -> None:
        self.arrays = arrays
        self.steps = max(1, steps)
        self._done = 0
        self._means = [np.zeros_like(array) for array in arrays]
        self._squares = [np.zeros_like(array) for array in arrays]

    def step(self, slopes: list[Any]) -> None:
        self._done += 1
        rate = RATE * 0.5 * (1.0 + np.cos(np.pi * self._done / self.steps)) + RATE / 200
        for array, slope, mean, square in zip(self.arrays, slopes, self._means, self._squares, strict=True):
            mean *= _MEAN
            mean += (1.0 - _MEAN) * slope
            square *= _SQUARE
            square += (1.0 - _SQUARE) * slope * slope
            array -= rate * (mean / (1.0 - _MEAN**self._done)) / (np.sqrt(square / (1.0 - _SQUARE**self._done)) + 1e-8)
