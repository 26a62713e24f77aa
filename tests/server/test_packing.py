"""What everybody is sent alike is compressed once, and reaches everybody whole."""

from __future__ import annotations

import gzip
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.middleware.gzip import GZipResponder
from tests.server.client import Client
from tests.server.running import Running

from tesno.server.packing import COMPRESS_FROM

SCRIPT = "const long = 'a page has long files'; " * 100
PLAIN = {"accept-encoding": "identity"}
PACKED = {"accept-encoding": "gzip"}


@pytest.fixture
def page(tmp_path: Path) -> Path:
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html>")
    (folder / "assets" / "page-1.js").write_text(SCRIPT)
    (folder / "font.woff2").write_bytes(bytes(2 * COMPRESS_FROM))
    return folder


@pytest.fixture
def guest(page: Path, tmp_path: Path) -> Iterator[Client]:
    with Running(tmp_path / "data", page=page) as server, Client(server.address) as client:
        yield client


@pytest.mark.parametrize("path", ["/assets/page-1.js", "/api/words/pl", "/api/rules/base?lang=ru"])
def test_it_is_compressed_for_the_first_who_asks(guest: Client, path: str, monkeypatch: pytest.MonkeyPatch) -> None:
    plain = guest.http.get(path, headers=PLAIN)
    assert "content-encoding" not in plain.headers
    first = guest.http.get(path, headers=PACKED)
    assert first.headers["content-encoding"] == "gzip"
    assert int(first.headers["content-length"]) < len(plain.content)
    assert first.content == plain.content
    for name in ("content-type", "cache-control", "etag"):
        assert first.headers[name] == plain.headers[name]
    # A cache on the way must not give it to who cannot read it.
    assert "accept-encoding" in first.headers["vary"].lower()

    def never(*_: object, **__: object) -> bytes:
        raise AssertionError("compressed once more")

    monkeypatch.setattr(gzip, "compress", never)
    monkeypatch.setattr(GZipResponder, "apply_compression", never)
    again = guest.http.get(path, headers=PACKED)
    assert (again.content, again.headers["etag"]) == (first.content, first.headers["etag"])
    assert guest.http.get(path, headers={**PACKED, "if-none-match": first.headers["etag"]}).status_code == 304


def test_a_file_that_was_changed_is_compressed_anew(guest: Client, page: Path) -> None:
    file = page / "assets" / "page-1.js"
    assert guest.http.get("/assets/page-1.js", headers=PACKED).text == SCRIPT
    file.write_text(SCRIPT[::-1])
    os.utime(file, (1_000_000_000, 1_000_000_000))
    assert guest.http.get("/assets/page-1.js", headers=PACKED).text == SCRIPT[::-1]


@pytest.mark.parametrize(
    ("path", "headers"),
    [("/", PACKED), ("/font.woff2", PACKED), ("/assets/page-1.js", {**PACKED, "range": "bytes=2-8"})],
)
def test_what_would_gain_nothing_is_sent_as_it_is(guest: Client, path: str, headers: dict[str, str]) -> None:
    sent = guest.http.get(path, headers=headers)
    assert "content-encoding" not in sent.headers
    if "range" in headers:
        assert (sent.status_code, sent.text) == (206, SCRIPT[2:9])
