"""A whole game against bots, in a browser, to the end and after it."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Visit
from tests.browser.player import Player, game_of, set_up
from tests.cli.running import tesno

pytestmark = pytest.mark.browser


def test_play_now_and_everything_after_it(visit: Visit, tmp_path: Path) -> None:
    page = visit().page
    page.goto("/")
    page.get_by_test_id("play-now").click()
    page.get_by_test_id("board").wait_for()
    player = Player(page, seed=4)
    player.to_the_end()
    # The player has really used the table.
    assert {"pick", "region", "put on the board", "put in the tray", "end"} <= set(player.did), player.did
    _end_screen(page, players=3)
    _replay(page)
    _replay_file(page, tmp_path)
    _rematch(page)


def test_underground(visit: Visit, tmp_path: Path) -> None:
    page = visit().page
    set_up(page, "hb", box="underground", rounds=4)
    Player(page, seed=5).to_the_end()
    _end_screen(page, players=2)
    _replay_file(page, tmp_path)


def _end_screen(page: Page, players: int) -> None:
    expect(page.get_by_test_id("winner")).not_to_be_empty()
    ranks = page.locator('[data-testid^="rank-"]')
    expect(ranks).to_have_count(players)
    coins = [int(text.split()[0]) for text in ranks.locator(".coins").all_inner_texts()]
    assert coins == sorted(coins, reverse=True)
    assert coins[0] > 0
    expect(page.get_by_test_id("score-graph").locator("path.line")).to_have_count(players)
    # The graph ends where the ranking says.
    finals = page.get_by_test_id("score-graph").locator("text.final").all_text_contents()
    assert sorted(map(int, finals), reverse=True) == coins
    expect(page.locator('tr[data-testid^="combo-"]').nth(players - 1)).to_be_attached()


def _replay(page: Page) -> None:
    page.get_by_test_id("watch").click()
    slider = page.get_by_test_id("replay-slider")
    slider.wait_for()
    last = int(slider.get_attribute("max") or 0)
    assert last > 20
    slider.focus()
    slider.press("End")
    expect(slider).to_have_value(str(last))
    slider.press("Home")
    for _ in range(9):
        slider.press("ArrowRight")
    # The address names the moment: opened anew it shows the same.
    shown = _replay_shows(page, 9)
    other = page.context.new_page()
    other.goto(page.url)
    assert _replay_shows(other, 9) == shown
    other.close()
    slider.press("End")
    assert _replay_shows(page, last) != shown
    page.get_by_test_id("result").click()
    page.wait_for_url("**/end")


def _replay_shows(page: Page, moment: int) -> list[str]:
    """What is to be seen of a moment, once it is there and the address names it."""
    slider = page.get_by_test_id("replay-slider")
    expect(slider).to_have_value(str(moment))
    version = slider.get_attribute("data-at") or ""
    expect(page.locator("[data-version]")).to_have_attribute("data-version", version)
    page.wait_for_url(lambda url: url.endswith(f"/replay?at={version}"))
    shown: list[str] = page.evaluate(
        """() => ["[data-testid=board]", ".people", ".moment", "[aria-current=step]"]
            .map((part) => document.querySelector(part)?.textContent.replace(/\\s+/g, " ") ?? "")
            .concat([...document.querySelectorAll("path.region")].map((path) => path.ariaLabel))"""
    )
    return shown


def _replay_file(page: Page, folder: Path) -> None:
    with page.expect_download() as waiting:
        page.get_by_test_id("download").click()
    path = folder / waiting.value.suggested_filename
    waiting.value.save_as(path)
    replayed = tesno("replay", path)
    assert replayed.status == 0, replayed.err
    verified = tesno("verify", path)
    assert verified.status == 0, verified.err


def _rematch(page: Page) -> None:
    before = game_of(page)
    page.get_by_test_id("rematch").click()
    page.wait_for_url(lambda url: before not in url)
    page.get_by_test_id("board").wait_for()
    seen = Player(page).play(lambda seen: seen["picks"])
    assert seen["round"]
