"""Words without a language: message ids with arguments, said later by whoever knows the reader's language."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from tesno.locale.speech import Speech


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


@dataclass(frozen=True)
class Paired:
    """A power with the race that has it, by the keys of their names; how they agree depends on the language."""

    power: str
    race: str


# Plain text (a person's name) stands for itself.
Phrase = str | Said | Joined | Paired


class Phrases(Speech[Phrase]):
    """Everything that is said to the players of a box, as phrases.

    >>> Phrases("base").combo("elves", "hill")
    Paired(power='power-base-hill', race='race-base-elves')
    """

    def __call__(self, id: str, **variables: Any) -> Phrase:
        return Said(self._known(id), variables)

    def join(self, between: str, parts: Iterable[Phrase]) -> Phrase:
        return Joined(list(parts), between)

    def _paired(self, race: str, power: str) -> Phrase:
        return Paired(self._known(f"power-{power}"), self._known(f"race-{race}"))


def seat_phrase(kind: str, bot: str | None, name: str, letter: str) -> Phrase:
    """What a seat is called: a person by name, if there is one, or by the seat's letter; a bot by its kind."""
    if kind == "human":
        return name.strip() or Said("client-human", {"seat": letter})
    words = Phrases()
    message = f"bot-{bot}"
    return Joined([words(message) if words.has(message) else bot or "", letter], " ")
