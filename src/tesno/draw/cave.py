"""Motifs of the cave: glowing mushrooms and crystals, mines, mud, black peaks."""

from __future__ import annotations

from tesno.draw.pen import IVORY, mix, shape

DARK = "#100c0e"


def dusk(rx: float, ry: float, x: float = 3, y: float = 1) -> str:
    """The shadow of a motif on the cave's floor."""
    return f'<ellipse cx="{x}" cy="{y}" rx="{rx}" ry="{ry}" fill="{DARK}" opacity="0.4"/>'


def halo(x: float, y: float, r: float, colour: str, strength: float = 0.12) -> str:
    """A soft light: discs over each other."""
    return "".join(
        f'<circle cx="{x}" cy="{y}" r="{r * part:.1f}" fill="{colour}" opacity="{strength}"/>'
        for part in (1.0, 0.72, 0.45)
    )


def cap(x: float, y: float, size: float, colour: str, light: str) -> str:
    """One mushroom, its foot at a place."""
    dots = "".join(
        f'<ellipse cx="{cx}" cy="{cy}" rx="{r}" ry="{r * 0.8:.1f}" fill="{IVORY}" opacity="0.9"/>'
        for cx, cy, r in ((-6, -15.5, 1.7), (0.5, -19.5, 2.1), (6.5, -15, 1.5))
    )
    stem = mix(light, "#f4e6d6", 0.55)
    return (
        f'<g transform="translate({x},{y}) scale({size})">'
        + shape("M-3.4,0Q-2,-6 -2.8,-12H3Q2.2,-6 4,0Q0,2 -3.4,0Z", stem, DARK, 1.2)
        + shape("M0.8,0.6Q1.6,-6 0.8,-11.5H3Q2.2,-6 4,0Z", mix(stem, DARK, 0.4), "none", 0)
        + shape("M-13,-10.5Q0,-4.6 13,-10.5Q0,-13.5 -13,-10.5Z", mix(light, "#ffffff", 0.35), DARK, 1)
        + shape("M-13,-10.5C-12,-25 12,-26 13,-10.5Q0,-14.5 -13,-10.5Z", colour, DARK, 1.4)
        + shape("M4,-22.4C10,-20.6 13,-16 13,-10.5Q9,-12.4 5,-12.9Q7,-18 4,-22.4Z", mix(colour, DARK, 0.38), "none", 0)
        + dots
        + "</g>"
    )


def mushroom(index: int, colour: str) -> str:
    light = mix(colour, "#e7b8ff", 0.6)
    rose, dusky, gold = mix(colour, "#d0577f", 0.65), mix(colour, "#a06ad0", 0.7), mix(colour, "#d59a4c", 0.62)
    if index == 0:
        return halo(0, -9, 21, light) + dusk(12, 3.6) + cap(0, 0, 1.0, rose, light)
    if index == 1:
        return (
            halo(0, -8, 22, light)
            + dusk(16, 4)
            + cap(7, -1, 0.85, dusky, light)
            + cap(-7, 1.5, 0.6, rose, light)
            + cap(1, 3, 0.42, dusky, light)
        )
    slim = shape("M-5,1Q-6,-8 -3,-15M1,1Q2,-6 1,-11M6,1Q6,-4 8,-8", stroke=mix(light, "#f4e6d6", 0.5), width=1.8)
    tips = "".join(
        shape(f"M{x - 4.5},{y}Q{x},{y - 11} {x + 4.5},{y}Q{x},{y + 2} {x - 4.5},{y}Z", gold, DARK, 1)
        for x, y in ((-3, -14), (1.5, -10), (8.5, -7.5))
    )
    return halo(1, -7, 17, mix(light, "#ffd9a0", 0.5), 0.09) + dusk(11, 3) + slim + tips


def crystal(index: int, colour: str) -> str:
    """Clusters of prisms; each prism is its outline, the ridge and the darker side."""
    prisms = (
        ((-5, 0, 5, 21, -7), (6, 1, 4, 13, 9), (0, 2, 4.6, 29, 1)),
        ((4, 0, 4.6, 23, 6), (-6, 1, 4.2, 16, -11), (10, 2, 3, 10, 15), (-1, 2.5, 3, 9, -3)),
        ((-7, 0, 3, 10, -12), (0, 0.5, 3.6, 15, -1), (7, 1, 3, 8, 13)),
    )[index]
    light = mix(colour, "#c8fffb", 0.7)
    tall = max(high for _, _, _, high, _ in prisms)
    out = halo(0, -tall * 0.45, tall * 0.95, light) + dusk(14, 3.6)
    for x, y, half, high, lean in prisms:
        neck = high - 1.5 * half
        body = f"M{-half},0L{-half},{-neck} 0,{-high} {half},{-neck} {half},0 0,{half * 0.5:.1f}Z"
        dark = f"M{half * 0.2:.1f},{half * 0.4:.1f}L{half * 0.2:.1f},{-neck + 1} 0,{-high} {half},{-neck} {half},0Z"
        out += (
            f'<g transform="translate({x},{y}) rotate({lean})">'
            + shape(body, light, DARK, 1.2)
            + shape(dark, mix(colour, "#123c49", 0.35), "none", 0)
            + shape(f"M{-half * 0.55:.1f},-1V{-neck:.1f}", stroke="#ffffff", width=1, more=' opacity="0.8"')
            + "</g>"
        )
    return out


def mud(index: int, colour: str) -> str:
    wet, deep, gleam = mix(colour, "#3a2616", 0.6), mix(colour, "#1a0f08", 0.72), mix(colour, "#e3c39a", 0.45)
    if index == 2:
        return "".join(
            f'<ellipse cx="{x}" cy="{y}" rx="{r}" ry="{r * 0.55:.1f}" fill="{wet}" stroke="{deep}" stroke-width="1"/>'
            + shape(f"M{x - r * 0.5:.1f},{y - r * 0.2:.1f}q{r * 0.3:.1f},{-r * 0.25:.1f} {r * 0.7:.1f},0", stroke=gleam)
            for x, y, r in ((-9, 2, 5), (2, -3, 4), (8, 3, 6))
        )
    pool = "M-21,1C-20,-6 -9,-8 0,-7.5S20,-7 21,0 10,8 -1,8 -21,7 -21,1Z"
    out = shape(pool, wet, deep, 1.6) + shape("M-16,2C-14,-4 -6,-5 1,-4.6S15,-4 16,0", stroke=deep, width=1.2)
    bubbles = (((-6, 0, 4.2), (5, 2, 2.8), (10, -2, 1.8)), ((4, 0, 5), (-8, 2, 2.4)))[index]
    for x, y, r in bubbles:
        out += (
            f'<circle cx="{x}" cy="{y}" r="{r}" fill="{mix(colour, "#8e6c48", 0.5)}" stroke="{deep}" stroke-width="1"/>'
            f'<circle cx="{x - r * 0.3:.1f}" cy="{y - r * 0.35:.1f}" r="{r * 0.28:.1f}" fill="{gleam}"/>'
        )
    return out + shape("M-12,5q6,2.4 11,1.6", stroke=gleam, width=1.1, more=' opacity="0.7"')


def mine(index: int, colour: str) -> str:
    wood, iron, gold = "#6b4a2c", mix(colour, "#d9dde2", 0.55), "#e3b04b"
    if index == 0:
        ties = "".join(f"M{x},{-4 + x / 9:.1f}l2.5,10" for x in range(-21, 22, 7))
        rails = "M-25,-3.5Q0,-2 25,1.4M-23,4Q0,5.4 26,9"
        return (
            shape(ties, stroke=DARK, width=4.4)
            + shape(ties, stroke=wood, width=3)
            + shape(rails, stroke=DARK, width=3.4)
            + shape(rails, stroke=iron, width=1.8)
        )
    if index == 1:
        ore = "M-12,-14L-9,-20 -4,-18 0,-22 5,-18 9,-20 12,-14Z"
        nuggets = "".join(
            f'<circle cx="{x}" cy="{y}" r="1.6" fill="{gold}"/>' for x, y in ((-7, -17), (0, -18.4), (6, -16.4))
        )
        wheels = "".join(
            f'<circle cx="{x}" cy="0" r="4" fill="{DARK}"/><circle cx="{x}" cy="0" r="2.2" fill="{iron}"/>'
            for x in (-7, 7)
        )
        return (
            dusk(16, 3.6, 2, 3)
            + shape(ore, mix(colour, DARK, 0.4), DARK, 1.2)
            + nuggets
            + shape("M-14,-15H14L10,-2H-10Z", mix(colour, "#7c4a2a", 0.75), DARK, 1.5)
            + shape("M3,-15H14L10,-2H4Z", mix(colour, "#3d2414", 0.75), "none", 0)
            + shape("M-14.5,-15H14.5M-12,-8.5H12", stroke=iron, width=1.8)
            + wheels
        )
    beam = "M-13,3V-19M13,3V-19"
    return (
        dusk(17, 4, 2, 3)
        + shape("M-11,3V-17H11V3Z", "#0d0a0a", "none", 0)
        + shape(beam, stroke=DARK, width=6.4)
        + shape(beam, stroke=wood, width=4.4)
        + shape("M-18,-19H18", stroke=DARK, width=7)
        + shape("M-18,-19H18", stroke=mix(wood, "#c99a62", 0.3), width=5)
        + shape("M0,-16V-12", stroke=iron, width=1)
        + halo(0, -9, 6, "#ffc766", 0.25)
    )


def mountain(index: int, colour: str) -> str:
    """Black peaks, with a cold light on one side."""
    light, dark, edge = mix(colour, "#8e93a3", 0.34), mix(colour, "#000000", 0.58), mix(colour, "#cfd8ea", 0.55)
    peak, side, crest = (
        (
            "M-25,0L-19,-11 -15,-13 -10,-27 -6,-30 -1,-43 3,-34 8,-29 11,-18 17,-13 19,-5 25,0Q0,4 -25,0Z",
            "M-1,-43L3,-34 8,-29 11,-18 17,-13 19,-5 25,0Q14,2 4,2L7,-9 0,-17 3,-27Z",
            "M-1,-43L-6,-30 -10,-27 -15,-13",
        ),
        (
            "M-27,0L-21,-14 -17,-22 -12,-13 -7,-18 1,-37 5,-28 9,-17 14,-24 19,-11 28,0Q2,4 -27,0Z",
            "M1,-37L5,-28 9,-17 14,-24 19,-11 28,0Q16,2.4 5,2L8,-7 1,-14 4,-24Z",
            "M1,-37L-7,-18M-17,-22L-21,-14M14,-24L10.5,-18",
        ),
        (
            "M-15,0L-12,-9 -10,-23 -7,-9 -4,-14 1,-33 5,-13 8,-8 10,-17 13,-6 16,0Q0,3.5 -15,0Z",
            "M1,-33L5,-13 8,-8 10,-17 13,-6 16,0Q8,2 3,2L4,-10Z",
            "M1,-33L-3,-16M-10,-23L-11.6,-11",
        ),
    )[index]
    return (
        dusk(26, 4.6, 4, 1)
        + shape(peak, light, "none", 0)
        + shape(side, dark, "none", 0)
        + shape("M-13,-7l-4,5M-6,-14l-4,9M-2,-24l-3,8", stroke=dark, width=1, more=' opacity="0.8"')
        + shape(peak, stroke=DARK, width=1.6)
        + shape(crest, stroke=edge, width=1.4)
    )


def ripples(index: int, colour: str) -> str:
    """For a river whose banks are not known."""
    lines = ("M-16,0C-8,-5 -2,4 6,-1S14,-2 17,-1", "M-10,-3C-4,-6 2,2 10,-2M-4,4C0,2 4,6 9,3")
    return shape(lines[index], stroke=mix(colour, "#bfe6ee", 0.5), width=1.5)
