"""`tesno maps new`, `tesno maps measure` and `tesno maps trial`."""

from __future__ import annotations

import builtins
import json
import sys
from pathlib import Path
from typing import Any

import pytest
from tests.cli.running import assert_refused, tesno

from tesno.load.boxes import load_box


def test_new_writes_an_island_and_says_how_balanced_it_is(tmp_path: Path) -> None:
    path = tmp_path / "island.json"
    ran = tesno("maps", "new", "--box", "warcraft", "--size", "S", "--character", "crag", "--seed", 2, "--out", path)
    assert ran.status == 0, ran.err
    assert "crag-s-2: 7 regions of size S, 2 entries" in ran.out
    assert "of 100 points" in ran.out
    data = json.loads(path.read_text("utf-8"))
    assert (data["id"], data["size"], len(data["regions"])) == ("crag-s-2", "S", 7)
    found = tesno("maps", "measure", path, "--json").json()["maps"][0]
    assert found["id"] == "crag-s-2"
    assert len(found["entries"]) == 2
    assert found["drawing"]["flaw"] == ""
    assert_refused(tesno("maps", "measure", path, "--games", 2), "not played alone")


@pytest.mark.slow
def test_new_prints_a_board_that_validates_and_can_be_played(tmp_path: Path) -> None:
    ran = tesno("maps", "new", "--box", "base", "--players", 2, "--seed", 7)
    assert ran.status == 0
    assert "base-2-7: 23 regions for 2 players" in ran.err
    path = tmp_path / "mine.json"
    path.write_text(ran.out, encoding="utf-8")
    assert tesno("maps", "validate", path).status == 0
    found = tesno("maps", "measure", path, "--games", 2, "--json").json()["maps"][0]
    assert found["trial"]["games"] == 2
    assert len(found["trial"]["boards"]["base-2-7"]["conquests"]) == 20


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--box", "wracraft"), "did you mean 'warcraft'?"),
        (("--box", "warcraft"), "say --size L, M or S"),
        (("--box", "warcraft", "--size", "L", "--players", 3), "instead of --players"),
        (("--box", "warcraft", "--size", "XL"), "choose L, M, S"),
        (("--box", "warcraft", "--size", "L", "--character", "atoll"), "crown"),
        (("--size", "L"), "base has no continents"),
        (("--players", 6), "choose 2, 3, 4, 5"),
    ],
)
def test_new_refuses_what_cannot_be(arguments: tuple[object, ...], said: str) -> None:
    assert_refused(tesno("maps", "new", *arguments), said)


def test_measure_shows_a_table_and_reasons() -> None:
    ran = tesno("maps", "measure", "base-2", "base-4")
    assert ran.status == 0
    for part in ("base-2", "base-4", "points", "worth of entries", "room for tokens", "chokepoints: 7"):
        assert part in ran.out


def test_measure_with_games() -> None:
    found = tesno("maps", "measure", "base-2", "--games", 2, "--json").json()["maps"][0]
    assert sum(found["trial"]["wins"]) == pytest.approx(1, abs=0.001)
    ran = tesno("maps", "measure", "base-2", "--games", 2)
    assert "seats won" in ran.out


def test_trial_counts_seats_and_conquests() -> None:
    found = tesno("maps", "trial", "--players", 3, "--games", 2, "--json").json()
    assert found["games"] == 2
    assert len(found["wins"]) == len(found["intervals"]) == 3
    assert list(found["boards"]) == ["base-3"]
    ran = tesno("maps", "trial", "--map", "base-2", "--games", 2)
    assert "base-2" in ran.out
    assert "never conquered" in ran.out
    assert_refused(tesno("maps", "trial", "--players", 9), "this box is for 2, 3, 4, 5")


def test_measure_refuses_what_it_cannot_read(tmp_path: Path) -> None:
    assert_refused(tesno("maps", "measure", "base-22"), "there is no such file either")
    path = tmp_path / "other.json"
    board = load_box("base").maps["base-2"].read_text("utf-8")
    path.write_text(board.replace('"box": "base"', '"box": "bsae"'), encoding="utf-8")
    assert_refused(tesno("maps", "measure", path), "unknown box 'bsae'")


@pytest.mark.parametrize("command", [("new",), ("measure", "base-2"), ("trial",)])
def test_without_the_extra_its_name_is_said(monkeypatch: pytest.MonkeyPatch, command: tuple[str, ...]) -> None:
    for name in list(sys.modules):
        if name.startswith("tesno.cartography"):
            monkeypatch.delitem(sys.modules, name)
    usual = builtins.__import__

    def bare(name: str, *rest: Any, **more: Any) -> Any:
        if name.split(".")[0] == "shapely":
            raise ModuleNotFoundError("No module named 'shapely'", name="shapely")
        return usual(name, *rest, **more)

    monkeypatch.setattr(builtins, "__import__", bare)
    assert_refused(tesno("maps", *command), "tesno[maps]")
