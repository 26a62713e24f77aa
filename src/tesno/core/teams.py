"""Who plays with whom: `Rules.opponents` says who is an opponent; this is what follows for team-mates.

Where everybody plays alone all others are opponents, and nothing here says anything.
"""

from __future__ import annotations

from tesno.core.names import Regions, Seat, Slot
from tesno.core.rules import Rules
from tesno.core.state import State


def are_opponents(rules: Rules, one: Seat, other: Seat) -> bool:
    """Whether two seats play against each other; nobody is its own opponent."""
    return bool(rules.opponents[one] >> other & 1)


def team_of(rules: Rules, seat: Seat) -> list[Seat]:
    """The seat and its team-mates."""
    return [other for other in range(rules.seats) if not rules.opponents[seat] >> other & 1]


def mates_regions(rules: Rules, s: State, seat: Seat) -> Regions:
    """What the races of the seat's team-mates hold: nothing the seat does touches it."""
    found = 0
    if rules.teams:
        for slot, owner in enumerate(s.owner):
            if owner >= 0 and owner != seat and not rules.opponents[seat] >> owner & 1:
                found |= s.held[slot]
    return found


def may_pick(rules: Rules, seat: Seat, race: Slot) -> bool:
    """Whether a race plays for the seat's side; neutral ones play for any."""
    side = rules.sides[seat]
    return not side or rules.factions[race] in ("", side)
