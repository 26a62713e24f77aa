"""Replay files: the table and the log in notation, nothing that can't be read by eye."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from tesno.play.errors import ActionError, TableError
from tesno.play.game import Game
from tesno.play.table import Table
from tesno.position import PositionError

FORMAT = 1


def write_replay(game: Game) -> dict[str, Any]:
    """A game as JSON: table, the position it began with if it was one, log, and the result when it is over."""
    data: dict[str, Any] = {
        "tesno": FORMAT,
        "table": game.table.to_json(),
        "log": [move.text for move in game.log],
    }
    if game.position:
        data["position"] = game.position
    if game.over:
        data["result"] = {"coins": list(game.state.coins), "winners": game.winners}
    return data


def read_replay(path: Path | str) -> Game:
    """The game of a replay file, played to where its log ends. Raises TableError or ActionError."""
    data = replay_data(path)
    try:
        table = Table.from_json(data["table"])
        game = Game.at(data["position"], table=table) if "position" in data else Game(table)
    except (TableError, PositionError) as error:
        raise TableError(f"{path}: {error}") from error
    for number, text in enumerate(data["log"], 1):
        try:
            game.repeat(text)
        except ActionError as error:
            error.args = (f"{path}: move {number} of its log can't be carried out: {error}",)
            raise
    return game


def replay_data(path: Path | str) -> dict[str, Any]:
    """What a replay file holds, with a table and a log for certain. Raises TableError."""
    try:
        data = json.loads(Path(path).read_text(encoding="utf-8"))
    except OSError as error:
        raise TableError(f"{path}: {error.strerror}") from error
    except ValueError as error:
        raise TableError(f"{path}: not a replay file: {error}") from error
    if not isinstance(data, dict) or data.get("tesno") != FORMAT:
        raise TableError(f'{path}: not a replay file of this version ("tesno": {FORMAT} is missing)')
    table, log = data.get("table"), data.get("log")
    if not isinstance(table, dict) or not isinstance(log, list) or not all(isinstance(text, str) for text in log):
        raise TableError(f"{path}: a replay needs a table and a log of texts")
    position = data.get("position", [])
    if not isinstance(position, list) or not all(isinstance(line, str) for line in position):
        raise TableError(f"{path}: the position of a replay is a list of lines")
    return data
