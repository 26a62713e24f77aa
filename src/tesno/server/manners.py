"""How people play together, beside the rules of the game: who may look on, talk, and how long one may take."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, StrictBool, StrictInt


class _Agreed(BaseModel):
    """Said by those who ask for a table, and told to all who sit there."""

    model_config = ConfigDict(extra="forbid", frozen=True)


class TurnClock(_Agreed):
    """So many seconds for every turn."""

    kind: Literal["turn"]
    seconds: Annotated[StrictInt, Field(ge=10, le=3600)]


class BankClock(_Agreed):
    """So many seconds for the whole game, and some more with every turn."""

    kind: Literal["bank"]
    seconds: Annotated[StrictInt, Field(ge=30, le=4 * 3600)]
    increment: Annotated[StrictInt, Field(ge=0, le=600)]


class DaysClock(_Agreed):
    """By correspondence: so many days for every turn, and nobody is expected to sit there."""

    kind: Literal["days"]
    days: Annotated[StrictInt, Field(ge=1, le=14)]


Clock = Annotated[TurnClock | BankClock | DaysClock, Field(discriminator="kind")]


class Manners(_Agreed):
    """What a table has agreed on; a table that agrees on nothing is private, friendly and patient.

    `watching`: whoever knows the game's address may look on, and see what everybody sees. `talk`: free text and
    phrases, phrases alone, or nothing. `rated`: it counts in the rankings, so nothing is taken back and nobody is
    advised. `away`: seconds until a bot plays on for somebody who is gone, 0 for never. `clock`: how long one may
    take, null for as long as one likes.
    """

    watching: StrictBool = False
    talk: Literal["free", "phrases", "off"] = "free"
    rated: StrictBool = False
    away: Annotated[StrictInt, Field(ge=0, le=3600)] = 60
    clock: Clock | None = None
