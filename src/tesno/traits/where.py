"""Selector words: which regions a modifier speaks of, as a set of regions of one board."""

from __future__ import annotations

import difflib
import re
from typing import Final

from tesno.core.board import Board

# Words that every board knows, besides its own terrains and symbols.
COMMON_WORDS: Final[dict[str, str]] = {
    "anywhere": "every region",
    "land": "every region that is not a sea or lake",
    "water": "seas and lakes",
    "coast": "land next to a sea or lake",
    "edge": "regions on the rim of the board",
}
_TOKEN: Final = re.compile(r"\s*([a-z_]+|[()])")
_BESIDE: Final = re.compile(r"\s*next_to\s*\((.*)\)\s*\Z", re.DOTALL)


class WhereError(ValueError):
    """A selector that can't be read: the offending word and the nearest known one."""

    def __init__(self, problem: str, hint: str = "") -> None:
        super().__init__(problem)
        self.problem = problem
        self.hint = hint


def beside_of(text: str) -> str | None:
    """The inner selector of `next_to(…)`: neighbours of such regions that the race holds."""
    found = _BESIDE.match(text)
    return found.group(1) if found else None


def select(text: str, board: Board) -> int:
    """The regions a selector names: words joined by and, or, not and parentheses."""
    words: dict[str, int] = {
        "anywhere": board.everywhere,
        "land": board.land,
        "water": board.water,
        "coast": board.coast,
        "edge": board.edge,
        **board.features,
    }
    return _Parser(text, words, board.everywhere).whole()


def check_where(text: str, features: tuple[str, ...]) -> None:
    """Raise WhereError unless the selector can be read with these terrain and symbol words."""
    inner = beside_of(text)
    words = dict.fromkeys((*COMMON_WORDS, *features), 0)
    _Parser(text if inner is None else inner, words, 0).whole()


class _Parser:
    def __init__(self, text: str, words: dict[str, int], everywhere: int) -> None:
        self.words = words
        self.everywhere = everywhere
        self.tokens: list[str] = []
        position = 0
        text = text.rstrip()
        while position < len(text):
            found = _TOKEN.match(text, position)
            if not found:
                raise WhereError(f"can't read {text[position:]!r}", "use words, and, or, not and parentheses")
            self.tokens.append(found.group(1))
            position = found.end()

    def whole(self) -> int:
        regions = self.either()
        if self.tokens:
            raise WhereError(f"did not expect {self.tokens[0]!r}", "join words with and, or, not")
        return regions

    def either(self) -> int:
        regions = self.both()
        while self.tokens and self.tokens[0] == "or":
            self.tokens.pop(0)
            regions |= self.both()
        return regions

    def both(self) -> int:
        regions = self.one()
        while self.tokens and self.tokens[0] == "and":
            self.tokens.pop(0)
            regions &= self.one()
        return regions

    def one(self) -> int:
        if not self.tokens:
            raise WhereError("ends too early", "a word is missing at the end")
        word = self.tokens.pop(0)
        if word == "not":
            return self.everywhere & ~self.one()
        if word == "(":
            regions = self.either()
            if not self.tokens or self.tokens.pop(0) != ")":
                raise WhereError("a closing parenthesis is missing")
            return regions
        if word not in self.words:
            raise WhereError(f"unknown word {word!r}", nearest(word, self.words))
        return self.words[word]


def nearest(word: str, known: dict[str, int] | list[str] | tuple[str, ...]) -> str:
    """A "did you mean" for a mistyped word, or the list of what is known."""
    close = difflib.get_close_matches(word, list(known), 1, 0.5)
    return f"did you mean {close[0]!r}?" if close else f"known: {', '.join(sorted(known))}"
