"""A learned value: how many coins each seat may still expect, from the features of a position.

A small network, one for each box and all numbers of players; the weights are files of the package, made by `tesno
train` (docs/bots.md).
"""

from __future__ import annotations

import json
import os
import struct
import zipfile
from collections.abc import Sequence
from functools import lru_cache
from io import BytesIO
from pathlib import Path
from typing import Any, Final

# Matrices of a few dozen rows are multiplied faster by one thread; more would only stand in other processes' way. Where
# numpy was loaded before us this comes too late: see ALONE.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import numpy as np
from numpy.typing import NDArray

from tesno.bots.features import SHARED, Known
from tesno.bots.roster import BotError

Floats = NDArray[np.float32]
Wholes = NDArray[np.float64]  # whole numbers, kept as what numpy multiplies fastest
Layer = tuple[Floats, Floats]  # weights, and what is added

COINS: Final = 10.0  # the network counts in tens of coins
PARTS: Final = 65536.0  # of one; everything is reckoned in whole parts
# OpenBLAS lets its threads work together on products of more multiplications; waiting for each other they spin, so a
# bot would take all cores, and four times as long where these are busy.
ALONE: Final = 2**18
WEIGHTS: Final = Path(__file__).resolve().parent / "weights"


class ValueFileError(BotError):
    """A file that holds no value, or one of another version."""


class Value:
    """A network and what it has marks for.

    Processors add the summands of a matrix product in orders of their own, and round otherwise. So all numbers are
    whole parts, and no sum comes near 2**53: nothing is rounded that is not rounded here, and bots play the same games
    on every machine.
    """

    def __init__(self, known: Known, layers: Sequence[Layer]) -> None:
        self.known = known
        self.layers = list(layers)
        self._wholes: list[tuple[Wholes, Wholes]] = [
            (np.rint(weights * np.float64(PARTS)), np.rint(added * np.float64(PARTS * PARTS)))
            for weights, added in self.layers
        ]
        self._together = max(1, ALONE // max(weights.size for weights, _ in self.layers))  # rows multiplied at once
        # A row as the network's numbers: numpy itself would look at every one of them first, to see what it is.
        self._packed = struct.Struct(f"{known.size()}d").pack

    def coins(self, rows: list[list[float]]) -> list[float]:
        """Coins still to come, for every row."""
        if not rows:
            return []
        packed = b"".join([self._packed(*row) for row in rows])
        found: list[float] = (COINS * self.tens(np.frombuffer(packed, np.float64).reshape(len(rows), -1))).tolist()
        return found

    def tens(self, rows: NDArray[Any]) -> NDArray[np.float64]:
        """The same for an array, in tens of coins."""
        if len(rows) > self._together:
            parts = range(0, len(rows), self._together)
            return np.concatenate([self.tens(rows[start : start + self._together]) for start in parts])
        x = np.rint(rows * np.float64(PARTS))
        for weights, added in self._wholes[:-1]:
            x = x @ weights
            x += added
            np.maximum(x, 0.0, out=x)
            x *= 1.0 / PARTS
            np.rint(x, out=x)
        weights, added = self._wholes[-1]
        last: NDArray[np.float64] = (x @ weights + added)[:, 0] / (PARTS * PARTS)
        return last

    def write(self, path: Path) -> None:
        arrays: dict[str, Any] = {f"layer{place}": part for place, part in enumerate(_flat(self.layers))}
        about = {"features": SHARED, **vars_of(self.known)}
        with path.open("wb") as out:
            # Not compressed: libraries that do it make other files of the same weights.
            np.savez(out, about=np.array(json.dumps(about)), **arrays)


def read_value(path: Path) -> Value:
    """A value from its file. Raises ValueFileError."""
    try:
        content = path.read_bytes()
    except OSError as error:
        raise ValueFileError(f"{path}: no weights of a bot can be read from it ({error})") from None
    return value_from(content, str(path))


def value_from(content: bytes, path: str) -> Value:
    """The same from what a file holds; `path` is for messages."""
    try:
        with np.load(BytesIO(content), allow_pickle=False) as data:
            about = json.loads(str(data["about"]))
            parts = [data[f"layer{place}"].astype(np.float32) for place in range(len(data.files) - 1)]
    except (KeyError, ValueError, EOFError, zipfile.BadZipFile) as error:
        raise ValueFileError(f"{path}: no weights of a bot can be read from it ({error})") from None
    known = Known(about["races"], about["powers"], about["finds"], about["kinds"])
    if about["features"] != SHARED or parts[0].shape[0] != known.size():
        raise ValueFileError(f"{path}: weights for other features than this version's; train anew: tesno train")
    return Value(known, list(zip(parts[::2], parts[1::2], strict=True)))


@lru_cache(maxsize=8)
def shipped_value(box: str) -> Value:
    """The value that comes with the package. Raises ValueFileError when the box has none."""
    return read_value(WEIGHTS / f"{box}.npz")


def vars_of(known: Known) -> dict[str, list[str]]:
    return {"races": known.races, "powers": known.powers, "finds": known.finds, "kinds": known.kinds}


def _flat(layers: Sequence[Layer]) -> list[Floats]:
    return [part for layer in layers for part in layer]
