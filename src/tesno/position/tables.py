"""The lines of a position that say what table it is played at."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tesno.load.boxes import box_ids, load_box
from tesno.load.errors import ContentError
from tesno.load.sources import Source, read_source
from tesno.position.errors import PositionError
from tesno.position.lines import words_of
from tesno.traits.where import nearest

TABLE_WORDS = ("map", "players", "options", "rounds", "races", "powers", "content")


def table_entries(lines: list[str], folder: Path | None = None) -> dict[str, Any]:
    """What `play.Table` is made from. Content files count from the folder. Raises PositionError."""
    values: dict[str, list[str]] = {}
    for line in lines:
        words = words_of(line)
        if words[0] in TABLE_WORDS:
            values.setdefault(words[0], []).extend(words[1:])
    if len(values.get("map", [])) != 1:
        raise PositionError("a position needs one line `map ID`, for instance `map base-2`")
    map_id = values["map"][0]
    box_id, players = _home_of(map_id)
    return {
        "box": box_id,
        "map": map_id,
        "players": _one_number(values, "players", players),
        "rounds": _one_number(values, "rounds", 0),
        "options": tuple(values.get("options", [])),
        "races": tuple(values.get("races", [])),
        "powers": tuple(values.get("powers", [])),
        "content": _sources(values.get("content", []), folder or Path()),
    }


def _home_of(map_id: str) -> tuple[str, int]:
    """The box a map belongs to, and for how many players it is."""
    for box_id in box_ids():
        files = load_box(box_id)
        if map_id in files.maps:
            return box_id, next(count for count, id in files.boards.items() if id == map_id)
    known = [id for box_id in box_ids() for id in load_box(box_id).maps]
    raise PositionError(f"unknown map {map_id!r}: {nearest(map_id, known)}")


def _sources(names: list[str], folder: Path) -> tuple[Source, ...]:
    try:
        return tuple(read_source(folder / name) for name in names)
    except ContentError as error:
        raise PositionError(str(error)) from error


def _one_number(values: dict[str, list[str]], name: str, default: int) -> int:
    words = values.get(name)
    if words is None:
        return default
    if len(words) != 1 or not words[0].isdecimal():
        raise PositionError(f"`{name}` takes one number")
    return int(words[0])
