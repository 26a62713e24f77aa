"""The words of a declaration: modifiers, elements, pieces, boxes. Plain data, already validated."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

# What a modifier may answer, with the rule each word stands for; docs/content.md is generated from these.
ASKS: Final[dict[str, str]] = {
    "cost": "changes what a region costs this race (`amount`, `where`)",
    "income": "brings coins at the end of the turn (`amount`, `per`, `where`, `when`)",
    "entry": "the race may enter the map through these regions too (`where`)",
    "reach": "the race may conquer these regions without being next to them, entry included (`where`)",
    "domain": "the race may hold these regions too (`where`)",
    "links": "these regions are adjacent to each other for this race's conquests (`where`)",
    "defence": "every region of the race costs attackers more (`amount`, `piece`, `when`)",
    "recruits": "new tokens from the tray after the conquests (`amount`, `each`: per so many non-empty regions taken)",
    "spared": "an opponent's conquest costs the race no token",
    "leave": "the race leaves these regions at redeployment (`where`)",
    "no_crossing": "these regions never cost the race the crossing of the sea (`where`)",
    "stay": "the race may stay in regions that others leave at redeployment (`where`)",
}
PER: Final[dict[str, str]] = {
    "region": "for every region held (narrowed by `where`)",
    "turn": "once each turn",
    "conquest": "for every non-empty region conquered this turn",
    "once": "once, at the end of the race's first turn",
}
WHEN: Final[dict[str, str]] = {
    "active": "while the race is active (the default)",
    "always": "active and in decline",
    "decline": "in decline only",
}


@dataclass(frozen=True)
class Modifier:
    ask: str
    amount: int = 0
    where: str = "anywhere"
    per: str = "region"
    each: int = 1
    when: str = "active"
    piece: str = ""


@dataclass(frozen=True)
class Use:
    """An odd trait by name, with its parameters."""

    trait: str
    parameters: dict[str, int] = field(default_factory=dict)


@dataclass(frozen=True)
class Element:
    """A race or a power as declared."""

    id: str
    tokens: int
    modifiers: tuple[Modifier, ...] = ()
    uses: tuple[Use, ...] = ()
    tray: int = 0  # races
    conquest_only: int = 0  # races
    faction: str = ""  # races
    borrows: str = ""  # a user's race plays with the tokens of this one
    stays_in_decline: bool = False  # powers
    names: dict[str, str] = field(default_factory=dict)  # a user's element brings its names
    rules: dict[str, str] = field(default_factory=dict)
    official: bool = True


@dataclass(frozen=True)
class Find:
    """A place or a relic: a trait that works for whoever holds its region."""

    id: str
    relic: bool
    use: Use


@dataclass(frozen=True)
class Piece:
    id: str
    supply: int
    guard: int = 0
    immune: bool = False
    stacks: bool = False
    soft: bool = False
    unit: bool = False
    conquered: str = "stock"
    abandoned: str = "stock"
    declined: str = "gone"


@dataclass(frozen=True)
class Content:
    """What a box's or a user's file declares."""

    races: tuple[Element, ...]
    powers: tuple[Element, ...]
    finds: tuple[Find, ...] = ()


@dataclass(frozen=True)
class Variant:
    """Another way to play a box.

    `sides` has the faction that each seat plays for: equal ones are a team. `boards_for` so many players lie on the
    table, `without` some elements; `uses` are odd traits of the world, `turn` is the order of a turn.
    """

    id: str
    players: int
    boards_for: int
    sides: tuple[str, ...]
    without: tuple[str, ...]
    uses: tuple[Use, ...]
    turn: tuple[str, ...]


@dataclass(frozen=True)
class Box:
    id: str
    terrains: tuple[str, ...]
    water: tuple[str, ...]
    closed: tuple[str, ...]
    symbols: tuple[str, ...]
    tribe: str
    tribe_guard: int
    entry_by_shore: bool  # land on the shore of an edge sea is an entry too
    start_coins: int
    die: tuple[int, ...]
    turn: tuple[str, ...]
    options: tuple[str, ...]
    world: tuple[tuple[str, Modifier], ...]  # terrain rules: source and modifier
    world_uses: tuple[tuple[str, Use], ...]  # and odd ones: source and trait
    buried: str  # the symbol of regions with a find face down; "": finds wait under tribes
    pieces: tuple[Piece, ...]
    content: Content
    variants: tuple[Variant, ...] = ()

    def variant(self, id: str) -> Variant | None:
        """A variant by its id, or None where there is no such."""
        return next((variant for variant in self.variants if variant.id == id), None)
