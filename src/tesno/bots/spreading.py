"""Work spread over processes; the parts come in any order, so what is made of them must not depend on it.

This is the one place that knows where work is done: on this machine, or on a cluster while one is in use.
"""

from __future__ import annotations

import os
import sys
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from itertools import islice
from multiprocessing import get_context
from multiprocessing.context import BaseContext
from typing import Any, Final, Protocol, TypeVar

Chunk = TypeVar("Chunk")
Part = TypeVar("Part")

_SHRINKING: Final = 32  # the smallest portion is so many times smaller than the largest


class Cluster(Protocol):
    """Other machines that do chunks of work."""

    @property
    def cores(self) -> int: ...

    def spread(self, work: Callable[[Any], Any], chunks: Sequence[Any]) -> Iterator[Any]: ...


_cluster: Cluster | None = None


@contextmanager
def using(cluster: Cluster) -> Iterator[None]:
    """Whatever is spread meanwhile is done there."""
    global _cluster
    before, _cluster = _cluster, cluster
    try:
        yield
    finally:
        _cluster = before


def worth_it(jobs: int, work: int, many: int) -> int:
    """How many processes: as many as wished, or (0) all cores when there is enough to do for them."""
    if _cluster is not None:
        return _cluster.cores
    if jobs > 0:
        return jobs
    return (os.cpu_count() or 1) if work >= many else 1


def portions(work: Sequence[Chunk], jobs: int, most: int) -> list[Sequence[Chunk]]:
    """The work in chunks of `most`; with more jobs the last ones ever smaller, so that all end at the same time.

    >>> [len(part) for part in portions(range(40), 2, 8)]
    [5, 4, 3, 3, 3, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]
    >>> portions("tesno", 1, 2)
    ['te', 'sn', 'o']
    """
    least = max(1, most // _SHRINKING)
    parts = []
    start = 0
    while start < len(work):
        fair = (len(work) - start) // (4 * jobs) if jobs > 1 else most
        size = max(least, min(most, fair))
        parts.append(work[start : start + size])
        start += size
    return parts


def spread(work: Callable[[Chunk], Part], chunks: Sequence[Chunk], jobs: int) -> Iterator[Part]:
    """Do the chunks here and, with more jobs, in processes beside."""
    if _cluster is not None:
        yield from _cluster.spread(work, chunks)
        return
    jobs = min(jobs, len(chunks))
    if jobs <= 1:
        yield from map(work, chunks)
        return
    left = iter(chunks)
    beside = ProcessPoolExecutor(jobs - 1, _beginning(), initializer=end_with, initargs=(os.getpid(),))
    try:
        # Each has a chunk to go on with when it has finished one.
        given = {beside.submit(work, chunk) for chunk in islice(left, 2 * (jobs - 1))}
        for chunk in left:
            yield work(chunk)
            done = {task for task in given if task.done()}
            given -= done
            given |= {beside.submit(work, chunk) for chunk in islice(left, len(done))}
            yield from (task.result() for task in done)
        yield from (task.result() for task in as_completed(given))
    finally:
        beside.shutdown(cancel_futures=True)


def _beginning() -> BaseContext:
    """How processes begin. A fork has everything loaded and works at once; but beside other threads it may find locks
    that nobody opens any more, and systems other than Linux have threads of their own: there one begins anew."""
    alone = sys.platform == "linux" and threading.active_count() == 1
    return get_context("fork" if alone else "spawn")


def end_with(parent: int) -> None:
    """In a process that works for another: don't outlive it, even if it was killed, or died while this one started."""
    threading.Thread(target=_watch, args=(parent,), daemon=True).start()


def _watch(parent: int) -> None:
    while os.getppid() == parent:
        time.sleep(1)
    os._exit(0)
