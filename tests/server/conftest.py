"""One server for all tests that only talk to it; and the databases that servers of tests use."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.postgres import MISSING, Cluster, cluster, programs
from tests.server.client import Client
from tests.server.running import COMPLAINTS, KEEPING, Running

from tesno.server.place import Place
from tesno.server.settings import DATABASE


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    """A server of PostgreSQL."""
    if programs() is None:
        pytest.skip(MISSING)
    with cluster() as running:
        yield running


@pytest.fixture(scope="session")
def database(request: pytest.FixtureRequest) -> Cluster | None:
    """What servers of tests keep their games in: SQLite, and in tests marked with ON_BOTH also PostgreSQL."""
    if getattr(request, "param", "sqlite") == "sqlite":
        return None
    found: Cluster = request.getfixturevalue("postgres")
    return found


@pytest.fixture(autouse=True)
def kept(database: Cluster | None) -> Iterator[None]:
    """For the time of a test; others of the session know nothing of it."""
    with KEEPING.by(database):
        yield


@pytest.fixture
def place(tmp_path: Path) -> Place:
    """A database that is not there yet, of the kind in use."""
    return KEEPING.postgres(tmp_path) or tmp_path / DATABASE


@pytest.fixture(scope="session")
def server(database: Cluster | None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with KEEPING.by(database):
        running = Running(tmp_path_factory.mktemp("server"), page=_page(tmp_path_factory.mktemp("page")))
    with running:
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
