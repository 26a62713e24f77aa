"""`tesno maps`: list, validate and draw maps."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table as Grid

from tesno.cli.errors import UserError, friendly
from tesno.cli.output import Json, console, print_json
from tesno.load.boxes import box_ids, load_box, map_of, read_map_for
from tesno.load.errors import ContentError
from tesno.load.maps import MapFile, read_map
from tesno.traits.where import nearest

app = typer.Typer(help="List, validate and draw maps.", no_args_is_help=True)


def _all_maps() -> dict[str, MapFile]:
    return {id: map_of(box, id) for box in box_ids() for id in load_box(box).maps}


@app.command("list")
@friendly
def list_maps(json: Json = False) -> None:
    """List the maps of all boxes.

    Example:

        tesno maps list --json
    """
    rows = [
        {
            "id": id,
            "box": map_file.box,
            "players": map_file.players,
            "regions": len(map_file.regions),
            "rounds": map_file.rounds,
            "official": map_file.official,
        }
        for id, map_file in _all_maps().items()
    ]
    if json:
        print_json({"maps": rows})
        return
    grid = Grid("id", "box", "players", "regions", "rounds", "board")
    for row in rows:
        *facts, official = row.values()
        grid.add_row(*map(str, facts), "printed" if official else "our own")
    console().print(grid)


@app.command()
@friendly
def validate(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help="Map files.")],
    json: Json = False,
) -> None:
    """Check map files; the exit status is 0 only if all of them are right.

    Example:

        tesno maps validate my-map.json
    """
    valid: list[str] = []
    invalid: list[dict[str, str]] = []
    for path in files:
        try:
            read_checked(path)
            valid.append(str(path))
        except ContentError as error:
            invalid.append({"file": str(path), "where": error.where, "message": str(error)})
    if json:
        print_json({"valid": valid, "invalid": invalid})
    else:
        for name in valid:
            typer.echo(f"{name}: right")
        for entry in invalid:
            typer.echo(f"tesno: {entry['message']}", err=True)
    if invalid:
        raise typer.Exit(1)


def read_checked(path: Path) -> MapFile:
    """A map file, checked with the words of the box it is for."""
    map_file = read_map(path)
    if map_file.box not in box_ids():
        raise ContentError(path, "box", f"unknown box {map_file.box!r}", nearest(map_file.box, box_ids()))
    box = load_box(map_file.box).box
    return read_map_for(path, box)


@app.command()
@friendly
def draw(
    map: Annotated[str, typer.Argument(metavar="MAP", help="A map's id, or a map file.")],
    output: Annotated[Path | None, typer.Option("--output", "-o", help="The SVG file (default: stdout).")] = None,
) -> None:
    """Draw a map as SVG.

    Example:

        tesno maps draw base-2 -o base-2.svg
    """
    from tesno.draw import board_svg

    known = _all_maps()
    if map in known:
        map_file = known[map]
    elif Path(map).is_file():
        map_file = read_checked(Path(map))
    else:
        raise UserError(f"unknown map {map!r}: {nearest(map, list(known))}, and there is no such file")
    if not map_file.borders:
        raise UserError(f"{map}: has no outlines to draw")
    picture = board_svg(map_file)
    if output is None:
        typer.echo(picture)
    else:
        output.write_text(picture, encoding="utf-8")
