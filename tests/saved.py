"""The saved games of earlier versions (tests/fixtures/saved/README.md)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

FOLDERS = sorted(path for path in (Path(__file__).parent / "fixtures" / "saved").iterdir() if path.is_dir())
REPLAYS = [path for folder in FOLDERS for path in sorted((folder / "replays").glob("*.json"))]


def read(path: Path) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return data


def expected_of(replay: Path) -> dict[str, Any]:
    """How the game of a replay stood when it was saved."""
    return read(replay.parent.parent / "expected" / replay.name)


def name_of(path: Path) -> str:
    """For the names of tests."""
    return f"{path.parent.parent.name}-{path.stem}"
