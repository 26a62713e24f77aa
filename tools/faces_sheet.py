"""Puts all faces side by side, to be looked at: python tools/faces_sheet.py FOLDER [base/elves …]

Writes a page, and with a Chromium its picture, for every box: awake and asleep at 200 pixels, as chips of 40 and 24
in colour and in grey, and as bare silhouettes. With faces named, one sheet of those only, larger.
"""

from __future__ import annotations

import html
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

FACES = Path(__file__).resolve().parent.parent / "web" / "faces"
# The colours of the seats, as in web/src/look/theme.css.
SEATS = ("#0072b2", "#f0e442", "#d55e00", "#33bbee", "#882255")
# As a part of the page a face needs no file beside it.
PART = re.compile(r'href="\.\./kit/(\w+)\.svg#(\w+)"')
WIDTH = 1290

STYLE = """
body { margin: 10px; background: #4a3120; color: #f6e8ca; font: 13px sans-serif; }
.row { display: flex; flex-wrap: wrap; gap: 6px; margin-bottom: 8px; }
figure { margin: 0; text-align: center; }
svg { display: block; width: var(--px); height: var(--px); border-radius: 50%; border: var(--rim) solid currentColor;
  background: radial-gradient(circle at 35% 25%, #fffdf4, color-mix(in srgb, currentColor 28%, #f3e6c8) 80%); }
.asleep, .sleeping .awake { display: none; }
.sleeping .asleep { display: inline; }
.sleeping svg { border-radius: 22%; filter: saturate(0.35) brightness(0.9); }
.grey svg { filter: grayscale(1); }
.shape svg { filter: brightness(0) drop-shadow(0 0 0 #000); background: none; border-color: transparent; }
.shape { background: #efe0bd; padding: 4px; }
"""


def drawing(path: Path) -> str:
    """What is inside a file's svg element."""
    return re.sub(r"<\?.*?\?>|<!--.*?-->|</?svg[^>]*>", "", path.read_text("utf-8"), flags=re.S).strip()


def cell(path: Path, colour: str, title: bool) -> str:
    inside = PART.sub(r'href="#\1-\2"', drawing(path))
    picture = (
        f'<svg viewBox="0 0 128 128" color="{colour}" stroke="#2a1c10" stroke-width="4" '
        f'stroke-linejoin="round" stroke-linecap="round">{inside}</svg>'
    )
    caption = f"<figcaption>{html.escape(path.stem)}</figcaption>" if title else ""
    return f"<figure>{picture}{caption}</figure>"


def sheet(paths: list[Path], large: int) -> str:
    kit = []
    for part in sorted((FACES / "kit").glob("*.svg")):
        kit.append(re.sub(r'id="(\w+)"', rf'id="{part.stem}-\1"', drawing(part)))

    def row(kind: str, px: int, rim: int, title: bool = False) -> str:
        cells = (cell(path, SEATS[index % len(SEATS)], title) for index, path in enumerate(paths))
        return f'<div class="row {kind}" style="--px: {px}px; --rim: {rim}px">{"".join(cells)}</div>'

    rows = [
        row("", large, 8, True),
        row("", 34, 3),
        row("grey", 34, 3),
        row("sleeping", 34, 3),
        row("", 20, 2),
        row("shape", 24, 0),
        row("sleeping", large * 2 // 3, 8),
    ]
    return (
        f'<!doctype html><meta charset="utf-8"><style>{STYLE}</style>'
        f'<svg style="position: absolute; width: 0; height: 0"><defs>{"".join(kit)}</defs></svg>{"".join(rows)}'
    )


def picture(page: Path, height: int) -> None:
    names = (os.environ.get("CHROMIUM"), "chromium", "chromium-browser", "google-chrome")
    browser = next((found for name in names if name and (found := shutil.which(name))), None)
    if browser is None:
        return
    with tempfile.TemporaryDirectory() as profile:
        flags = ["--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", f"--user-data-dir={profile}"]
        shot = [f"--screenshot={page.with_suffix('.png')}", f"--window-size={WIDTH},{height}", page.as_uri()]
        subprocess.run([browser, *flags, *shot], check=True, capture_output=True, timeout=120)


def main(arguments: list[str]) -> int:
    if not arguments or arguments[0].startswith("-"):
        print(__doc__, file=sys.stderr)
        return 2
    folder = Path(arguments[0]).resolve()
    folder.mkdir(parents=True, exist_ok=True)
    sheets = {
        box.name: sorted(box.glob("*.svg")) for box in sorted(FACES.iterdir()) if box.is_dir() and box.name != "kit"
    }
    large = 200
    if arguments[1:]:
        sheets, large = {"some": [FACES / f"{name}.svg" for name in arguments[1:]]}, 300
    for name, paths in sheets.items():
        missing = [path for path in paths if not path.is_file()]
        if missing:
            print(f"there is no face {missing[0]}: name them as box/race", file=sys.stderr)
            return 2
        page = folder / f"{name}.html"
        page.write_text(sheet(paths, large), encoding="utf-8")
        many = -(-len(paths) // ((WIDTH - 20) // (large + 22)))
        few = -(-len(paths) // ((WIDTH - 20) // (large * 2 // 3 + 22)))
        picture(page, many * (large + 42) + few * (large * 2 // 3 + 26) + 290)
        print(page)
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
