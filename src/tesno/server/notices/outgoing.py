"""Sends to addresses that guests have given: to machines of the internet alone, never to those beside this one."""

from __future__ import annotations

import http.client
import ipaddress
import socket
import ssl
from urllib.parse import urlsplit

PATIENCE = 10.0
MOST_ANSWER = 4096
LONGEST = 1000


class Unsafe(ValueError):
    """An address that nothing is sent to: says why."""


def check_address(url: str, private: bool = False) -> None:
    """Raises Unsafe. `private`: tests may send to their own machine, and without encryption."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError as error:
        raise Unsafe("this is no address") from error
    if len(url) > LONGEST or not url.isascii() or not url.isprintable() or " " in url or not parts.hostname:
        raise Unsafe("this is no address")
    if parts.username or parts.password or parts.fragment:
        raise Unsafe("an address of a push service has neither a name and password nor a fragment")
    if private:
        return
    if parts.scheme != "https" or port not in (None, 443):
        raise Unsafe("push services are asked by https, at its usual port")
    try:
        ipaddress.ip_address(parts.hostname)
    except ValueError:
        return
    raise Unsafe("a push service has a name, not a number")


def post(url: str, headers: dict[str, str], body: bytes, private: bool = False) -> int:
    """The status of the answer; a redirection is one, and is not followed. Raises Unsafe or OSError."""
    check_address(url, private)
    parts = urlsplit(url)
    assert parts.hostname is not None
    secure = parts.scheme == "https"
    port = parts.port or (443 if secure else 80)
    address = _public_address(parts.hostname, port, private)
    # What was looked up is what is asked: a name may mean another machine a moment later.
    connection = http.client.HTTPConnection(parts.hostname, port, timeout=PATIENCE)
    try:
        plain = socket.create_connection((address, port), PATIENCE)
        connection.sock = plain
        if secure:
            connection.sock = ssl.create_default_context().wrap_socket(plain, server_hostname=parts.hostname)
        path = parts.path or "/"
        connection.request("POST", f"{path}?{parts.query}" if parts.query else path, body, headers)
        answer = connection.getresponse()
        answer.read(MOST_ANSWER)
        return answer.status
    except http.client.HTTPException as error:
        raise OSError(f"no answer that could be read: {error!r}") from error
    finally:
        connection.close()


def _public_address(host: str, port: int, private: bool) -> str:
    """Raises Unsafe unless all that a name stands for lies in the internet; OSError when it stands for nothing."""
    found = [str(entry[4][0]) for entry in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]
    if not private and not all(is_public(address) for address in found):
        raise Unsafe(f"{host} is a machine of this network, not of a push service")
    return found[0]


def is_public(address: str) -> bool:
    """Whether anybody in the internet would reach the same machine by it.

    >>> [is_public(address) for address in ("93.184.215.14", "10.0.0.1", "127.0.0.1", "::1", "169.254.169.254")]
    [True, False, False, False, False]
    >>> is_public("::ffff:127.0.0.1"), is_public("224.0.0.1")
    (False, False)
    """
    number = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(number, ipaddress.IPv6Address) and number.ipv4_mapped is not None:
        number = number.ipv4_mapped
    return number.is_global and not number.is_multicast
