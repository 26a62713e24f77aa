"""What a position is worth by a network: the same whatever is asked beside it, and reckoned by one thread."""

from __future__ import annotations

import subprocess
import sys
from random import Random

import pytest
from tests.walks import BOXES

from tesno.bots.value import ALONE, shipped_value

# Whoever experiments has loaded numpy, with its threads, before bots come into play.
BUSY = """
import os, time
os.environ["OPENBLAS_NUM_THREADS"] = "4"
import numpy as np
from tesno.bots.value import shipped_value
wide = np.ones((600, 600))
def beside(work):  # processor seconds of other threads
    time.sleep(0.3)
    start = time.process_time() - time.thread_time()
    end = time.monotonic() + 0.3
    while time.monotonic() < end:
        work()
    return time.process_time() - time.thread_time() - start
value = shipped_value("base")
rows = [[0.5] * value.known.size() for _ in range(120)]
print(beside(lambda: wide @ wide), beside(lambda: value.coins(rows)))
"""


@pytest.mark.parametrize("box", BOXES)
def test_rows_are_judged_one_by_one(box: str) -> None:
    value = shipped_value(box)
    rng = Random(5)
    rows = [[rng.random() for _ in range(value.known.size())] for _ in range(3 * ALONE // (64 * value.known.size()))]
    assert value.coins(rows) == [coins for row in rows for coins in value.coins([row])]


def test_threads_of_numpy_do_not_spin_for_a_bot() -> None:
    said = subprocess.run([sys.executable, "-c", BUSY], capture_output=True, text=True, timeout=60, check=True).stdout
    for_anybody, for_a_bot = map(float, said.split())
    if for_anybody < 0.02:
        pytest.skip("numpy does not share work among threads here")
    assert for_a_bot < 0.02
