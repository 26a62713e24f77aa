"""Pictures of every screen, to be looked at: python -m tests.browser.tour FOLDER

Two sizes, three languages, all boxes, all boards: around the table, in the lesson, at the start, while conquering and
redeploying, in the middle of a game, at its end and in its replay. Games are played over the API, so that only the
pictures take time. Faces have a sheet of their own: tools/faces_sheet.py.
"""

from __future__ import annotations

import random
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright
from tests.browser.conftest import DESKTOP, FLAGS, PHONE, Guest, find_chromium
from tests.browser.newcomer import Newcomer
from tests.browser.player import Player, Seen, may_conquer
from tests.server.client import Client, asked_seat, lines_of, move
from tests.server.running import Running

from tesno.cli.serve import PAGE
from tesno.server.messages import Refused, Update
from tesno.server.wire import Scene

LANGUAGES = ("ru", "pl", "en")
BOXES = ("base", "underground", "warcraft")
# Something that is found in every language.
SOUGHT = {"ru": "гора", "pl": "góra", "en": "mountain"}
SIZES: dict[str, dict[str, Any]] = {
    "wide": {"viewport": DESKTOP},
    "phone": {"viewport": PHONE, "has_touch": True, "is_mobile": True, "device_scale_factor": 2},
}
# Three players in every language, the other boards in one each.
SPOKEN = {2: ("ru",), 3: LANGUAGES, 4: ("pl",), 5: ("en",)}
LONGEST_REVIEW = 600_000
SCENES = ("pick", "conquer", "redeploy", "middle", "end")


class Tour:
    """Takes pictures of one server's pages."""

    def __init__(self, browser: Browser, address: str, folder: Path) -> None:
        self.browser = browser
        self.address = address
        self.folder = folder
        self.pictures = 0

    @contextmanager
    def page(self, size: str, language: str, client: Client | None = None) -> Iterator[Page]:
        guest = Guest(self.browser, self.address, locale=language, **SIZES[size])
        if client is not None:
            guest.context.add_cookies([{"name": client.cookie, "value": client.token, "url": self.address}])
        yield guest.page
        for line in guest.watch.wrong:
            print("wrong:", line)
        guest.context.close()

    def take(self, page: Page, name: str, whole: bool = False) -> None:
        page.wait_for_load_state("networkidle")
        page.wait_for_timeout(500)
        page.screenshot(path=self.folder / f"{name}.png", full_page=whole)
        self.pictures += 1

    # --- Around the table ---

    def outside(self, size: str, language: str) -> None:
        name = f"{size}-{language}"
        with self.page(size, language) as page:
            page.goto("/")
            page.get_by_test_id("hot-seat").wait_for()
            self.take(page, f"landing-{name}", whole=True)
            page.get_by_test_id("preferences-open").click()
            page.get_by_test_id("preferences-sheet").wait_for()
            self.take(page, f"preferences-{name}")
            for box in BOXES:
                page.goto("/new")
                page.get_by_test_id(f"box-{box}").click()
                page.get_by_test_id("setup-elements").locator("summary").click()
                self.take(page, f"setup-{box}-{name}", whole=True)
                page.goto(f"/how-to-play/{box}")
                page.get_by_test_id("rounds").wait_for()
                self.take(page, f"how-to-play-{box}-{name}", whole=True)
            for address in ("about", "lobby", "rankings", f"rules?q={SOUGHT[language]}", "nowhere"):
                page.goto(f"/{address}")
                self.take(page, f"{address.split('?')[0]}-{name}", whole=True)
            page.goto("/")
            page.get_by_test_id("hot-seat").click()
            page.get_by_test_id("hot-seat-2").click()
            page.get_by_test_id("curtain").wait_for()
            self.take(page, f"curtain-{name}")
            player = Player(page, hand="finger" if size == "phone" else "mouse")
            player.play(may_conquer)
            for over in ("help", "menu"):
                page.get_by_test_id(f"{over}-open").click()
                page.get_by_test_id(over).wait_for()
                self.take(page, f"{over}-{name}")
                page.keyboard.press("Escape")

    def profile(self) -> None:
        """Of somebody who has played a game of every box, and has another one under way."""
        with Client(self.address) as client:
            for box in BOXES:
                play(client, client.open("hb", box=box, rounds=3).id, is_over, random.Random(1))
            client.open("hb")
            for size in SIZES:
                for language in LANGUAGES:
                    with self.page(size, language, client) as page:
                        for address in ("me", ""):
                            page.goto(f"/{address}")
                            self.take(page, f"{address or 'landing'}-again-{size}-{language}", whole=True)

    def lesson(self, size: str, language: str) -> None:
        with self.page(size, language) as page:
            page.goto("/")
            page.get_by_test_id("learn").click()
            page.get_by_test_id("lesson").wait_for()
            newcomer = Newcomer(page, "finger" if size == "phone" else "mouse")
            taken: set[int] = set()

            def look_at(seen: Seen) -> None:
                step = newcomer.card()["step"]
                if step not in taken and seen["mine"] and not seen["behind"]:
                    taken.add(step)
                    self.take(page, f"lesson-{step}-{size}-{language}")

            newcomer.learn(each=look_at)
            self.take(page, f"lesson-over-{size}-{language}")

    # --- At the table ---

    def game(self, box: str, players: int) -> None:
        rng = random.Random(players)
        with Client(self.address) as client:
            facts = client.open("h" + "b" * (players - 1), box=box)
            until: dict[str, Callable[[Scene], bool]] = {
                "pick": lambda scene: mine(scene) and scene.position.phase == "pick",
                "conquer": lambda scene: mine(scene) and any(o.kind == "conquer" for o in scene.position.options),
                "redeploy": lambda scene: mine(scene) and scene.position.spread is not None,
                "middle": lambda scene: mine(scene) and scene.position.round > facts.rounds // 2,
                "end": is_over,
            }
            for what in SCENES:
                if not play(client, facts.id, until[what], rng):
                    continue
                for language in SPOKEN[players]:
                    for size in SIZES:
                        with self.page(size, language, client) as page:
                            self.moment(page, facts.id, what, f"{box}-{players}-{what}-{size}-{language}")

    def moment(self, page: Page, game: str, what: str, name: str) -> None:
        if what == "end":
            page.goto(f"/games/{game}")
            page.get_by_test_id("to-end").wait_for()
            self.take(page, name.replace("-end-", "-over-"))
            page.goto(f"/games/{game}/end")
            page.locator('[data-testid^="rank-"]').first.wait_for()
            page.get_by_test_id("chances-graph").wait_for(timeout=LONGEST_REVIEW)
            self.take(page, name, whole=True)
            page.goto(f"/games/{game}/replay")
            page.get_by_test_id("replay-slider").wait_for()
            for _ in range(5):
                page.get_by_test_id("replay-slider").press("PageUp")
            self.take(page, name.replace("-end-", "-replay-"), whole=True)
            return
        page.goto(f"/games/{game}")
        player = Player(page)
        seen = player.wait_for(lambda seen: seen["table"] and seen["mine"])
        page.wait_for_load_state("networkidle")
        if what == "conquer" and "-wide-" in name:
            point = page.evaluate("(region) => seen.pointIn(region)", seen["targets"][0]["region"])
            page.mouse.move(point["x"], point["y"])
        self.take(page, name)
        lamp = page.get_by_test_id("hint").last
        if "-phone-" in name:
            lamp.tap()
        else:
            lamp.click()
        page.get_by_test_id("hint-0").wait_for()
        self.take(page, f"{name}-hints")


def is_over(scene: Scene) -> bool:
    return scene.position.acting is None


def mine(scene: Scene) -> bool:
    return asked_seat(scene) == 0 and scene.held is None


def play(client: Client, game: str, until: Callable[[Scene], bool], rng: random.Random) -> bool:
    """Play the first seat's moves by chance until something is so; a game may end before."""
    with client.socket(game) as socket:
        scene = socket.hello(0).scene
        while not until(scene):
            if scene.position.acting is None:
                return False
            if asked_seat(scene) == 0:
                socket.send(move(scene.version, 0, lines_of(scene.position, rng)))
            while not isinstance(message := socket.receive(), Update):
                assert not isinstance(message, Refused), message
            scene = message.scene
        return True


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    executable = find_chromium()
    if executable is None or not (PAGE / "index.html").is_file():
        sys.exit("a Chromium and the built page (python tools/build_page.py) are needed")
    with (
        tempfile.TemporaryDirectory() as data,
        Running(Path(data), page=PAGE) as server,
        sync_playwright() as playwright,
        playwright.chromium.launch(executable_path=executable, args=list(FLAGS)) as browser,
    ):
        tour = Tour(browser, server.address, folder)
        for size in SIZES:
            for language in LANGUAGES:
                tour.outside(size, language)
                tour.lesson(size, language)
        tour.profile()
        for box in BOXES:
            for players in SPOKEN:
                tour.game(box, players)
                print(f"{box}, {players} players: {tour.pictures} pictures so far")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    main(Path(sys.argv[1]))
