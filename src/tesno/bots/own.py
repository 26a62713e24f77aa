"""Bots of the operator's own: a Python class or any program, named on the command line and never by players."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final

from tesno.bots.roster import BOTS, BotError

# What the results, the log and players see; the page sends such names back.
_NAME: Final = re.compile(r"[A-Za-z][A-Za-z0-9_-]{0,30}")
_CLASS: Final = re.compile(r"(.+\.py|[A-Za-z_][\w.]*):([A-Za-z_]\w*)")
# What commands call seats without a bot.
_TAKEN: Final = ("human", "none")
HOW: Final = "write NAME=COMMAND for a program, MODULE:CLASS or FILE.py:CLASS for a Python class"


@dataclass(frozen=True)
class Patience:
    """How many seconds a bot of one's own may take: to start, besides its first answer, and for an answer."""

    start: float = 20.0
    answer: float = 10.0


@dataclass(frozen=True)
class Own:
    """One of them: its name, and what it is: `module:Class`, `file.py:Class`, or a command."""

    name: str
    what: str

    @property
    def is_class(self) -> bool:
        return _CLASS.fullmatch(self.what) is not None

    @property
    def command(self) -> list[str]:
        """The words of a command, as a shell would split them; no shell is asked."""
        return shlex.split(self.what)


@dataclass(frozen=True)
class OwnBots:
    """All that were named, and how long one waits for them. Plain strings: they travel to other processes."""

    bots: tuple[Own, ...] = ()
    patience: Patience = field(default_factory=Patience)

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(own.name for own in self.bots)

    @property
    def classes(self) -> bool:
        """Whether there are Python classes among them, whose processes are worth keeping for several games."""
        return any(own.is_class for own in self.bots)

    def find(self, name: str) -> Own | None:
        return next((own for own in self.bots if own.name == name), None)


def own_of(text: str) -> Own:
    """What an operator has written. Raises BotError.

    >>> own_of("fox=python fox.py --brave")
    Own(name='fox', what='python fox.py --brave')
    >>> own_of("bots/mine.py:MyBot"), own_of("twin=mine:MyBot")
    (Own(name='MyBot', what='bots/mine.py:MyBot'), Own(name='twin', what='mine:MyBot'))
    """
    name, equals, what = (part.strip() for part in text.partition("="))
    if not equals:
        found = _CLASS.fullmatch(name)
        if found is None:
            raise BotError(f"{text!r} is no bot: {HOW}")
        name, what = found[2], name
    own = Own(name, what)
    if _NAME.fullmatch(name) is None:
        raise BotError(f"{name!r} is no name for a bot: a letter, then at most 30 letters, digits, '-' or '_'")
    if name in BOTS or name in _TAKEN:
        raise BotError(f"{name!r} is taken: choose another name for your bot")
    try:
        empty = not own.is_class and not own.command
    except ValueError as error:
        raise BotError(f"{what!r} is no command: {error}") from error
    if empty:
        raise BotError(f"{text!r}: a program is missing behind {name}=")
    return own


def is_own(text: str) -> bool:
    """Whether an entry of a list of bots brings one along, instead of naming one that is known; a mere path would.

    >>> [is_own(text) for text in ("fox=./fox", "mine:MyBot", "bots/mine.py", "expert")]
    [True, True, True, False]
    """
    return any(sign in text for sign in "=:/") or text.endswith(".py")


def own_bots(entries: Iterable[str], patience: Patience | None = None) -> OwnBots:
    """Those that were named; the same one twice is one. Raises BotError for two of one name."""
    found: dict[str, Own] = {}
    for text in entries:
        own = own_of(text)
        if found.setdefault(own.name, own) != own:
            raise BotError(f"two bots are called {own.name!r}: write NAME= before one of them")
    return OwnBots(tuple(found.values()), patience or Patience())


def class_parts(what: str) -> Sequence[str]:
    """Where a class is, and its name."""
    found = _CLASS.fullmatch(what)
    assert found is not None, what
    return found.groups()
