"""What goes into a map of each box and size; the numbers of printed boards where there are any."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tesno.cartography.furnish import TRIBE, Liking, Mark, Order


@dataclass(frozen=True)
class Recipe:
    """A rectangular board: its size, the regions that are placed first, and what is laid out on the others."""

    box: str
    players: int
    rounds: int
    width: float
    height: float
    order: Order
    seas: tuple[int, ...] = ()  # water on the edge: cells of the sketch each takes
    lakes: tuple[int, ...] = ()  # water inland
    chasms: tuple[int, int] = (0, 0)  # on the edge, inland
    volcanoes: int = 0  # chasms with a volcano's spot
    rivers: int = 0  # reaches of the one stream from edge to edge

    @property
    def regions(self) -> int:
        """How many regions the map has."""
        placed = len(self.seas) + len(self.lakes) + sum(self.chasms) + self.rivers
        return sum(self.order.terrains.values()) + placed


def _land(players: int, rounds: int, each: int, mountains: int, tribes: int, lake: int) -> Recipe:
    others = {name: frozenset({"mine", "magic", "cavern"} - {name}) for name in ("mine", "magic", "cavern")}
    marks = [Mark(name, each, never_with=others[name]) for name in others]
    marks.append(Mark(TRIBE, tribes, never_on=frozenset({"mountain"}), apart=0.3))
    terrains = {"farmland": each, "forest": each, "hill": each, "swamp": each, "mountain": mountains}
    return Recipe("base", players, rounds, 1600.0, 1000.0, Order(terrains, marks), seas=(2, 1), lakes=(lake,))


def _cave(
    players: int, rounds: int, each: int, mountains: int, tribes: int, chasms: tuple[int, int], rivers: int
) -> Recipe:
    terrains = {"mushroom": each, "mine": each, "mud": each, "crystal": each, "mountain": mountains}
    # Two monsters are hard to pass: not at the very edge if it can be helped.
    order = Order(terrains, [Mark(TRIBE, tribes, apart=1.5)], [Liking(TRIBE, "rim", 1.0)])
    volcanoes = 2 if players < 4 else 4
    return Recipe(
        "underground", players, rounds, 1800.0, 1000.0, order, chasms=chasms, volcanoes=volcanoes, rivers=rivers
    )


BOARDS: Final = {
    (recipe.box, recipe.players): recipe
    for recipe in (
        _land(2, 10, each=4, mountains=4, tribes=9, lake=1),
        _land(3, 10, each=5, mountains=7, tribes=10, lake=1),
        _land(4, 9, each=7, mountains=8, tribes=14, lake=2),
        _land(5, 8, each=9, mountains=9, tribes=18, lake=2),
        _cave(2, 10, each=4, mountains=4, tribes=4, chasms=(3, 2), rivers=3),
        _cave(3, 10, each=5, mountains=6, tribes=5, chasms=(2, 2), rivers=3),
        _cave(4, 9, each=7, mountains=7, tribes=6, chasms=(2, 2), rivers=5),
        _cave(5, 8, each=9, mountains=9, tribes=7, chasms=(2, 3), rivers=5),
    )
}
