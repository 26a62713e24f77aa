"""Who looks at which gathering just now, on this server, and how they learn that something has changed."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager


class Onlooker:
    """One socket."""

    def __init__(self, guest: int | None) -> None:
        self.guest = guest
        self.news = asyncio.Event()


class Onlookers:
    def __init__(self) -> None:
        self._by_gathering: dict[str, set[Onlooker]] = {}

    @contextmanager
    def looking(self, id: str, guest: int | None) -> Iterator[Onlooker]:
        onlooker = Onlooker(guest)
        onlooker.news.set()
        self._by_gathering.setdefault(id, set()).add(onlooker)
        self.tell(id)
        try:
            yield onlooker
        finally:
            left = self._by_gathering[id]
            left.discard(onlooker)
            if not left:
                del self._by_gathering[id]
            self.tell(id)

    def guests(self, id: str) -> set[int]:
        """The guests who look at it."""
        return {onlooker.guest for onlooker in self._by_gathering.get(id, ()) if onlooker.guest is not None}

    def tell_all(self) -> None:
        """Something may have changed anywhere."""
        for id in list(self._by_gathering):
            self.tell(id)

    def tell(self, id: str) -> None:
        """Something has changed."""
        for onlooker in self._by_gathering.get(id, ()):
            onlooker.news.set()
