"""Which folder of games a command is about: the one that `tesno serve` would use."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer

from tesno.cli.claim import AlreadyServed, Claim
from tesno.cli.errors import UserError
from tesno.server.configuration import ConfigurationError, read_configuration
from tesno.server.place import Place, Postgres
from tesno.server.settings import DATABASE

DataOption = Annotated[
    Path | None,
    typer.Option(
        "--data",
        help="Folder of the games.  [default: as for tesno serve: its settings, or the user's data folder]",
        file_okay=False,
    ),
]


def games_place(data: Path | None) -> Place:
    """The database in the folder that is named, or else the one that the environment or its file of settings name."""
    try:
        wanted = read_configuration({"data": data}, os.environ)
    except ConfigurationError as error:
        raise UserError(str(error)) from error
    if wanted.database and data is None:
        return Postgres(wanted.database)
    return (wanted.data or usual_data()).absolute() / DATABASE


def games_folder(data: Path | None) -> Path:
    """The folder of the games, for what is done with files."""
    place = games_place(data)
    if isinstance(place, Postgres):
        raise UserError(
            f"the games are kept in {place}: copy them with pg_dump and bring them back with pg_restore, or name a "
            "folder with --data"
        )
    return place.parent


def usual_data() -> Path:
    from platformdirs import user_data_path

    return user_data_path("tesno", appauthor=False)


@contextmanager
def unserved(place: Place) -> Iterator[None]:
    """While no server has the games in its memory, where it would not learn of a change."""
    if isinstance(place, Postgres):
        # Here and not above: the list of commands need not wait for it.
        from tesno.server.store.upkeep import Upkeep

        if Upkeep(place).served():
            raise UserError(f"a server for {place} runs, and would not learn of this: end it first")
        yield
        return
    folder = place.parent
    try:
        claim = Claim(folder)
    except AlreadyServed as served:
        message = (
            f"a server for the games in {folder} runs, at {served.address}, and would not learn of this: end it first"
        )
        raise UserError(message) from served
    with claim:
        yield
