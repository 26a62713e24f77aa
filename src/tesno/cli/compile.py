"""`tesno compile`: has the engine and the bots compiled, where an installation did not do so."""

from __future__ import annotations

import typer

from tesno.cli.errors import UserError, friendly
from tesno.compiled import built, fingerprint
from tesno.lab.compiling import CannotCompile, build


@friendly
def compile() -> None:
    """Compile the engine and the bots: they run several times faster, and play the same games.

    Takes a minute or two, once per version; every `tesno` started later uses it, unless TESNO_PLAIN=1 is set. Needs a C
    compiler and `pip install 'tesno[compile]'`.
    """
    there = built(fingerprint())
    if there is not None:
        typer.echo(f"compiled already, in {there}")
        return
    typer.echo("compiling, a minute or two", err=True)
    try:
        typer.echo(f"compiled, in {build()}")
    except CannotCompile as error:
        raise UserError(f"can't compile, plain Python goes on: {error}") from error
