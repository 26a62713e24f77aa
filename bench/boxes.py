"""How fast a box plays beside the base game on boards of similar size: ratios of decisions per second, one run.

    .venv/bin/python bench/boxes.py warcraft
    TESNO_PLAIN=1 .venv/bin/python bench/boxes.py warcraft

The first plays both boxes by what `tesno` runs here, the second by plain Python. Speed beside another engine is
`tesno bench`, beside an older commit bench/speed.py.
"""

from __future__ import annotations

import random
import statistics
import sys
import time
from functools import cache

from tesno.compiled import engine
from tesno.core.game import new_state
from tesno.core.rollout import rollout
from tesno.core.rules import Rules
from tesno.load.boxes import load_box
from tesno.play import Table

ROUNDS = 15
SLICE = 0.25  # seconds of this process's own time


@cache
def rules_of(box: str, players: int) -> Rules:
    return Table(box=box, players=players).rules()


def rate(box: str, players: int, seconds: float, rng: random.Random) -> float:
    """Decisions with a choice per second of random games."""
    rules = rules_of(box, players)
    decisions = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        decisions += rollout(rules, new_state(rules), rng.random)[0]
    return decisions / (time.process_time() - start)


def main() -> None:
    box = sys.argv[1] if len(sys.argv) > 1 else "underground"
    print(engine())
    rng = random.Random(1)
    ratios = []
    for players in sorted(load_box(box).boards):
        size = rules_of(box, players).board.size
        other = min(load_box("base").boards, key=lambda count: abs(rules_of("base", count).board.size - size))
        rate("base", other, SLICE, rng)
        rate(box, players, 4 * SLICE, rng)  # forms with finds are made when first asked for
        pairs = [rate(box, players, SLICE, rng) / rate("base", other, SLICE, rng) for _ in range(ROUNDS)]
        ratios.append(statistics.median(pairs))
        sizes = f"{size} regions beside {rules_of('base', other).board.size}"
        print(f"{box}, {players} players, {sizes}: {ratios[-1]:.2f}")
    print(f"median of the boards: {statistics.median(ratios):.2f}")


if __name__ == "__main__":
    main()
