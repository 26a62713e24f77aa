"""`tesno restore`: a backup becomes the games of a server."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer

from tesno.cli.errors import UserError, friendly
from tesno.cli.folder import DataOption, games_folder, unserved
from tesno.cli.output import Json, print_json, progress
from tesno.server.settings import DATABASE


@friendly
def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A file that tesno backup made.", show_default=False)],
    data: DataOption = None,
    force: Annotated[
        bool, typer.Option("--force", help="Also where there are games: they are kept beside, under another name.")
    ] = False,
    json: Json = False,
) -> None:
    """Put a backup where a server keeps its games; no server may run there.

    Games that are there already stay as they are. With --force they make room, under a name that is told.

    Examples:

        tesno restore games-monday.sqlite3 --data /var/lib/tesno

        tesno restore games-monday.sqlite3 --force
    """
    folder = games_folder(data)
    with unserved(folder / DATABASE):
        _restore(file.absolute(), folder / DATABASE, force, json)


def _restore(file: Path, games: Path, force: bool, json: bool) -> None:
    # Here and not above: the list of commands need not wait for it.
    from tesno.server.store.copies import CopyError, contents_of, copy_database, pages_of, set_aside
    from tesno.server.store.database import NEWEST

    if games.exists() and not force:
        raise UserError(f"{games}: there are games already; --force keeps them beside, under another name")
    if games.exists() and file.exists() and games.samefile(file):
        raise UserError(f"{file}: these are the games themselves; name a file that tesno backup made")
    new = games.with_name(f"{games.name}.restored")
    try:
        found = contents_of(file)
        if found.schema > NEWEST:
            raise UserError(
                f"{file}: a newer version of Tesno made this backup (its tables are of {found.schema}, this version "
                f"knows {NEWEST}): install that version first"
            )
        with progress("Copying", pages_of(file)) as heard:
            copy_database(file, new, overwrite=True, heard=heard)
        kept = set_aside(games)
        new.replace(games)
    except CopyError as error:
        raise UserError(str(error)) from error
    finally:
        new.unlink(missing_ok=True)
    if json:
        print_json({"file": str(games), "kept": None if kept is None else str(kept), **asdict(found)})
        return
    typer.echo(f"{games}: {found.games} games with {found.entries} entries and {found.guests} guests")
    if kept is not None:
        typer.echo(f"What was there before is in {kept}")
