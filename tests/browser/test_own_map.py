"""A map of one's own: chosen at the set-up, checked by the server, played to the end."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import PHONE, Visit
from tests.browser.player import Player
from tests.cli.running import tesno

pytestmark = pytest.mark.browser

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.mark.parametrize(
    ("map", "players", "regions", "name"),
    [("three_fords", 2, 12, "Three Fords"), ("hollow_crown", 3, 22, "The Hollow Crown")],
)
def test_the_example_maps_are_played(
    visit: Visit, tmp_path: Path, map: str, players: int, regions: int, name: str
) -> None:
    page = visit().page
    page.goto("/new")
    page.get_by_test_id("setup-own-map").set_input_files(EXAMPLES / f"{map}.json")
    own = page.get_by_test_id("setup-board-own")
    expect(own).to_contain_text(name)
    expect(own).to_contain_text(str(regions))
    expect(own.locator("input")).to_be_checked()
    # It is shown as it will be drawn.
    own.locator("img").evaluate("image => image.decode()")
    # The box and the number of players are those of the map.
    expect(page.get_by_test_id(f"setup-players-{players}")).to_be_checked()
    page.get_by_test_id("setup-rounds").fill("3")
    page.get_by_test_id("setup-start").click()
    page.get_by_test_id("board").wait_for()
    expect(page.locator("path.region")).to_have_count(regions)
    page.locator('img[src$="/picture"]').evaluate("image => image.decode()")
    Player(page, seed=7).to_the_end()
    expect(page.locator("main")).to_contain_text(name)
    with page.expect_download() as waiting:
        page.get_by_test_id("download").click()
    path = tmp_path / "replay.json"
    waiting.value.save_as(path)
    # The replay carries the map.
    assert json.loads(path.read_text("utf-8"))["table"]["map"]["id"] == map
    for command in ("replay", "verify"):
        ran = tesno(command, path)
        assert ran.status == 0, ran.err
    page.get_by_test_id("watch").click()
    expect(page.locator("path.region")).to_have_count(regions)
    expect(page.locator("main")).to_contain_text(name)


def test_a_wrong_map_is_explained_and_can_be_mended(visit: Visit, tmp_path: Path) -> None:
    guest = visit(viewport=PHONE)
    guest.watch.forgive("422")
    page = guest.page
    page.goto("/new")
    choose, problem = page.get_by_test_id("setup-own-map"), page.get_by_test_id("setup-map-problem")
    path = tmp_path / "mine.json"
    good = (EXAMPLES / "three_fords.json").read_text("utf-8")
    path.write_text(good[:-20], encoding="utf-8")
    choose.set_input_files(path)
    expect(problem).to_contain_text("This is not a map file")
    path.write_text(good.replace('"terrain": "lake"', '"terrain": "lkae"'), encoding="utf-8")
    choose.set_input_files(path)
    expect(problem).to_contain_text("regions.5.terrain: unknown terrain 'lkae' (did you mean 'lake'?)")
    expect(page.get_by_test_id("setup-board-own")).to_have_count(0)
    path.write_text(good, encoding="utf-8")
    choose.set_input_files(path)
    expect(page.get_by_test_id("setup-board-own").locator("input")).to_be_checked()
    expect(problem).to_have_count(0)
    # Nothing sticks out of a narrow page.
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    # Another box has its own boards.
    page.get_by_test_id("box-underground").click()
    expect(page.get_by_test_id("setup-board-own")).to_have_count(0)
    expect(page.get_by_test_id("setup-board-underground-2").locator("input")).to_be_checked()


def test_the_file_is_chosen_by_a_button_in_the_players_language(visit: Visit) -> None:
    page = visit().page
    page.goto("/new")
    for language, button in (("en", "Choose a file…"), ("pl", "Wybierz plik…"), ("ru", "Выбрать файл…")):
        page.get_by_test_id(f"language-{language}").click()
        with page.expect_file_chooser() as waiting:
            page.get_by_text(button, exact=True).click()
    waiting.value.set_files(EXAMPLES / "three_fords.json")
    expect(page.get_by_test_id("setup-board-own").locator("input")).to_be_checked()
    # The browser's own button, in the browser's language, is not seen.
    shown = page.get_by_test_id("setup-own-map").evaluate("field => getComputedStyle(field).clipPath")
    assert shown == "inset(50%)"
