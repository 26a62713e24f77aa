"""Who wants to know in this process when something is new, by what it is about."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager


class News:
    def __init__(self) -> None:
        self._waiting: dict[str, set[asyncio.Event]] = {}

    @contextmanager
    def awaited(self, about: str) -> Iterator[asyncio.Event]:
        """Meanwhile this event is set whenever something is new, and at once."""
        news = asyncio.Event()
        news.set()
        self._waiting.setdefault(about, set()).add(news)
        try:
            yield news
        finally:
            left = self._waiting[about]
            left.discard(news)
            if not left:
                del self._waiting[about]

    def tell(self, about: str) -> None:
        """Something has changed."""
        for news in self._waiting.get(about, ()):
            news.set()

    def tell_all(self) -> None:
        """Something may have changed anywhere."""
        for about in list(self._waiting):
            self.tell(about)
