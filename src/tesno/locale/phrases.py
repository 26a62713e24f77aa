"""Words without a language: message ids with arguments, said later by whoever knows the reader's language."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Union

# Plain text (a person's name) stands for itself.
Phrase = Union[str, "Said", "Joined"]


@dataclass(frozen=True)
class Said:
    """A message of the catalogues with its arguments; phrases among them are said first."""

    id: str
    args: dict[str, Union[int, str, "Said", "Joined"]]


@dataclass(frozen=True)
class Joined:
    """Several phrases one after another, with something between them."""

    parts: list[Union[str, "Said", "Joined"]]
    between: str
