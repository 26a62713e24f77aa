"""Warcraft: box.toml declares it, maps/ holds its continents, each odd trait has a file of its own."""

from __future__ import annotations

from typing import Final

from tesno.boxes.warcraft.crossing import Crossing
from tesno.boxes.warcraft.factions import FactionBonus
from tesno.boxes.warcraft.goblins import Bombs, Fuses
from tesno.boxes.warcraft.humans import Objectives, Rewards
from tesno.boxes.warcraft.orcs import Plunder
from tesno.boxes.warcraft.pandaren import Harmony
from tesno.boxes.warcraft.tauren import Pairs
from tesno.core.events import Events
from tesno.core.trait import Trait

TRAITS: Final[dict[str, type[Trait]]] = {
    "bombs": Bombs,
    "crossing": Crossing,
    "faction_bonus": FactionBonus,
    "fuses": Fuses,
    "harmony": Harmony,
    "objectives": Objectives,
    "pairs": Pairs,
    "plunder": Plunder,
    "rewards": Rewards,
}

# Events of its traits, besides those of the core (core/events.py).
EVENTS: Final[Events] = {
    "bomb": {"seat": int, "region": int, "live": bool},
    "harmony": {"seat": int, "other": int},
}
