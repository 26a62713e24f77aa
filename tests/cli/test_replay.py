"""`tesno replay`: a recorded game in words, in part, and as a scenario."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.cli.running import assert_refused, tesno


@pytest.fixture
def recorded(tmp_path: Path) -> Path:
    assert tesno("sim", "--games", 1, "--rounds", 3, "--seed", 6, "--save", tmp_path, "--json").status == 0
    return tmp_path / "game-000000.json"


def test_the_whole_game(recorded: Path) -> None:
    data = tesno("replay", recorded, "--lang", "en", "--json").json()
    written = json.loads(recorded.read_text("utf-8"))
    assert data["over"] is True
    assert [move["action"] for move in data["moves"]] == written["log"]
    assert data["coins"] == written["result"]["coins"]
    assert data["winners"] == ["AB"[seat] for seat in written["result"]["winners"]]
    assert len(data["story"]) > 10
    assert {move["seat"] for move in data["moves"]} == {"chance", "A", "B"}


@pytest.mark.parametrize(("language", "winners"), [("en", "winners: "), ("ru", "победа: "), ("pl", "zwycięstwo: ")])
def test_in_words(recorded: Path, language: str, winners: str) -> None:
    ran = tesno("replay", recorded, "--lang", language)
    assert ran.status == 0
    assert winners in ran.out.splitlines()[-1]


def test_in_part(recorded: Path) -> None:
    data = tesno("replay", recorded, "--upto", 20, "--lang", "en", "--json").json()
    assert len(data["moves"]) == 20
    assert data["over"] is False
    assert data["winners"] == []


def test_as_a_scenario_that_can_be_read_again(recorded: Path, tmp_path: Path) -> None:
    text = tesno("replay", recorded, "--upto", 25, "--scenario").out
    assert text.startswith("scenario from game-000000.json, move 25\n")
    path = tmp_path / "report.scn"
    path.write_text(text + "  expect round = 1\n", encoding="utf-8")
    assert tesno("check", path, "--json").json()["failed"] == []


def test_mistakes(tmp_path: Path, recorded: Path) -> None:
    assert_refused(tesno("replay", tmp_path / "missing.json"), "missing.json", "No such file")
    path = tmp_path / "other.json"
    path.write_text("{}", encoding="utf-8")
    assert_refused(tesno("replay", path), "other.json", "not a replay file")
    data = json.loads(recorded.read_text("utf-8"))
    data["log"][15] = "conquer 99"
    path.write_text(json.dumps(data), encoding="utf-8")
    assert_refused(tesno("replay", path), "conquer 99")
    assert_refused(tesno("replay", recorded, "--scenario"), "--upto")
