"""Plain facts about a moment of a game, for the checker of reasons: who has what, what is in the way.

Read from the table and the rule texts, as naive.py and naive_underground.py do; nothing of the engine's own answers.
"""

from __future__ import annotations

from dataclasses import dataclass

from tests.rules import naive, naive_underground

from tesno.core.actions import USE, kind_of, trait_of
from tesno.core.bits import count_at
from tesno.core.rules import Rules
from tesno.core.state import ACTIVE, State
from tesno.core.steps import STEP_NAMES
from tesno.core.trait import Trait

IMMUNE = ("hole", "hero", "dragon", "great_ancient", "queen", "ghost", "balrog", "tower")
RELICS_OF_CONQUEST = ("flying_doormat", "stinky_trolls_socks", "sword_of_the_killer_rabbit")
RELICS_OF_THE_END = ("froggys_ring", "scepter_of_avarice")


@dataclass(frozen=True)
class Ability:
    """An element that gives its player an action of its own, by the rule texts."""

    conquest: bool  # used while conquering
    asked: bool  # has a question of its own
    active: bool = True
    declined: bool = False


# Elements not named here give no action.
ABILITIES = {
    "sorcerers": Ability(conquest=True, asked=False),  # B-R11
    "berserk": Ability(conquest=True, asked=False),  # B-P2
    "bivouacking": Ability(conquest=False, asked=True),  # B-P3
    "diplomat": Ability(conquest=False, asked=True),  # B-P5
    "dragon_master": Ability(conquest=True, asked=False),  # B-P6
    "fortified": Ability(conquest=False, asked=True),  # B-P9
    "heroic": Ability(conquest=False, asked=True),  # B-P10
    "stout": Ability(conquest=False, asked=True),  # B-P17
    "cultists": Ability(conquest=False, asked=True),  # U-R1
    "flames": Ability(conquest=False, asked=True),  # U-R3
    "kraken": Ability(conquest=False, asked=True, declined=True),  # U-D27: Tomb's redeployment
    "shadow_mimes": Ability(conquest=False, asked=True),  # U-R12
    "will_o_wisps": Ability(conquest=True, asked=False),  # U-R15
    "magic": Ability(conquest=True, asked=True),  # U-P6
    "reborn": Ability(conquest=False, asked=True, active=False, declined=True),  # U-P13
    "royal": Ability(conquest=False, asked=True),  # U-P14
    "shield": Ability(conquest=False, asked=True),  # U-P15
    "vampire": Ability(conquest=True, asked=False),  # U-P18
    "vanishing": Ability(conquest=False, asked=False),  # U-D5: beside expand and decline
    "altar_of_souls": Ability(conquest=False, asked=True, declined=True),  # U-L1
    "crypt_of_the_tomb_raider": Ability(conquest=False, asked=True),  # U-L2
    "wickedest_pentacle": Ability(conquest=True, asked=True),  # U-L9
    "stinky_trolls_socks": Ability(conquest=True, asked=False),  # U-A1
    "flying_doormat": Ability(conquest=True, asked=False),  # U-A2
    "froggys_ring": Ability(conquest=False, asked=True),  # U-A3
    "sword_of_the_killer_rabbit": Ability(conquest=True, asked=False),  # U-A4
    "shiny_orb": Ability(conquest=True, asked=False),  # U-A5
    "scepter_of_avarice": Ability(conquest=False, asked=True),  # U-A6
}


class Facts:
    """One moment: a state, and what is legal in it."""

    def __init__(self, rules: Rules, s: State, legal: list[int]) -> None:
        self.rules = rules
        self.s = s
        self.legal = set(legal)
        self.base = rules.box == "base"
        self.table: naive.Table | naive_underground.Table | None = None
        if rules.box == "base":
            self.table = naive.Table(rules, s)
        elif rules.box == "underground":
            self.table = naive_underground.Table(rules, s)
        self.size = rules.board.size
        self.question = STEP_NAMES[s.step]
        self.asking: Trait | None = None
        if self.question == "trait":
            # A trait's question offers at least one of its own actions.
            uses = [action for action in legal if kind_of(action) == USE]
            self.asking = rules.traits[trait_of(uses[0])]
            self.question = self.asking.verb
        self.slot = s.slot
        if self.slot < 0 and s.acting >= 0:
            self.slot = s.active[s.acting]
        self._in_reach: dict[bool, set[int]] = {}

    # -- who has what

    def slots(self) -> list[int]:
        """The races of whoever is asked."""
        return [slot for slot, owner in enumerate(self.s.owner) if owner == self.s.acting]

    def active(self, slot: int) -> bool:
        return self.s.status[slot] == ACTIVE

    def powers(self, slot: int) -> set[str]:
        if isinstance(self.table, naive_underground.Table):
            return self.table.powers(slot)
        badge = self.s.badge[slot]
        return {self.rules.power_ids[badge]} if badge >= 0 else set()

    def ability(self, trait: Trait) -> Ability | None:
        return ABILITIES.get(trait.name)

    def has(self, slot: int, trait: Trait) -> bool:
        """Whether the race can do what the trait stands for at some moment of a turn."""
        ability = self.ability(trait)
        if ability is None or slot < 0:
            return False
        if not (ability.active if self.active(slot) else ability.declined):
            return False
        if trait.name in self.rules.find_ids:
            return self.s.holder[self.s.find_at[trait.find]] == slot if self.s.find_at[trait.find] else False
        return trait.name == self.rules.race_ids[slot] or trait.name in self.powers(slot)

    def own_power(self, slot: int, trait: Trait) -> bool:
        badge = self.s.badge[slot]
        return badge >= 0 and self.rules.power_ids[badge] == trait.name

    # -- regions

    def exists(self, region: int) -> bool:
        return 1 <= region <= self.size

    def held(self, slot: int, region: int) -> bool:
        return self.s.holder[region] == slot

    def closed_to(self, slot: int, region: int) -> bool:
        """Sea or lake for all but Seafaring (B-D15), a chasm for everybody (U1)."""
        if isinstance(self.table, naive_underground.Table):
            return region in self.table.chasms
        assert self.table is not None
        return self.table.water(region) and self.table.power(slot) != "seafaring"

    def in_reach(self, slot: int, region: int, works: bool = False) -> bool:
        """C20, C21 with their exceptions. With `works` as if Gnomes were like anybody else."""
        if isinstance(self.table, naive_underground.Table):
            if works not in self._in_reach:
                self._in_reach[works] = self.table.reach(slot, works)
            return region in self._in_reach[works]
        # Water is a matter of its own: `closed_to`.
        assert self.table is not None
        return self.table.within_reach(slot, region)

    def pieces(self, region: int) -> list[str]:
        return [p.id for kind, p in enumerate(self.rules.kinds) if count_at(self.s.pieces[kind], region)]

    def immune(self, region: int) -> list[str]:
        return [id for id in self.pieces(region) if id in IMMUNE]

    def gnomes(self, slot: int, region: int) -> bool:
        """Another player's active Gnomes (U-R4)."""
        return isinstance(self.table, naive_underground.Table) and region in self.table.gnomes(slot)

    def peace_with(self, slot: int, region: int) -> int:
        """The Diplomat who has named the slot's player and holds the region with the active race, or -1 (B-P5)."""
        holder = self.s.holder[region]
        if holder < 0 or not self.active(holder) or not self.active(slot):
            return -1
        diplomat = self.s.owner[holder]
        return diplomat if self.s.truce[diplomat] >> self.s.owner[slot] & 1 else -1

    def toll(self, slot: int, region: int) -> bool:
        """U-R7: a coin is due that the player does not have."""
        return isinstance(self.table, naive_underground.Table) and not self.table.toll_payable(slot, region)

    def cost(self, slot: int, region: int) -> int:
        assert self.table is not None
        return self.table.cost(slot, region)

    def strength(self, slot: int, region: int) -> int:
        """What counts in hand there: hammers do not against Gnomes (U-R4)."""
        return self.s.hand[slot] + (0 if self.gnomes(slot, region) else self.s.helpers)

    # -- the turn

    def used(self, trait: Trait, seat: int = 7) -> bool:
        """Used this turn, or on this opponent this turn."""
        return bool(self.s.used >> (trait.index * 8 + seat) & 1)

    def armed(self, trait: Trait) -> bool:
        return bool(self.s.aids >> trait.index & 1)

    def relic_of(self, trait: Trait) -> str:
        """What a trait stands for in a conquest: the relic itself, or what the bag copies; "" for nothing yet."""
        if trait.verb != "bag":
            return trait.name
        copied = self.s.memory[trait.index] - 1
        return self.rules.find_ids[copied] if copied >= 0 else ""

    def armed_relics(self) -> list[str]:
        return [self.relic_of(trait) for trait in self.rules.traits if self.armed(trait)]

    def some_conquest_with(self, trait: Trait, relic: str) -> bool:
        """U-D17: whether a conquest is possible with this relic, alone or with others that are at hand."""
        slot = self.s.slot
        others = [
            other
            for other in self.rules.traits
            if other is not trait and not self.armed(other) and self.has(slot, other) and not self.used(other)
        ]
        others = [other for other in others if other.name in RELICS_OF_CONQUEST and other.name != relic]
        for chosen in range(1 << len(others)):
            trial = self.s.copy()
            trial.aids |= 1 << trait.index
            if trait.verb == "bag":
                trial.memory[trait.index] = self.rules.find_ids.index(relic) + 1
            for number, other in enumerate(others):
                trial.aids |= (chosen >> number & 1) << other.index
            table = naive_underground.Table(self.rules, trial)
            if any(word.startswith(("conquer ", "gamble ")) for word in table.actions(slot)):
                return True
        return False
