"""Names of games and tables that nobody can guess: whoever knows one was told it."""

from __future__ import annotations

import secrets

BYTES = 9


def new_id() -> str:
    """Begins with a letter or digit: on a command line it could be taken for an option otherwise."""
    while not (made := secrets.token_urlsafe(BYTES))[0].isalnum():
        pass
    return made
