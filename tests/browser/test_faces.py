"""Peoples are shown by their faces, asleep in decline, and by their emblems where nobody has drawn them."""

from __future__ import annotations

import gzip
import re

import pytest
from playwright.sync_api import Page, Route, expect
from tests.browser.conftest import PHONE, Visit
from tests.browser.player import Player, set_up, wait_until
from tests.browser.positions import sit_down
from tests.browser.staged import stage
from tests.server.client import Client
from tests.server.running import Running

from tesno.load.boxes import box_ids, load_box

pytestmark = pytest.mark.browser

MOST_BYTES = 250_000
# Elves at home, Dwarves in decline behind them; one that can decline is asked.
TABLE = """
    map base-2
    A active elves/merchant 2=3
    A declined dwarves 5=1
    B active trolls/forest 9=3
    turn A conquer
"""
# What flies over the table is gone in a moment: whoever looks for it writes it down.
KEEP_WATCH = """
window.flown = [];
addEventListener("DOMContentLoaded", () => new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes)
        if (node.classList?.contains("flight"))
            flown.push(`${node.classList[1]} ${node.querySelector("use").getAttribute("href")}`);
}).observe(document.body, { childList: true, subtree: true }));
"""


def on_chip(page: Page, region: int) -> str | None:
    """What is drawn in the middle of the chips of a region."""
    chips = page.locator(f'[data-standing="{region}"] .chips')
    return chips.locator(".portrait use, .emblem-on-chip, .hollow").get_attribute("href")


@pytest.mark.parametrize("box", box_ids())
def test_every_people_is_seen_at_the_set_up(visit: Visit, box: str) -> None:
    page = visit().page
    page.goto("/new")
    page.get_by_test_id(f"box-{box}").click()
    page.get_by_test_id("setup-elements").locator("summary").click()
    for race in load_box(box).box.content.races:
        face = page.locator(f'label:has([data-testid="setup-race-{race.id}"]) svg.face use')
        expect(face).to_have_attribute("href", f"#face-{box}-{race.id}")
        # It has something to show.
        drawn = face.evaluate("(use) => use.getBBox().width")
        assert drawn > 64, race.id


def test_who_is_left_out_of_a_game_sleeps(visit: Visit) -> None:
    page = visit().page
    page.goto("/new")
    page.get_by_test_id("setup-elements").locator("summary").click()
    orcs = page.locator('label:has([data-testid="setup-race-orcs"])')
    orcs.click()
    expect(orcs.locator("svg.face use")).to_have_attribute("href", "#face-base-orcs-asleep")


def test_faces_in_the_column_and_on_chips(visit: Visit, generous: Running, client: Client) -> None:
    page = sit_down(visit, stage(generous, client, TABLE))
    for combo in page.locator(".pennant").all():
        race = combo.get_attribute("data-combo")
        expect(combo.locator(".arms svg.face use")).to_have_attribute("href", f"#face-base-{race}")
    wait_until(page, "document.querySelector('.chips .portrait') !== null")
    assert on_chip(page, 2) == "#face-base-elves"
    assert on_chip(page, 5) == "#face-base-dwarves-asleep"
    assert on_chip(page, 9) == "#face-base-trolls"
    # And in the panel of who holds them.
    mine = page.get_by_test_id("player-0")
    expect(mine.locator("svg.face")).to_have_count(2)
    expect(mine.locator(".token.declined svg.face use")).to_have_attribute("href", "#face-base-dwarves-asleep")
    for face in mine.locator("svg.face").all():
        expect(face).to_be_visible()
    # Both symbols are there, each with its own layers only.
    layers = page.evaluate(
        """(ids) => ids.map((id) =>
            [...document.getElementById(id).querySelectorAll("[class]")].map((node) => node.classList[0]))""",
        ["face-base-elves", "face-base-elves-asleep"],
    )
    assert [set(found) for found in layers] == [{"awake"}, {"asleep"}]


def test_small_chips_keep_their_emblems(visit: Visit, generous: Running, client: Client) -> None:
    sitting = stage(generous, client, TABLE.replace("base-2", "base-5").replace("B active trolls/forest 9=3\n", ""))
    page = sit_down(visit, sitting, viewport=PHONE, has_touch=True, is_mobile=True)
    # The troops in hand are large enough on any screen.
    expect(page.locator("[data-hand] svg.face").first).to_be_visible()
    assert on_chip(page, 2) == "#emblem-race-base-elves"


def test_a_people_without_a_face_has_its_emblem(visit: Visit, generous: Running, client: Client) -> None:
    guest = visit(client.address)

    def without_elves(route: Route) -> None:
        sprite = route.fetch().text()
        route.fulfill(
            body=re.sub(r'<symbol id="face-base-elves".*?</symbol>', "", sprite, flags=re.S),
            content_type="image/svg+xml",
        )

    guest.context.route("**/faces/base.svg", without_elves)
    sitting = stage(generous, client, TABLE)
    guest.context.add_cookies([{"name": client.cookie, "value": client.token, "url": client.address}])
    page = guest.page
    page.goto(f"/games/{sitting.game}")
    page.get_by_test_id("curtain-lift").click()
    wait_until(page, "document.querySelector('.chips .portrait') !== null")
    assert on_chip(page, 9) == "#face-base-trolls"
    assert on_chip(page, 2) == "#emblem-race-base-elves"
    tokens = page.get_by_test_id("player-0").locator(".token")
    elves, dwarves = tokens.nth(0), tokens.nth(1)
    expect(elves.locator("svg.emblem use")).to_have_attribute("href", "#emblem-race-base-elves")
    expect(elves.locator("svg.emblem")).to_be_visible()
    expect(elves.locator("svg.face")).to_have_count(0)
    expect(dwarves.locator("svg.face")).to_be_visible()


def test_without_any_face_the_table_is_as_it_was(visit: Visit, generous: Running, client: Client) -> None:
    guest = visit(client.address)
    guest.watch.forgive("404")
    guest.context.route("**/faces/*.svg", lambda route: route.fulfill(status=404))
    sitting = stage(generous, client, TABLE)
    guest.context.add_cookies([{"name": client.cookie, "value": client.token, "url": client.address}])
    page = guest.page
    page.goto(f"/games/{sitting.game}")
    page.get_by_test_id("curtain-lift").click()
    expect(page.locator(".pennant .arms svg.emblem").first).to_be_visible()
    assert on_chip(page, 5) == "#emblem-race-base-dwarves"


def test_a_people_comes_and_goes(visit: Visit) -> None:
    guest = visit(reduced_motion="no-preference")
    guest.context.add_init_script(KEEP_WATCH)
    page = guest.page
    set_up(page, "hh")
    player = Player(page, seed=2)
    page.get_by_test_id("curtain-lift").click()
    player.wait_for(lambda seen: seen["picks"])
    race = page.get_by_test_id("combo-0").get_attribute("data-combo")
    page.get_by_test_id("combo-0").click()
    wait_until(page, "flown.some((flight) => flight.startsWith('face '))")
    assert f"face #face-base-{race}" in page.evaluate("flown")
    player.play(lambda seen: any(option["kind"] == "decline" for option in seen["options"]))
    page.locator('[data-kind="decline"]').click()
    page.locator('[data-kind="decline"].sure').click()
    wait_until(page, "flown.some((flight) => flight.startsWith('farewell '))")
    gone = [flight for flight in page.evaluate("flown") if flight.startswith("farewell")]
    assert all(flight.endswith("-asleep") for flight in gone)
    # They are in nobody's way for long.
    wait_until(page, "document.querySelector('.flight.face, .flight.farewell') === null")


def test_who_wants_no_motion_sees_none(visit: Visit) -> None:
    guest = visit()
    guest.context.add_init_script(KEEP_WATCH)
    page = guest.page
    set_up(page, "hh")
    page.get_by_test_id("curtain-lift").click()
    Player(page).wait_for(lambda seen: seen["picks"])
    race = page.get_by_test_id("combo-0").get_attribute("data-combo")
    page.get_by_test_id("combo-0").click()
    expect(page.locator("[data-testid^=player-] .token svg.face use").first).to_have_attribute(
        "href", f"#face-base-{race}"
    )
    assert page.evaluate("flown") == []


def test_the_winners_people_are_honoured(visit: Visit) -> None:
    page = visit().page
    set_up(page, "hh", rounds=2)
    Player(page, seed=3).to_the_end()
    best = page.get_by_test_id("champions").locator(".best svg.face")
    expect(best).to_be_visible()
    rows = page.locator("tr[data-testid^=combo-]").evaluate_all(
        """(rows) => rows.map((row) => ({
            seat: row.querySelector(".token").dataset.seat,
            face: row.querySelector(".token use").getAttribute("href"),
            coins: Number(row.querySelector(".coins").textContent),
        }))"""
    )
    winners = page.get_by_test_id("champions").locator(".best .token").get_attribute("data-seat")
    theirs = [row for row in rows if row["seat"] == winners]
    most = {row["face"] for row in theirs if row["coins"] == max(one["coins"] for one in theirs)}
    assert best.locator("use").get_attribute("href") in most


def test_faces_come_when_they_are_shown_and_are_light(visit: Visit) -> None:
    page = visit().page
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if "/faces/" in request.url else None)
    page.goto("/about")
    page.get_by_test_id("home").wait_for()
    page.wait_for_load_state("networkidle")
    assert asked == []
    sent = [page.request.get(f"/faces/{box}.svg").body() for box in box_ids()]
    assert sum(len(gzip.compress(sprite, 6)) for sprite in sent) <= MOST_BYTES
