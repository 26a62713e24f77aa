"""What old charts have at sea: the lights of islands, ships, serpents, and lines from the compass rose."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from tesno.draw.pen import IVORY, num, shape
from tesno.load.map_model import Point

INK = "#12242f"  # of what is drawn on dark water
RHUMBS = 16


@dataclass(frozen=True)
class Light:
    """The light an island lies in: what it casts on the land, and the colour of its shallows."""

    glow: str
    strength: float
    shallows: str


WARM = Light("#ffcf73", 0.1, "#6fb3a8")
COLD = Light("#8fc4ff", 0.1, "#8fbfe0")
FEL = Light("#7fe05a", 0.09, "#6fc07f")
ASH = Light("#c46a4a", 0.1, "#b08a86")


def light_of(terrains: Sequence[str]) -> Light:
    """Swamps glow green, rocks lie in ash, woods are cold, fields and hills are warm: what there is most of."""
    count = Counter(terrains)
    shares = (
        (2.0 * count["swamp"], FEL),
        (1.35 * count["mountain"], ASH),
        (1.2 * (count["forest"] + 0.5 * count["lake"]), COLD),
        (0.75 * (count["fields"] + count["hills"]), WARM),
    )
    return max(shares, key=lambda share: share[0])[1]


def rhumbs(rose: Point, reach: float) -> Iterator[str]:
    """Lines by which one sails, from the rose over the whole sea."""
    x, y = rose
    lines = ""
    for step in range(RHUMBS):
        turn = math.tau * step / RHUMBS
        lines += f"M{num(x)},{num(y)}L{num(x + reach * math.sin(turn))},{num(y - reach * math.cos(turn))}"
    yield f'<path d="{lines}" fill="none" stroke="{IVORY}" stroke-width="1.6" opacity="0.1"/>'


SHIP = (
    shape("M-44,24Q-20,34 0,32Q22,34 46,22", stroke="#7fa3b5", width=2.4)
    + shape("M-34,10L34,8C34,18 26,26 16,27L-20,27C-28,25 -33,18 -34,10Z", "#6d4a2c", INK, 2)
    + shape("M-33,14L33,12", stroke="#c79a5a", width=1.6)
    + shape("M-10,10V-42M14,9V-30", stroke=INK, width=2.4)
    + shape("M-10,-38C6,-34 8,-16 -10,-6C-26,-8 -28,-30 -10,-38Z", IVORY, INK, 1.8)
    + shape("M14,-28C26,-25 28,-10 14,-3C4,-6 4,-22 14,-28Z", IVORY, INK, 1.8)
    + shape("M-17,-28Q-8,-25 0,-27M-19,-18Q-8,-14 2,-17", stroke="#b3472f", width=2.6)
    + shape("M-10,-42L4,-46 -10,-50Z", "#b3472f", INK, 1.2)
    + shape("M34,9L46,1", stroke=INK, width=2.4)
)

SERPENT = (
    shape("M-62,16q8,-6 16,0t16,0t16,0t16,0t16,0t16,0t16,0", stroke="#7fa3b5", width=2.2)
    + shape("M-58,14C-56,-4 -36,-4 -34,14L-42,14C-43,5 -49,5 -50,14Z", "#5f8f7a", INK, 1.8)
    + shape("M-28,14C-26,-14 4,-14 6,14L-4,14C-6,-2 -16,-2 -18,14Z", "#5f8f7a", INK, 1.8)
    + shape(
        "M14,14C12,-10 14,-30 28,-34C40,-37 50,-30 54,-22L40,-20C36,-24 30,-22 29,-14C28,-4 29,6 28,14Z",
        "#5f8f7a",
        INK,
        1.8,
    )
    + shape("M54,-22L62,-24 56,-18 64,-17", stroke="#b3472f", width=1.8)
    + f'<circle cx="36" cy="-29" r="2.6" fill="{IVORY}" stroke="{INK}" stroke-width="1"/>'
    + shape("M24,-34L20,-44 31,-37M16,-20L8,-24 15,-10", "#3f6b5b", INK, 1.4)
    + shape("M-22,2l3,-5M-14,-4l2,-5M-6,-4l4,-4M-50,6l2,-5M20,-14l6,2M19,-4l7,1", stroke="#3f6b5b", width=1.8)
)

WHALE = (
    shape("M-54,20q8,-6 16,0t16,0t16,0t16,0t16,0t16,0", stroke="#7fa3b5", width=2.2)
    + shape("M-40,18C-38,-8 -8,-18 16,-8C28,-3 34,6 36,18Z", "#56788c", INK, 1.8)
    + shape(
        "M40,18C42,8 46,2 52,-4C44,-6 40,-14 42,-20C48,-16 52,-14 56,-10C58,-16 64,-20 70,-20"
        "C70,-12 66,-5 60,-2C56,4 54,10 53,18Z",
        "#56788c",
        INK,
        1.8,
    )
    + f'<circle cx="-24" cy="6" r="2.2" fill="{IVORY}"/>'
    + shape("M-14,-12C-16,-24 -26,-26 -28,-18M-14,-12C-12,-26 -2,-28 0,-19M-14,-12V-28", stroke=IVORY, width=2)
    + shape("M-38,12Q-28,17 -18,13", stroke=INK, width=1.4)
)

CURIOSITIES = (SHIP, SERPENT, WHALE)
CURIOSITY = 62.0  # the radius of one
