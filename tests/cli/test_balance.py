"""`tesno balance`: its report, going on where it was, the same by any number of processes, and mistakes."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest
from tests.cli.running import EXAMPLES, assert_refused, tesno, tesno_apart

SMALL = ("balance", "--players", 2, "--rounds", 3, "--jobs", 1, "--bot", "random")


def unhurried(data: dict[str, Any]) -> dict[str, Any]:
    return {**data, "seconds": 0}


def test_the_report_has_what_is_promised(tmp_path: Path) -> None:
    data = tesno(*SMALL, "--games", 60, "--seed", 3, "--json").json()
    assert (data["box"], data["bot"], data["players"], data["games"]) == ("base", "random", [2], 60)
    assert len(data["races"]) == 14
    assert len(data["powers"]) == 20
    for kind in ("races", "powers", "pairs", "seats"):
        assert data[kind]
        for one in data[kind]:
            assert one["low"] <= one["worth"] <= one["high"]
    assert sum(one["picks"] for one in data["races"]) == data["picks"] == sum(one["picks"] for one in data["pairs"])
    for kind in ("races", "powers"):
        assert sum(one["worth"] for one in data[kind]) == pytest.approx(0, abs=0.02)
    assert [one["order"] for one in data["seats"]] == [1, 2]
    assert data["boards"] == [{**data["boards"][0], "board": "base-2", "games": 60, "worth": None}]
    assert data["own"] == []


def test_a_race_and_a_power_of_ones_own_are_told_of(tmp_path: Path) -> None:
    # A race that cannot but be the best.
    rich = tmp_path / "rich.toml"
    rich.write_text(
        '[race.magnates]\ntokens = 6\nborrows = "elves"\nname = { en = "Magnates" }\n'
        'modify = [{ ask = "income", amount = 9, per = "turn" }]\n',
        "utf-8",
    )
    command = (*SMALL, "--games", 60, "--content", rich, "--content", EXAMPLES / "lighthouse_keepers.toml")
    data = tesno(*command, "--json").json()
    assert [(own["kind"], own["id"]) for own in data["own"]] == [
        ("race", "magnates"),
        ("race", "lighthouse_keepers"),
        ("power", "night_watch"),
    ]
    best = data["races"][0]
    assert best["id"] == "magnates"
    assert best["low"] > 3
    assert data["own"][0] == {"kind": "race", **best, "sentence": data["own"][0]["sentence"]}
    # It was tried more often than any race of the box.
    usual = {"magnates", "lighthouse_keepers"}
    assert best["picks"] > 1.5 * max(one["picks"] for one in data["races"] if one["id"] not in usual)
    ran = tesno(*command)
    assert ran.status == 0
    assert f"yours: magnates is worth {best['worth']:.1f} (±" in ran.out
    assert "coins more than the average race; " in ran.out
    assert "than the average power" in ran.out


def test_boards_that_are_drawn_are_compared() -> None:
    data = tesno("balance", "--box", "warcraft", *SMALL[1:], "--games", 80, "--json").json()
    assert {one["board"] for one in data["boards"]} > {"l1a", "s2b"}
    assert all(one["low"] <= one["worth"] <= one["high"] for one in data["boards"])


def test_it_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    kept = tmp_path / "folder" / "kept.jsonl"
    tesno(*SMALL, "--games", 45, "--keep", kept, "--json").json()
    lines = kept.read_text("utf-8").splitlines()
    assert len(lines) == 46
    # Stopped in the middle of a line.
    kept.write_text("\n".join(lines[:41]) + "\n" + lines[41][:30], "utf-8")
    whole = tesno(*SMALL, "--games", 60, "--json").json()
    assert unhurried(tesno(*SMALL, "--games", 60, "--keep", kept, "--json").json()) == unhurried(whole)
    assert len(kept.read_text("utf-8").splitlines()) == 61
    before = kept.read_bytes()
    assert_refused(
        tesno(*SMALL, "--games", 60, "--seed", 1, "--keep", kept), "other games (what differs: seed)", "another file"
    )
    assert_refused(tesno(*SMALL[:-1], "easy", "--keep", kept), "other games (what differs: bot)")
    assert kept.read_bytes() == before
    kept.write_text(kept.read_text("utf-8").replace('"sources": "', '"sources": "x'), "utf-8")
    assert_refused(tesno(*SMALL, "--games", 60, "--keep", kept), "other rules or bots")
    kept.write_text("no games\n", "utf-8")
    assert_refused(tesno(*SMALL, "--games", 60, "--keep", kept), "no file of games like these")


@pytest.mark.slow
def test_processes_change_nothing_but_the_time() -> None:
    command = (*SMALL[:2], "2,3", *SMALL[3:], "--games", 64, "--seed", 2, "--json")
    one, two = (tesno_apart(*command, "--jobs", jobs).json() for jobs in (1, 2))
    assert unhurried(one) == unhurried(two)


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (("--box", "bass"), "base"),
        (("--players", "two"), "numbers with commas"),
        (("--players", "2,9"), "9 players: this box is for 2, 3, 4, 5"),
        (("--bot", "hrad"), "hard"),
        (("--races", "elves,orcs"), "2 races chosen"),
        (("--content", "missing.toml"), "missing.toml"),
        (("--plot", "worths.txt"), "ends in .svg, .png, .pdf"),
    ],
)
def test_mistakes_are_told_in_one_line(wrong: tuple[str | int, ...], said: str) -> None:
    assert_refused(tesno("balance", *wrong), said)


def test_too_few_games_are_told_before_they_are_played(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tesno.cli.balance.play_all", None)  # nobody plays
    ran = tesno("balance", "--games", 10)
    assert_refused(ran, "10 games have about 37 picks by lot, too few to tell", "play at least ")
    enough = int(ran.err.split("play at least ")[1].split()[0])
    assert_refused(tesno("balance", "--games", enough - 1), f"play at least {enough} games")
    with pytest.raises(TypeError):
        tesno("balance", "--games", enough)


def test_who_changes_races_often_needs_fewer_games() -> None:
    """As many as would be too few for the levels are not refused."""
    data = tesno("balance", "--bot", "random", "--games", 15, "--jobs", 1, "--json").json()
    assert data["picks"] > len(data["races"]) + len(data["powers"])


def test_too_few_picks_are_told_when_they_come_out_so() -> None:
    """Beginners keep their races for longer than was expected."""
    ran = tesno("balance", "--players", 2, "--bot", "beginner", "--games", 20)
    assert_refused(ran, "too few to tell", "play more games")


def test_a_plot_without_matplotlib_says_what_to_install(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("tesno.lab.balance_plot.find_spec", lambda name: None)
    assert_refused(tesno(*SMALL, "--plot", tmp_path / "worths.svg"), "pip install 'tesno[plots]'")


@pytest.mark.skipif(find_spec("matplotlib") is None, reason="matplotlib is not installed: pip install 'tesno[plots]'")
@pytest.mark.filterwarnings("default")
def test_a_plot_shows_everything(tmp_path: Path) -> None:
    plot = tmp_path / "new" / "worths.svg"
    tesno(*SMALL, "--games", 60, "--plot", plot, "--json").json()
    text = plot.read_text("utf-8")
    for word in ("races", "powers", "best pairs", "order of play", "amazons", "wealthy"):
        assert f"<!-- {word}" in text
