"""Somebody who has never played: reads the lesson's card and does what it points at, and nothing else."""

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
