"""Several regions are chosen in any order, let go again, and sent at once: by mouse, finger and keys."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import PHONE, Visit
from tests.browser.player import Player, at_rest, expect_toast
from tests.browser.positions import Sitting, kraken_leaving, sit_down
from tests.browser.staged import stage
from tests.server.client import Client
from tests.server.running import Running

pytestmark = pytest.mark.browser


def amazons_giving_up(server: Running, client: Client) -> Sitting:
    """For their extra tokens the Amazons, who stand one to a region nearly everywhere, are to give up two regions."""
    lines = """
        map base-2
        A active amazons/alchemist 9=2 10=2 14 15 11 5
        turn A conquer
    """
    return stage(server, client, lines, ["A: end"])


def regions_of(sitting: Sitting) -> list[int]:
    selection = sitting.scene.position.selection
    assert selection is not None
    return selection.regions


def last_told(page: Page) -> list[int]:
    """The regions the newest entry of the log speaks of."""
    told: list[str] = page.evaluate(
        """() => [...document.querySelectorAll("[data-testid=log] a")]
            .filter((sentence, _, all) => sentence.href === all.at(-1).href).map((sentence) => sentence.textContent)"""
    )
    return [int(found) for text in told for found in re.findall(r"\b\d+\b", text)]


def told_of(page: Page, *regions: int) -> None:
    """Sooner or later the log speaks of exactly these."""
    player = Player(page)
    player.wait_for(lambda seen: not seen["choice"])
    assert set(regions) <= set(last_told(page))


def test_given_up_from_the_highest_down_by_mouse(visit: Visit, client: Client, generous: Running) -> None:
    sitting = amazons_giving_up(generous, client)
    page = sit_down(visit, sitting)
    player = Player(page)
    *_, low, lower, high = regions_of(sitting)
    confirm = page.get_by_test_id("choice-confirm")
    expect(confirm).to_have_text("Choose 2 more regions")
    expect(confirm).to_have_attribute("aria-disabled", "true")
    player.press_region(high)
    expect(page.get_by_test_id(f"region-{high}")).to_have_attribute("aria-pressed", "true")
    expect(confirm).to_have_text("Choose 1 more region")
    # Let go, and chosen again.
    player.press_region(high)
    expect(confirm).to_have_text("Choose 2 more regions")
    player.press_region(high)
    player.press_region(low)
    expect(confirm).to_have_text("Give up 2 regions, then redeploy")
    with expect_toast(page, "2 regions are chosen already"):
        player.press_region(lower)
    confirm.click()
    told_of(page, high, low)
    expect(page.get_by_test_id("status")).not_to_contain_text("give up")
    # One press takes all of it back.
    page.get_by_test_id("undo").click()
    expect(confirm).to_have_text("Choose 2 more regions")
    assert not [text for text in page.evaluate("seen.toasts") if "order" in text]


def test_given_up_from_the_highest_down_by_keys(visit: Visit, client: Client, generous: Running) -> None:
    sitting = amazons_giving_up(generous, client)
    page = sit_down(visit, sitting)
    regions = regions_of(sitting)
    keyboard = page.keyboard
    with expect_toast(page, "Choose 2 more regions"):
        keyboard.press("e")
    high, low = regions[-1], regions[0]
    for region in (high, low):
        walk_to(page, region)
        keyboard.press("Enter")
        expect(page.get_by_test_id(f"region-{region}")).to_have_attribute("aria-pressed", "true")
    # B leads to what is not chosen yet.
    keyboard.press("b")
    expect(page.get_by_test_id(f"region-{regions[1]}")).to_be_focused()
    keyboard.press("e")
    told_of(page, high, low)


def walk_to(page: Page, region: int) -> None:
    """By arrows alone, as a person would: each step that leads nearer."""
    page.keyboard.press("b")
    middle = """(region) => {
        const box = document.querySelector(`path[data-region="${region}"]`).getBoundingClientRect();
        return [box.x + box.width / 2, box.y + box.height / 2];
    }"""
    goal = page.evaluate(middle, region)
    tried: set[tuple[str, str]] = set()
    for _ in range(60):
        here = page.evaluate("document.activeElement.dataset.region")
        if here == str(region):
            return
        x, y = page.evaluate(middle, int(here))
        across = ["ArrowRight" if goal[0] > x else "ArrowLeft"]
        down = ["ArrowDown" if goal[1] > y else "ArrowUp"]
        first, second = (across, down) if abs(goal[0] - x) > abs(goal[1] - y) else (down, across)
        others = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]
        key = next(key for key in (*first, *second, *others) if (here, key) not in tried)
        tried.add((here, key))
        page.keyboard.press(key)
    raise AssertionError(f"the arrows do not lead to region {region}")


def test_given_up_from_the_highest_down_by_finger(visit: Visit, client: Client, generous: Running) -> None:
    sitting = amazons_giving_up(generous, client)
    page = sit_down(visit, sitting, viewport=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2)
    player = Player(page, hand="finger")
    low, *_, high = regions_of(sitting)
    page.get_by_test_id("whole-board").tap()
    at_rest(page)
    for region in (high, low, low, low):
        player.press_region(region)
    expect(page.get_by_test_id("choice-confirm")).to_have_text("Give up 2 regions, then redeploy")
    player.press_id("choice-confirm")
    page.get_by_test_id("tab-log").tap()
    told_of(page, high, low)


def test_rivers_are_left_and_the_question_is_closed(visit: Visit, client: Client) -> None:
    sitting = kraken_leaving(client)
    page = sit_down(visit, sitting)
    player = Player(page)
    low, high = regions_of(sitting)[:2]
    expect(page.locator(".onward")).to_have_text("Stay now redeploy")
    player.press_region(high)
    player.press_region(low)
    expect(page.get_by_test_id("choice-confirm")).to_have_text("Leave 2 rivers")
    page.keyboard.press("Escape")
    expect(page.locator(".onward")).to_have_text("Stay now redeploy")
    player.press_region(high)
    player.press_region(low)
    page.get_by_test_id("choice-confirm").click()
    expect(page.get_by_test_id("status")).to_have_text("Redeploy your tokens")
    told_of(page, high, low)
