"""Warcraft by mouse, finger and keys: raids, portals, frightened tokens, tolls before they are paid, whole games."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import PHONE, Visit
from tests.browser.player import Player, Seen, expect_toast, label_of, set_up
from tests.browser.positions import sit_down
from tests.browser.staged import stage
from tests.browser.test_access import Axe, moment
from tests.browser.test_choices import walk_to
from tests.server.client import Client
from tests.server.running import Running

pytestmark = pytest.mark.browser

PORTAL = """
    map warcraft-2
    A active orcs/portal_mage 11=7
    B active dwarves/farmer 12=2 3 4
    turn A conquer
"""
FRIGHTENING = """
    map warcraft-2
    A active orcs/intimidating 11=7
    B active dwarves/garrison 12=2 3 4
    fort 12
    turn A conquer
"""
TOLLS = """
    map warcraft-2
    A active orcs/ranger 11=9
    B active pandaren/marsh_dweller 12=3 3 10
    find aegis_of_aggramar 12
    harmony A
    turn A conquer
"""
RAID = """
    map warcraft-2
    A active gnomes/mining 6=5
    B active orcs/farmer 16=2 15
    turn A conquer
"""


WORGEN = """
    map warcraft-2
    A active worgen/ranger 11=4
    B active orcs/farmer 3
    turn A
"""
CHAMPION = """
    map warcraft-2
    A active kobolds/champion 6=2
    B active naga/farmer 10=6 21
    turn A conquer
"""
FIVE = """
    map warcraft-5
    A active worgen/ranger 1
    A declined naga 2
    B active orcs/farmer 3
    B declined trolls 4
    C active gnomes/mining 10
    C declined humans 6
    D active goblins/fishing 7
    D declined dwarves 8
    E active kobolds/herbalist 11
    E declined draenei 12
    turn A conquer
"""


def held_by(page: Page, region: int, race: str) -> None:
    expect(page.get_by_test_id(f"region-{region}")).to_have_attribute("aria-label", re.compile(race))


def point_at(player: Player, region: int) -> None:
    point = player.point_in(region)
    player.page.mouse.move(point["x"], point["y"])


def arm(page: Page, ability: str) -> None:
    """By keys."""
    page.keyboard.press("a")
    expect(page.get_by_test_id(f"ability-{ability}")).to_be_focused()
    page.keyboard.press("Enter")


def status(page: Page, text: str) -> None:
    expect(page.get_by_test_id("status")).to_have_text(text)


def test_a_portal_by_mouse(visit: Visit, generous: Running, client: Client) -> None:
    page = sit_down(visit, stage(generous, client, PORTAL))
    player = Player(page)
    # A region that can't be conquered says how an ability is used on it.
    with expect_toast(page, "Open a portal"):
        player.press_region(2)
    player.press_id("ability-portal_mage")
    status(page, "Choose a region: Open a portal (2 more times)")
    with expect_toast(page, "Magic Source"):
        player.press_region(8)
    player.press_region(4)
    status(page, "Choose the other region of the portal")
    expect(page.get_by_test_id("region-4")).to_have_attribute("aria-pressed", "true")
    targets = {target["region"] for target in player.look()["targets"]}
    assert targets == {2, 4, 15}
    # Not after all: nothing was sent.
    page.keyboard.press("Escape")
    status(page, "Choose a region: Open a portal (2 more times)")
    expect(page.get_by_test_id("undo")).to_have_attribute("aria-disabled", "true")
    player.press_region(4)
    player.press_region(15)
    held_by(page, 15, "Dwarves")
    player.press_id("undo")
    held_by(page, 4, "Dwarves")


def test_a_portal_by_keys(visit: Visit, generous: Running, client: Client) -> None:
    page = sit_down(visit, stage(generous, client, PORTAL))
    arm(page, "portal_mage")
    walk_to(page, 4)
    page.keyboard.press("Enter")
    status(page, "Choose the other region of the portal")
    page.keyboard.press("Escape")
    page.keyboard.press("Enter")
    walk_to(page, 2)
    expect(page.get_by_test_id("preview")).to_contain_text("opens a portal: regions 4 (Hills) and 2 (Swamp)")
    page.keyboard.press("Enter")
    held_by(page, 2, "Dwarves")


def test_tokens_are_frightened_by_mouse(visit: Visit, generous: Running, client: Client) -> None:
    """The fort goes first; then a token, whose way is chosen."""
    page = sit_down(visit, stage(generous, client, FRIGHTENING))
    player = Player(page)
    player.press_id("ability-intimidating")
    point_at(player, 12)
    expect(page.get_by_test_id("preview")).to_contain_text("No longer in region 12")
    player.press_region(12)
    expect(page.get_by_test_id("region-12")).not_to_have_attribute("aria-label", re.compile("Fort"))
    player.wait_for(lambda seen: seen["abilities"])
    player.press_id("ability-intimidating")
    player.press_region(12)
    status(page, "Choose where the token goes")
    with expect_toast(page, "bright regions"):
        player.press_region(8)
    page.get_by_test_id("begun-cancel").click()
    player.press_region(12)
    player.press_region(3)
    held_by(page, 3, "2 Dwarves")


def test_tokens_are_frightened_by_keys(visit: Visit, generous: Running, client: Client) -> None:
    page = sit_down(visit, stage(generous, client, FRIGHTENING.replace("fort 12\n", "")))
    arm(page, "intimidating")
    walk_to(page, 12)
    page.keyboard.press("Enter")
    walk_to(page, 4)
    page.keyboard.press("Enter")
    held_by(page, 4, "2 Dwarves")


def test_tolls_stand_in_the_card_before_the_click(visit: Visit, generous: Running, client: Client) -> None:
    page = sit_down(visit, stage(generous, client, TOLLS))
    player = Player(page)
    point_at(player, 12)
    # Harmony and the Aegis together.
    expect(page.get_by_test_id("toll")).to_have_text("Costs 4 coins, paid to Player B")
    point_at(player, 3)
    expect(page.get_by_test_id("toll")).to_have_text("Costs 2 coins, paid to Player B")
    expect(page.get_by_test_id("region-12")).to_have_attribute(
        "aria-label", re.compile("Costs 4 coins, paid to Player B")
    )
    point_at(player, 8)
    expect(page.get_by_test_id("toll")).to_have_count(0)


def test_a_finger_sees_the_toll_first(visit: Visit, generous: Running, client: Client) -> None:
    sitting = stage(generous, client, TOLLS)
    page = sit_down(visit, sitting, viewport=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2)
    player = Player(page, hand="finger")
    player.press_region(12)
    expect(page.get_by_test_id("toll")).to_have_text("Costs 4 coins, paid to Player B")
    player.press(".ways button")
    player.wait_for(lambda seen: not seen["ways"])
    held_by(page, 12, "Orcs")


def test_who_is_short_of_coins_is_told_so(visit: Visit, generous: Running, client: Client) -> None:
    page = sit_down(visit, stage(generous, client, TOLLS.replace("turn A", "A coins 3\n    turn A")))
    player = Player(page)
    point_at(player, 12)
    expect(page.get_by_test_id("toll")).to_have_text("Costs 4 coins, paid to Player B")
    with expect_toast(page, "more than you have"):
        player.press_region(12)


def test_a_combo_that_cannot_be_picked_says_why(visit: Visit, generous: Running, client: Client) -> None:
    page = sit_down(visit, stage(generous, client, "map warcraft-2\nA coins 1\nturn A"))
    with expect_toast(page, "This combo costs 3 coins; you have 1."):
        page.get_by_test_id("combo-3").click(force=True)
    expect(page.get_by_test_id("status")).to_have_text("Choose a race with its trade")


def test_an_air_raid_by_mouse(visit: Visit, generous: Running, client: Client) -> None:
    """On a region out of reach; the die is rolled before the tokens are spent."""
    page = sit_down(visit, stage(generous, client, RAID))
    player = Player(page)
    player.press_id("ability-gnomes")
    point_at(player, 12)
    expect(page.get_by_test_id("preview")).to_contain_text("Die")
    player.press_region(12)
    held_by(page, 12, "Gnomes")
    player.wait_for(lambda seen: not seen["abilities"])


def test_an_air_raid_by_keys(visit: Visit, generous: Running, client: Client) -> None:
    page = sit_down(visit, stage(generous, client, RAID))
    arm(page, "gnomes")
    walk_to(page, 12)
    page.keyboard.press("Enter")
    held_by(page, 12, "Gnomes")


def test_a_form_says_what_it_costs(visit: Visit, generous: Running, client: Client) -> None:
    page = sit_down(visit, stage(generous, client, WORGEN, ["A: expand"]))
    form = page.locator(".options button")
    expect(form).to_contain_text("Worgen: conquests cost 1 token less this turn")
    expect(form).to_contain_text("Costs 1 coin, paid to the bank")


def test_the_sides_at_the_battleground_are_told_apart_by_their_signs(
    visit: Visit, generous: Running, client: Client
) -> None:
    lines = """
        map warcraft-2
        A active kobolds/mining 11=3 8
        B active naga/farmer 18=2
        find battleground 11
        turn A
    """
    page = sit_down(visit, stage(generous, client, lines, ["A: expand"]))
    answers = page.locator(".tray .options button")
    for side, words in (("alliance", "For the Alliance"), ("horde", "For the Horde")):
        expect(answers.filter(has_text=words).locator("svg.faction")).to_have_attribute("data-faction", side)


def test_a_champion_holds_a_region_alone(visit: Visit, generous: Running, client: Client) -> None:
    page = sit_down(visit, stage(generous, client, CHAMPION))
    player = Player(page)
    player.press_id("ability-champion")
    player.press_region(10)
    held_by(page, 10, "Forest 10, Anchor, Kobolds, Player A, Neutral, Champion")


@pytest.mark.parametrize(("size", "seen"), [((1280, 720), 5), ((1440, 900), 6)])
def test_five_players_leave_room_for_the_column(
    visit: Visit, generous: Running, client: Client, size: tuple[int, int], seen: int
) -> None:
    width, height = size
    page = sit_down(visit, stage(generous, client, FIVE), viewport={"width": width, "height": height})
    edges = "(nodes) => nodes.map((node) => node.getBoundingClientRect()).map(({ top, bottom }) => [top, bottom])"
    players: list[list[float]] = page.locator(".player").evaluate_all(edges)
    combos: list[list[float]] = page.locator(".pennant").evaluate_all(edges)
    assert (len(players), len(combos)) == (5, 6)
    assert players[-1][1] <= combos[0][0]
    assert combos[seen - 1][1] <= height


def test_beasts_are_placed_all_at_once(visit: Visit, generous: Running, client: Client) -> None:
    lines = """
        map warcraft-2
        A active orcs/beastmaster 4=2 6=3 11=2
        B active dwarves/farmer 12
        turn A
    """
    page = sit_down(visit, stage(generous, client, lines, ["A: expand", "A: march", "A: end"]))
    player = Player(page)
    for region in (11, 11):
        player.press_region(region)
    player.press_id("spread-confirm")
    expect(page.get_by_test_id("region-11")).to_have_attribute("aria-label", re.compile("Beast ×2"))


def test_continents_are_chosen(visit: Visit) -> None:
    page = visit().page
    page.goto("/new")
    page.get_by_test_id("box-warcraft").click()
    label_of(page, "setup-players-4")
    expect(page.get_by_test_id("setup-board-random").locator("input")).to_be_checked()
    page.get_by_test_id("setup-board-chosen").click()
    label_of(page, "setup-continent-l2b")
    # Two medium ones lie there: a third puts its other side back.
    label_of(page, "setup-continent-m2b")
    chosen = page.locator('[data-testid^="setup-continent-"]:checked')
    assert [box.get_attribute("value") for box in chosen.all()] == ["l2b", "m1a", "m2b", "s1a"]
    page.get_by_test_id("setup-start").click()
    page.get_by_test_id("board").wait_for()
    picked = page.request.get(f"/api/games/{page.url.split('/games/')[1]}").json()
    assert picked["map"] == "l2b m1a m2b s1a"


def test_the_box_has_variants(visit: Visit) -> None:
    page = visit().page
    page.goto("/new")
    page.get_by_test_id("box-warcraft").click()
    label_of(page, "setup-players-4")
    page.get_by_test_id("setup-variant-factions").check()
    expect(page.get_by_test_id("variant-rule")).to_contain_text("A variant of our own")
    sides = page.locator('[data-testid^="setup-seat-"] svg.faction')
    assert [side.get_attribute("data-faction") for side in sides.all()] == ["alliance", "horde", "alliance", "horde"]
    label_of(page, "setup-players-1")
    expect(page.get_by_test_id("setup-variant-plain")).to_have_count(0)
    page.get_by_test_id("setup-variant-solo_hard").check()
    expect(page.get_by_test_id("variant-rule")).to_contain_text("Murlocs")
    page.get_by_test_id("setup-start").click()
    page.get_by_test_id("board").wait_for()
    page.locator(".question.mine").wait_for()
    # It is called by its name at the table, and its rule is at hand.
    expect(page.get_by_test_id("variant")).to_have_text("Solo against the Murlocs: hard")
    page.get_by_test_id("help-open").click()
    expect(page.get_by_test_id("help")).to_contain_text("A variant of our own. After each of your turns 3 Murlocs land")
    expect(page.get_by_test_id("help")).to_contain_text("Horde")


def test_a_whole_game_against_bots(visit: Visit) -> None:
    page = visit().page
    axe = Axe(page)
    set_up(page, "hb", box="warcraft", rounds=4)
    checked: set[str] = set()

    def check(seen: Seen) -> None:
        what = moment(seen)
        if what and what not in checked:
            checked.add(what)
            axe.check(what)

    player = Player(page, seed=5)
    player.to_the_end(each=check)
    assert {"pick", "region", "end"} <= set(player.did), player.did
    expect(page.get_by_test_id("winner")).not_to_be_empty()
    axe.check("end")
    axe.expect_nothing_wrong()


def test_a_whole_game_by_finger(visit: Visit) -> None:
    page = visit(viewport=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2).page
    set_up(page, "hb", box="warcraft", rounds=3)
    Player(page, seed=3, hand="finger").to_the_end()
    expect(page.get_by_test_id("winner")).not_to_be_empty()


def test_on_a_phone_one_begins_where_one_stands(visit: Visit, generous: Running, client: Client) -> None:
    """Also when no region is asked about, and though other continents have more that is nobody's."""
    page = sit_down(visit, stage(generous, client, FIVE), viewport=PHONE, has_touch=True, is_mobile=True)
    expect(page.get_by_test_id("status")).to_contain_text("Nothing more can be conquered")
    expect(page.get_by_test_id("part-0")).to_have_attribute("aria-current", "true")
