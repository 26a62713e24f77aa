"""Work spread over processes; the parts come in any order, so what is made of them must not depend on it.

This is the one place that knows where work is done: on this machine, or on a cluster while one is in use.
"""

from __future__ import annotations

import os
import sys
import threading
import time
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.context import BaseContext
from typing import Any, Final, Protocol, TypeVar

Chunk = TypeVar("Chunk")
Part = TypeVar("Part")

_SHRINKING: Final = 32  # the smallest portion is so many times smaller than the largest
MOST_LOSSES: Final = 6  # so often processes that are lost are made anew


class LostProcesses(RuntimeError):
    """Processes that work beside this one ended again and again; the message says what to do."""


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
    left = deque(chunks)
    for _ in range(MOST_LOSSES):
        if not left:
            return
        yield from _beside(work, left, jobs - 1)
    if left:
        raise LostProcesses(
            f"processes beside this one ended {MOST_LOSSES} times before they were done: killed (is there too little "
            'memory?), or never begun (in a script, is what starts them below `if __name__ == "__main__":`?); '
            "--jobs 1 does without them"
        )


def _beside(work: Callable[[Chunk], Part], left: deque[Chunk], jobs: int) -> Iterator[Part]:
    """Do what is left here and in so many processes; when one of them is lost, what they had is left again."""
    beside = ProcessPoolExecutor(jobs, _beginning(), initializer=end_with, initargs=(os.getpid(),))
    given: dict[Future[Part], Chunk] = {}
    try:
        while left or given:
            # Each has a chunk to go on with when it has finished one.
            while left and len(given) < 2 * jobs:
                task = beside.submit(work, left[0])
                given[task] = left.popleft()
            if left:
                yield work(left.popleft())
            else:
                wait(given, return_when=FIRST_COMPLETED)
            for task in [task for task in given if task.done()]:
                part = task.result()
                del given[task]
                yield part
    except BrokenProcessPool:
        left.extendleft(given.values())
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
