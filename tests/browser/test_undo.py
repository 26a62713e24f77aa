"""Taking back, the price of a region, and why some can't be had."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Visit
from tests.browser.player import Player, at_rest, easy_targets, expect_toast, may_conquer, set_up
from tests.browser.positions import sit_down
from tests.browser.staged import stage
from tests.server.client import Client
from tests.server.running import Running

pytestmark = pytest.mark.browser


def whole_table(page: Page) -> str:
    """The page as it stands, without what only says where mouse and focus have been."""
    page.mouse.move(2, 2)
    at_rest(page)
    html: str = page.evaluate(
        """() => ["[data-testid=board]", ".players", ".column", ".tray", "[data-testid=log]"]
            .map((part) => document.querySelector(part).outerHTML).join("\\n")"""
    )
    return re.sub(r'<!--.*?-->| tabindex="-?\d"|\?at=\d+|animation[^;"]*;?', "", html)


def take(player: Player, region: int) -> None:
    before = player.look()
    player.press_region(region)
    after = player.wait(before)
    if after["ways"]:
        player.press_id(after["ways"][0])
        player.wait(after)
    player.wait_for(lambda now: now["version"] > before["version"])


def test_what_is_taken_back_was_never_there(visit: Visit) -> None:
    page = visit().page
    set_up(page, "hb")
    player = Player(page, seed=1)
    seen = player.play(may_conquer)
    region = easy_targets(seen)[0]
    before = whole_table(page)
    take(player, region)
    conquered = whole_table(page)
    assert conquered != before
    player.press_id("undo")
    player.wait_for(lambda now: now["told"] == seen["told"])
    assert whole_table(page) == before
    # The same again gives the same.
    take(player, region)
    assert whole_table(page) == conquered
    # And the whole turn at once.
    after = player.look()
    if may_conquer(after):
        take(player, easy_targets(after)[0])
    player.press_id("restart-turn")
    player.wait_for(lambda now: not now["undo"])
    assert player.look()["told"] != after["told"]


def test_nothing_revealed_is_taken_back(visit: Visit) -> None:
    page = visit().page
    set_up(page, "hb")
    player = Player(page, seed=1)
    picking = player.play(lambda seen: seen["picks"])
    player.act(picking)
    player.wait_for(lambda now: now["mine"] and not now["picks"])
    expect_no_undo(page)


def test_no_roll_of_the_die_is_taken_back(visit: Visit, client: Client, generous: Running) -> None:
    # One token in hand, and nothing can be had for it without the die.
    lines = """
        map base-2
        A active orcs/alchemist 9=2
        B active ratmen/hill 22
        turn A conquer
    """
    page = sit_down(visit, stage(generous, client, lines))
    player = Player(page, seed=1)
    seen = player.wait_for(lambda seen: seen["targets"])
    assert all(target["risky"] for target in seen["targets"])
    player.play(lambda seen: "gamble" in player.did and seen["mine"] and "die" in last_told(page))
    expect_no_undo(page)


def last_told(page: Page) -> str:
    """All sentences about what was done last: they lead to the same moment of the replay."""
    told: str = page.evaluate(
        """() => [...document.querySelectorAll("[data-testid=log] a")]
            .filter((sentence, _, all) => sentence.href === all.at(-1).href)
            .map((sentence) => sentence.textContent).join(" ")"""
    )
    return told


def expect_no_undo(page: Page) -> None:
    """Grey, and it says why."""
    undo = page.get_by_test_id("undo")
    expect(undo).to_have_attribute("aria-disabled", "true")
    undo.hover()
    tip = page.get_by_role("tooltip")
    expect(tip).to_contain_text("not beyond a die roll, a new combo")
    with expect_toast(page, "not beyond a die roll, a new combo"):
        undo.click(force=True)


def test_prices_add_up_and_refusals_say_why(visit: Visit) -> None:
    page = visit().page
    set_up(page, "hbb")
    player = Player(page, seed=1)
    # Not the first turn, so that there are defenders.
    turns = 0
    for _ in range(2):
        player.play(may_conquer)
        turns += check_prices(player)
        check_refusals(player)
        now = player.look()["round"]
        player.play(lambda seen, now=now: seen["round"] != now)  # type: ignore[misc]
    assert turns > 3


def check_prices(player: Player) -> int:
    page = player.page
    regions = [target["region"] for target in player.look()["targets"]]
    with_a_sum = 0
    for region in regions:
        seal = page.evaluate("(region) => seen.sealIn(region)", region)
        if seal is None:
            continue
        hover(player, region)
        preview = page.get_by_test_id("preview")
        rows = [number(text) for text in preview.locator("tr:not(.total) .amount").all_inner_texts()]
        total = number(preview.locator(".total .amount").inner_text())
        # Nothing costs less than one, whatever the sum.
        assert total == max(1, sum(rows)) or total == sum(rows), (region, rows, total)
        assert total == seal, region
        with_a_sum += 1
    return with_a_sum


def check_refusals(player: Player) -> None:
    page = player.page
    others = page.locator('path.region[aria-disabled="true"]').all()
    assert others
    for region in [int(path.get_attribute("data-region") or 0) for path in others[:4]]:
        hover(player, region)
        why = page.get_by_test_id("preview").locator(".why").all_inner_texts()
        with expect_toast(page, why[0] if why else f"already holds region {region}."):
            player.press_region(region)


def hover(player: Player, region: int) -> None:
    point = player.point_in(region)
    player.page.mouse.move(point["x"], point["y"])
    expect(player.page.get_by_test_id("preview").locator("header")).to_contain_text(re.compile(rf" {region}\b"))


def number(text: str) -> int:
    return int(text.replace("−", "-").replace("+", ""))
