"""How a server is run."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from tesno.bots.own import OwnBots

LOOPBACK = ("127.0.0.1", "localhost", "::1")


@dataclass(frozen=True)
class Limits:
    """How much one guest, socket or address may ask for."""

    games_per_hour: int = 10
    guests_per_hour: int = 200
    maps_per_hour: int = 120  # of guests' own, to be checked and drawn
    messages: int = 100
    reads: int = 2000  # of logs and moments of the past; a long game pulled over a slider takes a few hundred
    message_seconds: int = 20
    frame_bytes: int = 8 * 1024
    body_bytes: int = 256 * 1024
    queue: int = 64  # messages that wait for a slow reader before it is dropped
    sockets_per_guest: int = 20


@dataclass(frozen=True)
class Settings:
    """Where a server keeps its games and whom it answers. `page` is the folder of the built page, if there is one."""

    data: Path
    host: str = "127.0.0.1"
    port: int = 8420
    page: Path | None = None
    bot_workers: int = 1
    limits: Limits = field(default_factory=Limits)
    own: OwnBots = field(default_factory=OwnBots)  # bots of whoever runs the server

    @property
    def database(self) -> Path:
        return self.data / "games.sqlite3"

    @property
    def local(self) -> bool:
        """Reachable from this machine alone."""
        return self.host in LOOPBACK
