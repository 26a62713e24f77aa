"""A press does what is plainly meant: no choice where there is an ordinary way, a word before what nobody can wish."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Visit
from tests.browser.player import Player, at_rest, expect_toast
from tests.browser.positions import sit_down
from tests.browser.staged import stage
from tests.server.client import Client
from tests.server.running import Running

pytestmark = pytest.mark.browser

DRAGON = """
    map base-2
    A active giants/dragon_master 9=3 hand 4
    B active trolls/forest 10=6
    tribes none
    turn A conquer
"""
OWN = """
    map base-2
    A active giants/hill 9=5
    A declined elves 10
    tribes none
    turn A conquer
"""


def conquered(page: Page, region: int) -> None:
    expect(page.locator(f'[data-standing="{region}"] .chips[data-seat="0"]:not(.declined)')).to_be_visible()


def test_a_click_conquers_and_an_ability_is_a_toggle(visit: Visit, client: Client, generous: Running) -> None:
    page = sit_down(visit, stage(generous, client, DRAGON))
    player = Player(page)
    player.press_region(3)
    conquered(page, 3)
    # What was just taken is nothing to ask about, though the mouse rests there.
    expect(page.get_by_test_id("preview")).to_have_count(0)
    # It is said that the ability could do it, too.
    point = player.point_in(14)
    page.mouse.move(point["x"], point["y"])
    expect(page.get_by_test_id("preview")).to_contain_text("Or by its button: Dragon Master")
    page.get_by_test_id("ability-dragon_master").click()
    expect(page.get_by_test_id("status")).to_have_text("Choose a region: Dragon Master")
    player.press_region(14)
    conquered(page, 14)
    expect(page.locator('[data-standing="14"] [data-piece="dragon"]')).to_be_visible()
    expect(page.get_by_test_id("ability-dragon_master")).to_have_count(0)


def test_an_ability_that_is_the_only_way_is_named_first(visit: Visit, client: Client, generous: Running) -> None:
    page = sit_down(visit, stage(generous, client, DRAGON))
    player = Player(page)
    player.press_region(10)
    ways = page.locator(".ways button")
    expect(ways.first).to_contain_text("Dragon Master")
    ways.first.click()
    conquered(page, 10)


def test_ones_own_region_in_decline_is_taken_after_a_word(visit: Visit, client: Client, generous: Running) -> None:
    page = sit_down(visit, stage(generous, client, OWN))
    player = Player(page)
    player.press_region(10)
    expect(page.get_by_test_id("warning")).to_contain_text("This region is yours already: Elves in decline")
    expect(page.locator('[data-standing="10"] .chips.declined')).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".ways")).to_have_count(0)
    # What nothing speaks against is done at once.
    player.press_region(3)
    conquered(page, 3)
    player.press_region(10)
    page.locator(".ways button").click()
    conquered(page, 10)


def test_amazons_are_told_what_they_will_have_to_give_up(visit: Visit, client: Client, generous: Running) -> None:
    lines = """
        map base-2
        A active amazons/hill 9=4 10=2
        tribes none
        turn A conquer
    """
    page = sit_down(visit, stage(generous, client, lines))
    Player(page).press_region(3)
    expect(page.get_by_test_id("warning")).to_contain_text("1 region will have to be given up")


def test_ending_with_tokens_in_hand_wants_a_second_press(visit: Visit, client: Client, generous: Running) -> None:
    page = sit_down(visit, stage(generous, client, OWN))
    onward = page.locator(".onward")
    expect(onward).to_contain_text("this ends your turn")
    with expect_toast(page, "still within reach. Press again if you mean it"):
        onward.click()
    expect(onward).to_have_text("Press again")


def test_ghouls_in_decline_lead_on_to_a_new_race(visit: Visit, client: Client, generous: Running) -> None:
    lines = """
        map base-2
        A declined ghouls 9=3 10
        tribes none
        turn A
    """
    page = sit_down(visit, stage(generous, client, lines, ("A: march", "A: end")))
    onward = page.locator(".onward")
    page.get_by_test_id("suggestion-1").click()
    expect(onward).to_have_text("Done: now pick a race")
    expect(page.get_by_test_id("end-turn")).to_have_count(0)
    onward.click()
    expect(page.get_by_test_id("status")).to_have_text("Choose a race with its power")
    # Nothing to press before that.
    expect(onward).to_have_text("Choose first")
    expect(onward).to_have_attribute("aria-disabled", "true")


def test_ghouls_in_decline_are_named_while_they_act(visit: Visit, client: Client, generous: Running) -> None:
    lines = """
        map base-2
        A active giants/hill 13=4
        A declined ghouls 9=3 10
        tribes none
        turn A
    """
    page = sit_down(visit, stage(generous, client, lines))
    status, in_hand = page.get_by_test_id("status"), page.locator(".hand .token")
    expect(status).to_contain_text("Ghouls in decline.")
    expect(in_hand).to_have_class(re.compile("declined"))
    expect(page.locator(".onward")).to_contain_text("now Giants: expand or decline")
    Player(page).press_region(3)
    expect(status).to_contain_text("Ghouls in decline.")
    page.locator(".onward").click()
    page.get_by_test_id("suggestion-1").click()
    expect(page.locator(".onward")).to_have_text("Done: now Giants: march")
    page.locator(".onward").click()
    expect(status).not_to_contain_text("in decline")
    expect(in_hand).not_to_have_class(re.compile("declined"))


@pytest.mark.parametrize("moves", [("A: end", "A: redeploy 9=3"), ()])
def test_all_there_is_to_press_is_in_sight(
    visit: Visit, client: Client, generous: Running, moves: tuple[str, ...]
) -> None:
    """Questions of two lines and answers of several; the board gives way to them."""
    lines = """
        map base-5
        A active giants/diplomat 9=3
        A declined ghouls 3=3 4
        turn A conquer
    """
    if not moves:
        lines = lines.replace("turn A conquer", "turn A")
    page = sit_down(visit, stage(generous, client, lines, moves), viewport={"width": 1280, "height": 720}, locale="pl")
    at_rest(page)
    assert page.locator(".tray button").count() > 4
    hidden = page.locator(".tray button").evaluate_all(
        """(buttons) => buttons.filter((button) => {
            const { left, right, top, bottom } = button.getBoundingClientRect();
            const corners = [[left + 4, top + 4], [right - 4, bottom - 4]];
            return !corners.every(([x, y]) => button.contains(document.elementFromPoint(x, y)));
        }).map((button) => button.textContent)"""
    )
    assert hidden == []


@pytest.mark.parametrize("power", ["stout", "diplomat"])
def test_the_last_question_of_a_turn_says_so(visit: Visit, client: Client, generous: Running, power: str) -> None:
    lines = f"map base-2\nA active giants/{power} 9=3\nturn A conquer"
    page = sit_down(visit, stage(generous, client, lines, ("A: end",)))
    onward = page.locator(".onward")
    expect(onward).to_contain_text("this ends your turn")
    onward.click()
    expect(page.get_by_test_id("end-turn")).to_have_text("End turn")


def test_expanding_is_one_press_and_abandoning_marches_on(visit: Visit, client: Client, generous: Running) -> None:
    lines = """
        map base-2
        A active giants/hill 9=3 10
        tribes none
        turn A decide
    """
    page = sit_down(visit, stage(generous, client, lines))
    player = Player(page)
    status, onward = page.get_by_test_id("status"), page.locator(".onward")
    expect(onward).to_have_text("Expand")
    onward.click()
    expect(status).to_have_text("Conquer a region, or end your conquests")
    page.get_by_test_id("undo").click()
    expect(onward).to_have_text("Expand")
    page.get_by_test_id("abandon").click()
    player.press_region(10)
    page.get_by_test_id("choice-confirm").click()
    expect(status).to_have_text("Conquer a region, or end your conquests")
    expect(page.locator('[data-standing="10"] .chips')).to_have_count(0)


def test_the_last_die_is_announced(visit: Visit, client: Client, generous: Running) -> None:
    lines = """
        map base-2
        A active giants/hill 9=2
        B active elves/forest 10=2 13=2 14=2
        B declined trolls 3 5 15
        turn A conquer
    """
    page = sit_down(visit, stage(generous, client, lines))
    expect(page.get_by_test_id("status")).to_contain_text("Only the die can help now")
    risky = page.locator("path.region.risky")
    expect(risky.nth(1)).to_be_attached()
    for index in range(risky.count()):
        expect(risky.nth(index)).to_have_attribute("aria-label", re.compile(r"only with the die, \d in 6"))


def test_the_die_while_other_regions_are_free_wants_a_word(visit: Visit, client: Client, generous: Running) -> None:
    lines = DRAGON.replace("dragon_master", "hill").replace("hand 4", "hand 0").replace("10=6", "10=3")
    page = sit_down(visit, stage(generous, client, lines))
    Player(page).press_region(10)
    expect(page.get_by_test_id("warning")).to_contain_text("The die makes it your last conquest")
    expect(page.get_by_test_id("die")).to_have_count(0)


def test_ready_made_ways_stay_and_say_why_not(visit: Visit, client: Client, generous: Running) -> None:
    lines = """
        map base-2
        A active giants/alchemist 9=3 10=2 13
        tribes none
        turn A conquer
    """
    page = sit_down(visit, stage(generous, client, lines, ("A: end",)))
    ways = page.locator('[data-testid^="suggestion-"]')
    expect(ways).to_have_text(["As they stood", "Evenly", "To the borders"])
    expect(ways.nth(0)).to_have_attribute("aria-disabled", "true")
    with expect_toast(page, "did not stand anywhere before"):
        ways.nth(0).click(force=True)
    ways.nth(1).click()
    expect(ways.nth(1)).to_have_attribute("aria-pressed", "true")
    expect(ways).to_have_text(["As they stood", "Evenly", "To the borders"])
