"""Finds the boxes and loads their declarations, maps and odd traits."""

from __future__ import annotations

import pkgutil
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from pathlib import Path

import tesno.boxes
from tesno.core.bits import mask_of
from tesno.core.board import Board
from tesno.core.trait import Trait
from tesno.load.content import read_box
from tesno.load.errors import ContentError
from tesno.load.layouts import BoxLayout, draws_of, layout_id, layouts_of, numbered_on, read_box_maps
from tesno.load.map_checks import MapWords
from tesno.load.maps import MapFile, parse_map
from tesno.load.numbers import Ours, our_numbers
from tesno.load.sources import Source, read_source
from tesno.traits.where import nearest
from tesno.traits.words import Box


@dataclass(frozen=True)
class BoxFiles:
    """A box as its folder holds it."""

    box: Box
    traits: dict[str, type[Trait]]
    maps: dict[str, Path]
    boards: dict[int, str]  # the usual layout for each number of players
    rounds: dict[int, int]
    layouts: dict[str, BoxLayout] = field(default_factory=dict)
    map_words: MapWords = field(default_factory=MapWords)
    ours: Ours = field(default_factory=Ours)


def box_ids() -> list[str]:
    """The boxes there are."""
    return sorted(module.name for module in pkgutil.iter_modules(tesno.boxes.__path__) if module.ispkg)


@cache
def load_box(id: str) -> BoxFiles:
    """A box by its id."""
    module = import_module(f"tesno.boxes.{id}")
    traits: dict[str, type[Trait]] = module.TRAITS
    return read_folder(Path(next(iter(module.__path__))), traits)


def players_of_variant(box: str, variant: str) -> int:
    """For how many players a variant of a box is; 0: there is no such variant."""
    found = load_box(box).box.variant(variant) if box in box_ids() else None
    return found.players if found is not None else 0


def read_folder(folder: Path, traits: dict[str, type[Trait]]) -> BoxFiles:
    """The box in a folder: `box.toml`, `maps/` and, where it needs one, `numbers.toml`."""
    source = read_source(folder / "box.toml")
    box = read_box(folder / "box.toml", traits)
    said = read_box_maps(source)
    words = MapWords(box.terrains, box.symbols, box.water, box.entry_by_shore, box.closed, said.maps.entry or "")
    maps = {path.stem: path for path in sorted((folder / "maps").glob("*.json"))}
    files = {id: _read_map(read_source(path), words) for id, path in maps.items()}
    layouts = layouts_of(source, said.layout, files)
    boards = _usual(source, layouts, said.maps.usual)
    rounds = {players: layouts[id].rounds for players, id in boards.items()}
    return BoxFiles(box, traits, maps, boards, rounds, layouts, words, our_numbers(folder))


def _usual(source: Source, layouts: dict[str, BoxLayout], said: dict[str, str]) -> dict[int, str]:
    """The layout that is used when none is named: as said, else the first by its name."""
    found: dict[int, str] = {}
    for id, layout in sorted(layouts.items()):
        found.setdefault(layout.players, id)
    for players, id in said.items():
        where = f"maps.usual.{players}"
        if id not in layouts:
            raise ContentError(source.name, where, f"unknown map {id!r}", nearest(id, sorted(layouts)))
        if str(layouts[id].players) != players:
            raise ContentError(source.name, where, f"{id!r} is for {layouts[id].players} players")
        found[int(players)] = id
    return dict(sorted(found.items()))


def _read_map(source: Source, words: MapWords) -> MapFile:
    return parse_map(source.text, source.name, words=words)


def map_in(source: Source) -> MapFile:
    """A map of a user's own, checked with the words and rules of the box it is for. Raises ContentError."""
    map_file = parse_map(source.text, source.name)
    if map_file.box not in box_ids():
        raise ContentError(source.name, "box", f"unknown box {map_file.box!r}", nearest(map_file.box, box_ids()))
    return _read_map(source, load_box(map_file.box).map_words)


@cache
def map_of(box_id: str, map_id: str) -> MapFile:
    """A board of a box."""
    files = load_box(box_id)
    return _read_map(read_source(files.maps[map_id]), files.map_words)


def parts_of(files: BoxFiles, id: str) -> tuple[MapFile, ...]:
    """The boards that an id stands for: a layout's, or the board itself. Raises KeyError."""
    boards = files.layouts[id].boards if id in files.layouts else (id,)
    return tuple(map_of(files.box.id, board) for board in boards)


def draws_for(files: BoxFiles, players: int) -> list[tuple[str, ...]]:
    """All sets of boards that a random layout for so many players may have, each as likely as another."""
    maps = {id: map_of(files.box.id, id) for id in files.maps}
    found = {
        boards for layout in files.layouts.values() if layout.players == players for boards in draws_of(layout, maps)
    }
    return sorted(found)


def players_for(files: BoxFiles, parts: Sequence[MapFile]) -> int:
    """For how many players boards are meant that lie on the table together; 0: nobody says."""
    if len(parts) == 1 and parts[0].players:
        return parts[0].players
    ids, sizes = sorted(part.id for part in parts), sorted(part.size or "" for part in parts)
    for layout in files.layouts.values():
        if ids == sorted(layout.boards) or (layout.draw and sizes == sorted(layout.draw)):
            return layout.players
    return 0


def board_of(files: BoxFiles, parts: Sequence[MapFile]) -> Board:
    """The core's board of one or more boards that lie side by side."""
    regions = numbered_on(parts)
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
    entry = mask_of([region.id for region in regions if region.entry])
    if not files.map_words.entry_symbol:
        # A closed region on the edge is an entry for those who may hold it (B-D3).
        entry |= edge & closed
    masks, before = [], 0
    for part in parts:
        masks.append(mask_of([region.id for region in regions[before : before + len(part.regions)]]))
        before += len(part.regions)
    players = players_for(files, parts)
    return Board(
        id=layout_id(parts),
        players=players,
        rounds=files.rounds.get(players, 0) or parts[0].rounds,
        near=[0, *(mask_of(list(region.neighbours)) for region in regions)],
        features=features,
        water=water,
        closed=closed,
        edge=edge,
        entry=entry,
        tribes=mask_of([region.id for region in regions if region.tribe]),
        parts=tuple(masks),
    )
