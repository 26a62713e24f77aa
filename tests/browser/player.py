"""Somebody who plays by what the page shows, with a mouse or with a finger."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any, Literal

from playwright.sync_api import Locator, Page, Response, TimeoutError

Seen = dict[str, Any]
Hand = Literal["mouse", "finger", "keys"]

# So long nothing at all may happen: bots may think, and the machine may be busy.
STALLED = 60.0
# So long something pressed may seem to do nothing, before something else is tried.
STEP_WITHIN = 3_000
PRESS_WITHIN = 3_000
SKIP_WITHIN = 1_000
# Whether a button can be pressed.
BUTTON = """([button]) => !button ? 'gone' : button.ariaDisabled === 'true' || button.disabled ? 'closed' : 'open'"""


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

    def wait(self, before: Seen | None = None, within: float = STALLED * 1000) -> Seen:
        """The next moment at which something can be done; an unchanged one after `within` ms without an answer due."""
        text = json.dumps(before, separators=(",", ":"), ensure_ascii=False) if before else ""
        seen: Seen = self.page.evaluate("(how) => seen.lookAgain(...how)", [text, within, STALLED * 1000])
        return seen

    def wait_for(self, wanted: Callable[[Seen], object]) -> Seen:
        """The first look of that kind at the newest scene, with everything answered."""
        until = time.monotonic() + STALLED
        while (seen := self.look())["waiting"] or seen["behind"] or not wanted(seen):
            assert time.monotonic() < until, seen
            if seen["behind"]:
                self.skip()
            self.page.wait_for_timeout(20)
        return seen

    # --- Touching ---

    def press(self, selector: str) -> None:
        """A button, by the mouse or a finger; when it has just gone or closed, that is seen with the next look."""
        button = self.page.locator(selector).first
        until = time.monotonic() + STALLED
        before = now = button.evaluate_all(BUTTON)
        while now != "gone":
            try:
                self._hit(button, PRESS_WITHIN)
                break
            except TimeoutError:
                # It has gone meanwhile, or the machine is slow; covered for ever it must not be.
                if time.monotonic() > until:
                    raise
            now = button.evaluate_all(BUTTON)
            # A press that took too long has ended the turn, or somebody else has: it may stay closed until others play.
            if (before, now) == ("open", "closed"):
                break

    def _hit(self, button: Locator, within: float) -> None:
        if self.hand == "finger":
            button.tap(timeout=within)
        else:
            button.click(timeout=within)

    def skip(self) -> None:
        """Show the newest; the button goes by itself when there is nothing newer."""
        if self.hand == "keys":
            self.page.keyboard.press("Escape")
        else:
            with suppress(TimeoutError):
                self._hit(self.page.locator(".skip"), SKIP_WITHIN)

    def press_id(self, testid: str) -> None:
        self.press(f'[data-testid="{testid}"]')

    def press_region(self, region: int) -> None:
        self.turn_to(region)
        point = self.point_in(region)
        if self.hand == "finger":
            self.page.touchscreen.tap(point["x"], point["y"])
        else:
            self.page.mouse.click(point["x"], point["y"])

    def turn_to(self, region: int) -> None:
        """Where one continent fills the screen: the one this region is on, by a tap in the overview.

        Where a wide board fills the height of a phone: all of it, if the region lies beside the screen.
        """
        if self.page.evaluate("(region) => seen.beside(region)", region):
            self.press_id("whole-board")
            at_rest(self.page)
        part = self.page.evaluate("(region) => seen.partToShow(region)", region)
        if part is not None:
            self.did["turn"] = self.did.get("turn", 0) + 1
            self.press_id(part)
            wait_until(self.page, "(region) => seen.partToShow(region) === null", region)
            at_rest(self.page)

    def point_in(self, region: int) -> dict[str, float]:
        """Where it can be hit, once nothing lies over it."""
        point: dict[str, float] = wait_until(self.page, "(region) => seen.pointIn(region)", region)
        return point

    # --- Deciding ---

    def play(self, until: Callable[[Seen], object], each: Callable[[Seen], None] | None = None) -> Seen:
        """Play until something is seen; fails when nothing happens any more."""
        seen = self.wait()
        changed = time.monotonic()
        while not until(seen):
            if each:
                each(seen)
            self.act(seen)
            after = self.wait(seen, STEP_WITHIN if seen["mine"] or seen["curtain"] else STALLED * 1000)
            # Words in passing change nothing.
            if {**after, "toast": ""} != {**seen, "toast": ""}:
                changed = time.monotonic()
            assert time.monotonic() - changed < STALLED, f"nothing has happened for {STALLED} s: {after}"
            seen = after
        return seen

    def to_the_end(self, each: Callable[[Seen], None] | None = None) -> None:
        """To the end screen."""
        self.play(is_over, each)
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
            return "skip", self.skip
        if seen["recap"] and self.hand == "finger":
            # On a phone it lies where the buttons are.
            return "recap", lambda: self.press_id("recap-close")
        if not seen["mine"]:
            return "wait", lambda: self.page.wait_for_timeout(30)
        if seen["sure"]:
            sure = seen["sure"]
            return "sure", lambda: self.press_id(sure)
        if seen["ways"]:
            way = rng.choice(seen["ways"])
            return "way", lambda: self.press_id(way)
        if seen["picks"]:
            # A finger opens a combo first, and takes it with a second tap.
            pick = seen["weighed"] or rng.choice(seen["picks"][:3])
            return "pick", lambda: self.press_id(pick)
        if seen["pool"] is not None:
            return self._spread(seen)
        if seen["choice"] and seen["choice"]["open"]:
            return "chosen", lambda: self.press_id("choice-confirm")
        if seen["choice"]:
            left = [target["region"] for target in seen["targets"] if not target["chosen"]]
            return "choose", lambda: self.press_region(rng.choice(left))
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


def is_over(seen: Seen) -> bool:
    return bool(seen["over"] or seen["path"].endswith("/end"))


def may_conquer(seen: Seen) -> bool:
    """There are regions to be taken for sure, with nothing begun."""
    return bool(seen["mine"] and easy_targets(seen) and seen["pool"] is None and not seen["ways"] and not seen["sure"])


def easy_targets(seen: Seen) -> list[int]:
    """Regions that can be taken without the die."""
    return [target["region"] for target in seen["targets"] if not target["risky"]]


def wait_until(page: Page, expression: str, arg: Any = None) -> Any:
    """What it comes to, once that is something. The page's policy forbids what Playwright has for this."""
    until = time.monotonic() + STALLED
    while not (found := page.evaluate(expression, arg)):
        assert time.monotonic() < until, f"never so: {expression} {arg}"
        page.wait_for_timeout(20)
    return found


def at_rest(page: Page) -> None:
    """Wait until nothing moves any more, before something is measured."""
    page.evaluate("(longest) => seen.atRest(longest)", STALLED * 1000)


@contextmanager
def expect_toast(page: Page, text: str) -> Iterator[None]:
    """What is done within makes the page say so in passing; by the time it is looked for it may have gone again."""
    page.evaluate("seen.toasts.length = 0")
    yield
    wait_until(page, "(text) => seen.toasts.some((toast) => toast.includes(text))", text)


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


def is_wish(response: Response) -> bool:
    """The server has kept what a guest wishes: a name, a language."""
    return response.request.method == "PUT" and response.url.endswith("/api/me")


def game_of(page: Page) -> str:
    """The id of the game that is shown."""
    return page.url.split("/games/")[1].split("/")[0].split("?")[0]
