"""`tesno check`: status 0 only if everything holds, and what did not."""

from __future__ import annotations

import json
from pathlib import Path

from tests.cli.running import assert_refused, tesno, tesno_apart

RIGHT = """scenario C22 a bare region costs two
  map base-2
  A active ratmen/hill 9=3
  turn A conquer
  expect hand A = 2
"""
WRONG = RIGHT.replace("hand A = 2", "hand A = 3")


def test_all_hold(tmp_path: Path) -> None:
    path = tmp_path / "right.scn"
    path.write_text(RIGHT, encoding="utf-8")
    assert tesno("check", path, "--json").json() == {"passed": 1, "failed": []}
    ran = tesno("check", path)
    assert (ran.status, ran.out) == (0, "1 passed, 0 failed\n")


def test_a_failure_is_told_and_seen_in_the_status(tmp_path: Path) -> None:
    path = tmp_path / "wrong.scn"
    path.write_text(WRONG, encoding="utf-8")
    ran = tesno("check", path, "--json")
    assert ran.status == 1
    data = json.loads(ran.out)
    assert data["passed"] == 0
    (failure,) = data["failed"]
    assert set(failure) == {"file", "scenario", "step", "message"}
    assert failure["file"] == str(path)
    assert failure["scenario"] == "C22 a bare region costs two"
    assert "line 5" in failure["step"]
    assert "0 passed, 1 failed" in tesno("check", path).out


def test_a_folder_means_all_below(tmp_path: Path) -> None:
    (tmp_path / "deep" / "er").mkdir(parents=True)
    (tmp_path / "deep" / "er" / "a.scn").write_text(RIGHT, encoding="utf-8")
    (tmp_path / "b.scn").write_text(RIGHT, encoding="utf-8")
    (tmp_path / "c.txt").write_text("no scenario", encoding="utf-8")
    assert tesno("check", tmp_path, "--json").json() == {"passed": 2, "failed": []}


def test_nothing_to_check_is_a_mistake(tmp_path: Path) -> None:
    assert_refused(tesno("check", tmp_path / "missing.scn"), "missing.scn: no such file")
    assert_refused(tesno("check", tmp_path), "no *.scn file")


def test_in_a_process_of_its_own(tmp_path: Path) -> None:
    path = tmp_path / "wrong.scn"
    path.write_text(WRONG, encoding="utf-8")
    ran = tesno_apart("check", path)
    assert ran.status == 1
    assert "Traceback" not in ran.err
