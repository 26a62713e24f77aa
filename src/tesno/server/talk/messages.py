"""What is said about talk at a table: what people want to say, and what they are told."""

from __future__ import annotations

from typing import Annotated, Literal, get_args

from pydantic import Field, StrictBool, StringConstraints

from tesno.locale.phrases import Phrase
from tesno.server.wire import Incoming, Outgoing, SeatNumber

MOST_TEXT = 200  # characters

PhraseId = Literal[
    "hello",
    "luck",
    "well_played",
    "thanks",
    "sorry",
    "ouch",
    "oops",
    "wow",
    "hurry",
    "moment",
    "thinking",
    "leader",
    "truce",
    "revenge",
    "again",
    "bye",
]
EmoteId = Literal["glad", "laugh", "wink", "amazed", "sad", "cross", "asleep", "cheers"]
PHRASES: tuple[str, ...] = get_args(PhraseId)
EMOTES: tuple[str, ...] = get_args(EmoteId)


class _Say(Incoming):
    """`seat`: for which of the guest's seats, if they have several."""

    seat: SeatNumber | None = None


class SayPhrase(_Say):
    """One of the phrases, which everybody reads in their own language."""

    kind: Literal["phrase"]
    what: PhraseId


class SayEmote(_Say):
    """One of the faces."""

    kind: Literal["emote"]
    what: EmoteId


class SayText(_Say):
    """One line of one's own; what can't be seen, or would hide what others say, is taken out."""

    kind: Literal["text"]
    what: Annotated[str, StringConstraints(min_length=1, max_length=MOST_TEXT)]


Say = Annotated[SayPhrase | SayEmote | SayText, Field(discriminator="kind")]


class Quiet(Incoming):
    """The host: nobody talks at this table, or people may again."""

    quiet: StrictBool


class Saying(Outgoing):
    """Somebody has said something. `who` is what the guest may be known by, at this table and others.

    `seat` is where they sit, if they do. `what` is the id of a phrase or an emote, text, or for "quiet" (the host has
    talk off, or on again) "on" or "off".
    """

    number: int
    who: str
    seat: int | None
    name: Phrase
    kind: Literal["phrase", "emote", "text", "quiet"]
    what: str
    said: str


class Talk(Outgoing):
    """What people say at a table, as far as the guest may hear it, after what was told already.

    `talk`: free text and phrases, or phrases alone. `quiet`: the host has it off. `watching`: the guest has no seat,
    and talks with others who have none; those who play hear nothing of it. `me` is who the guest is in `who`.
    """

    type: Literal["talk"] = "talk"
    talk: Literal["free", "phrases"]
    quiet: bool
    hosting: bool
    watching: bool
    me: str
    phrases: list[str]
    emotes: list[str]
    most_text: int
    sayings: list[Saying]
