"""What regions and entries are worth: the measure by which maps are balanced.

A region brings a coin a turn whatever it is, so it is worth the more the fewer tokens it takes: 1 / cost, and a bit
more for each symbol that some power pays for. An entry is worth what lies around it: itself, what is next to it, and
what is two steps away, each step counting less.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

import networkx as nx
import numpy as np

from tesno.cartography.facts import Facts
from tesno.cartography.geometry import Floats

SYMBOL: Final = 0.3  # what a symbol adds, as a share of the region's own worth
NEARNESS: Final = (1.0, 0.6, 0.3)  # by steps from the entry
UNPAID: Final = frozenset({"anchor", "find", "volcano"})  # symbols that no power pays for


def region_worth(facts: Facts, region: int) -> float:
    """What a region is worth; nothing if nobody keeps it."""
    if not facts.firm(region):
        return 0.0
    paid = sum(symbol not in UNPAID for symbol in facts.symbols[region])
    return (1 + SYMBOL * paid) / facts.cost(region)


def nearness(facts: Facts, entries: Collection[int]) -> dict[int, Floats]:
    """For each entry the weight of every region (by number, from 0)."""
    ways = facts.ways()
    found = {}
    for entry in entries:
        weights = np.zeros(len(facts.near))
        if entry in ways:
            steps = nx.single_source_shortest_path_length(ways, entry, cutoff=len(NEARNESS) - 1)
            for region, far in steps.items():
                weights[region] = NEARNESS[far]
        found[entry] = weights
    return found


def entry_worth(facts: Facts) -> dict[int, float]:
    """What each entry is worth."""
    worth = np.array([0.0, *(region_worth(facts, region) for region in facts.numbers)])
    entries = [region for region in facts.numbers if facts.entry[region]]
    return {entry: float(weights @ worth) for entry, weights in nearness(facts, entries).items()}
