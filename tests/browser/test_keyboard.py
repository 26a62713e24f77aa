"""A whole game without a mouse."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Visit
from tests.browser.player import Player, Seen, is_over, wait_until

pytestmark = pytest.mark.browser

MOST_TABS = 80

COUNT_POINTERS = """
window.pointers = [];
for (const kind of ["pointerdown", "pointermove", "mousedown", "mousemove", "touchstart"]) {
  addEventListener(kind, (event) => event.isTrusted && window.pointers.push(kind), true);
}
"""
FOCUSED = "document.activeElement?.dataset?.testid ?? ''"


def test_a_game_by_keys_alone(visit: Visit) -> None:
    guest = visit()
    guest.context.add_init_script(COUNT_POINTERS)
    page = guest.page
    keys = Keys(page)
    _set_up_by_keys(keys)
    keys.play(is_over)
    assert {"undo", "help", "recap"} <= set(keys.did)
    # The way on has the focus at once; who waits is taken there, and hears who won.
    wait_until(page, f"['to-end', 'winner'].includes({FOCUSED})")
    page.keyboard.press("Enter")
    page.wait_for_url("**/end")
    expect(page.get_by_test_id("winner")).to_be_focused()
    expect(page.locator('[data-testid^="rank-"]')).to_have_count(2)
    assert page.evaluate("window.pointers") == []


def _set_up_by_keys(keys: Keys) -> None:
    page = keys.page
    page.goto("/")
    page.get_by_test_id("play-now").wait_for()
    keys.tab_to("set-up")
    page.keyboard.press("Enter")
    page.get_by_test_id("setup-start").wait_for()
    # Radio buttons are one stop, and arrows choose.
    keys.tab_to("setup-players-3")
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_test_id("setup-players-2")).to_be_checked()
    keys.tab_to("setup-rounds")
    page.keyboard.press("Control+a")
    page.keyboard.type("3")
    keys.tab_to("setup-start")
    page.keyboard.press("Enter")
    page.get_by_test_id("board").wait_for()


class Keys(Player):
    """Hands on the keyboard."""

    def __init__(self, page: Page) -> None:
        super().__init__(page, hand="keys")

    def focused(self) -> str:
        found: str = self.page.evaluate(FOCUSED)
        return found

    def tab_to(self, testid: str) -> None:
        for _ in range(MOST_TABS):
            if self.focused() == testid:
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"{testid} can't be reached with Tab: {self.look()}")

    def act(self, seen: Seen) -> None:
        try:
            self._act(seen)
        except AssertionError:
            # Of a table that has moved on meanwhile nothing can be expected.
            if self.look()["version"] == seen["version"]:
                raise

    def _act(self, seen: Seen) -> None:
        keyboard = self.page.keyboard
        if seen["behind"]:
            # Any key shows the newest.
            self.skip()
        elif not seen["mine"]:
            self.page.wait_for_timeout(30)
        elif seen["recap"] and "recap" not in self.did:
            self.recap()
        elif "help" not in self.did:
            self.help()
        elif seen["pool"] is None and seen["targets"] and seen["undo"] and "undo" not in self.did:
            self.undo_and_restart(seen)
        elif seen["sure"]:
            keyboard.press("e")
        elif seen["ways"]:
            self.tab_to(seen["ways"][0])
            keyboard.press("Enter")
        elif seen["picks"]:
            keyboard.press("c")
            wait_until(self.page, f"(picks) => picks.includes({FOCUSED})", seen["picks"])
            keyboard.press("Enter")
        elif seen["pool"] is not None:
            self.spread(seen)
        elif seen["choice"] and seen["choice"]["open"]:
            keyboard.press("e")
        elif seen["targets"]:
            self.conquer(seen)
        elif answers := [option["id"] for option in seen["options"] if option["kind"] == "answer"]:
            self.tab_to(answers[0])
            keyboard.press("Enter")
        else:
            keyboard.press("e")

    def conquer(self, seen: Seen) -> None:
        """The board has one stop for Tab; arrows walk from there."""
        self.page.keyboard.press("b")
        first = self.focused()
        assert first.startswith("region-"), first
        for key, back in (("ArrowRight", "ArrowLeft"), ("ArrowDown", "ArrowUp")):
            self.page.keyboard.press(key)
            if self.focused() != first:
                assert self.focused().startswith("region-")
                # The preview comes with the focus.
                expect(self.page.get_by_test_id("preview")).to_be_visible()
                self.page.keyboard.press(back)
                break
        else:
            raise AssertionError(f"the arrows lead nowhere from {first}")
        self.page.keyboard.press("b")
        assert self.focused() in [f"region-{target['region']}" for target in seen["targets"]]
        self.page.keyboard.press("Enter")

    def spread(self, seen: Seen) -> None:
        if seen["pool"] > 0:
            self.page.keyboard.press("b")
            assert self.focused().startswith("region-"), self.focused()
            region = int(self.focused().removeprefix("region-"))
            if any(target["region"] == region for target in seen["targets"]):
                self.page.keyboard.press("+")
                if self.look()["pool"] != seen["pool"]:
                    return
            self.tab_to(seen["suggestions"][0] if seen["suggestions"] else seen["more"][0])
            self.page.keyboard.press("Enter")
        else:
            self.page.keyboard.press("e")

    def undo_and_restart(self, seen: Seen) -> None:
        """U takes one step back, R all of them."""
        self.page.keyboard.press("u")
        after = self.wait_for(lambda now: now["told"] != seen["told"])
        self.did["undo"] = 1
        self.conquer(after)
        done = self.wait(after)
        if done["ways"]:
            self.tab_to(done["ways"][0])
            self.page.keyboard.press("Enter")
            done = self.wait(done)
        if done["undo"]:
            self.page.keyboard.press("r")
            self.wait_for(lambda now: not now["undo"])

    def recap(self) -> None:
        """Walked through and put away; it can be had again, and stands in nobody's way."""
        self.page.keyboard.press("n")
        expect(self.page.get_by_test_id("recap-0")).to_have_attribute("aria-current", "step")
        self.page.keyboard.press("n")
        expect(self.page.get_by_test_id("recap-1")).to_have_attribute("aria-current", "step")
        self.page.keyboard.press("p")
        expect(self.page.get_by_test_id("recap-0")).to_have_attribute("aria-current", "step")
        self.page.keyboard.press("Escape")
        expect(self.page.get_by_test_id("recap")).to_have_count(0)
        self.page.keyboard.press("w")
        expect(self.page.get_by_test_id("recap-next")).to_be_focused()
        self.did["recap"] = 1

    def help(self) -> None:
        self.page.keyboard.press("?")
        expect(self.page.get_by_test_id("help")).to_be_visible()
        assert self.page.evaluate("document.activeElement.closest('dialog') !== null")
        self.page.keyboard.press("Escape")
        expect(self.page.get_by_test_id("help")).to_be_hidden()
        self.did["help"] = 1
