"""Scenario files of this folder, cut into single scenarios."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).parent
WORD = "scenario "


@dataclass(frozen=True)
class Piece:
    """One scenario; its text begins with empty lines, so that line numbers are those of the file."""

    file: Path
    title: str
    text: str

    def __str__(self) -> str:
        return f"{self.file.relative_to(HERE)}: {self.title}"


def scenario_files(folder: Path = HERE) -> list[Path]:
    """All of a folder."""
    return sorted(folder.rglob("*.scn"))


def pieces_of(file: Path) -> list[Piece]:
    lines = file.read_text("utf-8").splitlines()
    starts = [number for number, line in enumerate(lines) if line.strip().startswith(WORD)]
    ends = [*starts[1:], len(lines)]
    return [
        Piece(
            file,
            lines[start].split("#")[0].strip().removeprefix(WORD).strip(),
            "\n".join([""] * start + lines[start:end]),
        )
        for start, end in zip(starts, ends, strict=True)
    ]
