"""Reads map files: the facts of a board, what follows from them, and the outlines of its regions if there are any."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from pathlib import Path
from typing import get_args

from pydantic import BaseModel, ValidationError

from tesno.load.errors import ContentError
from tesno.load.map_checks import Flaw, MapWords, draft_flaws, entry_rule, flaws
from tesno.load.map_model import (
    OUTSIDE,
    MapBorder,
    MapDraft,
    MapFile,
    MapNames,
    MapRegion,
    Point,
    RegionDraft,
    Ring,
    Side,
)
from tesno.load.outlines import inside, join, rings, turning
from tesno.load.sources import read_source
from tesno.traits.where import nearest

__all__ = [
    "OUTSIDE",
    "MapBorder",
    "MapFile",
    "MapRegion",
    "MapWords",
    "Point",
    "Ring",
    "inside",
    "join",
    "parse_map",
    "read_map",
    "rings",
    "turning",
]


def read_map(
    path: Path | str,
    *,
    terrains: Collection[str] | None = None,
    symbols: Collection[str] | None = None,
    water: Collection[str] = (),
    entry_by_shore: bool = False,
    closed: Collection[str] = (),
    entry_symbol: str = "",
) -> MapFile:
    """The map in a file, checked.

    `terrains` and `symbols` are the words the box knows, `water` those of its terrains that make a coast,
    `closed` those that nobody can hold; what is not given is not checked. With `entry_symbol` the entries are the
    regions with that symbol; with `entry_by_shore` the land on the edge and the land on the shore of water that
    touches the edge; otherwise, if there are closed terrains, everything on the edge that is not closed.
    """
    source = read_source(path)
    words = MapWords(terrains, symbols, water, entry_by_shore, closed, entry_symbol)
    return parse_map(source.text, source.name, words=words)


def parse_map(text: str, file: Path | str, *, words: MapWords | None = None) -> MapFile:
    """The map in a text, with all that follows from it; `file` is only named in errors."""
    words = words or MapWords()
    try:
        draft = MapDraft.model_validate_json(text, strict=True)
    except ValidationError as error:
        raise _refused(file, flaw_of(error)) from error
    for flaw in draft_flaws(draft):
        raise _refused(file, flaw)
    map_file = completed(draft, words)
    for flaw in flaws(draft, map_file, words):
        raise _refused(file, flaw)
    return map_file


def _refused(file: Path | str, flaw: Flaw) -> ContentError:
    return ContentError(file, flaw.where, flaw.problem, flaw.hint)


def flaw_of(error: ValidationError) -> Flaw:
    """The most helpful of pydantic's complaints: a mistyped key rather than the key missing because of it."""
    found = sorted(error.errors(include_url=False), key=lambda item: item["type"] != "extra_forbidden")[0]
    where = ".".join(map(str, found["loc"]))
    if found["type"] == "extra_forbidden":
        key = str(found["loc"][-1])
        return Flaw(where, f"unknown key {key!r}", nearest(key, known_keys(found["loc"])))
    if found["type"] == "missing":
        return Flaw(where, "missing")
    if found["type"] == "literal_error":
        word = str(found["input"])
        return Flaw(where, f"unknown word {word!r}", nearest(word, list(get_args(Side))))
    return Flaw(where, found["msg"][:1].lower() + found["msg"][1:])


def known_keys(loc: Sequence[str | int]) -> list[str]:
    """The keys that are right in the place of a wrong one."""
    models: dict[str | int, type[BaseModel]] = {"regions": RegionDraft, "borders": MapBorder, "name": MapNames}
    model = models.get(loc[0], MapDraft) if len(loc) > 1 else MapDraft
    return list(model.model_fields)


# --- what follows ------------------------------------------------------------------------------------------


def completed(draft: MapDraft, words: MapWords) -> MapFile:
    """The map with everything that need not be written: neighbours of neighbours, the edge, coasts, entries, size."""
    near, edge = _neighbours(draft), _edge(draft)
    wet = {region.id for region in draft.regions if region.terrain in words.water}
    dry = {region.id for region in draft.regions} - wet
    dry -= {region.id for region in draft.regions if region.terrain in words.closed}
    entries, _ = entry_rule(draft, words, near, edge)
    regions = []
    for region in draft.regions:
        coastal = bool(region.coastal) if not words.water else region.id in dry and bool(near[region.id] & wet)
        entry = region.id in (entries if entries is not None else edge & dry)
        given = dict(region) | {
            "neighbours": tuple(sorted(near[region.id])),
            "touches_edge": region.id in edge,
            "coastal": coastal if region.coastal is None else region.coastal,
            "entry": entry if region.entry is None else region.entry,
        }
        regions.append(MapRegion.model_construct(**given))
    points = [point for border in draft.borders for point in border.line]
    return MapFile.model_construct(
        **dict(draft)
        | {
            "regions": tuple(regions),
            "width": draft.width or max((x for x, _ in points), default=0.0),
            "height": draft.height or max((y for _, y in points), default=0.0),
        }
    )


def _neighbours(draft: MapDraft) -> dict[int, set[int]]:
    """Who borders whom: as said, from either side, or as the outlines show when nothing is said."""
    near: dict[int, set[int]] = {region.id: set(region.neighbours) for region in draft.regions}
    pairs = [(region.id, other) for region in draft.regions for other in region.neighbours]
    if not pairs:
        pairs = [border.between for border in draft.borders if OUTSIDE not in border.between]
    for one, other in pairs:
        near[one].add(other)
        near[other].add(one)
    return near


def _edge(draft: MapDraft) -> set[int]:
    """Who touches the edge: as said, or as the outlines show."""
    drawn = {region for outside, region in (border.between for border in draft.borders) if outside == OUTSIDE}
    return {
        region.id
        for region in draft.regions
        if (region.touches_edge if region.touches_edge is not None else region.id in drawn or region.edge_sides)
    }
