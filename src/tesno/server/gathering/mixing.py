"""The dice of a table are mixed before its game begins: who has promised a share, who has told it.

Nothing here knows of requests or the database. A mixing is never changed: every deed answers with another one.
"""

from __future__ import annotations

import secrets
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Literal

from tesno.play.mixing import SHARE_BYTES, MixedSeed, commitment_to
from tesno.server.gathering.party import NotAllowed

# Whoever says nothing for so many seconds is waited for no longer.
PATIENCE = 20.0

Phase = Literal["commit", "reveal"]

_NUMBERED = ("commitments", "shares")  # by places, whose numbers JSON makes words of


@dataclass(frozen=True)
class Mixing:
    """`secret` is the server's share; `since`: when what is waited for now was asked for, in seconds.

    `commitments` and `shares` are those of the places where people sit.
    """

    secret: str
    since: float
    commitments: Mapping[int, str] = field(default_factory=dict)
    shares: Mapping[int, str] = field(default_factory=dict)

    @classmethod
    def begun(cls, now: float) -> Mixing:
        return cls(secrets.token_hex(SHARE_BYTES), now)

    @classmethod
    def from_json(cls, kept: dict[str, Any]) -> Mixing:
        said = {name: {int(place): word for place, word in kept[name].items()} for name in _NUMBERED}
        return cls(kept["secret"], kept["since"], **said)

    def to_json(self) -> dict[str, Any]:
        said = {name: {str(place): word for place, word in getattr(self, name).items()} for name in _NUMBERED}
        return {"secret": self.secret, "since": self.since, **said}

    @property
    def server(self) -> str:
        """The commitment of the server, which stands before all others."""
        return commitment_to(bytes.fromhex(self.secret))

    def phase(self, people: Collection[int]) -> Phase:
        return "reveal" if all(place in self.commitments for place in people) else "commit"

    def missing(self, people: Collection[int]) -> list[int]:
        """The places from which a word is waited for now."""
        said = self.commitments if self.phase(people) == "commit" else self.shares
        return [place for place in sorted(people) if place not in said]

    def commit(self, place: int, commitment: str, people: Collection[int], now: float) -> Mixing:
        """Raises NotAllowed."""
        if self.commitments.get(place, commitment) != commitment:
            raise NotAllowed("committed", "this place has given another commitment already, and it stands")
        if place in self.commitments:
            return self
        after = replace(self, commitments={**self.commitments, place: commitment})
        return after if after.phase(people) == "commit" else replace(after, since=now)

    def reveal(self, place: int, share: str, people: Collection[int]) -> Mixing:
        """Raises NotAllowed."""
        if self.phase(people) == "commit":
            raise NotAllowed("too_early", "somebody has not given a commitment yet: tell your share when all have")
        if commitment_to(bytes.fromhex(share)) != self.commitments[place]:
            raise NotAllowed("wrong_share", "this share does not fit the commitment that this place has given")
        return replace(self, shares={**self.shares, place: share})

    def overdue(self, now: float) -> bool:
        return now - self.since >= PATIENCE

    def seconds_left(self, now: float) -> float:
        return max(0.0, self.since + PATIENCE - now)

    def mixed(self, table: str) -> MixedSeed:
        """The seed, once nobody is missing."""
        shares = {place: bytes.fromhex(share) for place, share in self.shares.items()}
        return MixedSeed(table, bytes.fromhex(self.secret), shares)
