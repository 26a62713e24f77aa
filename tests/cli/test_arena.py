"""`tesno arena`: the shape of its report, resuming, and mistakes told in one line."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.cli.running import assert_refused, tesno

from tesno.bots.spreading import LostProcesses

SHORT = ("--rounds", 3)


def test_the_report_has_what_is_promised() -> None:
    data = tesno("arena", "--players", 2, "--bots", "greedy,random", "--games", 4, *SHORT, "--json").json()
    assert data["games"] == 4
    assert [one["bot"] for one in data["bots"]] == ["greedy", "random"]
    for one in data["bots"]:
        assert {"bot", "games", "wins", "rate", "low", "high", "elo", "elo_low", "elo_high"} <= set(one)
        assert one["games"] == 4
        assert one["rate"] == pytest.approx(one["wins"] / one["games"], abs=1e-4)
        assert 0 <= one["low"] <= one["rate"] <= one["high"] <= 1
    assert sum(one["wins"] for one in data["bots"]) == pytest.approx(4)


def test_teams_of_a_variant_stay_together_as_named() -> None:
    teams = ("--box", "warcraft", "--variant", "factions", "--bots", "random,greedy,random,greedy")
    data = tesno("arena", *teams, "--games", 4, *SHORT, "--json").json()
    assert data["lineups"] == [["greedy", "random", "greedy", "random"]]
    assert data["variant"] == "factions"
    wins = {one["bot"]: one["wins"] for one in data["bots"]}
    # Both of a team have a half of its victory, and both bear the same name: nobody has halves.
    assert wins["greedy"] + wins["random"] == 4
    assert wins["greedy"] == int(wins["greedy"])


def test_one_game_is_no_games() -> None:
    for command in ("arena", "sim"):
        assert tesno(command, "--bots", "random", "--games", 1, *SHORT).out.startswith("1 game, ")


def test_people_get_a_table(tmp_path: Path) -> None:
    ran = tesno("arena", "--games", 2, *SHORT, "--results", tmp_path / "kept.jsonl")
    assert ran.status == 0
    assert ran.out.startswith("2 games, 1 line-up, ")
    for word in ("bot", "rate", "Elo", "greedy", "random"):
        assert word in ran.out
    assert len((tmp_path / "kept.jsonl").read_text("utf-8").splitlines()) == 3


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (("--bots", "gredy,random"), "greedy"),
        (("--players", 4, "--bots", "greedy,random"), "2 bots for 4 seats"),
        (("--box", "bass"), "bass"),
        (("--bots", "greedy,./fox"), "'./fox' is no bot: write NAME=COMMAND for a program"),
        (("--bots", "greedy,fox.py"), "FILE.py:CLASS for a Python class"),
    ],
)
def test_mistakes_are_told_in_one_line(wrong: tuple[str | int, ...], said: str) -> None:
    assert_refused(tesno("arena", *wrong), said)


def test_processes_that_are_lost_are_told_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    def lost(*_: object) -> None:
        raise LostProcesses("processes ended")

    monkeypatch.setattr("tesno.bots.contest.spread", lost)
    assert_refused(tesno("arena", "--games", 2, *SHORT), "processes ended")


@pytest.mark.parametrize(
    ("kept", "told"), [(False, "what was played is lost: --results FILE keeps it"), (True, "goes on where")]
)
def test_whoever_stops_it_is_told_what_becomes_of_it(
    kept: bool, told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stopped(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("tesno.bots.contest._play", stopped)
    results = ("--results", tmp_path / "kept.jsonl") if kept else ()
    ran = tesno("arena", "--games", 2, *SHORT, "--jobs", 1, *results)
    assert ran.status == 130
    assert ran.out == ""
    assert ran.err.splitlines()[-1].startswith("tesno: stopped; ")
    assert told in ran.err
