"""The pictures of "How to play": positions on our own boards, seen through `sight`, so that what they show is true."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from tesno.core.view import view_of
from tesno.draw import spread
from tesno.draw.sheet import MARGIN
from tesno.load.boxes import load_box, parts_of
from tesno.load.maps import rings
from tesno.play import Game
from tesno.server import facts
from tesno.server.wire import Board, Outgoing
from tesno.sight import position_of
from tesno.sight.model import Combo, Cost, Ground, Income, Option, Position

# Paper around the regions a picture is about, in units of the board.
AROUND = 30
# How many times as wide as high they are.
SHAPE = 1.35


@dataclass(frozen=True)
class Staged:
    """A moment worth showing: the position as scenarios write it, and the regions the picture is cut to.

    `of` is the region whose cost is worked out beside it; with `paid` the coins of whoever acts are.
    """

    id: str
    lines: str
    regions: tuple[int, ...]
    of: int | None = None
    paid: bool = False


# The boards the pictures are of, and how many play on them.
TABLES = {
    "base": "map base-3; players 3",
    "underground": "map underground-3; players 3",
    "warcraft": "map l1a; players 2",
}

# Of the column only the first combos are shown.
COLUMNS = {
    "base": "column giants/hill ratmen/merchant=2 elves/flying",
    "underground": "column shrooms/mining ogres/fisher=2 drow/royal",
    "warcraft": "column tauren/farmer orcs/explorer=2 naga/fishing",
}

STAGED: dict[str, Sequence[Staged]] = {
    "base": (
        Staged("enter", "A active ratmen/merchant hand 10; turn A conquer picked", (2, 3, 7, 8, 13)),
        Staged(
            "cost",
            "round 3; A active ratmen/merchant 4=2 9=3 hand 5; B active elves/swamp 10=2 5=3 16=2; turn A conquer",
            (4, 5, 9, 10, 16),
            of=10,
        ),
        Staged(
            "decline",
            "round 5; A active humans/hill 17=2 23=3 24=2; A declined elves 16 22 28; turn A",
            (16, 17, 22, 23, 24, 28),
            paid=True,
        ),
    ),
    "underground": (
        Staged("enter", "A active shrooms/fisher hand 9; turn A conquer picked", (2, 3, 4, 7, 8)),
        Staged(
            "cost",
            "round 3; A active shrooms/fisher 7=3 8=2 hand 3; B active liches/mining 13=2 14=2 22=2; turn A conquer",
            (7, 8, 12, 13, 14),
            of=13,
        ),
        Staged(
            "decline",
            "round 5; A active shrooms/mining 7=3 4=2 8=2; A declined liches 12 13 14; turn A",
            (4, 7, 8, 12, 13, 14),
            paid=True,
        ),
        Staged(
            "adds",
            "round 2; A active shrooms/fisher 10=3 17=2 hand 4; find flying_doormat 10; turn A conquer",
            (9, 10, 11, 16, 17),
        ),
    ),
    "warcraft": (
        Staged("enter", "A active trolls/farmer hand 9; turn A conquer picked", (1, 2, 3, 4, 6)),
        Staged(
            "cost",
            "round 3; A active orcs/farmer 6=2 3=3 hand 4; B active humans/explorer 7=2 10=2; turn A conquer",
            (3, 6, 7, 10),
            of=7,
        ),
        Staged(
            "decline",
            "round 5; A active orcs/fishing 2=2 3=2 6=3; A declined trolls 7 10; turn A",
            (2, 3, 6, 7, 10),
            paid=True,
        ),
        Staged(
            "adds",
            "round 2; A active orcs/farmer 8=3 12=2 hand 4; B active humans/explorer 4=2 1; turn A conquer",
            (4, 8, 11, 12),
        ),
    ),
}


class Target(Outgoing):
    """A region that can be taken in a picture, and what for; with `die` only the die can help."""

    region: int
    cost: int
    die: bool


class Figure(Outgoing):
    """One picture: what stands where, what can be taken, and the part of the board (x, y, width, height).

    `of` is the region whose cost is `cost`; `income` is what the races in the picture bring.
    """

    id: str
    view: tuple[float, float, float, float]
    grounds: list[Ground]
    targets: list[Target]
    of: int | None
    cost: Cost | None
    income: list[Income]


class HowToPlay(Outgoing):
    """What a box is played with, by number of players where that matters, and the pictures of its page."""

    box: str
    board: Board
    start_coins: int
    die: list[int]
    tribe_guard: int
    rounds: dict[int, int]
    races: int
    powers: int
    finds: int
    column: list[Combo]
    figures: list[Figure]


@cache
def how_to_play(box: str) -> HowToPlay:
    files = load_box(box)
    content = files.box.content
    return HowToPlay(
        box=box,
        board=facts.board(box, _board_of(box)),
        start_coins=files.box.start_coins,
        die=list(files.box.die),
        tribe_guard=files.box.tribe_guard,
        rounds=dict(sorted(files.rounds.items())),
        races=len(content.races),
        powers=len(content.powers),
        finds=len(content.finds),
        column=_seen(box, f"{COLUMNS[box]}; turn A").column,
        figures=[_figure(box, staged) for staged in STAGED[box]],
    )


def _board_of(box: str) -> str:
    return TABLES[box].split()[1].rstrip(";")


def _seen(box: str, lines: str) -> Position:
    game = Game.at([*TABLES[box].split("; "), *lines.split("; ")])
    acting = game.state.acting
    names = [chr(ord("A") + seat) for seat in range(game.rules.seats)]
    return position_of(game.rules, view_of(game.rules, game.state, acting), names=names, asked=True)


def _figure(box: str, staged: Staged) -> Figure:
    position = _seen(box, staged.lines)
    view = _view(box, staged.regions)
    options = {option.region: option for option in position.options if option.region and option.cost}
    chosen = options[staged.of] if staged.of is not None else None
    mine = [holding for player in position.players if player.seat == position.acting for holding in player.holdings]
    return Figure(
        id=staged.id,
        view=view,
        grounds=position.grounds,
        targets=[] if staged.paid else [_target(options[region]) for region in _inside(box, view) if region in options],
        of=staged.of,
        cost=chosen.cost if chosen else None,
        income=[income for holding in mine for income in holding.income] if staged.paid else [],
    )


def _inside(box: str, view: tuple[float, float, float, float]) -> list[int]:
    """The regions whose tokens would be seen in a picture."""
    x, y, width, height = view
    places = {region.region: region.label for region in facts.board(box, _board_of(box)).regions}
    return [number for number, (left, top) in places.items() if x < left < x + width and y < top < y + height]


def _target(option: Option) -> Target:
    assert option.region is not None
    assert option.cost is not None
    return Target(region=option.region, cost=option.cost.total, die=option.kind == "gamble")


def _view(box: str, regions: Sequence[int]) -> tuple[float, float, float, float]:
    """The regions with some paper around them, in the shape all pictures have, as far as the board reaches."""
    laid = spread(parts_of(load_box(box), _board_of(box))).whole
    outlines = rings(laid)
    points = [point for region in regions for ring in outlines[region] for point in ring]
    left, right = min(x for x, _ in points) - AROUND, max(x for x, _ in points) + AROUND
    top, bottom = min(y for _, y in points) - AROUND, max(y for _, y in points) + AROUND
    width, height = max(right - left, (bottom - top) * SHAPE), max(bottom - top, (right - left) / SHAPE)
    x = _within((left + right - width) / 2, width, laid.width)
    y = _within((top + bottom - height) / 2, height, laid.height)
    return round(x, 1), round(y, 1), round(width, 1), round(height, 1)


def _within(start: float, length: float, whole: float) -> float:
    """Moved so that it lies on the sheet, if it fits there."""
    return min(max(start, -MARGIN), max(whole + MARGIN - length, -MARGIN))
