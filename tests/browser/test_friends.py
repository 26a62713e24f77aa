"""Friends at one table: a link, names, places, and a game that each plays with a browser of their own."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import PHONE, Visit
from tests.browser.test_access import Axe

pytestmark = pytest.mark.browser

TOUCH = {"viewport": PHONE, "has_touch": True, "is_mobile": True}


def invite(page: Page) -> str:
    """Two clicks: the table is there, and its link."""
    page.goto("/")
    page.get_by_test_id("your-name").fill("Hosts")
    page.get_by_test_id("with-friends").click()
    link = page.get_by_test_id("invite-link").input_value()
    assert re.search(r"/tables/[\w-]+$", link)
    return link


def test_a_desk_and_a_phone_come_to_one_game(visit: Visit) -> None:
    host = visit().page
    link = invite(host)
    friend = visit(locale="pl", **TOUCH).page
    friend.goto(link)
    friend.get_by_test_id("my-name").fill("Ania")
    friend.get_by_test_id("sit-down").click()
    expect(host.get_by_test_id("place-2")).to_contain_text("Ania")
    host.get_by_test_id("place-3-kind").select_option("beginner")
    expect(host.get_by_test_id("obstacle")).to_contain_text("not ready")
    for page in (host, friend):
        axe = Axe(page)
        axe.check("gathering")
        axe.expect_nothing_wrong()
    friend.get_by_test_id("ready").click()
    expect(host.get_by_test_id("obstacle")).to_have_count(0)
    host.get_by_test_id("begin").click()
    for page in (host, friend):
        page.wait_for_url("**/games/*")
        expect(page.get_by_test_id("board")).to_be_visible()
    assert host.url == friend.url


def test_a_reload_keeps_the_place(visit: Visit) -> None:
    page = visit().page
    invite(page)
    page.reload()
    expect(page.get_by_test_id("place-1")).to_contain_text("Hosts")
    expect(page.get_by_test_id("begin")).to_be_visible()


def test_the_host_changes_the_table(visit: Visit) -> None:
    host = visit().page
    link = invite(host)
    host.get_by_test_id("change-table").click()
    host.get_by_test_id("setup-players-2").check(force=True)
    host.get_by_test_id("setup-start").click()
    expect(host.get_by_test_id("place-3")).to_have_count(0)
    expect(host.get_by_test_id("place-2")).to_be_visible()
    assert host.url == link


def test_the_host_frees_a_place_and_hands_the_table_over(visit: Visit) -> None:
    host, friend = visit().page, visit().page
    friend.goto(invite(host))
    friend.get_by_test_id("my-name").fill("Anna")
    friend.get_by_test_id("sit-down").click()
    host.get_by_test_id("place-2-kind").select_option("open")
    expect(friend.get_by_test_id("sit-down")).to_be_visible()
    friend.get_by_test_id("sit-3").click()
    host.get_by_test_id("hand-over-3").click()
    expect(friend.get_by_test_id("begin")).to_be_visible()
    expect(host.get_by_test_id("begin")).to_have_count(0)


def test_a_table_that_is_not_there_says_so(visit: Visit) -> None:
    page = visit().page
    page.goto("/tables/nothing")
    expect(page.get_by_test_id("no-table")).to_be_visible()
