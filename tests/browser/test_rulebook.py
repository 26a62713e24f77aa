"""How to play, and the rules at hand: read, searched in three languages, printed, from a combo and from a region."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import PHONE, Visit
from tests.browser.player import set_up
from tests.browser.positions import sit_down
from tests.browser.staged import stage
from tests.browser.test_access import Axe
from tests.server.client import Client
from tests.server.running import Running

pytestmark = pytest.mark.browser

BOXES = ("base", "underground", "warcraft")
# Without accents, capitals or ё, and with other endings than the rule has: by names, by ids, by words of the
# specification in the language of the page; and by English names.
SOUGHT = {
    "ru": (
        ("ЭЛЬФ", "race-elves"),
        ("гора", "terrain-mountain"),
        ("забытые племена", "piece-lost_tribe"),
        ("с22", "C22"),
        ("перевернутые", "C70"),
        ("ghouls", "race-ghouls"),
    ),
    "pl": (
        ("wzgorza", "terrain-hill"),
        ("góra", "terrain-mountain"),
        ("NIZIOLKAMI", "race-halflings"),
        ("c22", "C22"),
        ("glebiej niz do szostego", "K6"),
        ("dragon master", "power-dragon_master"),
    ),
    "en": (
        ("elves", "race-elves"),
        ("lost tribe", "piece-lost_tribe"),
        ("B-R4", "race-ghouls"),
        ("bodies of water", "B-D7"),
    ),
}
# C22, the price of a region, begins so.
COST = {"ru": "Цена: 2, +1", "pl": "Koszt: 2, +1", "en": "Cost: 2, +1"}
# A target of A's that Giants of B hold: what those can do is no discount of A's.
GIANTS = """
map base-2
A active ratmen/hill 9=2 hand 7
B active giants/flying 10=2
turn A conquer
"""


def read(page: Page, box: str) -> None:
    page.goto(f"/how-to-play/{box}")
    page.get_by_test_id("rounds").wait_for()
    page.wait_for_load_state("networkidle")


@pytest.mark.parametrize("language", ["ru", "pl", "en"])
def test_how_to_play_is_read_and_printed(visit: Visit, language: str) -> None:
    page = visit(locale=language).page
    axe = Axe(page)
    for box in BOXES:
        read(page, box)
        expect(page.get_by_test_id("how-to-play")).to_have_attribute("data-box", box)
        # No word is missing: keys would be shown in their place.
        assert not re.search(r"howto-|ui-|page-|[{}]", page.locator("article").inner_text())
        pictures = page.locator("figure > svg[role=img]")
        expect(pictures).to_have_count(3 if box == "base" else 4)
        axe.check(f"{box} {language}")
        sheets = re.findall(rb"/Type\s*/Page\b", page.pdf(prefer_css_page_size=True))
        assert len(sheets) == 2, f"{box} {language}"
    axe.expect_nothing_wrong()


def test_how_to_play_on_a_phone(visit: Visit) -> None:
    page = visit(viewport=PHONE, has_touch=True, is_mobile=True).page
    axe = Axe(page)
    page.goto("/")
    page.get_by_test_id("how-to-play-open").tap()
    page.get_by_test_id("rounds").wait_for()
    page.get_by_test_id("how-to-play-warcraft").tap()
    expect(page.get_by_test_id("how-to-play")).to_have_attribute("data-box", "warcraft")
    assert page.url.endswith("/how-to-play/warcraft")
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    axe.check("phone")
    axe.expect_nothing_wrong()


@pytest.mark.parametrize("language", SOUGHT)
def test_rules_are_found(visit: Visit, language: str) -> None:
    page = visit(locale=language).page
    page.goto("/")
    page.get_by_test_id("hot-seat").wait_for()
    page.keyboard.press("/")
    field = page.get_by_test_id("rules-query")
    expect(field).to_be_focused()
    for query, id in SOUGHT[language]:
        field.fill(query)
        expect(page.get_by_test_id("rules-found").locator("article").first).to_have_attribute(
            "data-testid", f"rule-{id}"
        )
    # Of a word that is there as it was typed all is marked.
    word = {"ru": "дракон", "pl": "smok", "en": "dragon"}[language]
    field.fill(word)
    expect(page.locator("article .name mark").first).to_have_text(re.compile(word, re.IGNORECASE))
    field.fill("qqqq")
    expect(page.get_by_test_id("rules-found").locator("article")).to_have_count(0)
    field.fill("")
    Axe(page).check("search")
    # From the field into what was found, and out of it all.
    page.keyboard.press("ArrowDown")
    expect(page.locator("article").first).to_be_focused()
    page.keyboard.press("ArrowUp")
    expect(field).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("rules")).to_have_count(0)


def test_rules_have_an_address(visit: Visit) -> None:
    page = visit().page
    axe = Axe(page)
    page.goto("/rules?q=kraken&box=underground")
    page.get_by_test_id("rule-race-kraken").wait_for()
    axe.check("rules")
    page.get_by_test_id("rules-query").fill("U12")
    page.get_by_test_id("rule-U12").wait_for()
    page.wait_for_url("**/rules?q=U12&box=underground")
    page.get_by_test_id("rules-box-base").click()
    page.wait_for_url("**/rules?q=U12&box=base")
    # Another box, another set of rules.
    expect(page.get_by_test_id("rule-U12")).to_have_count(0)
    axe.expect_nothing_wrong()


@pytest.mark.parametrize(("query", "rule"), [("U-L8", "find-stonehedge"), ("кракен", "race-kraken")])
def test_what_another_box_has_is_found_there(visit: Visit, query: str, rule: str) -> None:
    page = visit(locale="ru").page
    page.goto("/rules?box=base")
    page.get_by_test_id("rules-query").fill(query)
    page.get_by_test_id("rules-in-underground").click()
    page.get_by_test_id(f"rule-{rule}").wait_for()
    expect(page.get_by_test_id("rules-in-underground")).to_have_count(0)
    # What nobody has is offered nowhere.
    page.get_by_test_id("rules-query").fill("U-L88")
    expect(page.locator(".none").first).to_contain_text("U-L88")
    page.wait_for_load_state("networkidle")
    expect(page.locator('[data-testid^="rules-in-"]')).to_have_count(0)


def test_rules_follow_the_language(visit: Visit) -> None:
    page = visit().page
    axe = Axe(page)
    page.goto("/rules?q=C22&box=base")
    rule = page.get_by_test_id("rule-C22")
    for language, begins in COST.items():
        page.get_by_test_id(f"language-{language}").click()
        expect(rule.locator("p").nth(1)).to_contain_text(begins)
        expect(page.get_by_test_id("rules-translated")).to_have_count(0 if language == "en" else 1)
        axe.check(language)
    page.get_by_test_id("language-ru").click()
    # The exact rule behind a thing too.
    page.get_by_test_id("rules-query").fill("эльфы")
    elves = page.get_by_test_id("rule-race-elves")
    elves.locator("summary").click()
    expect(elves.locator("details p")).to_contain_text("ни один жетон не теряется; все отступают")
    axe.expect_nothing_wrong()


@pytest.mark.parametrize("hand", ["mouse", "finger"])
def test_rules_from_a_combo_over_the_table(visit: Visit, hand: str) -> None:
    page = visit().page if hand == "mouse" else visit(viewport=PHONE, has_touch=True, is_mobile=True).page
    axe = Axe(page)
    set_up(page, "hh", box="warcraft", rounds=2)
    page.get_by_test_id("curtain-lift").click()
    combo = page.get_by_test_id("combo-2")
    race = combo.get_attribute("data-combo")
    button = page.get_by_test_id("combo-rules-2")
    size = button.bounding_box()
    assert size is not None
    assert min(size["width"], size["height"]) >= 44
    (button.click if hand == "mouse" else button.tap)()
    page.get_by_test_id(f"rule-race-{race}").wait_for()
    expect(page.get_by_test_id("rules-found").locator("article")).to_have_count(3)
    axe.check(f"combo, {hand}")
    # Keys meant for the search end no turn, and the game is still there.
    page.keyboard.press("e")
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("rules")).to_have_count(0)
    expect(combo).to_be_visible()
    axe.expect_nothing_wrong()


def test_rules_from_a_region(generous: Running, client: Client, visit: Visit) -> None:
    page = sit_down(visit, stage(generous, client, GIANTS))
    page.get_by_test_id("region-10").click(button="right")
    found = page.get_by_test_id("rules-found")
    expect(found.locator("article").first).to_have_attribute("data-testid", "rule-race-giants")
    for id in ("power-flying", "terrain-farmland"):
        expect(page.get_by_test_id(f"rule-{id}")).to_be_visible()
    page.get_by_test_id("rules-close").click()
    expect(page.get_by_test_id("rules")).to_have_count(0)
    # The same by a key, for what has the focus.
    page.keyboard.press("b")
    page.keyboard.press("/")
    page.get_by_test_id("rules").wait_for()
    expect(found.locator('[data-testid^="rule-terrain-"]')).to_have_count(1)
    page.keyboard.press("Escape")


def test_anothers_ability_is_no_part_of_ones_own_sum(generous: Running, client: Client, visit: Visit) -> None:
    page = sit_down(visit, stage(generous, client, GIANTS))
    page.mouse.move(5, 5)
    page.get_by_test_id("region-10").hover()
    preview = page.get_by_test_id("preview")
    ability = preview.locator(".rule-text").first
    expect(ability).to_have_text("Giants: Regions next to their mountains cost 1 token less")
    below, total = ability.bounding_box(), preview.locator(".total").bounding_box()
    assert below is not None
    assert total is not None
    assert below["y"] > total["y"]


def test_help_leads_to_both(visit: Visit) -> None:
    guest = visit()
    page = guest.page
    set_up(page, "hh", box="base", rounds=2)
    page.get_by_test_id("curtain-lift").click()
    page.get_by_test_id("help-open").click()
    page.get_by_test_id("help").get_by_test_id("rules-query").fill("elves")
    page.get_by_test_id("rule-race-elves").wait_for()
    with guest.context.expect_page() as opened:
        page.get_by_test_id("help-how-to-play").click()
    opened.value.get_by_test_id("rounds").wait_for()
    assert opened.value.url.endswith("/how-to-play/base")
