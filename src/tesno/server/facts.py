"""What does not change while the server runs: boxes to choose from, boards, words."""

from __future__ import annotations

from functools import cache
from importlib.metadata import version
from importlib.resources import files

from tesno.bots import BOTS
from tesno.draw.pen import path_of
from tesno.draw.sheet import MARGIN
from tesno.load.boxes import BoxFiles, box_ids, load_box, map_of
from tesno.load.maps import MapFile, rings
from tesno.play.table import least_powers, least_races
from tesno.server.wire import Board, BoardRegion, BoxFacts, Catalogue, ElementFacts, MapFacts


@cache
def catalogue() -> Catalogue:
    """Everything a set-up screen offers."""
    return Catalogue(version=version("tesno"), boxes=[_box(load_box(id)) for id in box_ids()], bots=list(BOTS))


def _box(box_files: BoxFiles) -> BoxFacts:
    box = box_files.box
    players = sorted(box_files.boards)
    return BoxFacts(
        id=box.id,
        maps=[_map(map_of(box.id, map_id)) for map_id in box_files.maps],
        options=list(box.options),
        races=[ElementFacts(id=race.id, tokens=race.tokens) for race in box.content.races],
        powers=[ElementFacts(id=power.id, tokens=power.tokens) for power in box.content.powers],
        finds=[find.id for find in box.content.finds],
        pieces=[piece.id for piece in box.pieces],
        tribe=box.tribe,
        terrains=list(box.terrains),
        symbols=list(box.symbols),
        least_races={count: least_races(count) for count in players},
        least_powers={count: least_powers(box_files, count, box.content.powers) for count in players},
    )


def _map(map_file: MapFile) -> MapFacts:
    return MapFacts(
        id=map_file.id,
        players=map_file.players,
        regions=len(map_file.regions),
        rounds=map_file.rounds,
        official=map_file.official,
    )


@cache
def boards() -> dict[str, str]:
    """All boards there are: id → box."""
    return {map_id: box for box in box_ids() for map_id in load_box(box).maps}


@cache
def board(box: str, map_id: str) -> Board:
    map_file = map_of(box, map_id)
    outlines = rings(map_file)
    return Board(
        id=map_id,
        box=box,
        width=map_file.width,
        height=map_file.height,
        margin=MARGIN,
        picture=f"/boards/{map_id}.svg",
        regions=[
            BoardRegion(
                region=region.id,
                outline=" ".join(path_of(ring, closed=True) for ring in outlines[region.id]),
                label=region.label or (region.point[0] * map_file.width, region.point[1] * map_file.height),
                terrain=region.terrain,
                symbols=list(region.symbols),
                neighbours=list(region.neighbours),
            )
            for region in map_file.regions
        ],
    )


@cache
def words(language: str) -> str:
    """All catalogues of a language, one after another."""
    folder = files("tesno.locale") / language
    entries = sorted(folder.iterdir(), key=lambda entry: entry.name)
    return "\n".join(entry.read_text(encoding="utf-8") for entry in entries if entry.name.endswith(".ftl"))
