"""Those who have never played: one reads the lesson's card and does what it points at, one sits at a real table alone.

Both know nothing of the game: only what stands on the screen, what shines and which buttons can be pressed.
"""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page
from tests.browser.player import Hand, Player, Seen

POINTED = """() => ({
    step: Number(document.querySelector('[data-testid="lesson"]')?.dataset.step ?? 0),
    text: document.querySelector('[data-testid="lesson-words"]')?.textContent.trim() ?? "",
    task: document.querySelector('[data-testid="lesson-task"]')?.textContent.trim() ?? "",
    over: document.querySelector('[data-testid="lesson-play"]') !== null,
    regions: [...document.querySelectorAll("path.region.spoken")].map((path) => Number(path.dataset.region)),
    combo: document.querySelector(".pennant.hinted")?.dataset.testid ?? null,
    points: (document.querySelector("[data-points]")?.dataset.points ?? "").split(" ").filter(Boolean),
})"""


MOST_TABS = 80
ONWARD = ".onward:not([aria-disabled=true]):not([disabled])"


class Newcomer(Player):
    """`read` has every card that was shown while something was to be done: step, text and task."""

    def __init__(self, page: Page, hand: Hand = "mouse") -> None:
        super().__init__(page, seed=1, hand=hand)
        self.read: list[tuple[int, str, str]] = []

    def card(self) -> Seen:
        found: Seen = self.page.evaluate(POINTED)
        return found

    def choose(self, seen: Seen) -> tuple[str, Callable[[], None]]:
        card = self.card()
        if seen["behind"] or not seen["mine"] or card["over"]:
            return super().choose(seen)
        page_of_book = (card["step"], card["text"], card["task"])
        if page_of_book not in self.read:
            self.read.append(page_of_book)
        if card["regions"] and not seen["ways"] and seen["pool"] is None:
            # Nothing else can be chosen, either.
            assert {target["region"] for target in seen["targets"]} == set(card["regions"])
            return "marked region", lambda: self.press_region(card["regions"][0])
        if card["combo"]:
            assert seen["picks"] == [card["combo"]]
            return "marked combo", lambda: self.press_id(card["combo"])
        if "decline" in card["points"] and not seen["sure"]:
            return "decline", lambda: self.press('[data-points~="decline"] [data-kind="decline"]')
        if seen["pool"]:
            return "suggestion", lambda: self.press_id(seen["suggestions"][0])
        if seen["pool"] == 0 or "main" in card["points"]:
            return "main", lambda: self.press(".onward")
        return super().choose(seen)

    def learn(self, each: Callable[[Seen], None] | None = None) -> None:
        """To the last card."""
        self.play(lambda seen: self.card()["over"], each)


class Typist(Newcomer):
    """Has no mouse: Tab leads to whatever can be pressed, B to the first region that can be chosen."""

    def __init__(self, page: Page) -> None:
        super().__init__(page, hand="keys")

    def press(self, selector: str) -> None:
        for _ in range(MOST_TABS):
            if self.page.evaluate("(selector) => document.activeElement?.matches(selector)", selector):
                self.page.keyboard.press("Enter")
                return
            self.page.keyboard.press("Tab")
        # It may have gone meanwhile.
        assert not self.page.locator(selector).count(), f"{selector} can't be reached with Tab"

    def press_region(self, _region: int) -> None:
        """The first that can be chosen is as good as any."""
        self.page.keyboard.press("b")
        assert self.page.evaluate("document.activeElement?.matches('path.region.target')")
        self.page.keyboard.press("Enter")


class Stranger(Player):
    """Presses what shines: a marked combo, a marked region, the first of several ways, or else the main button.

    `read` has what stood on everything that was pressed, and all questions.
    """

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.read: set[str] = set()

    def press(self, selector: str) -> None:
        thing = self.page.locator(selector).first
        if thing.count():
            self.read.add(thing.get_attribute("aria-label") or thing.inner_text())
        super().press(selector)

    def choose(self, seen: Seen) -> tuple[str, Callable[[], None]]:
        if seen["mine"]:
            self.read.add(seen["status"])
        if seen["behind"]:
            return "skip", self.skip
        if not seen["mine"]:
            return "wait", lambda: self.page.wait_for_timeout(30)
        if seen["recap"]:
            return "what happened", lambda: self.press_id("recap-close")
        if seen["sure"]:
            return "press again", lambda: self.press_id(seen["sure"])
        if seen["ways"]:
            return "a way", lambda: self.press_id(seen["ways"][0])
        if seen["picks"]:
            return "a combo", lambda: self.press_id(seen["picks"][0])
        if seen["pool"]:
            return "a way to place", lambda: self.press(".spread button:not([aria-disabled=true])")
        marked = [target["region"] for target in seen["targets"] if not target["risky"] and not target.get("chosen")]
        if marked and seen["pool"] is None:
            return "a region", lambda: self.press_region(marked[0])
        if self.page.locator(ONWARD).count():
            return "the main button", lambda: self.press(ONWARD)
        return "whatever there is", lambda: self.press(".tray .options button")
