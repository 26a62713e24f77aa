"""How a table says what it is played on: ids of boards, and maps of the users' own, which it carries whole."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, NamedTuple

from tesno.load.boxes import box_ids, load_box, map_in, parts_of, players_for
from tesno.load.errors import ContentError
from tesno.load.maps import MapFile
from tesno.load.sources import LARGEST_FILE, Source, read_source
from tesno.traits.where import nearest

MapDocument = dict[str, Any]  # the content of a map file
MapWish = str | MapDocument | list[str | MapDocument] | None


def document_source(document: MapDocument) -> Source:
    """A map document as the text it was, named by its id. Raises ContentError when it is too large."""
    id = document.get("id")
    name = f"map {id}" if isinstance(id, str) else "map"
    text = json.dumps(document)
    if len(text) > LARGEST_FILE:
        raise ContentError(name, "", f"is {len(text)} bytes long", f"at most {LARGEST_FILE} are read")
    return Source(name, text)


def map_document(path: Path | str) -> MapDocument:
    """The content of a map file, checked, for a table to carry. Raises ContentError."""
    source = read_source(path)
    map_in(source)
    document: MapDocument = json.loads(source.text)
    return document


class Wished(NamedTuple):
    """What words or files stand for: the box they are of, and for how many players they are (0: nobody says)."""

    box: str
    players: int
    map: MapWish
    parts: tuple[MapFile, ...] = ()


def wished_map(names: list[str], folder: Path | None = None) -> Wished:
    """Ids of boards or layouts, or map files, counting from the folder. Raises ContentError."""
    homes = {id: box for box in box_ids() for id in (*load_box(box).maps, *load_box(box).layouts)}
    found: list[str | MapDocument] = []
    for name in names:
        if name in homes:
            found.append(name)
        elif (path := (folder or Path()) / name).is_file():
            found.append(map_document(path))
        else:
            hint = f"{nearest(name, sorted(homes))}; there is no such file either"
            raise ContentError(name, "", f"unknown map {name!r}", hint)
    return _wished(found)


def wished_in_text(text: str, folder: Path | None = None) -> Wished:
    """What a line `map …` of a position says: names, or maps as JSON. Raises ContentError."""
    if not text.startswith(("{", "[")):
        return wished_map(text.replace(",", " ").split(), folder)
    try:
        data = json.loads(text)
    except ValueError as error:
        raise ContentError("map", "", f"is not valid JSON: {error}") from error
    entries = data if isinstance(data, list) else [data]
    if not entries or not all(isinstance(entry, str | dict) for entry in entries):
        raise ContentError("map", "", "a list has ids of boards and maps")
    return _wished(entries)


def text_of_wish(map: MapWish, id: str) -> str:
    """What stands in a line `map …`; `id` is that of the board as it is laid out."""
    entries = map if isinstance(map, list) else [map]
    if not any(isinstance(entry, dict) for entry in entries):
        return id
    # A number sign would begin a comment.
    return json.dumps(map, ensure_ascii=False, separators=(",", ":")).replace("#", "\\u0023")


def _wished(entries: list[str | MapDocument]) -> Wished:
    """The box of the first entry decides; what does not fit it is told by the table."""
    first = entries[0]
    box = (
        next((box for box in box_ids() if first in load_box(box).maps or first in load_box(box).layouts), "")
        if isinstance(first, str)
        else map_in(document_source(first)).box
    )
    files = load_box(box)
    parts = tuple(
        part
        for entry in entries
        for part in (_known(box, entry) if isinstance(entry, str) else (map_in(document_source(entry)),))
    )
    return Wished(box, players_for(files, parts), first if len(entries) == 1 else list(entries), parts)


def _known(box: str, id: str) -> tuple[MapFile, ...]:
    files = load_box(box)
    return parts_of(files, id) if id in files.maps or id in files.layouts else ()
