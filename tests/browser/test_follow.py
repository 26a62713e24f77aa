"""Following the others' turns: the recap, footprints, the ticker, the speed, the log in few lines, the die."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import PHONE, Visit
from tests.browser.player import at_rest, wait_until
from tests.browser.test_access import Axe
from tests.browser.tour import mine, play
from tests.server.client import Client, lines_of, move
from tests.server.running import Running

from tesno.server.wire import Scene

pytestmark = pytest.mark.browser

FINGER: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}

MOST_GAMES = 20
# How many pixels of a node lie under another one.
SHARED = """(below, above) => {
    const [a, b] = [below, above].map((node) => node.getBoundingClientRect());
    const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    return wide > 0 && high > 0 ? Math.round(wide * high) : 0;
}"""

Reach = Callable[..., str]


def begins(scene: Scene) -> bool:
    """It is the person's turn in the second round, and nothing is done yet."""
    return mine(scene) and scene.position.round == 2 and scene.position.phase in ("ready", "pick")


@pytest.fixture
def reach(client: Client) -> Reach:
    """A game of a person against two bots at the beginning of the person's second turn; its id."""

    def made(box: str = "base", until: Callable[[Scene], bool] = begins) -> str:
        for seed in range(MOST_GAMES):
            game = client.open("hbb", box=box).id
            if play(client, game, until, random.Random(seed)):
                return game
        raise AssertionError(f"none of {MOST_GAMES} games has come to that")

    return made


@pytest.fixture
def sit(visit: Visit, generous: Running, client: Client) -> Callable[..., Page]:
    """The same guest in a browser."""

    def made(game: str, **wishes: Any) -> Page:
        guest = visit(generous.address, **wishes)
        guest.context.add_cookies([{"name": client.cookie, "value": client.token, "url": generous.address}])
        guest.page.goto(f"/games/{game}")
        guest.page.get_by_test_id("board").wait_for()
        return guest.page

    return made


@pytest.mark.parametrize("box", ["base", "underground", "warcraft"])
def test_the_recap_opens_by_itself_and_is_walked_through(reach: Reach, sit: Callable[..., Page], box: str) -> None:
    # In the first round everybody conquers; later both might do nothing but decline.
    page = sit(
        reach(box, until=lambda scene: picking(scene) and all(player.holdings for player in scene.position.players[1:]))
    )
    recap = page.get_by_test_id("recap")
    expect(recap).to_be_visible()
    # Before one's first turn there is no last one.
    first = page.get_by_test_id("round").inner_text().startswith("Round 1 ")
    expect(recap.locator("h2")).to_have_text("Since the game began" if first else "Since your last turn")
    # Both of the others have done something, and all of it is drawn.
    expect(recap.locator("h3")).to_have_count(2)
    expect(page.get_by_test_id("footstep").first).to_be_attached()
    lines = recap.locator("button.line").all_text_contents()
    assert len(lines) > 3
    taking = next(number for number, line in enumerate(lines) if " regions: " in line or " region " in line)
    for number in range(taking + 1):
        page.get_by_test_id("recap-next").click()
        expect(page.get_by_test_id(f"recap-{number}")).to_have_attribute("aria-current", "step")
    expect(page.locator("path.region.spoken").first).to_be_attached()
    page.get_by_test_id("recap-close").click()
    expect(recap).to_have_count(0)
    # It can be had again.
    page.get_by_test_id("recap-open").click()
    for _ in lines:
        page.get_by_test_id("recap-next").click()
    expect(recap).to_be_visible()
    page.get_by_test_id("recap-next").click()
    expect(recap).to_have_count(0)


def test_whatever_is_done_puts_the_recap_and_the_footprints_away(reach: Reach, sit: Callable[..., Page]) -> None:
    def conquering(scene: Scene) -> bool:
        return begins(scene) and any(option.kind == "conquer" for option in scene.position.options)

    page = sit(reach(until=conquering))
    expect(page.get_by_test_id("recap")).to_be_visible()
    target = page.locator("path.region.target:not(.risky)").first
    target.focus()
    page.keyboard.press("Enter")
    ways = page.locator(".ways button")
    wait_until(page, "() => document.querySelector('.ways button') || !document.querySelector('[data-testid=recap]')")
    if ways.count():
        ways.first.click()
    expect(page.get_by_test_id("recap")).to_have_count(0)
    expect(page.get_by_test_id("footstep")).to_have_count(0)


def test_it_stays_shut_for_those_who_do_not_want_it(reach: Reach, sit: Callable[..., Page]) -> None:
    game = reach()
    page = sit(game)
    page.get_by_test_id("recap-by-itself").uncheck()
    page.reload()
    expect(page.get_by_test_id("recap-open")).to_be_visible()
    expect(page.get_by_test_id("recap")).to_have_count(0)


def picking(scene: Scene) -> bool:
    """The person is to pick a combo, and others have done so before."""
    own, *others = scene.position.players
    # They act before that, and then the turn has begun.
    ghouls = any(holding.race == "ghouls" for holding in own.holdings)
    return mine(scene) and scene.position.phase == "pick" and not ghouls and any(player.holdings for player in others)


@pytest.mark.parametrize("box", ["base", "underground", "warcraft"])
def test_the_recap_covers_neither_the_board_nor_combos_to_be_picked(
    reach: Reach, sit: Callable[..., Page], box: str
) -> None:
    page = sit(reach(box, until=picking))
    recap = page.get_by_test_id("recap")
    for width, height in ((1440, 900), (1280, 720), (1024, 768)):
        page.set_viewport_size({"width": width, "height": height})
        expect(recap).to_be_visible()
        at_rest(page)
        for below in ("board", "status", "combo-0", "combo-5"):
            if page.get_by_test_id(below).count():
                shared = page.get_by_test_id(below).evaluate(SHARED, recap.element_handle())
                assert shared == 0, f"{below} at {width}"


def test_on_a_phone_the_combos_come_after_the_recap(reach: Reach, sit: Callable[..., Page]) -> None:
    page = sit(reach(until=picking), **FINGER)
    expect(page.get_by_test_id("recap-line")).to_be_visible()
    expect(page.get_by_test_id("sheet")).to_have_count(0)
    assert not page.evaluate("seen.small(44)")
    first = page.get_by_test_id("recap-line").inner_text()
    page.get_by_test_id("recap-next").tap()
    expect(page.get_by_test_id("recap-line")).not_to_have_text(first)
    page.get_by_test_id("recap-close").tap()
    expect(page.get_by_test_id("sheet")).to_be_visible()


def test_the_ticker_says_what_the_others_do(reach: Reach, sit: Callable[..., Page], client: Client) -> None:
    game = reach()
    page = sit(game, **FINGER)
    page.get_by_test_id("recap-close").tap()
    expect(page.get_by_test_id("ticker")).to_have_count(0)
    # Every text that it has had.
    page.evaluate(
        """() => {
          window.ticked = [];
          new MutationObserver(() => {
            const text = document.querySelector('[data-testid="ticker"]')?.textContent.trim();
            if (text && window.ticked.at(-1) !== text) window.ticked.push(text);
          }).observe(document.body, { childList: true, subtree: true, characterData: true });
        }"""
    )
    rng = random.Random(2)
    with client.socket(game) as socket:
        scene = socket.hello(0).scene
        while mine(scene) or scene.held is not None:
            socket.send(move(scene.version, 0, lines_of(scene.position, rng)))
            scene = next_scene(socket, scene.version)
        told: list[Any] = []
        while not mine(scene):
            message = socket.receive()
            if message.type == "update":
                scene = message.scene
                lines = [line.text for line in message.entry.headlines if line.text is not None and line.turn is None]
                # With the last thing it is the person who is asked.
                if lines and not mine(scene) and [lines] != told[-1:]:
                    told.append(lines)
    # First what the person has done. Both bots may just decline.
    count = 1 + len(told)
    ticked = wait_until(page, "(count) => window.ticked.length >= count ? window.ticked : null", count)
    assert len(ticked) == count
    assert any("Greedy" in text for text in ticked[1:])


def next_scene(socket: Any, version: int) -> Scene:
    while True:
        message = socket.receive()
        assert message.type != "refused", message
        if message.type == "update" and message.scene.version > version:
            scene: Scene = message.scene
            return scene


def test_the_speed_is_kept_and_at_once_means_at_once(reach: Reach, sit: Callable[..., Page], client: Client) -> None:
    game = reach()
    page = sit(game)
    page.get_by_test_id("following-open").click()
    expect(page.get_by_test_id("speed-quick")).to_be_checked()
    page.get_by_test_id("speed-instant").check()
    page.reload()
    page.get_by_test_id("following-open").click()
    expect(page.get_by_test_id("speed-instant")).to_be_checked()
    page.keyboard.press("Escape")
    # Nothing waits to be shown.
    page.evaluate(
        """() => {
          window.behind = 0;
          new MutationObserver(() => { if (document.querySelector(".skip")) window.behind += 1; })
            .observe(document.body, { childList: true, subtree: true });
        }"""
    )
    rng = random.Random(3)
    with client.socket(game) as socket:
        scene = socket.hello(0).scene
        while not begins_again(scene):
            if mine(scene):
                socket.send(move(scene.version, 0, lines_of(scene.position, rng)))
            scene = next_scene(socket, scene.version)
    expect(page.locator(f'[data-version="{scene.version}"]')).to_be_attached()
    assert page.evaluate("window.behind") == 0


def begins_again(scene: Scene) -> bool:
    return mine(scene) and scene.position.round == 3


def test_the_log_has_a_line_for_what_happened_at_once(reach: Reach, sit: Callable[..., Page]) -> None:
    page = sit(reach())
    log = page.get_by_test_id("log")
    line = log.locator(".lines > li").filter(has_text="regions:").filter(has=page.get_by_test_id("log-more")).first
    assert line.get_by_test_id("log-details").count() == 0
    more = line.get_by_test_id("log-more")
    more.click()
    expect(more).to_have_attribute("aria-expanded", "true")
    details = line.get_by_test_id("log-details").locator("li")
    expect(details.nth(1)).to_be_attached()
    expect(details.filter(has_text="conquers region").first).to_be_visible()
    more.click()
    expect(line.get_by_test_id("log-details")).to_have_count(0)
    # Pointing at a line shows all its regions.
    line.locator("a").first.hover()
    expect(page.locator("path.region.spoken").nth(1)).to_be_attached()


def test_nothing_is_told_before_the_die_has_come_to_rest(reach: Reach, sit: Callable[..., Page]) -> None:
    def gambling(scene: Scene) -> bool:
        return mine(scene) and any(option.kind == "gamble" for option in scene.position.options)

    page = sit(reach(until=gambling), reduced_motion="no-preference")
    if page.get_by_test_id("recap").count():
        page.get_by_test_id("recap-close").click()
    # Whenever the log says what the die shows, the die shows it, and it turns no more.
    page.evaluate(
        """() => {
          window.early = [];
          window.rolls = 0;
          const told = () => [...document.querySelectorAll('[data-testid="log"] a')].map((a) => a.textContent).join();
          const before = told();
          new MutationObserver(() => {
            const die = document.querySelector('[data-testid="die"]');
            if (die && told() === before) window.rolls += 1;
            const turning = die?.getAnimations().some((motion) => motion.playState === "running");
            if (told() !== before && turning) window.early.push(told());
          }).observe(document.body, { childList: true, subtree: true, attributes: true });
        }"""
    )
    before = page.locator("[data-version]").first.get_attribute("data-version")
    target = page.locator("path.region.target.risky").first
    target.focus()
    page.keyboard.press("Enter")
    wait_until(page, "() => document.querySelector('.ways button, [data-testid=die]')")
    if (ways := page.locator(".ways button")).count():
        ways.first.click()
    expect(page.locator(f'.page:not([data-version="{before}"])')).to_be_attached()
    assert page.evaluate("window.rolls") > 0
    assert page.evaluate("window.early") == []


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_nothing_bars_the_way(reach: Reach, sit: Callable[..., Page], size: str) -> None:
    page = sit(reach(), **({} if size == "desktop" else FINGER))
    axe = Axe(page)
    page.get_by_test_id("recap-next").click()
    axe.check("recap")
    page.get_by_test_id("recap-close").click()
    if size == "desktop":
        page.get_by_test_id("following-open").click()
    else:
        page.get_by_test_id("menu-open").click()
    axe.check("following")
    page.keyboard.press("Escape")
    if size == "phone":
        page.get_by_test_id("tab-log").click()
    page.get_by_test_id("log-more").last.click()
    axe.check("log")
    axe.expect_nothing_wrong()
