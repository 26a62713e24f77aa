"""What stands on a region besides its terrain: seals of symbols, chips of tribes, the compass rose."""

from __future__ import annotations

import math

from tesno.draw.pen import INK, IVORY, mix, path_of, shape

SEALS = {
    "mine": "#5d5349",
    "magic": "#6b4a87",
    "spiral": "#3a4fa3",
    "cavern": "#45403b",
    "volcano": "#9a3b25",
    "monster": "#46603a",
    "anchor": "#2c6079",
    "dungeon": "#3b3440",
    "find": "#93661f",
}
GLYPHS = {
    "mine": '<path d="M-7,8L4,-4" stroke-width="2.8"/><path d="M-4,-7Q5,-9 8,4" stroke-width="3"/>',
    "magic": '<path d="M0,-10L2.3,-2.3 10,0 2.3,2.3 0,10 -2.3,2.3 -10,0 -2.3,-2.3Z" '
    f'fill="{IVORY}" stroke="none"/><circle cx="6.5" cy="-6.5" r="1.4" fill="{IVORY}" stroke="none"/>',
    "spiral": '<path d="M0.4,0.6C1.4,-2.6 5.4,-2 5,1.6C4.4,6.4 -3.2,6.8 -5.4,2.2C-8,-3.4 -3,-9 2.6,-8.8'
    'C8.6,-8.6 11.6,-3.4 10.8,1.4" stroke-width="2.5"/><circle cx="8.4" cy="7.4" r="1.7" fill="#bfe6ff" '
    'stroke="none"/><circle cx="-9.4" cy="-5.6" r="1.3" fill="#bfe6ff" stroke="none"/>',
    "cavern": f'<path d="M-10,7V-1A10,9.5 0 0 1 10,-1V7Z" fill="{IVORY}" stroke="none"/>'
    '<path d="M-5,7V2A5,5.5 0 0 1 5,2V7Z" fill="#1d1916" stroke="none"/>',
    "volcano": f'<path d="M-11,8L-4,-4 -1.5,-2 1,-5 4,-3.4 11,8Z" fill="{IVORY}" stroke="none"/>'
    '<path d="M-1,-2L0,3 -3,8M1.4,-4L3,2" stroke="#9a3b25" stroke-width="1.8"/>'
    '<path d="M-2,-8q-3,-3 0,-5M3,-8q3,-2 1,-5" stroke-width="1.8"/>',
    "monster": f'<circle cx="-4" cy="-2" r="2.6" fill="{IVORY}"/><circle cx="4" cy="-2" r="2.6" fill="{IVORY}"/>'
    '<path d="M-6,5l3,-2 3,2 3,-2 3,2" stroke-width="1.8"/>',
    "anchor": '<circle cy="-9" r="2.6" stroke-width="2"/><path d="M0,-6V10M-5,-3H5" stroke-width="2.4"/>'
    '<path d="M-10,2Q-9,10 0,10.5Q9,10 10,2M-12,5L-10,1 -6.6,3.6M12,5L10,1 6.6,3.6" stroke-width="2.2"/>',
    "dungeon": f'<path d="M-9,10V-2A9,9 0 0 1 9,-2V10Z" fill="{IVORY}" stroke="none"/>'
    '<path d="M-6,10V-1.4A6,6 0 0 1 6,-1.4V10Z" fill="#17131a" stroke="none"/>'
    '<path d="M-3,9.6V-6M0,9.6V-7.4M3,9.6V-6M-6,2H6" stroke="#a79a86" stroke-width="1.3"/>',
    "find": f'<path d="M-10,-1V8H10V-1Z" fill="{IVORY}" stroke="none"/>'
    f'<path d="M-10,-3A10,7.4 0 0 1 10,-3Z" fill="{IVORY}" stroke="none"/>'
    '<path d="M-2.2,-3.4H2.2V2.6H-2.2Z" fill="#93661f" stroke="none"/><path d="M-6,-3V-7M6,-3V-7" stroke="#93661f"/>',
}


def seal(mark: str) -> str:
    """A symbol as a wax seal."""
    wax = SEALS.get(mark, "#8c3b22")
    turns = [math.tau * step / 42 for step in range(42)]
    far = [16 + 0.9 * math.cos(7 * turn) for turn in turns]
    edge = path_of([(r * math.cos(turn), r * math.sin(turn)) for r, turn in zip(far, turns, strict=True)], closed=True)
    glyph = GLYPHS.get(mark, f'<circle r="4" fill="{IVORY}"/>')
    return (
        f'<path d="{edge}" fill="{INK}" opacity="0.3" transform="translate(1.5,3)"/>'
        f'<path d="{edge}" fill="{wax}" stroke="{mix(wax, "#000000", 0.5)}" stroke-width="1.4"/>'
        f'<circle r="12.6" fill="none" stroke="{mix(wax, "#ffffff", 0.35)}" stroke-width="1"/>'
        f'<g fill="none" stroke="{IVORY}" stroke-linecap="round" stroke-linejoin="round">'
        f'<g transform="scale(0.84)">{glyph}</g></g>'
    )


TENT = (
    f'<rect x="-17" y="-14" width="37" height="37" rx="7" fill="{INK}" opacity="0.3"/>'
    f'<rect x="-18" y="-18" width="36" height="36" rx="7" fill="#e4d5b0" stroke="{INK}" stroke-width="1.8"/>'
    '<rect x="-14.5" y="-14.5" width="29" height="29" rx="4.5" fill="none" stroke="#a58b58" stroke-width="1.2"/>'
    + shape("M-11,9L0,-10 11,9Z", "#b98b4e")
    + shape("M-3.4,9L0,1 3.4,9Z", "#4a2f1c", "none", 0)
    + shape("M-2,-13L0,-10 2,-13", width=1.4)
)


def beast(x: float, y: float, turn: float, hide: str) -> str:
    """A monster's chip: a horned head with teeth on a tile of dark stone."""
    eyes = "".join(
        f'<path d="M{side * 2},-1.5L{side * 7.6},-4.6 {side * 6.6},0.4Z" fill="#ffd75e" stroke="none"/>'
        for side in (-1, 1)
    )
    return (
        f'<g transform="translate({x},{y}) rotate({turn})">'
        '<rect x="-16" y="-14" width="35" height="35" rx="8" fill="#000" opacity="0.4"/>'
        '<rect x="-17" y="-17" width="34" height="34" rx="8" fill="#4b443f" stroke="#0b0909" stroke-width="1.8"/>'
        '<rect x="-14" y="-14" width="28" height="28" rx="5.5" fill="#2b2624" stroke="#8d7f70" stroke-width="1.1"/>'
        + shape("M-8.5,-4C-12,-6 -12.6,-10 -11,-13C-8.6,-9.6 -5.6,-8.6 -3,-8.6Z", IVORY, "#0b0909", 1)
        + shape("M8.5,-4C12,-6 12.6,-10 11,-13C8.6,-9.6 5.6,-8.6 3,-8.6Z", IVORY, "#0b0909", 1)
        + shape("M-9.4,-3C-9,-11 9,-11 9.4,-3C9.8,3 8,10.4 4,12H-4C-8,10.4 -9.8,3 -9.4,-3Z", hide, "#0b0909", 1.2)
        + eyes
        + shape("M-6.5,4.2L-5,8.4 -3.2,4.8 -1.6,8.6 0,4.8 1.6,8.6 3.2,4.8 5,8.4 6.5,4.2Z", IVORY, "#0b0909", 0.9)
        + "</g>"
    )


MONSTERS = beast(7, 4, 7, "#5e7048") + beast(-6, -3, -6, "#7a4f5e")

SHELL = (
    f'<rect x="-17" y="-14" width="37" height="37" rx="10" fill="{INK}" opacity="0.3"/>'
    f'<rect x="-18" y="-18" width="36" height="36" rx="10" fill="#cfe0d2" stroke="{INK}" stroke-width="1.8"/>'
    '<rect x="-14.5" y="-14.5" width="29" height="29" rx="7" fill="none" stroke="#6f9c8c" stroke-width="1.2"/>'
    + shape("M0,11C-4,11 -5,9 -4,7.6C-11,4 -13,-3 -9,-8C-6,-12 6,-12 9,-8C13,-3 11,4 4,7.6C5,9 4,11 0,11Z", "#e0936c")
    + shape("M0,7.6V-10.6M-2,7.6Q-6,0 -5.6,-9.6M2,7.6Q6,0 5.6,-9.6M-3.4,7.4Q-9,2 -10,-5M3.4,7.4Q9,2 10,-5", width=1)
)

ROSE = (
    f'<circle r="40" fill="{IVORY}" opacity="0.25"/><circle r="34" fill="none" stroke="{INK}" stroke-width="1.2"/>'
    f'<circle r="30" fill="none" stroke="{INK}" stroke-width="0.7"/>'
    + "".join(
        f'<g transform="rotate({turn})">'
        f'<path d="M0,{-reach}L{half},{-half} 0,0Z" fill="{IVORY}" stroke="{INK}" stroke-width="0.9"/>'
        f'<path d="M0,{-reach}L{-half},{-half} 0,0Z" fill="{paint}" stroke="{INK}" stroke-width="0.9"/></g>'
        for reach, half, paint, first in ((30, 5, "#7d8f96", 45), (46, 7, "#a8432a", 0))
        for turn in range(first, 360, 90)
    )
    + f'<circle r="3.4" fill="#d9b65a" stroke="{INK}" stroke-width="1"/>'
)
