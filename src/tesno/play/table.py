"""A table: which box, board, seats, options, races and powers a game is played with."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from tesno.core.rules import Rules
from tesno.load.boxes import BoxFiles, board_of, box_ids, load_box
from tesno.load.content import read_content
from tesno.load.sources import Source, read_source
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
    content: tuple[Source, ...] = ()

    @classmethod
    def with_content(cls, paths: Iterable[Path | str], **entries: Any) -> Table:
        """A table with races and powers of the players' own, from files. Raises ContentError."""
        return cls(content=tuple(read_source(path) for path in paths), **entries)

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
        for source in self.content:
            added = read_content(source, files.box, files.traits)
            lent = {race.borrows for race in added.races}
            clash = lent & {race.borrows for race in races if race.borrows}
            if clash:
                raise TableError(f"{source.name}: {clash.pop()!r} already lends its tokens to another race")
            races = [race for race in races if race.id not in lent] + list(added.races)
            powers += added.powers
        races = _chosen(races, self.races, "race", least_races(self.players))
        chosen = [power for power in powers if not self.powers or power.id in self.powers]
        powers = _chosen(powers, self.powers, "power", least_powers(files, self.players, chosen))
        return races, powers

    def to_json(self) -> dict[str, Any]:
        """Everything, users' content included, as plain JSON."""
        data = {name: list(value) if isinstance(value, tuple) else value for name, value in vars(self).items()}
        data["content"] = [source._asdict() for source in self.content]
        return data

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Table:
        """The table again. Raises TableError when an entry is unknown or of the wrong kind."""
        for name in data:
            if name not in _ENTRIES:
                raise TableError(f"unknown table entry {name!r}: {nearest(name, list(_ENTRIES))}")
        values: dict[str, Any] = {}
        for name, value in data.items():
            if name == "content":
                values[name] = tuple(_source(entry) for entry in _strings_or_tables(name, value, dict))
            elif _ENTRIES[name] is tuple:
                values[name] = tuple(_strings_or_tables(name, value, str))
            elif not isinstance(value, _ENTRIES[name]) or isinstance(value, bool):
                raise TableError(f"table entry {name!r}: {value!r} is not of type {_ENTRIES[name].__name__}")
            else:
                values[name] = value
        return cls(**values)


_ENTRIES: Final[dict[str, type]] = {
    "box": str,
    "players": int,
    "map": str,
    "rounds": int,
    "options": tuple,
    "races": tuple,
    "powers": tuple,
    "content": tuple,
}


def least_races(players: int) -> int:
    """How many races a table needs, so that the column never runs dry."""
    return 2 * players + 2


def least_powers(files: BoxFiles, players: int, powers: Iterable[Element]) -> int:
    """How many powers it needs: visible, active, kept in decline, and one that a find may take for good."""
    kept = sum(power.stays_in_decline for power in powers)
    return players + 6 + max(3, min(kept, players + 1)) + bool(files.box.content.finds)


def _strings_or_tables(name: str, value: Any, kind: type) -> list[Any]:
    if not isinstance(value, list) or not all(isinstance(entry, kind) for entry in value):
        raise TableError(f"table entry {name!r}: expected a list of {kind.__name__} entries")
    return value


def _source(entry: dict[str, Any]) -> Source:
    if set(entry) != {"name", "text"} or not all(isinstance(value, str) for value in entry.values()):
        raise TableError("table entry 'content': each entry has a name and a text")
    return Source(**entry)


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
