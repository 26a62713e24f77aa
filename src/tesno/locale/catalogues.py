"""Loads the catalogues of a language, once."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from tesno.locale.languages import LANGUAGES


class UnknownLanguage(KeyError):
    """A language there are no catalogues of."""

    def __str__(self) -> str:
        return f"no such language: {self.args[0]!r}; there are {', '.join(LANGUAGES)}"


@cache
def bundle_of(language: str) -> FluentBundle:
    """All *.ftl files of a language."""
    if language not in LANGUAGES:
        raise UnknownLanguage(language)
    bundle = FluentBundle([language], use_isolating=False)
    folder = files("tesno.locale") / language
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.name.endswith(".ftl"):
            bundle.add_resource(FluentResource(entry.read_text(encoding="utf-8")))
    return bundle
