"""Boards that can be read: on phones held upright, beside emblems and messages, with everything in sight."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import FloatRect, Locator, Page, expect
from tests.browser.conftest import DESKTOP, PHONE, Visit
from tests.browser.player import Player, at_rest, expect_toast
from tests.browser.positions import sit_down
from tests.browser.staged import stage
from tests.browser.test_studio import finished
from tests.server.client import Client
from tests.server.running import Running

pytestmark = pytest.mark.browser

TALL: Any = {"width": 390, "height": 844}
SHORT: Any = {"width": 1280, "height": 720}
FINGER: Any = {"has_touch": True, "is_mobile": True, "device_scale_factor": 2}
TABLE = """
    map base-3
    A active giants/alchemist 9=3 10=2 13=1 17
    A declined elves 8 14
    B active trolls/forest 22=2 21
    B declined orcs 20 19
    turn A conquer
"""

# Boards as high as they are wide have little room below them.
CROWDED = {
    "base-5": "A active giants/hill 9=1 10=1 hand 8",
    "underground-4": "A active shrooms/muddy 9=1 10=1 hand 8",
}

# How much of the first box lies under the second.
COVERED = """([under, over]) => {
    const [a, b] = [under, over].map((node) => node.getBoundingClientRect());
    const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    return wide > 0 && high > 0 ? (wide * high) / (a.width * a.height) : 0;
}"""


def box_of(node: Locator) -> FloatRect:
    found = node.bounding_box()
    assert found is not None
    return found


def size_of(page: Page, region: int) -> float:
    box = box_of(page.get_by_test_id(f"region-{region}"))
    return box["width"] * box["height"]


def test_a_wide_board_is_turned_on_a_tall_phone(visit: Visit, client: Client, generous: Running) -> None:
    sitting = stage(generous, client, TABLE)
    page = sit_down(visit, sitting, viewport=TALL, **FINGER)
    at_rest(page)
    left, right = box_of(page.get_by_test_id("region-1")), box_of(page.get_by_test_id("region-30"))
    # What is on the left of the board is on top, and all of it is in sight.
    assert left["y"] < right["y"]
    assert left["x"] > right["x"]
    for region in (1, 6, 25, 30):
        box = box_of(page.get_by_test_id(f"region-{region}"))
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= TALL["width"]
    assert page.locator(".view img").get_attribute("src") == "/boards/base-3.turned.svg"
    # The picture lies under the regions.
    picture, board = box_of(page.locator(".view img")), box_of(page.get_by_test_id("board"))
    assert picture["height"] > 0.97 * board["height"]
    # It is played on like any other, and walked by what is seen.
    player = Player(page, hand="finger")
    player.press_region(3)
    expect(page.locator('[data-standing="3"] .chips[data-seat="0"]')).to_be_visible()
    page.locator('path[data-region="3"]').focus()
    page.keyboard.press("ArrowUp")
    expect(page.get_by_test_id("region-2")).to_be_focused()
    turned = size_of(page, 9)
    page.set_viewport_size({"width": TALL["height"], "height": TALL["width"]})
    at_rest(page)
    assert page.locator(".view img").get_attribute("src") == "/boards/base-3.svg"
    assert turned > 1500


def test_a_wide_board_fills_the_height_of_a_short_phone(visit: Visit, client: Client, generous: Running) -> None:
    page = sit_down(visit, stage(generous, client, TABLE), viewport=PHONE, **FINGER)
    at_rest(page)
    view = box_of(page.locator(".view"))
    filled = size_of(page, 9)
    top, bottom = box_of(page.get_by_test_id("region-3")), box_of(page.get_by_test_id("region-27"))
    assert bottom["y"] + bottom["height"] - top["y"] > 0.85 * view["height"]
    # The whole of it is one press away, and stays.
    page.get_by_test_id("whole-board").tap()
    at_rest(page)
    for region in (1, 6, 25, 30):
        box = box_of(page.get_by_test_id(f"region-{region}"))
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= PHONE["width"]
    assert filled > 1.5 * size_of(page, 9)
    page.reload()
    page.get_by_test_id("fill-board").wait_for()
    at_rest(page)
    page.get_by_test_id("fill-board").tap()
    at_rest(page)
    assert size_of(page, 9) == pytest.approx(filled, rel=0.02)


def test_keys_bring_what_lies_beside_a_short_phone_into_sight(visit: Visit, client: Client, generous: Running) -> None:
    page = sit_down(visit, stage(generous, client, TABLE), viewport=PHONE)
    at_rest(page)
    page.locator('path[data-region="9"]').focus()
    for _ in range(6):
        page.keyboard.press("ArrowRight")
    at_rest(page)
    focused = int(page.evaluate("document.activeElement.dataset.region"))
    assert page.evaluate("(region) => Boolean(seen.pointIn(region))", focused)
    assert focused != 9


@pytest.mark.parametrize("size", [PHONE, TALL], ids=["short", "tall"])
def test_counts_and_costs_leave_emblems_free(visit: Visit, client: Client, generous: Running, size: Any) -> None:
    page = sit_down(visit, stage(generous, client, TABLE), viewport=size, **FINGER)
    if page.get_by_test_id("whole-board").count():
        # The smallest it can be.
        page.get_by_test_id("whole-board").tap()
    at_rest(page)
    checked = 0
    for region in (8, 9, 10, 13, 14, 17, 19, 20, 21, 22):
        standing = page.locator(f'[data-standing="{region}"]')
        emblem = standing.locator(".emblem-on-chip, .hollow, .portrait").element_handle()
        count = standing.locator(".count").element_handle()
        # A face fills its chip, an emblem does not.
        assert page.evaluate(COVERED, [emblem, count]) < 0.2, region
        place = standing.get_attribute("transform")
        seal = page.locator(f'g.seal[transform^="{place}"]')
        if seal.count():
            assert page.evaluate(COVERED, [emblem, seal.element_handle()]) < 0.16, region
            checked += 1
    # One's own in decline, and those of another.
    assert checked >= 3


def test_races_in_decline_wear_the_colour_of_their_owner(visit: Visit, client: Client, generous: Running) -> None:
    page = sit_down(visit, stage(generous, client, TABLE, ("A: end",)))
    for region, seat in ((8, 0), (19, 1)):
        chips = page.locator(f'[data-standing="{region}"] .chips.declined[data-seat="{seat}"]')
        active = page.locator(f'.chips:not(.declined)[data-seat="{seat}"] .rim').first
        rim = chips.locator(".tile-rim").evaluate("(node) => getComputedStyle(node).stroke")
        assert rim == active.evaluate("(node) => getComputedStyle(node).fill")


@pytest.mark.parametrize("size", [DESKTOP, SHORT, PHONE], ids=["wide", "short", "phone"])
def test_messages_cover_no_region(visit: Visit, client: Client, generous: Running, size: Any) -> None:
    page = sit_down(visit, stage(generous, client, TABLE), viewport=size)
    at_rest(page)
    with expect_toast(page, "Region 15"):
        Player(page).press_region(15)
        toast = box_of(page.get_by_test_id("toast"))
    highest = min(box_of(page.get_by_test_id(f"region-{region}"))["y"] for region in (1, 2, 3, 4, 5, 6))
    assert toast["y"] + toast["height"] <= highest + 2


@pytest.mark.parametrize("language", ["ru", "pl", "en"])
@pytest.mark.parametrize("board", CROWDED)
def test_nothing_lies_over_the_question(
    visit: Visit, client: Client, generous: Running, board: str, language: str
) -> None:
    sitting = stage(generous, client, f"map {board}\n{CROWDED[board]}\nturn A conquer")
    page = sit_down(visit, sitting, viewport=SHORT, locale=language)

    def check() -> None:
        at_rest(page)
        question, closing = page.get_by_test_id("status"), page.locator(".closing")
        for other in (closing, page.locator(".doing .hand"), page.locator(".lamp")):
            assert page.evaluate(COVERED, [question.element_handle(), other.element_handle()]) == 0
        assert question.evaluate("(node) => node.scrollWidth <= node.clientWidth")
        tray = box_of(page.locator(".tray"))
        for inside in (question, closing):
            box = box_of(inside)
            assert box["x"] + box["width"] <= tray["x"] + tray["width"]
            assert box["y"] + box["height"] <= tray["y"] + tray["height"]
        # What is drawn of the board lies where its regions are.
        assert box_of(page.locator(".view img"))["height"] > 0.97 * box_of(page.get_by_test_id("board"))["height"]

    check()
    # Whoever has tokens left is asked again.
    page.locator(".onward").click()
    page.locator(".onward.sure").click()
    page.get_by_test_id("suggestion-0").wait_for()
    check()
    page.get_by_test_id("suggestion-0").click()
    check()


@pytest.mark.parametrize("size", [DESKTOP, SHORT, TALL, PHONE], ids=["wide", "short", "tall", "phone"])
def test_the_replays_board_is_as_large_as_the_tables(
    visit: Visit, client: Client, generous: Running, size: Any
) -> None:
    game = finished(client, rounds=1)
    guest = visit(generous.address, viewport=size)
    guest.context.add_cookies([{"name": client.cookie, "value": client.token, "url": generous.address}])
    page = guest.page
    page.goto(f"/games/{game}")
    result = page.get_by_test_id("to-end")
    result.wait_for()
    at_rest(page)
    view = box_of(page.locator(".view"))
    # The way to the result covers no region.
    assert box_of(result)["y"] >= view["y"] + view["height"] - 1
    at_the_table = size_of(page, 9)
    page.goto(f"/games/{game}/replay")
    page.get_by_test_id("replay-slider").wait_for()
    at_rest(page)
    assert size_of(page, 9) > 0.8 * at_the_table
    # What it is walked through with is in sight, too.
    slider = box_of(page.get_by_test_id("replay-slider"))
    assert slider["y"] + slider["height"] <= size["height"]


@pytest.mark.parametrize(
    ("board", "language", "size"),
    [
        *((board, language, SHORT) for board in ("base-3", "underground-3") for language in ("ru", "pl", "en")),
        ("warcraft-4", "ru", DESKTOP),
    ],
)
def test_all_combos_are_in_sight_on_a_small_screen(
    visit: Visit, client: Client, generous: Running, board: str, language: str, size: Any
) -> None:
    page = sit_down(visit, stage(generous, client, f"map {board}\nturn A"), viewport=size, locale=language)
    at_rest(page)
    column = box_of(page.locator(".column-place"))
    for place in range(6):
        combo = box_of(page.get_by_test_id(f"combo-{place}"))
        assert combo["y"] + combo["height"] <= column["y"] + column["height"] + 1
    assert page.locator(".column-place").evaluate("(node) => node.scrollTop") == 0


def test_the_start_button_covers_nothing_that_is_chosen_first(visit: Visit) -> None:
    page = visit(viewport=PHONE, **FINGER).page
    page.goto("/new")
    start = box_of(page.get_by_test_id("setup-start"))
    for players in (2, 3, 4, 5):
        label = page.locator(f'label:has([data-testid="setup-players-{players}"])')
        box = box_of(label)
        assert box["y"] + box["height"] < start["y"]


def test_a_running_game_is_gone_on_with_above_the_fold(visit: Visit, client: Client, generous: Running) -> None:
    sitting = stage(generous, client, TABLE)
    page = sit_down(visit, sitting, viewport=PHONE, **FINGER)
    page.goto("/")
    resume = page.get_by_test_id("resume")
    expect(resume).to_contain_text("Continue")
    at_rest(page)
    box = box_of(resume)
    assert box["y"] + box["height"] <= PHONE["height"]
    resume.tap()
    page.get_by_test_id("board").wait_for()
