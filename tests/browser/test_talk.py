"""People at one table talk, each in their own language: phrases, faces, words, and whom one would rather not hear."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import PHONE, Guest, Visit
from tests.browser.test_access import Axe
from tests.browser.test_friends import invite
from tests.server.client import Client
from tests.server.running import Running
from tests.server.tables import give_seat

pytestmark = pytest.mark.browser

TOUCH = {"viewport": PHONE, "has_touch": True, "is_mobile": True}


@pytest.fixture
def bert(generous: Running) -> Iterator[Client]:
    """Another guest, who sits at the client's tables."""
    with Client(generous.address) as bert:
        yield bert


def shared(generous: Running, client: Client, bert: Client, **wish: object) -> str:
    wish = {"seats": [{"kind": "human", "name": "Anna"}, {"kind": "human", "name": "Bert"}], **wish}
    game: str = client.http.post("/api/games", json=wish).json()["id"]
    give_seat(generous, game, 1, bert)
    return game


def at_table(visit: Visit, client: Client, game: str, **wishes: object) -> Guest:
    guest = visit(client.address, **wishes)
    guest.context.add_cookies([{"name": client.cookie, "value": client.token, "url": client.address}])
    guest.page.goto(f"/games/{game}")
    guest.page.get_by_test_id("talk-open").wait_for()
    return guest


def says(page: Page, text: str) -> None:
    page.get_by_test_id("talk-text").fill(text)
    page.get_by_test_id("talk-text").press("Enter")


def test_two_browsers_in_two_languages_talk_before_the_game_and_at_it(visit: Visit) -> None:
    host, friend = visit().page, visit(locale="pl", **TOUCH).page
    friend.goto(invite(host))
    expect(host.get_by_test_id("talk-open")).to_have_count(0)
    friend.get_by_test_id("my-name").fill("Ania")
    friend.get_by_test_id("sit-down").click()
    host.get_by_test_id("talk-open").click()
    host.get_by_test_id("phrase-hello").click()
    expect(host.get_by_test_id("said")).to_contain_text("Hello, neighbours!")
    expect(friend.get_by_test_id("bubble")).to_contain_text("Cześć, sąsiedzi!")
    expect(friend.get_by_test_id("talk-unread")).to_have_text("1")
    expect(friend.get_by_test_id("talk-live")).to_contain_text("Hosts: Cześć, sąsiedzi!")
    friend.get_by_test_id("talk-open").tap()
    expect(friend.get_by_test_id("talk-unread")).to_have_count(0)
    friend.get_by_test_id("talk-emotes").tap()
    friend.get_by_test_id("emote-cheers").tap()
    expect(host.get_by_test_id("said").get_by_role("img", name="raises a tankard")).to_be_visible()
    for page in (host, friend):
        axe = Axe(page)
        axe.check("talk at a gathering")
        axe.expect_nothing_wrong()
    friend.get_by_test_id("talk-close").tap()
    host.get_by_test_id("talk-close").click()
    host.get_by_test_id("place-3-kind").select_option("beginner")
    friend.get_by_test_id("ready").tap()
    host.get_by_test_id("begin").click()
    for page in (host, friend):
        page.wait_for_url("**/games/*")
        page.get_by_test_id("talk-open").click()
        expect(page.get_by_test_id("said").locator("li")).to_have_count(2)


def test_what_is_typed_is_text_and_ends_no_turn(visit: Visit, generous: Running, client: Client, bert: Client) -> None:
    game = shared(generous, client, bert)
    anna, other = (at_table(visit, guest, game).page for guest in (client, bert))
    version = anna.locator(".page").get_attribute("data-version")
    anna.keyboard.press("t")
    expect(anna.get_by_test_id("talk-text")).to_be_focused()
    anna.keyboard.type("<img src=x onerror=alert(1)> euh")
    anna.keyboard.press("Enter")
    expect(anna.get_by_test_id("said")).to_contain_text("<img src=x onerror=alert(1)> euh")
    expect(other.get_by_test_id("bubble")).to_contain_text("<img src=x onerror=alert(1)> euh")
    assert other.locator(".talk-layer img").count() == 0
    # Nor do letters that are pressed on its buttons.
    anna.get_by_test_id("talk-phrases").focus()
    for key in ("e", "u", "h", "?"):
        anna.keyboard.press(key)
    expect(anna.get_by_test_id("help")).to_have_count(0)
    expect(anna.get_by_test_id("hints")).to_have_count(0)
    assert anna.locator(".page").get_attribute("data-version") == version
    anna.keyboard.press("Escape")
    expect(anna.get_by_test_id("talk")).to_have_count(0)
    expect(anna.get_by_test_id("talk-open")).to_be_focused()
    axe = Axe(other)
    other.get_by_test_id("talk-open").click()
    axe.check("talk at a table")
    axe.expect_nothing_wrong()


def test_whom_one_mutes_is_not_heard_on_this_device(
    visit: Visit, generous: Running, client: Client, bert: Client
) -> None:
    game = shared(generous, client, bert)
    anna, other = (at_table(visit, guest, game).page for guest in (client, bert))
    other.get_by_test_id("talk-open").click()
    says(other, "first")
    expect(anna.get_by_test_id("bubble")).to_contain_text("first")
    anna.get_by_test_id("talk-open").click()
    anna.get_by_test_id("mute-1").click()
    expect(anna.get_by_test_id("said")).not_to_contain_text("first")
    anna.get_by_test_id("talk-close").click()
    says(other, "second")
    expect(other.get_by_test_id("said")).to_contain_text("second")
    anna.reload()
    anna.get_by_test_id("talk-open").click()
    expect(anna.get_by_test_id("mute-1")).to_have_attribute("aria-pressed", "true")
    says(other, "third")
    says(anna, "mine")
    expect(anna.get_by_test_id("said")).to_contain_text("mine")
    expect(anna.get_by_test_id("said").locator("li")).to_have_count(1)
    expect(anna.get_by_test_id("talk-live")).to_be_empty()
    anna.get_by_test_id("mute-1").click()
    expect(anna.get_by_test_id("said")).to_contain_text("third")


def test_the_host_has_it_quiet_and_a_table_may_have_phrases_alone_or_nothing(
    visit: Visit, generous: Running, client: Client, bert: Client
) -> None:
    game = shared(generous, client, bert, manners={"talk": "phrases"})
    anna, other = (at_table(visit, guest, game).page for guest in (client, bert))
    other.get_by_test_id("talk-open").click()
    expect(other.get_by_test_id("talk-text")).to_have_count(0)
    expect(other.get_by_test_id("talk-quiet")).to_have_count(0)
    anna.get_by_test_id("talk-open").click()
    anna.get_by_test_id("talk-quiet").click()
    expect(other.get_by_test_id("said")).to_contain_text("Anna switches talk off")
    expect(other.get_by_test_id("talk-phrases")).to_have_count(0)
    anna.get_by_test_id("talk-quiet").click()
    expect(other.get_by_test_id("talk-phrases")).to_be_visible()

    for silent in (shared(generous, client, bert, manners={"talk": "off"}), client.open("hb").id):
        anna.goto(f"/games/{silent}")
        anna.get_by_test_id("board").wait_for()
        anna.wait_for_load_state("networkidle")
        expect(anna.get_by_test_id("talk-open")).to_have_count(0)
