"""Newcomers: who does what the lesson's card says comes to its end, and who reads the screen to the end of a game."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import PHONE, Visit
from tests.browser.newcomer import Newcomer, Stranger, Typist
from tests.browser.player import Hand, Seen, expect_toast, set_up, wait_until
from tests.browser.test_access import Axe

pytestmark = pytest.mark.browser

BOARD_WIDTH = """() => {
    const boxes = [...document.querySelectorAll("path.region")].map((path) => path.getBoundingClientRect());
    return Math.max(...boxes.map(({ right }) => right)) - Math.min(...boxes.map(({ left }) => left));
}"""
FINGER = {"viewport": PHONE, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}


def begin(page: Page, hand: Hand = "mouse") -> Newcomer:
    page.goto("/")
    learn = page.get_by_test_id("learn")
    learn.wait_for()
    if hand == "finger":
        learn.tap()
    else:
        learn.click()
    page.get_by_test_id("lesson").wait_for()
    return Newcomer(page, hand)


@pytest.mark.parametrize(("language", "hand"), [("ru", "finger"), ("pl", "mouse"), ("en", "mouse")])
def test_a_newcomer_finishes_the_lesson(visit: Visit, language: str, hand: Hand) -> None:
    page = visit(locale=language, **(FINGER if hand == "finger" else {})).page
    axe = Axe(page)
    newcomer = begin(page, hand)
    assert page.evaluate("document.documentElement.lang") == language
    checked: set[int] = set()

    def look_at(seen: Seen) -> None:
        step = newcomer.card()["step"]
        if step not in checked and seen["mine"] and not seen["behind"]:
            checked.add(step)
            axe.check(f"step {step}")
            if hand == "finger":
                assert page.evaluate("[seen.tooWide(), seen.small(44)].flat()") == []

    newcomer.learn(each=look_at)
    # Every step had something to read and something to do.
    assert list(dict.fromkeys(step for step, _, _ in newcomer.read)) == list(range(1, 9))
    assert all(text and task for _, text, task in newcomer.read)
    assert checked == set(range(1, 9))
    axe.check("the last card")
    axe.expect_nothing_wrong()
    # The way on leads to the rules and to a real game.
    expect(page.get_by_test_id("lesson-rules")).to_have_attribute("href", "/how-to-play/base")
    lesson = page.url
    page.get_by_test_id("lesson-play").click()
    wait_until(page, "(lesson) => location.href !== lesson && location.pathname.startsWith('/games/')", lesson)
    page.get_by_test_id("board").wait_for()
    expect(page.get_by_test_id("lesson")).to_have_count(0)


def test_the_lesson_by_keys_alone(visit: Visit) -> None:
    page = visit().page
    page.goto("/")
    page.get_by_test_id("learn").wait_for()
    typist = Typist(page)
    typist.press_id("learn")
    page.get_by_test_id("lesson").wait_for()
    typist.learn()
    assert list(dict.fromkeys(step for step, _, _ in typist.read)) == list(range(1, 9))


@pytest.mark.parametrize("language", ["ru", "pl", "en"])
def test_a_stranger_finishes_a_game(visit: Visit, language: str) -> None:
    page = visit(locale=language).page
    set_up(page, "hb", rounds=2)
    stranger = Stranger(page)
    stranger.to_the_end()
    expect(page.get_by_test_id("rank-0")).to_be_visible()
    # Questions were asked and buttons named in the language that is spoken, and none was without a word.
    assert {"a combo", "a region", "the main button"} <= set(stranger.did)
    assert len(stranger.read) > 5
    for text in stranger.read:
        assert re.search("[а-яё]" if language == "ru" else "[a-z]", text), text


def test_it_waits_where_it_was_left(visit: Visit) -> None:
    page = visit().page
    newcomer = begin(page)
    newcomer.play(lambda _: newcomer.card()["step"] == 4)
    address = page.url
    page.get_by_test_id("lesson-leave").click()
    # On the start page it is no game like others.
    left = page.locator('li[data-testid^="game-"]')
    expect(left).to_have_count(1)
    expect(left).to_contain_text("Lesson, step 4 of 8")
    learn = page.get_by_test_id("learn")
    expect(learn).to_contain_text("Step 4 of 8")
    learn.click()
    page.get_by_test_id("lesson").wait_for()
    assert page.url == address
    assert newcomer.card()["step"] == 4
    # And after a reload.
    page.reload()
    page.get_by_test_id("lesson").wait_for()
    assert newcomer.card()["step"] == 4
    newcomer.play(lambda _: newcomer.card()["step"] == 5)


def test_what_is_not_asked_for_says_so(visit: Visit) -> None:
    page = visit().page
    newcomer = begin(page)
    newcomer.wait_for(lambda seen: seen["picks"])
    with expect_toast(page, "In this lesson, now: Pick Hill Humans."):
        page.get_by_test_id("combo-0").click(force=True)
    newcomer.play(lambda _: newcomer.card()["step"] == 2)
    newcomer.wait_for(lambda seen: seen["targets"])
    with expect_toast(page, "In this lesson, now: Take the marked region."):
        newcomer.press_region(5)
    assert newcomer.card()["step"] == 2
    # Taking back goes back in the lesson, too.
    newcomer.play(lambda _: newcomer.card()["step"] == 3)
    newcomer.wait_for(lambda seen: seen["targets"])
    page.get_by_test_id("undo").click()
    wait_until(page, "document.querySelector('[data-testid=lesson]').dataset.step === '2'")


def test_the_card_is_read_aloud_and_folded(visit: Visit) -> None:
    page = visit().page
    begin(page)
    words = page.get_by_test_id("lesson-words")
    expect(words).to_have_attribute("aria-live", "polite")
    expect(page.get_by_test_id("lesson-task")).to_have_attribute("aria-live", "polite")
    fold = page.get_by_test_id("lesson-fold")
    fold.focus()
    page.keyboard.press("Enter")
    expect(words).to_be_hidden()
    expect(page.get_by_test_id("lesson-task")).to_be_visible()
    page.keyboard.press("Enter")
    expect(words).to_be_visible()


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_it_covers_neither_the_marked_regions_nor_the_main_button(visit: Visit, size: str) -> None:
    hand: Hand = "mouse" if size == "desktop" else "finger"
    page = visit(**(FINGER if hand == "finger" else {})).page
    newcomer = begin(page, hand)

    def look_at(seen: Seen) -> None:
        card = newcomer.card()
        if not seen["mine"] or seen["behind"]:
            return
        box = page.get_by_test_id("lesson").bounding_box()
        assert box is not None
        # Beside all that is said and offered the board can still be read.
        assert page.evaluate(BOARD_WIDTH) > page.evaluate("innerWidth") / 2
        for region in card["regions"]:
            point = newcomer.point_in(region)
            assert not (
                box["x"] < point["x"] < box["x"] + box["width"] and box["y"] < point["y"] < box["y"] + box["height"]
            )
        onward = page.locator(".onward").bounding_box()
        if onward is not None and not seen["picks"]:
            assert onward["y"] >= box["y"] + box["height"] or onward["x"] + onward["width"] <= box["x"]

    newcomer.play(lambda _: newcomer.card()["step"] == 8, each=look_at)
