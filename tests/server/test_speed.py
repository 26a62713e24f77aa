"""Delays that nobody would look for."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
from tests.server.client import Client
from tests.server.running import serving

TRIES = 40


@pytest.mark.slow
def test_answers_do_not_wait_for_acknowledgements(tmp_path: Path) -> None:
    """With Nagle's algorithm the body of every answer would come 40 ms after its head, always."""
    with serving(tmp_path) as server, Client(server.address) as client:
        quickest = 1.0
        for _ in range(TRIES):
            begun = time.perf_counter()
            client.get("/api/games")
            quickest = min(quickest, time.perf_counter() - begun)
        assert quickest < 0.03
