"""`tesno push-key`: the key by which push services know a server again."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tesno.cli.errors import UserError, friendly

if TYPE_CHECKING:
    from tesno.server.settings import NoticeSettings

MISSING = "messages to browsers need the package cryptography: pip install 'tesno[push]'"


@friendly
def push_key(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where the key is to be kept; a new file.")],
) -> None:
    """Make a key for `tesno serve --push-key`: with it a server may tell browsers that a game waits.

    Keep it secret, and keep it: with another key all browsers have to be asked again.

    Examples:

        tesno push-key /etc/tesno/push.pem
    """
    try:
        from tesno.server.notices.push import new_key
    except ImportError as error:
        raise UserError(MISSING) from error
    try:
        # For its owner alone, and never over another one.
        opened = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError as error:
        raise UserError(f"{file}: there is a file already; a key is never overwritten") from error
    except OSError as error:
        raise UserError(f"{file}: {error.strerror}") from error
    with open(opened, "wb") as written:
        written.write(new_key())
    typer.echo(f"The key is in {file}. Start the server with --push-key {file}")


def check_key(notices: NoticeSettings) -> None:
    """Raises UserError unless what notices need is there."""
    if notices.push_key is None:
        return
    try:
        from tesno.server.notices.push import BadKey, Signer
    except ImportError as error:
        raise UserError(MISSING) from error
    try:
        Signer.read(notices.push_key, "")
    except BadKey as error:
        raise UserError(str(error)) from error
    except OSError as error:
        raise UserError(f"{notices.push_key}: {error.strerror}; tesno push-key makes a key") from error
