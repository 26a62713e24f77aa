"""axe on every screen: nothing serious or critical."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page
from tests.browser.conftest import PHONE, Guest, Visit
from tests.browser.player import Player, Seen, at_rest, set_up

pytestmark = pytest.mark.browser

AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


class Axe:
    """Looks at screens one after another and says at the end what is wrong with any of them."""

    def __init__(self, page: Page) -> None:
        if not AXE.is_file():
            pytest.fail("axe-core is not installed: run .venv/bin/python tools/build_page.py", pytrace=False)
        self.page = page
        self.source = AXE.read_text(encoding="utf-8")
        self.wrong: list[str] = []

    def check(self, what: str) -> None:
        at_rest(self.page)
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(self.source)
        self.wrong += [f"{what}: {barrier}" for barrier in self.page.evaluate("seen.barriers()")]

    def expect_nothing_wrong(self) -> None:
        assert not self.wrong, "\n".join(self.wrong)


@pytest.mark.parametrize("size", ["desktop", "phone"])
@pytest.mark.parametrize("box", ["base", "underground", "warcraft"])
def test_every_screen(visit: Visit, size: str, box: str) -> None:
    guest: Guest = visit() if size == "desktop" else visit(viewport=PHONE, has_touch=True, is_mobile=True)
    page = guest.page
    axe = Axe(page)
    # What is the same whatever is played is looked at once.
    outside = (("/", "hot-seat"), ("/new", "setup-start"), ("/about", "home")) if box == "base" else ()
    for address, sign in outside:
        page.goto(address)
        page.get_by_test_id(sign).wait_for()
        if sign == "hot-seat":
            page.get_by_test_id("hot-seat").click()
        if sign == "setup-start":
            page.get_by_test_id("setup-elements").locator("summary").click()
        axe.check(address)

    set_up(page, "hh", box=box, rounds=1)
    checked: set[str] = set()

    def check_moment(seen: Seen) -> None:
        what = moment(seen)
        if what and what not in checked:
            checked.add(what)
            axe.check(what)
            if what == "conquer":
                page.get_by_test_id("help-open").click()
                page.get_by_test_id("help").wait_for()
                axe.check("help")
                page.keyboard.press("Escape")
                page.get_by_test_id("hint").click()
                page.get_by_test_id("hint-0").wait_for()
                axe.check("hints")
                page.get_by_test_id("hints-close").click()

    Player(page, seed=2, hand="mouse" if size == "desktop" else "finger").to_the_end(each=check_moment)
    assert {"curtain", "pick", "conquer", "spread"} <= checked
    page.locator('[data-testid^="rank-"]').first.wait_for()
    page.get_by_test_id("score-table").click()
    axe.check("end")
    page.get_by_test_id("watch").click()
    page.get_by_test_id("replay-slider").wait_for()
    page.keyboard.press("End")
    axe.check("replay")
    if outside:
        page.goto("/")
        page.locator('[data-testid^="result-"]').wait_for()
        axe.check("landing with games")
    axe.expect_nothing_wrong()


def test_what_is_hard_to_read_is_found(visit: Visit) -> None:
    """Pages of tests are not painted; axe must see them all the same."""
    page = visit().page
    page.goto("/about")
    page.get_by_test_id("home").wait_for()
    axe = Axe(page)
    axe.check("as it is")
    axe.expect_nothing_wrong()
    page.evaluate("document.querySelector('kbd').style.color = '#888'")
    axe.check("grey on white")
    assert [line for line in axe.wrong if "color-contrast" in line]


def moment(seen: Seen) -> str:
    if seen["curtain"] is not None:
        return "curtain"
    if seen["recap"]:
        return "recap"
    if not seen["mine"]:
        return ""
    if seen["picks"]:
        return "pick"
    if seen["pool"] is not None:
        return "spread"
    if seen["ways"]:
        return "ways"
    return "conquer" if seen["targets"] else ""
