"""Somebody who plays by what the page shows, with a mouse or with a finger."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Literal

from playwright.sync_api import Page, TimeoutError

Seen = dict[str, Any]
Hand = Literal["mouse", "finger"]

# Bots may think, and the machine may be busy.
LOOK_WITHIN = 20_000
STEP_WITHIN = 3_000
PRESS_WITHIN = 3_000


class Player:
    """Plays one game in one page; `seed` decides what it fancies."""

    def __init__(self, page: Page, seed: int = 1, hand: Hand = "mouse") -> None:
        self.page = page
        self.rng = random.Random(seed)
        self.hand = hand
        self.steps = 0
        self.did: dict[str, int] = {}

    # --- Seeing ---

    def look(self) -> Seen:
        seen: Seen = self.page.evaluate("seen.look()")
        return seen

    def wait(self, before: Seen | None = None, within: int = LOOK_WITHIN) -> Seen:
        """The next moment at which something can be done, with what bots did meanwhile skipped."""
        text = json.dumps(before, separators=(",", ":"), ensure_ascii=False) if before else ""
        seen: Seen = self.page.evaluate("([before, within]) => seen.lookAgain(before, within)", [text, within])
        return seen

    def wait_for(self, wanted: Callable[[Seen], object], within: float = LOOK_WITHIN / 1000) -> Seen:
        until = time.monotonic() + within
        while not wanted(seen := self.look()):
            assert time.monotonic() < until, seen
            if seen["behind"]:
                self.press(".skip")
            self.page.wait_for_timeout(20)
        return seen

    # --- Touching ---

    def press(self, selector: str) -> None:
        """A button, by the mouse or a finger; when it has just gone, that is seen with the next look."""
        button = self.page.locator(selector).first
        with suppress(TimeoutError):
            if self.hand == "finger":
                button.tap(timeout=PRESS_WITHIN)
            else:
                button.click(timeout=PRESS_WITHIN)

    def press_id(self, testid: str) -> None:
        self.press(f'[data-testid="{testid}"]')

    def press_region(self, region: int) -> None:
        point = self.page.evaluate("(region) => seen.pointIn(region)", region)
        assert point, f"region {region} can't be hit anywhere"
        if self.hand == "finger":
            self.page.touchscreen.tap(point["x"], point["y"])
        else:
            self.page.mouse.click(point["x"], point["y"])

    # --- Deciding ---

    def play(
        self, until: Callable[[Seen], object], within: float = 120, each: Callable[[Seen], None] | None = None
    ) -> Seen:
        """Play until something is seen; fails when that takes too long or nothing happens any more."""
        end = time.monotonic() + within
        seen = self.wait()
        idle = 0
        while not until(seen):
            assert time.monotonic() < end, f"not done within {within} s: {seen}"
            if each:
                each(seen)
            self.act(seen)
            after = self.wait(seen, STEP_WITHIN if seen["mine"] or seen["curtain"] else LOOK_WITHIN)
            idle = idle + 1 if after == seen else 0
            assert idle < 5, f"nothing happens: {seen}"
            seen = after
        return seen

    def to_the_end(self, within: float = 120, each: Callable[[Seen], None] | None = None) -> None:
        """To the end screen."""
        self.play(lambda seen: seen["over"] or seen["path"].endswith("/end"), within, each)
        if self.look()["over"]:
            self.press_id("to-end")
        self.page.wait_for_url("**/end")

    def act(self, seen: Seen) -> None:
        """One press of something that is offered."""
        self.steps += 1
        what, press = self.choose(seen)
        self.did[what] = self.did.get(what, 0) + 1
        press()

    def choose(self, seen: Seen) -> tuple[str, Callable[[], None]]:
        rng = self.rng
        if seen["curtain"] is not None:
            return "lift", lambda: self.press_id("curtain-lift")
        if seen["behind"]:
            return "skip", lambda: self.press(".skip")
        if not seen["mine"]:
            return "wait", lambda: self.page.wait_for_timeout(30)
        if seen["sure"]:
            sure = seen["sure"]
            return "sure", lambda: self.press_id(sure)
        if seen["ways"]:
            way = rng.choice(seen["ways"])
            return "way", lambda: self.press_id(way)
        if seen["picks"]:
            pick = rng.choice(seen["picks"][:3])
            return "pick", lambda: self.press_id(pick)
        if seen["pool"] is not None:
            return self._spread(seen)
        armed = any(ability["pressed"] for ability in seen["abilities"])
        plain = [target["region"] for target in seen["targets"] if armed or not target["risky"]]
        risky = [target["region"] for target in seen["targets"] if target["risky"]]
        options = {
            kind: [o["id"] for o in seen["options"] if o["kind"] == kind] for kind in ("decline", "answer", "ability")
        }
        abilities = [ability["id"] for ability in seen["abilities"]]
        if options["decline"] and len(plain) < 2 and rng.random() < 0.6:
            return "decline", lambda: self.press_id(options["decline"][0])
        if abilities and not armed and rng.random() < 0.2:
            ability = rng.choice(abilities)
            return "ability", lambda: self.press_id(ability)
        if options["ability"] and rng.random() < 0.2:
            loose = rng.choice(options["ability"])
            return "ability", lambda: self.press_id(loose)
        if plain:
            return "region", lambda: self.press_region(rng.choice(plain))
        if risky and rng.random() < 0.8:
            return "gamble", lambda: self.press_region(rng.choice(risky))
        if options["answer"]:
            answer = rng.choice(options["answer"])
            return "answer", lambda: self.press_id(answer)
        if seen["onward"]:
            onward = seen["onward"]
            return "onward", lambda: self.press_id(onward["id"])
        if seen["endTurn"]:
            return "end", lambda: self.press_id("end-turn")
        others = [option["id"] for option in seen["options"]] + abilities
        assert others, f"nothing to press: {seen}"
        other = rng.choice(others)
        return "other", lambda: self.press_id(other)

    def _spread(self, seen: Seen) -> tuple[str, Callable[[], None]]:
        rng = self.rng
        regions = [target["region"] for target in seen["targets"]]
        ways: dict[str, Callable[[], None]] = {}
        if seen["pool"] > 0:
            ways["put on the board"] = lambda: self.press_region(rng.choice(regions))
            if seen["more"]:
                ways["put in the tray"] = lambda: self.press_id(rng.choice(seen["more"]))
            if seen["suggestions"]:
                ways["suggestion"] = lambda: self.press_id(rng.choice(seen["suggestions"]))
        elif seen["less"]:
            ways["take in the tray"] = lambda: self.press_id(rng.choice(seen["less"]))
        # What was never tried is tried first, so tokens are taken up until both ways to put them down are known.
        new = [way for way in ways if way not in self.did]
        learning = not {"put on the board", "put in the tray"} <= set(self.did)
        if ways and (seen["pool"] > 0 or learning or rng.random() < 0.2):
            way = rng.choice(new or list(ways))
            return way, ways[way]
        if seen["endTurn"]:
            return "end", lambda: self.press_id("end-turn")
        if seen["place"]:
            return "place", lambda: self.press_id("spread-confirm")
        return "suggestion", lambda: self.press_id(rng.choice(seen["suggestions"]))


def may_conquer(seen: Seen) -> bool:
    """There are regions to be taken for sure, with nothing begun."""
    return bool(seen["mine"] and easy_targets(seen) and seen["pool"] is None and not seen["ways"] and not seen["sure"])


def easy_targets(seen: Seen) -> list[int]:
    """Regions that can be taken without the die."""
    return [target["region"] for target in seen["targets"] if not target["risky"]]


# --- Sitting down ---


def label_of(page: Page, testid: str) -> None:
    """Choose a radio button that is hidden behind its label."""
    page.locator(f'label:has([data-testid="{testid}"])').click()


def set_up(
    page: Page, seats: str, box: str = "base", rounds: int | None = None, names: list[str] | None = None
) -> None:
    """Fill in the set-up screen and start; `seats` as in "hb": a person and a bot."""
    page.goto("/new")
    page.get_by_test_id(f"box-{box}").click()
    label_of(page, f"setup-players-{len(seats)}")
    for number, kind in enumerate(seats, 1):
        label_of(page, f"setup-seat-{number}-{'human' if kind == 'h' else 'bot'}")
    for number, name in enumerate(names or [], 1):
        if seats[number - 1] == "h":
            page.get_by_test_id(f"setup-seat-{number}-name").fill(name)
    if rounds is not None:
        page.get_by_test_id("setup-rounds").fill(str(rounds))
    page.get_by_test_id("setup-start").click()
    page.get_by_test_id("board").wait_for()


def game_of(page: Page) -> str:
    """The id of the game that is shown."""
    return page.url.split("/games/")[1].split("/")[0].split("?")[0]
