"""Layouts: which boards of a box lie on the table together, and what may be drawn at random."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations, product
from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from tesno.core.board import MOST_REGIONS
from tesno.load.errors import ContentError
from tesno.load.map_model import Id, MapFile, MapRegion, SizeWord, Word
from tesno.load.sources import Source
from tesno.traits.where import nearest

Players = Annotated[int, Field(ge=1, le=8, strict=True)]


class _Model(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class LayoutModel(_Model):
    """A layout of several boards, as `box.toml` has it."""

    players: Players
    rounds: Annotated[int, Field(ge=1, le=20, strict=True)]
    boards: Annotated[list[Id], Field(min_length=1, max_length=8)]
    draw: Annotated[list[SizeWord], Field(max_length=8)] = []


class MapsModel(_Model):
    """What a box says of all its maps."""

    entry: Word | None = None
    usual: dict[str, Id] = {}


class _BoxMaps(BaseModel):
    """The part of a box's file that is about maps."""

    maps: MapsModel = MapsModel()
    layout: dict[Id, LayoutModel] = {}


@dataclass(frozen=True)
class BoxLayout:
    """A named layout. `draw` has the size of each board that a random layout takes instead, one of a sheet at most."""

    id: str
    players: int
    rounds: int
    boards: tuple[str, ...]
    draw: tuple[str, ...] = ()


def read_box_maps(source: Source) -> _BoxMaps:
    """What a box's file says of maps."""
    data = tomllib.loads(source.text)
    try:
        return _BoxMaps.model_validate({name: data[name] for name in ("maps", "layout") if name in data})
    except ValidationError as error:
        first = error.errors(include_url=False)[0]
        raise ContentError(source.name, ".".join(map(str, first["loc"])), first["msg"]) from error


def layouts_of(
    source: Source, declared: Mapping[str, LayoutModel], maps: Mapping[str, MapFile]
) -> dict[str, BoxLayout]:
    """All layouts of a box: every board that is for a number of players, and those that are declared."""
    found = {
        map_file.id: BoxLayout(map_file.id, map_file.players, map_file.rounds, (map_file.id,))
        for map_file in maps.values()
        if map_file.players
    }
    for id, model in declared.items():
        where = f"layout.{id}"
        for board in model.boards:
            if board not in maps:
                hint = nearest(board, sorted(maps))
                raise ContentError(source.name, f"{where}.boards", f"unknown board {board!r}", hint)
        layout = BoxLayout(id, model.players, model.rounds, tuple(model.boards), tuple(model.draw))
        if model.draw and Counter(maps[board].size for board in model.boards) != Counter(model.draw):
            raise ContentError(source.name, f"{where}.boards", "are not of the sizes that are drawn")
        if not any(True for _ in draws_of(layout, maps)):
            raise ContentError(source.name, f"{where}.draw", "there are not enough boards of these sizes")
        found[id] = layout
    return found


def draws_of(layout: BoxLayout, maps: Mapping[str, MapFile]) -> Iterator[tuple[str, ...]]:
    """All boards that may come out when a layout is drawn, each set once, in the order of its sizes."""
    if not layout.draw:
        yield layout.boards
        return
    choices: list[list[tuple[str, ...]]] = []
    for size, times in Counter(layout.draw).items():
        sheets: dict[str, list[str]] = {}
        for map_file in maps.values():
            if map_file.size == size:
                sheets.setdefault(map_file.sheet or map_file.id, []).append(map_file.id)
        choices.append(
            [
                sides
                for chosen in combinations(sorted(sheets), times)
                for sides in product(*(sheets[one] for one in chosen))
            ]
        )
    for drawn in product(*choices):
        yield tuple(board for sides in drawn for board in sides)


def layout_id(parts: Iterable[MapFile]) -> str:
    return " ".join(part.id for part in parts)


def check_layout(parts: Sequence[MapFile]) -> str | None:
    """Why these boards can't lie on one table, or None."""
    for id, times in Counter(part.id for part in parts).items():
        if times > 1:
            return f"board {id!r} is there {times} times"
    for sheet, times in Counter(part.sheet or part.id for part in parts).items():
        if times > 1:
            both = " and ".join(repr(part.id) for part in parts if part.sheet == sheet)
            return f"{both} are two sides of one board"
    regions = sum(len(part.regions) for part in parts)
    if regions > MOST_REGIONS:
        return f"the boards have {regions} regions together; at most {MOST_REGIONS} can be played"
    return None


def numbered_on(parts: Sequence[MapFile]) -> list[MapRegion]:
    """The regions of boards that lie side by side; their numbers run on."""
    found: list[MapRegion] = []
    for part in parts:
        before = len(found)
        found += [
            region.model_copy(
                update={
                    "id": region.id + before,
                    "neighbours": tuple(other + before for other in region.neighbours),
                }
            )
            for region in part.regions
        ]
    return found
