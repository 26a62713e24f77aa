"""Finds the boxes and loads their declarations, maps and odd traits."""

from __future__ import annotations

import pkgutil
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pathlib import Path

import tesno.boxes
from tesno.core.bits import mask_of
from tesno.core.board import Board
from tesno.core.trait import Trait
from tesno.load.content import read_box
from tesno.load.maps import MapFile, read_map
from tesno.traits.words import Box


@dataclass(frozen=True)
class BoxFiles:
    """A box as its folder holds it."""

    box: Box
    traits: dict[str, type[Trait]]
    maps: dict[str, Path]
    boards: dict[int, str]  # the board for each number of players
    rounds: dict[int, int]


def box_ids() -> list[str]:
    """The boxes there are."""
    return sorted(found.name for found in pkgutil.iter_modules(tesno.boxes.__path__) if found.ispkg)


@cache
def load_box(id: str) -> BoxFiles:
    """A box by its id."""
    module = import_module(f"tesno.boxes.{id}")
    folder = Path(next(iter(module.__path__)))
    traits: dict[str, type[Trait]] = module.TRAITS
    box = read_box(folder / "box.toml", traits)
    maps = {path.stem: path for path in sorted((folder / "maps").glob("*.json"))}
    files = [read_map_for(path, box) for path in maps.values()]
    return BoxFiles(
        box=box,
        traits=traits,
        maps=maps,
        boards={file.players: file.id for file in files},
        rounds={file.players: file.rounds for file in files},
    )


def read_map_for(path: Path, box: Box) -> MapFile:
    """A map file, checked against the words and rules of its box."""
    return read_map(
        path,
        terrains=box.terrains,
        symbols=box.symbols,
        water=box.water,
        closed=box.closed,
        entry_by_shore=box.entry_by_shore,
    )


@cache
def map_of(box_id: str, map_id: str) -> MapFile:
    """A map with its outlines."""
    files = load_box(box_id)
    return read_map_for(files.maps[map_id], files.box)


def board_of(files: BoxFiles, map_id: str) -> Board:
    """A map as the core's board."""
    map_file = map_of(files.box.id, map_id)
    regions = map_file.regions
    features = {
        word: mask_of([region.id for region in regions if word == region.terrain or word in region.symbols])
        for word in (*files.box.terrains, *files.box.symbols)
    }
    water = closed = 0
    for word in files.box.water:
        water |= features[word]
    for word in files.box.closed:
        closed |= features[word]
    edge = mask_of([region.id for region in regions if region.touches_edge])
    return Board(
        id=map_file.id,
        players=map_file.players,
        rounds=map_file.rounds,
        near=[0, *(mask_of(list(region.neighbours)) for region in regions)],
        features=features,
        water=water,
        closed=closed,
        edge=edge,
        # A closed region on the edge is an entry for those who may hold it (B-D3).
        entry=mask_of([region.id for region in regions if region.entry]) | edge & closed,
        tribes=mask_of([region.id for region in regions if region.tribe]),
    )
