"""Strangers meet: an open table is found and joined, somebody looks on, and a big screen shows it to the room."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import PHONE, Visit
from tests.browser.test_access import Axe

pytestmark = pytest.mark.browser

TOUCH = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
TELEVISION = {"width": 1920, "height": 1080}


def checked(page: Page, state: str) -> None:
    axe = Axe(page)
    axe.check(state)
    axe.expect_nothing_wrong()


def open_table(page: Page, name: str) -> str:
    """From the landing page by one button; the id of the table."""
    page.goto("/")
    page.get_by_test_id("lobby-go").click()
    page.get_by_test_id("lobby-name").fill(name)
    page.get_by_test_id("open-table").click()
    page.wait_for_url("**/tables/*")
    return page.url.rsplit("/", 1)[1]


def fits(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


def test_one_opens_a_table_one_finds_it_a_third_watches_and_a_screen_shows_it(visit: Visit) -> None:
    host = visit().page
    table = open_table(host, "Hosts")
    expect(host.get_by_test_id("listed")).to_be_checked()
    host.get_by_test_id("place-3-kind").select_option("beginner")
    checked(host, "open table")

    friend = visit(locale="pl", **TOUCH).page
    friend.goto("/lobby")
    expect(friend.get_by_test_id(f"table-{table}")).to_contain_text("Hosts")
    checked(friend, "lobby")
    assert fits(friend)
    friend.get_by_test_id("lobby-name").fill("Ania")
    friend.get_by_test_id(f"join-{table}").click()
    friend.wait_for_url(f"**/tables/{table}")
    expect(host.get_by_test_id("place-2")).to_contain_text("Ania")

    television = visit(viewport=TELEVISION, locale="ru").page
    television.goto(f"/tables/{table}/tv")
    expect(television.get_by_test_id("table-screen")).to_contain_text("Ania")
    checked(television, "table on a screen")

    friend.get_by_test_id("ready").click()
    host.get_by_test_id("begin").click()
    for page in (host, friend):
        page.wait_for_url("**/games/*")
        expect(page.get_by_test_id("board")).to_be_visible()
    game = host.url.rsplit("/", 1)[1]

    # The screen has come along by itself, as one of those who look on.
    television.wait_for_url(f"**/games/{game}/tv")
    expect(television.get_by_test_id("game-screen")).to_contain_text("Ania")
    expect(host.get_by_test_id("spectators")).to_contain_text("1")

    spectator = visit(locale="ru", **TOUCH).page
    spectator.goto("/lobby")
    spectator.get_by_test_id(f"watch-{game}").get_by_role("link").click()
    expect(spectator.get_by_test_id("watching")).to_contain_text("Вы смотрите")
    for page in (host, friend, spectator):
        expect(page.get_by_test_id("spectators")).to_contain_text("2")
    for testid in ("undo", "end-turn", "hint", "option-0"):
        expect(spectator.get_by_test_id(testid)).to_have_count(0)
    assert fits(spectator)
    checked(spectator, "looking on")
    checked(television, "game on a screen")
    assert fits(television)
    expect(television.locator("button")).to_have_count(0)

    spectator.goto("/")
    expect(host.get_by_test_id("spectators")).to_contain_text("1")


def test_two_who_want_to_play_now_meet(visit: Visit) -> None:
    anna, boris = visit().page, visit(locale="ru", **TOUCH).page
    for page, name in ((anna, "Anna"), (boris, "Борис")):
        page.goto("/lobby")
        # A box of their own, so that tables of other tests are none of theirs.
        page.get_by_test_id("filter-warcraft").click()
        page.get_by_test_id("lobby-name").fill(name)
        page.get_by_test_id("lobby-wait").select_option("300")
        page.get_by_test_id("play-someone").click()
        page.wait_for_url("**/tables/*")
    assert anna.url == boris.url
    expect(anna.get_by_test_id("place-2")).to_contain_text("Борис")
    for page in (anna, boris):
        expect(page.get_by_test_id("countdown")).to_contain_text(re.compile(r"[45]:\d\d"))
        assert fits(page)
        checked(page, "waiting")
    # The host does not want to wait any longer.
    anna.get_by_test_id("place-3-kind").select_option("beginner")
    for page in (anna, boris):
        page.wait_for_url("**/games/*")
        expect(page.get_by_test_id("board")).to_be_visible()


def test_a_table_that_is_closed_again_is_found_no_more(visit: Visit) -> None:
    host, other = visit().page, visit().page
    table = open_table(host, "Closes")
    other.goto("/lobby")
    expect(other.get_by_test_id(f"table-{table}")).to_be_visible()
    other.get_by_test_id("filter-underground").click()
    expect(other.get_by_test_id(f"table-{table}")).to_have_count(0)
    other.get_by_test_id("filter-any").click()
    expect(other.get_by_test_id(f"table-{table}")).to_be_visible()
    host.get_by_test_id("listed").uncheck()
    expect(other.get_by_test_id(f"table-{table}")).to_have_count(0)
    host.get_by_test_id("listed").check()
    expect(other.get_by_test_id(f"table-{table}")).to_be_visible()
    host.goto("/")
    # Nobody is there any more.
    expect(other.get_by_test_id(f"table-{table}")).to_have_count(0)


def test_the_screen_of_a_private_game_is_for_those_who_sit_there(visit: Visit) -> None:
    host = visit()
    host.page.goto("/")
    host.page.get_by_test_id("play-now").click()
    host.page.wait_for_url("**/games/*")
    host.page.get_by_test_id("menu-open").click()
    with host.page.expect_popup() as opened:
        host.page.get_by_test_id("tv-open").click()
    screen = opened.value
    screen.wait_for_url("**/tv")
    expect(screen.get_by_test_id("game-screen")).to_be_visible()
    # It sees through nobody's eyes, although it is the device of somebody who plays.
    for seat in range(3):
        expect(screen.get_by_test_id(f"player-{seat}")).to_contain_text("?")

    stranger = visit()
    stranger.watch.forgive("404")
    stranger.page.goto(screen.url)
    expect(stranger.page.get_by_role("heading")).to_contain_text("private")
