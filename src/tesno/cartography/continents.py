"""Continents: islands of three sizes and many characters, within the limits of the third box (W4–W7).

What is the same for every continent of a size stands in SIZES; what makes an island one of a kind in CHARACTERS.
"""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, field
from typing import Final

import numpy as np
import shapely

from tesno.cartography.boards import WATER_TRIES, Bare, bare_facts, by_rows, pick
from tesno.cartography.coasts import Coast, coast_line
from tesno.cartography.facts import Customs
from tesno.cartography.furnish import ANCHOR, FORBIDDEN, TRIBE, Liking, Mark, Order
from tesno.cartography.geometry import OUTSIDE
from tesno.cartography.sketch import Sketch, Unfit, sketch, spread_sites

REGION_SIDE: Final = 226.0  # of an average land region, were it square
ROW: Final = 170.0  # regions are numbered in rows of this height
ANCHOR_WORTH: Final = 1.6  # on every continent, so that it matters little which of them are drawn
MOST_WATER: Final = {"L": 4, "M": 3, "S": 3}  # the largest set of continents must stay within 62 regions


@dataclass(frozen=True)
class Size:
    """What every continent of a size has."""

    land: int
    mountains: int
    tribes: int
    anchors: int
    dungeons: int
    magic: int


SIZES: Final = {
    "L": Size(land=11, mountains=3, tribes=4, anchors=3, dungeons=2, magic=2),
    "M": Size(land=9, mountains=2, tribes=3, anchors=3, dungeons=2, magic=2),
    "S": Size(land=7, mountains=1, tribes=2, anchors=2, dungeons=1, magic=1),
}


@dataclass(frozen=True)
class Character:
    """What makes an island one of a kind: its coast, its waters, what grows there and where."""

    coast: Coast
    rich: str  # the terrain that there is most of
    poor: str  # and least of
    seas: dict[str, int] = field(default_factory=dict)  # by size: inlets that are regions
    lakes: dict[str, int] = field(default_factory=dict)
    great_lake: bool = False  # the lakes lie beside each other
    likings: tuple[Liking, ...] = ()
    crowding: dict[str, float] = field(default_factory=dict)


CHARACTERS: Final = {
    "crown": Character(  # a ring of hills round a lake
        Coast(stretch=1.08, wobble=0.08),
        rich="hills",
        poor="swamp",
        lakes={"L": 2, "M": 1, "S": 1},
        great_lake=True,
        likings=(Liking("hills", "shore", -1.6), Liking("mountain", "shore", -0.6)),
        crowding={"hills": -0.2},
    ),
    "spine": Character(  # a mountain ridge between two forests
        Coast(stretch=2.0, wobble=0.09),
        rich="forest",
        poor="fields",
        likings=(Liking("forest", "rim", -0.8), Liking("mountain", "inland", -1.2)),
        crowding={"mountain": -0.7, "forest": 0.2},
    ),
    "delta": Character(  # swamps between inlets
        Coast(stretch=1.2, lobes=3, depth=0.16, wobble=0.08),
        rich="swamp",
        poor="hills",
        seas={"L": 2, "M": 2, "S": 1},
        lakes={"L": 1, "M": 0, "S": 0},
        likings=(Liking("swamp", "shore", -1.8), Liking("mountain", "dry", -0.8)),
        crowding={"swamp": -0.2},
    ),
    "harvest": Character(  # wide fields round a small lake
        Coast(stretch=1.3, wobble=0.08),
        rich="fields",
        poor="forest",
        lakes={"L": 1, "M": 1, "S": 0},
        likings=(Liking("fields", "inland", -1.0), Liking("mountain", "rim", -0.8)),
        crowding={"fields": 0.0},
    ),
    "crescent": Character(  # an arc round a bay
        Coast(stretch=2.1, bend=3.0, wobble=0.05),
        rich="hills",
        poor="fields",
        seas={"L": 1, "M": 1, "S": 1},
        crowding={"hills": 0.2},
    ),
    "moors": Character(  # pools and bogs
        Coast(stretch=1.25, lobes=5, depth=0.07, wobble=0.07),
        rich="swamp",
        poor="forest",
        lakes={"L": 2, "M": 2, "S": 1},
        likings=(Liking("swamp", "shore", -1.0),),
        crowding={"swamp": 0.0},
    ),
    "isthmus": Character(  # two halves and a neck of land
        Coast(stretch=1.25, lobes=2, depth=0.46, wobble=0.05),
        rich="fields",
        poor="swamp",
        crowding={"forest": 0.3},
    ),
    "thicket": Character(  # one great wood
        Coast(stretch=1.35, wobble=0.1),
        rich="forest",
        poor="hills",
        lakes={"L": 1, "M": 1, "S": 0},
        likings=(Liking("mountain", "rim", -0.5),),
        crowding={"forest": -0.6},
    ),
    "kettle": Character(  # peaks round a crater lake
        Coast(stretch=1.05, wobble=0.1),
        rich="hills",
        poor="fields",
        lakes={"L": 1, "M": 1, "S": 1},
        likings=(Liking("mountain", "shore", -2.0), Liking("swamp", "rim", -0.5)),
    ),
    "crag": Character(  # bare rock and pasture in the open sea
        Coast(stretch=1.5, lobes=3, depth=0.1, wobble=0.11),
        rich="hills",
        poor="swamp",
        likings=(Liking("mountain", "rim", -0.8),),
        crowding={"hills": 0.2},
    ),
    "skerries": Character(  # capes and sounds, nearly an archipelago
        Coast(stretch=1.25, lobes=4, depth=0.2, wobble=0.09),
        rich="forest",
        poor="fields",
        seas={"L": 3, "M": 2, "S": 2},
    ),
    "downs": Character(  # hills and fields that run down to a cove
        Coast(stretch=1.6, bend=0.9, wobble=0.09),
        rich="fields",
        poor="swamp",
        seas={"L": 1, "M": 1, "S": 1},
        likings=(Liking("hills", "shore", -0.6),),
    ),
}


def terrains_of(character: Character, size: Size) -> dict[str, int]:
    """How many regions of each terrain: the rich one has most, the poor one least, the mountains are the size's."""
    others = [word for word in ("fields", "forest", "hills", "swamp") if word not in (character.rich, character.poor)]
    left = size.land - size.mountains
    rich, poor = -(-left * 3 // 8), max(1, left // 8)
    middle = left - rich - poor
    counts = {character.rich: rich, others[0]: -(-middle // 2), others[1]: middle // 2, character.poor: poor}
    return {"mountain": size.mountains, **counts}


def order_for(character: Character, size: Size) -> Order:
    """What is laid out on a continent."""
    marks = [
        Mark(ANCHOR, size.anchors, frozenset({"mountain"}), frozenset({TRIBE, "find"}), apart=2.0),
        Mark("dungeon", size.dungeons, never_with=frozenset({"magic"}), apart=1.5),
        Mark("magic", size.magic, never_with=frozenset({"find"}), apart=1.5),
        Mark(TRIBE, size.tribes, apart=0.6),
        Mark("find", 1),
    ]
    likings = [
        Liking(ANCHOR, "inland", FORBIDDEN),
        Liking("fields", "quiet", FORBIDDEN),
        Liking("find", "rim", 0.8),
        Liking(TRIBE, "inland", 0.3),
        *character.likings,
    ]
    keep_off = [("find", ANCHOR, 0.8), (TRIBE, ANCHOR, 0.1)]
    return Order(terrains_of(character, size), marks, likings, character.crowding, ANCHOR_WORTH, keep_off)


def bare_island(character: Character, size_word: str, customs: Customs, random: np.random.Generator) -> Bare:
    """An island with its waters. Raises Unfit when this draw makes no good one."""
    size = SIZES[size_word]
    seas, lakes = character.seas.get(size_word, 0), character.lakes.get(size_word, 0)
    if seas + lakes > MOST_WATER[size_word]:
        raise ValueError(f"{seas + lakes} waters are too many for size {size_word}")
    count = size.land + seas + lakes
    frame = coast_line(character.coast, (size.land + 0.72 * (seas + lakes)) * REGION_SIDE**2, random)
    if not frame.is_valid:
        raise Unfit("a coast that crosses itself")
    sites = spread_sites(frame, count, random)
    order = by_rows(sites, range(1, count + 1), ROW)
    made = sketch(frame, sites, [order[owner] for owner in range(1, count + 1)], island=True)
    together = max(1, lakes) if character.great_lake else 1
    for _ in range(WATER_TRIES):
        try:
            facts = bare_facts(made, waters(made, seas, lakes, together, random), customs)
        except Unfit:
            continue
        facts.entry = [False] * len(facts.entry)  # the anchors will be the entries
        return Bare(made, facts, {})
    raise Unfit("no room for its waters")


def waters(made: Sketch, seas: int, lakes: int, together: int, random: np.random.Generator) -> dict[int, str]:
    """Regions for seas on the coast and lakes inland, so many lakes beside each other."""
    near = made.neighbours()
    terrains: dict[int, str] = {}
    for terrain, number, where, group in (
        ("lake", lakes, set(near) - made.rim(), together),
        ("sea", seas, inlets(made), 1),
    ):
        for _ in range(number // group):
            terrains |= dict.fromkeys(pick(near, where, set(terrains), group, random), terrain)
    return terrains


def inlets(made: Sketch) -> set[int]:
    """The half of the regions on the coast with least of it: those look like bays rather than capes."""
    coast: defaultdict[int, float] = defaultdict(float)
    whole: defaultdict[int, float] = defaultdict(float)
    for sides, path in zip(made.net.sides, made.paths, strict=True):
        length = float(shapely.LineString(path).length)
        for region in sides:
            whole[region] += length
            coast[region] += length if OUTSIDE in sides else 0.0
    open_ones = sorted(made.rim(), key=lambda region: coast[region] / whole[region])
    return set(open_ones[: max(1, len(open_ones) // 2)])
