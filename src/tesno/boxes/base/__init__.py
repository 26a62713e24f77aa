"""The base game: box.toml declares it, maps/ holds its boards, each odd trait has a file of its own."""

from __future__ import annotations

from typing import Final

from tesno.boxes.base.berserk import Berserk
from tesno.boxes.base.bivouacking import Camps
from tesno.boxes.base.diplomat import Peace
from tesno.boxes.base.dragon_master import Dragon
from tesno.boxes.base.fortified import Fortresses
from tesno.boxes.base.ghouls import Roaming
from tesno.boxes.base.halflings import Holes
from tesno.boxes.base.heroic import Heroes
from tesno.boxes.base.spirit import Spirit
from tesno.boxes.base.stout import Stout
from tesno.core.events import Events
from tesno.core.trait import Trait
from tesno.traits.conversion import Conversion

TRAITS: Final[dict[str, type[Trait]]] = {
    "berserk": Berserk,
    "camps": Camps,
    "conversion": Conversion,
    "dragon": Dragon,
    "fortresses": Fortresses,
    "heroes": Heroes,
    "holes": Holes,
    "peace": Peace,
    "roaming": Roaming,
    "spirit": Spirit,
    "stout": Stout,
}

# Events of its traits, besides those of the core (core/events.py).
EVENTS: Final[Events] = {
    "peace": {"seat": int, "other": int},
}
