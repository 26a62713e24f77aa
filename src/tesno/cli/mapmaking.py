"""`tesno maps new`, `measure` and `trial`: make maps, and find out how balanced they are."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.table import Table as Grid

from tesno.cli.errors import UserError, friendly
from tesno.cli.options import (
    MAPS_BOX,
    MAPS_PLAYERS,
    LayoutOption,
    MapOption,
    PlayersOption,
    TableBoxOption,
    table_of,
)
from tesno.cli.output import Json, console, print_json, progress
from tesno.load.boxes import box_ids, load_box, map_of
from tesno.load.errors import ContentError
from tesno.load.map_wish import map_document
from tesno.load.maps import MapFile, parse_map
from tesno.load.sources import read_source
from tesno.play import Table
from tesno.traits.where import nearest

if TYPE_CHECKING:
    from tesno.cartography.making import Made
    from tesno.cartography.measures import Measure
    from tesno.cartography.trial import Trial

EXTRA = frozenset({"networkx", "numpy", "shapely"})
SHOWN_REASONS = 4


@contextmanager
def _extra() -> Iterator[None]:
    """Says which extra is missing where the packages of map making are not installed."""
    try:
        yield
    except ModuleNotFoundError as error:
        if error.name not in EXTRA:
            raise
        raise UserError(f"this needs {error.name}: install the extra for making maps, tesno[maps]") from error


@friendly
def new(
    box: Annotated[str, typer.Option("--box", help="Which game the map is for.")] = "base",
    players: Annotated[int, typer.Option("--players", "-p", min=0, help="For how many players (default: 2).")] = 0,
    size: Annotated[str, typer.Option("--size", help="Size of a continent: L, M or S.")] = "",
    character: Annotated[str, typer.Option("--character", help="Character of a continent (default: drawn).")] = "",
    seed: Annotated[int, typer.Option("--seed", min=0, help="The same seed gives the same map.")] = 0,
    output: Annotated[
        Path | None, typer.Option("--out", "--output", "-o", help="The map file (default: stdout).")
    ] = None,
) -> None:
    """Make a balanced map that can be drawn and played on. It takes some seconds.

    Examples:

        tesno maps new --players 4 --seed 3 --out mine.json

        tesno maps new --box underground --players 3 -o cave.json

        tesno maps new --box warcraft --size L --seed 3 -o island.json
    """
    with _extra():
        from tesno.cartography.facts import ISLAND_BOX
        from tesno.cartography.making import NoMap, new_board, new_island, work_of
        from tesno.cartography.measures import measure
    boxes = sorted(box_ids())
    if box not in boxes:
        raise UserError(f"unknown box {box!r}: {nearest(box, boxes)}")
    island = box == ISLAND_BOX
    if island and (players or not size):
        raise UserError(f"{box} is played on several continents: say --size L, M or S instead of --players")
    if not island and (size or character):
        raise UserError(f"{box} has no continents: say --players instead of --size and --character")
    with progress("Making", work_of(island)) as heard:
        try:
            made = (
                new_island(size, seed, character, heard=heard) if island else new_board(box, players or 2, seed, heard)
            )
        except NoMap as error:
            raise UserError(str(error)) from error
    told = _told(made, measure(made.map))
    if output is None:
        typer.echo(made.text, nl=False)
        typer.echo(told, err=True)
    else:
        output.write_text(made.text, encoding="utf-8")
        typer.echo(f"{told} Written to {output}.")


def _told(made: Made, found: Measure) -> str:
    """What was made and how balanced it is, in a sentence."""
    size = f"for {made.map.players} players" if made.map.players else f"of size {made.map.size}"
    return (
        f"{made.map.id}: {found.regions} regions {size}, {len(found.entries)} entries whose worth varies by "
        f"{found.unevenness:.0%}; {found.score:g} of 100 points for balance, after {made.tries} sketches."
    )


@friendly
def measure(
    maps: Annotated[list[str], typer.Argument(metavar="FILE_OR_ID...", help="Map files, or ids of boards.")],
    games: Annotated[int, typer.Option("--games", "-n", min=0, help="Let bots play so many games on each.")] = 0,
    seed: Annotated[int, typer.Option("--seed", min=0, help="The same seed gives the same games.")] = 0,
    json: Json = False,
) -> None:
    """Say how balanced maps are, and why.

    Points are taken off 100 for entries of unequal worth, like beside like, chokepoints, regions that nobody can or
    will conquer, and outlines that are hard to read.

    Examples:

        tesno maps measure base-4 mine.json

        tesno maps measure mine.json --games 200 --json
    """
    with _extra():
        from tesno.cartography import measures
    found = []
    for name in maps:
        map_file = _map_named(name)
        trial = _tried(name, map_file, games, seed) if games else None
        found.append((measures.measure(map_file), trial))
    if json:
        print_json({"maps": [_data(measured, trial) for measured, trial in found]})
        return
    _show(found)


def _data(measured: Measure, trial: Trial | None) -> dict[str, Any]:
    data = measured.to_json()
    if trial is not None:
        data["trial"] = trial.to_json()
    return data


def _map_named(name: str) -> MapFile:
    """A board by its id, or the map in a file."""
    from tesno.cartography.facts import customs_of

    homes = {id: box for box in box_ids() for id in load_box(box).maps}
    if name in homes:
        return map_of(homes[name], name)
    if not Path(name).is_file():
        raise UserError(f"unknown map {name!r}: {nearest(name, sorted(homes))}; there is no such file either")
    source = read_source(name)
    box = parse_map(source.text, source.name).box
    known = sorted(box_ids())
    if box not in known:
        raise ContentError(name, "box", f"unknown box {box!r}", nearest(box, known))
    return parse_map(source.text, source.name, words=customs_of(box).words)


def _tried(name: str, map_file: MapFile, games: int, seed: int) -> Trial:
    from tesno.cartography.trial import try_out

    if not map_file.players or map_file.box not in box_ids():
        raise UserError(f"{name}: is not played alone, so --games cannot try it out")
    map = map_document(name) if map_file.id not in load_box(map_file.box).maps else map_file.id
    table = Table(box=map_file.box, players=map_file.players, map=map)
    with progress(f"Playing on {map_file.id}", games) as heard:
        return try_out(table, games, seed, heard)


def _show(found: list[tuple[Measure, Trial | None]]) -> None:
    rows = [_column(measured) for measured, _ in found]
    grid = Grid("", *(measured.id for measured, _ in found))
    for name in rows[0]:
        grid.add_row(name, *(row[name] for row in rows))
    console().print(grid)
    for measured, trial in found:
        told = "; ".join(f"−{reason.points:g}: {reason.text}" for reason in measured.reasons[:SHOWN_REASONS])
        typer.echo(f"{measured.id}: {told or 'nothing takes points off'}")
        if trial is not None:
            typer.echo(f"{measured.id}: {_outcome(trial)}")


def _outcome(trial: Trial) -> str:
    """Who won and what was left alone, in a sentence."""
    wins = ", ".join(
        f"{share:.1%} ({low:.1%}–{high:.1%})"
        for share, (low, high) in zip(trial.shares(), trial.intervals(), strict=True)
    )
    alone = ", ".join(f"{region}" if len(trial.boards) == 1 else f"{board} {region}" for board, region in trial.idle)
    return f"seats won {wins} of {trial.games} games; never conquered: {alone or 'none'}"


@friendly
def trial(
    box: TableBoxOption = MAPS_BOX,
    players: PlayersOption = MAPS_PLAYERS,
    map: MapOption = None,
    layout: LayoutOption = "",
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="How many games.")] = 200,
    seed: Annotated[int, typer.Option("--seed", min=0, help="The same seed gives the same games.")] = 0,
    jobs: Annotated[int, typer.Option("--jobs", "-j", min=0, help="Processes (0: as many as are worth it).")] = 0,
    json: Json = False,
) -> None:
    """Let the greedy bot play in all seats: which seats win, with 95 % intervals, and what is conquered how often.

    Examples:

        tesno maps trial --players 3 --games 500

        tesno maps trial --map mine.json --games 200 --json
    """
    with _extra():
        from tesno.cartography.trial import try_out
    table = table_of(box, players, map, 0, None, None, "", "", layout)
    with progress("Playing", games) as heard:
        found = try_out(table, games, seed, heard, jobs)
    if json:
        print_json(found.to_json())
        return
    grid = Grid("board", "games", "entries", "regions", "conquests per game: least", "mean", "most")
    for id in sorted(found.boards):
        places = [place for place in sorted(found.regions) if place[0] == id]
        often = {place: found.often(place) for place in places}
        least, most = min(places, key=often.__getitem__), max(places, key=often.__getitem__)
        grid.add_row(
            id,
            str(found.boards[id]),
            f"{sum(found.conquests[place] > 0 for place in found.entries if place[0] == id)} used",
            str(len(places)),
            f"{least[1]}: {often[least]:.2f}",
            f"{sum(often.values()) / len(often):.2f}",
            f"{most[1]}: {often[most]:.2f}",
        )
    console().print(grid)
    typer.echo(_outcome(found))


def _column(measured: Measure) -> dict[str, str]:
    """What the table says of one map."""
    worth = [entry.worth for entry in measured.entries] or [0.0]
    column = {
        "points": f"{measured.score:g}",
        "regions": f"{measured.regions}, {measured.holdable} to hold",
        "neighbours": f"{measured.degree_least}–{measured.degree_most}, mean {measured.degree_mean:g}",
        "entries": str(len(measured.entries)),
        "worth of entries": f"{min(worth):.2f}–{max(worth):.2f}, varies by {measured.unevenness:.0%}",
        "steps to good regions": f"{measured.good_steps_mean:g}",
        "like beside like": f"{measured.alike:.0%} terrain, {measured.marked_alike:.0%} symbols",
        "chokepoints": str(len(measured.chokepoints)),
        "unattractive": f"{len(measured.unattractive)} of {measured.holdable}",
        "unreachable": str(len(measured.unreachable)),
    }
    if (drawing := measured.drawing) is None:
        return {**column, "drawing": "none", "smallest region": "", "room for tokens": "", "thinnest neck": ""}
    shapes = drawing.regions
    smallest, tight, thin = (
        min(shapes, key=lambda region: getattr(shapes[region], what)) for what in ("area", "room", "neck")
    )
    return {
        **column,
        "drawing": drawing.flaw() or f"clear, shortest border {min(drawing.borders.values()):.0f}",
        "smallest region": f"{smallest}: {shapes[smallest].area:.0%} of the mean",
        "room for tokens": f"{tight}: {shapes[tight].room:.0f}",
        "thinnest neck": f"{thin}: {shapes[thin].neck:.0f}",
    }
