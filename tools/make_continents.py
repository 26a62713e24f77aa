"""Makes the twelve continents of our own for the third box, and writes them where the box has its maps.

Usage: python tools/make_continents.py [l1a m2b …] [--check]

Each side has a character and a seed chosen by eye from several; everything else follows from them
(src/tesno/cartography/continents.py).
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from tesno.cartography.files import dump
from tesno.cartography.making import new_island

FOLDER = Path(__file__).resolve().parent.parent / "src" / "tesno" / "boxes" / "warcraft" / "maps"


@dataclass(frozen=True)
class Side:
    """One side of a board: how it is made and what it is called."""

    character: str
    seed: int
    en: str
    ru: str
    pl: str


# Boards l1, l2, m1, m2, s1, s2, each with the sides a and b.
SIDES = {
    "l1a": Side("crown", 1, "The Broken Crown", "Расколотая Корона", "Pęknięta Korona"),
    "l1b": Side("spine", 1, "The Long Ridge", "Длинный Кряж", "Długa Grań"),
    "l2a": Side("delta", 3, "Herons' Delta", "Дельта Цапель", "Delta Czapli"),
    "l2b": Side("harvest", 1, "Harvest Land", "Земля Жатвы", "Kraina Żniw"),
    "m1a": Side("crescent", 1, "The Horn Bay", "Роговая Бухта", "Zatoka Rogu"),
    "m1b": Side("moors", 1, "Mirror Moors", "Зеркальные Топи", "Zwierciadlane Moczary"),
    "m2a": Side("isthmus", 1, "The Two Brothers", "Два Брата", "Dwaj Bracia"),
    "m2b": Side("thicket", 1, "Owl Thicket", "Совиная Чаща", "Sowia Gęstwina"),
    "s1a": Side("kettle", 1, "The Kettle", "Котёл", "Kocioł"),
    "s1b": Side("crag", 1, "Gull Crag", "Чаячья Скала", "Mewia Skała"),
    "s2a": Side("skerries", 2, "The Drowned Stairs", "Затонувшая Лестница", "Zatopione Schody"),
    "s2b": Side("downs", 1, "Shepherd's Rest", "Приют Пастуха", "Pasterska Ostoja"),
}


def made(id: str) -> str:
    """The map file of a side."""
    side = SIDES[id]
    data = new_island(id[0].upper(), side.seed, side.character, id).data
    names = {"en": side.en, "ru": side.ru, "pl": side.pl}
    head = {"id": id, "box": data["box"], "name": names, "size": data["size"], "sheet": id[:-1]}
    return dump({**head, **data})


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Make the continents of the third box.")
    parser.add_argument("sides", nargs="*", metavar="SIDE", help="such as l1a (default: all)")
    parser.add_argument("--check", action="store_true", help="change nothing; fail if a file would change")
    options = parser.parse_args(argv)
    if unknown := sorted(set(options.sides) - set(SIDES)):
        print(f"unknown sides {', '.join(unknown)}: choose from {', '.join(SIDES)}", file=sys.stderr)
        return 2
    changed = 0
    for id in options.sides or SIDES:
        path, text = FOLDER / f"{id}.json", made(id)
        changed += not path.is_file() or path.read_text(encoding="utf-8") != text
        if not options.check:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        print(f"{id}: {SIDES[id].en}")
    return int(options.check and changed > 0)


if __name__ == "__main__":
    raise SystemExit(main())
