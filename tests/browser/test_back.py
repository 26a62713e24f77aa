"""The browser's back button on a phone: what lies over a screen is put away first, then the screen is left."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import PHONE, Visit
from tests.browser.positions import sit_down
from tests.browser.staged import stage
from tests.server.client import Client
from tests.server.running import Running

pytestmark = pytest.mark.browser

PICKING = """
    map base-2
    column orcs/commando elves/forest
    turn A
"""


def test_it_closes_sheets_and_dialogs_one_by_one(visit: Visit, generous: Running, client: Client) -> None:
    sitting = stage(generous, client, PICKING)
    page = sit_down(visit, sitting, viewport=PHONE, has_touch=True, is_mobile=True, locale="pl")
    at_the_table = page.url
    # The combos have come up by themselves; power and people agree, on the card and in the log.
    sheet, menu = page.get_by_test_id("sheet"), page.get_by_test_id("menu")
    first = page.get_by_test_id("combo-0")
    expect(first.locator(".title")).to_have_text("Waleczni Orkowie")
    page.go_back()
    expect(sheet).to_have_count(0)
    page.get_by_test_id("tab-combos").tap()
    for _ in range(2):
        first.tap()
    expect(sheet).to_have_count(0)
    page.get_by_test_id("tab-log").tap()
    expect(sheet).to_contain_text("bierze zestaw: Waleczni Orkowie")
    page.get_by_test_id("menu-open").tap()
    expect(menu).to_be_visible()
    page.go_back()
    expect(menu).to_have_count(0)
    expect(sheet).to_be_visible()
    page.go_back()
    expect(sheet).to_have_count(0)
    page.locator("a.home").tap()
    page.get_by_test_id("play-now").wait_for()
    page.go_back()
    page.get_by_test_id("board").wait_for()
    assert page.url == at_the_table
    # What was closed otherwise costs no press.
    for _ in range(2):
        page.get_by_test_id("tab-players").tap()
    expect(sheet).to_have_count(0)
    page.evaluate("history.back()")
    page.wait_for_url("about:blank")
