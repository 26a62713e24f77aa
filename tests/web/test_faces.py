"""Every people of every box has a face, drawn as the page expects it. Needs no node: sprites are made from these."""

import gzip
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tesno.load.boxes import box_ids, load_box

FACES = Path(__file__).resolve().parents[2] / "web" / "faces"
SVG = "{http://www.w3.org/2000/svg}"
# Peoples whose emblem is better than any face we could draw.
EMBLEM_ONLY: dict[str, set[str]] = {"base": set(), "underground": set(), "warcraft": set()}
# Over the wire, for all boxes together.
MOST_BYTES = 250_000

ON_THE_ROOT = {
    "viewBox": "0 0 128 128",
    "stroke": "#2a1c10",
    "stroke-width": "4",
    "stroke-linejoin": "round",
    "stroke-linecap": "round",
}
SHAPES = {"g", "path", "circle", "ellipse", "rect", "use"}
GEOMETRY = {"d", "cx", "cy", "r", "rx", "ry", "x", "y", "width", "height", "transform"}
PAINT = {"fill", "fill-opacity", "stroke", "stroke-width", "stroke-opacity", "stroke-dasharray"}
COLOUR = re.compile(r"none|currentColor|#[0-9a-f]{3}(?:[0-9a-f]{3})?")
PART = re.compile(r"\.\./kit/(\w+)\.svg#(\w+)")
LAYERS = ("awake", "asleep")


def drawn(folder: str) -> list[Path]:
    return sorted((FACES / folder).glob("*.svg"))


FILES = [path for folder in (*box_ids(), "kit") for path in drawn(folder)]


def elements(path: Path) -> list[ElementTree.Element]:
    """All that is below the root; fails for what is no XML."""
    return list(ElementTree.fromstring(path.read_bytes()).iter())[1:]


def parts_of_the_kit() -> set[tuple[str, str]]:
    return {
        (path.stem, element.attrib["id"])
        for path in drawn("kit")
        for element in elements(path)
        if "id" in element.attrib
    }


@pytest.mark.parametrize("box", box_ids())
def test_every_people_has_a_face_or_is_named_here(box: str) -> None:
    peoples = {race.id for race in load_box(box).box.content.races}
    assert EMBLEM_ONLY[box] <= peoples
    assert {path.stem for path in drawn(box)} == peoples - EMBLEM_ONLY[box]


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_drawing_is_plain_shapes(path: Path) -> None:
    """Nothing that runs, nothing from elsewhere, nothing that the policy of the page would refuse."""
    in_kit = path.parent.name == "kit"
    for element in elements(path):
        assert element.tag.removeprefix(SVG) in SHAPES, element.tag
        rest = element.attrib.keys() - GEOMETRY - PAINT
        assert rest <= ({"id"} if in_kit else {"href", "class"}), rest
        for name in ("fill", "stroke"):
            assert COLOUR.fullmatch(element.attrib.get(name, "none")), element.attrib
        if not in_kit:
            assert element.attrib.get("class", LAYERS[0]) in LAYERS
            assert (element.tag == f"{SVG}use") == ("href" in element.attrib)


@pytest.mark.parametrize("box", box_ids())
def test_a_face_is_the_players_and_sleeps(box: str) -> None:
    for path in drawn(box):
        assert ElementTree.fromstring(path.read_bytes()).attrib == ON_THE_ROOT, path
        text = path.read_text("utf-8")
        assert "currentColor" in text, path
        assert [layer for layer in LAYERS if f'class="{layer}"' not in text] == [], path


def test_the_kit_has_what_faces_take_and_nothing_else() -> None:
    taken = set()
    for path in (path for box in box_ids() for path in drawn(box)):
        for address in (element.attrib["href"] for element in elements(path) if "href" in element.attrib):
            part = PART.fullmatch(address)
            assert part is not None, f"{path}: {address}"
            taken.add(part.groups())
    assert taken == parts_of_the_kit()


def test_all_faces_together_are_light() -> None:
    """What is sent is this without comments, so it is less."""
    kit = b"".join(path.read_bytes() for path in drawn("kit"))
    sprites = [kit + b"".join(path.read_bytes() for path in drawn(box)) for box in box_ids()]
    assert sum(len(gzip.compress(sprite, 6)) for sprite in sprites) <= MOST_BYTES


def test_all_faces_are_drawn_with_the_pen_of_the_sprite() -> None:
    code = (FACES / "sprite.ts").read_text("utf-8")
    found = re.search(r"const PEN = '(.*)'", code)
    assert found is not None
    assert dict(re.findall(r'([\w-]+)="([^"]*)"', found.group(1))) == {
        name: value for name, value in ON_THE_ROOT.items() if name != "viewBox"
    }
