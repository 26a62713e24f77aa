"""One server for all tests that only talk to it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.client import Client
from tests.server.running import COMPLAINTS, Running


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with Running(tmp_path_factory.mktemp("server"), page=_page(tmp_path_factory.mktemp("page"))) as running:
        yield running


def _page(folder: Path) -> Path:
    """A page of its own, so that these tests do not depend on the built one."""
    (folder / "index.html").write_text("<!doctype html><title>here</title>", encoding="utf-8")
    (folder / "assets").mkdir()
    (folder / "assets" / "page-1.js").write_text("1", encoding="utf-8")
    (folder.parent / "outside.txt").write_text("secret", encoding="utf-8")
    return folder


@pytest.fixture
def guest(server: Running) -> Iterator[Client]:
    with Client(server.address) as client:
        yield client
    COMPLAINTS.check()
