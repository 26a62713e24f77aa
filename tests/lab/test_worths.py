"""Worths from made-up games: what was planted comes out again, within its intervals and not beside them."""

from __future__ import annotations

from random import Random

import pytest

from tesno.lab.balance import BalanceError
from tesno.lab.stays import Course, Stay
from tesno.lab.worths import Worths, worths

RACES = {"ants": -4.0, "bees": -1.0, "cats": 0.0, "dogs": 1.0, "elks": 4.0}
POWERS = {"red": -3.0, "grey": -1.0, "blue": 0.0, "gold": 4.0}
ROUNDS = 10
BY_ROUND = 3.0  # coins that an average combo brings for each round that is left
SCALE = 20.0  # what an average combo brings where its race and power count as they stand above


def made_up(seed: int, games: int, together: dict[tuple[str, str], float] | None = None) -> list[Course]:
    """Games in which picks by lot bring what was planted; those by choice are of some combos only, and bring more."""
    rng = Random(seed)
    found = []
    for index in range(games):
        players = 2 + index % 2
        luck = rng.gauss(0, 2)  # all picks of a game share it
        stays = []
        for seat in range(players):
            round = 1
            while round <= ROUNDS:
                by_lot = rng.random() < 0.6
                race = rng.choice([*RACES] if by_lot else ["ants", "bees"])
                power = rng.choice([*POWERS])
                average = BY_ROUND * (ROUNDS + 1 - round)
                effect = RACES[race] + POWERS[power] + (together or {}).get((race, power), 0.0)
                coins = average + average / SCALE * (effect + luck + rng.gauss(0, 4)) + (0 if by_lot else 6)
                after = round + rng.randint(3, 6)
                stay = Stay(seat, race, power, round, 1, 0, by_lot, round_half(coins), after if after <= ROUNDS else 0)
                stays.append(stay)
                round = after
        found.append(Course(index, players, ("board",), index % players, (50,) * players, tuple(stays)))
    return found


def round_half(coins: float) -> int:
    return int(coins + 0.5)


def planted(found: Worths) -> dict[str, tuple[float, float, float]]:
    """By id: what was planted for the average pick, what was found, and half of its interval."""
    share = found.average / SCALE
    told = {}
    for values, elements in ((RACES, found.races), (POWERS, found.powers)):
        for one in elements:
            told[one.id] = (share * values[one.id], one.worth, one.error)
    return told


def test_what_was_planted_is_found() -> None:
    found = worths(made_up(1, 600))
    assert [one.id for one in found.races] == sorted(RACES, key=lambda id: -RACES[id])
    assert [one.id for one in found.powers] == sorted(POWERS, key=lambda id: -POWERS[id])
    for truth, worth, error in planted(found).values():
        assert 0.1 < error < 0.8
        assert worth == pytest.approx(truth, abs=1.5 * error)


def test_intervals_hold_the_truth_as_often_as_they_say() -> None:
    inside = total = 0
    for seed in range(40):
        for truth, worth, error in planted(worths(made_up(seed, 80))).values():
            inside += abs(worth - truth) <= error
            total += 1
    # 95 % of 360, which hang together within a run.
    assert 0.9 <= inside / total <= 0.99


def test_intervals_of_pairs_hold_the_truth() -> None:
    rng = Random(5)
    together = {(race, power): rng.gauss(0, 2) for race in RACES for power in POWERS}
    found = worths(made_up(3, 800, together))
    # What all pairs of a race have in common is the race's.
    for race in RACES:
        mean = sum(together[race, power] for power in POWERS) / len(POWERS)
        together.update({(race, power): together[race, power] - mean for power in POWERS})
    for power in POWERS:
        mean = sum(together[race, power] for race in RACES) / len(RACES)
        together.update({(race, power): together[race, power] - mean for race in RACES})
    share = found.average / SCALE
    inside = [abs(one.together - share * together[one.race, one.power]) <= one.together_error for one in found.pairs]
    assert len(inside) == len(RACES) * len(POWERS)
    assert sum(inside) >= 17
    strongest = max(together, key=lambda pair: together[pair])
    assert max(found.pairs, key=lambda one: one.together).power == strongest[1]


def test_pairs_without_anything_of_their_own_are_drawn_to_nothing() -> None:
    found = worths(made_up(4, 400))
    assert max(abs(one.together) for one in found.pairs) < 1.0
    assert all(one.together_error < one.error for one in found.pairs)


def stay(race: str, coins: int, next: int, *, round: int = 1, by_lot: bool = True) -> Stay:
    return Stay(0, race, "red", round, 0, 0, by_lot, coins, next)


def test_leaving_early_is_worth_the_next_pick() -> None:
    """Hares bring less than snails, but make room for another combo that brings more than the difference."""
    courses = []
    for index in range(30):
        hares = index % 2 == 0
        first = stay("hares", 10 + index % 3, 4) if hares else stay("snails", 14 + index % 3, 0)
        more = (stay("moles", 12, 0, round=4, by_lot=False),) if hares else ()
        courses.append(Course(index, 2, ("board",), 0, (20, 20), (first, *more)))
    assert {one.id: round(one.worth, 1) for one in worths(courses).races} == {"hares": 4.0, "snails": -4.0}


def test_seats_and_boards() -> None:
    rng = Random(2)
    courses = []
    for index in range(400):
        first = index % 3
        boards = (("north", "south")[index % 2], "middle")
        # Whoever begins has 3 coins more, and everybody on the northern board 5.
        coins = [30 + (seat == first) * 3 + (index % 2 == 0) * 5 + rng.randint(-4, 4) for seat in range(3)]
        stays = tuple(Stay(seat, *rng.choice([("ants", "red"), ("bees", "grey")]), 1, 0, 0, True, 9) for seat in (0, 1))
        courses.append(Course(index, 3, boards, first, tuple(coins), stays))
    found = worths(courses)
    assert [(one.players, one.order) for one in found.seats] == [(3, 1), (3, 2), (3, 3)]
    for one, truth in zip(found.seats, (2.0, -1.0, -1.0), strict=True):
        assert one.worth == pytest.approx(truth, abs=one.error)
        assert one.error < 0.5
    told = {one.board: one for one in found.boards}
    assert told["middle"].worth is None
    for board, truth in (("north", 2.5), ("south", -2.5)):
        worth, error = told[board].worth, told[board].error
        assert worth is not None
        assert error is not None
        assert worth == pytest.approx(truth, abs=1.0)
        assert error < 1.0


def test_too_few_games_are_refused() -> None:
    with pytest.raises(BalanceError, match="too few to tell"):
        worths(made_up(1, 2))
