"""A small screen and a finger."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import PHONE, Visit
from tests.browser.player import Player, Seen, at_rest, may_conquer, set_up, wait_until

pytestmark = pytest.mark.browser


class Screens:
    """Looks at screens one after another and says at the end what is wrong with any of them."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.wrong: list[str] = []

    def check(self, what: str) -> None:
        at_rest(self.page)
        self.wrong += [f"{what}: too wide: {node}" for node in self.page.evaluate("seen.tooWide()")]
        self.wrong += [f"{what}: too small for a finger: {name}" for name in self.page.evaluate("seen.small(44)")]

    def expect_nothing_wrong(self) -> None:
        assert not self.wrong, "\n".join(self.wrong)


@pytest.mark.parametrize("language", ["ru", "pl", "en"])
def test_screens_fit(visit: Visit, language: str) -> None:
    page = visit(viewport=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2, locale=language).page
    screens = Screens(page)
    page.goto("/")
    page.get_by_test_id("hot-seat").tap()
    screens.check("landing")
    page.goto("/new")
    page.get_by_test_id("setup-start").wait_for()
    page.get_by_test_id("setup-elements").locator("summary").tap()
    screens.check("set-up")
    page.goto("/about")
    page.get_by_role("main").wait_for()
    screens.check("about")
    screens.expect_nothing_wrong()


def test_what_a_tap_opens_is_in_sight(visit: Visit) -> None:
    page = visit(viewport=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2, locale="ru").page
    page.goto("/")
    page.get_by_test_id("hot-seat").tap()
    expect(page.get_by_test_id("hot-seat-5")).to_be_in_viewport(ratio=1)
    page.goto("/new")
    page.get_by_test_id("setup-elements").locator("summary").tap()
    for element in ("race-amazons", "power-alchemist"):
        page.locator(f'label:has([data-testid="setup-{element}"])').tap()
        near = page.locator(f'li:has([data-testid="setup-{element}"]) [data-testid="rule-near"]')
        expect(near).to_be_in_viewport()


@pytest.mark.parametrize("language", ["ru", "pl", "en"])
def test_the_start_button_covers_nothing_by_half(visit: Visit, language: str) -> None:
    page = visit(viewport=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2, locale=language).page
    page.goto("/new")
    page.get_by_test_id("setup-start").wait_for()
    at_rest(page)
    bar, button = page.locator(".go").bounding_box(), page.get_by_test_id("setup-start").bounding_box()
    assert bar is not None
    assert button is not None
    # It has the whole foot of the screen to itself.
    assert (bar["x"], bar["width"], bar["y"] + bar["height"]) == (0, PHONE["width"], PHONE["height"])
    assert button["width"] > 0.85 * PHONE["width"]
    for players in (2, 3, 4, 5):
        label = page.locator(f'label:has([data-testid="setup-players-{players}"])')
        # However many boxes there are to choose from above it.
        label.evaluate("(node) => node.scrollIntoView({ block: 'nearest' })")
        box = label.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= bar["y"], f"{players} players are under the start button"
        label.tap()
        expect(page.get_by_test_id(f"setup-players-{players}")).to_be_checked()


def test_two_fingers_zoom_and_do_nothing_else(visit: Visit) -> None:
    page = visit(viewport=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2).page
    set_up(page, "hb")
    player = Player(page, hand="finger")
    player.play(may_conquer)
    page.get_by_test_id("whole-board").tap()
    at_rest(page)
    before = player.look()
    narrow: float = page.evaluate(WIDTH)
    middle = player.point_in(before["targets"][0]["region"])
    fingers = page.context.new_cdp_session(page)

    def touch(kind: str, *apart: int) -> None:
        points = [
            {"x": middle["x"] + side * gap, "y": middle["y"], "id": side + 1} for gap in apart for side in (-1, 1)
        ]
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    touch("touchStart", 15)
    page.wait_for_timeout(700)  # longer than a long press
    for apart in range(15, 61, 5):
        touch("touchMove", apart)
    touch("touchEnd")
    expect_width(page, 4 * narrow, within=0.6 * narrow)
    at_rest(page)
    after = player.look()
    assert {**after, "toast": ""} == {**before, "toast": ""}
    expect(page.get_by_test_id("preview")).to_be_hidden()
    page.get_by_test_id("whole-board").tap()
    expect_width(page, narrow, within=1)


WIDTH = "document.querySelector('path.region').getBoundingClientRect().width"


def expect_width(page: Page, width: float, within: float) -> None:
    """Of a region: that says how large the board is drawn."""
    wait_until(page, f"([width, within]) => Math.abs({WIDTH} - width) < within", [width, within])


@pytest.mark.parametrize(("box", "language"), [("base", "ru"), ("underground", "pl")])
def test_a_game_by_finger(visit: Visit, box: str, language: str) -> None:
    page = visit(viewport=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2, locale=language).page
    screens = Screens(page)
    set_up(page, "hbb", box=box, rounds=2)
    player = Player(page, seed=3, hand="finger")
    checked: set[str] = set()

    def check(seen: Seen) -> None:
        if not seen["mine"]:
            return
        kinds = {"weighed": "weighed", "picks": "pick", "ways": "ways"}
        plain = "conquer" if seen["pool"] is None else "spread"
        what = next((what for kind, what in kinds.items() if seen[kind]), plain)
        if what not in checked:
            checked.add(what)
            screens.check(f"table, {what}")
            for tab in ("players", "log", "combos"):
                if not seen["picks"] and tab not in checked:
                    page.get_by_test_id(f"tab-{tab}").tap()
                    screens.check(f"table, sheet {tab}")
                    page.get_by_test_id(f"tab-{tab}").tap()
                    checked.add(tab)

    player.to_the_end(each=check)
    # A combo is read before it is taken: the first tap opens it.
    assert {"pick", "weighed", "conquer", "spread", "players", "log", "combos"} <= checked
    assert {"pick", "region", "put on the board", "put in the tray", "end"} <= set(player.did), player.did
    page.locator('[data-testid^="rank-"]').first.wait_for()
    screens.check("end")
    page.get_by_test_id("watch").tap()
    page.get_by_test_id("replay-slider").wait_for()
    screens.check("replay")
    screens.expect_nothing_wrong()
