"""Warcraft: box.toml declares it, maps/ holds its continents, each odd trait has a file of its own."""

from __future__ import annotations

from typing import Final

from tesno.boxes.warcraft.artifacts import Ashes, Doomhammer, Frostmourne
from tesno.boxes.warcraft.battleground import Battleground
from tesno.boxes.warcraft.crossing import Crossing
from tesno.boxes.warcraft.end_of_turn_artifacts import Aegis, Heart
from tesno.boxes.warcraft.ethereals import Attunement, Siphon, Stowing
from tesno.boxes.warcraft.factions import FactionBonus
from tesno.boxes.warcraft.goblins import Bombs, Fuses
from tesno.boxes.warcraft.humans import Objectives, Rewards
from tesno.boxes.warcraft.orcs import Plunder
from tesno.boxes.warcraft.pandaren import Harmony
from tesno.boxes.warcraft.places import Chapel, DarkPortal, Karazhan, MeetingStone, SpiritHealer
from tesno.boxes.warcraft.tauren import Pairs
from tesno.boxes.warcraft.well_of_eternity import Well, WellCoins
from tesno.core.events import Events
from tesno.core.trait import Trait

TRAITS: Final[dict[str, type[Trait]]] = {
    "aegis": Aegis,
    "ashes": Ashes,
    "attunement": Attunement,
    "battleground": Battleground,
    "bombs": Bombs,
    "chapel": Chapel,
    "crossing": Crossing,
    "dark_portal": DarkPortal,
    "doomhammer": Doomhammer,
    "faction_bonus": FactionBonus,
    "frostmourne": Frostmourne,
    "fuses": Fuses,
    "harmony": Harmony,
    "heart": Heart,
    "karazhan": Karazhan,
    "meeting_stone": MeetingStone,
    "objectives": Objectives,
    "pairs": Pairs,
    "plunder": Plunder,
    "rewards": Rewards,
    "siphon": Siphon,
    "spirit_healer": SpiritHealer,
    "stowing": Stowing,
    "well": Well,
    "well_coins": WellCoins,
}

# Events of its traits, besides those of the core (core/events.py).
EVENTS: Final[Events] = {
    "bomb": {"seat": int, "region": int, "live": bool},
    "harmony": {"seat": int, "other": int},
    "side": {"seat": int, "side": str},
}
