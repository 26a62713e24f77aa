"""docs/maps.md is enough for a stranger: its examples hold, and it names every key."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest
from pydantic import BaseModel
from tests.cli.running import tesno

from tesno.load.boxes import map_in
from tesno.load.layouts import LayoutModel, MapsModel
from tesno.load.map_model import MapBorder, MapDraft, RegionDraft
from tesno.load.sources import Source
from tesno.play import Game, Table

ROOT = Path(__file__).resolve().parents[2]
DOCUMENT = ROOT / "docs" / "maps.md"
TEXT = DOCUMENT.read_text("utf-8")


def minimal() -> str:
    found = re.search(r"```json\n(.*?)```", TEXT, re.DOTALL)
    assert found
    return found.group(1)


def test_the_smallest_map_can_be_played(tmp_path: Path) -> None:
    path = tmp_path / "four_corners.json"
    path.write_text(minimal(), encoding="utf-8")
    assert tesno("maps", "validate", path).out == f"{path}: right\n"
    data = tesno("sim", "--map", path, "--games", 2, "--bots", "greedy", "--json").json()
    assert (data["games"], data["table"]["players"]) == (2, 2)
    board = map_in(Source("four_corners.json", minimal()))
    assert len(board.regions) == 4


def test_the_python_examples(monkeypatch: pytest.MonkeyPatch) -> None:
    # They name files as one would from a checkout.
    monkeypatch.chdir(ROOT)
    failed, tried = doctest.testfile(str(DOCUMENT), module_relative=False)
    assert tried > 5
    assert failed == 0


@pytest.mark.parametrize("model", [MapDraft, RegionDraft, MapBorder, LayoutModel, MapsModel])
def test_every_key_is_named(model: type[BaseModel]) -> None:
    rows = {word for row in re.findall(r"^\| (`[^|]+`) \|", TEXT, re.MULTILINE) for word in re.findall(r"`(\w+)`", row)}
    assert set(model.model_fields) <= rows


def test_the_examples_of_the_folder_are_named_as_they_are() -> None:
    for path in (ROOT / "examples").glob("*.json"):
        board = map_in(Source(path.name, path.read_text("utf-8")))
        box = "base" if board.box == "base" else board.box.capitalize()
        assert f"`examples/{path.name}` ({box}, {len(board.regions)} regions, {board.players} players)" in " ".join(
            TEXT.split()
        )


@pytest.mark.parametrize("id", ["three_fords", "hollow_crown"])
def test_the_examples_are_played_to_the_end(id: str) -> None:
    board = map_in(Source(id, (ROOT / "examples" / f"{id}.json").read_text("utf-8")))
    data = tesno("sim", "--map", ROOT / "examples" / f"{id}.json", "--games", 4, "--bots", "greedy", "--json").json()
    # Nobody is left out, and there is something to be had.
    assert all(coins > 30 for coins in data["coins"])
    assert Game(Table(box=board.box, players=board.players), seed=1).rules.seats == len(data["wins"])
