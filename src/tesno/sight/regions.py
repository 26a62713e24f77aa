"""What regions are, and which of them an event speaks of."""

from __future__ import annotations

from tesno.core.rules import Rules
from tesno.core.state import Event


def terrains_of(rules: Rules) -> dict[int, str]:
    """The terrain word of each region."""
    return {region: rules.board.terrain_of(region, rules.terrains) for region in range(1, rules.board.size + 1)}


def regions_of_event(event: Event) -> list[int]:
    """The regions an event speaks of; a find that leaves the map is in none."""
    region = event[1].get("region", 0)
    return [region] if region else []
