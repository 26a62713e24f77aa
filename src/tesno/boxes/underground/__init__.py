"""Underground: box.toml declares it, maps/ holds its boards, each odd race, power and find has a small class."""

from __future__ import annotations

from typing import Final

from tesno.boxes.underground.adventurous import PlacesPay
from tesno.boxes.underground.altar_of_souls import Altar
from tesno.boxes.underground.crypt_of_the_tomb_raider import Crypt
from tesno.boxes.underground.cultists import GreatAncient
from tesno.boxes.underground.drow import Solitude
from tesno.boxes.underground.end_of_turn_relics import Ring, Scepter
from tesno.boxes.underground.fisher import CoastPairs
from tesno.boxes.underground.flames import Volcano
from tesno.boxes.underground.flocking import OneCluster
from tesno.boxes.underground.frightened import CrowdsPay
from tesno.boxes.underground.gnomes import Shielded
from tesno.boxes.underground.iron_dwarves import Hammers
from tesno.boxes.underground.kraken import Leaving
from tesno.boxes.underground.liches import Toll
from tesno.boxes.underground.lizardmen import Crossing
from tesno.boxes.underground.magic import Bag
from tesno.boxes.underground.martyr import Martyrdom
from tesno.boxes.underground.places import Diamonds, Fountain, Keep, LostMine, Pipe
from tesno.boxes.underground.quarreling import ClustersPay
from tesno.boxes.underground.reborn import Rebirth
from tesno.boxes.underground.relics import Doormat, Socks, Sword
from tesno.boxes.underground.royal import Queen
from tesno.boxes.underground.shadow_mimes import Swap
from tesno.boxes.underground.shield import Armour
from tesno.boxes.underground.shiny_orb import Orb
from tesno.boxes.underground.spiderines import Chasms
from tesno.boxes.underground.stonehedge import Stonehedge
from tesno.boxes.underground.thieving import Theft
from tesno.boxes.underground.tomb import Tomb
from tesno.boxes.underground.vanishing import Vanishing
from tesno.boxes.underground.vengeful import Vengeance
from tesno.boxes.underground.wickedest_pentacle import Pentacle
from tesno.boxes.underground.will_o_wisps import CrystalDie
from tesno.boxes.underground.wise import Wisdom
from tesno.core.events import Events
from tesno.core.trait import Trait
from tesno.traits.conversion import Conversion

TRAITS: Final[dict[str, type[Trait]]] = {
    "altar": Altar,
    "armour": Armour,
    "bag": Bag,
    "chasms": Chasms,
    "clusters_pay": ClustersPay,
    "coast_pairs": CoastPairs,
    "conversion": Conversion,
    "crossing": Crossing,
    "crowds_pay": CrowdsPay,
    "crypt": Crypt,
    "crystal_die": CrystalDie,
    "diamonds": Diamonds,
    "doormat": Doormat,
    "fountain": Fountain,
    "great_ancient": GreatAncient,
    "hammers": Hammers,
    "keep": Keep,
    "leaving": Leaving,
    "lost_mine": LostMine,
    "martyrdom": Martyrdom,
    "one_cluster": OneCluster,
    "orb": Orb,
    "pentacle": Pentacle,
    "pipe": Pipe,
    "places_pay": PlacesPay,
    "queen": Queen,
    "rebirth": Rebirth,
    "ring": Ring,
    "scepter": Scepter,
    "shielded": Shielded,
    "socks": Socks,
    "solitude": Solitude,
    "stonehedge": Stonehedge,
    "swap": Swap,
    "sword": Sword,
    "theft": Theft,
    "toll": Toll,
    "tomb": Tomb,
    "vanishing": Vanishing,
    "vengeance": Vengeance,
    "volcano": Volcano,
    "wisdom": Wisdom,
}

# Events of its traits, besides those of the core (core/events.py).
EVENTS: Final[Events] = {
    "granted": {"find": str, "power": str},
    "marked": {"seat": int, "other": int},
    "reborn": {"seat": int, "region": int},
    "swapped": {"seat": int, "power": str},
    "volcano": {"seat": int, "region": int},
}
