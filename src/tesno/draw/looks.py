"""The looks a board can have, as data: a sunny land on parchment, a cave in dark rock, islands in a stormy sea."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field, replace

from tesno.draw import cave, sunny
from tesno.draw.marks import MONSTERS, SHELL, TENT
from tesno.draw.pen import INK


@dataclass(frozen=True)
class Ground:
    """How a terrain is drawn: its colour, the spacing of its motifs and their distance from the border."""

    colour: str
    spacing: float
    clear: float
    motifs: int  # how many kinds of motif it has
    rise: float = 0.0  # half the height of a motif: it stands this much below its spot
    water: bool = False
    flows: bool = False  # water with a current from one end to the other
    deep: bool = False  # a hole: ledges going down, cracks round it, no room for tokens needed
    glow: str = ""  # the colour of a light in the middle


PLAIN = Ground("#c9bd9c", 60, 24, 0)  # a terrain of a user's own


@dataclass(frozen=True)
class Look:
    """The colours and habits of a whole board."""

    words: frozenset[str]  # terrains that tell that a map is of this look
    grounds: Mapping[str, Ground]
    motifs: Mapping[str, Callable[[int, str], str]]
    paper: tuple[str, str]  # middle and edge of the sheet
    paper_edge: str
    rock: bool  # the sheet is a slab of rock, not paper
    ink: str  # of the borders
    frame: str
    shore: tuple[str, float, float, float]  # of land at water: colour, its share, width, strength
    shallows: tuple[tuple[float, float], ...]  # of water at land: reach, lightness
    shadow: tuple[tuple[float, float], ...]  # along the borders of land: width, strength
    bevel: float  # strength of a light edge along the border
    mottles: tuple[str, str]
    dark: bool  # numbers are light on dark
    rose: bool  # a compass rose where there is room
    tribe: str  # the chip of a tribe
    seal: float = 1.0  # how large seals and numbers are, and how far seals are from the tokens' place
    heap: tuple[float, float] = (0.0, 0.0)  # what stands in a region on a small screen: how far up, its radius
    seals: Mapping[str, str] = field(default_factory=dict)  # symbols that have another mark here than their id says
    open_sea: str = ""  # the colour of the sea round islands, if it is not that of the terrain

    def ground(self, terrain: str) -> Ground:
        return self.grounds.get(terrain) or SUNNY.grounds.get(terrain) or CAVE.grounds.get(terrain) or PLAIN

    def motif(self, terrain: str) -> Callable[[int, str], str]:
        return self.motifs.get(terrain) or SUNNY.motifs.get(terrain) or CAVE.motifs[terrain]


SUNNY = Look(
    words=frozenset({"farmland", "forest", "hill", "swamp", "sea", "lake"}),
    grounds={
        "farmland": Ground("#d9b65a", 56, 30, 3, 3),
        "forest": Ground("#7fa06b", 29, 20, 3, 15),
        "hill": Ground("#b7c27a", 46, 24, 2, 9),
        "swamp": Ground("#8c7b5e", 37, 20, 3, 8),
        "mountain": Ground("#a9a49c", 50, 29, 3, 18),
        "sea": Ground("#7fa7bf", 58, 34, 2, water=True),
        "lake": Ground("#9dc3d1", 50, 30, 2, water=True),
    },
    motifs={
        "forest": sunny.forest,
        "hill": sunny.hill,
        "mountain": sunny.mountain,
        "swamp": sunny.swamp,
        "farmland": sunny.farmland,
        "sea": sunny.waves,
        "lake": sunny.waves,
    },
    paper=("#f5ead0", "#dcc594"),
    paper_edge="#b59a63",
    rock=False,
    ink=INK,
    frame=INK,
    shore=("#f6e7b4", 0.55, 17, 0.75),
    shallows=((31, 0.07), (20, 0.15), (10, 0.26)),
    shadow=((34, 0.07), (22, 0.08), (11, 0.12)),
    bevel=0.0,
    mottles=("#ffffff", "#2d2118"),
    dark=False,
    rose=True,
    tribe=TENT,
)

CAVE = Look(
    words=frozenset({"mushroom", "crystal", "mud", "mine", "river", "chasm"}),
    grounds={
        "mushroom": Ground("#7a5a86", 36, 17, 3, 11, glow="#c08fd6"),
        "mine": Ground("#6e6a66", 46, 27, 3, 8),
        "mud": Ground("#7b5e43", 40, 25, 3, 1),
        "crystal": Ground("#4f8f97", 36, 17, 3, 12, glow="#9ff2f0"),
        "mountain": Ground("#3f3b3a", 44, 27, 3, 17),
        "river": Ground("#2f6173", 50, 22, 2, water=True, flows=True),
        "chasm": Ground("#0e0c0d", 60, 24, 0, deep=True),
    },
    motifs={
        "mushroom": cave.mushroom,
        "mine": cave.mine,
        "mud": cave.mud,
        "crystal": cave.crystal,
        "mountain": cave.mountain,
        "river": cave.ripples,
    },
    paper=("#393331", "#171414"),
    paper_edge="#060505",
    rock=True,
    ink="#0b0909",
    frame="#6f655c",
    shore=("#142026", 0.62, 19, 0.7),
    shallows=((15, 0.05), (7, 0.13)),
    shadow=((74, 0.08), (50, 0.1), (28, 0.14), (13, 0.2)),
    bevel=0.3,
    mottles=("#e9dcff", "#0c0808"),
    dark=True,
    rose=False,
    tribe=MONSTERS,
)

ISLES = replace(
    SUNNY,
    words=frozenset({"fields", "forest", "hills", "swamp", "sea", "lake"}),
    grounds={
        "fields": Ground("#d8be6a", 56, 30, 3, 3),
        "forest": Ground("#5f8f62", 29, 20, 3, 15),
        "hills": Ground("#b4a56a", 46, 24, 2, 9),
        "swamp": Ground("#6f7a55", 37, 20, 3, 8),
        "mountain": Ground("#98948f", 50, 29, 3, 18),
        "sea": Ground("#4f7f99", 58, 34, 2, water=True),
        "lake": Ground("#86b4c4", 50, 30, 2, water=True),
    },
    motifs={**SUNNY.motifs, "fields": sunny.farmland, "hills": sunny.hill},
    paper=("#d9cba8", "#b49f6e"),
    shore=("#f3e3b2", 0.65, 19, 0.85),
    tribe=SHELL,
    seal=1.4,  # seen from far away, with much on the table
    heap=(28.0, 62.0),
    seals={"magic": "spiral"},  # a source of light, not the sorcerers' star
    open_sea="#23435a",
)

LOOKS = (SUNNY, CAVE, ISLES)


def look_of(terrains: Collection[str]) -> Look:
    """The look that knows most of a map's terrains; the first when in doubt."""
    return max(LOOKS, key=lambda look: sum(terrain in look.words for terrain in terrains))
