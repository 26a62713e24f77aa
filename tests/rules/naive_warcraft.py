"""A second opinion on Warcraft: a table of its own, on which whole games are played by the rule text, slowly.

Nothing of the engine is used, only the map files and the numbers of the banners and badges. This file has what lies on
the table and what can be read off it: reach, costs, tolls. `naive_warcraft_war.py` has the conquests,
`naive_warcraft_between.py` what may be done between them, `naive_warcraft_losses.py` what they take,
`naive_warcraft_pieces.py` what is placed, `naive_warcraft_coins.py` the coins, `naive_warcraft_turn.py` a whole game.
"""

from __future__ import annotations

import tomllib
from collections.abc import Generator
from dataclasses import dataclass, field
from functools import cache
from typing import Any, TypeVar

from tests.rules.printed import BOXES, regions_of

ALLIANCE = ("worgen", "gnomes", "draenei", "dwarves", "humans", "night_elves")
HORDE = ("goblins", "orcs", "tauren", "forsaken", "trolls", "blood_elves")
NEUTRAL = ("kobolds", "naga", "pandaren", "ethereals")
ARTIFACTS = ("frostmourne", "doomhammer", "ashes_of_alar", "heart_of_azeroth", "aegis_of_aggramar")
PLACES = (
    "well_of_eternity",
    "meeting_stone",
    "karazhan",
    "battleground",
    "dark_portal",
    "spirit_healer",
    "lights_hope_chapel",
)
ARMS = ("frostmourne", "doomhammer", "ashes_of_alar")
SUPPLY = {"beast": 5, "fort": 10, "tower": 6, "wisp_wall": 9}
ROUNDS = {2: 10, 3: 10, 4: 9, 5: 8}
FACES = {0: 3, 1: 1, 2: 1, 3: 1}
SEATS = "ABCDE"
CHANCE = -1
NOBODY = -1

# Who is asked, and what may be answered, with how often each answer comes when it is chance that answers.
Question = tuple[int, dict[str, int]]
T = TypeVar("T")
# Something that may have to ask on its way.
Asking = Generator[Question, str, T]


@cache
def numbers() -> dict[str, Any]:
    """Numbers of banners, badges and trays: the only thing read from the box besides its maps."""
    return tomllib.loads((BOXES / "warcraft" / "box.toml").read_text("utf-8"))


@dataclass
class Land:
    """A region and all that lies in it."""

    number: int
    terrain: str
    symbols: frozenset[str]
    near: tuple[int, ...]
    continent: int
    murloc: bool
    face_down: bool
    race: str = ""
    tokens: int = 0
    beasts: int = 0
    champion: bool = False
    wall: bool = False
    fort: bool = False
    tower: bool = False
    objective: bool = False
    bomb: bool = False
    finds: set[str] = field(default_factory=set)

    @property
    def water(self) -> bool:
        return self.terrain in ("lake", "sea")

    @property
    def units(self) -> int:
        """Whatever counts as a race token in defence."""
        return self.tokens + self.beasts + self.champion

    @property
    def pieces(self) -> tuple[int, ...]:
        return self.beasts, self.champion, self.wall, self.fort, self.tower, self.objective, self.bomb

    @property
    def empty(self) -> bool:
        """W14, W18."""
        return not self.race and not self.murloc

    def emptied(self) -> None:
        """W18: wall, fort and tower go, the rest stays."""
        self.race = ""
        self.tokens = self.beasts = 0
        self.champion = self.wall = self.fort = self.tower = False


@dataclass
class Race:
    """A banner, and what its owner has of it besides the tokens on the map."""

    name: str
    tray: int
    owner: int = NOBODY
    trade: str = ""
    active: bool = False
    hand: int = 0
    withdrawn: int = 0
    beasts: int = 0  # in hand
    beasts_withdrawn: int = 0

    @property
    def in_hand(self) -> int:
        return self.hand + self.beasts

    @property
    def least(self) -> int:
        """W-R11, W-D6."""
        return 2 if self.name == "tauren" else 1


@dataclass
class Turn:
    """What is remembered for one turn only."""

    seat: int
    worgen: bool = False
    side: str = ""  # the Battleground's
    rolled: bool = False
    armed: set[str] = field(default_factory=set)
    used: set[str] = field(default_factory=set)
    portals: int = 0
    frights: int = 0
    fallen: int = 0  # tokens sent to trays, for the Forsaken
    saved: bool = False  # the Draenei's first
    tolls: set[str] = field(default_factory=set)  # paid once a turn
    attacked: set[int] = field(default_factory=set)  # seats, by their active race
    taken: list[str] = field(default_factory=list)  # the races that regions were conquered from, one by one
    rage: int = 0


class Table:
    """What lies on the table, in plain words."""

    def __init__(self, seats: int, boards: str, supply: dict[str, int] = SUPPLY) -> None:
        printed = regions_of("warcraft", boards)
        self.lands = {
            number: Land(
                number,
                facts["terrain"],
                frozenset(facts["symbols"]),
                tuple(facts["neighbours"]),
                facts["board"],
                facts["tribe"],
                "find" in facts["symbols"],
            )
            for number, facts in printed.items()
        }
        self.races = {name: Race(name, facts["tray"]) for name, facts in numbers()["race"].items()}
        self.supply = supply
        self.coins = [5] * seats
        self.seats = seats
        self.round = 1
        self.rounds = ROUNDS[seats]
        self.column: list[tuple[str, str, int]] = []  # from the top: race, trade, coins
        self.banners = set(self.races)
        self.badges = set(numbers()["power"])
        self.below: list[str] = []
        self.discarded: set[str] = set()
        self.unseen = {*ARTIFACTS, *PLACES}
        self.well_gone = False
        self.harmony: set[int] = set()  # seats that hold one
        self.live = self.duds = 6
        self.champion = ""  # where it is, when not on the map: "" off it, "hand", "withdrawn", "lost"
        self.now = Turn(0)
        self.incomes: list[tuple[int, dict[tuple[str, str], int]]] = []

    # -- facts

    def active(self, seat: int) -> Race | None:
        return next((race for race in self.races.values() if race.owner == seat and race.active), None)

    def in_decline(self, seat: int) -> Race | None:
        return next((race for race in self.races.values() if race.owner == seat and not race.active), None)

    def held(self, race: Race) -> list[Land]:
        return [land for land in self.lands.values() if land.race == race.name]

    def owner(self, land: Land) -> int:
        return self.races[land.race].owner if land.race else NOBODY

    def holds(self, race: Race, find: str) -> bool:
        """W50, W52."""
        return race.active and any(find in land.finds for land in self.held(race))

    def side(self, race: Race) -> str:
        """W21; W-D16: the side a neutral race has chosen holds for every rule of its turn."""
        if race.name in NEUTRAL:
            return self.now.side if race.active and race.owner == self.now.seat else ""
        return "alliance" if race.name in ALLIANCE else "horde"

    def borders(self, race: Race, land: Land) -> bool:
        return any(self.lands[other].race == race.name for other in land.near)

    def borders_for_conquest(self, race: Race, land: Land) -> bool:
        """W-R6: for the Kobolds' conquests every dungeon borders their regions."""
        return self.borders(race, land) or (
            race.name == "kobolds" and "dungeon" in land.symbols and any(self.held(race))
        )

    def opponents(self, race: Race, land: Land) -> bool:
        """Whether a race of another player holds it."""
        return bool(land.race) and self.owner(land) != race.owner

    # -- conquest: where, for how many tokens, for how many coins

    def within_reach(self, race: Race, land: Land, armed: set[str], raid: bool = False) -> bool:
        """W10 to W12 and their exceptions; W-D5: water must border, W-A3: or be as if it did."""
        if land.water:
            if race.name != "naga" or raid:
                return False
            return self.borders(race, land) or not self.held(race) or "ashes_of_alar" in armed
        if "attune" in armed and not self.attunable(race, land, armed):
            return False
        if raid or "ashes_of_alar" in armed or "anchor" in land.symbols:
            return True
        if race.name == "kobolds" and "dungeon" in land.symbols:
            return True
        return self.borders(race, land)

    def attunable(self, race: Race, land: Land, armed: set[str]) -> bool:
        """W-R16: a neighbouring region with a legendary place; W-A3: as if it bordered."""
        near = self.borders(race, land) or "ashes_of_alar" in armed
        return near and bool(land.finds & set(PLACES))

    def tolls(self, race: Race, land: Land) -> list[tuple[str, int, int]]:
        """W26: what an attack on the region costs, as (source, to whom, coins)."""
        if not self.opponents(race, land):
            return []
        victim = self.races[land.race]
        due = []
        if victim.name == "pandaren" and victim.active and race.owner in self.harmony:
            due.append(("harmony", victim.owner, 2))
        if victim.trade == "marsh_dweller" and land.terrain == "swamp":
            due.append(("swamp", victim.owner, 1))
        due += self.aegis(race, land)
        return [toll for toll in due if toll[0] not in self.now.tolls]

    def aegis(self, race: Race, land: Land) -> list[tuple[str, int, int]]:
        """W-A5, W-D18: it stops when its holder declines."""
        if "aegis_of_aggramar" in land.finds and self.opponents(race, land) and self.races[land.race].active:
            return [("aegis", self.owner(land), 2)]
        return []

    def fee(self, race: Race, land: Land, armed: set[str]) -> list[tuple[str, int, int]]:
        """W-A2: to the player who held it, or to the bank."""
        if "doomhammer" not in armed:
            return []
        return [("doomhammer", self.owner(land) if self.opponents(race, land) else NOBODY, 2)]

    def payable(self, race: Race, due: list[tuple[str, int, int]]) -> bool:
        return sum(coins for _, _, coins in due) <= self.coins[race.owner]

    def targets(self, race: Race, armed: set[str], raid: bool = False) -> list[Land]:
        """What may be attacked now, whatever the tokens."""
        return [
            land
            for land in self.lands.values()
            if land.race != race.name
            and not land.tower
            and self.within_reach(race, land, armed, raid)
            and self.payable(race, self.tolls(race, land) + self.fee(race, land, armed))
        ]

    def cost(self, race: Race, land: Land, armed: set[str], raid: bool = False) -> int:
        """W10, W12, and what races, trades and finds change."""
        if "doomhammer" in armed:
            return race.least
        cost = 2 + (land.terrain == "mountain") + land.wall + land.fort + land.murloc
        if self.opponents(race, land):
            cost += land.units
        cost += self.crossing(race, land, armed, raid)
        cost -= 2 * (race.name == "dwarves" and land.terrain == "mountain")
        cost -= race.name == "night_elves" and land.terrain == "forest"
        cost -= race.name == "trolls" and not land.empty
        cost -= self.now.worgen
        cost -= race.trade == "blacksmith"
        cost -= 2 * ("frostmourne" in armed)
        cost -= 2 * ("attune" in armed)
        return max(cost, race.least)

    def crossing(self, race: Race, land: Land, armed: set[str], raid: bool) -> int:
        """W10, W11, W-D2, W-D18."""
        if raid or "ashes_of_alar" in armed or "anchor" not in land.symbols:
            return 0
        if race.trade == "seafaring" or self.holds(race, "meeting_stone"):
            return 0
        if race.name == "kobolds" and "dungeon" in land.symbols:
            return 0
        return int(not self.borders(race, land))

    # -- majorities

    def neighbours_by_race(self, land: Land) -> dict[str, int]:
        """How many neighbouring regions each race has; murlocs are a race too (W-D12, W-D17)."""
        found: dict[str, int] = {}
        for other in land.near:
            name = self.lands[other].race or ("murlocs" if self.lands[other].murloc else "")
            if name:
                found[name] = found.get(name, 0) + 1
        return found

    def majority(self, race: Race, land: Land) -> bool:
        """More of the neighbouring regions than any other race."""
        found = self.neighbours_by_race(land)
        mine = found.pop(race.name, 0)
        return mine > max(found.values(), default=0)

    def topple(self) -> None:
        """W-T6: a tower goes when the majority is lost."""
        for land in self.lands.values():
            if land.tower and not self.majority(self.races[land.race], land):
                land.tower = False
