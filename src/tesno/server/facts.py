"""What does not change while the server runs: boxes to choose from, boards, words."""

from __future__ import annotations

from base64 import b64encode
from functools import cache, lru_cache
from importlib.metadata import version
from importlib.resources import files

from tesno.bots import BOTS
from tesno.draw import board_svg, may_be_turned, spread, turned
from tesno.draw.pen import path_of
from tesno.draw.sheet import MARGIN
from tesno.draw.spread import NAME, Island
from tesno.load.boxes import BoxFiles, box_ids, draws_for, load_box, map_of, parts_of
from tesno.load.layouts import BoxLayout
from tesno.load.maps import MapFile, rings
from tesno.play.table import least_powers, least_races
from tesno.server.game_facts import names_of
from tesno.server.wire import (
    Board,
    BoardFacts,
    BoardPart,
    BoardRegion,
    BoxFacts,
    Catalogue,
    ElementFacts,
    MapFacts,
    VariantFacts,
)
from tesno.traits.words import Element


@cache
def catalogue(own: tuple[str, ...] = ()) -> Catalogue:
    """Everything a set-up screen offers, bots of the operator's own included."""
    boxes = [_box(load_box(id)) for id in box_ids()]
    return Catalogue(version=version("tesno"), boxes=boxes, bots=[*BOTS, *own])


def _box(box_files: BoxFiles) -> BoxFacts:
    box = box_files.box
    players = sorted(box_files.boards)
    counts = sorted({*players, *(variant.players for variant in box.variants)})
    return BoxFacts(
        id=box.id,
        maps=[_map(box_files, layout) for _, layout in sorted(box_files.layouts.items())],
        draws={count: len(draws_for(box_files, count)) for count in players},
        boards=[_board(map_of(box.id, id)) for id in sorted(box_files.maps)] if _drawn(box_files) else [],
        sizes={layout.players: list(layout.draw) for layout in _drawn(box_files)},
        options=list(box.options),
        races=[_element(race, box_files.ours.races) for race in box.content.races],
        powers=[_element(power, box_files.ours.powers) for power in box.content.powers],
        finds=[find.id for find in box.content.finds],
        pieces=[piece.id for piece in box.pieces],
        tribe=box.tribe,
        terrains=list(box.terrains),
        symbols=list(box.symbols),
        least_races={count: least_races(count) for count in counts},
        least_powers={count: least_powers(box_files, count, box.content.powers) for count in counts},
        variants=[
            VariantFacts(
                id=variant.id,
                players=variant.players,
                boards_for=variant.boards_for,
                sides=list(variant.sides),
                without=list(variant.without),
            )
            for variant in box.variants
        ],
    )


def _drawn(box_files: BoxFiles) -> list[BoxLayout]:
    """Layouts whose boards are drawn by their sizes, or chosen."""
    return [layout for _, layout in sorted(box_files.layouts.items()) if layout.draw]


def _board(part: MapFile) -> BoardFacts:
    return BoardFacts(
        id=part.id,
        size=part.size or "",
        sheet=part.sheet or part.id,
        regions=len(part.regions),
        official=part.official,
        picture=picture_of(part.id, (part,)),
    )


def _element(element: Element, ours: frozenset[str]) -> ElementFacts:
    return ElementFacts(id=element.id, tokens=element.tokens, ours=element.id in ours)


def _map(box_files: BoxFiles, layout: BoxLayout) -> MapFacts:
    parts = parts_of(box_files, layout.id)
    return MapFacts(
        id=layout.id,
        players=layout.players,
        regions=sum(len(part.regions) for part in parts),
        rounds=layout.rounds,
        official=all(part.official for part in parts),
        usual=box_files.boards[layout.players] == layout.id,
        picture=picture_of(layout.id, parts),
        names={},
    )


def own_map(part: MapFile) -> MapFacts:
    """What a guest's own map is; its picture comes with it, for nobody else has it."""
    files = load_box(part.box)
    return MapFacts(
        id=part.id,
        players=part.players,
        regions=len(part.regions),
        rounds=part.rounds or files.rounds.get(part.players, 0),
        official=False,
        usual=False,
        picture=f"data:image/svg+xml;base64,{b64encode(drawing((part,)).encode()).decode()}",
        names=names_of(part),
    )


@cache
def boards() -> dict[str, str]:
    """All boards and layouts there are: id → box."""
    return {id: box for box in box_ids() for id in (*load_box(box).maps, *load_box(box).layouts)}


def picture_of(id: str, parts: tuple[MapFile, ...]) -> str:
    """Where the drawing of a board or layout of a box is: those of single boards are drawn when the page is built."""
    return f"/boards/{parts[0].id}.svg" if len(parts) == 1 else f"/api/boards/{id}/picture"


@cache
def board(box: str, id: str) -> Board:
    parts = parts_of(load_box(box), id)
    return laid_board(parts, picture_of(id, parts))


def is_printed(parts: tuple[MapFile, ...]) -> bool:
    """Whether these are one board of a box, which is drawn already."""
    (part, *more) = parts
    return not more and part.id in load_box(part.box).maps and map_of(part.box, part.id) == part


@lru_cache(maxsize=64)
def laid_board(parts: tuple[MapFile, ...], picture: str) -> Board:
    """Where the regions of boards lie that are laid out together."""
    laid = spread(parts)
    whole, outlines = laid.whole, rings(laid.whole)
    return Board(
        id=whole.id,
        box=whole.box,
        parts=[
            BoardPart(
                id=part.id,
                names=names_of(part),
                title=_title(island),
                x=island.x,
                y=island.y,
                width=island.width,
                height=island.height,
                first=island.first,
                count=island.count,
            )
            for part, island in zip(parts, laid.islands, strict=True)
        ],
        width=whole.width,
        height=whole.height,
        margin=MARGIN,
        picture=picture,
        turned=_turned(picture) if may_be_turned(parts) else None,
        regions=[
            BoardRegion(
                region=region.id,
                outline=" ".join(path_of(ring, closed=True) for ring in outlines[region.id]),
                label=region.label or (0.0, 0.0),
                terrain=region.terrain,
                symbols=list(region.symbols),
                neighbours=list(region.neighbours),
            )
            for region in whole.regions
        ],
    )


def _turned(picture: str) -> str:
    """Where the same board is drawn turned by a quarter."""
    stem = picture.removesuffix(".svg")
    return f"{picture}?turned=true" if stem == picture else f"{stem}.turned.svg"


def _title(island: Island) -> tuple[float, float, float] | None:
    if island.name is None:
        return None
    left, top, right, bottom = island.name
    return round((left + right) / 2, 1), round((top + bottom) / 2, 1), NAME


@lru_cache(maxsize=16)
def drawing(parts: tuple[MapFile, ...], upright: bool = False) -> str:
    """The picture of boards, without tribes: those leave during a game, so the page draws them.

    `upright`: turned by a quarter, if that can be.
    """
    shown = tuple(map(turned, parts)) if upright and may_be_turned(parts) else parts
    return board_svg(*shown, tribes=False)


@cache
def words(language: str) -> str:
    """All catalogues of a language, one after another."""
    folder = files("tesno.locale") / language
    entries = sorted(folder.iterdir(), key=lambda entry: entry.name)
    return "\n".join(entry.read_text(encoding="utf-8") for entry in entries if entry.name.endswith(".ftl"))
