"""The page is installable, opens without a net and says so, and is never an old one while there is a net."""

from __future__ import annotations

import shutil
import signal
import struct
import time
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import PATIENCE, Guest, Visit
from tests.browser.player import wait_until
from tests.browser.test_access import Axe
from tests.server.running import Running, Serving

from tesno.cli.serve import PAGE
from tesno.locale import LANGUAGES, Words

pytestmark = pytest.mark.browser

# A server that is killed may have been answering.
BROKEN_OFF = "ERR_EMPTY_RESPONSE|ERR_INCOMPLETE|ERR_CONTENT_LENGTH_MISMATCH"
NO_NET = f"ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_|ERR_FAILED|{BROKEN_OFF}"
# The worker keeps the page once it stands where the server's should.
IS_KEPT = """async () => {
    if (!navigator.serviceWorker.controller) return false;
    const names = (await caches.keys()).filter((name) => name.startsWith("tesno-shell-"));
    return names.length === 1 && Boolean(await (await caches.open(names[0])).match("/"));
}"""


def kept(visit: Visit, address: str | None = None) -> Guest:
    """A guest whose browser has kept the page."""
    guest = visit(address, service_workers="allow")
    guest.watch.forgive(NO_NET)
    guest.page.goto("/")
    guest.page.get_by_test_id("play-now").wait_for()
    wait_until(guest.page, IS_KEPT)
    return guest


def expect_offline(page: Page, language: str) -> None:
    words = Words(language)
    expect(page.get_by_test_id("offline")).to_contain_text(words("yours-offline"))
    expect(page.get_by_test_id("offline")).to_contain_text(words("yours-offline-about"))


def test_without_a_net_it_says_so_in_every_language_and_goes_on_by_itself(visit: Visit) -> None:
    guest = kept(visit)
    page = guest.page
    guest.context.set_offline(True)
    page.goto("/about")
    expect_offline(page, "en")
    axe = Axe(page)
    for language in LANGUAGES:
        page.get_by_test_id(f"language-{language}").click()
        expect_offline(page, language)
        axe.check(f"offline {language}")
    axe.expect_nothing_wrong()
    page.get_by_test_id("offline-retry").click()
    expect_offline(page, LANGUAGES[-1])
    guest.context.set_offline(False)
    # Nobody presses anything: it is the page that was asked for.
    expect(page.get_by_test_id("home")).to_be_visible()
    assert page.url.endswith("/about")


def test_a_server_that_is_away_is_waited_for(visit: Visit, page_is_built: None, tmp_path: Path) -> None:
    server = Serving(tmp_path)
    port = int(server.ready().rsplit(":", 1)[1])
    try:
        page = kept(visit, server.address).page
        server.end(signal.SIGKILL)
        page.goto("/")
        expect_offline(page, "en")
        server = Serving(tmp_path, port)
        server.ready()
        expect(page.get_by_test_id("play-now")).to_be_visible()
    finally:
        server.end(signal.SIGKILL)


def test_with_a_net_the_page_is_the_servers_of_this_moment(visit: Visit, page_is_built: None, tmp_path: Path) -> None:
    folder = tmp_path / "page"
    shutil.copytree(PAGE, folder)
    with Running(tmp_path / "data", page=folder) as server:
        guest = kept(visit, server.address)
        page = guest.page
        (old,) = [name for name in page.evaluate("caches.keys()") if name != "tesno-words"]
        # The server is brought up to date: another page, and another worker to keep it.
        index, worker = folder / "index.html", folder / "worker.js"
        index.write_text(
            index.read_text("utf-8").replace("<title>", '<meta name="of" content="tomorrow" /><title>'), "utf-8"
        )
        worker.write_text(worker.read_text("utf-8").replace(f'"{old}"', '"tesno-shell-tomorrow"'), "utf-8")
        page.reload()
        expect_tomorrows(page)
        page.get_by_test_id("play-now").wait_for()
        wait_until(page, "async () => Boolean((await navigator.serviceWorker.getRegistration()).waiting)")
        # Nothing of the old one is left once nobody looks at it any more.
        until = time.monotonic() + PATIENCE / 1000
        while old in page.evaluate("caches.keys()"):
            assert time.monotonic() < until
            page.close()
            page = guest.another_page()
            # Browsers exchange workers a little after the last page that the old one served has gone.
            page.wait_for_timeout(1000)
            page.goto("/")
        guest.context.set_offline(True)
        page.reload()
        expect_offline(page, "en")
        expect_tomorrows(page)


def expect_tomorrows(page: Page) -> None:
    expect(page.locator('meta[name="of"]')).to_have_attribute("content", "tomorrow")


def test_games_are_never_kept(visit: Visit) -> None:
    guest = kept(visit)
    page = guest.page
    page.get_by_test_id("play-now").click()
    page.get_by_test_id("board").wait_for()
    page.reload()
    page.get_by_test_id("board").wait_for()
    found = page.evaluate(
        """async () => {
            const names = await caches.keys();
            const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
            return kept.flat().map(({ url }) => new URL(url).pathname);
        }"""
    )
    assert {path for path in found if path.startswith("/api/")} == {f"/api/words/{language}" for language in LANGUAGES}
    assert not [path for path in found if path.startswith(("/games", "/boards"))]


def test_the_manifest_names_icons_that_are_what_it_says(visit: Visit) -> None:
    page = visit().page
    page.goto("/")
    link = page.locator('link[rel="manifest"]').get_attribute("href")
    manifest = page.request.get(str(link))
    assert manifest.headers["content-type"].startswith("application/manifest+json")
    icons = manifest.json()["icons"]
    assert {"any", "maskable"} == {icon["purpose"] for icon in icons}
    drawn = [icon for icon in icons if icon["type"] == "image/png"]
    assert {"192x192", "512x512"} == {icon["sizes"] for icon in drawn}
    for icon in drawn:
        picture = page.request.get(icon["src"]).body()
        width, height = struct.unpack(">II", picture[16:24])
        assert f"{width}x{height}" == icon["sizes"]
