"""Standings: rates, intervals and strengths of contests whose outcome is known."""

from __future__ import annotations

import random
import time

import pytest

from tesno.bots.contest import Played, seatings
from tesno.bots.series import WHOLE
from tesno.bots.standings import _record, standings, wilson


def drawn(strength: dict[str, float], lineups: list[tuple[str, ...]], seeds: int) -> list[Played]:
    """A contest in which each seat wins in proportion to its bot's strength."""
    rng = random.Random(7)
    played = []
    for index in range(seeds):
        for lineup in lineups:
            for seating in seatings(lineup):
                (winner,) = rng.choices(range(len(seating)), [strength[name] for name in seating])
                shares = tuple(WHOLE * (seat == winner) for seat in range(len(seating)))
                played.append(Played(index, seating, shares, tuple(share + 1 for share in shares)))
    return played


def test_a_shared_victory_counts_in_parts() -> None:
    found = standings([Played(0, ("a", "b"), (30, 30), (50, 50)), Played(0, ("b", "a"), (60, 0), (60, 40))])
    assert [(one.bot, one.games, one.wins, one.rate) for one in found] == [("b", 2, 1.5, 0.75), ("a", 2, 0.5, 0.25)]
    assert [one.coins for one in found] == [55, 45]


def test_equal_names_share_an_entry() -> None:
    found = standings([Played(0, ("a", "a", "b"), (0, 60, 0), (1, 2, 3))])
    assert [(one.bot, one.games, one.wins) for one in found] == [("a", 2, 1), ("b", 1, 0)]


def test_strengths_are_found_again() -> None:
    """One bot wins three of four games against the next: 191 points between neighbours."""
    played = drawn({"a": 9, "b": 3, "c": 1}, [("a", "b"), ("a", "c"), ("b", "c")], 500)
    found = standings(played)
    assert [one.bot for one in found] == ["a", "b", "c"]
    for one, points in zip(found, (191, 0, -191), strict=True):
        assert one.elo == pytest.approx(points, abs=30)
        assert one.elo_low < one.elo < one.elo_high
        assert one.elo_high - one.elo_low < 100
    assert found[0].low < found[0].rate < found[0].high


def test_strengths_come_from_larger_tables_too() -> None:
    played = drawn({"a": 4, "b": 1}, [("a", "b", "b")], 700)
    strong, weak = standings(played)
    assert strong.rate == pytest.approx(4 / 6, abs=0.03)
    assert strong.elo - weak.elo == pytest.approx(241, abs=35)


def test_who_won_everything_has_a_strength_too() -> None:
    played = [Played(index, ("a", "b"), (60, 0), (9, 1)) for index in range(30)]
    strong, weak = standings(played)
    assert 200 < strong.elo - weak.elo < 2000
    assert strong.high == 1
    assert strong.low < 1


def test_wilson_covers_what_it_should() -> None:
    low, high = wilson(0.5, 100)
    assert (low, high) == pytest.approx((0.404, 0.596), abs=0.002)
    assert wilson(0.0, 10)[0] == 0


def test_few_games_are_no_certainty() -> None:
    """Drawn anew from itself a contest in which one has won everything is always the same."""
    few, many = (
        standings([Played(index, ("a", "b"), (60, 0), (9, 1)) for index in range(games)])[0] for games in (6, 300)
    )
    assert few.elo_low + 50 < few.elo < few.elo_high - 50
    # How much the added games say about many is next to nothing where both have won some.
    mixed = [Played(index, ("a", "b"), (60, 0) if index % 4 else (0, 60), (9, 1)) for index in range(400)]
    strong = standings(mixed)[0]
    assert strong.elo_high - strong.elo_low < 60
    assert few.elo_low < many.elo_low


def test_many_games_take_little_longer_than_counting_them() -> None:
    """Contests of a hundred thousand games are no reason to wait for a minute when all have been played."""
    played = drawn({"a": 3, "b": 1}, [("a", "b")], 5000)
    start = time.process_time()
    _record(played)
    counted = time.process_time()
    standings(played)
    assert time.process_time() - counted < 80 * (counted - start)
