"""Two people, each with a browser: one goes, a bot plays on, and the seat is taken back in the middle of the turn."""

from __future__ import annotations

import asyncio
import re
from itertools import pairwise

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import PHONE, Visit
from tests.browser.test_access import Axe
from tests.browser.test_friends import invite
from tests.server.client import Client
from tests.server.clocks import Hands, going_by, look, wait_until_missed
from tests.server.running import Running, wait_until
from tests.server.tables import give_seat

from tesno.server.live import LiveGame

pytestmark = pytest.mark.browser

TOUCH = {"viewport": PHONE, "has_touch": True, "is_mobile": True}


def gather(host: Page, friend: Page) -> None:
    link = invite(host)
    friend.goto(link)
    friend.get_by_test_id("my-name").fill("Ania")
    friend.get_by_test_id("sit-down").click()


def begin(host: Page, friend: Page) -> str:
    """A game of the two of them; its id."""
    gather(host, friend)
    return begin_gathered(host, friend)


def begin_gathered(host: Page, friend: Page) -> str:
    host.get_by_test_id("place-3-kind").select_option("beginner")
    friend.get_by_test_id("ready").click()
    host.get_by_test_id("begin").click()
    for page in (host, friend):
        page.wait_for_url("**/games/*")
        expect(page.get_by_test_id("board")).to_be_visible()
    return host.url.rsplit("/", 1)[1]


def live_game(server: Running, game: str) -> LiveGame:
    live = server.do(server.service.hall.game(game))
    assert live is not None
    return live


def test_a_bot_plays_on_until_the_owner_is_back(visit: Visit, generous: Running) -> None:
    hands, server = Hands(), generous
    with going_by(hands, server):
        host = visit(server.address, locale="ru").page
        friend = visit(server.address, locale="pl", **TOUCH).page
        game = begin(host, friend)
        live = live_game(server, game)
        # A bot may be first.
        wait_until(lambda: live.course.asked in (0, 1))
        leaving, staying = (host, friend) if live.course.asked == 0 else (friend, host)
        seat = live.course.asked
        assert seat is not None
        leaving.goto("/")
        wait_until_missed(server, game, seat)
        hands.turn(3)
        look(server, game)
        expect(staying.get_by_test_id("attendance")).to_have_text(re.compile("стол|stole"))
        if staying is host:
            expect(host.get_by_test_id(f"absent-{seat}")).to_contain_text("Нет за столом")
        else:
            staying.get_by_role("button", name="Gracze").first.click()
            expect(staying.get_by_test_id(f"absent-{seat}")).to_contain_text("Poza stołem")
        axe = Axe(staying)
        axe.check("somebody is away")
        axe.expect_nothing_wrong()
        thinking = live._thinkers.think

        async def think(question: object, asker: object = None) -> object:
            # The bot is slow: it has made up its mind when the owner is back.
            while seat in live.course.away:
                await asyncio.sleep(0.01)
            return await thinking(question, asker)  # type: ignore[arg-type]

        live._thinkers.think = think  # type: ignore[assignment, method-assign]
        try:
            hands.turn(60)
            look(server, game)
            expect(staying.get_by_test_id(f"absent-{seat}")).to_contain_text(re.compile("Играет бот|Gra bot"))
            leaving.goto(f"/games/{game}")
            expect(leaving.get_by_test_id("board")).to_be_visible()
            wait_until(lambda: seat not in live.course.away)
            expect(staying.get_by_test_id(f"absent-{seat}")).to_have_count(0)
            # It is the owner's turn again, with everything that can be done in it.
            expect(leaving.locator(".pennant.open").first).to_be_visible()
            assert live.course.asked == seat
        finally:
            live._thinkers.think = thinking  # type: ignore[method-assign]


def test_the_host_says_how_they_play_together_and_the_friend_reads_it(visit: Visit, generous: Running) -> None:
    host = visit(generous.address, locale="pl", **TOUCH).page
    friend = visit(generous.address, locale="ru").page
    gather(host, friend)
    expect(friend.get_by_test_id("manners-away")).to_have_text("1 мин")
    for name, value in {"away": "300", "talk": "phrases", "watching": "true", "clock": "days-3"}.items():
        host.get_by_test_id(f"manners-{name}").select_option(value)
        expect(host.get_by_test_id(f"manners-{name}")).to_have_value(value)
    expect(friend.get_by_test_id("manners-clock")).to_have_text("По переписке: 3 дня на ход")
    expect(friend.get_by_test_id("manners-talk")).to_have_text("Только готовые фразы")
    for page in (host, friend):
        axe = Axe(page)
        axe.check("manners")
        axe.expect_nothing_wrong()


def test_a_clock_runs_down_and_waits_while_the_host_has_paused(visit: Visit, generous: Running) -> None:
    hands, server = Hands(), generous
    with going_by(hands, server):
        host = visit(server.address, locale="pl").page
        friend = visit(server.address, locale="ru", **TOUCH).page
        gather(host, friend)
        host.get_by_test_id("manners-clock").select_option("turn-120")
        expect(friend.get_by_test_id("manners-clock")).to_have_text("2 мин на ход")
        game = begin_gathered(host, friend)
        live = live_game(server, game)
        wait_until(lambda: live.course.asked in (0, 1))
        seat = live.course.asked
        assert seat is not None
        clock = host.get_by_test_id(f"clock-{seat}")
        expect(clock).to_have_class(re.compile("runs"))
        expect(host.get_by_test_id(f"clock-{1 - seat}")).to_have_text("2:00")
        hands.turn(115)
        host.reload()
        expect(clock).to_have_class(re.compile("short"))
        axe = Axe(host)
        axe.check("a clock runs down")
        axe.expect_nothing_wrong()
        host.get_by_test_id("menu-open").click()
        host.get_by_test_id("pause").click()
        for page in (host, friend):
            expect(page.get_by_test_id("paused")).to_be_visible()
        hands.turn(1000)
        look(server, game)
        assert not live.course.away
        expect(friend.get_by_test_id("resume")).to_have_count(0)
        host.get_by_test_id("resume").click()
        expect(friend.get_by_test_id("paused")).to_have_count(0)
        hands.turn(6)
        look(server, game)
        # A bot plays the rest of the turn, and the log says why.
        expect(host.get_by_test_id("log")).to_contain_text("koniec czasu")
        wait_until(lambda: live.course.asked != seat)


def test_a_big_screen_shows_clocks_pauses_and_who_is_away(visit: Visit, generous: Running) -> None:
    hands, server = Hands(), generous
    with going_by(hands, server):
        host = visit(server.address).page
        friend = visit(server.address, locale="pl", **TOUCH).page
        gather(host, friend)
        host.get_by_test_id("manners-clock").select_option("turn-120")
        host.get_by_test_id("manners-watching").select_option("true")
        expect(friend.get_by_test_id("ready")).to_have_attribute("aria-pressed", "false")
        game = begin_gathered(host, friend)
        live = live_game(server, game)
        wait_until(lambda: live.course.asked in (0, 1))
        screen = visit(server.address, locale="ru", viewport={"width": 1920, "height": 1080}).page
        screen.goto(f"/games/{game}/tv")
        expect(screen.get_by_test_id(f"clock-{live.course.asked}")).to_have_class(re.compile("runs"))
        expect(screen.get_by_test_id("clock-2")).to_have_count(0)
        host.get_by_test_id("menu-open").click()
        host.get_by_test_id("pause").click()
        expect(screen.get_by_test_id("status")).to_have_text("Партия на паузе.")
        host.get_by_test_id("resume").click()
        expect(screen.get_by_test_id("status")).not_to_have_text("Партия на паузе.")
        friend.goto("/")
        wait_until(lambda: len(live.watchers) == 2)
        hands.turn(3)
        look(server, game)
        expect(screen.get_by_test_id("absent-1")).to_contain_text("Нет за столом")
        axe = Axe(screen)
        axe.check("big screen")
        axe.expect_nothing_wrong()


@pytest.mark.parametrize("width", [320, 360])
def test_on_a_small_phone_everything_in_the_bar_is_in_reach(visit: Visit, generous: Running, width: int) -> None:
    host = visit(generous.address).page
    friend = visit(generous.address, locale="ru", **{**TOUCH, "viewport": {"width": width, "height": 640}}).page
    gather(host, friend)
    host.get_by_test_id("manners-watching").select_option("true")
    expect(friend.get_by_test_id("ready")).to_have_attribute("aria-pressed", "false")
    game = begin_gathered(host, friend)
    spectator = visit(generous.address).page
    spectator.goto(f"/games/{game}")
    expect(friend.get_by_test_id("spectators")).to_contain_text("1")
    friend.get_by_test_id("talk-open").wait_for()
    for language in ("ru", "pl", "en"):
        friend.get_by_test_id("menu-open").click()
        friend.get_by_test_id("menu").get_by_test_id(f"language-{language}").click()
        friend.get_by_test_id("menu-close").click()
        for step in range(5):
            # Whatever step a turn is at.
            friend.evaluate(
                """(step) => document.querySelectorAll('[data-testid="phases"] li')
                    .forEach((line, index) => line.classList.toggle("now", index === step))""",
                step,
            )
            ends = friend.evaluate(
                """() => ["spectators", "talk-open", "menu-open", "help-open"].map((id) =>
                    document.querySelector(`[data-testid="${id}"]`).getBoundingClientRect())
                    .map(({ left, right }) => [left, right])"""
            )
            assert ends[-1][1] <= width, (language, step, ends)
            assert all(right <= left + 0.5 for (_, right), (left, _) in pairwise(ends)), ends


@pytest.mark.parametrize("width", [320, 360])
def test_on_a_small_phone_five_players_their_clock_and_who_is_away_are_in_view(
    visit: Visit, generous: Running, client: Client, width: int
) -> None:
    hands, server = Hands(), generous
    with going_by(hands, server), Client(server.address) as bert:
        seats = [{"kind": "human", "name": name} for name in "ABCDE"]
        manners = {"clock": {"kind": "bank", "seconds": 1200, "increment": 15}}
        game = client.http.post("/api/games", json={"seats": seats, "manners": manners}).json()["id"]
        for seat in (2, 3, 4):
            give_seat(server, game, seat, bert)
        guest = visit(server.address, **{**TOUCH, "viewport": {"width": width, "height": 640}})
        guest.context.add_cookies([{"name": client.cookie, "value": client.token, "url": client.address}])
        page = guest.page
        page.goto(f"/games/{game}")
        wait_until(lambda: bool(live_game(server, game).watchers))
        hands.turn(3)
        look(server, game)
        strip = page.get_by_test_id("strip")
        expect(strip.get_by_label("Away")).to_have_count(3)
        # As at the end of a game where coins lie open.
        page.evaluate(
            """() => document.querySelectorAll('[data-testid="strip"] [data-player]').forEach((player) => {
                player.lastChild.textContent = "105";
            })"""
        )
        players = strip.locator("[data-player]").all()
        boxes = [box for player in players if (box := player.bounding_box())]
        assert len(boxes) == 5
        assert boxes[0]["x"] >= 0
        assert boxes[-1]["x"] + boxes[-1]["width"] <= width
        assert all(one["x"] + one["width"] <= other["x"] + 0.5 for one, other in pairwise(boxes)), boxes
        assert all(player.evaluate("(player) => player.scrollWidth <= player.clientWidth") for player in players)
