"""How a server is run."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from ipaddress import IPv4Network, IPv6Network
from pathlib import Path
from typing import Annotated, ClassVar, Literal

from pydantic import ConfigDict, Field

from tesno.bots.own import OwnBots
from tesno.server.notices.mail import MailServer
from tesno.server.place import Place, Postgres

DATABASE = "games.sqlite3"
LOOPBACK = ("127.0.0.1", "localhost", "::1")

Count = Annotated[int, Field(ge=1, le=10**9)]
Network = IPv4Network | IPv6Network
MOST_BOT_WORKERS = 256
MOST_PROCESSES = 64
LogFormat = Literal["text", "json"]


def usual_bot_workers() -> int:
    """One less than the cores this process may use, which leaves one for the server itself; one at least."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return max(1, cores - 1)


@dataclass(frozen=True)
class Limits:
    """How much one guest or address may ask for, and how long it may take over it."""

    __pydantic_config__: ClassVar[ConfigDict] = ConfigDict(extra="forbid")

    games_per_hour: Count = 10
    guests_per_hour: Count = 200  # of one address
    maps_per_hour: Count = 120  # of guests' own, to be checked and drawn
    messages: Count = 100
    messages_per_address: Count = 1000
    reads: Count = 2000  # of logs and moments of the past; a long game pulled over a slider takes a few hundred
    reads_per_address: Count = 10_000
    message_seconds: Count = 20
    sayings: Count = 6  # words, phrases and emotes of a guest at all tables together
    saying_seconds: Count = 10
    frame_bytes: Count = 8 * 1024
    body_bytes: Count = 256 * 1024
    queue: Count = 64  # messages that wait for a slow reader before it is dropped
    sockets_per_guest: Count = 20
    sockets_per_address: Count = 200
    spectators_per_game: Count = 100  # who don't sit there, while it is played
    spectators: Count = 2000  # sockets of such at all games of one process
    connections: Count = 10_000  # or as many as the system lets the process have
    connections_per_address: Count = 400
    header_seconds: Count = 10  # for a request to say what it wants
    body_seconds: Count = 30  # and for its body to arrive
    reading_seconds: Count = 20  # in which whoever gets an answer must have read some of it


@dataclass(frozen=True)
class NoticeSettings:
    """How people are told who are not here: by web push with the key in a file, by mail, or not at all.

    `push_contact` is whom push services turn to, the public address if it is not given. `private_endpoints` is for
    tests alone: messages may go to machines of this network.
    """

    push_key: Path | None = None
    push_contact: str = ""
    mail: MailServer | None = None
    grace: float = 10.0  # seconds in which somebody may still come back, or answer
    private_endpoints: bool = False


@dataclass(frozen=True)
class Settings:
    """Where a server keeps its games and whom it answers. `page` is the folder of the built page, if there is one.

    `public_url` is the address that browsers know, where that is a proxy's; what `trusted_proxies` say about whom they
    ask for is believed.
    """

    data: Path
    host: str = "127.0.0.1"
    port: int = 8420
    page: Path | None = None
    bot_workers: int = field(default_factory=usual_bot_workers)
    limits: Limits = field(default_factory=Limits)
    own: OwnBots = field(default_factory=OwnBots)  # bots of whoever runs the server
    public_url: str = ""
    trusted_proxies: tuple[Network, ...] = ()
    log_format: LogFormat = "text"
    abandoned_days: int = 0  # after which an unfinished game is deleted; 0: never
    metrics_from: tuple[Network, ...] = ()  # who may read /metrics, besides this machine
    notices: NoticeSettings = field(default_factory=NoticeSettings)
    postgres: Postgres | None = None  # keeps the games instead of a file in `data`

    @property
    def database(self) -> Place:
        return self.postgres or self.data / DATABASE

    @property
    def local(self) -> bool:
        """Reachable from this machine alone."""
        return self.host in LOOPBACK and not self.public_url
