"""What is printed on boards, read from the map files without the engine's loader: for the second opinions."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import tesno.boxes

BOXES = Path(tesno.boxes.__file__).parent


@cache
def regions_of(box: str, boards: str) -> dict[int, dict[str, Any]]:
    """The regions of the boards named, numbered on from board to board; `board` says on which each lies."""
    found: dict[int, dict[str, Any]] = {}
    for place, board in enumerate(boards.split()):
        before = len(found)
        for region in json.loads((BOXES / box / "maps" / f"{board}.json").read_text("utf-8"))["regions"]:
            near = [other + before for other in region["neighbours"]]
            found[region["id"] + before] = {**region, "neighbours": near, "board": place}
    return found
