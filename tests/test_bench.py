"""Whatever is measured in bench/ can be: each script runs, on as little as it takes, and tells its figures.

Their bars are not asked here: a machine that runs tests is busy.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
LITTLE = {
    "kill9": "--kills 1 --games 3 --clients 1",
    "load": "--games 2 --players 2 --moves-per-second 5 --seconds 1",
    "pauses": "--tables 2 --moves 3",
    "together": "--tables 1 --rounds 1 --minutes 3",
    "waiting": "--tables 1 --answers 2 --bot easy",
}
# These need a PostgreSQL of their own, or play for as long as it takes to compare speeds.
LONG = {"boxes", "speed", "takeover"}


def test_all_of_them_are_here() -> None:
    assert {path.stem for path in (ROOT / "bench").glob("*.py")} == LITTLE.keys() | LONG


@pytest.mark.slow
@pytest.mark.parametrize("name", LITTLE)
def test_it_measures(name: str) -> None:
    command = [sys.executable, str(ROOT / "bench" / f"{name}.py"), *LITTLE[name].split()]
    run = subprocess.run(command, capture_output=True, encoding="utf-8", timeout=300, check=False)
    # 1: what was measured is under the bar.
    assert run.returncode in (0, 1), run.stderr
    assert "Traceback" not in run.stderr, run.stderr
    assert run.stdout.strip(), run.stderr
