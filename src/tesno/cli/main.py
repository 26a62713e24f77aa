"""The command `tesno` and its subcommands."""

from __future__ import annotations

from importlib import import_module
from typing import Annotated, Any, Final

import typer
from typer.core import TyperCommand, TyperGroup

from tesno.compiled import why_plain

# In the order of `tesno --help`, with what it says there. Each has a module of this name, and in it a function or an
# `app` of its own, whose help begins with the same words (a test compares them).
COMMANDS: Final = {
    "play": "Play in the terminal: the first seats are people at this keyboard, the last ones bots.",
    "serve": "Serve the table for browsers on this machine until Ctrl-C or SIGTERM.",
    "push-key": "Make a key for `tesno serve --push-key`: with it a server may tell browsers that a game waits.",
    "backup": "Copy the games of a server into one file, while it runs.",
    "restore": "Put a backup where a server keeps its games; no server may run there.",
    "admin": "Look after the games and guests of a server.",
    "sim": "Play many games between bots and count.",
    "arena": "Let bots compete, each on every seat with the same dice, and rank them.",
    "train": "Train the value that bots judge positions by, from self-play.",
    "balance": "Measure what races, powers, pairs, seats and boards are worth in coins.",
    "catalogue": "List the races, powers, finds and variants of a box with their rules.",
    "check": "Run scenario files; the exit status is 0 only if everything in them holds.",
    "replay": "Tell a recorded game in words, with its result.",
    "hint": "Tell the best answers to what is asked in a game, and why.",
    "review": "Look at a finished game again: everybody's chances, and the costliest decisions.",
    "verify": "Recompute a finished game: every die roll and reveal, and its result.",
    "maps": "List, validate, draw, make and measure maps.",
    "bench": "Compare the speed of random games with catanatron's, plain and compiled, in one run on one core.",
    "compile": "Compile the engine and the bots: they run several times faster, and play the same games.",
}


class Commands(TyperGroup):
    """Loads a command when it is asked for: a server or a bot's process need not wait for the laboratory."""

    def __init__(self, **given: Any) -> None:
        super().__init__(**given)
        names: dict[str, Any] = dict.fromkeys(COMMANDS)
        self.commands = names
        self._listing = False

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """The list of commands, for which none of them need be loaded."""
        self._listing = True
        super().format_help(ctx, formatter)
        self._listing = False

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        if cmd_name not in COMMANDS:
            return None
        if self._listing:
            return TyperCommand(cmd_name, help=COMMANDS[cmd_name])
        name = cmd_name.replace("-", "_")
        module = import_module(f"tesno.cli.{name}")
        loaded = typer.Typer(add_completion=False, rich_markup_mode="markdown")
        if hasattr(module, "app"):
            loaded.add_typer(module.app, name=cmd_name)
        else:
            loaded.command(cmd_name)(getattr(module, name))
        command = typer.main.get_command(loaded)
        return command.commands[cmd_name] if isinstance(command, TyperGroup) else command


app = typer.Typer(
    name="tesno",
    cls=Commands,
    help="An open implementation of the Small World family of board games.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode="markdown",
)


def _version(wanted: bool) -> None:
    if wanted:
        from importlib.metadata import version

        why = why_plain()
        typer.echo(f"tesno {version('tesno')}, {'plain Python: ' + why if why else 'compiled'}")
        raise typer.Exit


@app.callback()
def main(
    show: Annotated[
        bool,
        typer.Option(
            "--version", help="Print the version and which code runs, and leave.", callback=_version, is_eager=True
        ),
    ] = False,
) -> None:
    """An open implementation of the Small World family of board games."""
