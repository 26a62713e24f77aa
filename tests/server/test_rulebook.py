"""What a server tells those who want to read: rules by their ids, and how a box is played."""

from __future__ import annotations

import pytest
from tests.server.client import Client

from tesno.load.boxes import box_ids, load_box
from tesno.locale import LANGUAGES, Words
from tesno.locale.rulebook import rule_texts
from tesno.server.how_to_play import Figure, how_to_play


@pytest.mark.parametrize("box", box_ids())
def test_rules_of_a_box(guest: Client, box: str) -> None:
    rules = {rule["id"]: rule for rule in guest.get(f"/api/rules/{box}")}
    assert rules["C22"]["section"] == "Conquest"
    own = {"base": "B-R1", "underground": "U-R1", "warcraft": "W-R1"}
    assert [id for id in own.values() if id in rules] == [own[box]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_in_the_language_asked_for(guest: Client, language: str) -> None:
    told = {rule["id"]: rule for rule in guest.get(f"/api/rules/base?lang={language}")}
    expected = {rule.id: (rule.section, rule.text, rule.of) for rule in rule_texts(language) if "base" in rule.boxes}
    assert {id: (rule["section"], rule["text"], rule["of"]) for id, rule in told.items()} == expected
    assert Words(language, box="base")("race-elves") in told["B-R3"]["text"]


def test_no_such_language(guest: Client) -> None:
    assert guest.http.get("/api/rules/base?lang=de").status_code == 422


def test_no_such_box(guest: Client) -> None:
    for address in ("/api/rules/mars", "/api/how-to-play/mars"):
        answer = guest.http.get(address)
        assert answer.status_code == 404
        assert "there are base, underground, warcraft" in answer.json()["detail"]


@pytest.mark.parametrize("box", box_ids())
def test_numbers_are_those_of_the_box(box: str) -> None:
    files, told = load_box(box), how_to_play(box)
    assert told.rounds == files.rounds
    assert told.start_coins == files.box.start_coins
    assert told.die == list(files.box.die)
    assert told.finds == len(files.box.content.finds)
    # The top of the column costs nothing, each place below it a coin more.
    assert [combo.price for combo in told.column[:3]] == [0, 1, 2]
    assert told.column[1].coins == 2


@pytest.mark.parametrize("box", box_ids())
def test_pictures_show_what_the_words_say(box: str) -> None:
    told = how_to_play(box)
    figures = {figure.id: figure for figure in told.figures}
    places = {region.region: region.label for region in told.board.regions}

    enter = figures["enter"]
    assert len(enter.targets) >= 2
    assert not any(ground.seat is not None for ground in enter.grounds)

    cost = figures["cost"]
    assert cost.cost is not None
    assert cost.of is not None
    # "2 tokens, and 1 more for each token of another player there, … each mountain": all three are seen in it.
    defenders = cost.grounds[cost.of - 1].tokens
    assert [summand.amount for summand in cost.cost.summands] == [2, 1, defenders]
    assert cost.cost.total == 2 + 1 + defenders
    assert cost.cost.total in [target.cost for target in cost.targets if target.region == cost.of]
    assert seen(cost, places[cost.of])

    decline = figures["decline"]
    declined = [ground for ground in decline.grounds if ground.declined]
    active = [ground for ground in decline.grounds if ground.seat == 0 and not ground.declined]
    assert all(ground.tokens == 1 for ground in declined)
    assert all(seen(decline, places[ground.region]) for ground in declined + active)
    income = {part.source: part.coins for part in decline.income}
    assert income["regions"] == len(active)
    assert income["decline"] == len(declined)
    # A bonus is part of it.
    assert sum(income.values()) > len(active) + len(declined)


def seen(figure: Figure, place: tuple[float, float]) -> bool:
    x, y, width, height = figure.view
    return x < place[0] < x + width and y < place[1] < y + height


def test_underground_shows_monsters_a_river_and_a_find() -> None:
    figure = next(figure for figure in how_to_play("underground").figures if figure.id == "adds")
    terrains = {region.region: region.terrain for region in how_to_play("underground").board.regions}
    costs = {target.region: target.cost for target in figure.targets}
    grounds = {ground.region: ground for ground in figure.grounds}
    assert [cost for region, cost in costs.items() if terrains[region] == "river"] == [1]
    assert any(grounds[region].tribe and cost >= 4 for region, cost in costs.items())
    assert [ground.region for ground in figure.grounds if ground.finds]


def test_warcraft_shows_the_crossing_both_sides_and_a_find_face_down() -> None:
    told = how_to_play("warcraft")
    figures = {figure.id: figure for figure in told.figures}
    anchors = {region.region for region in told.board.regions if "anchor" in region.symbols}
    assert {target.region for target in figures["enter"].targets} <= anchors
    assert {target.cost for target in figures["enter"].targets} == {3}
    adds = figures["adds"].grounds
    assert {"alliance", "horde"} <= {ground.faction for ground in adds}
    assert any(ground.face_down for ground in adds)


@pytest.mark.parametrize("box", box_ids())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_picture_has_words(box: str, language: str) -> None:
    words = Words(language, box=box)
    for figure in how_to_play(box).figures:
        assert words(f"howto-figure-{figure.id}") != f"howto-figure-{figure.id}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_greedy_is_described_as_it_plays(language: str) -> None:
    """It looks ahead: a turn, and some rounds for a pick or a decline; it never takes "what pays right now"."""
    text = Words(language)("page-bot-greedy").casefold()
    assert any(rounds in text for rounds in ("rounds", "раундов", "rund"))
    assert not any(now in text for now in ("right now", "прямо сейчас", "teraz"))
