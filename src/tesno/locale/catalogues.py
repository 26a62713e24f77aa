"""Loads the catalogues of a language, once."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

from tesno.locale.languages import LANGUAGES

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle


class UnknownLanguage(KeyError):
    """A language there are no catalogues of."""

    def __str__(self) -> str:
        return f"no such language: {self.args[0]!r}; there are {', '.join(LANGUAGES)}"


@cache
def bundle_of(language: str) -> FluentBundle:
    """All *.ftl files of a language."""
    if language not in LANGUAGES:
        raise UnknownLanguage(language)
    # Here and not above: a server says nothing itself until it writes a mail, and has to be there soon.
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    for text in texts_of(language):
        bundle.add_resource(FluentResource(text))
    return bundle


@cache
def messages_of(language: str) -> frozenset[str]:
    """The keys of all messages. Whoever says nothing itself needs no more, and has it fifty times sooner."""
    if language not in LANGUAGES:
        raise UnknownLanguage(language)
    return frozenset(key for text in texts_of(language) for key in _KEY.findall(text))


# What begins a message: its key at the start of a line. Terms begin with a dash, what goes on is indented.
_KEY = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE | re.ASCII)


def texts_of(language: str) -> list[str]:
    """The catalogues of a language as they are written."""
    folder = files("tesno.locale") / language
    entries = sorted(folder.iterdir(), key=lambda entry: entry.name)
    return [entry.read_text(encoding="utf-8") for entry in entries if entry.name.endswith(".ftl")]
