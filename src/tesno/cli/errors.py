"""Mistakes of users: one clear line on stderr and exit status 2, never a traceback."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import NoReturn, ParamSpec, TypeVar

import typer

from tesno.bots import BotError
from tesno.bots.ray_cluster import ClusterError
from tesno.bots.spreading import LostProcesses
from tesno.load.errors import ContentError
from tesno.locale import UnknownLanguage
from tesno.play import ActionError, TableError

_Given = ParamSpec("_Given")
_Result = TypeVar("_Result")

USERS = (TableError, ContentError, BotError, ClusterError, LostProcesses, ActionError, UnknownLanguage)


class UserError(ValueError):
    """A mistake in a command that no other layer names."""


def fail(message: str) -> NoReturn:
    """Say what is wrong and leave with status 2."""
    typer.echo(f"tesno: {' '.join(message.split())}", err=True)
    raise typer.Exit(2)


def friendly(command: Callable[_Given, _Result]) -> Callable[_Given, _Result]:
    """A command whose users are told of their mistakes in one line."""

    @wraps(command)
    def told(*args: _Given.args, **kwargs: _Given.kwargs) -> _Result:
        try:
            return command(*args, **kwargs)
        except (UserError, *USERS) as error:
            fail(str(error))
        except FileExistsError as error:
            fail(f"{error.filename} is a file, and a folder is needed there")
        except OSError as error:
            fail(f"{error.filename}: {error.strerror}" if error.filename else str(error))

    return told
