"""Bots of one's own on the command line: in the arena, in series, at the terminal, on a server."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.bots.scripts import program, runs, started
from tests.cli.running import EXAMPLES, assert_refused, tesno

SHORT = ("--rounds", 2, "--seed", 1)
DEAREST = f"{EXAMPLES}/bots/dearest.py:Dearest"


def test_the_arena_ranks_them_beside_the_others(tmp_path: Path) -> None:
    # With commas in its command a program is named apart.
    bots = ("--bots", f"random,fox,{DEAREST}", "--bot", f"fox={program(tmp_path)} 1,2")
    data = tesno("arena", *bots, "--games", 2, *SHORT, "--json").json()
    assert {one["bot"] for one in data["bots"]} == {"random", "fox", "Dearest"}
    assert data["forfeits"] == []
    assert len(started(tmp_path)) == 4
    assert not any(map(runs, started(tmp_path)))


def test_the_arena_tells_who_has_forfeited_and_why(tmp_path: Path) -> None:
    bots = ("--bots", f"random,fox={program(tmp_path, 'sys.exit(1)')}")
    data = tesno("arena", *bots, "--games", 2, *SHORT, "--json").json()
    assert {one["bot"]: (one["wins"], one["forfeits"]) for one in data["bots"]} == {"random": (2, 0), "fox": (0, 2)}
    assert [entry["bot"] for entry in data["forfeits"]] == ["fox", "fox"]
    ran = tesno("arena", *bots, "--games", 2, *SHORT)
    assert ran.status == 0
    assert "fox forfeited 2 games: crashed: it ended with status 1" in ran.out


def test_the_time_for_an_answer_can_be_set(tmp_path: Path) -> None:
    bots = ("--bots", f"random,fox={program(tmp_path, 'time.sleep(1000)')}")
    data = tesno("sim", *bots, "--bot-seconds", 0.2, "--bot-start", 0.3, "--games", 1, *SHORT, "--json").json()
    assert data["failures"] == {"late: no answer within 0.5 seconds": 1}
    assert data["forfeits"] == [0, 1]


@pytest.mark.parametrize("option", ["--bot-seconds", "--bot-start"])
def test_a_time_that_no_clock_can_count_is_refused(option: str) -> None:
    for seconds in ("inf", "nan", "1e12"):
        ran = tesno("sim", "--bots", f"{EXAMPLES}/bots/dearest.py:Dearest", option, seconds, "--games", 1, *SHORT)
        assert ran.status == 2
        assert option in ran.err


def test_a_series_with_them(tmp_path: Path) -> None:
    ran = tesno("sim", "--bots", f"fox={program(tmp_path, 'sys.exit(1)')},random", "--games", 1, *SHORT)
    assert ran.status == 0
    assert "forfeited 1 game: crashed" in ran.out
    assert "fox" in ran.out


def test_at_the_terminal_the_game_goes_on_without_one_that_fails(tmp_path: Path) -> None:
    bots = f"{DEAREST},fox={program(tmp_path, 'sys.exit(1)')}"
    ran = tesno("play", "--bots", bots, *SHORT, "--lang", "pl")
    assert ran.status == 0
    assert "fox B: program się zepsuł. Dogrywa tutejszy bot." in ran.out
    assert ran.out.count("Dogrywa") == 1
    assert "it ended with status 1" in ran.err
    assert not any(map(runs, started(tmp_path)))


@pytest.mark.parametrize(
    ("arguments", "parts"),
    [
        (("arena", "--bots", "greedy,fox=no-such-fox"), ("fox=no-such-fox", "there is no program 'no-such-fox'")),
        (("arena", "--bots", "greedy,nowhere.py:Fox"), ("there is no file nowhere.py",)),
        (("sim", "--bots", "greedy,random=fox"), ("'random' is taken",)),
        (("sim", "--bots", "fix,random", "--bot", "fox=true"), ("unknown bot 'fix'", "did you mean 'fox'?")),
        (("play", "--bots", f"{EXAMPLES}/bots/dearest.py:Nearest"), ("has no class 'Nearest'", "'Dearest'")),
        (("serve", "--bot", "fox"), ("'fox' is no bot", "NAME=COMMAND")),
        (("serve", "--bot", "fox=no-such-fox"), ("there is no program 'no-such-fox'",)),
    ],
)
def test_mistakes_are_told_in_one_line(arguments: tuple[str, ...], parts: tuple[str, ...]) -> None:
    assert_refused(tesno(*arguments), *parts)
