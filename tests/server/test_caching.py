"""What browsers keep, and that they are not sent again what they have."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from tests.server.client import Client
from tests.server.running import Running

from tesno.server.page import FOR_EVER


@pytest.mark.parametrize(
    ("path", "keep"),
    [
        ("/api/words/en", "no-cache"),
        ("/api/words/ru", "no-cache"),
        ("/api/rules/base", "no-cache"),
        ("/api/rules/base?lang=ru", "no-cache"),
        ("/", "no-cache"),
        ("/games/some", "no-cache"),
        ("/assets/page-1.js", FOR_EVER),
    ],
)
def test_what_a_browser_has_is_not_sent_again(server: Running, guest: Client, path: str, keep: str) -> None:
    first = guest.http.get(path)
    assert (first.status_code, first.headers["cache-control"]) == (200, keep)
    tag = first.headers["etag"]
    for known in (tag, f'"other", {tag}', tag.removeprefix("W/"), "*"):
        again = guest.http.get(path, headers={"if-none-match": known})
        assert (again.status_code, again.content) == (304, b"")
        assert (again.headers["etag"], again.headers["cache-control"]) == (tag, keep)
        assert "content-security-policy" in again.headers
    for unknown in ('"other"', "", tag.strip('W/"')):
        assert guest.http.get(path, headers={"if-none-match": unknown}).content == first.content


@pytest.mark.parametrize("path", ["/api/words/{}", "/api/rules/base?lang={}"])
def test_each_language_has_its_own_tag(guest: Client, path: str) -> None:
    tags = {guest.http.get(path.format(language)).headers["etag"] for language in ("en", "pl", "ru")}
    assert len(tags) == 3


def test_a_page_that_was_built_anew_is_sent(tmp_path: Path) -> None:
    page = tmp_path / "page"
    page.mkdir()
    index = page / "index.html"
    index.write_text("old")
    os.utime(index, (1_000_000_000, 1_000_000_000))
    with Running(tmp_path / "data", page=page) as server, Client(server.address) as guest:
        tag = guest.http.get("/").headers["etag"]
        index.write_text("new")
        answer = guest.http.get("/", headers={"if-none-match": tag})
        assert (answer.status_code, answer.text) == (200, "new")


@pytest.mark.parametrize("path", ["/api/me", "/api/games"])
def test_nothing_about_guests_is_said_to_be_kept(guest: Client, path: str) -> None:
    headers = guest.http.get(path).headers
    assert "etag" not in headers
    assert "max-age" not in headers.get("cache-control", "")
