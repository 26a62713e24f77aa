"""One's own things: statistics, preferences, the look of a seat, resigning, deleting, being forgotten."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import PHONE, Guest, Visit
from tests.browser.player import Player, game_of, label_of, set_up, wait_until
from tests.browser.test_access import Axe
from tests.server.client import Client
from tests.server.running import Running
from tests.server.tables import Table, play

pytestmark = pytest.mark.browser

PURPLE = "rgb(136, 34, 85)"
BLUE = "rgb(0, 114, 178)"


def as_guest(visit: Visit, client: Client, **wishes: Any) -> Guest:
    """A browser with the cookie of somebody who has played over the wire."""
    guest = visit(client.address, **wishes)
    guest.context.add_cookies([{"name": client.cookie, "value": client.token, "url": client.address}])
    return guest


def theme(page: Page) -> str:
    found: str = page.evaluate("document.documentElement.dataset.theme")
    return found


# --- Statistics ---


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_the_profile_shows_what_the_server_counts(size: str, visit: Visit, client: Client) -> None:
    phone: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
    page = as_guest(visit, client, **(phone if size == "phone" else {})).page
    page.goto("/")
    page.get_by_test_id("profile").click()
    expect(page.get_by_test_id("statistics-none")).to_be_visible()
    axe = Axe(page)
    axe.check("nothing to count")
    for seed, box in enumerate(("base", "underground")):
        with Table(client, random.Random(seed), "hb", box=box, rounds=2) as table:
            for _ in play(table):
                pass
    counted = client.get("/api/me/statistics")
    page.reload()
    figures = page.get_by_test_id("statistics-total").locator("dd")
    expect(figures.nth(0)).to_have_text("2")
    expect(figures.nth(1)).to_have_text(re.compile(rf"^{counted['total']['wins']} \("))
    expect(figures.nth(2)).to_have_text(f"{counted['total']['coins']:g}")
    expect(page.get_by_test_id("statistics-box").locator("tbody tr")).to_have_count(2)
    expect(page.get_by_test_id("statistics-bot").locator("tbody tr")).to_have_count(1)
    expect(page.get_by_test_id("statistics-best")).to_contain_text(f"{counted['best']['coins']} coin")
    expect(page.get_by_test_id("statistics-last").locator("li")).to_have_count(2)
    # No word is missing, and nothing reaches over the edge.
    assert not re.search(r"\b(race|power|box|bot)-\w", page.locator("main").inner_text())
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    axe.check("statistics")
    page.get_by_test_id("erase").click()
    axe.check("a question")
    axe.expect_nothing_wrong()


# --- Preferences ---


def test_preferences_are_kept_and_are_the_same_everywhere(visit: Visit) -> None:
    page = visit(color_scheme="light", reduced_motion="no-preference").page
    page.goto("/")
    assert theme(page) == "light"
    page.get_by_test_id("preferences-open").click()
    axe = Axe(page)
    axe.check("preferences")
    label_of(page, "preference-theme-dark")
    assert theme(page) == "dark"
    label_of(page, "preference-motion-less")
    label_of(page, "preference-sound-off")
    label_of(page, "preference-speed-calm")
    axe.check("preferences in the dark")
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("preferences-sheet")).to_have_count(0)

    set_up(page, "hb")
    assert theme(page) == "dark"
    assert page.evaluate("document.documentElement.hasAttribute('data-still')")
    expect(page.get_by_test_id("sound")).to_have_attribute("aria-pressed", "false")
    page.get_by_test_id("sound").click()
    page.get_by_test_id("menu-open").click()
    expect(page.get_by_test_id("preference-sound-on")).to_be_checked()
    expect(page.get_by_test_id("preference-speed-calm")).to_be_checked()
    expect(page.get_by_test_id("preference-motion-less")).to_be_checked()
    axe.check("the menu of a table")
    label_of(page, "preference-theme-system")
    assert theme(page) == "light"
    page.emulate_media(color_scheme="dark")
    wait_until(page, "document.documentElement.dataset.theme === 'dark'")
    axe.expect_nothing_wrong()


def test_others_are_shown_at_once_to_whoever_wants_it_so(visit: Visit) -> None:
    page = visit().page
    page.goto("/")
    page.get_by_test_id("preferences-open").click()
    label_of(page, "preference-speed-instant")
    page.keyboard.press("Escape")
    set_up(page, "hbb", rounds=2)
    page.evaluate("window.behind = []; setInterval(() => window.behind.push(seen.look().behind), 10)")
    Player(page, seed=3).to_the_end()
    assert not any(page.evaluate("window.behind"))


def test_what_earlier_releases_kept_is_taken_over(visit: Visit) -> None:
    guest = visit()
    guest.context.add_init_script(
        "if (!localStorage.length) for (const name of ['sound', 'coach']) localStorage.setItem(`tesno.${name}`, 'off')"
    )
    page = guest.page
    page.goto("/me")
    expect(page.get_by_test_id("preference-sound-off")).to_be_checked()
    expect(page.get_by_test_id("preference-coach")).not_to_be_checked()


# --- The look of a seat ---


def seat_colour(page: Page, seat: int) -> str:
    found: str = page.get_by_test_id(f"player-{seat}").evaluate(
        "(it) => getComputedStyle(it, '::before').backgroundColor"
    )
    return found


def glyph(page: Page, seat: int) -> str | None:
    return page.get_by_test_id(f"player-{seat}").locator(".seat-chip use").get_attribute("href")


def test_seats_wear_what_was_chosen_and_never_the_same(visit: Visit) -> None:
    page = visit().page
    page.goto("/new")
    label_of(page, "setup-players-2")
    page.get_by_test_id("setup-seat-1-look").click()
    label_of(page, "setup-seat-1-look-4")
    page.keyboard.press("Escape")
    page.get_by_test_id("setup-seat-2-look").click()
    # Whoever had it takes the other's.
    label_of(page, "setup-seat-2-look-4")
    expect(page.get_by_test_id("setup-seat-1-look")).to_have_accessible_name(re.compile("Yellow, circle"))
    page.get_by_test_id("setup-start").click()
    page.get_by_test_id("board").wait_for()
    assert glyph(page, 0) == "#emblem-seat-1"
    assert glyph(page, 1) == "#emblem-seat-4"
    assert seat_colour(page, 1) == PURPLE
    # Other screens show seats by their numbers again.
    page.goto("/")
    assert (
        page.locator(".lying [data-seat='0']").evaluate("(it) => getComputedStyle(it).getPropertyValue('--seat')")
        == "#0072b2"
    )


def test_the_look_of_the_profile_is_taken_to_the_next_table(visit: Visit) -> None:
    page = visit().page
    page.goto("/me")
    label_of(page, "my-look-4")
    page.get_by_test_id("home").click()
    page.get_by_test_id("play-now").click()
    page.get_by_test_id("board").wait_for()
    assert (glyph(page, 0), seat_colour(page, 0)) == ("#emblem-seat-4", PURPLE)
    page.goto("/new")
    expect(page.get_by_test_id("setup-seat-1-look")).to_have_accessible_name(re.compile("Purple, star"))


# --- Leaving ---


def test_a_seat_is_resigned_and_a_bot_plays_on_to_the_end(visit: Visit) -> None:
    page = visit().page
    set_up(page, "hb", rounds=1, names=["Anna"])
    Player(page, seed=1).wait()
    page.get_by_test_id("menu-open").click()
    page.get_by_test_id("resign").click()
    expect(page.get_by_test_id("resign-question")).to_contain_text("Anna")
    axe = Axe(page)
    axe.check("the question")
    axe.expect_nothing_wrong()
    # Escape leaves the question, and nothing has happened.
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("resign")).to_be_focused()
    page.get_by_test_id("resign").click()
    page.get_by_test_id("resign-yes").click()
    expect(page.get_by_test_id("menu")).to_have_count(0)
    # Nobody does anything any more: the bots play it to its end, and the page goes there.
    page.wait_for_url("**/end")
    expect(page.get_by_test_id("rank-0")).to_contain_text("Anna (resigned)")
    page.goto("/me")
    expect(page.get_by_test_id("statistics-none")).to_be_visible()
    expect(page.locator("main")).to_contain_text("1 resigned game is not counted.")


def test_at_one_device_the_others_play_on(visit: Visit) -> None:
    page = visit().page
    set_up(page, "hh", rounds=2, names=["Anna", "Boris"])
    page.get_by_test_id("curtain-lift").click()
    Player(page, seed=1).wait()
    first = page.get_by_test_id("player-0").evaluate("(it) => it.classList.contains('acting')")
    left, stays = (0, 1) if first else (1, 0)
    page.get_by_test_id("menu-open").click()
    page.get_by_test_id("resign").click()
    page.get_by_test_id("resign-yes").click()
    expect(page.get_by_test_id(f"absent-{left}")).to_be_visible()
    expect(page.get_by_test_id("log")).to_contain_text("resigns. A bot plays on")
    # The one who stays takes the device once, and plays to the end.
    Player(page, seed=2).to_the_end()
    page.locator('[data-testid^="rank-"]').first.wait_for()
    assert stays != left


def test_a_game_is_deleted_after_a_question(visit: Visit) -> None:
    page = visit().page
    set_up(page, "hb")
    game = game_of(page)
    page.goto("/")
    page.get_by_test_id(f"delete-{game}").click()
    page.get_by_test_id(f"delete-{game}-no").click()
    expect(page.get_by_test_id(f"game-{game}")).to_be_visible()
    page.get_by_test_id(f"delete-{game}").click()
    page.get_by_test_id(f"delete-{game}-yes").click()
    expect(page.get_by_test_id(f"game-{game}")).to_have_count(0)
    page.reload()
    page.get_by_test_id("play-now").wait_for()
    expect(page.get_by_test_id(f"game-{game}")).to_have_count(0)


def test_whoever_wants_to_be_forgotten_is(visit: Visit, generous: Running) -> None:
    guest = visit(generous.address)
    page = guest.page
    set_up(page, "hb", names=["Anna"])
    game = game_of(page)
    page.goto("/me")
    page.get_by_test_id("my-name").fill("Anna")
    page.get_by_test_id("my-name").blur()
    page.get_by_test_id("erase").click()
    page.get_by_test_id("erase-yes").click()
    page.wait_for_url(generous.address + "/")
    expect(page.get_by_test_id("your-name")).to_have_value("")
    expect(page.get_by_test_id(f"game-{game}")).to_have_count(0)
    assert generous.do(generous.service.store.game(game)) is None
    assert page.evaluate("Object.keys(localStorage).filter((key) => key === 'tesno.setup')") == []
