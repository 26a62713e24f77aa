"""A table: which box, boards, seats, options, races and powers a game is played with."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import lru_cache
from operator import index
from pathlib import Path
from typing import Any, Final

from tesno.core.moments import RulesError
from tesno.core.rules import Rules
from tesno.load.boxes import BoxFiles, board_of, box_ids, draws_for, load_box, map_in, parts_of
from tesno.load.content import read_content
from tesno.load.layouts import check_layout
from tesno.load.map_wish import MapDocument, MapWish, document_source
from tesno.load.maps import MapFile
from tesno.load.sources import Source, read_source
from tesno.play.errors import TableError
from tesno.traits.compiling import build_rules
from tesno.traits.where import nearest
from tesno.traits.words import Element, Variant

MOST_ROUNDS = 60
MOST_BOARDS = 8
RANDOM = "random"


@dataclass(frozen=True)
class Table:
    """Everything a game is made from, but the seed. Empty lists and zeros mean "as the box has it".

    `map` is the id of a board or layout of the box, the content of a map file, or a list of them: boards that lie side
    by side, their regions numbered on in that order. With `layout="random"` the boards are drawn when a game begins.
    """

    box: str = "base"
    players: int = 2
    map: MapWish = None
    rounds: int = 0
    options: tuple[str, ...] = ()
    races: tuple[str, ...] = ()
    powers: tuple[str, ...] = ()
    content: tuple[Source, ...] = ()
    layout: str = ""
    variant: str = ""

    def __post_init__(self) -> None:
        """Raises TableError when an entry is of the wrong kind: `races="elves"` is five races of one letter."""
        for name, kind in _ENTRIES.items():
            object.__setattr__(self, name, _checked(name, kind, getattr(self, name)))
        if self.map == "" or self.map == []:
            object.__setattr__(self, "map", None)

    @classmethod
    def with_content(cls, paths: Iterable[Path | str], **entries: Any) -> Table:
        """A table with races and powers of the players' own, from files. Raises ContentError."""
        return cls(content=tuple(read_source(path) for path in paths), **entries)

    def rules(self) -> Rules:
        """The rule set. Raises TableError or ContentError when something does not fit."""
        files = self._files()
        parts = self.boards()
        for option in self.options:
            if option not in files.box.options:
                raise TableError(f"unknown option {option!r}: {nearest(option, files.box.options)}")
        if not 0 <= self.rounds <= MOST_ROUNDS:
            raise TableError(f"{self.rounds} rounds: choose 1 to {MOST_ROUNDS}")
        races, powers = self._elements_in_play(files)
        try:
            return build_rules(
                files.box,
                board_of(files, parts),
                races,
                powers,
                files.traits,
                seats=self.players,
                rounds=self.rounds or self._usual_rounds(files, parts),
                options={option: option in self.options for option in files.box.options},
                variant=self._variant(files),
            )
        except RulesError as error:
            raise TableError(str(error)) from error

    def boards(self) -> tuple[MapFile, ...]:
        """The boards that lie on the table, in the order of their regions. Raises TableError or ContentError."""
        files = self._files()
        usual = self._boards_for(files)
        if self.layout:
            raise TableError("the boards of this table are drawn when a game begins: see `Game.laid`")
        wishes = self.map if isinstance(self.map, list) else [files.boards[usual] if self.map is None else self.map]
        if len(wishes) > MOST_BOARDS:
            raise TableError(f"{len(wishes)} boards: at most {MOST_BOARDS} lie on one table")
        parts = tuple(part for wish in wishes for part in self._board(files, wish))
        if problem := check_layout(parts):
            raise TableError(problem)
        return parts

    def _board(self, files: BoxFiles, wish: str | MapDocument) -> tuple[MapFile, ...]:
        if isinstance(wish, str):
            if wish not in files.layouts and wish not in files.maps:
                known = nearest(wish, sorted({*files.layouts, *files.maps}))
                # Tables come from strangers too, so they open no file.
                hint = "; a table takes the content of a file: tesno.map_document(path)" if "." in wish else ""
                raise TableError(f"unknown map {wish!r}: {known}{hint}")
            return parts_of(files, wish)
        part = map_in(document_source(wish))
        if part.box != self.box:
            raise TableError(f"map {part.id!r} is for the box {part.box!r}, the table is set for {self.box!r}")
        if part.id in files.maps or part.id in files.layouts:
            raise TableError(f"map {part.id!r} bears the id of a board of the box: call yours otherwise")
        return (part,)

    def _usual_rounds(self, files: BoxFiles, parts: Sequence[MapFile]) -> int:
        """A map of a user's own may say how long it is played; boards of the box go by the number of players."""
        own = isinstance(self.map, dict) or (isinstance(self.map, list) and len(self.map) == 1)
        return (own and parts[0].rounds) or files.rounds[self._boards_for(files)]

    def draws(self) -> list[tuple[str, ...]]:
        """All sets of boards that a random layout may have, each as likely as another. Raises TableError."""
        if self.layout != RANDOM:
            raise TableError(f"unknown layout {self.layout!r}: leave it empty, or write 'random'")
        if self.map is not None:
            raise TableError("a random layout draws its boards itself: leave the map empty")
        files = self._files()
        return draws_for(files, self._boards_for(files))

    def laid_out(self, boards: Sequence[str]) -> Table:
        """The table with the boards of a random layout on it. Raises TableError when they can't have been drawn."""
        if tuple(boards) not in self.draws():
            raise TableError(f"{' '.join(boards)!r} is no layout that can be drawn for this table")
        return replace(self, map=list(boards) if len(boards) > 1 else boards[0], layout="")

    def check(self) -> None:
        """Raises TableError or ContentError when something does not fit, whatever boards may be drawn."""
        table = self.laid_out(self.draws()[0]) if self.layout else self
        table.rules()

    def _variant(self, files: BoxFiles) -> Variant | None:
        """How the box is played, if not as it is. Raises TableError."""
        if not self.variant:
            return None
        variant = files.box.variant(self.variant)
        if variant is None:
            known = [variant.id for variant in files.box.variants]
            hint = nearest(self.variant, known) if known else "it has none, leave the variant empty"
            raise TableError(f"the box {self.box!r} has no variant {self.variant!r}: {hint}")
        return variant

    def _boards_for(self, files: BoxFiles) -> int:
        """For how many players the boards are. Raises TableError when so many can't play."""
        variant = self._variant(files)
        if variant is not None and self.players != variant.players:
            raise TableError(f"{self.players} players: the variant {variant.id!r} is for {variant.players}")
        if variant is None and self.players not in files.boards:
            raise TableError(f"{self.players} players: this box is for {', '.join(map(str, sorted(files.boards)))}")
        return self.players if variant is None else variant.boards_for

    def _files(self) -> BoxFiles:
        if self.box not in box_ids():
            raise TableError(f"unknown box {self.box!r}: {nearest(self.box, box_ids())}")
        return load_box(self.box)

    def _elements_in_play(self, files: BoxFiles) -> tuple[list[Element], list[Element]]:
        variant = self._variant(files)
        without = variant.without if variant is not None else ()
        races = [race for race in files.box.content.races if race.id not in without]
        powers = [power for power in files.box.content.powers if power.id not in without]
        for source in self.content:
            added = read_content(source, files.box, files.traits)
            lent = {race.borrows for race in added.races}
            clash = lent & {race.borrows for race in races if race.borrows}
            if clash:
                raise TableError(f"{source.name}: {clash.pop()!r} already lends its tokens to another race")
            races = [race for race in races if race.id not in lent] + list(added.races)
            powers += added.powers
        _check_left_out(self, races, without)
        races = _chosen(races, self.races, "race", least_races(self.players))
        if variant is not None:
            _check_sides(races, variant)
        chosen = [power for power in powers if not self.powers or power.id in self.powers]
        powers = _chosen(powers, self.powers, "power", least_powers(files, self.players, chosen))
        return races, powers

    def to_json(self) -> dict[str, Any]:
        """Everything, users' content included, as plain JSON."""
        data = {name: list(value) if isinstance(value, tuple) else value for name, value in vars(self).items()}
        data["content"] = [source._asdict() for source in self.content]
        data["map"] = "" if self.map is None else self.map
        for name in ("layout", "variant"):
            if not data[name]:
                del data[name]
        return data

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Table:
        """The table again. Raises TableError when an entry is unknown or of the wrong kind."""
        for name in data:
            if name not in _ENTRIES:
                raise TableError(f"unknown table entry {name!r}: {nearest(name, list(_ENTRIES))}")
        values = dict(data)
        if "content" in values:
            values["content"] = tuple(_source(entry) for entry in _list_of(dict, "content", values["content"]))
        return cls(**values)


_ENTRIES: Final[dict[str, type]] = {
    "box": str,
    "players": int,
    "map": object,
    "rounds": int,
    "options": tuple,
    "races": tuple,
    "powers": tuple,
    "content": tuple,
    "layout": str,
    "variant": str,
}


@lru_cache(maxsize=32)
def _rules_of(table: str) -> Rules:
    return Table.from_json(json.loads(table)).rules()


def rules_of(table: Table) -> Rules:
    """The rules of a table whose boards lie on it, made once for many games. Raises TableError or ContentError."""
    return _rules_of(json.dumps(table.to_json(), sort_keys=True))


def _checked(name: str, kind: type, value: Any) -> Any:
    """An entry as tables have it. Raises TableError."""
    if name == "map":
        return _map_wish(value)
    if name == "content":
        read = isinstance(value, list | tuple) and all(isinstance(source, Source) for source in value)
        if not read:
            raise TableError(
                "table entry 'content': that is no content which was read; Table.with_content([path]) reads it"
            )
        return tuple(value)
    if kind is tuple:
        return tuple(_list_of(str, name, value))
    if isinstance(value, kind) and not isinstance(value, bool):
        return value
    if kind is int and not isinstance(value, bool):
        with suppress(TypeError):
            return index(value)
    raise TableError(f"table entry {name!r}: {value!r} is not of type {kind.__name__}")


def _map_wish(value: Any) -> MapWish:
    if isinstance(value, list | tuple):
        if not all(isinstance(entry, str | dict) for entry in value):
            raise TableError("table entry 'map': a list has ids of boards and maps")
        return list(value)
    if value is None or isinstance(value, str | dict):
        return value
    raise TableError(f"table entry 'map': {value!r} is no id of a board, no map and no list of them")


def least_races(players: int) -> int:
    """How many races a table needs, so that the column never runs dry."""
    return 2 * players + 2


def least_powers(files: BoxFiles, players: int, powers: Iterable[Element]) -> int:
    """How many powers it needs: visible, active, kept in decline, and one that a find may take for good."""
    kept = sum(power.stays_in_decline for power in powers)
    return players + 6 + max(3, min(kept, players + 1)) + bool(files.box.content.finds)


def _check_sides(races: list[Element], variant: Variant) -> None:
    """Whoever has to pick must find a race of their side, whatever neutral ones the others have."""
    for side, seats in Counter(variant.sides).items():
        own = sum(race.faction == side for race in races)
        if own < 2 * seats:
            raise TableError(f"{own} races of {side!r} chosen: at least {2 * seats} are needed for a team of {seats}")


def _list_of(kind: type, name: str, value: Any) -> Sequence[Any]:
    if not isinstance(value, list | tuple) or not all(isinstance(entry, kind) for entry in value):
        raise TableError(f"table entry {name!r}: expected a list of {kind.__name__} entries")
    return value


def _source(entry: dict[str, Any]) -> Source:
    if set(entry) != {"name", "text"} or not all(isinstance(value, str) for value in entry.values()):
        raise TableError("table entry 'content': each entry has a name and a text")
    return Source(**entry)


def _check_left_out(table: Table, races: list[Element], without: Sequence[str]) -> None:
    """Races and powers of the box that were asked for, but are not played with here, are not unknown."""
    for id in (*table.races, *table.powers):
        borrower = next((race.id for race in races if race.borrows == id), "")
        if borrower:
            raise TableError(f"race {id!r} is not played with: {borrower!r} borrows its tokens")
        if id in without:
            raise TableError(f"{id!r} is not played with: the variant {table.variant!r} leaves it out")


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
