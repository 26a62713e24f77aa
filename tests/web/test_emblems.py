"""Every thing of a box has an emblem of its own. Needs no node: the sprite is made from the same file."""

import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from tesno.load.boxes import box_ids, load_box

EMBLEMS = Path(__file__).resolve().parents[2] / "web" / "emblems"
BY_KIND: dict[str, dict[str, str]] = json.loads((EMBLEMS / "emblems.json").read_text("utf-8"))


def things(box_id: str) -> Iterator[tuple[str, str]]:
    """Kind and id of all that is shown with an emblem."""
    box = load_box(box_id).box
    content = box.content
    yield from (("race", race.id) for race in content.races)
    yield from (("power", power.id) for power in content.powers)
    yield from (("find", find.id) for find in content.finds)
    yield from (("piece", piece.id) for piece in box.pieces)
    yield from (("symbol", symbol) for symbol in box.symbols)
    yield "tribe", box.tribe


@pytest.mark.parametrize("box", box_ids())
def test_every_thing_of_a_box_has_an_emblem(box: str) -> None:
    assert [f"{kind}-{id}" for kind, id in things(box) if id not in BY_KIND[kind]] == []


@pytest.mark.parametrize("box", box_ids())
def test_no_two_things_of_a_box_share_an_emblem(box: str) -> None:
    uses = Counter(BY_KIND[kind][id] for kind, id in things(box))
    assert [name for name, count in uses.items() if count > 1] == []


def test_nothing_has_an_emblem_that_is_in_no_box() -> None:
    known = {thing for box in box_ids() for thing in things(box)}
    assert [
        f"{kind}-{id}" for kind, ids in BY_KIND.items() if kind != "sign" for id in ids if (kind, id) not in known
    ] == []


def test_emblems_of_our_own_are_drawn_and_used() -> None:
    named = {name for ids in BY_KIND.values() for name in ids.values() if name.startswith("own/")}
    drawn = {f"own/{path.stem}" for path in (EMBLEMS / "own").glob("*.svg")}
    assert named == drawn
