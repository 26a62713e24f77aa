"""What players read: catalogues in three languages and the sentences made from them."""

from tesno.locale.catalogues import UnknownLanguage
from tesno.locale.languages import LANGUAGES, best_language
from tesno.locale.words import UnfitWords, UnknownWords, Words

__all__ = [
    "LANGUAGES",
    "UnfitWords",
    "UnknownLanguage",
    "UnknownWords",
    "Words",
    "best_language",
]
