"""Outlines from facts: the stored boards are what the facts give, and impossible facts are refused."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import shapely

from tesno.cartography.files import dump
from tesno.cartography.geometry import OutlineError
from tesno.cartography.outlines import outline
from tesno.load.boxes import load_box

BASE_2 = load_box("base").maps["base-2"]
DRAWN = """
import json, sys
from pathlib import Path
from tesno.cartography.files import dump
from tesno.cartography.outlines import outline
print(dump(outline(json.loads(Path(sys.argv[1]).read_text("utf-8")))))
"""


def bare(path: Path) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(path.read_text("utf-8"))
    del data["borders"]
    for region in data["regions"]:
        del region["label"]
    return data


@pytest.mark.slow
def test_the_outlines_of_a_board_follow_from_its_facts() -> None:
    """Byte for byte where numpy's functions are as they were; others move lines by a hair."""
    heard: list[int] = []
    stored, made = json.loads(BASE_2.read_text("utf-8")), outline(bare(BASE_2), heard=heard.append)
    assert len(heard) > 1000
    assert [region["neighbours"] for region in made["regions"]] == [one["neighbours"] for one in stored["regions"]]
    assert [border["between"] for border in made["borders"]] == [border["between"] for border in stored["borders"]]
    for one, other in zip(made["borders"], stored["borders"], strict=True):
        far = shapely.hausdorff_distance(shapely.LineString(one["line"]), shapely.LineString(other["line"]))
        assert far < 3, one["between"]


@pytest.mark.slow
def test_processors_that_round_otherwise_draw_the_same_outlines() -> None:
    """OpenBLAS adds up in another order on each kind; told to take this machine for an old one, it does so."""
    drawn = []
    for kind in ("Prescott", ""):
        ran = subprocess.run(
            [sys.executable, "-c", DRAWN, str(BASE_2)],
            env=os.environ | ({"OPENBLAS_CORETYPE": kind} if kind else {}),
            capture_output=True,
            text=True,
            timeout=300,
            check=True,
        )
        drawn.append(ran.stdout)
    assert drawn[0] == drawn[1]
    assert len(drawn[0]) > 10_000


def test_a_file_is_written_as_it_was_read() -> None:
    text = BASE_2.read_text("utf-8")
    assert dump(json.loads(text)) == text


def test_neighbours_that_no_plane_can_have() -> None:
    data = bare(BASE_2)
    regions = {region["id"]: region for region in data["regions"]}
    # Five regions that all meet each other.
    for one in range(1, 6):
        regions[one]["neighbours"] = sorted({*regions[one]["neighbours"], *range(1, 6)} - {one})
    with pytest.raises(OutlineError, match="cannot be drawn on a plane"):
        outline(data)


def test_a_region_that_hangs_in_the_air() -> None:
    data = bare(BASE_2)
    first = data["regions"][0]
    for other in first["neighbours"][1:]:
        data["regions"][other - 1]["neighbours"].remove(1)
    first["neighbours"] = first["neighbours"][:1]
    first["touches_edge"] = False
    with pytest.raises(OutlineError, match="fewer than two neighbours"):
        outline(data)
