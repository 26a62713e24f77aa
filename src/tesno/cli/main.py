"""The command `tesno` and its subcommands."""

from __future__ import annotations

from importlib.metadata import version
from typing import Annotated

import typer

from tesno.cli import bench, catalogue, check, maps, play, replay, serve, sim, verify

app = typer.Typer(
    name="tesno",
    help="An open implementation of the Small World family of board games.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode="markdown",
)
app.command("play")(play.play)
app.command("serve")(serve.serve)
app.command("sim")(sim.sim)
app.command("catalogue")(catalogue.catalogue)
app.command("check")(check.check)
app.command("replay")(replay.replay)
app.command("verify")(verify.verify)
app.add_typer(maps.app, name="maps")
app.command("bench")(bench.bench)


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"tesno {version('tesno')}")
        raise typer.Exit


@app.callback()
def main(
    show: Annotated[
        bool, typer.Option("--version", help="Print the version and leave.", callback=_version, is_eager=True)
    ] = False,
) -> None:
    """An open implementation of the Small World family of board games."""
