"""Names are text, whatever is in them."""

from __future__ import annotations

import unicodedata

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import PHONE, Visit
from tests.browser.player import Player, is_wish, set_up

from tesno.server.names import tidy_name

pytestmark = pytest.mark.browser

MARKUP = ["<svg onload=alert(1)>", "<b>x</b>&lt;i&gt;", "\"'><img src=x>", "{7*7}${7*7}{{7*7}}", "javascript:alert(1)"]
WRITING = ["\u202eanna\u202c", "שלום\u2067abc\u2069", "a\u200b\u200db\ufeff", "Z" + "\u0335\u0336" * 15, "W" * 40]


@pytest.mark.parametrize("names", [MARKUP, WRITING], ids=["markup", "writing"])
def test_odd_names_at_the_table_and_after_it(visit: Visit, names: list[str]) -> None:
    page = visit().page
    page.goto("/")
    page.get_by_test_id("your-name").fill(names[0])
    with page.expect_response(is_wish):
        page.keyboard.press("Tab")
    set_up(page, "hhhhh", rounds=1, names=names)
    expected = [tidy_name(name) for name in names]
    Player(page).wait_for(lambda seen: seen["curtain"] is not None)
    assert page.locator('[data-testid^="player-"] .name').all_text_contents() == expected
    nothing_has_run(page)
    player = Player(page, seed=1)

    def at_the_curtain(seen: dict[str, str | None]) -> None:
        if seen["curtain"] is not None:
            expect(page.get_by_test_id("curtain")).to_contain_text(expected[int(seen["curtain"])])

    player.to_the_end(each=at_the_curtain)
    ranks = page.locator('[data-testid^="rank-"] .name')
    expect(ranks).to_have_count(5)
    assert sorted(ranks.all_text_contents()) == sorted(expected)
    nothing_has_run(page)
    page.goto("/")
    page.get_by_test_id("play-now").wait_for()
    expect(page.get_by_test_id("your-name")).to_have_value(expected[0])
    page.locator('[data-testid^="result-"]').wait_for()
    nothing_has_run(page)


def test_long_names_fit_on_a_phone(visit: Visit) -> None:
    page = visit(viewport=PHONE, has_touch=True, is_mobile=True).page
    set_up(page, "hh", rounds=1, names=["W" * 40, "Щ" * 40])
    player = Player(page, hand="finger")
    player.wait_for(lambda seen: seen["curtain"] is not None)
    fits(page)
    player.to_the_end()
    fits(page)


def fits(page: Page) -> None:
    assert page.evaluate("seen.tooWide()") == []


def nothing_has_run(page: Page) -> None:
    """No element came from a name, and nothing invisible is left in any text. Dialogs are watched for anyway."""
    assert page.locator("img[src=x], main b:text-is('x'), svg[onload], main script").count() == 0
    text: str = page.evaluate("document.body.textContent")
    assert not [
        character for character in text if unicodedata.category(character) in ("Cf", "Cc") and character not in "\n\t\r"
    ]
