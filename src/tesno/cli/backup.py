"""`tesno backup`: the games of a server in one file, while it runs."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer

from tesno.cli.errors import UserError, friendly
from tesno.cli.folder import DataOption, games_folder
from tesno.cli.output import Json, print_json, progress
from tesno.server.settings import DATABASE


@friendly
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where to put the copy.", show_default=False)],
    data: DataOption = None,
    force: Annotated[bool, typer.Option("--force", help="Write over the file if there is one.")] = False,
    json: Json = False,
) -> None:
    """Copy the games of a server into one file, while it runs.

    The copy has every move that was answered before it began, and is looked through before it gets its name. Nobody
    else may read it: the secret seeds of running games are in it.

    Examples:

        tesno backup games-monday.sqlite3

        tesno backup --data /var/lib/tesno --force /mnt/backup/games.sqlite3
    """
    # Here and not above: the list of commands need not wait for it.
    from tesno.server.store.copies import CopyError, copy_database, pages_of

    source = games_folder(data) / DATABASE
    try:
        with progress("Copying", pages_of(source)) as heard:
            found = copy_database(source, file.absolute(), force, heard)
    except CopyError as error:
        raise UserError(str(error)) from error
    if json:
        print_json({"file": str(file), **asdict(found)})
    else:
        counts = f"{found.games} games with {found.entries} entries and {found.guests} guests"
        typer.echo(f"{file}: {counts}, {found.bytes:,} bytes, looked through")
