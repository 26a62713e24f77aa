"""A seed that nobody could choose: mixed from a share of the server and one of every player.

All promise their shares first, by their hashes, the server before everybody else. Then all tell them. Whoever has told
an honest share knows that no other, and no coalition of others, has chosen the seed.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, TypedDict

from tesno.play.errors import TableError

SHARE_BYTES = 32
LABEL = "tesno mixed dice"


class PlayerShare(TypedDict):
    """What one player has put in, and the commitment that came before."""

    seat: int
    commitment: str
    share: str


class Mixture(TypedDict, total=False):
    """What a game's log keeps of it: `server` is the commitment of the server, whose `share` is told at the end."""

    table: str
    server: str
    players: list[PlayerShare]
    share: str


def commitment_to(share: bytes) -> str:
    """What is told of a share before it is told."""
    return hashlib.sha256(share).hexdigest()


@dataclass(frozen=True)
class MixedSeed:
    """The seed of a game begun at a table. `shares`: of every seat that put one in."""

    table: str
    server: bytes
    shares: Mapping[int, bytes]

    @property
    def seed(self) -> bytes:
        """Every share is as long as another, so no two mixtures are written alike.

        >>> MixedSeed("table", bytes(32), {0: bytes(32)}).seed.hex()[:16]
        '5a0beaa5f90f844d'
        """
        shares = b"".join(share for _, share in sorted(self.shares.items()))
        return hashlib.sha256(f"{LABEL}\n{self.table}\n".encode() + self.server + shares).digest()

    @property
    def told(self) -> Mixture:
        """What everybody may know as soon as the game has begun."""
        return {
            "table": self.table,
            "server": commitment_to(self.server),
            "players": [
                {"seat": seat, "commitment": commitment_to(share), "share": share.hex()}
                for seat, share in sorted(self.shares.items())
            ],
        }


def check_mixture(mixture: Any, server: str | None, seed: bytes) -> list[int]:
    """The seats whose shares, with that of the server, are all that a seed was made of. Raises TableError."""
    try:
        told = {player["seat"]: player for player in mixture["players"]}
        shares = {seat: _share(player["share"], f"the share of seat {seat}") for seat, player in told.items()}
        mixed = MixedSeed(mixture["table"], _share(server, "the server's share"), shares)
        promised = {seat: player["commitment"] for seat, player in told.items()}
        server_promised = mixture["server"]
    except (TypeError, LookupError) as error:
        raise TableError(f"what the dice were mixed from can't be read: {error!r}") from error
    if commitment_to(mixed.server) != server_promised:
        raise TableError("the server's share does not fit the commitment it gave before the players told theirs")
    for seat, share in shares.items():
        if commitment_to(share) != promised[seat]:
            raise TableError(f"the share of seat {seat} does not fit the commitment given before")
    if mixed.seed != seed:
        raise TableError("the seed is not the one that the shares of the players and the server give")
    return sorted(shares)


def _share(text: Any, what: str) -> bytes:
    try:
        share = bytes.fromhex(text)
    except (TypeError, ValueError) as error:
        raise TableError(f"{what} is no hexadecimal number") from error
    if len(share) != SHARE_BYTES:
        raise TableError(f"{what} has {len(share)} bytes instead of {SHARE_BYTES}")
    return share
