"""A game that counts is played without taking back and without hints; rankings and players' pages can be read."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import PHONE, Visit
from tests.browser.test_access import Axe
from tests.server.client import Client
from tests.server.running import Running
from tests.server.test_rating import one_round, play_out, rated_game, worth

pytestmark = pytest.mark.browser
__all__ = ["one_round"]


@pytest.fixture
def bert(generous: Running) -> Iterator[Client]:
    with Client(generous.address) as bert:
        yield bert


def cookies(client: Client) -> list[dict[str, str]]:
    return [{"name": client.cookie, "value": client.token, "url": client.address}]


def test_a_table_that_counts_offers_neither_undo_nor_hints(
    visit: Visit, generous: Running, client: Client, bert: Client
) -> None:
    game = rated_game(client, bert)
    for player in (client, bert):
        guest = visit(client.address)
        guest.context.add_cookies(cookies(player))  # type: ignore[arg-type]
        page = guest.page
        page.goto(f"/games/{game}")
        expect(page.get_by_test_id("rated")).to_be_visible()
        expect(page.get_by_test_id("status")).to_be_visible()
        for gone in ("undo", "restart-turn", "hint"):
            expect(page.get_by_test_id(gone)).to_have_count(0)
    play_out([client, bert], game)
    page.goto("/me")
    expect(page.get_by_test_id("rating-base")).to_contain_text("1 game")
    page.get_by_test_id("my-public-page").click()
    expect(page.get_by_test_id("curve-base")).to_be_visible()


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_rankings_and_players_in_three_languages(
    visit: Visit, generous: Running, client: Client, bert: Client, size: str
) -> None:
    for player, name, shown in ((client, f"Anna {size}", 1650), (bert, f"Bert {size}", 1400)):
        player.http.put("/api/me", json={"name": name})
        worth(generous, player, shown, 12, box="warcraft")
    wishes = {"viewport": PHONE, "has_touch": True, "is_mobile": True} if size == "phone" else {}
    for language, title in (("en", "Rankings"), ("ru", "Рейтинг"), ("pl", "Ranking")):
        guest = visit(client.address, locale=language, **wishes)
        guest.context.add_cookies(cookies(client))  # type: ignore[arg-type]
        page, axe = guest.page, Axe(guest.page)
        page.goto("/rankings")
        expect(page.get_by_role("heading", level=1)).to_have_text(title)
        page.get_by_test_id("rankings-warcraft").click()
        page.wait_for_url("**/rankings/warcraft")
        expect(page.get_by_test_id("my-place")).to_contain_text("1650")
        expect(page.get_by_test_id("rankings")).to_contain_text(f"Bert {size}")
        axe.check("rankings")
        page.get_by_role("link", name=f"Anna {size}").click()
        expect(page.get_by_test_id("player-name")).to_have_text(f"Anna {size}")
        expect(page.get_by_test_id("rating-warcraft")).to_contain_text("1650")
        axe.check("a player")
        axe.expect_nothing_wrong()
    guest.watch.forgive("/api/players/0123456789abcdef")
    page.goto("/players/0123456789abcdef")
    expect(page.get_by_test_id("no-player")).to_be_visible()


@pytest.mark.parametrize("language", ["en", "ru", "pl"])
def test_what_a_table_that_counts_may_not_choose_is_greyed_with_the_reason(visit: Visit, language: str) -> None:
    host = visit(locale=language, viewport=PHONE, has_touch=True, is_mobile=True)
    page = host.page
    page.goto("/")
    page.get_by_test_id("with-friends").click()
    page.wait_for_url("**/tables/*")
    table = page.url
    # A table with house rules can't be made to count: the refusal is a sentence, and nothing has changed.
    page.get_by_test_id("change-table").click()
    page.get_by_test_id("setup-rounds").fill("3")
    page.get_by_test_id("setup-start").click()
    page.wait_for_url(table)
    host.watch.forgive("409")
    page.get_by_test_id("manners-rated").select_option("true")
    sentence = {"en": "as many rounds", "ru": "столько раундов", "pl": "tyle rund"}[language]
    expect(page.get_by_test_id("table-problem")).to_contain_text(sentence)

    page.get_by_test_id("change-table").click()
    page.get_by_test_id("setup-usual").click()
    page.get_by_test_id("setup-hints").uncheck()
    page.get_by_test_id("setup-start").click()
    page.wait_for_url(table)
    with page.expect_response("**/deeds") as agreed:
        page.get_by_test_id("manners-rated").select_option("true")
    assert agreed.value.ok
    expect(page.get_by_test_id("table-problem")).to_have_count(0)
    page.get_by_test_id("change-table").click()
    for testid in ("setup-rounds", "setup-hints", "setup-option-open_coins", "setup-race-orcs", "setup-power-wealthy"):
        expect(page.get_by_test_id(testid)).to_be_disabled()
    expect(page.get_by_test_id("setup-own-map")).to_have_count(0)
    expect(page.get_by_test_id("rated-options")).to_be_visible()
    page.get_by_test_id("setup-elements").locator("summary").click()
    expect(page.get_by_test_id("rated-content")).to_be_visible()
    axe = Axe(page)
    axe.check(f"a rated table, {language}")
    axe.expect_nothing_wrong()
    page.get_by_test_id("setup-players-2").locator("xpath=..").click()
    page.get_by_test_id("setup-start").click()
    page.wait_for_url(table)
    expect(page.get_by_test_id("place-3")).to_have_count(0)
