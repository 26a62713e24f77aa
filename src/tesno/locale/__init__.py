"""What players read: catalogues in three languages, and what is put together from them in one language or in none."""

from tesno.locale.catalogues import UnknownLanguage
from tesno.locale.languages import LANGUAGES, best_language
from tesno.locale.phrases import Phrase, Phrases, seat_phrase
from tesno.locale.speech import Speech, UnknownWords
from tesno.locale.words import UnfitWords, Words

__all__ = [
    "LANGUAGES",
    "Phrase",
    "Phrases",
    "Speech",
    "UnfitWords",
    "UnknownLanguage",
    "UnknownWords",
    "Words",
    "best_language",
    "seat_phrase",
]
