"""Searches for garbage leave out what has outlived one, and nothing is lost by it for ever."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.server.client import Client
from tests.server.running import Running, wait_until
from tests.server.tables import live_game

from tesno.server import garbage


class Circle:
    def __init__(self) -> None:
        self.itself = self


@pytest.fixture
def spared() -> Iterator[None]:
    thresholds = gc.get_threshold()
    garbage.spare_the_loop()
    yield
    garbage.search_as_usual()
    gc.set_threshold(*thresholds)


def test_a_search_goes_through_what_is_new(spared: None) -> None:
    kept = [Circle() for _ in range(1000)]
    assert gc.get_objects(2) == []
    gc.collect()
    assert gc.get_freeze_count() > 1000, "what is alive is left out from now on"
    assert not any(isinstance(found, Circle) for found in gc.get_objects())
    new = [Circle() for _ in range(10)]
    gone = [weakref.ref(circle) for circle in new]
    new.clear()
    gc.collect()
    assert not any(circle() for circle in gone)
    # Circles that fall apart later wait for a thorough search.
    gone = [weakref.ref(circle) for circle in kept]
    kept.clear()
    gc.collect()
    assert all(circle() for circle in gone)
    garbage.search_thoroughly()
    assert not any(circle() for circle in gone)


def test_python_s_own_way_can_be_had_back(spared: None) -> None:
    garbage.search_as_usual()
    assert gc.get_freeze_count() == 0
    gc.collect()
    assert gc.get_freeze_count() == 0


def test_a_thorough_search_waits_until_nobody_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    searched: list[int] = []
    monkeypatch.setattr(garbage, "CALM_LOOKS", 0.0)
    monkeypatch.setattr(garbage, "MOST_LOOKS", 6)
    looks = iter([True, False, False, True, True, *[False] * 8])
    seen: list[bool] = []

    def nobody() -> bool:
        seen.append(next(looks, True))
        if len(seen) > 13:
            raise asyncio.CancelledError
        return seen[-1]

    monkeypatch.setattr(garbage, "search_thoroughly", lambda: searched.append(len(seen)))
    with pytest.raises(asyncio.CancelledError):
        asyncio.run(garbage.search_when_calm(nobody))
    assert searched == [4, 10], "when all had left, and when they stayed for too long"


def test_games_that_are_let_go_need_no_search(tmp_path: Path) -> None:
    """They are what is large; what they hold must not wait for anything."""
    with Running(tmp_path) as server, Client(server.address) as guest:
        game = guest.open("hh").id
        with guest.socket(game) as socket:
            socket.hello(0)
            gone: weakref.ref[Any] = weakref.ref(live_game(server, game))
        hall = server.service.hall
        wait_until(lambda: (live := gone()) is not None and live.idle)
        gc.disable()
        try:
            hall._live.clear()
            wait_until(lambda: gone() is None)
        finally:
            gc.enable()
