"""A table: which box, board, seats, options, races and powers a game is played with."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from tesno.core.rules import Rules
from tesno.load.boxes import BoxFiles, board_of, box_ids, load_box
from tesno.load.content import read_content
from tesno.play.errors import TableError
from tesno.traits.compiling import build_rules
from tesno.traits.where import nearest
from tesno.traits.words import Element

MOST_ROUNDS = 60


@dataclass(frozen=True)
class Table:
    """Everything a game is made from, but the seed. Empty lists and zeros mean "as the box has it"."""

    box: str = "base"
    players: int = 2
    map: str = ""
    rounds: int = 0
    options: tuple[str, ...] = ()
    races: tuple[str, ...] = ()
    powers: tuple[str, ...] = ()
    content: tuple[str, ...] = ()

    def rules(self) -> Rules:
        """The rule set. Raises TableError or ContentError when something does not fit."""
        files = self._files()
        if self.players not in files.boards:
            raise TableError(f"{self.players} players: this box is for {', '.join(map(str, sorted(files.boards)))}")
        board_id = self.map or files.boards[self.players]
        if board_id not in files.maps:
            raise TableError(f"unknown map {board_id!r}: {nearest(board_id, list(files.maps))}")
        for option in self.options:
            if option not in files.box.options:
                raise TableError(f"unknown option {option!r}: {nearest(option, files.box.options)}")
        if not 0 <= self.rounds <= MOST_ROUNDS:
            raise TableError(f"{self.rounds} rounds: choose 1 to {MOST_ROUNDS}")
        races, powers = self._elements_in_play(files)
        board = board_of(files, board_id)
        return build_rules(
            files.box,
            board,
            races,
            powers,
            files.traits,
            seats=self.players,
            rounds=self.rounds or files.rounds[self.players],
            options={option: option in self.options for option in files.box.options},
        )

    def _files(self) -> BoxFiles:
        if self.box not in box_ids():
            raise TableError(f"unknown box {self.box!r}: {nearest(self.box, box_ids())}")
        return load_box(self.box)

    def _elements_in_play(self, files: BoxFiles) -> tuple[list[Element], list[Element]]:
        races = list(files.box.content.races)
        powers = list(files.box.content.powers)
        for path in self.content:
            added = read_content(Path(path), files.box, files.traits)
            lent = {race.borrows for race in added.races}
            clash = lent & {race.borrows for race in races if race.borrows}
            if clash:
                raise TableError(f"{path}: {clash.pop()!r} already lends its tokens to another race")
            races = [race for race in races if race.id not in lent] + list(added.races)
            powers += added.powers
        races = _chosen(races, self.races, "race", 2 * self.players + 2)
        powers = _chosen(powers, self.powers, "power", self.players + 9)
        return races, powers

    def to_json(self) -> dict[str, Any]:
        data = asdict(self)
        return {name: list(value) if isinstance(value, tuple) else value for name, value in data.items()}

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Table:
        known = {"box", "players", "map", "rounds", "options", "races", "powers", "content"}
        for name in data:
            if name not in known:
                raise TableError(f"unknown table entry {name!r}: {nearest(name, sorted(known))}")
        values: dict[str, Any] = {
            name: tuple(value) if isinstance(value, list) else value for name, value in data.items()
        }
        return cls(**values)


def _chosen(elements: list[Element], ids: tuple[str, ...], kind: str, least: int) -> list[Element]:
    """The chosen elements in the box's order; enough of them that the column never runs dry."""
    known = {element.id for element in elements}
    for id in ids:
        if id not in known:
            raise TableError(f"unknown {kind} {id!r}: {nearest(id, sorted(known))}")
    chosen = [element for element in elements if not ids or element.id in ids]
    if len(chosen) < least:
        raise TableError(f"{len(chosen)} {kind}s chosen: at least {least} are needed for this many players")
    return chosen
