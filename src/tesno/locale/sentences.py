"""Turns the core's events and reasons into the variables of a sentence."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import TYPE_CHECKING, Any, TypeVar

from tesno.core.notation import SEATS
from tesno.core.state import Event

if TYPE_CHECKING:
    from tesno.locale.speech import Speech

T = TypeVar("T")


def seat_label(seats: Sequence[T | str], seat: int) -> T | str:
    """The name of a seat; a letter or number where there is none."""
    if 0 <= seat < len(seats):
        return seats[seat]
    return SEATS[seat] if 0 <= seat < len(SEATS) else str(seat)


def reason_variables(words: Speech[T], parameters: Mapping[str, Any], seats: Sequence[T | str]) -> dict[str, Any]:
    """The core's parameters in words: seats, races, finds and pieces by name, what is counted as `n`."""
    found: dict[str, Any] = {}
    for name, value in parameters.items():
        match name:
            case "seat":
                found["player"] = seat_label(seats, int(value))
            case "piece":
                found["piece"] = words(f"piece-{value}")
            case "race":
                found["race"] = words.race(str(value))
            case "find":
                found["find"] = words.find(str(value))
            case "ground":
                found["ground"] = words.ground(str(value))
            case "step":
                found["step"] = words.step(str(value))
            case "cost" | "price":
                found["n"] = value
            case _:
                found[name] = value
    return found


def fact_clause(
    words: Speech[T], id: str, about: Mapping[str, Any], seats: Sequence[T | str], terrains: Mapping[int, str]
) -> T:
    """One reason for an answer as a part of a sentence."""
    variables = _common(words, about, seats, terrains)
    if "percent" in about:
        variables["percent"] = about["percent"]
    return words(f"fact-{id}", **variables)


def sentence(words: Speech[T], event: Event, seats: Sequence[T | str], terrains: Mapping[int, str]) -> T:
    """One event as a sentence."""
    name, about = event
    variables = _common(words, about, seats, terrains)
    match name:
        case "picked":
            variables["details"] = _picked(words, about)
        case "conquered":
            way = f"event-conquered-{about['way']}"
            return words(way if words.has(way) else "event-conquered-march", **variables)
        case "lost":
            variables["toll"] = _toll(words, about)
        case "income":
            if not about["sources"]:
                return words("event-income-none", **variables)
            variables["sources"] = _sources(words, about["sources"])
        case "find_placed":
            if not about["region"]:
                return words("event-find_gone", **variables)
        case "layout":
            names = [words(f"map-{id}") if words.has(f"map-{id}") else id for id in about["boards"]]
            variables["boards"] = words.join(", ", names)
        case "over":
            return _over(words, about, seats)
        case "over_teams":
            variables["players"] = words.join(", ", [seat_label(seats, seat) for seat in about["winners"]])
            variables["n"] = about["total"]
            if not about["side"]:
                return words("event-over_teams-shared", **variables)
        case "over_rival":
            message = "event-over_rival-won" if about["winners"] else "event-over_rival-lost"
            return words(message, player=seat_label(seats, 0), n=about["coins"][0], rival=about["rival"])
    return words(f"event-{name}{_variant(about)}", **variables)


def _variant(about: Mapping[str, Any]) -> str:
    """The end of a message's id, for what is told in other words: gone nowhere, saved, paid out, or a flag."""
    if (to := about.get("to")) in (0, -1):
        return "-saved" if to else "-gone"
    if isinstance(coins := about.get("coins"), int) and coins < 0:
        return "-out"
    return next((f"-{name}" for name, value in about.items() if value is True), "")


def _common(
    words: Speech[T], about: Mapping[str, Any], seats: Sequence[T | str], terrains: Mapping[int, str]
) -> dict[str, Any]:
    """What most events speak of."""
    found: dict[str, Any] = {}
    for key, value in about.items():
        match key:
            case "seat":
                found["player"] = seat_label(seats, value)
            case "other":
                found["other"] = seat_label(seats, value)
            case "others":
                found["others"] = words.join(", ", [seat_label(seats, other) for other in value])
            case "region" | "to":
                found[key] = _region(words, value, terrains)
            case "race":
                found["race"] = words.race(value)
            case "tokens" | "count" | "coins" if isinstance(value, int):
                found["n"] = abs(value)
            case "piece":
                found["piece"] = words(f"piece-{value}")
            case "side" if value:
                found["side"] = words(f"faction-{value}")
            case "find":
                found["find"] = words.find(value)
            case "power":
                found["power"] = words.power(value)
            case "source":
                found["source"] = words.summand(value)
            case "round" | "face" | "total":
                found[key] = value
    if "race" in about and "power" in about:
        found["combo"] = words.combo(about["race"], about["power"])
    if "piece" in about and about.get("count", 1) > 1:
        found["piece"] = words.join(" ×", [found["piece"], str(about["count"])])
    return found


def _region(words: Speech[T], region: int, terrains: Mapping[int, str]) -> T | str:
    terrain = terrains.get(region)
    return str(region) if terrain is None else words("log-region", region=region, terrain=words.terrain(terrain))


def _picked(words: Speech[T], about: Mapping[str, Any]) -> T:
    parts = [words("n-tokens", n=about["tokens"])]
    if about["price"]:
        parts.append(words("log-pays", n=about["price"]))
    if about["gained"]:
        parts.append(words("log-finds", n=about["gained"]))
    return words.join(", ", parts)


def _toll(words: Speech[T], about: Mapping[str, Any]) -> T:
    lost, withdrawn = about["lost"], about["withdrawn"]
    parts = [words("log-lost", n=lost) if lost else words("log-lost-none")]
    if withdrawn:
        parts.append(words("log-withdrawn", n=withdrawn))
    return words.join(", ", parts)


def _sources(words: Speech[T], sources: Sequence[tuple[str, str, int]]) -> T:
    """`Elves: regions 5, Forest 2; Orcs: in decline 1`."""
    parts = []
    for race, brought in groupby(sources, key=lambda entry: entry[0]):
        amounts = [words.join(" ", [words.summand(source), str(coins)]) for _, source, coins in brought]
        parts.append(words.join(": ", [words.race(race), words.join(", ", amounts)]))
    return words.join("; ", parts)


def _over(words: Speech[T], about: Mapping[str, Any], seats: Sequence[T | str]) -> T:
    winners = about["winners"]
    names = words.join(", ", [seat_label(seats, seat) for seat in winners])
    message = "event-over" if len(winners) == 1 else "event-over-shared"
    return words(message, players=names, n=about["coins"][winners[0]])
