"""What is added to events for those who follow a game: where conquerors came from, what stays where it was."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from tesno.core.bits import regions_of
from tesno.core.names import Region, Slot
from tesno.core.state import Event
from tesno.play import Game

if TYPE_CHECKING:
    from tesno.server.course import Course


def traced(game: Game, events: Sequence[Event], stood: Mapping[Region, int], stood_slot: Slot) -> list[Event]:
    """The events that have led to where the game stands, with what the state knows besides.

    A conquest has `from`, a neighbouring region that the race held before: the one it took last, as far as it is
    known. Where there is none the race came over the rim, through the air or underground. Tokens `placed` have `stood`
    and `stands`: how many were there before troops were readied, at most, and how many are there now.
    """
    if not any(name in ("conquered", "placed") for name, _ in events):
        return list(events)
    rules, s = game.rules, game.state
    slots = {id: slot for slot, id in enumerate(rules.race_ids)}
    found: list[Event] = []
    for index, (name, about) in enumerate(events):
        if name == "conquered":
            slot, region = slots[about["race"]], about["region"]
            later = {other["region"] for what, other in events[index:] if what == "conquered"}
            near = [other for other in regions_of(rules.board.near[region] & s.held[slot]) if other not in later]
            if near:
                found.append((name, {**about, "from": _latest(game, about["race"], near)}))
                continue
        elif name == "placed":
            slot, region = slots[about["race"]], about["region"]
            stands = s.tokens[region]
            before = stood.get(region, 0) if slot == stood_slot else max(0, stands - about["count"])
            found.append((name, {**about, "stood": before, "stands": stands}))
            continue
        found.append((name, about))
    return found


def _latest(game: Game, race: str, regions: Sequence[Region]) -> Region:
    """Of these regions the one that the race has conquered last in this turn, or else any."""
    for name, about in reversed(game.events):
        if name == "turn":
            break
        if name == "conquered" and about["race"] == race and about["region"] in regions:
            return int(about["region"])
    return regions[0]


def told_before(course: Course, version: int) -> list[list[Event]]:
    """What each entry of the same turn brought about before this one; what was taken back is no part of it."""
    found: list[list[Event]] = []
    for events in _backwards(course, version - 1):
        found.append(events)
        if any(name == "turn" for name, _ in events):
            break
    return found[::-1]


def _backwards(course: Course, version: int) -> Iterator[list[Event]]:
    """What each entry brought about, from this version back to the first."""
    while version > 0:
        body = course.bodies[version - 1]
        if body["kind"] == "undo":
            version = body["to"]
            continue
        yield course.events[version - 1]
        version -= 1
