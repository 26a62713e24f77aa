"""When Python looks for garbage: seldom, and never through all games, since the loop stands still meanwhile.

What is no longer used is freed at once, as ever. Only what refers to itself in a circle has to be looked for, and
Python looks through all there is each time, which takes the longer the more games are in memory. Here whatever has
outlived one such search is left out of the next ones: a search goes through what has come since. Circles that fall
apart later (connections, mostly) wait for a thorough search at a moment when nobody is there.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable
from typing import Any

# New objects before the youngest are searched; such searches before those that outlived one; and those before all.
THRESHOLDS = (2_000, 10, 5)
# Seconds between two looks whether somebody is there.
CALM_LOOKS = 60.0
# After so many of them it is done though somebody is.
MOST_LOOKS = 12 * 60


def spare_the_loop() -> None:
    """From now on. What is there already is left alone for good."""
    gc.set_threshold(*THRESHOLDS)
    if _leave_survivors not in gc.callbacks:
        gc.callbacks.append(_leave_survivors)
    gc.freeze()
    gc.enable()


def search_as_usual() -> None:
    """As Python does without being told."""
    gc.callbacks[:] = [callback for callback in gc.callbacks if callback is not _leave_survivors]
    gc.unfreeze()
    gc.set_threshold(700, 10, 10)


def _leave_survivors(phase: str, about: dict[str, Any]) -> None:
    if phase == "stop" and about["generation"] == 2:
        gc.freeze()


async def search_when_calm(nobody: Callable[[], bool]) -> None:
    """Search thoroughly whenever everybody has left, for as long as the server runs."""
    looks = 0
    somebody_was_here = False
    while True:
        await asyncio.sleep(CALM_LOOKS)
        looks += 1
        calm = nobody()
        somebody_was_here = somebody_was_here or not calm
        if (calm and somebody_was_here) or looks >= MOST_LOOKS:
            search_thoroughly()
            looks, somebody_was_here = 0, False


def search_thoroughly() -> None:
    gc.unfreeze()
    # The callback leaves what is found alive.
    gc.collect()
