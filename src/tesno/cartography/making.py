"""Makes whole maps from a seed: several sketches are furnished, the best of them is drawn."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random
from typing import Final

import numpy as np

from tesno.cartography.boards import Bare, bare_board, records, with_volcanoes
from tesno.cartography.continents import CHARACTERS, SIZES, bare_island, order_for
from tesno.cartography.drawing import drawing_of
from tesno.cartography.facts import ISLAND_BOX, Customs, Facts, customs_of
from tesno.cartography.files import dump
from tesno.cartography.furnish import TRIES, Order, furnish
from tesno.cartography.geometry import Heard, Map, OutlineError
from tesno.cartography.ink import polygons
from tesno.cartography.islands import STEPS as ISLAND_STEPS
from tesno.cartography.islands import draw_island
from tesno.cartography.outlines import STEPS as BOARD_STEPS
from tesno.cartography.outlines import outline, with_place
from tesno.cartography.recipes import BOARDS, Recipe
from tesno.cartography.sketch import Unfit
from tesno.load.maps import MapFile, parse_map

DRAWS: Final = 300  # sketches that are tried at most
CANDIDATES: Final = 5  # sketches that are furnished before the best is drawn
STEP_WEIGHT: Final = 8  # a step of the drawing takes as long as so many of the furnishing


class NoMap(ValueError):
    """A map that cannot be made."""


@dataclass(frozen=True)
class Made:
    """A finished map, as data for its file and as the reader sees it."""

    data: Map
    map: MapFile
    tries: int  # sketches it took

    @property
    def text(self) -> str:
        """The map file."""
        return dump(self.data)


@dataclass(frozen=True)
class Candidate:
    """A furnished sketch."""

    bare: Bare
    facts: Facts
    badness: float
    draw: int  # its number among the sketches


def work_of(island: bool) -> int:
    """How much is heard of while a map is made, if the first drawing is good."""
    steps = ISLAND_STEPS if island else BOARD_STEPS + 3 * (BOARD_STEPS // 8)
    return CANDIDATES * TRIES + STEP_WEIGHT * steps


def new_board(box: str, players: int, seed: int, heard: Heard = lambda _: None) -> Made:
    """A rectangular board for a box. Raises NoMap."""
    recipe = BOARDS.get((box, players))
    if recipe is None:
        known = sorted(count for other, count in BOARDS if other == box)
        raise NoMap(f"no boards of {box} for {players} players: choose {', '.join(map(str, known))}")
    customs = customs_of(box)

    def bare(random: np.random.Generator) -> Bare:
        found = bare_board(recipe, customs, random)
        return Bare(found.sketch, with_volcanoes(found.facts, recipe.volcanoes, random), found.courses)

    def drawn(best: Candidate) -> Map:
        return outline(board_data(recipe, best, seed), heard=lambda more: heard(STEP_WEIGHT * more))

    return first_good(candidates(bare, recipe.order, seed, heard), drawn, customs)


def new_island(size: str, seed: int, character: str = "", id: str = "", heard: Heard = lambda _: None) -> Made:
    """A continent; the seed chooses its character if none is named. Raises NoMap."""
    if size not in SIZES:
        raise NoMap(f"no continents of size {size!r}: choose {', '.join(SIZES)}")
    character = character or list(CHARACTERS)[seed % len(CHARACTERS)]
    if character not in CHARACTERS:
        raise NoMap(f"no character {character!r}: choose {', '.join(CHARACTERS)}")
    build, customs = CHARACTERS[character], customs_of(ISLAND_BOX)
    order = order_for(build, SIZES[size])

    def bare(random: np.random.Generator) -> Bare:
        return bare_island(build, size, customs, random)

    def drawn(best: Candidate) -> Map:
        return island_data(id or f"{character}-{size.lower()}-{seed}", size, seed, best, heard)

    return first_good(candidates(bare, order, seed, heard), drawn, customs)


def candidates(
    bare: Callable[[np.random.Generator], Bare], order: Order, seed: int, heard: Heard
) -> Iterator[Candidate]:
    """Furnished sketches, the best of each handful first."""
    hand: list[Candidate] = []
    for draw in range(DRAWS):
        try:
            found = bare(np.random.default_rng([seed, draw]))
            facts = found.facts
            badness = furnish(facts, found.sketch.rim(), order, Random(f"{seed}/{draw}"), heard)
        except Unfit:
            continue
        hand.append(Candidate(found, facts, badness, draw))
        if len(hand) == CANDIDATES:
            yield from sorted(hand, key=lambda one: one.badness)
            hand = []
    yield from sorted(hand, key=lambda one: one.badness)


def first_good(found: Iterator[Candidate], drawn: Callable[[Candidate], Map], customs: Customs) -> Made:
    """The first candidate that can be drawn well."""
    for candidate in found:
        try:
            data = drawn(candidate)
        except OutlineError:
            continue
        map_file = parse_map(dump(data), data["id"], words=customs.words)
        if not drawing_of(map_file).flaw():
            return Made(data, map_file, candidate.draw + 1)
    raise NoMap(f"none of {DRAWS} sketches made a good map: try another seed")


def board_data(recipe: Recipe, best: Candidate, seed: int) -> Map:
    """A board's file without outlines."""
    return {
        "id": f"{recipe.box}-{recipe.players}-{seed}",
        "box": recipe.box,
        "players": recipe.players,
        "rounds": recipe.rounds,
        "width": recipe.width,
        "height": recipe.height,
        "seed": seed,
        "regions": records(best.bare, best.facts, recipe.width, recipe.height),
    }


def island_data(id: str, size: str, seed: int, best: Candidate, heard: Heard) -> Map:
    """A continent's file, outlines and all."""
    made = best.bare.sketch
    left, top, right, bottom = made.frame.bounds
    width, height = round(left + right, 1), round(top + bottom, 1)
    terrains = {region: best.facts.terrain[region] for region in best.facts.numbers}
    lines = draw_island(made, terrains, seed, lambda more: heard(STEP_WEIGHT * more))
    shapes = polygons(made.net, lines)
    regions = []
    for record in records(best.bare, best.facts, width, height):
        del record["edge_sides"]
        centre = np.array(record["point"]) * (width, height)
        regions.append(with_place(record, shapes[record["id"]], centre, np.array([width, height]), lambda _: None))
    order = sorted(range(len(lines)), key=lambda index: (made.net.sides[index], lines[index].tolist()))
    borders = [{"between": list(made.net.sides[index]), "line": lines[index].tolist()} for index in order]
    return {
        "id": id,
        "box": ISLAND_BOX,
        "size": size,
        "width": width,
        "height": height,
        "seed": seed,
        "regions": regions,
        "borders": borders,
    }
