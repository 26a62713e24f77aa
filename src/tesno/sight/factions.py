"""To which side a race belongs."""

from __future__ import annotations

from typing import Final, get_args

from tesno.core.names import Seat, Slot
from tesno.core.rules import Rules
from tesno.core.state import State
from tesno.sight.model import Faction

_FACTIONS: Final[dict[str, Faction]] = {faction: faction for faction in get_args(Faction)}


def faction_now(rules: Rules, s: State, slot: Slot) -> Faction | None:
    """The race's faction, or the one it has joined for the time being; None where no race has any."""
    if not any(rules.factions):
        return None
    taken = (trait.side_of(rules, s, slot) for trait in rules.traits)
    return _FACTIONS[rules.factions[slot] or next(filter(None, taken), "neutral")]


def plays_for(rules: Rules, seat: Seat) -> Faction | None:
    """The faction a seat plays for; None where everybody plays alone."""
    return _FACTIONS.get(rules.sides[seat])


def side_named(word: str) -> Faction | None:
    """The faction that an answer in one word names, if it names one."""
    return _FACTIONS.get(word)
