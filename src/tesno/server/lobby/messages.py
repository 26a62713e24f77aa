"""What is said about tables and games that are open to everybody."""

from __future__ import annotations

from tesno.locale.phrases import Phrase
from tesno.server.gathering.messages import GatheringTable, Patience, Players
from tesno.server.wire import Incoming, Name, Outgoing, TableWish, Word


class OpenTable(Outgoing):
    """A table that waits for players, since a moment. `languages` are those of the people who sit there.

    `quick`: its game begins by itself, with bots where nobody has come; otherwise its host begins it.
    """

    id: str
    table: GatheringTable
    host: Phrase
    people: list[Phrase]
    bots: int
    open: int
    languages: list[str]
    since: str
    quick: bool


class WatchedGame(Outgoing):
    """A game that is being played and may be watched."""

    id: str
    box: str
    variant: str
    players: list[Phrase]
    round: int
    rounds: int
    spectators: int


class LobbyNow(Outgoing):
    """Tables that wait, the longest waiting first; and games to watch, the newest first."""

    tables: list[OpenTable]
    games: list[WatchedGame]


class PlaySomeone(Incoming):
    """Play with whoever is there: at a table that waits, with this `box` or, if null, with any.

    If there is none, `table` is opened to everybody, with so many places; after `fill` seconds bots sit down where
    nobody has come, and the game begins.
    """

    box: Word | None = None
    table: TableWish = TableWish()
    players: Players = 3
    name: Name = ""
    fill: Patience = 60
