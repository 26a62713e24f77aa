"""What happens at tables of friends now and then: hosts who vanish, tabs opened twice, seats taken away, odd names."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import PHONE, Visit
from tests.browser.test_lobby import fits

pytestmark = pytest.mark.browser

TOUCH = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
# Turned around, invisible, and piled up as high as a house.
ODD = "\u202eanoB\u2066\u200b\u2060A" + "\u0301" * 10_000


def gather(page: Page) -> str:
    page.goto("/")
    page.get_by_test_id("with-friends").click()
    page.wait_for_url("**/tables/*")
    expect(page.get_by_test_id("begin")).to_be_visible()
    return page.url


def sit(page: Page, link: str, name: str) -> None:
    page.goto(link)
    page.get_by_test_id("my-name").fill(name)
    page.get_by_test_id("sit-down").click()
    expect(page.get_by_test_id("ready")).to_be_visible()


def test_a_host_who_vanishes_leaves_the_table_to_the_others(visit: Visit) -> None:
    host, friend = visit().page, visit(locale="pl", **TOUCH).page
    link = gather(host)
    sit(friend, link, "Ania")
    friend.get_by_test_id("ready").click()
    expect(host.get_by_test_id("place-2")).to_contain_text("Ania")
    expect(friend.get_by_test_id("take-over")).to_have_count(0)
    host.close()
    expect(friend.get_by_test_id("host-gone")).to_be_visible()
    friend.get_by_test_id("take-over").click()
    for place in (1, 3):
        friend.get_by_test_id(f"place-{place}-kind").select_option("beginner")
    assert fits(friend)
    friend.get_by_test_id("begin").click()
    friend.wait_for_url("**/games/*")
    expect(friend.get_by_test_id("board")).to_be_visible()


def test_two_tabs_of_the_host_and_two_of_a_friend_are_one_each(visit: Visit) -> None:
    host, guest = visit(), visit(locale="ru")
    for one in (host, guest):
        # Both tabs mix the dice, and the first word of a place stands.
        one.watch.forgive("409")
    link = gather(host.page)
    second = host.another_page()
    second.goto(link)
    sit(guest.page, link, "Борис")
    twice = guest.another_page()
    twice.goto(link)
    # Neither has to sit down again, and nobody sits there twice.
    for page in (guest.page, twice):
        expect(page.get_by_test_id("my-name")).to_have_count(0)
        expect(page.get_by_test_id("place-2")).to_contain_text("Борис")
        expect(page.get_by_test_id("place-3")).not_to_contain_text("Борис")
    twice.get_by_test_id("ready").click()
    second.get_by_test_id("place-3-kind").select_option("beginner")
    expect(host.page.get_by_test_id("begin")).to_have_attribute("aria-disabled", "false")
    host.page.get_by_test_id("begin").click()
    for page in (host.page, second, guest.page, twice):
        page.wait_for_url("**/games/*")
    assert len({page.url for page in (host.page, second, guest.page, twice)}) == 1


def test_a_place_that_is_taken_away_from_somebody_who_is_there(visit: Visit) -> None:
    host = visit().page
    # What they ask for at the very moment is refused.
    friend = visit(locale="pl", **TOUCH)
    friend.watch.forgive("409")
    link = gather(host)
    sit(friend.page, link, "Ania")
    host.get_by_test_id("place-2-kind").select_option("medium")
    expect(friend.page.get_by_test_id("ready")).to_have_count(0)
    expect(friend.page.get_by_test_id("my-name")).to_have_value("Ania")
    friend.page.get_by_test_id("sit-down").click()
    expect(host.get_by_test_id("place-3")).to_contain_text("Ania")
    assert fits(friend.page)


def test_a_name_is_shown_as_somebody_could_be_called(visit: Visit) -> None:
    host, friend = visit().page, visit(**TOUCH).page
    link = gather(host)
    friend.goto(link)
    expect(friend.get_by_test_id("my-name")).to_be_visible()
    # Past what the field itself would take.
    friend.evaluate(
        """(name) => {
            const field = document.querySelector('[data-testid="my-name"]');
            field.removeAttribute("maxlength");
            field.value = name;
            field.dispatchEvent(new Event("input", { bubbles: true }));
        }""",
        ODD[:40] + ODD[-20:],
    )
    friend.get_by_test_id("sit-down").click()
    seat = host.get_by_test_id("place-2")
    expect(seat).to_contain_text("anoB")
    shown = seat.inner_text()
    assert not any(mark in shown for mark in "\u202e\u2066\u200b\u2060")
    assert shown.count("\u0301") <= 4
    height = seat.bounding_box()
    assert height is not None
    assert height["height"] < 120
    assert fits(friend)
