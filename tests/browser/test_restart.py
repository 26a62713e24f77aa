"""The server is killed in the middle of a game: the page says so, waits, and goes on where it was."""

from __future__ import annotations

import signal
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.player import Player, easy_targets, may_conquer, set_up, wait_until
from tests.server.running import Serving

pytestmark = pytest.mark.browser

BANNER_WITHIN = 3_000

# Whether the page tells of a cut in time is measured by its own clock: however busy the machine, what is due first
# happens first.
WATCH_FOR_BANNER = """
const Plain = WebSocket;
window.WebSocket = class extends Plain {
  constructor(...how) {
    super(...how);
    // Null from when the server is about to be killed.
    this.addEventListener("close", () => window.banner === null && setTimeout(() => {
      window.banner ??= document.querySelector("[data-testid=reconnecting]") ? "shown" : "missing";
    }, WITHIN));
  }
};
""".replace("WITHIN", str(BANNER_WITHIN))


def test_killed_in_the_middle(visit: Visit, page_is_built: None, tmp_path: Path) -> None:
    server = Serving(tmp_path)
    address = server.ready()
    port = int(address.rsplit(":", 1)[1])
    guest = visit(address)
    guest.watch.forgive("ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|WebSocket connection to")
    page = guest.page
    page.add_init_script(WATCH_FOR_BANNER)
    try:
        set_up(page, "hb", rounds=3)
        player = Player(page, seed=2)
        # In the middle of a turn, with conquests behind and before.
        seen = player.play(lambda seen: may_conquer(seen) and seen["undo"])
        before = table_of(player)

        page.evaluate("window.banner = null")
        server.process.send_signal(signal.SIGKILL)
        assert wait_until(page, "window.banner") == "shown"
        expect(page.get_by_test_id("reconnecting")).to_be_visible()
        server.end(signal.SIGKILL)
        # What is done without a server is carried out when there is one again, once.
        player.press_region(easy_targets(seen)[0])
        if ways := player.look()["ways"]:
            player.press_id(ways[0])

        server = Serving(tmp_path, port)
        server.ready()
        expect(page.get_by_test_id("reconnecting")).to_be_hidden()
        player.wait_for(lambda now: now["mine"] and now["told"] != seen["told"])
        told = table_of(player)["log"]
        # The last line may have grown: conquests one after another are told together.
        told_before = len(before["log"]) - 1
        assert told[:told_before] == before["log"][:told_before]
        assert told != before["log"]

        # The page as it is after a reload is the page as it was: nothing was lost, nothing doubled.
        kept = table_of(player)
        page.reload()
        player.wait_for(lambda seen: seen["table"] and seen["mine"])
        assert table_of(player) == kept

        player.to_the_end()
        expect(page.locator('[data-testid^="rank-"]')).to_have_count(2)
    finally:
        server.end(signal.SIGKILL)


def table_of(player: Player) -> dict[str, list[str]]:
    """What lies on the table and has been told, in words."""
    page = player.page
    return {
        "regions": page.evaluate("[...document.querySelectorAll('path.region')].map((region) => region.ariaLabel)"),
        "players": page.locator('[data-testid^="player-"]').all_inner_texts(),
        "log": page.locator('[data-testid="log"] a').all_inner_texts(),
    }
