"""What is said about a table where people gather: what they ask for, and what they are told."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, StrictBool, StrictInt

from tesno.locale.phrases import Phrase
from tesno.server.manners import Manners
from tesno.server.wire import MOST_SEATS, BotName, Incoming, Name, Outgoing, SeatNumber, TableWish

Players = Annotated[StrictInt, Field(ge=1, le=MOST_SEATS)]
# How many seconds one may wait for people before bots sit down.
Patience = Literal[30, 60, 120, 300]


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


class TakeOver(Incoming):
    """Become the host of a table that its host has left alone."""

    do: Literal["take_over"]


class List(Incoming):
    """The host: show the table to everybody on this server, or no longer.

    With `fill` bots sit down at the places that are still open after so many seconds, and the game begins by itself.
    """

    do: Literal["list"]
    listed: StrictBool
    fill: Patience | None = None


class Begin(Incoming):
    """The host: begin the game. Where several people sit their browsers mix the dice first."""

    do: Literal["begin"]


Hash = Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")]


class Commit(Incoming):
    """While the dice are mixed: the SHA-256 of one's share, 32 bytes that nobody can guess."""

    do: Literal["commit"]
    commitment: Hash


class Reveal(Incoming):
    """When all have given their commitments: one's share."""

    do: Literal["reveal"]
    share: Hash


Deed = Annotated[
    Sit | Rise | SayReady | Give | Swap | ChangeTable | Agree | HandOver | TakeOver | List | Begin | Commit | Reveal,
    Field(discriminator="do"),
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


class DiceMixing(Outgoing):
    """The dice are being mixed. `server` is the commitment of the server's share, `commitments` those of the places.

    When all places where people sit have given theirs the phase is `reveal`; `missing`: from whom a word is due now.
    """

    phase: Literal["commit", "reveal"]
    server: str
    commitments: list[str | None]
    missing: list[int]


class Gathering(Outgoing):
    """A table where people gather. `hosting`: the guest who asks is the host. `game` is its id, once it has begun.

    `link` leads here; `local` says that only this machine can follow it. `obstacle` is why the game can't begin yet.
    `host_here`: the host looks at the table just now; while that is not so, anybody who sits there may take over.
    In `fill_in` seconds bots sit down and it begins by itself; null: the host begins it.
    `mixing`: the host has begun, and the dice are being mixed; `withheld`: who was waited for in vain, and has no place
    any more.
    """

    id: str
    version: int
    table: GatheringTable
    places: list[GatheringPlace]
    hosting: bool
    host_here: bool
    listed: bool
    link: str
    local: bool
    obstacle: str | None
    fill_in: int | None
    mixing: DiceMixing | None
    withheld: list[Phrase]
    game: str | None


class Gathered(Outgoing):
    """How the table stands: the first message of its socket, and again whenever something has changed."""

    type: Literal["gathering"] = "gathering"
    gathering: Gathering
