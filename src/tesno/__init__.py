"""Tesno: the board-game family Small World as a library, a game and a laboratory. Unofficial.

The names below are the door most people need. They are loaded when first used, so that `tesno.core` alone needs
nothing but the standard library.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from tesno import compiled

if TYPE_CHECKING:
    from tesno.core.view import View, imagine, view_json, view_of
    from tesno.load.map_wish import map_document
    from tesno.play import (
        ActionError,
        Game,
        IllegalAction,
        Ledger,
        MalformedAction,
        Table,
        TableError,
        read_replay,
        write_replay,
    )

# Before anything else of the package is loaded.
compiled.choose()

_HOMES: Final[dict[str, str]] = {
    "ActionError": "tesno.play",
    "Game": "tesno.play",
    "IllegalAction": "tesno.play",
    "Ledger": "tesno.play",
    "MalformedAction": "tesno.play",
    "Table": "tesno.play",
    "TableError": "tesno.play",
    "View": "tesno.core.view",
    "imagine": "tesno.core.view",
    "map_document": "tesno.load.map_wish",
    "read_replay": "tesno.play",
    "view_json": "tesno.core.view",
    "view_of": "tesno.core.view",
    "write_replay": "tesno.play",
}

__all__ = [
    "ActionError",
    "Game",
    "IllegalAction",
    "Ledger",
    "MalformedAction",
    "Table",
    "TableError",
    "View",
    "imagine",
    "map_document",
    "read_replay",
    "view_json",
    "view_of",
    "write_replay",
]


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module 'tesno' has no attribute {name!r}")
    return getattr(import_module(_HOMES[name]), name)
