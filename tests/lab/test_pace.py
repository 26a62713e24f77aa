"""How long levels think: every turn and node is counted once. What it takes is not tested."""

from __future__ import annotations

import pytest
from tests.cli.running import assert_refused, tesno

from tesno.bots.levels import BEGINNER, HARD, LEVELS
from tesno.lab import pace
from tesno.lab.bench import CannotBench
from tesno.play.table import Table


def test_turns_are_counted() -> None:
    heard: list[int] = []
    found = pace.measure("base", BEGINNER, 2, 1, heard.append)
    assert found.turns == 2 * 5 * Table(players=5).rules().rounds
    assert found.nodes == 0
    assert heard == [1, 1]
    assert 0 < found.mean <= found.p99 <= found.longest <= found.seconds
    assert found.to_json()["mean_wanted"] == 0.02


def test_nodes_are_what_the_value_is_asked() -> None:
    asked: list[int] = []

    def coins(rows: list[list[float]]) -> list[float]:
        asked.append(len(rows))
        return [0.0] * len(rows)

    counted = pace.Counted(coins, 5)
    counted.coins([[0.0]] * 15)
    counted.coins([])
    assert counted.nodes == 3
    assert asked == [15, 0]


@pytest.mark.slow
def test_the_command_tells_it_of_every_level(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tesno.cli.bench.LEVELS", (BEGINNER, HARD))
    monkeypatch.setattr(pace, "PLAYERS", 2)
    data = tesno("bench", "--levels", "--box", "base", "--games", 1, "--json").json()
    assert [(one["box"], one["level"], one["turns"]) for one in data["levels"]] == [
        ("base", "beginner", 20),
        ("base", "hard", 20),
    ]
    assert data["levels"][0]["nodes"] == 0
    # At least the answers to the first question of most turns.
    assert data["levels"][1]["nodes"] > 60
    ran = tesno("bench", "--levels", "--games", 1, "--box", "base")
    for word in ("turns/s", "nodes/s", "p99", " of 0.02"):
        assert word in ran.out


def test_every_level_has_its_limit() -> None:
    assert set(pace.MEAN) == {level.name for level in LEVELS}


def test_mistakes_are_told_in_one_line() -> None:
    assert_refused(tesno("bench", "--levels", "--box", "bass"), "base")
    assert_refused(tesno("bench", "--levels", "--soak"), "choose one")


def test_the_comparison_tells_the_levels_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tesno.cli.bench.measure", lambda *_: {"rounds": 1, "engine": "plain", "checksum": 7})
    monkeypatch.setattr("tesno.cli.bench.LEVELS", (BEGINNER, HARD))
    monkeypatch.setattr(pace, "PLAYERS", 2)
    data = tesno("bench", "--games", 1, "--json").json()
    assert (data["box"], data["checksum"]) == ("base", 7)
    assert [one["level"] for one in data["levels"]] == ["beginner", "hard"]
    assert all(one["turns_per_second"] > 0 and one["box"] == "base" for one in data["levels"])


def test_where_there_is_nothing_to_compare_with_the_levels_can_be_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    def alone(*_: object) -> None:
        raise CannotBench("catanatron is not installed")

    monkeypatch.setattr("tesno.cli.bench.measure", alone)
    assert_refused(tesno("bench"), "not installed", "tesno bench --levels")
