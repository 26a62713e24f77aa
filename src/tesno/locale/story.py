"""Draws events together for the log: tokens placed one by one, pieces lifted and put back."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby

from tesno.core.state import Event

_PIECES = ("piece_removed", "piece_placed")
_TOKENS = ("placed", "retreated")


def merged(events: Iterable[Event]) -> Iterator[Event]:
    """The same story in fewer events."""
    for kind, run in groupby(_without_echoes(events), key=_kind):
        if kind == "pieces":
            yield from net_pieces(run)
        elif kind in _TOKENS:
            yield from _added_tokens(run)
        else:
            yield from run


def _without_echoes(events: Iterable[Event]) -> Iterator[Event]:
    """A find that was just drawn lies where it was drawn, a bomb that was turned up is gone: that needs no saying."""
    told: tuple[str, str, int] | None = None
    for event in events:
        name, about = event
        if told is not None and told == (name, about.get("find", about.get("piece")), about.get("region")):
            told = None
            continue
        told = None
        if name == "find_drawn":
            told = "find_placed", about["find"], about["region"]
        elif name == "bomb":
            told = "piece_removed", "bomb", about["region"]
        yield event


def _kind(event: Event) -> str:
    return "pieces" if event[0] in _PIECES else event[0]


def _added_tokens(run: Iterable[Event]) -> Iterator[Event]:
    """Neighbouring placements of one race in one region, added up."""
    for _, same in groupby(run, key=lambda event: (event[1]["race"], event[1]["region"])):
        together = list(same)
        name, about = together[0]
        yield name, {**about, "count": sum(other["count"] for _, other in together)}


def net_pieces(run: Iterable[Event]) -> Iterator[Event]:
    """What is different after a run of pieces lifted and put: one event per piece and region."""
    change: dict[tuple[str, int], int] = {}
    for name, about in run:
        if name not in _PIECES:
            continue
        key = about["piece"], about["region"]
        count = about.get("count", 1)
        change[key] = change.get(key, 0) + (count if name == "piece_placed" else -count)
    for (piece, region), count in change.items():
        if count:
            name = "piece_placed" if count > 0 else "piece_removed"
            yield name, {"piece": piece, "region": region, "count": abs(count)}
