"""The line `map …` of a scenario: a board, several, a file beside the scenario, or a map as JSON."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.isles import isles

from tesno.play.position import read_position
from tesno.position import PositionError
from tesno.scenario import check_file

EXAMPLES = Path(__file__).parents[2] / "examples"
FORDS = (EXAMPLES / "three_fords.json").read_text("utf-8")
SCENARIO = """
scenario a first conquest on a map of one's own
  map maps/fords.json
  A active giants/hill hand 5
  turn A conquer
  A: conquer 2
  expect holder 2 = giants
  expect illegal A: conquer 12
"""


def test_a_file_counts_from_the_scenario(tmp_path: Path) -> None:
    (tmp_path / "maps").mkdir()
    (tmp_path / "maps" / "fords.json").write_text(FORDS, encoding="utf-8")
    path = tmp_path / "own.scn"
    path.write_text(SCENARIO, encoding="utf-8")
    passed, failed = check_file(path)
    assert (passed, failed) == (1, [])


@pytest.mark.parametrize(
    ("line", "board", "players"),
    [
        ("map base-3", "base-3", 3),
        ("map base-2, base-3", "base-2 base-3", 2),
        ("map isles-3", "l1a m1a s1a", 3),
        ("map l1b m2a s2b", "l1b m2a s2b", 3),
        ("map s1a l1a", "s1a l1a", 2),
        ("map hollow_crown.json", "hollow_crown", 3),
        ("map base-2 three_fords.json", "base-2 three_fords", 2),
        (f"map {json.dumps(json.loads(FORDS))}", "three_fords", 2),
    ],
)
def test_boards_by_their_names(line: str, board: str, players: int, tmp_path: Path) -> None:
    with isles(tmp_path):
        position = read_position(f"{line}\nturn A", EXAMPLES)
        assert (position.rules.board.id, position.table.players) == (board, players)
        more = read_position(f"{line}\nplayers 4\nturn A", EXAMPLES)
        assert more.rules.seats == 4


@pytest.mark.parametrize(
    ("lines", "problem"),
    [
        ("turn A", "needs one line `map ID`"),
        ("map\nturn A", "needs one line `map ID`"),
        ("map base-2\nmap base-3\nturn A", "needs one line `map ID`"),
        ("map bsae-2\nturn A", "unknown map 'bsae-2' (did you mean 'base-2'?; there is no such file either)"),
        ("map yetis.toml\nturn A", "yetis.toml"),
        ("map {oops\nturn A", "is not valid JSON"),
        ("map [3]\nturn A", "a list has ids of boards and maps"),
        ("map base-2 underground-2\nturn A", "unknown map 'underground-2'"),
        ("map base-2 base-2\nturn A", "is there 2 times"),
    ],
)
def test_what_may_be_wrong(lines: str, problem: str) -> None:
    with pytest.raises(PositionError) as caught:
        read_position(lines, EXAMPLES)
    assert problem in str(caught.value)
