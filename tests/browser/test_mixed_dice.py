"""Two browsers mix the dice of their game, say so, and check it themselves; who is not there is named."""

from __future__ import annotations

import json
import re
import time
from dataclasses import replace

import pytest
from playwright.sync_api import Locator, Page, Route, expect
from tests.browser.conftest import PHONE, Visit
from tests.browser.test_access import Axe
from tests.server.client import COOKIE_PREFIX, Client
from tests.server.running import Running
from tests.server.test_gathering import play_through

from tesno.server.gathering.mixing import PATIENCE

pytestmark = pytest.mark.browser


def table_of(host: Page, players: int) -> str:
    """A table for a short game; the host looks at it."""
    host.goto("/")
    wish = {"players": players, "name": "Hosts", "table": {"rounds": 1}}
    answer = host.request.post("/api/tables", data=wish, headers={"origin": re.sub(r"/$", "", host.url)})
    assert answer.status == 201, answer.text()
    link = f"/tables/{answer.json()['id']}"
    host.goto(link)
    return link


def join(page: Page, link: str, name: str) -> None:
    page.goto(link)
    page.get_by_test_id("my-name").fill(name)
    page.get_by_test_id("sit-down").click()
    page.get_by_test_id("ready").click()


def client_of(page: Page) -> Client:
    """The same guest over the wire."""
    cookies = page.context.cookies()
    token = next(cookie["value"] for cookie in cookies if cookie["name"].startswith(COOKIE_PREFIX))
    return Client(re.sub(r"(https?://[^/]+).*", r"\1", page.url), token)


def checked(page: Page) -> Locator:
    page.get_by_test_id("check-dice").click()
    return page.get_by_test_id("dice-verdict")


def test_two_browsers_mix_and_check(visit: Visit, generous: Running) -> None:
    host = visit(generous.address).page
    friend = visit(generous.address, viewport=PHONE, has_touch=True, is_mobile=True).page
    link = table_of(host, 2)
    join(friend, link, "Anna")
    host.get_by_test_id("begin").click()
    for page in (host, friend):
        page.wait_for_url("**/games/*")
        expect(page.get_by_test_id("board")).to_be_visible()
    game = host.url.rsplit("/", 1)[1]
    host.get_by_test_id("log-dice").click()
    expect(host.get_by_test_id("mixed-dice")).to_contain_text("The dice were mixed by Hosts, Anna and the server.")
    verdict = checked(host)
    expect(verdict).to_have_attribute("data-trusted", "true")
    expect(verdict).to_contain_text("Your own share is in it")
    expect(verdict).to_contain_text("All that is told so far fits.")
    axe = Axe(host)
    axe.check("dice")
    axe.expect_nothing_wrong()
    host.get_by_test_id("dice-close").click()
    friend.get_by_test_id("menu-open").click()
    friend.get_by_test_id("menu-dice").click()
    expect(checked(friend)).to_have_attribute("data-trusted", "true")
    with client_of(host) as first, client_of(friend) as second:
        play_through(first, second, game)
    for page in (host, friend):
        page.goto(f"/games/{game}/end")
        verdict = checked(page)
        expect(verdict).to_have_attribute("data-trusted", "true")
        expect(verdict).to_contain_text("the key of the dice comes from exactly these shares")
    # People gather again for another game, and find each other there.
    host.get_by_test_id("rematch").click()
    host.wait_for_url("**/tables/*")
    friend.get_by_test_id("rematch").click()
    friend.wait_for_url(host.url)


@pytest.mark.parametrize("lie", ["share", "server", "seal"])
def test_a_server_that_lies_is_found_out_by_the_browser(visit: Visit, generous: Running, lie: str) -> None:
    host, friend = (visit(generous.address).page for _ in range(2))
    link = table_of(host, 2)
    join(friend, link, "Anna")
    host.get_by_test_id("begin").click()
    host.wait_for_url("**/games/*")

    def lying(route: Route) -> None:
        dice = route.fetch().json()
        if lie == "share":
            dice["players"][0]["share"] = "00" * 32
        elif lie == "server":
            dice["server"]["commitment"] = "00" * 32
        else:
            dice["players"][1]["commitment"] = "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"
            dice["players"][1]["share"] = "00" * 32
        route.fulfill(body=json.dumps(dice), content_type="application/json")

    host.route("**/dice", lying)
    host.get_by_test_id("log-dice").click()
    expect(checked(host)).to_have_attribute("data-trusted", "false")
    expect(host.get_by_test_id("dice-verdict")).to_contain_text("Don't trust these dice")


def test_a_reload_in_the_middle_loses_nothing(visit: Visit, generous: Running) -> None:
    host, friend = (visit(generous.address).page for _ in range(2))
    link = table_of(host, 2)
    join(friend, link, "Anna")
    friend.close()
    host.get_by_test_id("begin").click()
    expect(host.get_by_test_id("mixing")).to_be_visible()
    host.reload()
    expect(host.get_by_test_id("mixing")).to_be_visible()
    friend = friend.context.new_page()
    friend.goto(link)
    for page in (host, friend):
        page.wait_for_url("**/games/*")
    host.get_by_test_id("log-dice").click()
    expect(checked(host)).to_contain_text("Your own share is in it")


def test_who_is_not_there_is_named_and_the_others_play(visit: Visit, page_is_built: None, generous: Running) -> None:
    host, friend, gone = (visit(generous.address).page for _ in range(3))
    link = table_of(host, 3)
    join(friend, link, "Anna")
    join(gone, link, "Bo")
    gone.close()
    before = generous.service
    try:
        # Twenty seconds that nobody has to wait for.
        generous.app.state.service = replace(before, clock=lambda: time.time() - PATIENCE + 3)
        host.get_by_test_id("begin").click()
        expect(host.get_by_test_id("mixing")).to_contain_text("Still waiting for Bo")
    finally:
        generous.app.state.service = before
    host.reload()
    for page in (host, friend):
        expect(page.get_by_test_id("withheld")).to_contain_text("No word came from Bo")
    for page in (host, friend):
        page.wait_for_url("**/games/*")
        expect(page.get_by_test_id("player-1")).to_be_visible()
        expect(page.get_by_test_id("player-2")).to_have_count(0)
