"""Two tabs of one guest at the same table."""

from __future__ import annotations

import time
from typing import Any

import pytest
from playwright.sync_api import Page
from tests.browser.conftest import Visit
from tests.browser.player import STALLED, Player, easy_targets, expect_toast, may_conquer, set_up

pytestmark = pytest.mark.browser

# While there is a list `held`, all that comes over a socket is put there, but for signs of life.
HOLD = """
window.held = null;
Object.defineProperty(WebSocket.prototype, "onmessage", { set(hear) {
  if (hear) this.addEventListener("message", (event) => {
    if (window.held && JSON.parse(event.data).type !== "pong") window.held.push(() => hear(event));
    else hear(event);
  });
} });
window.release = () => {
  const missed = window.held;
  window.held = null;
  for (const hear of missed) hear();
};
"""


def shown(page: Page) -> Any:
    return page.evaluate(
        """() => [...document.querySelectorAll("path.region")].map((path) => path.ariaLabel)
            .concat([...document.querySelectorAll("[data-testid=log] a")].map((line) => line.textContent))"""
    )


def same(one: Page, other: Page) -> None:
    until = time.monotonic() + STALLED
    while shown(one) != shown(other) and time.monotonic() < until:
        one.wait_for_timeout(50)
    assert shown(one) == shown(other)


def test_two_tabs(visit: Visit) -> None:
    guest = visit()
    set_up(guest.page, "hb")
    one = Player(guest.page, seed=1)
    one.play(lambda seen: seen["picks"])
    two = Player(guest.another_page())
    two.page.add_init_script(HOLD)
    two.page.goto(guest.page.url)
    two.play(lambda seen: seen["picks"])

    # A move in one appears in the other.
    seen = one.play(may_conquer)
    same(one.page, two.page)
    conquer(one, easy_targets(seen)[0])
    after = one.wait_for(lambda now: now["version"] > seen["version"])
    two.wait_for(lambda now: now["version"] == after["version"])
    same(one.page, two.page)
    assert two.look()["mine"] == after["mine"]

    # Each takes another region, before the news of the other: one of them comes too late, and sees how things stand.
    seen = one.play(lambda seen: may_conquer(seen) and len(easy_targets(seen)) > 1)
    two.wait_for(lambda now: now["version"] == seen["version"])
    same(one.page, two.page)
    before = shown(one.page)
    two.page.evaluate("window.held = []")
    conquer(one, easy_targets(seen)[0])
    one.wait_for(lambda now: now["version"] > seen["version"])
    assert two.look()["version"] == seen["version"]
    with expect_toast(two.page, "The game has moved on: here is how it stands now."):
        conquer(two, easy_targets(seen)[-1])
        assert two.look()["waiting"]
        two.page.evaluate("window.release()")
    two.wait_for(lambda now: now["version"] > seen["version"])
    same(one.page, two.page)
    assert shown(one.page) != before
    # Both can go on.
    last = one.look()
    two.act(two.wait())
    one.play(lambda now: now["mine"] and now["told"] != last["told"])
    same(one.page, two.page)


def conquer(player: Player, region: int) -> None:
    """By a click, or by the first of several ways that are offered then."""
    player.press_region(region)
    if ways := player.look()["ways"]:
        player.press_id(ways[0])
