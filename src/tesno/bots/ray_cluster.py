"""Work on a Ray cluster: the same chunks as here, so the same results; those of lost workers are done again.

Needs `pip install 'tesno[ray]'`, and the same Tesno on every node: each makes sure of that before it plays.
"""

from __future__ import annotations

import hashlib
import logging
import os
import socket
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import cache
from importlib import import_module
from itertools import islice
from typing import Any, Final
from urllib.parse import urlsplit

from tesno.bots.spreading import using
from tesno.compiled import PACKAGE, SOURCES

INSTALL: Final = "pip install 'tesno[ray]'"
# A chunk whose worker is lost is done again, so often: if it still is not done it is itself the cause.
MOST_TRIES: Final = 6
_ANSWER_SECONDS: Final = 5.0
# Addresses that Ray finds by itself.
_FOUND: Final = ("auto", "local")


class ClusterError(ValueError):
    """A cluster that can't be used; the message says why and what to do."""


@contextmanager
def on_ray(address: str) -> Iterator[None]:
    """Whatever is spread meanwhile is done by the cluster at this address; without one, here. Raises ClusterError."""
    if not address:
        yield
        return
    if address not in _FOUND:
        _knock(address)
    ray = _ray()
    joined = not ray.is_initialized()
    if joined:
        _join(ray, address)
    try:
        with using(RayCluster(ray)):
            yield
    finally:
        if joined:
            ray.shutdown()


def _ray() -> Any:
    # Ray would tell its makers about every cluster.
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        return import_module("ray")
    except ImportError as error:
        raise ClusterError(f"for a cluster Ray is needed: {INSTALL}") from error


def _join(ray: Any, address: str) -> None:
    given = {"include_dashboard": False} if address == "local" else {}
    try:
        # What is printed there, by Ray itself above all, would end up in the middle of the progress.
        ray.init(address=address, logging_level=logging.ERROR, log_to_driver=False, **given)
    except (OSError, RuntimeError, ValueError, TimeoutError) as error:
        why = str(error).strip().splitlines()
        raise ClusterError(f"no Ray cluster can be joined at {address}: {why[0] if why else error!r}") from error


def _knock(address: str) -> None:
    """Ray itself would wait for a long time before it gives up."""
    parts = urlsplit(address if "://" in address else f"ray://{address}")
    try:
        host, port = parts.hostname, parts.port
    except ValueError:
        host, port = None, None
    if parts.scheme != "ray" or not host or not port:
        raise ClusterError(f"{address!r} is no address of a Ray cluster: write HOST:PORT, ray://HOST:PORT or auto")
    try:
        socket.create_connection((host, port), _ANSWER_SECONDS).close()
    except OSError as error:
        raise ClusterError(
            f"nobody answers at {address} ({error.strerror or error}): is the cluster running? "
            "`ray start --head` on its first machine says the address"
        ) from error


class RayCluster:
    """A cluster that this process has joined."""

    def __init__(self, ray: Any) -> None:
        self._ray = ray

    @property
    def cores(self) -> int:
        """As many as the cluster has now."""
        return max(1, int(self._ray.cluster_resources().get("CPU", 1)))

    def spread(self, work: Callable[[Any], Any], chunks: Sequence[Any]) -> Iterator[Any]:
        """The chunks' parts as they are done. Raises what the work raises, or ClusterError."""
        ray = self._ray
        task = ray.remote(num_cpus=1, max_retries=0, scheduling_strategy="SPREAD")(_do)
        # Sent there once, not with every chunk.
        order = ray.put((work, sources(), os.getcwd()))
        left = iter([(chunk, 1) for chunk in chunks])
        given: dict[Any, tuple[Any, int]] = {}
        try:
            while True:
                # Each core has a chunk to go on with when it has finished one; cores may come and go.
                for chunk, tries in islice(left, max(0, 2 * self.cores - len(given))):
                    given[task.remote(order, chunk)] = (chunk, tries)
                if not given:
                    return
                done, _ = ray.wait(list(given))
                for ref in done:
                    chunk, tries = given.pop(ref)
                    try:
                        yield ray.get(ref)
                    except ray.exceptions.RayTaskError as error:
                        raise (error.cause if isinstance(error.cause, Exception) else error) from error
                    except ray.exceptions.RayError as error:
                        # A worker or a whole machine is gone.
                        if tries == MOST_TRIES:
                            why = str(error).strip().splitlines()[0]
                            raise ClusterError(f"workers were lost {tries} times over the same games: {why}") from error
                        given[task.remote(order, chunk)] = (chunk, tries + 1)
        finally:
            for ref in given:
                # It may be the cluster itself that is gone.
                with suppress(ray.exceptions.RayError):
                    ray.cancel(ref, force=True)


def _do(order: tuple[Callable[[Any], Any], str, str], chunk: Any) -> Any:
    """In a worker of the cluster."""
    work, known, folder = order
    if sources() != known:
        raise ClusterError(
            f"{socket.gethostname()} has another Tesno than this machine: install the same one on every node"
        )
    if os.path.isdir(folder):
        # Bots of one's own may be named by paths from where the command was given.
        os.chdir(folder)
    return work(chunk)


@cache
def sources() -> str:
    """What results depend on, as one hash: code, boxes, maps, what bots have learned, how they are trained."""
    digest = hashlib.sha256()
    for part in (*SOURCES, "lab"):
        for path in sorted((PACKAGE / part).rglob("*")):
            if path.is_file() and "__pycache__" not in path.parts:
                content = path.read_bytes()
                digest.update(f"{path.relative_to(PACKAGE).as_posix()}\0{len(content)}\0".encode())
                digest.update(content)
    return digest.hexdigest()
