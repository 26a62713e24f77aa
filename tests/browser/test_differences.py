"""A page that is told what has changed shows the same as one that has just been told everything."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket
from tests.browser.conftest import Visit
from tests.browser.player import Player, Seen, is_over, set_up, wait_until
from tests.browser.test_tabs import same

pytestmark = pytest.mark.browser

# While `lose` is above 0, so many messages that tell of changes never arrive.
LOSE = """
window.lose = 0;
Object.defineProperty(WebSocket.prototype, "onmessage", { set(hear) {
  if (hear) this.addEventListener("message", (event) => {
    if (window.lose > 0 && JSON.parse(event.data).type === "changed") window.lose -= 1;
    else hear(event);
  });
} });
"""


class Frames:
    """What the sockets of a page at its table have brought."""

    def __init__(self, page: Page) -> None:
        self.kinds: list[list[str]] = []  # for each socket
        page.on("websocket", self._follow)

    def _follow(self, socket: WebSocket) -> None:
        if "/api/games/" in socket.url:
            kinds: list[str] = []
            self.kinds.append(kinds)
            socket.on("framereceived", lambda text: kinds.append(json.loads(text)["type"]))


def comparable(player: Player) -> Seen:
    """What is seen but for what passes, at a moment when the person is asked."""
    seen = player.wait_for(lambda seen: seen["mine"])
    return {**seen, "toast": "", "recap": False}


def compare(one: Player, fresh: Player) -> None:
    fresh.page.goto(one.page.url)
    # What the person has begun to do is not known to the other page; a spread that nobody has touched is.
    assert comparable(fresh) == comparable(one)
    same(one.page, fresh.page)


def asked_anew(versions: list[int]) -> Any:
    """Something has happened since the last comparison, and the person is asked what to do."""
    return lambda seen: is_over(seen) or (seen["mine"] and not seen["behind"] and seen["version"] >= versions[-1] + 6)


def test_after_many_changes_the_page_is_as_if_newly_loaded(visit: Visit) -> None:
    guest = visit()
    frames = Frames(guest.page)
    set_up(guest.page, "hbb")
    player, fresh = Player(guest.page, seed=3), Player(guest.another_page())
    versions = [0]
    while len(versions) < 7 and not is_over(seen := player.play(asked_anew(versions))):
        versions.append(seen["version"])
        compare(player, fresh)
    assert len(versions) > 4
    (kinds,) = frames.kinds
    assert kinds.count("welcome") == 1
    assert kinds.count("changed") > 5 * kinds.count("update")
    assert kinds.count("changed") > 20


def test_a_page_that_has_missed_a_change_comes_back_for_the_whole(visit: Visit) -> None:
    guest = visit()
    guest.page.add_init_script(LOSE)
    frames = Frames(guest.page)
    set_up(guest.page, "hbb")
    player, fresh = Player(guest.page, seed=4), Player(guest.another_page())
    seen = player.play(asked_anew([0]))
    guest.page.evaluate("() => { window.lose = 1; }")
    player.play(asked_anew([seen["version"]]))
    assert wait_until(guest.page, "() => window.lose === 0")
    compare(player, fresh)
    assert [kinds.count("welcome") for kinds in frames.kinds] == [1, 1]
