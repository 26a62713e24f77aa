"""`tesno verify`: was the chance of a game what its seed says?"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from tesno.cli.errors import friendly
from tesno.cli.output import Json, print_json
from tesno.play import replay_data, verify_replay


@friendly
def verify(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The replay file of a finished game of a server.")],
    json: Json = False,
) -> None:
    """Recompute every die roll and reveal of a finished game.

    A server shows the hash of a game's secret seed when the game begins and the seed when it is over. This command
    checks that the seed fits the hash and that all chance of the log follows from it.

    Example:

        tesno verify tesno-ICUbgwxrqKaN.json
    """
    data = replay_data(file)
    draws = verify_replay(data)
    if json:
        print_json({"draws": draws, "commitment": data["commitment"], "verified": True})
        return
    typer.echo(f"All {draws} draws follow from the seed, which fits the commitment {data['commitment']}.")
