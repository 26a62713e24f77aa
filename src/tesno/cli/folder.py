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

DataOption = Annotated[
    Path | None,
    typer.Option(
        "--data",
        help="Folder of the games.  [default: as for tesno serve: its settings, or the user's data folder]",
        file_okay=False,
    ),
]


def games_folder(data: Path | None) -> Path:
    """The folder that is named, or that the environment or its file of settings name, or the usual one."""
    try:
        wanted = read_configuration({"data": data}, os.environ)
    except ConfigurationError as error:
        raise UserError(str(error)) from error
    return (wanted.data or usual_data()).absolute()


def usual_data() -> Path:
    from platformdirs import user_data_path

    return user_data_path("tesno", appauthor=False)


@contextmanager
def unserved(folder: Path) -> Iterator[None]:
    """While no server has the games in its memory, where it would not learn of a change."""
    try:
        claim = Claim(folder)
    except AlreadyServed as served:
        message = (
            f"a server for the games in {folder} runs, at {served.address}, and would not learn of this: end it first"
        )
        raise UserError(message) from served
    with claim:
        yield
