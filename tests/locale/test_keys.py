"""Keys of messages are found without reading the messages: those, and no others."""

from __future__ import annotations

import pytest

from tesno.locale.catalogues import UnknownLanguage, bundle_of, messages_of
from tesno.locale.languages import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_keys_are_those_that_fluent_finds(language: str) -> None:
    assert messages_of(language) == set(bundle_of(language)._messages)
    assert len(messages_of(language)) > 500


def test_an_unknown_language_is_named() -> None:
    with pytest.raises(UnknownLanguage):
        messages_of("tlh")
