"""Warcraft: box.toml declares it, maps/ holds its continents, each odd trait has a file of its own."""

from __future__ import annotations

from typing import Final

from tesno.boxes.warcraft.archaeologist import FindsPay
from tesno.boxes.warcraft.artifacts import Ashes, Doomhammer, Frostmourne
from tesno.boxes.warcraft.battleground import Battleground
from tesno.boxes.warcraft.battlemaster import Spoils
from tesno.boxes.warcraft.beastmaster import Beasts
from tesno.boxes.warcraft.champion import Champion
from tesno.boxes.warcraft.crossing import Crossing
from tesno.boxes.warcraft.defensive import Towers
from tesno.boxes.warcraft.draenei import FirstSaved
from tesno.boxes.warcraft.end_of_turn_artifacts import Aegis, Heart
from tesno.boxes.warcraft.enraged import Rage
from tesno.boxes.warcraft.ethereals import Attunement, Siphon, Stowing
from tesno.boxes.warcraft.explorer import Continents
from tesno.boxes.warcraft.factions import FactionBonus
from tesno.boxes.warcraft.fishing import Shores
from tesno.boxes.warcraft.forsaken import Raising
from tesno.boxes.warcraft.garrison import Forts
from tesno.boxes.warcraft.gnomes import AirRaid
from tesno.boxes.warcraft.goblins import Bombs, Fuses
from tesno.boxes.warcraft.humans import Objectives, Rewards
from tesno.boxes.warcraft.intimidating import Intimidation
from tesno.boxes.warcraft.marsh_dweller import SwampToll
from tesno.boxes.warcraft.murloc_tide import Tide
from tesno.boxes.warcraft.night_elves import WispWalls
from tesno.boxes.warcraft.orcs import Plunder
from tesno.boxes.warcraft.pandaren import Harmony
from tesno.boxes.warcraft.places import Chapel, DarkPortal, Karazhan, MeetingStone, SpiritHealer
from tesno.boxes.warcraft.portal_mage import Portals
from tesno.boxes.warcraft.tauren import Pairs
from tesno.boxes.warcraft.trolls import Prowling
from tesno.boxes.warcraft.well_of_eternity import Well, WellCoins
from tesno.boxes.warcraft.worgen import TwoForms
from tesno.core.events import Events
from tesno.core.trait import Trait

TRAITS: Final[dict[str, type[Trait]]] = {
    "aegis": Aegis,
    "air_raid": AirRaid,
    "ashes": Ashes,
    "attunement": Attunement,
    "battleground": Battleground,
    "beasts": Beasts,
    "bombs": Bombs,
    "champion": Champion,
    "chapel": Chapel,
    "continents": Continents,
    "crossing": Crossing,
    "dark_portal": DarkPortal,
    "doomhammer": Doomhammer,
    "faction_bonus": FactionBonus,
    "finds_pay": FindsPay,
    "first_saved": FirstSaved,
    "forts": Forts,
    "frostmourne": Frostmourne,
    "fuses": Fuses,
    "harmony": Harmony,
    "heart": Heart,
    "intimidation": Intimidation,
    "karazhan": Karazhan,
    "meeting_stone": MeetingStone,
    "objectives": Objectives,
    "pairs": Pairs,
    "plunder": Plunder,
    "portals": Portals,
    "prowling": Prowling,
    "rage": Rage,
    "raising": Raising,
    "rewards": Rewards,
    "shores": Shores,
    "siphon": Siphon,
    "spirit_healer": SpiritHealer,
    "spoils": Spoils,
    "stowing": Stowing,
    "swamp_toll": SwampToll,
    "tide": Tide,
    "towers": Towers,
    "two_forms": TwoForms,
    "well": Well,
    "well_coins": WellCoins,
    "wisp_walls": WispWalls,
}

# Events of its traits, besides those of the core (core/events.py).
EVENTS: Final[Events] = {
    "bomb": {"seat": int, "region": int, "live": bool},
    "harmony": {"seat": int, "others": list},
    "intimidated": {"seat": int, "race": str, "region": int, "to": int},
    "murloc_income": {"coins": int, "total": int},
    "murloc_landed": {"region": int},
    "portal": {"seat": int, "region": int, "to": int},
    "ransom": {"seat": int, "other": int, "coins": int, "source": str},
    "side": {"seat": int, "side": str},
}
