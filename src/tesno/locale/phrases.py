"""Words without a language: message ids with arguments, said later by whoever knows the reader's language."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from tesno.locale.speech import Speech, UnknownWords


@dataclass(frozen=True)
class Said:
    """A message of the catalogues by its key, with its arguments; phrases among them are said first."""

    id: str
    args: dict[str, int | Phrase]


@dataclass(frozen=True)
class Joined:
    """Several phrases one after another, with something between them."""

    parts: list[Phrase]
    between: str


# Plain text (a person's name) stands for itself.
Phrase = str | Said | Joined


class Phrases(Speech[Phrase]):
    """Everything that is said to the players of a box, as phrases.

    >>> Phrases("base").combo("elves", "hill")
    Joined(parts=[Said(id='power-base-hill', args={}), Said(id='race-base-elves', args={})], between=' · ')
    """

    def __call__(self, id: str, **variables: Any) -> Phrase:
        key = self.key(id)
        if key is None:
            raise UnknownWords(self.language, id, self.box)
        return Said(key, variables)

    def join(self, between: str, parts: Iterable[Phrase]) -> Phrase:
        return Joined(list(parts), between)


def seat_phrase(kind: str, bot: str | None, name: str, letter: str) -> Phrase:
    """What a seat is called: a person by name, if there is one, or by the seat's letter; a bot by its kind."""
    if kind == "human":
        return name.strip() or Said("client-human", {"seat": letter})
    words = Phrases()
    message = f"bot-{bot}"
    return Joined([words(message) if words.has(message) else bot or "", letter], " ")
