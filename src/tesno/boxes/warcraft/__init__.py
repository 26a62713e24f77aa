"""Warcraft: box.toml declares it, maps/ holds its continents, each odd trait has a file of its own."""

from __future__ import annotations

from typing import Final

from tesno.boxes.warcraft.crossing import Crossing
from tesno.boxes.warcraft.draenei import FirstSaved
from tesno.boxes.warcraft.factions import FactionBonus
from tesno.boxes.warcraft.forsaken import Raising
from tesno.boxes.warcraft.gnomes import AirRaid
from tesno.boxes.warcraft.night_elves import WispWalls
from tesno.boxes.warcraft.trolls import Prowling
from tesno.boxes.warcraft.worgen import TwoForms
from tesno.core.events import Events
from tesno.core.trait import Trait

TRAITS: Final[dict[str, type[Trait]]] = {
    "air_raid": AirRaid,
    "crossing": Crossing,
    "faction_bonus": FactionBonus,
    "first_saved": FirstSaved,
    "prowling": Prowling,
    "raising": Raising,
    "two_forms": TwoForms,
    "wisp_walls": WispWalls,
}

# Events of its traits, besides those of the core (core/events.py).
EVENTS: Final[Events] = {}
