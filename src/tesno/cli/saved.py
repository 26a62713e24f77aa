"""Games in files, whichever kind: replays, saved games, scenarios."""

from __future__ import annotations

from pathlib import Path

from tesno.cli.errors import UserError
from tesno.cli.replay import until
from tesno.play import Game, read_replay
from tesno.position import PositionError

_TITLE = "scenario"


def read_game(path: Path, upto: int | None = None) -> Game:
    """The game of a replay file, or of the first scenario in a file of scenarios, played to where it ends.

    Raises UserError, TableError or ActionError.
    """
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise UserError(f"{path}: neither a replay nor a scenario: it is no text") from error
    game = read_replay(path) if text.lstrip().startswith("{") else _scenario(path, text)
    return game if upto is None else until(game, upto)


def _scenario(path: Path, text: str) -> Game:
    lines = [line for line in (raw.split("#")[0].strip() for raw in text.splitlines()) if line]
    starts = [number for number, line in enumerate(lines) if line.split()[0] == _TITLE]
    first = starts[0] if starts else 0
    last = starts[1] if len(starts) > 1 else len(lines)
    try:
        return Game.at(lines[first:last], folder=path.parent)
    except PositionError as error:
        raise UserError(f"{path}: neither a replay nor a scenario that can be read: {error}") from error
