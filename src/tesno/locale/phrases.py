"""Words without a language: message ids with arguments, said later by whoever knows the reader's language."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Said:
    """A message of the catalogues with its arguments; phrases among them are said first."""

    id: str
    args: dict[str, int | Phrase]


@dataclass(frozen=True)
class Joined:
    """Several phrases one after another, with something between them."""

    parts: list[Phrase]
    between: str


# Plain text (a person's name) stands for itself.
Phrase = str | Said | Joined
