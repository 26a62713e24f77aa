"""The command `tesno` and its subcommands."""

from __future__ import annotations

from importlib import import_module
from typing import Annotated, Any, Final

import typer
from typer.core import TyperGroup

from tesno.compiled import why_plain

# In the order of `tesno --help`; each has a module of this name, and in it a function or an `app` of its own.
COMMANDS: Final = ("play", "serve", "sim", "catalogue", "check", "replay", "verify", "maps", "bench", "compile")


class Commands(TyperGroup):
    """Loads a command when it is asked for: a server or a bot's process need not wait for the laboratory."""

    def __init__(self, **given: Any) -> None:
        super().__init__(**given)
        names: dict[str, Any] = dict.fromkeys(COMMANDS)
        self.commands = names

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        if cmd_name not in COMMANDS:
            return None
        module = import_module(f"tesno.cli.{cmd_name}")
        loaded = typer.Typer(add_completion=False, rich_markup_mode="markdown")
        if hasattr(module, "app"):
            loaded.add_typer(module.app, name=cmd_name)
        else:
            loaded.command(cmd_name)(getattr(module, cmd_name))
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
