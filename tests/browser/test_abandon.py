"""Regions are abandoned by choosing them, in any order, and then saying so."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.player import Player, Seen, set_up

pytestmark = pytest.mark.browser


def test_a_higher_region_may_be_chosen_before_a_lower_one(visit: Visit) -> None:
    page = visit().page
    set_up(page, "hb")
    player = Player(page, seed=2)

    def may_abandon_two(_seen: Seen) -> bool:
        if not page.get_by_test_id("abandon").is_visible():
            return False
        page.get_by_test_id("abandon").click()
        enough = page.locator("[data-testid^=region-].target").count() >= 2
        if not enough:
            page.get_by_test_id("abandon").click()
        return enough

    player.play(may_abandon_two)
    targets = page.locator("[data-testid^=region-].target").evaluate_all(
        "(found) => found.map((region) => Number(region.dataset.testid.split('-')[1]))"
    )
    low, high = sorted(targets)[:2]
    before = page.get_by_test_id("log").inner_text().count(f" {high} (")
    player.press_region(high)
    player.press_region(low)
    seen = player.look()
    expect(page.get_by_test_id("choice-confirm")).to_have_text("Abandon 2 regions")
    page.get_by_test_id("choice-confirm").click()
    player.wait_for(lambda now: now["told"] != seen["told"])
    assert page.get_by_test_id("log").inner_text().count(f" {high} (") > before
    # Both are free again, and one press takes all of it back.
    page.get_by_test_id("undo").click()
    player.wait_for(lambda now: now["told"] == seen["told"])
