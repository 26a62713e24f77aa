"""What a bot would do, for whoever asks: shown, looked at on the board, played, put away."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import PHONE, Visit
from tests.browser.player import Player, at_rest, label_of, may_conquer, set_up, wait_until

pytestmark = pytest.mark.browser


def told(page: Page) -> list[int]:
    """Regions that are marked on the board as spoken of."""
    found: list[int] = page.evaluate(
        "() => [...document.querySelectorAll('path.region.spoken')].map((path) => Number(path.dataset.region))"
    )
    return found


def test_a_hint_is_looked_at_and_played(visit: Visit) -> None:
    page = visit().page
    set_up(page, "hb")
    player = Player(page, seed=1)
    seen = player.play(may_conquer)
    assert not told(page)
    page.get_by_test_id("hint").click()
    hints = page.get_by_test_id("hints").locator("li button")
    best = page.get_by_test_id("hint-0")
    # The best is marked in words, has the focus, and lies on the board.
    expect(best).to_be_focused()
    expect(best).to_contain_text("Best")
    expect(best).to_contain_text("coins at the end")
    wait_until(page, "document.querySelector('path.region.spoken') !== null")
    shown = told(page)
    expect(hints.nth(1)).to_be_attached()
    assert hints.count() <= 3
    hints.nth(1).hover()
    expect(hints.nth(1)).to_have_attribute("aria-current", "true")
    best.hover()
    expect(best).to_have_attribute("aria-current", "true")
    assert told(page) == shown
    best.click()
    after = player.wait_for(lambda now: now["version"] > seen["version"])
    assert after["told"] != seen["told"]
    # The next question is another one: what was said about the last is gone.
    expect(page.get_by_test_id("hints")).to_have_count(0)
    assert not told(page)


def test_by_keyboard(visit: Visit) -> None:
    page = visit().page
    set_up(page, "hb")
    player = Player(page, seed=1, hand="keys")
    seen = player.wait_for(lambda now: now["picks"])
    # Wherever the focus was.
    page.keyboard.press("c")
    expect(page.locator(".pennant.open").first).to_be_focused()
    page.keyboard.press("h")
    expect(page.get_by_test_id("hint-0")).to_be_focused()
    # The combo it would take is marked.
    expect(page.locator(".pennant.hinted")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("hints")).to_have_count(0)
    expect(page.get_by_test_id("hint")).to_be_focused()
    page.keyboard.press("h")
    expect(page.get_by_test_id("hint-0")).to_be_focused()
    page.keyboard.press("Enter")
    player.wait_for(lambda now: now["version"] > seen["version"] and not now["picks"])


def test_a_table_without_hints(visit: Visit) -> None:
    page = visit().page
    page.goto("/new")
    page.get_by_test_id("setup-hints").uncheck()
    label_of(page, "setup-players-2")
    page.get_by_test_id("setup-start").click()
    page.get_by_test_id("board").wait_for()
    Player(page).wait_for(lambda now: now["picks"])
    expect(page.get_by_test_id("hint")).to_have_count(0)
    page.keyboard.press("h")
    page.get_by_test_id("help-open").click()
    keys = page.get_by_test_id("help").locator("kbd")
    expect(keys.first).to_be_visible()
    assert "H" not in keys.all_inner_texts()
    expect(page.get_by_test_id("hints")).to_have_count(0)


def test_on_a_phone_the_board_stays_in_sight(visit: Visit) -> None:
    page = visit(viewport=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2).page
    set_up(page, "hb")
    player = Player(page, seed=1, hand="finger")
    seen = player.play(may_conquer)
    page.get_by_test_id("hint").tap()
    page.get_by_test_id("hint-0").wait_for()
    at_rest(page)
    card, board = page.get_by_test_id("hints").bounding_box(), page.get_by_test_id("board").bounding_box()
    assert card is not None
    assert board is not None
    assert board["height"] > 120
    assert board["y"] + board["height"] <= card["y"]
    assert page.evaluate("[seen.tooWide(), seen.small(44)].flat()") == []
    # The first tap looks, the second plays.
    second = page.get_by_test_id("hint-1")
    second.tap()
    expect(second).to_contain_text("Tap to play it")
    assert player.look()["version"] == seen["version"]
    second.tap()
    player.wait_for(lambda now: now["version"] > seen["version"])
