"""Several continents on one table: all on a wide screen, one at a time on a phone."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import PHONE, Visit
from tests.browser.player import Player, Seen, at_rest, game_of, may_conquer, set_up, wait_until
from tests.browser.positions import sit_down
from tests.browser.staged import stage
from tests.browser.test_phone import Screens
from tests.server.client import Client
from tests.server.running import Running

from tesno.load.boxes import load_box, map_of
from tesno.load.map_model import MapFile
from tesno.locale import Words

pytestmark = pytest.mark.browser

FINGER: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}

# Whose regions of a continent have no sign of their holder in the overview, large enough to be told apart.
SIGNS_IN_OVERVIEW = """(part) => {
    const button = document.querySelector(`[data-testid=part-${part}]`);
    const signs = [...button.querySelectorAll("use.sign")].map((sign) => {
        const { x, y, width, height } = sign.getBoundingClientRect();
        const of = sign.getAttribute("href").split("seat-")[1];
        return { of, x: x + width / 2, y: y + height / 2, size: Math.max(width, height) };
    });
    return [...button.querySelectorAll("path.held")].filter((path) => {
        const { left, right, top, bottom } = path.getBoundingClientRect();
        const within = ({ x, y }) => x > left && x < right && y > top && y < bottom;
        return !signs.some((sign) => sign.of === path.dataset.seat && sign.size >= 8 && within(sign));
    }).map((path) => path.dataset.seat);
}"""


def shown(page: Page) -> int | None:
    """The continent that fills the screen; None: all are seen."""
    current: str | None = page.evaluate("document.querySelector('.overview [aria-current]')?.dataset.testid ?? null")
    return None if current in (None, "part-all") else int(str(current).removeprefix("part-"))


def expect_shown(page: Page, part: int | None) -> None:
    name = "part-all" if part is None else f"part-{part}"
    expect(page.get_by_test_id(name)).to_have_attribute("aria-current", "true")
    at_rest(page)


def in_sight(page: Page, region: int) -> bool:
    """Whether the middle of a region is within the board's part of the screen."""
    found: bool = page.evaluate(
        """(region) => {
            const box = document.querySelector(`path[data-region="${region}"]`).getBoundingClientRect();
            const view = document.querySelector(".view").getBoundingClientRect();
            const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
            return x > view.left && x < view.right && y > view.top && y < view.bottom;
        }""",
        region,
    )
    return found


def swipe(page: Page, across: int, down: int = 0) -> None:
    """One finger over the middle of the board."""
    box = page.get_by_test_id("board").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    finger = page.context.new_cdp_session(page)

    def touch(kind: str, share: float) -> None:
        points = [{"x": x + across * share, "y": y + down * share, "id": 1}] if kind != "touchEnd" else []
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    touch("touchStart", 0)
    for step in range(1, 7):
        touch("touchMove", step / 6)
    touch("touchEnd", 1)
    finger.detach()


def continents(page: Page) -> list[MapFile]:
    """The boards of the game that is shown, as they were drawn for it."""
    facts = page.context.request.get(f"/api/games/{game_of(page)}").json()
    return [map_of("warcraft", board["id"]) for board in facts["boards"]]


def part_of(boards: list[MapFile], region: int) -> int:
    """Regions are numbered on from board to board."""
    return next(part for part in range(len(boards)) if region in regions_of(boards, part))


def regions_of(boards: list[MapFile], part: int) -> range:
    before = sum(len(board.regions) for board in boards[:part])
    return range(before + 1, before + 1 + len(boards[part].regions))


def test_a_game_by_finger_over_five_continents(visit: Visit) -> None:
    page = visit(**FINGER).page
    screens = Screens(page)
    set_up(page, "hbbbb", box="warcraft", rounds=2)
    boards = continents(page)
    assert len(boards) == 5
    player = Player(page, seed=5, hand="finger")
    checked: set[str] = set()
    asked: set[int] = set()

    def check(seen: Seen) -> None:
        if not seen["mine"] or seen["picks"] or seen["ways"]:
            return
        targets = {target["region"] for target in seen["targets"]}
        if targets and seen["version"] not in asked:
            # What is asked about is on the screen without a press, once for each question.
            asked.add(seen["version"])
            at_rest(page)
            parts = {part_of(boards, region) for region in targets}
            assert shown(page) in parts
            assert any(in_sight(page, region) for region in targets if part_of(boards, region) == shown(page))
        what = "conquer" if seen["pool"] is None else "spread"
        if what not in checked:
            checked.add(what)
            screens.check(f"table, {what}")

    player.to_the_end(each=check)
    assert {"conquer", "spread"} <= checked
    assert len(asked) > 3
    assert {"pick", "region"} <= set(player.did), player.did
    screens.expect_nothing_wrong()


def test_swipes_and_keys_turn_to_the_next_continent(visit: Visit) -> None:
    page = visit(**FINGER).page
    set_up(page, "hbbbb", box="warcraft", rounds=2)
    player = Player(page, seed=2, hand="finger")
    before = player.play(may_conquer)
    boards = continents(page)
    at_rest(page)
    seen: set[int | None] = set()
    for part in range(5):
        page.get_by_test_id(f"part-{part}").tap()
        expect_shown(page, part)
        # All of it, and nothing was done by that.
        assert [region for region in regions_of(boards, part) if not in_sight(page, region)] == []
    for _ in range(12):
        here = shown(page)
        swipe(page, -150)
        wait_until(page, "(part) => !document.querySelector(`[data-testid=part-${part}]`).ariaCurrent", here)
        at_rest(page)
        seen.add(shown(page))
    assert len(seen) > 1
    assert None not in seen
    # A finger that hardly moves turns nothing, and the continent is where it was.
    page.get_by_test_id("part-2").tap()
    expect_shown(page, 2)
    swipe(page, -20)
    expect_shown(page, 2)
    page.get_by_test_id("part-all").tap()
    expect_shown(page, None)
    assert all(in_sight(page, regions_of(boards, part)[0]) for part in range(5))
    after = player.look()
    assert {**after, "toast": ""} == {**before, "toast": ""}
    # Keys: the focus goes to the next continent, and the screen with it.
    page.get_by_test_id("part-0").tap()
    for part in (1, 2, 3, 4, 0):
        page.keyboard.press("PageDown")
        expect_shown(page, part)
        assert part_of(boards, int(page.evaluate("document.activeElement.dataset.region"))) == part
    page.keyboard.press("PageUp")
    expect_shown(page, 4)


def test_whoever_takes_the_device_over_sees_where_they_stand(visit: Visit, generous: Running, client: Client) -> None:
    lines = """
        map warcraft-2
        A active orcs/ranger 11=2
        B active dwarves/farmer 16=3 15
        turn A conquer
    """
    page = sit_down(visit, stage(generous, client, lines), **FINGER)
    expect_shown(page, 0)
    page.locator(".onward").tap()
    page.get_by_test_id("end-turn").tap()
    page.get_by_test_id("curtain-lift").tap()
    # First one is told what the other has done, and sees it; then one's own.
    page.get_by_test_id("recap-close").tap()
    expect_shown(page, 1)


def test_the_overview_says_where_one_stands(visit: Visit) -> None:
    page = visit(**FINGER, locale="en").page
    set_up(page, "hb", box="warcraft", rounds=2)
    player = Player(page, seed=4, hand="finger")
    player.play(may_conquer)
    boards = continents(page)
    for _ in range(2):
        seen = player.look()
        for part, board in enumerate(boards):
            assert board.name is not None
            open_here = sum(target["region"] in regions_of(boards, part) for target in seen["targets"])
            label = page.get_by_test_id(f"part-{part}").get_attribute("aria-label")
            assert label is not None
            assert label.startswith(board.name.en)
            assert (f"to choose: {open_here}" in label) == bool(open_here)
            own = page.locator(f'[data-testid="part-{part}"] path.held[data-seat="0"]').count()
            assert (f"yours: {own}" in label) == bool(own)
        player.act(seen)
        player.play(may_conquer)


def test_whose_land_it_is_can_be_told_without_colours(visit: Visit, generous: Running, client: Client) -> None:
    """By the sign of the seat, and every seat's is large enough."""
    lines = """
        map warcraft-5
        A active worgen/ranger 1
        A declined naga 2
        B active orcs/farmer 3
        C active gnomes/mining 10
        D active goblins/fishing 7
        E active kobolds/herbalist 11
        turn A conquer
    """
    page = sit_down(visit, stage(generous, client, lines), **FINGER)
    for width, height in ((360, 640), (640, 360)):
        page.set_viewport_size({"width": width, "height": height})
        at_rest(page)
        assert page.locator(".overview path.held").count() == 6
        assert [page.evaluate(SIGNS_IN_OVERVIEW, part) for part in range(5)] == [[]] * 5


def test_a_combo_that_was_opened_is_seen_whole(visit: Visit) -> None:
    page = visit(**FINGER).page
    set_up(page, "hb", box="warcraft", rounds=2)
    Player(page, hand="finger").play(lambda seen: seen["picks"])
    at_rest(page)
    combos = page.locator(".pennant.open")
    combos.nth(combos.count() - 1).tap()
    box = page.locator(".pennant.weighed").bounding_box()
    tabs = page.get_by_test_id("tab-combos").bounding_box()
    assert box is not None
    assert tabs is not None
    assert box["y"] + box["height"] <= tabs["y"]


@pytest.mark.parametrize("language", ["ru", "pl", "en"])
def test_a_wide_screen_shows_all_continents_and_sides(visit: Visit, language: str) -> None:
    page = visit(locale=language).page
    set_up(page, "hhh", box="warcraft", rounds=2)
    page.get_by_test_id("curtain-lift").click()
    parts = continents(page)
    expect(page.locator(".overview")).to_have_count(0)
    names = [part.name.said(language) for part in parts if part.name]
    assert page.locator(".board text.name").all_text_contents() == names
    # Each combo has the sign of its side, which is said in words, too.
    words = Words(language, box="warcraft")
    sides = {race.id: race.faction or "neutral" for race in load_box("warcraft").box.content.races}
    for pennant in page.locator(".pennant").all():
        side = sides[pennant.get_attribute("data-combo") or ""]
        sign = pennant.locator("svg.faction")
        assert sign.get_attribute("data-faction") == side
        assert sign.get_attribute("aria-label") == words(f"faction-{side}")
    # What lies face down is seen and said, and only where the letter is.
    numbered = enumerate((region for part in parts for region in part.regions), 1)
    lettered = [number for number, region in numbered if "find" in region.symbols]
    standing = page.locator("[data-standing]:has(.face-down)").evaluate_all(
        "(nodes) => nodes.map((node) => +node.dataset.standing)"
    )
    assert standing == lettered
    for region in lettered:
        assert words("piece-hidden_find") in (page.get_by_test_id(f"region-{region}").get_attribute("aria-label") or "")
    unseen = page.get_by_test_id("finds-unseen").locator("use")
    expect(unseen).to_have_attribute("href", "#emblem-piece-warcraft-hidden_find")
    player = Player(page, seed=3)
    player.play(lambda seen: may_conquer(seen) and page.locator(".chips").count() > 1)
    assert page.locator(".chips:has([data-faction])").count() == page.locator(".chips").count()
    assert page.locator(".holding svg.faction").count() == page.locator(".holding").count()
