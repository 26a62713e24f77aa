"""Two tabs of one guest at the same table."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Visit
from tests.browser.player import Player, easy_targets, may_conquer, set_up

pytestmark = pytest.mark.browser

# Both click at the same moment of the clock, so that neither has heard of the other.
CLICK_AT = """([region, moment]) => setTimeout(() => {
    const path = document.querySelector(`path[data-region="${region}"]`);
    path.dispatchEvent(new MouseEvent("click", { bubbles: true }));
}, moment - Date.now())"""


def shown(page: Page) -> Any:
    return page.evaluate(
        """() => [...document.querySelectorAll("path.region")].map((path) => path.ariaLabel)
            .concat([...document.querySelectorAll("[data-testid=log] a")].map((line) => line.textContent))"""
    )


def same(one: Page, other: Page) -> None:
    for _ in range(100):
        if shown(one) == shown(other):
            return
        one.wait_for_timeout(50)
    assert shown(one) == shown(other)


def test_two_tabs(visit: Visit) -> None:
    guest = visit()
    set_up(guest.page, "hb")
    one = Player(guest.page, seed=1)
    one.play(lambda seen: seen["picks"])
    two = Player(guest.another_page())
    two.page.goto(guest.page.url)
    two.play(lambda seen: seen["picks"])

    # A move in one appears in the other.
    seen = one.play(may_conquer)
    same(one.page, two.page)
    one.press_region(easy_targets(seen)[0])
    one.wait(seen)
    same(one.page, two.page)
    assert two.look()["mine"]

    # At the same moment each takes another region: one of them comes too late, and sees how things stand.
    seen = one.play(lambda seen: may_conquer(seen) and len(easy_targets(seen)) > 1)
    same(one.page, two.page)
    before = len(shown(one.page))
    wanted = easy_targets(seen)
    moment = one.page.evaluate("Date.now() + 400")
    one.page.evaluate(CLICK_AT, [wanted[0], moment])
    two.page.evaluate(CLICK_AT, [wanted[-1], moment])
    one.page.wait_for_timeout(800)
    same(one.page, two.page)
    assert len(shown(one.page)) > before
    for page in (one.page, two.page):
        toast = page.get_by_test_id("toast")
        if toast.count():
            expect(toast).to_have_text("The game has moved on: here is how it stands now.")
    # Both can go on.
    last = one.look()
    two.act(two.wait())
    two.wait()
    one.play(lambda now: now["mine"] and now["told"] != last["told"])
    same(one.page, two.page)
