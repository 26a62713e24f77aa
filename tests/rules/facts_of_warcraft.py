"""Plain facts about a moment of a game of Warcraft, for the checker of reasons: the table of the second opinion, laid
out as a state has it."""

from __future__ import annotations

from itertools import combinations

from tests.rules import naive_warcraft
from tests.rules.facts import Ability, Facts
from tests.rules.naive_warcraft import ARMS, Land, Race, Turn

from tesno.core.bits import count_at, members_of
from tesno.core.rules import Rules
from tesno.core.state import ACTIVE, State
from tesno.core.trait import Trait

STRANGER = -2  # nobody at the table
# By the element, and by the verb where an element gives several.
ABILITIES = {
    "worgen": Ability(conquest=False, asked=True),  # W-R1
    "raid": Ability(conquest=True, asked=True),  # W-R2, W-D2
    "bomb": Ability(conquest=False, asked=True),  # W-R3
    "fuse": Ability(conquest=False, asked=True),  # W-D3
    "objective": Ability(conquest=False, asked=True),  # W-R7
    "join": Ability(conquest=False, asked=True, declined=True),  # W-R11: they are pairs in decline too
    "recruit": Ability(conquest=False, asked=True),  # W-R12
    "attune": Ability(conquest=True, asked=False),  # W-R16
    "siphon": Ability(conquest=True, asked=False),  # W-R16
    "stow": Ability(conquest=False, asked=True),  # W-R16
    "champion": Ability(conquest=True, asked=True),  # W-T3
    "tower": Ability(conquest=False, asked=True),  # W-D12
    "portal": Ability(conquest=True, asked=True),  # W-T11
    "fort": Ability(conquest=False, asked=True),  # W-D12
    "beast": Ability(conquest=False, asked=True),  # W-D9
    "intimidate": Ability(conquest=True, asked=True),  # W-T20
    "frostmourne": Ability(conquest=True, asked=False),  # W-A1
    "doomhammer": Ability(conquest=True, asked=False),  # W-A2
    "ashes_of_alar": Ability(conquest=True, asked=False),  # W-A3
    "heart": Ability(conquest=False, asked=True),  # W-A4
    "aegis": Ability(conquest=False, asked=True),  # W-A5
    "well": Ability(conquest=False, asked=True),  # W-D17
    "battleground": Ability(conquest=False, asked=True),  # W-D16
}


def trait_of_verb(rules: Rules, verb: str) -> Trait:
    return next(trait for trait in rules.traits if trait.verb == verb)


def table_of(rules: Rules, s: State) -> naive_warcraft.Table:
    """What lies on the table, and what is remembered of the turn."""
    table = naive_warcraft.Table(rules.seats, rules.board.id)
    for land in table.lands.values():
        _lay(rules, s, land)
    for slot, name in enumerate(rules.race_ids):
        race = table.races[name]
        race.owner, race.active = s.owner[slot], s.status[slot] == ACTIVE
        race.trade = rules.power_ids[s.badge[slot]] if s.badge[slot] >= 0 else ""
        race.hand, race.withdrawn, race.tray = s.hand[slot], s.withdrawn[slot], s.tray[slot]
        race.beasts = s.helpers if slot == s.slot else 0
    table.coins = list(s.coins)
    table.harmony = set(members_of(s.memory[trait_of_verb(rules, "pandaren").index]))
    table.now = _turn_of(rules, s)
    return table


def _lay(rules: Rules, s: State, land: Land) -> None:
    region = land.number
    counts = {piece.id: count_at(s.pieces[kind], region) for kind, piece in enumerate(rules.kinds)}
    land.race = rules.race_ids[s.holder[region]] if s.holder[region] >= 0 else ""
    land.tokens, land.beasts = s.tokens[region], counts["beast"]
    land.champion, land.wall, land.fort = bool(counts["champion"]), bool(counts["wisp_wall"]), bool(counts["fort"])
    land.tower, land.objective, land.bomb = bool(counts["tower"]), bool(counts["objective"]), bool(counts["bomb"])
    land.murloc, land.face_down = bool(s.tribes >> region & 1), bool(s.buried >> region & 1)
    land.finds = {id for find, id in enumerate(rules.find_ids) if s.find_at[find] == region}


def _turn_of(rules: Rules, s: State) -> Turn:
    def spent(verb: str) -> bool:
        return trait_of_verb(rules, verb).spent(s)

    now = Turn(s.seat, worgen=spent("worgen"))
    now.armed = {rules.traits[index].verb for index in members_of(s.aids)}
    now.used = {verb for verb in (*ARMS, "raid", "attune") if spent(verb)}
    now.portals = trait_of_verb(rules, "portal").times_used(s)
    now.frights = trait_of_verb(rules, "intimidate").times_used(s)
    paid = {"harmony": "pandaren", "aegis": "aegis"}
    now.tolls = {toll for toll, verb in paid.items() if trait_of_verb(rules, verb).spent_on(s, s.seat)}
    return now


class WarcraftFacts(Facts):
    """The same questions as in the other boxes, answered by this one's table."""

    def __init__(self, rules: Rules, s: State, legal: list[int]) -> None:
        super().__init__(rules, s, legal)
        self.war = table_of(rules, s)

    def ability(self, trait: Trait) -> Ability | None:
        return ABILITIES.get(trait.verb) if trait.acts else None

    def has(self, slot: int, trait: Trait) -> bool:
        """The Well is put down once, by whoever turns it up (W-L1): holding its water gives nothing to do."""
        return trait.verb != "well" and super().has(slot, trait)

    def race(self, slot: int) -> Race:
        return self.war.races[self.rules.race_ids[slot]]

    def land(self, region: int) -> Land:
        return self.war.lands[region]

    @property
    def flying(self) -> bool:
        """Whether the Gnomes' raid is under way."""
        return "raid" in self.war.now.armed

    @property
    def arms(self) -> set[str]:
        """What is armed for the next conquest; where the Ethereals' two less are of use is a matter of its own."""
        return self.war.now.armed - {"raid", "attune"}

    def closed_to(self, slot: int, region: int) -> bool:
        """W12."""
        return self.land(region).water and self.rules.race_ids[slot] != "naga"

    def in_reach(self, slot: int, region: int, works: bool = False) -> bool:
        return self.war.within_reach(self.race(slot), self.land(region), self.arms, self.flying)

    def toll(self, slot: int, region: int) -> bool:
        race, land = self.race(slot), self.land(region)
        return not self.war.payable(race, self.war.tolls(race, land) + self.war.fee(race, land, self.arms))

    def aegis_unpayable(self, slot: int, *regions: int) -> bool:
        """W-D10, W-D11, W-D19: it is paid for though nobody is attacked."""
        if "aegis" in self.war.now.tolls:
            return False
        due = [toll for region in regions for toll in self.war.aegis(self.race(slot), self.land(region))]
        return not self.war.payable(self.race(slot), due)

    def cost(self, slot: int, region: int) -> int:
        return self._price(self.race(slot), self.land(region), self.war.now.armed)

    def _price(self, race: Race, land: Land, armed: set[str]) -> int:
        holder = self.war.races.get(land.race)
        if holder is None or not self.rules.options.get("own_decline_defends"):
            return self.war.cost(race, land, armed - {"raid"}, "raid" in armed)
        # The option: tokens in decline defend against their owner too.
        owner, holder.owner = holder.owner, STRANGER
        cost = self.war.cost(race, land, armed - {"raid"}, "raid" in armed)
        holder.owner = owner
        return cost

    def strength(self, slot: int, region: int) -> int:
        return self.in_hand(slot)

    def in_hand(self, slot: int) -> int:
        """Beasts are as good as tokens (W-D9)."""
        return self.s.hand[slot] + self.s.helpers

    def least(self, slot: int) -> int:
        return self.race(slot).least

    def some_conquest_with(self, trait: Trait, relic: str) -> bool:
        """W-D18: whether a conquest is possible with it, alone or with others that are at hand."""
        slot = self.s.slot
        others = [verb for verb in (*ARMS, "attune", "raid") if verb != trait.verb and self._at_hand(slot, verb)]
        for count in range(len(others) + 1):
            for more in combinations(others, count):
                if self._some_conquest(slot, self.war.now.armed | {trait.verb, *more}):
                    return True
        return False

    def _at_hand(self, slot: int, verb: str) -> bool:
        trait = trait_of_verb(self.rules, verb)
        return self.has(slot, trait) and verb not in self.war.now.used and verb not in self.war.now.armed

    def _some_conquest(self, slot: int, armed: set[str]) -> bool:
        race, flying = self.race(slot), "raid" in armed
        for land in self.war.targets(race, armed - {"raid"}, flying):
            # A raid is rolled for, whatever it costs.
            if flying or self._price(race, land, armed) <= self.in_hand(slot) + 3:
                return True
        return False
