"""The lines of a position that say what table it is played at."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tesno.load.boxes import players_of_variant
from tesno.load.errors import ContentError
from tesno.load.map_wish import Wished, wished_in_text
from tesno.load.sources import Source, read_source
from tesno.position.errors import PositionError
from tesno.position.lines import words_of

TABLE_WORDS = ("map", "players", "options", "rounds", "races", "powers", "content", "variant")
USUAL_PLAYERS = 2  # on boards that nobody says for how many they are


def table_entries(lines: list[str], folder: Path | None = None) -> dict[str, Any]:
    """What `play.Table` is made from. Content files count from the folder. Raises PositionError."""
    values: dict[str, list[str]] = {}
    for line in lines:
        words = words_of(line)
        if words[0] in TABLE_WORDS:
            values.setdefault(words[0], []).extend(words[1:])
    wished = _wished(lines, folder)
    variant = values.get("variant", [""])
    if len(variant) != 1:
        raise PositionError("`variant` takes one word, for instance `variant factions`")
    return {
        "box": wished.box,
        "map": wished.map,
        "players": _one_number(values, "players", _usual_players(wished, variant[0])),
        "rounds": _one_number(values, "rounds", 0),
        "options": tuple(values.get("options", [])),
        "races": tuple(values.get("races", [])),
        "powers": tuple(values.get("powers", [])),
        "content": _sources(values.get("content", []), folder or Path()),
        "variant": variant[0],
    }


def _usual_players(wished: Wished, variant: str) -> int:
    """As many as the variant is for, else as many as the boards."""
    return players_of_variant(wished.box, variant) or wished.players or USUAL_PLAYERS


def _wished(lines: list[str], folder: Path | None) -> Wished:
    """What stands in the line `map …`: boards by their ids, map files, or maps as JSON."""
    said = [line.removeprefix("map").strip() for line in lines if line.split()[0] == "map"]
    if len(said) != 1 or not said[0]:
        raise PositionError("a position needs one line `map ID` or `map FILE`, for instance `map base-2`")
    try:
        return wished_in_text(said[0], folder)
    except ContentError as error:
        raise PositionError(str(error)) from error


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
