"""Who may be told what is not for strangers: whoever asks directly, from this machine or a network that is named."""

from __future__ import annotations

from collections.abc import Sequence
from ipaddress import ip_network

from starlette.requests import HTTPConnection

from tesno.server.addresses import is_among
from tesno.server.settings import Network

METRICS = "/metrics"
THIS_MACHINE: tuple[Network, ...] = (ip_network("127.0.0.0/8"), ip_network("::1/128"))
# Whoever asks for others says so with one of these; behind a proxy on this machine everybody seems to sit at it.
ON_BEHALF = ("forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip")


def is_insider(connection: HTTPConnection, networks: Sequence[Network]) -> bool:
    """Whether one of the networks asks, and for nobody else."""
    asked_directly = not any(name in connection.headers for name in ON_BEHALF)
    host = connection.client.host if connection.client else ""
    return asked_directly and is_among(host, networks)
