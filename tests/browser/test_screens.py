"""The living room: a host, a television that is nobody's, friends who come by scanning it, and a private game on it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import PHONE, Visit
from tests.browser.test_access import Axe
from tests.browser.test_lobby import TELEVISION, fits
from tests.server.client import Client, new_request
from tests.server.running import Running, wait_until
from tests.server.test_screens import begun_by_two, code_for

pytestmark = pytest.mark.browser

TOUCH = {"viewport": PHONE, "has_touch": True, "is_mobile": True}


def checked(page: Page, state: str) -> None:
    axe = Axe(page)
    axe.check(state)
    axe.expect_nothing_wrong()
    assert fits(page), state


def test_a_private_table_is_shown_by_a_code_and_goes_dark_when_it_is_taken_back(visit: Visit) -> None:
    host = visit(**TOUCH).page
    host.goto("/")
    host.get_by_test_id("with-friends").click()
    host.wait_for_url("**/tables/*")
    host.get_by_test_id("make-screen-link").click()
    code = host.get_by_test_id("screen-code").inner_text()
    address = host.get_by_test_id("screen-address").inner_text()
    link = host.get_by_test_id("screen-link").input_value()
    assert link.endswith(f"{address}#{code.replace('-', '')}")
    checked(host, "a link for the screen")

    # On the television somebody opens the address, and types the code as people do.
    room = visit(viewport=TELEVISION, locale="pl")
    television = room.page
    television.goto("/")
    television.get_by_test_id("screen-open").click()
    checked(television, "a screen without a table")
    television.get_by_test_id("code-field").fill("00000-00000")
    room.watch.forgive("404")
    television.get_by_test_id("code-go").click()
    expect(television.get_by_test_id("code-problem")).to_contain_text("donikąd")
    television.get_by_test_id("code-field").fill(code.lower().replace("-", " "))
    television.get_by_test_id("code-go").click()
    expect(television.get_by_test_id("table-screen")).to_be_visible()
    expect(television.get_by_test_id("tv-private-soon")).to_have_count(0)
    expect(host.get_by_test_id("screens")).to_contain_text("1 screen")
    checked(television, "a private table on the screen")

    # A friend scans what it shows.
    friend = visit(locale="ru", **TOUCH).page
    friend.goto(host.url)
    friend.get_by_test_id("my-name").fill("Борис")
    friend.get_by_test_id("sit-down").click()
    expect(television.get_by_test_id("place-2")).to_contain_text("Борис")
    friend.get_by_test_id("ready").click()
    host.get_by_test_id("place-3-kind").select_option("beginner")
    host.get_by_test_id("begin").click()
    for page in (host, friend):
        page.wait_for_url("**/games/*")
    television.wait_for_url("**/games/*/tv")
    expect(television.get_by_test_id("game-screen")).to_contain_text("Борис")
    # Its reload is no mistake, and those who play know of it.
    television.reload()
    expect(television.get_by_test_id("game-screen")).to_be_visible()
    for seat in range(3):
        expect(television.get_by_test_id(f"player-{seat}")).to_contain_text("?")
    expect(friend.get_by_test_id("spectators")).to_contain_text("1")
    checked(television, "a private game on the screen")

    stranger = visit()
    stranger.watch.forgive("404")
    stranger.page.goto(television.url)
    expect(stranger.page.get_by_test_id("code-field")).to_be_visible()
    checked(stranger.page, "a private game for strangers")

    host.get_by_test_id("menu-open").click()
    expect(host.get_by_test_id("screens")).to_contain_text("1 screen")
    host.get_by_test_id("end-screen-link").click()
    expect(television.get_by_test_id("code-field")).to_be_visible()
    # A new one brings it back, by the link itself.
    host.get_by_test_id("make-screen-link").click()
    television.goto(host.get_by_test_id("screen-link").input_value())
    expect(television.get_by_test_id("game-screen")).to_be_visible()
    checked(host, "the menu with the screen's link")


def test_the_screen_follows_its_people_to_the_rematch(visit: Visit, generous: Running, client: Client) -> None:
    with Client(generous.address) as friend:
        game = begun_by_two(client, friend)
        television = visit(generous.address, viewport=TELEVISION, locale="ru").page
        television.goto(f"/tv#{code_for(client, game)}")
        expect(television.get_by_test_id("game-screen")).to_be_visible()
        for seat, player in enumerate((client, friend)):
            player.command(game, {"do": "resign", "request": new_request(), "seat": seat})
        wait_until(lambda: bool(client.facts(game).over))
        table = friend.http.post(f"/api/games/{game}/table").json()["id"]
        television.wait_for_url(f"**/tables/{table}/tv")
        expect(television.get_by_test_id("table-screen")).to_be_visible()
