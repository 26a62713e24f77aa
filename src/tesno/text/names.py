"""How seats are called and marked: a name, a glyph and a colour, never a colour alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tesno.core.names import Seat
from tesno.core.notation import SEATS
from tesno.locale import Phrase, Words, seat_phrase

HUMAN: Final = "human"
GLYPHS: Final = "◆●▲■★"
FADED_GLYPHS: Final = "◇○△□☆"
COLOURS: Final = ("#0072B2", "#F0E442", "#D55E00", "#33BBEE", "#882255")


def is_human(seat: str) -> bool:
    """`human`, or `human:Anna` for a person with a name."""
    return seat == HUMAN or seat.startswith(f"{HUMAN}:")


def seat_names(words: Words, seats: Sequence[str]) -> list[str]:
    """What the log calls the seats."""
    return [words.say(_phrase(seat, SEATS[index])) for index, seat in enumerate(seats)]


def _phrase(seat: str, letter: str) -> Phrase:
    name = seat.partition(":")[2]
    return seat_phrase(HUMAN, None, name, letter) if is_human(seat) else seat_phrase("bot", seat, "", letter)


def mark(seat: Seat, faded: bool = False) -> str:
    """The glyph of a seat; a hollow one for its races in decline."""
    return (FADED_GLYPHS if faded else GLYPHS)[seat]


def style(seat: Seat, faded: bool = False) -> str:
    return f"{'dim ' if faded else ''}{COLOURS[seat]}"
