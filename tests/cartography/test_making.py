"""Whole maps from a seed: valid, drawable, the same for the same seed, within what their box asks for."""

from __future__ import annotations

from collections import Counter
from random import Random

import numpy as np
import pytest

from tesno.cartography.boards import Bare, bare_board, records, with_volcanoes
from tesno.cartography.continents import CHARACTERS, MOST_WATER, SIZES, bare_island, order_for, terrains_of
from tesno.cartography.drawing import drawing_of
from tesno.cartography.facts import ISLAND_BOX, Customs, customs_of
from tesno.cartography.files import dump
from tesno.cartography.furnish import Order, furnish
from tesno.cartography.making import NoMap, new_board, new_island, work_of
from tesno.cartography.recipes import BOARDS, Recipe
from tesno.cartography.sketch import Unfit
from tesno.load.boxes import load_box, map_in, map_of
from tesno.load.maps import MapFile, parse_map
from tesno.load.sources import Source

QUICK = 700  # changes that the search considers: enough for what must be, not for balance


def furnished(bare: Bare, order: Order, seed: int) -> Bare:
    furnish(bare.facts, bare.sketch.rim(), order, Random(seed), lambda _: None, tries=QUICK)
    return bare


def quick_board(recipe: Recipe, seed: int) -> MapFile:
    """A board without outlines, checked as any map file is."""
    customs = customs_of(recipe.box)
    for draw in range(100):
        random = np.random.default_rng([seed, draw])
        try:
            bare = bare_board(recipe, customs, random)
            facts = with_volcanoes(bare.facts, recipe.volcanoes, random)
            bare = furnished(Bare(bare.sketch, facts, bare.courses), recipe.order, seed)
        except Unfit:
            continue
        head = {"id": "quick", "box": recipe.box, "players": recipe.players, "rounds": recipe.rounds}
        size = {"width": recipe.width, "height": recipe.height}
        text = dump({**head, **size, "regions": records(bare, bare.facts, recipe.width, recipe.height)})
        return map_in(Source("quick.json", text))
    raise AssertionError("a hundred draws and no board")


def quick_island(character: str, size: str, seed: int, customs: Customs) -> Bare:
    for draw in range(200):
        try:
            bare = bare_island(CHARACTERS[character], size, customs, np.random.default_rng([seed, draw]))
            return furnished(bare, order_for(CHARACTERS[character], SIZES[size]), seed)
        except Unfit:
            continue
    raise AssertionError("two hundred draws and no island")


@pytest.mark.parametrize("seed", [1, *(pytest.param(seed, marks=pytest.mark.slow) for seed in (2, 3))])
@pytest.mark.parametrize("key", BOARDS, ids=str)
def test_boards_have_what_printed_ones_have(key: tuple[str, int], seed: int) -> None:
    recipe = BOARDS[key]
    made = quick_board(recipe, seed)
    printed = map_of(recipe.box, load_box(recipe.box).boards[recipe.players])
    for facts in (Counter(region.terrain for region in board.regions) for board in (made, printed)):
        assert sum(facts.values()) == recipe.regions
        assert {word: facts[word] for word in recipe.order.terrains} == dict(recipe.order.terrains)
    assert Counter(region.terrain for region in made.regions) == Counter(region.terrain for region in printed.regions)
    assert symbols(made) == symbols(printed)
    assert made.rounds == printed.rounds
    assert sum(region.tribe for region in made.regions) == sum(region.tribe for region in printed.regions)
    sides = {side for region in made.regions if region.entry for side in region.edge_sides}
    assert sides == {"top", "right", "bottom", "left"}


def symbols(board: MapFile) -> Counter[str]:
    """Counted; a printed base board has one mine and cavern in one region, which counts twice."""
    return Counter(symbol for region in board.regions for symbol in region.symbols)


@pytest.mark.parametrize("players", [2, 5])
def test_a_stream_runs_from_edge_to_edge(players: int) -> None:
    made = quick_board(BOARDS["underground", players], 4)
    rivers = {region.id: region for region in made.regions if region.terrain == "river"}
    for river in rivers.values():
        assert sum(other in rivers for other in river.neighbours) + river.touches_edge == 2
        assert len(river.course) > 5
    assert sum(river.touches_edge for river in rivers.values()) == 2


@pytest.mark.parametrize("seed", [1, pytest.param(2, marks=pytest.mark.slow)])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("character", CHARACTERS)
def test_continents_have_what_their_size_asks_for(character: str, size: str, seed: int) -> None:
    customs, wanted = customs_of(ISLAND_BOX), SIZES[size]
    facts = quick_island(character, size, seed, customs).facts
    land = [region for region in facts.numbers if facts.terrain[region] not in ("sea", "lake")]
    assert len(land) == wanted.land
    assert len(facts.near) - 1 - wanted.land <= MOST_WATER[size]
    assert Counter(facts.terrain[region] for region in land) == Counter(terrains_of(CHARACTERS[character], wanted))
    marks = Counter(symbol for region in land for symbol in facts.symbols[region])
    assert marks == {"anchor": wanted.anchors, "dungeon": wanted.dungeons, "magic": wanted.magic, "find": 1}
    assert sum(facts.tribe) == wanted.tribes
    for region in facts.numbers:
        here = facts.symbols[region]
        assert facts.entry[region] == ("anchor" in here)
        assert not {"anchor", "find"} <= set(here)
        assert not {"magic", "find"} <= set(here)
        assert region in land or not (here or facts.tribe[region])
        if facts.terrain[region] == "fields":
            assert sum(other in land for other in facts.near[region]) >= 3


@pytest.mark.slow
def test_the_same_seed_makes_the_same_island_and_another_another() -> None:
    heard: list[int] = []
    one = new_island("S", 5, "kettle", heard=heard.append)
    assert sum(heard) >= work_of(island=True)
    assert new_island("S", 5, "kettle").text == one.text
    assert new_island("S", 6, "kettle").text != one.text
    again = parse_map(one.text, "island.json", words=customs_of(ISLAND_BOX).words)
    assert again == one.map
    assert not drawing_of(again).flaw()
    assert (again.size, again.players) == ("S", 0)


@pytest.mark.slow
@pytest.mark.parametrize(("box", "players"), [("base", 2), ("underground", 2)])
def test_a_board_is_drawn_whole(box: str, players: int) -> None:
    made = new_board(box, players, 3)
    board = map_in(Source("mine.json", made.text))
    assert len(board.regions) == BOARDS[box, players].regions
    assert board.borders
    assert not drawing_of(board).flaw()


def test_what_cannot_be_made() -> None:
    with pytest.raises(NoMap, match="choose 2, 3, 4, 5"):
        new_board("base", 7, 1)
    with pytest.raises(NoMap, match="choose L, M, S"):
        new_island("XL", 1)
    with pytest.raises(NoMap, match="crown"):
        new_island("L", 1, "atoll")
