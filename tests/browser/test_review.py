"""A finished game looked at again, and the way to what was decided."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.player import Player, set_up

pytestmark = pytest.mark.browser

# A whole game is thought over once more; on a busy machine that takes its time.
REVIEWED = 400_000


def test_chances_and_the_costliest_decisions(visit: Visit) -> None:
    page = visit().page
    set_up(page, "hb", rounds=3)
    Player(page, seed=3).to_the_end()
    review = page.get_by_test_id("review")
    graph = page.get_by_test_id("chances-graph")
    graph.wait_for(timeout=REVIEWED)
    expect(graph.locator("path.line")).to_have_count(2)
    finals = [int(text) for text in graph.locator("text.final").all_text_contents()]
    assert abs(sum(finals) - 100) <= 1, finals
    page.get_by_test_id("chances-table").click()
    # A column for each round beside the names.
    expect(review.locator("thead th")).to_have_count(1 + 3)

    # Who plays at random has thrown coins away.
    first = page.get_by_test_id("mistake-0")
    expect(first).to_contain_text(re.compile(r"cost about \d"))
    show = page.get_by_test_id("mistake-0-show")
    at = (show.get_attribute("href") or "").split("?at=")[1]
    show.click()
    page.get_by_test_id("replay-slider").wait_for()
    moments = page.get_by_test_id(re.compile("^moment-"))
    versions = [int((row.get_attribute("data-testid") or "").removeprefix("moment-")) for row in moments.all()]
    # A turn passed on tells nothing: then the moment before it is the same on the board.
    wanted = max(version for version in versions if version <= int(at))
    assert wanted > 1
    expect(page.locator("[data-version]")).to_have_attribute("data-version", str(wanted))

    # And back to the review, which is there at once.
    page.get_by_test_id("to-review").click()
    page.wait_for_url("**/end#review")
    graph.wait_for()
    expect(review.locator("h2")).to_be_in_viewport()
