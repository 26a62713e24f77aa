"""The board is read without riddles: by focus, by numbers, and under a mouse that rests."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import DESKTOP, PHONE, Visit
from tests.browser.player import Player, at_rest, easy_targets, may_conquer, set_up
from tests.browser.positions import heroes_to_come, sit_down
from tests.server.client import Client

pytestmark = pytest.mark.browser

# How a region is painted, and whether anything is laid over it.
PAINT = """(region) => {
    const { fill, filter, opacity } = getComputedStyle(document.querySelector(`path[data-region="${region}"]`));
    return [fill, filter, opacity];
}"""


def test_focus_leaves_a_region_its_colours(visit: Visit, client: Client) -> None:
    page = sit_down(visit, heroes_to_come(client))
    page.mouse.move(2, 2)
    refused = int(page.locator('path.region[aria-disabled="true"]').first.get_attribute("data-region") or 0)
    page.keyboard.press("b")
    expect(page.locator("path.ring")).to_have_count(2)
    before = page.evaluate(PAINT, refused)
    page.locator(f'path[data-region="{refused}"]').focus()
    expect(page.locator("path.ring.bright")).to_have_attribute(
        "d", page.locator(f'path[data-region="{refused}"]').get_attribute("d") or ""
    )
    assert page.evaluate(PAINT, refused) == before
    assert before[1] == "none"


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["wide", "phone"])
def test_numbers_of_rows_are_in_sight_on_the_board(visit: Visit, client: Client, size: object) -> None:
    sitting = heroes_to_come(client)
    page = sit_down(visit, sitting, viewport=size)
    at_rest(page)
    spread = sitting.scene.position.spread
    assert spread is not None
    for share in spread.shares:
        number = page.get_by_test_id(f"number-{share.region}")
        expect(number).to_have_text(str(share.region))
        plate = number.bounding_box()
        count = page.locator(f'[data-standing="{share.region}"] .count').bounding_box()
        assert plate is not None
        assert count is not None
        # Large enough to be read, and not under the count.
        assert plate["height"] > 9
        assert plate["y"] + 1 > count["y"] + count["height"] or plate["x"] + plate["width"] < count["x"] + 1


def test_a_mouse_that_rests_points_at_nothing(visit: Visit) -> None:
    page = visit().page
    page.goto("/")
    button = page.get_by_test_id("play-now")
    button.wait_for()
    at_rest(page)
    box = button.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.click(x, y)
    page.get_by_test_id("board").wait_for()
    player = Player(page)
    player.wait_for(lambda seen: seen["mine"])
    at_rest(page)
    # Longer than a card takes to open.
    page.wait_for_timeout(600)
    under = page.evaluate(
        "([x, y]) => document.elementFromPoint(x, y)?.closest('[data-region]')?.dataset.region", [x, y]
    )
    assert under, "the button is not where the board comes: the test needs another place for the mouse"
    expect(page.get_by_test_id("preview")).to_have_count(0)
    expect(page.get_by_role("tooltip")).to_have_count(0)
    page.mouse.move(x + 2, y + 2)
    expect(page.get_by_test_id("preview")).to_be_visible()


def test_a_region_just_taken_is_not_explained_to_a_mouse_that_rests(visit: Visit) -> None:
    page = visit().page
    set_up(page, "hb")
    player = Player(page)
    player.play(may_conquer)
    region = easy_targets(player.look())[0]
    point = player.point_in(region)
    page.mouse.move(point["x"] + 1, point["y"])
    expect(page.get_by_test_id("preview")).to_be_visible()
    player.press_region(region)
    expect(page.locator(f'[data-standing="{region}"] .chips[data-seat="0"]')).to_have_count(1)
    expect(page.get_by_test_id("preview")).to_have_count(0)
    page.mouse.move(point["x"] + 2, point["y"] + 2)
    expect(page.get_by_test_id("preview")).to_be_visible()
