"""The languages there are, and which of them a system or browser asks for."""

from __future__ import annotations

import os
from typing import Final

LANGUAGES: Final = ("ru", "pl", "en")
FALLBACK: Final = "en"

# Where a system says its language, the strongest first.
_VARIABLES: Final = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")


def best_language(wanted: str | None = None) -> str:
    """The language nearest to a wish such as `pl_PL.UTF-8`, `ru:en` or `pl,en;q=0.8`.

    Without a wish the environment is asked.

    >>> best_language("de-DE, pl;q=0.5, ru;q=0.7")
    'ru'
    >>> best_language("C.UTF-8")
    'en'
    """
    if wanted is None:
        wanted = next((value for name in _VARIABLES if (value := os.environ.get(name, ""))), "")
    wishes = [_wish(part) for part in wanted.replace(":", ",").split(",")]
    # sorted() is stable: equal weights keep their order.
    for weight, language in sorted(wishes, key=lambda wish: -wish[0]):
        if language in LANGUAGES and weight > 0:
            return language
    return FALLBACK


def _wish(part: str) -> tuple[float, str]:
    """`pl_PL.UTF-8` and `pl-PL;q=0.5` as weight and bare language."""
    tag, *parameters = part.strip().lower().split(";")
    weight = 1.0
    for parameter in parameters:
        name, _, value = parameter.strip().partition("=")
        if name == "q":
            try:
                weight = float(value)
            except ValueError:
                weight = 0.0
    return weight, tag.replace("_", "-").split(".")[0].split("@")[0].split("-")[0].strip()
