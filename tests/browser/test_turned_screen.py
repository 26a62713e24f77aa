"""The window changes while something is being chosen: nothing chosen is lost, nothing lies over anything else."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import PHONE, Visit
from tests.browser.player import Player, at_rest
from tests.browser.positions import sit_down
from tests.browser.staged import stage
from tests.server.client import Client
from tests.server.running import Running

pytestmark = pytest.mark.browser

REDEPLOYING = """
    map base-2
    A active orcs/commando 2=4 3 7
    B active elves/forest 18=2
    turn A conquer
"""
VOLCANO = """
    map underground-2
    column flames/martyr ogres/stone
    turn A
"""
SIZES = ((640, 360), (1000, 700), (1280, 720), (360, 640))

# What is covered by something else, or beyond the edge of the screen.
HIDDEN = """(selectors) => selectors.filter((selector) => {
    const node = document.querySelector(selector);
    const { left, top, width, height } = node.getBoundingClientRect();
    return [0.1, 0.9].some((share) => {
        const hit = document.elementFromPoint(left + width * share, top + height * share);
        return !hit || !node.contains(hit);
    });
})"""


@pytest.mark.parametrize("language", ["ru", "pl"])
def test_tokens_being_placed(visit: Visit, generous: Running, client: Client, language: str) -> None:
    sitting = stage(generous, client, REDEPLOYING, ["A: end"])
    page = sit_down(visit, sitting, viewport=PHONE, has_touch=True, is_mobile=True, locale=language)
    Player(page, hand="finger").press_region(2)
    expect(page.get_by_test_id("end-turn")).to_contain_text("2")
    wrong = []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        at_rest(page)
        assert page.evaluate("seen.look()")["pool"] == 2
        shown = ['[data-testid="status"]', '[data-testid="share-2-plus"]', '[data-testid="end-turn"]']
        wrong += [f"{width}×{height}: {what}" for what in page.evaluate(HIDDEN, shown)]
        wrong += [f"{width}×{height}: too wide: {what}" for what in page.evaluate("seen.tooWide()")]
    assert not wrong, "\n".join(wrong)


def test_few_places_to_choose_from_are_all_in_sight(visit: Visit, generous: Running, client: Client) -> None:
    sitting = stage(generous, client, VOLCANO)
    page = sit_down(visit, sitting, viewport=PHONE, has_touch=True, is_mobile=True, locale="en")
    for _ in range(2):
        page.get_by_test_id("combo-0").tap()
    # Whoever has never had them is told what it is about.
    expect(page.get_by_test_id("status-about")).to_have_text("Conquer regions linked to their volcano as if empty")
    at_rest(page)
    assert {region: whole(page, region) for region in (1, 12)} == {1: True, 12: True}
    # Many are looked at closely; on its side the screen shows the whole board again.
    page.get_by_test_id("region-12").tap()
    page.get_by_test_id("whole-board").wait_for()
    page.set_viewport_size({"width": PHONE["height"], "height": PHONE["width"]})
    expect(page.get_by_test_id("whole-board")).to_have_count(0)


def whole(page: Page, region: int) -> bool:
    box = page.get_by_test_id(f"region-{region}").bounding_box()
    return box is not None and box["x"] >= 0 and box["x"] + box["width"] <= PHONE["width"]
