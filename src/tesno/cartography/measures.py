"""How balanced a map is, and why: everything that can be said without playing."""

from __future__ import annotations

from collections import Counter
from dataclasses import asdict, dataclass
from typing import Any, Final

import networkx as nx
import numpy as np

from tesno.cartography.drawing import Drawing, drawing_of
from tesno.cartography.facts import Customs, Facts, customs_of
from tesno.cartography.worth import entry_worth, region_worth
from tesno.load.maps import MapFile

GOOD: Final = 0.3  # the best of the regions that can be held count as good: this share of them
POOR: Final = 0.6  # a region worth less than this share of the middle one attracts nobody
BEST: Final = 100.0


@dataclass(frozen=True)
class Entry:
    """One way onto the map."""

    region: int
    worth: float
    neighbours: int  # that can be walked to
    good_steps: int  # to the nearest good region; -1 if none can be reached


@dataclass(frozen=True)
class Reason:
    """Something that takes points off."""

    points: float
    text: str


@dataclass(frozen=True)
class Measure:
    """What was found out about a map."""

    id: str
    regions: int
    holdable: int
    degree_least: int
    degree_mean: float
    degree_most: int
    entries: tuple[Entry, ...]
    unevenness: float  # standard deviation of the entries' worth beside its mean
    terrains: dict[str, int]
    symbols: dict[str, int]
    tribes: int
    alike: float  # share of the borders between holdable regions that join the same terrain
    marked_alike: float  # share of the regions with a symbol that are next to one with the same
    good_steps_mean: float  # from entries to the nearest good region
    farthest: int  # steps from the nearest entry to the remotest region
    chokepoints: tuple[int, ...]
    unreachable: tuple[int, ...]
    unattractive: tuple[int, ...]
    drawing: Drawing | None
    reasons: tuple[Reason, ...]

    @property
    def score(self) -> float:
        """From 0 to 100; what takes points off stands in `reasons`."""
        return round(max(0.0, BEST - sum(reason.points for reason in self.reasons)), 1)

    def to_json(self) -> dict[str, Any]:
        """Everything, ready for JSON."""
        data = asdict(self)
        data["score"] = self.score
        if self.drawing is not None:
            data["drawing"] = {
                "regions": {str(region): asdict(shape) for region, shape in self.drawing.regions.items()},
                "borders": [[*pair, round(length, 1)] for pair, length in self.drawing.borders.items()],
                "flaw": self.drawing.flaw(),
            }
        return data


def measure(map_file: MapFile, customs: Customs | None = None) -> Measure:
    """Measures a map by the customs of its box."""
    facts = Facts.of_map(map_file, customs or customs_of(map_file.box))
    ways = facts.ways()
    firm = [region for region in facts.numbers if facts.firm(region)]
    worth = {region: region_worth(facts, region) for region in firm}
    middle = float(np.median(list(worth.values())))
    least_good = sorted(worth.values(), reverse=True)[max(0, round(GOOD * len(firm)) - 1)]
    good = {region for region in firm if worth[region] >= least_good}
    found = entry_worth(facts)
    entries = tuple(
        Entry(
            region, round(found[region], 3), ways.degree(region) if region in ways else 0, steps_to(ways, region, good)
        )
        for region in sorted(found)
    )
    from_entries = nx.multi_source_dijkstra_path_length(ways, set(found) & set(ways)) if set(found) & set(ways) else {}
    degrees = [len(facts.near[region]) for region in facts.numbers]
    values = np.array(list(found.values()) or [0.0])
    steps = [entry.good_steps for entry in entries if entry.good_steps >= 0]
    drawing = drawing_of(map_file) if map_file.borders else None
    gathered: dict[str, Any] = {
        "id": map_file.id,
        "regions": len(map_file.regions),
        "holdable": len(firm),
        "degree_least": min(degrees),
        "degree_mean": round(float(np.mean(degrees)), 2),
        "degree_most": max(degrees),
        "entries": entries,
        "unevenness": round(float(values.std() / values.mean()), 4) if values.mean() else 1.0,
        "terrains": dict(sorted(Counter(facts.terrain[1:]).items())),
        "symbols": dict(sorted(Counter(symbol for symbols in facts.symbols for symbol in symbols).items())),
        "tribes": sum(facts.tribe),
        "alike": round(alike_share(facts, firm), 3),
        "marked_alike": round(marked_alike(facts), 3),
        "good_steps_mean": round(float(np.mean(steps)), 2) if steps else -1.0,
        "farthest": int(max((from_entries[region] for region in firm if region in from_entries), default=0)),
        "chokepoints": tuple(sorted(nx.articulation_points(ways))),
        "unreachable": tuple(region for region in firm if region not in from_entries),
        "unattractive": tuple(region for region in firm if worth[region] < POOR * middle),
        "drawing": drawing,
    }
    return Measure(**gathered, reasons=tuple(reasons_for(Measure(**gathered, reasons=()))))


def steps_to(ways: nx.Graph[int], start: int, goals: set[int]) -> int:
    """Steps from a region to the nearest of some; -1 if none can be reached."""
    if start not in ways:
        return -1
    steps = nx.single_source_shortest_path_length(ways, start)
    return min((far for region, far in steps.items() if region in goals), default=-1)


def alike_share(facts: Facts, firm: list[int]) -> float:
    """Which share of the borders between regions that can be held joins the same terrain."""
    pairs = [(one, other) for one in firm for other in facts.near[one] if one < other and facts.firm(other)]
    return sum(facts.terrain[one] == facts.terrain[other] for one, other in pairs) / max(1, len(pairs))


def marked_alike(facts: Facts) -> float:
    """Which share of the regions with a symbol has a neighbour with the same one."""
    marked = [region for region in facts.numbers if facts.symbols[region]]
    beside = [
        region
        for region in marked
        if any(set(facts.symbols[region]) & set(facts.symbols[other]) for other in facts.near[region])
    ]
    return len(beside) / max(1, len(marked))


def reasons_for(found: Measure) -> list[Reason]:
    """What takes points off, the weightiest first."""
    rated = [
        (160 * found.unevenness, f"the entries' worth varies by {found.unevenness:.0%}"),
        (60 * found.alike, f"{found.alike:.0%} of the borders join the same terrain"),
        (20 * found.marked_alike, f"{found.marked_alike:.0%} of the symbols lie beside their like"),
        (3.0 * len(found.chokepoints), f"chokepoints: {listed(found.chokepoints)}"),
        (10.0 * len(found.unreachable), f"cannot be reached from any entry: {listed(found.unreachable)}"),
        (
            30 * len(found.unattractive) / max(1, found.holdable),
            f"cost so much that hardly anybody will come: {listed(found.unattractive)}",
        ),
        (4.0 * max(0, found.farthest - 3), f"some region is {found.farthest} steps from every entry"),
        (20.0 * (len(found.entries) < 2), f"entries: {len(found.entries)}"),
    ]
    if found.drawing is not None and found.drawing.flaw():
        rated.append((15.0, found.drawing.flaw()))
    reasons = [Reason(round(points, 1), text) for points, text in rated if points >= 0.05]
    return sorted(reasons, key=lambda reason: -reason.points)


def listed(regions: tuple[int, ...]) -> str:
    """Region numbers in a sentence."""
    return ", ".join(map(str, regions))
