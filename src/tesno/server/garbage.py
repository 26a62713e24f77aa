"""When Python looks for garbage: hardly ever while people play, since the loop stands still meanwhile.

What is no longer used is freed at once, as ever. Only what refers to itself in a circle has to be looked for, and
here there is next to nothing of the kind: a search among the newest objects of a thousand tables takes a tenth of a
second every few seconds and finds none. So nobody searches until everybody has left, or circles could have become so
many that they matter.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable

# Seconds between two looks whether somebody is there.
CALM_LOOKS = 60.0
# After so many of them it is done though somebody is,
MOST_LOOKS = 12 * 60
# and with so many objects more than after the last search, most of them in use: half a gigabyte or more.
MOST_GROWTH = 5_000_000


def spare_the_loop() -> None:
    """From now on. What is there already is left alone until somebody searches."""
    gc.disable()
    gc.freeze()


def search_as_usual() -> None:
    """As Python does without being told."""
    gc.unfreeze()
    gc.enable()


async def search_when_calm(nobody: Callable[[], bool]) -> None:
    """Search whenever everybody has left, for as long as the server runs."""
    looks = 0
    somebody_was_here = False
    while True:
        await asyncio.sleep(CALM_LOOKS)
        looks += 1
        calm = nobody()
        somebody_was_here = somebody_was_here or not calm
        if (calm and somebody_was_here) or looks >= MOST_LOOKS or gc.get_count()[0] >= MOST_GROWTH:
            search_thoroughly()
            looks, somebody_was_here = 0, False


def search_thoroughly() -> None:
    """Through all there is; what is found alive counts as no growth."""
    gc.unfreeze()
    gc.collect()
    gc.freeze()
