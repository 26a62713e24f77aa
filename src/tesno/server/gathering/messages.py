"""What is said about a table where people gather: what they ask for, and what they are told."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, StrictBool, StrictInt

from tesno.locale.phrases import Phrase
from tesno.server.manners import Manners
from tesno.server.wire import MOST_SEATS, BotName, Incoming, Name, Outgoing, SeatNumber, TableWish

Players = Annotated[StrictInt, Field(ge=1, le=MOST_SEATS)]


class NewGathering(Incoming):
    """A table with so many places: the first is for whoever asks, by the `name` given, the others are open.

    A `listed` table is shown to everybody on this server; otherwise those come who have its link.
    """

    table: TableWish = TableWish()
    players: Players = 3
    name: Name = ""
    listed: StrictBool = False


class Sit(Incoming):
    """Take a place, or move to another one, or take another name; null: the first that is open."""

    do: Literal["sit"]
    place: SeatNumber | None = None
    name: Name = ""


class Rise(Incoming):
    """Leave one's place to others."""

    do: Literal["rise"]


class SayReady(Incoming):
    """Ready to begin, or not yet."""

    do: Literal["ready"]
    ready: StrictBool = True


class Give(Incoming):
    """The host: keep a place open, or have a bot sit there, whoever sat there before."""

    do: Literal["give"]
    place: SeatNumber
    to: Literal["open", "bot"]
    bot: BotName = "medium"


class Swap(Incoming):
    """The host: two places change hands; play goes in the order of the places."""

    do: Literal["swap"]
    place: SeatNumber
    other: SeatNumber


class ChangeTable(Incoming):
    """The host: something else is to be played, or with more or fewer places.

    How people play together stays as it was agreed on, unless the table says otherwise.
    """

    do: Literal["table"]
    table: TableWish
    players: Players


class Agree(Incoming):
    """The host: how people play together at this table. Whoever was ready is asked again."""

    do: Literal["manners"]
    manners: Manners


class HandOver(Incoming):
    """The host: somebody else at the table becomes the host."""

    do: Literal["hand_over"]
    place: SeatNumber


class List(Incoming):
    """The host: show the table to everybody on this server, or no longer."""

    do: Literal["list"]
    listed: StrictBool


class Begin(Incoming):
    """The host: begin the game."""

    do: Literal["begin"]


Deed = Annotated[
    Sit | Rise | SayReady | Give | Swap | ChangeTable | Agree | HandOver | List | Begin, Field(discriminator="do")
]


class GatheringPlace(Outgoing):
    """One place. `here`: whoever sits there looks at the table just now; `mine` is the place of the guest who asks."""

    place: int
    kind: Literal["open", "human", "bot"]
    name: Phrase
    bot: str | None
    ready: bool
    here: bool
    mine: bool
    host: bool


class GatheringTable(Outgoing):
    """What is to be played; `picture` is the address of a drawing of its board, or of the usual one."""

    box: str
    variant: str
    layout: str
    boards: list[str]
    rounds: int
    options: list[str]
    races: list[str]
    powers: list[str]
    hints: bool
    manners: Manners
    picture: str


class Gathering(Outgoing):
    """A table where people gather. `hosting`: the guest who asks is the host. `game` is its id, once it has begun.

    `link` leads here; `local` says that only this machine can follow it. `obstacle` is why the game can't begin yet.
    """

    id: str
    version: int
    table: GatheringTable
    places: list[GatheringPlace]
    hosting: bool
    listed: bool
    link: str
    local: bool
    obstacle: str | None
    game: str | None


class Gathered(Outgoing):
    """How the table stands: the first message of its socket, and again whenever something has changed."""

    type: Literal["gathering"] = "gathering"
    gathering: Gathering
