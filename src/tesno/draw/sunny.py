"""Motifs of the sunny land: trees, hills, peaks, reeds, fields, waves."""

from __future__ import annotations

from tesno.draw.pen import INK, mix, num, shade, shape


def forest(index: int, colour: str) -> str:
    if index == 2:
        leaf, dark = mix(colour, "#2f5a45", 0.55), mix(colour, "#1e3b30", 0.75)
        tiers = "M0,-34 7,-22 3.5,-22.5 9.5,-13 5,-13.5 12,-3 Q0,0 -12,-3 L-5,-13.5 -9.5,-13 -3.5,-22.5 -7,-22Z"
        right = "M0,-34 7,-22 3.5,-22.5 9.5,-13 5,-13.5 12,-3 Q6,-1.4 1,-1.6 L3,-12 1,-22Z"
        return (
            shade(11, 3.6)
            + shape("M0,-3 0,2", stroke="#5d3f27", width=3)
            + shape(tiers, leaf)
            + shape(right, dark, "none", 0)
        )
    leaf = mix(colour, ("#47763f", "#8a9a3e")[index], 0.6)
    light, dark = mix(leaf, "#f3f0b0", 0.4), mix(leaf, "#1f3a26", 0.45)
    under = "C12,-8 5,-4 1,-7C-2,-4 -8,-5 -9,-9Z"
    crown = "M-9,-9C-14,-11 -14,-18 -9,-20C-9,-27 0,-30 4,-25C11,-26 14,-18 10,-14" + under
    low = "M-9,-9C-6,-8 2,-9 5,-13C7,-16 8,-21 6,-25C12,-25 14,-18 10,-14" + under
    return (
        shade(11, 3.8)
        + shape("M0.5,1C0,-3 0.5,-6 0,-9", stroke="#5d3f27", width=3)
        + shape(crown, leaf)
        + shape(low, dark, "none", 0, ' opacity="0.6"')
        + shape("M-8,-16C-8,-20 -5,-23 -1,-23", stroke=light, width=1.8)
        + shape(crown)
    )


def hill(index: int, colour: str) -> str:
    humps = ((0.0, 1.0),) if index == 0 else ((-9.0, 0.75), (8.0, 0.9))
    grass = shape("M-17,3q2,-5 1,-7M-15,3q2,-3 4,-5", stroke=mix(colour, "#5d6a2e", 0.55), width=1.2)
    body = "".join(f'<g transform="translate({num(x)},0) scale({size})">{hump(colour)}</g>' for x, size in humps)
    return shade(22, 3.4, 2, 0.5) + body + grass


def hump(colour: str) -> str:
    light, dark = mix(colour, "#fdf6c8", 0.35), mix(colour, "#5d6a2e", 0.55)
    body = "M-21,0C-12.6,-23.8 10.5,-25.7 21,0"
    return (
        shape(body + "Z", light, "none", 0)
        + shape("M2,-18.8C10.5,-17 15.8,-9.5 21,0Q10.5,0.4 6.3,-3.8Z", dark, "none", 0, ' opacity="0.45"')
        + shape(body)
        + shape("M7.3,-13.9q1.5,4 0.5,5.2M11.5,-10q1.5,4 0.5,3.9M15.7,-6.3q1.5,3 0.5,2.4", width=0.9)
    )


def mountain(index: int, colour: str) -> str:
    light, dark = mix(colour, "#ffffff", 0.42), mix(colour, "#34302e", 0.5)
    peak = (
        "M-27,0C-22,-5 -20,-13 -15,-17L-9,-29 -5,-33 -1,-44 5,-37 8,-28 15,-20 18,-10 27,0Q0,4 -27,0Z",
        "M-29,0L-22,-12 -17,-15 -11,-26 -6,-21 0,-36 5,-31 9,-20 13,-17 19,-24 23,-12 30,0Q2,4 -29,0Z",
        "M-21,0C-17,-6 -14,-15 -10,-19L-4,-36 0,-41 5,-33 7,-24 13,-16 15,-7 22,0Q0,3.5 -21,0Z",
    )[index]
    side = (
        "M-1,-44L5,-37 8,-28 15,-20 18,-10 27,0Q14,2 5,2L8,-8 1,-17 4,-28Z",
        "M0,-36L5,-31 9,-20 13,-17 19,-24 23,-12 30,0Q16,2.4 6,2L9,-7 2,-15 4,-25Z",
        "M0,-41L5,-33 7,-24 13,-16 15,-7 22,0Q12,2 4,2L6,-8 0,-17 3,-28Z",
    )[index]
    snow = (
        "M-1,-44L5,-37 8,-28 4,-31 1,-26 -3,-31 -7,-27 -9,-29 -5,-33Z",
        "M0,-36L5,-31 8,-23 4,-25 1,-20 -3,-25 -4.4,-24Z",
        "M0,-41L5,-33 6.4,-27 3,-29 0,-24 -3,-29 -6,-29.5 -4,-36Z",
    )[index]
    hatch = "M10,-14l5,9M7,-8l3,7M15,-9l5,7M-16,-8l-4,6M-10,-14l-3,7"
    return (
        shade(28, 4.5, 4, 1)
        + shape(peak, light)
        + shape(side, dark, "none", 0)
        + shape(snow, "#fdfcf7", "none", 0)
        + shape(hatch, width=0.9, more=' opacity="0.75"')
        + shape(peak, width=1.6)
    )


def swamp(index: int, colour: str) -> str:
    pool, reed = mix(colour, "#4a7f7c", 0.75), mix(colour, "#3c4a1c", 0.8)
    if index == 1:
        tuft = "M-9,0Q-10,-6 -14,-10M-6,0Q-6,-8 -7,-14M-3,0Q-2,-8 0,-15M0,0Q3,-6 6,-10M2,0Q6,-3 10,-5"
        return shape(tuft, stroke=reed, width=1.6) + shape("M-13,1Q-3,4 9,1", stroke=mix(colour, INK, 0.5))
    bank, gleam = mix(pool, INK, 0.45), mix(pool, "#ffffff", 0.4)
    water = f'<ellipse cy="1" rx="19" ry="6" fill="{pool}" stroke="{bank}" stroke-width="1"/>'
    water += shape("M-9,1h6M3,3h7", stroke=gleam, width=1)
    if index == 0:
        stems = "M-6,1Q-7,-9 -11,-16M-3,1Q-3,-12 -2,-21M1,1Q3,-9 8,-17M-8,1Q-11,-5 -15,-8"
        heads = shape("M-2.1,-20v-6M8,-16l2,-5", stroke="#4a2f1c", width=3.4)
        return water + shape(stems, stroke=reed, width=1.6) + heads
    leaf = mix(colour, "#6f8f4e", 0.75)
    return water + "".join(
        f'<ellipse cx="{x}" cy="{y}" rx="4.2" ry="2" fill="{leaf}" stroke="{INK}" stroke-width="0.7"/>'
        for x, y in ((-7, 0), (4, 3), (9, -1))
    )


def farmland(index: int, colour: str) -> str:
    if index == 2:
        gold, dark = mix(colour, "#e0b04a", 0.5), mix(colour, "#6b3f10", 0.7)
        sheaf = "M-6,0C-4,-6 -4,-9 -9,-17C-3,-21 3,-21 9,-17C4,-9 4,-6 6,0Q0,3 -6,0Z"
        stalks = "M-2,0C-1,-6 -1,-10 -4,-19M2,0C1,-6 1,-10 4,-19M0,0V-20"
        return (
            shade(9, 3)
            + shape(sheaf, gold)
            + shape(stalks, stroke=dark, width=0.8)
            + shape("M-5,-8Q0,-6 5,-8", stroke="#8c3b22", width=2.4)
        )
    crop, furrow = mix(colour, ("#b9c25b", "#e9cf86")[index], 0.6), mix(colour, "#7a4f17", 0.6)
    lines = "".join(
        f"M{-20 + 7 * step},{num(5 + 0.7 * step)}Q{-14 + 7 * step},-4 {-9 + 6 * step},{num(-12 + 0.5 * step)}"
        for step in range(6)
    )
    return shape("M-23,5Q-17,-5 -12,-13Q8,-14 25,-9Q21,1 18,9Q-3,10 -23,5Z", crop, furrow, 1.1) + shape(
        lines, stroke=furrow, width=1, more=' opacity="0.8"'
    )


def waves(index: int, colour: str) -> str:
    ink, light = mix(colour, "#1f4a66", 0.55), mix(colour, "#ffffff", 0.55)
    first = "M-15,0q3.7,-5 7.5,0t7.5,0t7.5,0t7.5,0" if index == 0 else "M-8,0q4,-5.5 8,0t8,0"
    second = "M-6,6q3,-4 6,0t6,0" if index == 0 else "M-14,5q3,-4 6,0t6,0"
    return shape(first, stroke=ink, width=1.5) + shape(second, stroke=light, width=1.3)
