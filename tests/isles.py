"""A small box whose table is laid out from two-sided boards, for tests of layouts: the base game on tiny islands."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.resources import files
from pathlib import Path
from typing import Any

import tesno.boxes
from tesno.load.boxes import load_box, map_of
from tesno.locale import catalogues, speech

SIZES = {"L": 14, "M": 10, "S": 7}
TERRAINS = ("forest", "hill", "swamp", "farmland", "mountain")
# As Warcraft has them (W1).
DRAWS = {2: "L S", 3: "L M S", 4: "L M M S", 5: "L L M S S"}


def island(id: str, size: str, sheet: str) -> dict[str, Any]:
    """A hub with a ring of regions round it, of which every third is an entry."""
    count = SIZES[size]
    ring = [
        {
            "id": number,
            "terrain": TERRAINS[(number + len(id) + ord(id[-1])) % 5],
            "symbols": ["cavern"] if number % 3 == 0 else [],
            "touches_edge": True,
            "neighbours": [number + 1 if number < count else 2],
        }
        for number in range(2, count + 1)
    ]
    hub = {"id": 1, "terrain": "lake", "neighbours": list(range(2, count + 1))}
    return {"id": id, "box": "isles", "size": size, "sheet": sheet, "regions": [hub, *ring]}


@contextmanager
def isles(folder: Path) -> Iterator[None]:
    """The box `isles` is there, as if it had been installed."""
    box = folder / "isles"
    (box / "maps").mkdir(parents=True)
    (box / "__init__.py").write_text("from tesno.boxes.base import TRAITS\n", encoding="utf-8")
    base = load_box("base")
    text = (base.maps["base-2"].parent.parent / "box.toml").read_text("utf-8").replace('id = "base"', 'id = "isles"')
    text += '\n[maps]\nentry = "cavern"\n'
    for players, sizes in DRAWS.items():
        usual = [f"{size.lower()}{sizes.split()[:index].count(size) + 1}a" for index, size in enumerate(sizes.split())]
        text += f"\n[layout.isles-{players}]\nplayers = {players}\nrounds = {players + 5}\n"
        text += f"boards = {json.dumps(usual)}\ndraw = {json.dumps(sizes.split())}\n"
    (box / "box.toml").write_text(text, encoding="utf-8")
    for size in SIZES:
        for sheet in (f"{size.lower()}1", f"{size.lower()}2"):
            for side in "ab":
                id = sheet + side
                (box / "maps" / f"{id}.json").write_text(json.dumps(island(id, size, sheet)), encoding="utf-8")
    tesno.boxes.__path__.append(str(folder))
    written = catalogues.texts_of
    catalogues.texts_of = lambda language: [*written(language), words_of_isles(language)]
    forget_words()
    try:
        yield
    finally:
        catalogues.texts_of = written
        forget_words()
        tesno.boxes.__path__.remove(str(folder))
        sys.modules.pop("tesno.boxes.isles", None)
        load_box.cache_clear()
        map_of.cache_clear()


def words_of_isles(language: str) -> str:
    return (files("tesno.locale") / language / "base.ftl").read_text("utf-8").replace("-base-", "-isles-")


def forget_words() -> None:
    """They are read anew when next asked for."""
    for known in (catalogues.bundle_of, catalogues.messages_of, speech.key_of):
        known.cache_clear()
