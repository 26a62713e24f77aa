"""Furnishes a bare map: terrains and marks (symbols, tribes, anchors) are laid out by a seeded search for balance.

The search swaps terrains and moves marks about (simulated annealing). What counts against a layout:

- entries of unequal worth (`worth.py`);
- the same terrain, or the same mark, next to itself or two steps away;
- terrains and marks in places that the order does not like (`Liking`).
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Final

import networkx as nx
import numpy as np

from tesno.cartography.facts import PLAIN_COST, Facts
from tesno.cartography.geometry import Floats, Graph, Heard
from tesno.cartography.sketch import Unfit
from tesno.cartography.worth import SYMBOL, UNPAID, nearness

TRIES: Final = 5000  # changes the search considers
HEARD_EVERY: Final = 100
HOT: Final = 4.0  # a change for the worse by this much is still likely at the start
COLD: Final = 0.04  # and at the end
CROWDED: Final = (1.0, 0.22)  # what two alike count when they are one step apart, and two
UNEVEN: Final = 100.0  # what the variation of the entries' worth counts
FORBIDDEN: Final = 1000.0
TRIBE: Final = "tribe"
ANCHOR: Final = "anchor"


@dataclass(frozen=True)
class Mark:
    """Something that lies in a number of regions: a symbol, or the tribe."""

    name: str
    count: int
    never_on: frozenset[str] = frozenset()  # terrains
    never_with: frozenset[str] = frozenset()  # other marks
    apart: float = 0.5  # what two of them count when they are close


@dataclass(frozen=True)
class Liking:
    """A terrain or mark in a kind of place counts so much: above 0 unwelcome, below 0 welcome, FORBIDDEN never.

    Places: `rim` on the edge, `inland` not on it, `shore` next to water, `dry` not next to it, `quiet` with fewer than
    three neighbours to walk to.
    """

    what: str
    place: str
    weight: float


@dataclass(frozen=True)
class Order:
    """What is to be laid out."""

    terrains: Mapping[str, int]
    marks: Sequence[Mark]
    likings: Sequence[Liking] = ()
    crowding: Mapping[str, float] = field(default_factory=dict)  # of a terrain; usually 1, below 0 it likes its kind
    worth: float = 0.0  # what entries should be worth on the average, if that matters
    keep_off: Sequence[tuple[str, str, float]] = ()  # two marks that should not be close to each other


def furnish(facts: Facts, rim: set[int], order: Order, random: Random, heard: Heard, tries: int = TRIES) -> float:
    """Gives every region of `facts` that has no terrain yet one, and lays the marks out; what still counts against it.

    Where the order has anchors, they become the entries. Raises Unfit when what is forbidden cannot be avoided.
    """
    layout = Layout(facts, rim, order, random)
    badness = best = layout.badness()
    kept = layout.terrains.copy(), layout.marks.copy()
    for step in range(tries):
        heat = HOT * (COLD / HOT) ** (step / tries)
        undo = layout.change(random)
        now = layout.badness()
        if now <= badness or random.random() < math.exp((badness - now) / heat):
            badness = now
            if now < best:
                best, kept = now, (layout.terrains.copy(), layout.marks.copy())
        else:
            layout.swap(*undo)
        if (step + 1) % HEARD_EVERY == 0:
            heard(HEARD_EVERY)
    if best >= FORBIDDEN / 2:
        raise Unfit("what must not be cannot be avoided")
    layout.terrains, layout.marks = kept
    layout.write()
    return best


class Layout:
    """Terrains and marks on the free regions of a map, as tables of 0 and 1 with a row per region."""

    def __init__(self, facts: Facts, rim: set[int], order: Order, random: Random) -> None:
        self.facts, self.order = facts, order
        self.free = [region for region in facts.numbers if not facts.terrain[region]]
        if sum(order.terrains.values()) != len(self.free):
            raise ValueError(f"{sum(order.terrains.values())} terrains for {len(self.free)} regions")
        count = len(facts.near)
        self.words, self.names = list(order.terrains), [mark.name for mark in order.marks]
        self.terrains = np.zeros((count, len(self.words)))
        self.marks = np.zeros((count, len(self.names)))
        dealt = [column for column, word in enumerate(self.words) for _ in range(order.terrains[word])]
        random.shuffle(dealt)
        self.terrains[self.free, dealt] = 1.0
        for column, mark in enumerate(order.marks):
            self.marks[random.sample(self.free, mark.count), column] = 1.0
        self.crowd = crowding(facts)
        weights = nearness(facts, facts.numbers)
        self.nearness = np.array([np.zeros(count), *(weights[region] for region in facts.numbers)])
        self.set_prices()
        self.set_likings(rim)

    def set_prices(self) -> None:
        """What terrains and marks add to cost and worth, and what they may not go with."""
        order, customs = self.order, self.facts.customs
        self.slopes = np.array([float(customs.slopes.get(word, 0)) for word in self.words])
        self.guards = np.array([float(customs.tribe_guard) if name == TRIBE else 0.0 for name in self.names])
        self.paid = np.array([SYMBOL if name not in (TRIBE, *UNPAID) else 0.0 for name in self.names])
        self.kinds = np.array([order.crowding.get(word, 1.0) for word in self.words])
        self.apart = np.array([mark.apart for mark in order.marks])
        self.never_on = np.array([[word in mark.never_on for word in self.words] for mark in order.marks], dtype=float)
        self.never_with = np.array([[name in mark.never_with for name in self.names] for mark in order.marks], float)
        self.keep_off = np.zeros((len(self.names), len(self.names)))
        for one, other, weight in order.keep_off:
            self.keep_off[self.names.index(one), self.names.index(other)] = weight
        self.anchors = self.names.index(ANCHOR) if ANCHOR in self.names else None
        self.entries = [region for region in self.facts.numbers if self.facts.entry[region]]
        self.mask = np.zeros(len(self.facts.near))
        self.mask[self.free] = 1.0

    def set_likings(self, rim: set[int]) -> None:
        """What each terrain and mark counts in each region."""
        facts = self.facts
        wet = {region for region in facts.numbers if facts.terrain[region] in facts.customs.words.water}
        ways = facts.ways()
        place_of = {
            "rim": {region for region in self.free if region in rim},
            "inland": {region for region in self.free if region not in rim},
            "shore": {region for region in self.free if wet & set(facts.near[region])},
            "dry": {region for region in self.free if not wet & set(facts.near[region])},
            "quiet": {region for region in self.free if ways.degree(region) < 3},
        }
        self.terrain_likings, self.mark_likings = np.zeros_like(self.terrains), np.zeros_like(self.marks)
        for liking in self.order.likings:
            rows = sorted(place_of[liking.place])
            if liking.what in self.words:
                self.terrain_likings[rows, self.words.index(liking.what)] += liking.weight
            else:
                self.mark_likings[rows, self.names.index(liking.what)] += liking.weight

    def entry_worth(self) -> Floats:
        """As `worth.entry_worth`, for the layout as it is."""
        worth = (1 + self.marks @ self.paid) / (PLAIN_COST + self.terrains @ self.slopes + self.marks @ self.guards)
        every = self.nearness @ (worth * self.mask)
        if self.anchors is not None:
            return np.asarray(every[self.marks[:, self.anchors] > 0])
        return np.asarray(every[self.entries])

    def off_target(self, mean: float) -> float:
        """How far the entries' worth is from the one wanted."""
        return abs(mean / self.order.worth - 1) if self.order.worth else 0.0

    def badness(self) -> float:
        """What counts against the layout; the less, the better."""
        around, marked = self.crowd @ self.terrains, self.crowd @ self.marks
        worth = self.entry_worth()
        meeting = self.marks.T @ marked
        total = float(
            UNEVEN * (worth.std() / worth.mean() + self.off_target(float(worth.mean())))
            + np.sum(self.terrains * around, axis=0) @ self.kinds / 2
            + np.diag(meeting) @ self.apart / 2
            + np.sum(meeting * self.keep_off)
            + np.sum(self.terrains * self.terrain_likings)
            + np.sum(self.marks * self.mark_likings)
            + FORBIDDEN * np.sum((self.marks.T @ self.terrains) * self.never_on)
            + FORBIDDEN * np.sum((self.marks.T @ self.marks) * self.never_with)
        )
        # Two layouts that are as good as each other must not differ by how a machine rounds.
        return round(total, 9)

    def change(self, random: Random) -> tuple[Floats, int, int]:
        """Some change; swapping the same again undoes it."""
        one, other = random.sample(self.free, 2)
        if random.random() < 0.45 or not self.names:
            self.swap(self.terrains, one, other)
            return self.terrains, one, other
        column = random.randrange(len(self.names))
        rows = self.marks[:, column : column + 1]
        one = random.choice(np.flatnonzero(rows[:, 0]).tolist())
        self.swap(rows, one, other)
        return rows, one, other

    def swap(self, table: Floats, one: int, other: int) -> None:
        table[[one, other]] = table[[other, one]]

    def write(self) -> None:
        """Writes the layout into the facts."""
        facts = self.facts
        for region in self.free:
            facts.terrain[region] = self.words[int(np.argmax(self.terrains[region]))]
            names = [name for name, here in zip(self.names, self.marks[region], strict=True) if here]
            facts.tribe[region] = TRIBE in names
            facts.symbols[region] = tuple(name for name in names if name != TRIBE)
            if self.anchors is not None:
                facts.entry[region] = ANCHOR in names


def crowding(facts: Facts) -> Floats:
    """For each pair of regions what two alike would count there."""
    graph: Graph = nx.Graph((one, other) for one in facts.numbers for other in facts.near[one])
    table = np.zeros((len(facts.near), len(facts.near)))
    for one, steps in nx.all_pairs_shortest_path_length(graph, cutoff=len(CROWDED)):
        for other, far in steps.items():
            if far:
                table[one, other] = CROWDED[far - 1]
    return table
