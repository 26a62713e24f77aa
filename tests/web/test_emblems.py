"""Every thing of a box has an emblem of its own. Needs no node: the sprite is made from the same file."""

import json
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from tesno.load.boxes import box_ids, load_box

WEB = Path(__file__).resolve().parents[2] / "web"
EMBLEMS = WEB / "emblems"
NAMED = json.loads((EMBLEMS / "emblems.json").read_text("utf-8"))
BOXES: dict[str, dict[str, dict[str, str]]] = NAMED["boxes"]
SIGNS: dict[str, str] = NAMED["signs"]


# What is shown with an emblem of a piece but is none that is placed: it lies with players, or face down.
BESIDE = {"base": "", "underground": "vengeance", "warcraft": "harmony hidden_find"}
# Sides of races, where the races of a box have them.
NEUTRAL = "neutral"


def things(box_id: str) -> Iterator[tuple[str, str]]:
    """Kind and id of all that is shown with an emblem."""
    box = load_box(box_id).box
    content = box.content
    yield from (("race", race.id) for race in content.races)
    yield from (("power", power.id) for power in content.powers)
    yield from (("find", find.id) for find in content.finds)
    yield from (("piece", piece.id) for piece in box.pieces)
    yield from (("symbol", symbol) for symbol in box.symbols)
    yield from (("piece", id) for id in BESIDE[box_id].split())
    yield "tribe", box.tribe
    sides = {race.faction or NEUTRAL for race in content.races}
    yield from (("faction", side) for side in sides if sides != {NEUTRAL})


def drawn(box_id: str) -> dict[tuple[str, str], str]:
    """The drawing of each thing of a box."""
    return {(kind, id): name for kind, named in BOXES[box_id].items() for id, name in named.items()}


def test_every_box_has_its_emblems_and_nothing_else_has() -> None:
    assert list(BOXES) == box_ids()
    for box in box_ids():
        assert drawn(box).keys() == set(things(box))


@pytest.mark.parametrize("box", box_ids())
def test_no_two_things_of_a_box_share_an_emblem(box: str) -> None:
    uses = Counter(drawn(box).values())
    assert [name for name, count in uses.items() if count > 1] == []


def test_emblems_of_our_own_are_drawn_and_used() -> None:
    named = [*SIGNS.values(), *(name for box in BOXES for name in drawn(box).values())]
    files = {f"own/{path.stem}" for path in (EMBLEMS / "own").glob("*.svg")}
    assert {name for name in named if name.startswith("own/")} == files


def test_the_page_takes_the_emblems_of_the_box_in_view() -> None:
    """`emblem` in lib/emblems.ts knows the kinds; an address of its own would name a thing without its box."""
    code = (WEB / "src" / "lib" / "emblems.ts").read_text("utf-8")
    listed = re.search(r"OF_A_BOX = \[(.*?)\]", code)
    assert listed is not None
    kinds = set(re.findall(r'"(\w+)"', listed.group(1)))
    assert kinds == {kind for box in BOXES.values() for kind in box}
    assert [sign for sign in SIGNS if sign.partition("-")[0] in kinds] == []
    for path in (WEB / "src").rglob("*.svelte"):
        plain = re.findall(r"#emblem-(\w+|\{)", path.read_text("utf-8"))
        assert [kind for kind in plain if kind in kinds or kind == "{"] == [], path
