"""What is told about rated play."""

from __future__ import annotations

from tesno.locale.phrases import Phrase
from tesno.server.wire import Outgoing


class RankedPlayer(Outgoing):
    """One line of a ranking. `player` is what the guest may be known by: `/api/players/{player}` tells more."""

    place: int
    player: str
    name: Phrase
    rating: int
    games: int
    provisional: bool
    mine: bool


class BotRating(Outgoing):
    """What a level of the bots is worth; that never changes."""

    bot: str
    rating: int


class Rankings(Outgoing):
    """The best of a box, and where the guest stands who asks. Listed are those with `least_games` or more."""

    box: str
    least_games: int
    players: list[RankedPlayer]
    mine: RankedPlayer | None
    bots: list[BotRating]


class BoxRating(Outgoing):
    """What somebody is worth in a box. `place` is null with too few games; `curve` goes through the last of them."""

    box: str
    rating: int
    games: int
    provisional: bool
    place: int | None
    curve: list[int]


class PlayerFacts(Outgoing):
    """A guest as everybody may know them. `mine`: it is the guest who asks."""

    player: str
    name: Phrase
    mine: bool
    ratings: list[BoxRating]
