"""The messages of a socket: what clients ask for, and what they are told."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field, StrictBool

from tesno.locale.phrases import Phrase
from tesno.server.wire import (
    MOST_LINES,
    Entry,
    GameFacts,
    Incoming,
    Line,
    Outgoing,
    RequestId,
    Scene,
    SeatNumber,
    Version,
)


class Move(Incoming):
    """Carry out these lines for a seat, all or none.

    With `hold` a turn of one's own that ends by this is kept open until `pass`, so that it can still be taken back.
    """

    do: Literal["move"] = "move"
    request: RequestId
    version: Version
    seat: SeatNumber
    lines: Annotated[list[Line], Field(min_length=1, max_length=MOST_LINES)]
    hold: StrictBool = False


class TakeBack(Incoming):
    """Take back the last step of the seat, or all steps back to the last reveal or the start of the turn."""

    do: Literal["undo"]
    request: RequestId
    version: Version
    seat: SeatNumber
    all: StrictBool = False


class Pass(Incoming):
    """Pass a turn on that was held open."""

    do: Literal["pass"]
    request: RequestId
    version: Version
    seat: SeatNumber


class Resign(Incoming):
    """Play no more at this seat: a bot plays on. Whatever the version is, since it does not depend on the position."""

    do: Literal["resign"]
    request: RequestId
    seat: SeatNumber


class Back(Incoming):
    """Play again at a seat of one's own that a bot plays for, at a table with other people. Whatever the version is."""

    do: Literal["back"]
    request: RequestId
    seat: SeatNumber


class Pause(Incoming):
    """The host: nobody moves, and no time runs, until the game is resumed. Anybody resumes it if the host is gone."""

    do: Literal["pause"]
    request: RequestId
    paused: StrictBool


Command = Annotated[Move | TakeBack | Pass | Resign | Back | Pause, Field(discriminator="do")]


class Hello(Incoming):
    """The first message of a socket: whose eyes to look through (None: what everybody sees), and since when.

    `differences`: whoever asks understands `changed`, and is told it instead of an `update` where that is shorter.
    """

    do: Literal["hello"]
    seat: SeatNumber | None = None
    since: Version | None = None
    differences: StrictBool = False


class Look(Incoming):
    """Look through the eyes of another of the guest's seats."""

    do: Literal["look"]
    seat: SeatNumber | None


class Ping(Incoming):
    do: Literal["ping"]


ClientMessage = Annotated[
    Hello | Look | Ping | Move | TakeBack | Pass | Resign | Back | Pause, Field(discriminator="do")
]


class Accepted(Outgoing):
    """The command is committed as `version`; sent again with the same request id it gets the same answer."""

    type: Literal["accepted"] = "accepted"
    request: str
    version: int


class Refused(Outgoing):
    """Nothing has changed. `code` is for programs, `reason` for people.

    Codes: "stale" (the version is not the current one: the missing entries come along, the first 64 of them),
    "illegal", "malformed", "not_your_seat", "resigned" (a bot plays on for this seat), "nothing_to_undo",
    "nothing_to_pass", "game_over", "request_taken" (by another guest's command), "not_saved" (the database refused),
    "overloaded" (the server is too busy: try again), "too_long" (too much was taken back already), "lesson" (legal,
    but not what the lesson asks for now), "rated" (nothing is taken back where it counts), "gone" (the game was
    deleted), "away" (a bot plays for this seat: take it back first), "not_away" (nobody plays for it), "time_up"
    (there is no time left to take it back for), "paused", "not_paused", "not_host" (only the host can do that).
    """

    type: Literal["refused"] = "refused"
    request: str
    code: str
    reason: Phrase
    version: int
    entries: list[Entry] = []  # noqa: RUF012 - pydantic copies it


class Welcome(Outgoing):
    """The answer to `hello`: the game, all entries after `since`, and how it stands."""

    type: Literal["welcome"] = "welcome"
    game: GameFacts
    entries: list[Entry]
    scene: Scene


class Update(Outgoing):
    """Something was committed."""

    type: Literal["update"] = "update"
    entry: Entry
    scene: Scene


class Change(Outgoing):
    """A part of a scene that is another now: `at` are the keys, in lists the places from 0 on, that lead to it."""

    at: list[str | int]
    value: Any


class Changed(Outgoing):
    """Something was committed, told to who wants differences: the scene is the one this socket was sent last, that of
    version `base`, but for these changes."""

    type: Literal["changed"] = "changed"
    entry: Entry
    base: int
    changes: list[Change]


class Shown(Outgoing):
    """The answer to `look`."""

    type: Literal["shown"] = "shown"
    scene: Scene


class SeatPresence(Outgoing):
    """Somebody at a table. `away`: for so many seconds already; null while that is nobody's business.

    `bot` plays for them, and `why`; `returns`: they may take the seat back now. `bot_in`: it is their turn, and in so
    many seconds a bot plays on. `left`: the seconds on their clock, or until their deadline.
    """

    seat: int
    here: bool
    away: float | None
    bot: str | None
    why: Literal["gone", "time", "resigned"] | None
    returns: bool
    bot_in: float | None
    left: float | None


class Presence(Outgoing):
    """Who of the people at a table is there: after the welcome, and whenever it changes.

    Only where there are several of them, until the game is over. `host`: whoever may pause the game is there.
    `running`: the seat whose clock runs.
    """

    type: Literal["presence"] = "presence"
    seats: list[SeatPresence]
    paused: bool
    host: bool
    running: int | None


class Pong(Outgoing):
    type: Literal["pong"] = "pong"


class Spectators(Outgoing):
    """So many look on who don't sit at the table: said to all there whenever it is another number."""

    type: Literal["spectators"] = "spectators"
    count: int


class Failed(Outgoing):
    """A message that could not be read, or a limit that was reached; after some of these the socket closes.

    With the code "overloaded" it stays for a while: the server is busy, and the welcome comes as soon as it can.
    """

    type: Literal["failed"] = "failed"
    code: str
    detail: str


ServerMessage = Annotated[
    Welcome | Update | Changed | Shown | Accepted | Refused | Presence | Pong | Spectators | Failed,
    Field(discriminator="type"),
]
