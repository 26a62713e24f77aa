"""`tesno verify`: was the chance of a game what its seed says?"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from tesno.cli.errors import friendly
from tesno.cli.output import Json, print_json
from tesno.core.notation import SEATS
from tesno.play import replay_data, verify_replay
from tesno.play.dice import inherited_draws, mixers_of


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
    Where people gathered at a table, their browsers and the server have mixed the seed together; then it checks that
    the seed comes from what each of them put in, and that it fits what each had promised before.
    Of a game that was played on from another one, only what was drawn since then is its own and can be checked.
    Only the hash you saw at the start proves that the seed was chosen before the game: give it with --commitment.

    Examples:

        tesno verify tesno-ICUbgwxrqKaN.json

        tesno verify tesno-ICUbgwxrqKaN.json --commitment 66687aadf862bd77
    """
    data = replay_data(file)
    draws = verify_replay(data, commitment)
    compared = commitment is not None
    inherited = inherited_draws(data)
    mixers = mixers_of(data)
    if json:
        found = {"draws": draws, "commitment": data["commitment"], "compared": compared, "verified": True}
        if mixers is not None:
            found["mixed_by"] = mixers
        print_json(found if inherited is None else {**found, "inherited": inherited})
        return
    if inherited is None:
        typer.echo(f"All {draws} draws follow from the seed, which fits the commitment {data['commitment']}.")
    else:
        typer.echo(
            f"This game was played on from another one. The {draws} draws made since then follow from the seed, which "
            f"fits the commitment {data['commitment']}; the {inherited} draws before are the other game's, and this "
            "seed says nothing about them."
        )
    if mixers is not None:
        seats = ", ".join(SEATS[seat] for seat in mixers)
        typer.echo(f"The seed was mixed from shares of the players {seats} and of the server, all as promised before.")
    if compared:
        typer.echo("It is the commitment that was shown at the start of the game.")
    else:
        typer.echo("Compare it with the one shown at the start of the game, or give that with --commitment.")
