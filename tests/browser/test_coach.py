"""The coach in the page: a line while it is one's first games, silence after one press, and a way to have it again."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import PHONE, Visit
from tests.browser.player import Player, expect_toast, set_up
from tests.browser.test_access import Axe

pytestmark = pytest.mark.browser


def told_first(page: Page) -> None:
    """If the other began, one is told what they did before the coach says anything."""
    Player(page).wait_for(lambda seen: seen["mine"] and not seen["behind"] and (seen["picks"] or seen["recap"]))
    if page.get_by_test_id("recap-close").count():
        page.get_by_test_id("recap-close").click()


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_one_press_silences_it(visit: Visit, size: str) -> None:
    phone = {"viewport": PHONE, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
    page = visit(**(phone if size == "phone" else {})).page
    set_up(page, "hb")
    told_first(page)
    Player(page).wait_for(lambda seen: seen["picks"])
    line = page.get_by_test_id("coach")
    expect(line).to_contain_text("a good start")
    expect(line).to_have_attribute("role", "status")
    axe = Axe(page)
    axe.check("coach")
    axe.expect_nothing_wrong()
    if size == "phone":
        assert page.evaluate("[seen.tooWide(), seen.small(44)].flat()") == []
    with expect_toast(page, "The coach keeps silent"):
        page.get_by_test_id("coach-off").click()
    expect(line).to_be_hidden()
    # It is remembered.
    page.reload()
    told_first(page)
    Player(page).wait_for(lambda seen: seen["picks"])
    page.wait_for_load_state("networkidle")
    expect(page.get_by_test_id("coach")).to_be_hidden()
    # So is that it is wanted after all.
    page.get_by_test_id("menu-open").click()
    page.get_by_test_id("preference-coach").check()
    page.get_by_test_id("menu-close").click()
    expect(line).to_contain_text("a good start")
    assert page.evaluate("JSON.parse(localStorage.getItem('tesno.preferences')).coach")


def test_nothing_is_said_among_people(visit: Visit) -> None:
    page = visit().page
    set_up(page, "hh")
    page.get_by_test_id("curtain-lift").click()
    Player(page).wait_for(lambda seen: seen["picks"])
    expect(page.get_by_test_id("coach")).to_have_count(0)
