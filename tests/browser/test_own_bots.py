"""Bots of whoever runs the server: offered at the set-up by their names, and told of in the log when they fail."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.bots.scripts import FIRST, program
from tests.browser.conftest import Visit
from tests.browser.player import Player, label_of
from tests.server.running import Running

from tesno.bots import Patience, own_bots
from tesno.cli.serve import PAGE

pytestmark = pytest.mark.browser

ABOUT = "A program of whoever runs this server."


@pytest.fixture
def address(page_is_built: None, tmp_path: Path) -> Iterator[str]:
    """A server with a bot that picks a combo, and is lost with the next question."""
    fox = program(tmp_path, f"{FIRST} if message['number'] < 2 else sys.exit(1)")
    with Running(tmp_path / "data", page=PAGE, own=own_bots([f"Fox={fox}"], Patience(60, 60))) as running:
        yield running.address


def test_a_program_is_chosen_by_its_name_and_the_log_tells_when_it_fails(address: str, visit: Visit) -> None:
    # In this order: the page is left before the server ends.
    page = visit(address).page
    page.goto("/new")
    label_of(page, "setup-players-2")
    kinds = page.get_by_test_id("setup-seat-2-kind")
    assert kinds.locator("option").all_text_contents()[-1] == "Fox"
    kinds.select_option("Fox")
    expect(page.get_by_test_id("setup-seat-2")).to_contain_text(ABOUT)
    page.get_by_test_id("setup-rounds").fill("2")
    page.get_by_test_id("setup-start").click()
    page.get_by_test_id("board").wait_for()
    told: list[str] = []

    def listen(seen: object) -> None:
        told[:] = [line for line in page.get_by_test_id("log").all_text_contents() if "crashed" in line] or told

    Player(page, seed=3).to_the_end(each=listen)
    assert "Fox B: the program has crashed. A bot of the house plays on." in told[0]
    # Where one plays on, and where people gather, it is offered likewise.
    page.goto(f"{page.url.removesuffix('/end')}/replay?at=5")
    page.get_by_test_id("fork-open").click()
    expect(page.get_by_test_id("fork-bot")).to_have_value("Fox")
    expect(page.get_by_test_id("fork")).to_contain_text(ABOUT)
    page.goto("/")
    page.get_by_test_id("with-friends").click()
    page.get_by_test_id("place-2-kind").select_option("Fox")
    expect(page.get_by_test_id("place-2")).to_contain_text(ABOUT)
