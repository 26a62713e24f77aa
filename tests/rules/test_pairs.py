"""Every race with every power of a box: random games in which all that the pair can do is done at least once."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.rules.pairs import Walk, elements, goals_of, pairs
from tests.rules.scenarios import pieces_of

LEAST_GAMES = 2
MOST_GAMES = 40

# What a pair can't do, and the scenario that proves why.
IMPOSSIBLE: dict[tuple[str, str], tuple[str, str, str]] = {
    ("liches", "vanishing"): ("toll liches", "underground/powers/vanishing.scn", "U-P19"),
}


@pytest.mark.slow
@pytest.mark.parametrize(("box", "race", "power"), list(pairs()))
def test_the_pair_does_all_it_can(box: str, race: str, power: str) -> None:
    races, powers = elements(box)
    wanted = goals_of(races[race]) | goals_of(powers[power])
    wanted -= {goal for pair, (goal, _, _) in IMPOSSIBLE.items() if pair == (race, power)}
    seen: set[str] = set()
    for seed in range(MOST_GAMES):
        walk = Walk(box, race, power, seed)
        walk.play(wanted - seen)
        seen |= walk.seen
        if seed + 1 >= LEAST_GAMES and wanted <= seen:
            return
    assert wanted - seen == set()


@pytest.mark.parametrize(("file", "rule"), [(file, rule) for _, file, rule in IMPOSSIBLE.values()])
def test_what_is_impossible_has_a_scenario(file: str, rule: str) -> None:
    assert any(rule in piece.title.split() for piece in pieces_of(Path(__file__).parent / file))
