"""Draws our own region outlines for map files from the facts in them, and writes them back.

Usage: python tools/outline_maps.py src/tesno/boxes/base/maps/base-4.json [more files] [--check]

How they are drawn is told in src/tesno/cartography/outlines.py.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path

from tesno.cartography.files import dump
from tesno.cartography.geometry import OutlineError
from tesno.cartography.outlines import outline


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Draw the outlines of map files from the facts inside them.")
    parser.add_argument("files", nargs="+", type=Path)
    parser.add_argument("--check", action="store_true", help="change nothing; fail if a file would change")
    options = parser.parse_args(argv)
    changed = 0
    for path in options.files:
        old = path.read_text(encoding="utf-8")
        try:
            new = dump(outline(json.loads(old), tell=print))
        except OutlineError as error:
            print(f"{path}: {error}", file=sys.stderr)
            return 1
        changed += new != old
        if not options.check:
            path.write_text(new, encoding="utf-8")
    return int(options.check and changed > 0)


if __name__ == "__main__":
    raise SystemExit(main())
