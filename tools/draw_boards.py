"""Draws every board of every box as <map>.svg into a folder, wide ones for upright screens as <map>.turned.svg too.

Usage: python tools/draw_boards.py FOLDER
"""

from __future__ import annotations

import sys
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path

# Where a wheel is built, Tesno is not installed.
sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "src"))

from tesno.draw import board_svg, may_be_turned, turned
from tesno.load.maps import read_map

ROOT = Path(__file__).resolve().parent.parent


def draw(folder: Path, path: Path) -> None:
    """A board without its tribes: those leave during a game, so the page draws them. A wide one also upright."""
    board = read_map(path)
    (folder / f"{board.id}.svg").write_text(board_svg(board, tribes=False), encoding="utf-8")
    if may_be_turned((board,)):
        (folder / f"{board.id}.turned.svg").write_text(board_svg(turned(board), tribes=False), encoding="utf-8")


def main(arguments: list[str]) -> int:
    if len(arguments) != 1:
        print(__doc__, file=sys.stderr)
        return 2
    folder = Path(arguments[0])
    folder.mkdir(parents=True, exist_ok=True)
    with ProcessPoolExecutor() as pool:
        list(pool.map(partial(draw, folder), sorted(ROOT.glob("src/tesno/boxes/*/maps/*.json"))))
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
