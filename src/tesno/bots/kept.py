"""Files of games that one goes on from: after a stop, or to play more."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Final, Generic, Protocol, Self, TypeVar

from tesno.bots.roster import BotError

# What of a first line says by which Tesno the games were played, and by which bots of one's own.
SOURCES: Final = "sources"
OWN: Final = "own"


class KeptError(BotError):
    """A file of other games; the message says what to do."""


class Line(Protocol):
    """A game as a line of JSON."""

    def to_json(self) -> dict[str, Any]: ...

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Self:
        """Raises KeyError, TypeError or ValueError when it is none."""
        ...


Game = TypeVar("Game", bound=Line)


class KeptGames(Generic[Game]):
    """One such file: the first line says what is played (`head`), by which Tesno, and where there may be any by which
    bots of one's own; each further line is a game. Lines are added to it; it is written anew only when bots join."""

    def __init__(
        self, kind: type[Game], path: Path, head: dict[str, Any], own: Mapping[str, str] | None = None
    ) -> None:
        self.path = path
        self._kind = kind
        self._head = head if own is None else {**head, OWN: dict(own)}

    def read(self) -> list[Game]:
        """The games so far. A last line that was broken off is cut away. Raises KeptError."""
        if not self.path.exists() or not self.path.stat().st_size:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self.path.write_bytes(_line(self._head))
            return []
        content = self.path.read_bytes()
        whole = content[: content.rfind(b"\n") + 1]
        try:
            head, *games = [dict(json.loads(line)) for line in whole.splitlines()]
            found = [self._kind.from_json(game) for game in games]
        except (ValueError, KeyError, TypeError) as error:
            raise self._strange() from error
        self._check(head)
        # Only now: what is not ours is left as it is.
        if whole != content:
            with self.path.open("r+b") as out:
                out.truncate(len(whole))
        known = head.get(OWN, {})
        if not self._head.get(OWN, {}).keys() <= known.keys():
            beside = self.path.with_name(f"{self.path.name}.new")
            beside.write_bytes(_line({**self._head, OWN: known | self._head[OWN]}) + whole[whole.index(b"\n") + 1 :])
            beside.replace(self.path)
        return found

    def add(self, games: Iterable[Game]) -> None:
        with self.path.open("ab") as out:
            out.write(b"".join(_line(game.to_json()) for game in games))

    def _strange(self) -> KeptError:
        return KeptError(f"{self.path} is no file of games like these: name another one")

    def _check(self, head: dict[str, Any]) -> None:
        """Whether these games may be gone on with. Raises KeptError."""
        if head.keys() != self._head.keys() or not isinstance(head.get(OWN, {}), dict):
            raise self._strange()
        others = [name for name, value in self._head.items() if name != OWN and head[name] != value]
        if others == [SOURCES]:
            raise KeptError(f"{self.path} has games by other rules or bots than today's: name another file")
        if others:
            differ = ", ".join(name for name in others if name != SOURCES)
            raise KeptError(f"{self.path} has other games (what differs: {differ}): name another file")
        for name, now in self._head.get(OWN, {}).items():
            if head[OWN].get(name, now) != now:
                raise KeptError(
                    f"{self.path} has games of a bot {name!r} that was another one, or has changed since: name another "
                    f"file, or call it otherwise"
                )


def _line(data: dict[str, Any]) -> bytes:
    return json.dumps(data, ensure_ascii=False).encode() + b"\n"
