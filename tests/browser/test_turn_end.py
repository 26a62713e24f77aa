"""What ends a turn says so, and nothing else does."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.player import Player, set_up, wait_until
from tests.browser.positions import heroes_to_come, retreating, sit_down
from tests.server.client import Client

pytestmark = pytest.mark.browser


def test_a_retreat_in_the_turn_of_another_is_one_press(visit: Visit, client: Client) -> None:
    sitting = retreating(client)
    page = sit_down(visit, sitting)
    expect(page.get_by_test_id("end-turn")).to_have_count(0)
    retreat = page.locator(".onward")
    # What comes then depends on who was attacked, and where.
    expect(retreat).to_contain_text("Retreat there")
    expect(retreat.locator("small")).not_to_be_empty()
    before = sitting.scene.version
    retreat.click()
    # The game goes on at once: nobody is asked to end a turn that is not theirs.
    after = Player(page).wait_for(lambda seen: seen["version"] > before)
    assert "turn is done" not in after["status"]
    assert not after["endTurn"]


def test_placing_that_is_followed_by_heroes_ends_no_turn(visit: Visit, client: Client) -> None:
    sitting = heroes_to_come(client)
    page = sit_down(visit, sitting)
    player = Player(page)
    spread = sitting.scene.position.spread
    assert spread is not None
    onward = page.locator(".onward")
    expect(onward).to_have_text(f"Still to be placed: {spread.pool}")
    expect(page.get_by_test_id("end-turn")).to_have_count(0)
    page.get_by_test_id("suggestion-0").click()
    expect(onward).to_have_text("Done: on to “Heroic”")
    onward.click()
    expect(page.get_by_test_id("status")).to_have_text("Place your heroes")
    # There is room for one in a region: a second press takes it away again.
    high, low = [share.region for share in spread.shares][:1:-1][0], spread.shares[0].region
    for region in (high, low):
        player.press_region(region)
    expect(onward).to_have_text("End turn")
    player.press_region(low)
    expect(onward).to_have_text("Still to be placed: 1")
    player.press_region(low)
    onward.click()
    page.get_by_test_id("curtain").wait_for()


def test_a_press_while_others_move_shows_the_newest_and_what_comes_then(visit: Visit) -> None:
    page = visit().page
    set_up(page, "hbb", box="warcraft", rounds=4)
    Player(page, seed=3).play(lambda seen: seen["behind"] and not seen["mine"])
    page.keyboard.press("Escape")
    # From here on nobody presses anything.
    wait_until(page, "document.querySelector('.question.mine') !== null || seen.look().over")
