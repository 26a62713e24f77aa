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
    expect(host.get_by_test_id("place-3")).to_contain_text("clings to its race")
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


def test_whoever_comes_sees_whether_players_may_be_advised(visit: Visit) -> None:
    host, friend = visit().page, visit().page
    friend.goto(invite(host))
    what = friend.locator("section", has=friend.get_by_role("heading", name="What is played"))
    expect(what).to_contain_text("3 players")
    expect(what).not_to_contain_text("Hints")
    host.get_by_test_id("change-table").click()
    expect(host.get_by_test_id("setup-hints")).not_to_be_checked()
    host.get_by_test_id("setup-hints").check()
    host.get_by_test_id("setup-start").click()
    expect(what).to_contain_text("Hints")
    # In the list of open tables, too.
    host.get_by_test_id("listed").check()
    friend.goto("/lobby")
    expect(friend.locator('[data-testid^="table-"]').filter(has_text="Hosts")).to_contain_text("Hints")


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


def test_whoever_sits_down_says_their_name_whichever_button_they_press(visit: Visit) -> None:
    host, friend = visit().page, visit(locale="pl", **TOUCH).page
    host.goto("/")
    # Nobody has asked the host for a name yet.
    host.get_by_test_id("with-friends").click()
    friend.goto(host.get_by_test_id("invite-link").input_value())
    friend.get_by_test_id("my-name").fill("Ania")
    friend.get_by_test_id("sit-3").click()
    expect(host.get_by_test_id("place-3")).to_contain_text("Ania")
    friend.get_by_test_id("ready").click()
    host.get_by_test_id("my-name").fill("Hosts")
    host.get_by_test_id("use-name").click()
    expect(friend.get_by_test_id("place-1")).to_contain_text("Hosts")
    expect(host.get_by_test_id("my-name")).to_have_count(0)
    # Another name changes nothing else.
    friend.get_by_test_id("rename").click()
    friend.get_by_test_id("my-name").fill("Anna Maria")
    friend.get_by_test_id("use-name").click()
    expect(host.get_by_test_id("place-3")).to_contain_text("Anna Maria")
    expect(friend.get_by_test_id("ready")).to_have_attribute("aria-pressed", "true")


@pytest.mark.parametrize("watching", [False, True])
def test_who_comes_too_late_is_told_what_can_be_done(visit: Visit, watching: bool) -> None:
    host, late = visit().page, visit(locale="ru", **TOUCH).page
    link = invite(host)
    host.get_by_test_id("manners-watching").select_option(str(watching).lower())
    late.goto(link)
    expect(late.get_by_test_id("sit-down")).to_be_visible()
    for place in (2, 3):
        host.get_by_test_id(f"place-{place}-kind").select_option("beginner")
    host.get_by_test_id("begin").click()
    host.wait_for_url("**/games/*")
    expect(late.get_by_test_id("table-begun")).to_contain_text("без вас")
    # Who plays is at the game, not away.
    expect(late.get_by_test_id("place-1")).not_to_contain_text("не на связи")
    expect(late.get_by_test_id("sit-down")).to_have_count(0)
    expect(late.get_by_test_id("watch-begun")).to_have_count(int(watching))
    if watching:
        late.get_by_test_id("watch-begun").click()
        expect(late.get_by_test_id("watching")).to_be_visible()


@pytest.mark.parametrize("watching", [False, True])
def test_a_seat_goes_on_with_another_device_and_its_link_is_taken_back(visit: Visit, watching: bool) -> None:
    desk, phone = visit(), visit(locale="pl", **TOUCH)
    # Who has no seat at a private game is told that there is none.
    desk.watch.forgive("404")
    phone.watch.forgive("404")
    page = desk.page
    invite(page)
    page.get_by_test_id("manners-watching").select_option(str(watching).lower())
    for place in (2, 3):
        page.get_by_test_id(f"place-{place}-kind").select_option("beginner")
    page.get_by_test_id("begin").click()
    page.wait_for_url("**/games/*")
    expect(page.get_by_test_id("board")).to_be_visible()
    # A page that is not by https has no clipboard but what is marked.
    page.evaluate("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    page.get_by_test_id("menu-open").click()
    page.get_by_test_id("make-seat-link").click()
    link = page.get_by_test_id("seat-link").input_value()
    page.get_by_test_id("seat-link-copy").click()
    expect(page.get_by_test_id("seat-link-copy")).to_contain_text("Copied")
    page.keyboard.press("Escape")
    phone.page.goto(link)
    phone.page.wait_for_url("**/games/*")
    expect(phone.page.get_by_test_id("board")).to_be_visible()
    expect(page.get_by_text("You don't sit here any more")).to_be_visible()
    expect(page.get_by_test_id("board")).to_have_count(int(watching))
    # And back by the same link, which is then worth nothing.
    page.goto(link)
    page.wait_for_url("**/games/*")
    page.get_by_test_id("menu-open").click()
    page.get_by_test_id("make-seat-link").click()
    link = page.get_by_test_id("seat-link").input_value()
    page.get_by_test_id("end-seat-link").click()
    expect(page.get_by_test_id("seat-link-ended")).to_be_visible()
    phone.page.goto("/")
    phone.page.goto(link)
    expect(phone.page.get_by_test_id("return-problem")).to_be_visible()
