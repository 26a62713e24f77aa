"""Four people with a browser each play a whole game, whatever happens meanwhile, and a fifth looks on."""

from __future__ import annotations

import signal
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import PHONE, Guest, Visit
from tests.browser.player import Player, is_over
from tests.browser.test_friends import invite
from tests.server.running import Serving

pytestmark = pytest.mark.browser

TOUCH = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
# What a page says while its server is gone, or its own net.
CUT = "ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|ERR_INTERNET_DISCONNECTED|WebSocket connection to"
FRIENDS = (("Ania", "pl", True), ("Борис", "ru", False), ("Clara", "en", False))
# So many seconds nobody waits for somebody who is gone.
AWAY = 2
MOST_PRESSES = 2_000


def do(page: Page, table: str, deed: dict[str, object]) -> None:
    """What the page has no button for: less patience than anybody would agree on, and a short game."""
    status = page.evaluate(
        """([table, deed]) => fetch(`/api/tables/${table}/deeds`,
            { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(deed) },
        ).then((answer) => answer.status)""",
        [table, deed],
    )
    assert status == 200


def begin(host: Page, friends: list[Guest]) -> str:
    """The game of the four of them."""
    link = invite(host)
    table = link.rsplit("/", 1)[1]
    manners = {"away": AWAY, "watching": True}
    do(host, table, {"do": "table", "table": {"box": "base", "rounds": 2, "manners": manners}, "players": 4})
    for friend, (name, _, _) in zip(friends, FRIENDS, strict=True):
        friend.page.goto(link)
        friend.page.get_by_test_id("my-name").fill(name)
        friend.page.get_by_test_id("sit-down").click()
        friend.page.get_by_test_id("ready").click()
    host.get_by_test_id("begin").click()
    for page in (host, *[friend.page for friend in friends]):
        page.wait_for_url("**/games/*")
        expect(page.get_by_test_id("board")).to_be_visible()
    return host.url.rsplit("/", 1)[1]


class Round:
    """People who press in turn whatever their own page offers them."""

    def __init__(self, players: list[Player]) -> None:
        self.players = players
        self.presses = 0

    def until(self, enough: Callable[[], bool]) -> None:
        while not enough():
            for player in self.players:
                if not is_over(seen := player.look()):
                    player.act(seen)
            self.presses += 1
            assert self.presses < MOST_PRESSES, [player.look() for player in self.players]


def told(page: Page) -> int:
    """How many lines the log has."""
    return page.locator('[data-testid="log"] .lines > li').count()


def test_four_play_to_the_end_through_cuts_a_crash_and_a_leaver(
    visit: Visit, page_is_built: None, tmp_path: Path
) -> None:
    server = Serving(tmp_path)
    address = server.ready()
    guests = [visit(address), *[visit(address, locale=lang, **(TOUCH if phone else {})) for _, lang, phone in FRIENDS]]
    spectator = visit(address, locale="pl")
    for guest in (*guests, spectator):
        guest.watch.forgive(CUT)
    host, ania, boris, clara = guests
    try:
        game = begin(host.page, [ania, boris, clara])
        spectator.page.goto(f"/games/{game}")
        expect(spectator.page.get_by_test_id("watching")).to_be_visible()
        table = Round(
            [Player(guest.page, seed, "finger" if guest is ania else "mouse") for seed, guest in enumerate(guests)]
        )
        table.until(lambda: told(host.page) > 2)

        # A cut: the phone is in a tunnel for a moment, and somebody presses F5.
        ania.context.set_offline(True)
        boris.page.reload()
        expect(boris.page.get_by_test_id("board")).to_be_visible()
        ania.context.set_offline(False)
        before = told(host.page)
        table.until(lambda: told(host.page) > before)

        # A crash.
        server.process.send_signal(signal.SIGKILL)
        server.end(signal.SIGKILL)
        server = Serving(tmp_path, int(address.rsplit(":", 1)[1]))
        server.ready()
        for guest in (*guests, spectator):
            expect(guest.page.get_by_test_id("reconnecting")).to_be_hidden()
        before = told(host.page)
        table.until(lambda: told(host.page) > before)

        # Clara closes her lid. The others see it, and in her turn a bot plays on.
        seat = 3
        clara.page.goto("about:blank")
        mine = table.players.pop()
        expect(host.page.get_by_test_id(f"absent-{seat}")).to_be_visible()
        table.until(lambda: "bot" in host.page.get_by_test_id(f"absent-{seat}").inner_text().lower())
        # She comes back, and the seat is hers again.
        clara.page.goto(f"{address}/games/{game}")
        expect(clara.page.get_by_test_id("board")).to_be_visible()
        expect(host.page.get_by_test_id(f"absent-{seat}")).to_have_count(0)
        table.players.append(mine)
        table.until(lambda: all(is_over(player.look()) for player in table.players))

        # Everybody is shown the same end, in their own language, and so is who only looked on.
        ends = []
        for guest in (*guests, spectator):
            guest.page.goto(f"{address}/games/{game}/end")
            ranks = guest.page.locator('[data-testid^="rank-"]')
            expect(ranks).to_have_count(4)
            ends.append(ranks.locator(".coins").all_inner_texts())
        coins = [[text.split()[0] for text in end] for end in ends]
        assert coins == [coins[0]] * 5
        assert len({" ".join(end) for end in ends}) > 1, "said in several languages"
    finally:
        server.end(signal.SIGKILL)
