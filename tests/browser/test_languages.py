"""Three languages, changed without loading the page anew."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Visit
from tests.browser.player import Player, at_rest, is_wish, may_conquer, set_up

import tesno.locale
from tesno.load.boxes import box_ids

pytestmark = pytest.mark.browser

LANGUAGES = ("ru", "pl", "en")
CATALOGUES = Path(tesno.locale.__file__).parent
CYRILLIC = re.compile("[а-яё]", re.IGNORECASE)


def messages(language: str) -> dict[str, str]:
    """Ids and the text of their first line."""
    found: dict[str, str] = {}
    for path in sorted((CATALOGUES / language).glob("*.ftl")):
        found.update(re.findall(r"^([a-z][\w-]*) =\s*(.*)$", path.read_text(encoding="utf-8"), re.MULTILINE))
    return found


ENGLISH = messages("en")
IDS = {name for name in ENGLISH if "-" in name}
# The page asks for words of a box without naming it.
IDS |= {name.replace(f"-{box}-", "-", 1) for name in IDS for box in box_ids()}
# Names of places and the like are the same in two languages.
ALIKE = {text for name, text in messages("pl").items() if ENGLISH.get(name) == text}


def texts(page: Page) -> list[str]:
    found: list[str] = page.evaluate("seen.texts()")
    return found


def check_languages(page: Page) -> None:
    """Switch through all of them and look for what stayed behind."""
    page.evaluate("window.sameDocument = true")
    said: dict[str, list[str]] = {}
    for language in LANGUAGES:
        page.get_by_test_id(f"language-{language}").click()
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(page.get_by_test_id(f"language-{language}")).to_have_attribute("aria-pressed", "true")
        page.mouse.move(2, 2)
        at_rest(page)
        said[language] = texts(page)
        ids = [text for text in said[language] if text in IDS]
        assert not ids, f"not translated into {language}: {ids}"
        if language != "ru":
            assert not [text for text in said[language] if CYRILLIC.search(text)], language
    assert page.evaluate("window.sameDocument"), "the page was loaded anew"
    words = {language: {text for text in said[language] if re.search(r"[^\W\d_]{4}", text)} for language in LANGUAGES}
    assert len(words["ru"]) > 5
    # Russian is written in Russian letters, and nothing English is left in Polish.
    assert not [text for text in words["ru"] if not CYRILLIC.search(text) and text not in PROPER]
    left = words["pl"] & words["en"] - ALIKE - PROPER
    assert not left, f"the same in Polish and English: {left}"


# What is called so everywhere.
PROPER = {"Tesno", "Enter", "Home, End", "game-icons.net", "SIL OFL 1.1", "CC BY 3.0", "Anna"}


def test_landing(visit: Visit) -> None:
    page = visit().page
    page.goto("/")
    page.get_by_test_id("hot-seat").wait_for()
    check_languages(page)


def test_set_up(visit: Visit) -> None:
    page = visit().page
    page.goto("/new")
    page.get_by_test_id("setup-start").wait_for()
    page.get_by_test_id("setup-elements").locator("summary").click()
    check_languages(page)


@pytest.mark.parametrize("box", ["base", "underground"])
def test_table(visit: Visit, box: str) -> None:
    page = visit().page
    set_up(page, "hb", box=box, rounds=3, names=["Anna"])
    player = Player(page, seed=1)
    player.play(lambda seen: seen["picks"])
    check_languages(page)
    player.play(may_conquer)
    check_languages(page)
    # Questions to other players, abilities and reasons come and go: look again at the next turn.
    player.play(lambda seen: "2" in seen["round"].split()[-3:][0] and seen["mine"])
    check_languages(page)


@pytest.mark.parametrize(("locale", "language"), [("ru-RU", "ru"), ("pl-PL", "pl"), ("de-DE", "en")])
def test_the_browser_is_asked_first_and_the_choice_is_kept(visit: Visit, locale: str, language: str) -> None:
    page = visit(locale=locale).page
    page.goto("/")
    page.get_by_test_id("play-now").wait_for()
    expect(page.locator("html")).to_have_attribute("lang", language)
    other = next(other for other in LANGUAGES if other != language)
    with page.expect_response(is_wish):
        page.get_by_test_id(f"language-{other}").click()
    expect(page.locator("html")).to_have_attribute("lang", other)
    page.reload()
    page.get_by_test_id("play-now").wait_for()
    expect(page.locator("html")).to_have_attribute("lang", other)
