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
    commitment: Annotated[
        str | None,
        typer.Option(metavar="HEX", help="What you noted when the game began: the commitment, or its first digits."),
    ] = None,
    json: Json = False,
) -> None:
    """Recompute a finished game: every die roll and reveal, and its result.

    A server shows the hash of a game's secret seed when the game begins and the seed when it is over. This command
    checks that the seed fits the hash, that all chance of the log follows from it, and that it leads to the result.
    Only the hash you saw at the start proves that the seed was chosen before the game: give it with --commitment.

    Examples:

        tesno verify tesno-ICUbgwxrqKaN.json

        tesno verify tesno-ICUbgwxrqKaN.json --commitment 66687aadf862bd77
    """
    data = replay_data(file)
    draws = verify_replay(data, commitment)
    compared = commitment is not None
    if json:
        print_json({"draws": draws, "commitment": data["commitment"], "compared": compared, "verified": True})
        return
    typer.echo(f"All {draws} draws follow from the seed, which fits the commitment {data['commitment']}.")
    if compared:
        typer.echo("It is the commitment that was shown at the start of the game.")
    else:
        typer.echo("Compare it with the one shown at the start of the game, or give that with --commitment.")
