"""The replay as a studio: turns and moments, speed, combos, playing on from here, a picture to share."""

from __future__ import annotations

import base64
import random
import re
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import PHONE, Visit
from tests.browser.player import at_rest, game_of, wait_until
from tests.browser.test_access import Axe
from tests.server.client import Client
from tests.server.running import Running
from tests.server.tables import Table, play

pytestmark = pytest.mark.browser

Sit = Callable[..., Page]

# What a browser makes of a moving picture: a number for all pixels of each frame.
FRAMES = """async (base64) => {
    const data = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const decoder = new ImageDecoder({ data, type: "image/png" });
    await decoder.tracks.ready;
    await decoder.completed;
    const frames = [];
    for (let frameIndex = 0; frameIndex < decoder.tracks.selectedTrack.frameCount; frameIndex++) {
        const { image } = await decoder.decode({ frameIndex });
        const pixels = new Uint8Array(image.allocationSize());
        await image.copyTo(pixels);
        frames.push(pixels.reduce((sum, byte) => (sum * 31 + byte) % 1000000007, 7));
    }
    return frames;
}"""

# Every moment that is shown from now on, in order.
MOMENTS_SHOWN = """() => {
    const slider = document.querySelector("[data-testid=replay-slider]");
    window.moments = [slider.dataset.at];
    const note = () => window.moments.push(slider.dataset.at);
    new MutationObserver(note).observe(slider, { attributeFilter: ["data-at"] });
}"""


def finished(client: Client, letters: str = "hh", box: str = "base", rounds: int = 3, hints: bool = True) -> str:
    with Table(client, random.Random(1), letters, box=box, rounds=rounds, hints=hints) as table:
        for _ in play(table):
            pass
        return table.game


@pytest.fixture
def sit(visit: Visit, generous: Running, client: Client) -> Sit:
    def made(address: str, **wishes: object) -> Page:
        guest = visit(generous.address, **wishes)
        guest.context.add_cookies([{"name": client.cookie, "value": client.token, "url": generous.address}])
        guest.page.goto(address)
        return guest.page

    return made


def test_turns_and_moments_can_be_gone_to(client: Client, sit: Sit) -> None:
    page = sit(f"/games/{finished(client)}/replay")
    slider = page.get_by_test_id("replay-slider")
    slider.wait_for()
    places = [0]
    while places[-1] < int(slider.get_attribute("max") or 0):
        page.get_by_test_id("replay-turn-on").click()
        places.append(int(slider.input_value()))
        assert places[-1] > places[-2]
    # Two players for three rounds, and the ends of the film.
    assert 6 <= len(places) <= 8
    page.get_by_test_id("replay-turn-back").click()
    assert int(slider.input_value()) == places[-2]
    page.locator("body").focus()
    page.keyboard.press("PageUp")
    expect(slider).to_have_value(str(places[-3]))
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_value(str(places[-3] + 1))
    # The line of the moment is open, and its part is marked.
    expect(page.locator("section ol [aria-current=step]")).to_have_count(1)
    before = page.get_by_test_id("replay-speed").inner_text()
    page.get_by_test_id("replay-speed").click()
    expect(page.get_by_test_id("replay-speed")).not_to_have_text(before)
    page.get_by_test_id("replay-combos").locator("summary").click()
    expect(page.get_by_test_id("replay-combos").locator("li")).to_have_count(6)


@pytest.mark.parametrize(("box", "advised"), [("base", True), ("underground", False), ("warcraft", True)])
def test_a_finished_game_is_played_on(client: Client, sit: Sit, box: str, advised: bool) -> None:
    game = finished(client, box=box, hints=box == "underground")
    page = sit(f"/games/{game}/replay?at=6")
    page.get_by_test_id("fork-open").click()
    page.get_by_test_id("fork-seat-1").check()
    page.get_by_test_id("fork-bot").select_option("greedy")
    expect(page.get_by_test_id("fork")).to_contain_text("Plays each answer through")
    # Whoever plays on alone may be advised, unless they would rather not.
    expect(page.get_by_test_id("fork-hints")).to_be_checked()
    page.get_by_test_id("fork-hints").set_checked(advised)
    page.get_by_test_id("fork-start").click()
    page.wait_for_url(lambda url: "/replay" not in url and game not in url)
    page.get_by_test_id("board").wait_for()
    assert client.get(f"/api/games/{game_of(page)}")["hints"] == advised
    expect(page.get_by_test_id("log")).to_contain_text("Played on from another game")
    page.goto("/")
    expect(page.locator('[data-testid^="game-"]').first).to_contain_text("Played on from another game")


def test_what_would_give_secrets_away_is_not_offered(client: Client, sit: Sit) -> None:
    with Table(client, random.Random(2), "hb") as table:
        for number, _ in enumerate(play(table)):
            if number == 4:
                break
        game = table.game
    page = sit(f"/games/{game}/replay")
    page.get_by_test_id("replay-slider").wait_for()
    expect(page.get_by_test_id("fork-open")).to_have_count(0)


def test_nor_is_playing_on_when_nothing_is_left_to_play(client: Client, sit: Sit) -> None:
    page = sit(f"/games/{finished(client)}/replay")
    expect(page.get_by_test_id("fork-open")).to_be_visible()
    page.get_by_test_id("replay-last").click()
    expect(page.get_by_test_id("fork-open")).to_have_count(0)


def test_the_board_becomes_a_picture(client: Client, sit: Sit, tmp_path: Path) -> None:
    page = sit(f"/games/{finished(client)}/replay")
    page.get_by_test_id("replay-last").click()
    at_rest(page)
    with page.expect_download() as download:
        page.get_by_test_id("picture").click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    assert file.suffix == ".png"
    data = file.read_bytes()
    assert data.startswith(b"\x89PNG")
    # Something is drawn on it: a picture of one colour is small.
    assert len(data) > 100_000


def test_a_phone_has_room_for_all_of_it(client: Client, sit: Sit) -> None:
    page = sit(f"/games/{finished(client)}/replay", viewport=PHONE, has_touch=True, is_mobile=True)
    page.get_by_test_id("replay-slider").wait_for()
    at_rest(page)
    assert page.evaluate("seen.tooWide()") == []
    assert page.evaluate("seen.small(44)") == []
    page.get_by_test_id("fork-open").tap()
    at_rest(page)
    assert page.evaluate("seen.tooWide()") == []
    assert page.evaluate("seen.small(44)") == []


def test_nothing_bars_the_way(client: Client, sit: Sit) -> None:
    page = sit(f"/games/{finished(client)}/replay?at=9")
    page.get_by_test_id("replay-slider").wait_for()
    page.get_by_test_id("replay-combos").locator("summary").click()
    axe = Axe(page)
    axe.check("replay")
    page.get_by_test_id("fork-open").click()
    axe.check("playing on")
    axe.expect_nothing_wrong()


def test_the_score_so_far_is_drawn(client: Client, sit: Sit) -> None:
    game = finished(client)
    page = sit(f"/games/{game}/replay")
    score = page.get_by_test_id("replay-score")
    drawn = score.locator("path.line").first
    # At the beginning there is nothing to draw but where it begins.
    expect(drawn).not_to_have_attribute("d", re.compile("L"))
    page.get_by_test_id("replay-last").click()
    expect(drawn).to_have_attribute("d", re.compile("L"))
    final = client.get(f"/api/games/{game}/summary")["totals"][-1]["coins"]
    expect(score.locator(".final")).to_have_count(len(final))
    assert sorted(score.locator(".final").all_text_contents()) == sorted(map(str, final))


def test_a_game_becomes_a_moving_picture(client: Client, sit: Sit, tmp_path: Path) -> None:
    game = finished(client, rounds=2)
    page = sit(f"/games/{game}/replay")
    slider = page.get_by_test_id("replay-slider")
    slider.wait_for()
    first = slider.get_attribute("data-at") or ""
    turns: list[str] = []
    while int(slider.input_value()) < int(slider.get_attribute("max") or 0):
        page.get_by_test_id("replay-turn-on").click()
        turns.append(slider.get_attribute("data-at") or "")
    # Four turns: three end where the next begins, with everything placed and paid, the last with the game.
    assert len(turns) == 4
    page.evaluate(MOMENTS_SHOWN)
    with page.expect_download() as download:
        page.get_by_test_id("animation").click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    # It goes back to where it was.
    taken = [turns[-1], first, *turns]
    assert wait_until(page, "() => window.moments") == taken
    drawn = page.evaluate(FRAMES, base64.b64encode(file.read_bytes()).decode())
    # A turn in which nothing came about is no picture of its own.
    assert len(drawn) == 1 + sum(before != after for before, after in pairwise(laid(client, game, at) for at in taken))
    assert drawn[0] == drawn[-1]
    assert len(set(drawn)) == len(drawn) - 1


def laid(client: Client, game: str, version: str) -> object:
    """What a picture of that moment has to show: what lies on the board, the round, and who has how much."""
    position = client.get(f"/api/games/{game}/scenes/{version}")["position"]
    return position["grounds"], position["round"], [player["coins"] for player in position["players"]]


def test_filming_can_be_stopped(client: Client, sit: Sit) -> None:
    page = sit(f"/games/{finished(client)}/replay")
    page.get_by_test_id("replay-slider").wait_for()
    page.get_by_test_id("animation").click()
    page.get_by_test_id("filming-stop").click()
    expect(page.get_by_test_id("filming")).to_have_count(0)
    expect(page.get_by_test_id("animation")).to_be_enabled()
