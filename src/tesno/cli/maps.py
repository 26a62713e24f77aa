"""`tesno maps`: list, validate, draw, make and measure maps."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table as Grid

from tesno.cli import mapmaking
from tesno.cli.errors import UserError, friendly
from tesno.cli.options import LanguageOption, language_of
from tesno.cli.output import Json, console, print_json
from tesno.load.boxes import box_ids, load_box, map_in, map_of
from tesno.load.errors import ContentError
from tesno.load.layouts import check_layout
from tesno.load.map_wish import wished_map
from tesno.load.maps import MapFile
from tesno.load.sources import read_source

app = typer.Typer(help="List, validate, draw, make and measure maps.", no_args_is_help=True)
app.command()(mapmaking.new)
app.command()(mapmaking.measure)
app.command()(mapmaking.trial)


def _all_maps() -> list[MapFile]:
    return [map_of(box, id) for box in box_ids() for id in load_box(box).maps]


@app.command("list")
@friendly
def list_maps(json: Json = False) -> None:
    """List the maps of all boxes.

    Example:

        tesno maps list --json
    """
    rows = [
        {
            "id": map_file.id,
            "box": map_file.box,
            "players": map_file.players or None,  # of boards that are laid out together the layout says it
            "regions": len(map_file.regions),
            "rounds": map_file.rounds or None,
            "official": map_file.official,
        }
        for map_file in _all_maps()
    ]
    if json:
        print_json({"maps": rows})
        return
    grid = Grid("id", "box", "players", "regions", "rounds", "board")
    for row in rows:
        *facts, official = row.values()
        grid.add_row(*("–" if fact is None else str(fact) for fact in facts), "printed" if official else "our own")
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
            map_in(read_source(path))
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


@app.command()
@friendly
def draw(
    maps: Annotated[
        list[str], typer.Argument(metavar="MAP...", help="A map's id, or a map file; several lie side by side.")
    ],
    output: Annotated[Path | None, typer.Option("--output", "-o", help="The SVG file (default: stdout).")] = None,
    lang: LanguageOption = "",
) -> None:
    """Draw a map as SVG; several boards on one picture, as they would lie on a table.

    Examples:

        tesno maps draw base-2 -o base-2.svg

        tesno maps draw examples/three_fords.json base-2 -o both.svg
    """
    from tesno.draw import board_svg

    parts = wished_map(maps).parts
    if problem := check_layout(parts):
        raise UserError(problem)
    language = language_of(lang)
    picture = board_svg(*parts, names=[part.name.said(language) if part.name else "" for part in parts])
    if output is None:
        typer.echo(picture)
    else:
        output.write_text(picture, encoding="utf-8")
