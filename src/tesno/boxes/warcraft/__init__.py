"""Warcraft: box.toml declares it, maps/ holds its continents, each odd trait has a file of its own."""

from __future__ import annotations

from typing import Final

from tesno.boxes.warcraft.archaeologist import FindsPay
from tesno.boxes.warcraft.battlemaster import Spoils
from tesno.boxes.warcraft.champion import Champion
from tesno.boxes.warcraft.crossing import Crossing
from tesno.boxes.warcraft.defensive import Towers
from tesno.boxes.warcraft.enraged import Rage
from tesno.boxes.warcraft.explorer import Continents
from tesno.boxes.warcraft.factions import FactionBonus
from tesno.boxes.warcraft.fishing import Shores
from tesno.boxes.warcraft.garrison import Forts
from tesno.boxes.warcraft.marsh_dweller import SwampToll
from tesno.core.events import Events
from tesno.core.trait import Trait

TRAITS: Final[dict[str, type[Trait]]] = {
    "champion": Champion,
    "continents": Continents,
    "crossing": Crossing,
    "faction_bonus": FactionBonus,
    "finds_pay": FindsPay,
    "forts": Forts,
    "rage": Rage,
    "shores": Shores,
    "spoils": Spoils,
    "swamp_toll": SwampToll,
    "towers": Towers,
}

# Events of its traits, besides those of the core (core/events.py).
EVENTS: Final[Events] = {
    "ransom": {"seat": int, "other": int, "coins": int},
}
