"""A finished game looked at again, and the way to what was decided."""

from __future__ import annotations

import itertools
import random
import re

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.server.client import Client, asked_seat, lines_of, move

from tesno.server.messages import Refused, Update

pytestmark = pytest.mark.browser

# Five decisions are told at most; in the one round there is, none costs more than never to conquer.
ROUNDS = 1
# A whole game is thought over once more; on a busy machine that takes its time.
REVIEWED = 400_000


def squander(client: Client) -> str:
    """A game in which the first player never conquers anything, and the second anything at all; its id."""
    rng = random.Random(1)
    game = client.open("hh", rounds=ROUNDS).id
    with client.socket(game) as socket:
        scene = socket.hello().scene
        while (seat := asked_seat(scene)) is not None:
            position = socket.look(seat).position
            stop = next((option.lines for option in position.options if option.kind == "end"), None)
            lines = stop if seat == 0 and stop else lines_of(position, rng)
            socket.send(move(scene.version, seat, lines))
            while not isinstance(message := socket.receive(), Update):
                assert not isinstance(message, Refused), message
            scene = message.scene
    return game


def test_chances_and_the_costliest_decisions(visit: Visit, client: Client) -> None:
    game = squander(client)
    guest = visit(client.address)
    guest.context.add_cookies([{"name": client.cookie, "value": client.token, "url": client.address}])
    page = guest.page
    page.goto(f"/games/{game}/end")
    review = page.get_by_test_id("review")
    graph = page.get_by_test_id("chances-graph")
    graph.wait_for(timeout=REVIEWED)
    expect(graph.locator("path.line")).to_have_count(2)
    finals = [int(text) for text in graph.locator("text.final").all_text_contents()]
    # Whoever has nothing has lost.
    assert sorted(finals) == [0, 100]
    page.get_by_test_id("chances-table").click()
    # A column for each round beside the names.
    expect(review.locator("thead th")).to_have_count(1 + ROUNDS)

    # Each is marked where it was made, several of one turn beside each other.
    marks = graph.locator(".mark path")
    assert marks.count() == page.locator("li[data-testid^='mistake-']").count()
    boxes = [box for mark in marks.all() if (box := mark.bounding_box())]
    for one, other in itertools.combinations(boxes, 2):
        assert abs(one["x"] - other["x"]) > 20 or abs(one["y"] - other["y"]) > 20

    # Not to conquer is a mistake, and one press shows where it was made.
    mistakes = page.locator("li[data-testid^='mistake-']")
    expect(mistakes.first).to_contain_text(re.compile(r"cost about \d"))
    idle = mistakes.filter(has_text="End the conquests").first
    show = idle.get_by_role("link")
    at = (show.get_attribute("href") or "").split("?at=")[1].split("#")[0]
    better = idle.locator("dd strong").inner_text()
    show.click()
    expect(page.locator("[data-version]")).to_have_attribute("data-version", at)

    # There it says what was a mistake, and the board shows what would have been better; at the end it is gone.
    costly = page.get_by_test_id("costly")
    expect(costly).to_contain_text("End the conquests")
    expect(costly).to_contain_text(better)
    region = re.search(r"\d+", better)
    assert region
    # Away from the story, of which the board shows what is pointed at.
    page.mouse.move(0, 0)
    expect(page.locator(f'path[data-region="{region[0]}"].spoken')).to_have_count(1)
    page.get_by_test_id("replay-last").click()
    expect(costly).to_have_count(0)

    # And back to the review, which is there at once.
    page.get_by_test_id("to-review").click()
    page.wait_for_url("**/end#review")
    graph.wait_for()
    expect(review.locator("h2")).to_be_in_viewport()
