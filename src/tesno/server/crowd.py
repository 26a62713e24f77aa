"""Everybody who is connected: so many in all and from one address, and those who ask for nothing make room first."""

from __future__ import annotations

import logging
from asyncio import Transport
from collections import Counter, defaultdict
from collections.abc import Sequence

from tesno.server.addresses import is_among, one_address
from tesno.server.settings import Limits, Network

log = logging.getLogger("tesno")


class Crowd:
    """Counts connections, of requests and of sockets. Trusted proxies speak for many, and count only in all."""

    def __init__(self, limits: Limits, most: int, proxies: Sequence[Network] = ()) -> None:
        self._most = min(limits.connections, most)
        self._most_of_address = limits.connections_per_address
        self._proxies = proxies
        self._address: dict[Transport, str] = {}
        self._connected: Counter[str] = Counter()
        # Those that have not said all of what they want, or want nothing just now; the first has been so for longest.
        self._waiting: dict[Transport, None] = {}
        self._waiting_from: defaultdict[str, dict[Transport, None]] = defaultdict(dict)

    def __len__(self) -> int:
        return len(self._address)

    def enter(self, connection: Transport, host: str) -> bool:
        """Somebody comes; False when there is no room, and nobody who would make some."""
        address = one_address(host)
        if self._connected[address] >= self._most_of_address and not is_among(host, self._proxies):
            log.warning("too many connections from one address, %s", address)
            if not self._make_room(self._waiting_from.get(address, {})):
                return False
        elif len(self._address) >= self._most:
            log.warning("too many connections: %d", self._most)
            if not self._make_room(self._waiting):
                return False
        self._address[connection] = address
        self._connected[address] += 1
        self.waits(connection)
        return True

    def _make_room(self, waiting: dict[Transport, None]) -> bool:
        longest = next(iter(waiting), None)
        if longest is None:
            return False
        self.leave(longest)
        longest.abort()
        return True

    def waits(self, connection: Transport) -> None:
        """Nothing is done for it until it has said what it wants."""
        if connection in self._address and connection not in self._waiting:
            self._waiting[connection] = self._waiting_from[self._address[connection]][connection] = None

    def is_served(self, connection: Transport) -> None:
        """It has said all it wants, and is not sent away for others."""
        if connection in self._waiting:
            address = self._address[connection]
            del self._waiting[connection], self._waiting_from[address][connection]
            if not self._waiting_from[address]:
                del self._waiting_from[address]

    def leave(self, connection: Transport) -> None:
        """It is gone, if it was there at all."""
        self.is_served(connection)
        address = self._address.pop(connection, None)
        if address is not None:
            self._connected[address] -= 1
            if not self._connected[address]:
                del self._connected[address]
