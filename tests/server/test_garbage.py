"""Nobody searches for garbage while people play, and nothing is lost by it for ever."""

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
    garbage.spare_the_loop()
    yield
    garbage.search_as_usual()


def test_nobody_searches_while_people_play(spared: None) -> None:
    circle = Circle()
    gone = weakref.ref(circle)
    del circle
    made = [Circle() for _ in range(100_000)]
    assert gone() is not None
    assert gc.get_count()[0] > 100_000, "but it is known how much there is more"
    garbage.search_thoroughly()
    assert gone() is None
    assert gc.get_count()[0] < 10_000
    # Also what was there before and fell apart since.
    last = weakref.ref(made[0])
    made.clear()
    assert last() is not None
    garbage.search_thoroughly()
    assert last() is None


def test_python_s_own_way_can_be_had_back(spared: None) -> None:
    garbage.search_as_usual()
    assert gc.get_freeze_count() == 0
    assert gc.isenabled()


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


def test_a_thorough_search_does_not_wait_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    searched: list[int] = []
    monkeypatch.setattr(garbage, "CALM_LOOKS", 0.0)
    grown = iter([0, 10, garbage.MOST_GROWTH + 1, 20])
    monkeypatch.setattr("gc.get_count", lambda: (next(grown), 0, 0))
    monkeypatch.setattr(garbage, "search_thoroughly", lambda: searched.append(1))
    with pytest.raises((StopIteration, RuntimeError)):
        asyncio.run(garbage.search_when_calm(lambda: False))
    assert searched == [1]


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
