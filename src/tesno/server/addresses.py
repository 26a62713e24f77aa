"""Where requests come from: what counts as one address."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from ipaddress import IPv6Address, ip_address

from starlette.requests import HTTPConnection

from tesno.server.settings import Network

UNKNOWN = "unknown"
_HOUSEHOLD = 64  # bits of an IPv6 address that its owner does not choose


@lru_cache(maxsize=4096)
def one_address(host: str) -> str:
    """By what an address is counted. Whoever has one of IPv6 has a whole network of them.

    >>> one_address("192.0.2.7"), one_address("::ffff:192.0.2.7"), one_address("2001:db8:1:2:3:4:5:6")
    ('192.0.2.7', '192.0.2.7', '2001:db8:1:2::')
    """
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host[:100]
    if not isinstance(address, IPv6Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(IPv6Address(int(address) >> _HOUSEHOLD << _HOUSEHOLD))


def address_of(connection: HTTPConnection) -> str:
    """The client's; behind a trusted proxy, the one that the proxy names."""
    return one_address(connection.client.host) if connection.client else UNKNOWN


def is_among(host: str, networks: Sequence[Network]) -> bool:
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return False
    if isinstance(address, IPv6Address) and address.ipv4_mapped is not None:
        address = address.ipv4_mapped
    return any(address in network for network in networks)
