"""The first load is light."""

from __future__ import annotations

import gzip

import pytest
from playwright.sync_api import Response
from tests.browser.conftest import Visit

pytestmark = pytest.mark.browser

MOST_BYTES = 200_000


def test_scripts_and_styles_of_the_first_load(visit: Visit) -> None:
    page = visit().page
    loaded: dict[str, Response] = {}

    def note(response: Response) -> None:
        loaded[response.url] = response

    page.on("response", note)
    page.goto("/")
    page.get_by_test_id("hot-seat").wait_for()
    page.get_by_test_id("play-now").click()
    page.get_by_test_id("board").wait_for()
    page.wait_for_load_state("networkidle")
    weights = {
        url.rsplit("/", 1)[1]: len(gzip.compress(response.body(), 6))
        for url, response in list(loaded.items())
        if url.endswith((".js", ".css"))
    }
    assert weights
    # The table is part of it: nobody comes for the landing page alone.
    assert sum(weights.values()) <= MOST_BYTES, weights
