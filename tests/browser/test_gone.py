"""A game that can't be come back to: the page says so and does not try again."""

from __future__ import annotations

import pytest
from playwright.sync_api import WebSocketRoute, expect
from tests.browser.conftest import Visit
from tests.browser.player import set_up

pytestmark = pytest.mark.browser


@pytest.mark.parametrize(
    ("code", "said"), [(4404, "You don't sit here any more."), (4409, "This game was played with another version")]
)
def test_closed_for_good(visit: Visit, code: int, said: str) -> None:
    page = visit().page
    set_up(page, "hb")
    knocks: list[str] = []

    def close(socket: WebSocketRoute) -> None:
        knocks.append(socket.url)
        socket.close(code=code)

    page.route_web_socket("**/socket", close)
    page.reload()
    expect(page.get_by_role("heading", name=said)).to_be_visible()
    # Longer than the page waits before it knocks again.
    page.wait_for_timeout(1000)
    assert len(knocks) == 1
    expect(page.get_by_test_id("reconnecting")).to_be_hidden()
    page.get_by_role("link").click()
    page.get_by_test_id("play-now").wait_for()
