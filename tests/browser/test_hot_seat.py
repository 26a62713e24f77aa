"""Two people at one screen, a curtain between their turns."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket, expect
from tests.browser.conftest import Visit
from tests.browser.player import Player, Seen, set_up

pytestmark = pytest.mark.browser


class Ears:
    """What came over the page's sockets."""

    def __init__(self, page: Page) -> None:
        self.positions: list[dict[str, Any]] = []
        page.on("websocket", self._opened)

    def _opened(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._heard)

    def _heard(self, text: str | bytes) -> None:
        scene = json.loads(text).get("scene")
        if scene:
            self.positions.append(scene["position"])


def coins_shown(page: Page) -> list[str]:
    return [text.strip() for text in page.locator('[data-testid^="player-"] .coins').all_text_contents()]


@pytest.mark.parametrize(("box", "rounds"), [("base", 3), ("underground", 3)])
def test_a_whole_game(visit: Visit, box: str, rounds: int) -> None:
    page = visit().page
    ears = Ears(page)
    set_up(page, "hh", box=box, rounds=rounds, names=["Anna", "Bo"])
    curtains: list[int] = []

    def at_the_curtain(seen: Seen) -> None:
        if seen["curtain"] is None:
            return
        following = int(seen["curtain"])
        curtains.append(following)
        assert page.get_by_test_id("curtain").get_by_text(["Anna", "Bo"][following]).first.is_visible()
        # The page has not been told, so it can't show it anywhere.
        newest = ears.positions[-1]
        assert newest["eyes"] != following
        assert newest["players"][following]["coins"] is None
        shown = page.locator(f'[data-player="{following}"]').all_text_contents()
        assert shown
        assert all("?" in text for text in shown), shown
        # And nothing behind the curtain can be reached.
        assert page.evaluate("document.activeElement.closest('[data-testid=curtain]') !== null")

    asked: list[str] = []

    def look(seen: Seen) -> None:
        at_the_curtain(seen)
        if seen["mine"] and seen["pool"] is not None and "retreat" in seen["status"] and asked[-1] != seen["status"]:
            # A way to retreat is proposed: nothing is left to place, one press takes it.
            assert seen["pool"] == 0
            assert seen["place"]
        asked.append(seen["status"] if seen["curtain"] is None else "")

    player = Player(page, seed=7)
    player.to_the_end(each=look)
    assert len(curtains) >= 2 * rounds - 1
    assert set(curtains) == {0, 1}
    expect(page.locator('[data-testid^="rank-"]')).to_have_count(2)


def test_who_lifts_the_curtain_sees_their_own_coins_only(visit: Visit) -> None:
    page = visit().page
    page.goto("/")
    page.get_by_test_id("hot-seat").click()
    page.get_by_test_id("hot-seat-2").click()
    page.get_by_test_id("board").wait_for()
    player = Player(page, seed=3)
    first = player.play(lambda seen: seen["curtain"] is not None)
    player.act(first)
    player.wait_for(lambda seen: seen["curtain"] is None and seen["mine"])
    seat = int(first["curtain"])
    assert coins_shown(page)[seat].isdigit()
    assert coins_shown(page)[1 - seat] == "?"
    player.play(lambda seen: seen["curtain"] is not None)
    assert coins_shown(page)[1 - seat] == "?"
    player.act(player.look())
    player.wait_for(lambda seen: seen["curtain"] is None and seen["mine"])
    assert coins_shown(page)[1 - seat].isdigit()
    assert coins_shown(page)[seat] == "?"
    # A reload keeps the person who sits there, and shows nobody else's coins.
    page.reload()
    player.wait_for(lambda seen: seen["table"] and seen["mine"])
    assert coins_shown(page)[1 - seat].isdigit()
    assert coins_shown(page)[seat] == "?"
