"""A second opinion on Underground: targets, costs, losses and coins from the rule text and the map files, naively.

Nothing of the engine's compiled forms, caches or explanations is used: only what lies on the table.
"""

from __future__ import annotations

from tests.rules.printed import regions_of

from tesno.core.bits import count_at
from tesno.core.rules import Rules
from tesno.core.state import ACTIVE, State

FIGURES = ("great_ancient", "queen", "ghost", "balrog")
RELICS = {
    "flying_doormat",
    "froggys_ring",
    "stinky_trolls_socks",
    "scepter_of_avarice",
    "shiny_orb",
    "sword_of_the_killer_rabbit",
}
NEVER = -1


class Table:
    """What lies on the table, in plain words."""

    def __init__(self, rules: Rules, s: State) -> None:
        self.rules = rules
        self.s = s
        self.map = regions_of("underground", rules.board.id)
        self.near = {region: set(facts["neighbours"]) for region, facts in self.map.items()}
        self.chasms = self.of("chasm")
        self.rivers = self.of("river")
        self.edge = {region for region, facts in self.map.items() if facts["touches_edge"]} - self.chasms
        self.brink = set[int]().union(*(self.near[chasm] for chasm in self.chasms)) - self.chasms
        self.found = {id: s.find_at[find] for find, id in enumerate(rules.find_ids) if s.find_at[find]}

    # -- facts

    def of(self, terrain: str) -> set[int]:
        return {region for region, facts in self.map.items() if facts["terrain"] == terrain}

    def race(self, slot: int) -> str:
        return self.rules.race_ids[slot]

    def active(self, slot: int) -> bool:
        return self.s.status[slot] == ACTIVE

    def mine(self, slot: int, region: int) -> bool:
        """Whether the region is held by any race of the slot's player."""
        return self.s.holder[region] >= 0 and self.s.owner[self.s.holder[region]] == self.s.owner[slot]

    def held(self, slot: int) -> set[int]:
        return {region for region in self.map if self.s.holder[region] == slot}

    def memory(self, word: str) -> int:
        return next(self.s.memory[trait.index] for trait in self.rules.traits if trait.remembers == word)

    def find(self, id: str) -> int:
        return self.found.get(id, NEVER)

    def powers(self, slot: int) -> set[str]:
        """The badge, and what Stonehedge grants its holder."""
        badge = self.s.badge[slot]
        found = {self.rules.power_ids[badge]} if badge >= 0 else set()
        if self.find("stonehedge") in self.held(slot) and self.memory("granted"):
            found.add(self.rules.power_ids[self.memory("granted") - 1])
        return found

    def pieces(self, id: str) -> dict[int, int]:
        kinds = [kind for kind, piece in enumerate(self.rules.kinds) if piece.id == id]
        counts = {region: sum(count_at(self.s.pieces[kind], region) for kind in kinds) for region in self.map}
        return {region: count for region, count in counts.items() if count}

    def immune(self) -> set[int]:
        return {region for figure in FIGURES for region in self.pieces(figure)}

    def gnomes(self, slot: int) -> set[int]:
        """Regions of another player's active Gnomes (U-R4)."""
        other = self.rules.race_ids.index("gnomes")
        theirs = self.s.owner[other] not in (-1, self.s.owner[slot]) and self.active(other)
        return self.held(other) if theirs else set()

    def relics(self) -> set[str]:
        """What is armed for the next conquest; the bag counts as what it copies."""
        found = set()
        for trait in self.rules.traits:
            if self.s.aids >> trait.index & 1:
                copied = trait.verb == "bag"
                found.add(self.rules.find_ids[self.s.memory[trait.index] - 1] if copied else trait.name)
        return found

    def next_to(self, slot: int, region: int) -> set[int]:
        """Neighbours as the race has them (U21): the Pipe, and Spiderines' chasms."""
        found = set(self.near[region])
        if self.active(slot):
            pipe = self.find("great_brass_pipe")
            if pipe in self.held(slot):
                terrain = self.of(self.map[pipe]["terrain"])
                found |= terrain if region in terrain else set()
            if self.race(slot) == "spiderines":
                found |= self.brink
        return found - {region}

    # -- conquest

    def _across_rivers(self, held: set[int]) -> set[int]:
        """U-R8, U-D1."""
        crossed: set[int] = set()
        shores = set(held)
        while fresh := {river for shore in shores for river in self.near[shore] & self.rivers} - crossed:
            crossed |= fresh
            shores = fresh
        return {region for river in crossed for region in self.near[river]}

    def reach(self, slot: int, works: bool) -> set[int]:
        """C20, C21 with their exceptions; `works`: what would be in reach if Gnomes were like anybody else."""
        held, gnomes = self.held(slot), self.gnomes(slot)
        race = self.race(slot)
        if held:
            plain = {other for region in held for other in self.near[region]}
            reach = {other for region in held for other in self.next_to(slot, region)}
            reach |= self._across_rivers(held) if race == "lizardmen" else set()
        else:
            plain = self.edge
            reach = self.edge | (self.brink if race == "spiderines" else set())
            beside = self.near.get(self.memory("volcano"), set()) if race == "flames" else set()
            if beside - self.immune() - self.chasms - (set() if works else gnomes):
                reach, plain = beside, beside & self.edge
        if "flying_doormat" in self.relics():
            reach = set(self.map)
        return reach if works else (reach - gnomes) | (plain & gnomes)

    def targets(self, slot: int) -> set[int]:
        """What may be attacked now, whatever the tokens."""
        # On Gnomes nothing works; a relic can't be named against them.
        reach = self.reach(slot, works=False) - (self.gnomes(slot) if self.relics() else set())
        barred = self.immune() | self.chasms | self.held(slot) | self.bagged()
        return {region for region in reach - barred if self.toll_payable(slot, region)}

    def bagged(self) -> set[int]:
        """The armed bag is of no use where the relic lies that it copies (U-D20)."""
        return {
            self.s.find_at[self.s.memory[trait.index] - 1]
            for trait in self.rules.traits
            if trait.verb == "bag" and self.s.aids >> trait.index & 1
        }

    def toll(self, slot: int, region: int) -> bool:
        """U-R7: another player's Liches in decline."""
        holder = self.s.holder[region]
        return holder >= 0 and self.race(holder) == "liches" and not self.active(holder) and not self.mine(slot, region)

    def toll_payable(self, slot: int, region: int) -> bool:
        return not self.toll(slot, region) or self.s.coins[self.s.owner[slot]] > 0

    def as_if_empty(self, slot: int, region: int) -> bool:
        """Socks (U-A1), or Flames in their chain (U-R3)."""
        if region in self.gnomes(slot):
            return False
        if "stinky_trolls_socks" in self.relics():
            return True
        volcano = self.memory("volcano")
        if self.race(slot) != "flames" or not volcano:
            return False
        linked = set(self.near[volcano])
        while True:
            wider = linked | {other for mine in linked & self.held(slot) for other in self.near[mine]}
            if wider == linked:
                return region in linked
            linked = wider

    def cost(self, slot: int, region: int) -> int:
        """U11, U14, U-D26."""
        s = self.s
        total = 1 if region in self.rivers else 2
        total += region in self.of("mountain")
        total += self.find("keep_on_the_motherland") == region
        if not self.as_if_empty(slot, region):
            total += 2 * (s.tribes >> region & 1)
            total += self.pieces("mushroom_armour").get(region, 0)
            total += s.tokens[region] if self._defends(slot, region) else 0
        total += self.race(slot) == "mummies"
        if region not in self.gnomes(slot):
            total -= self._discount(slot, region)
        return max(1, total)

    def _defends(self, slot: int, region: int) -> bool:
        """B-D14: one's own other race does not, unless the table wants it."""
        return not self.mine(slot, region) or self.rules.options.get("own_decline_defends", False)

    def _discount(self, slot: int, region: int) -> int:
        total = 1 if self.race(slot) == "ogres" else 0
        if self.race(slot) == "cultists":
            total += sum(region in self.next_to(slot, place) for place in self.pieces("great_ancient"))
        if "vengeful" in self.powers(slot) and self.s.holder[region] >= 0:
            total += self.memory("vengeance") >> self.s.owner[self.s.holder[region]] & 1
        return total + (2 if "sword_of_the_killer_rabbit" in self.relics() else 0)

    def actions(self, slot: int) -> set[str]:
        """Marches, rolls and replacements that are possible now."""
        s = self.s
        hand = s.hand[slot]
        gnomes, relics = self.gnomes(slot), self.relics()
        found = set()
        for region in self.targets(slot) if hand else ():
            cost = self.cost(slot, region)
            strength = hand + (0 if region in gnomes else s.helpers)
            if cost <= strength:
                found.add(f"conquer {region}")
            elif cost <= strength + 3:
                found.add(f"gamble {region}")
            if region in gnomes:
                continue
            if self.race(slot) == "will_o_wisps" and self.lit(slot, region) and cost - 3 <= hand:
                found.add(f"wisp {region}")
            if self.held(slot) and not relics and self._alone(slot, region):
                if "vampire" in self.powers(slot) and not self._used("vampire", region):
                    found.add(f"convert {region}")
                if self.find("shiny_orb") in self.held(slot) and not self._used("shiny_orb", region):
                    found.add(f"orb {region}")
        return found

    def lit(self, slot: int, region: int) -> bool:
        """U-R15."""
        crystals = self.of("crystal")
        return region in crystals or any(region in self.next_to(slot, mine) for mine in crystals & self.held(slot))

    def _alone(self, slot: int, region: int) -> bool:
        """U-P18: an opponent's only token there, active."""
        holder = self.s.holder[region]
        return holder >= 0 and self.active(holder) and self.s.tokens[region] == 1 and not self.mine(slot, region)

    def _used(self, name: str, region: int) -> bool:
        """Once per turn per opponent."""
        index = next(trait.index for trait in self.rules.traits if trait.name == name)
        return bool(self.s.used >> (index * 8 + self.s.owner[self.s.holder[region]]) & 1)

    def lost(self, victim: int, region: int, by: int, way: str) -> int:
        """How many tokens go to the tray."""
        count = self.s.tokens[region]
        own = self.s.owner[victim] == self.s.owner[by]
        heavy = 2 if way == "balrog" else 1
        powers = self.powers(victim)
        if "stinky_trolls_socks" in self.relics() and way != "balrog" and not own:
            return 0
        if not self.active(victim):
            return min(heavy, count) if "tomb" in powers and not own else count
        if "immortal" in powers and way != "convert":
            return 0
        return min(heavy, count)

    # -- coins

    def income(self, slot: int) -> int:
        """What the race brings at the end of a turn; the Scepter and the bag apart."""
        held = self.held(slot)
        powers = self.powers(slot)
        total = len(held)
        total += self.find("keep_on_the_motherland") in held
        total += 2 * (self.find("mine_of_the_lost_dwarf") in held)
        fields = self.find("diamond_fields")
        if fields in held:
            total += len(held & self.of(self.map[fields]["terrain"]))
        if "muddy" in powers:
            total += len(held & self.of("mud"))
        if not self.active(slot):
            return total + (2 if "wise" in powers and held else 0)
        for name, terrain in (("mining", "mine"), ("mystic", "crystal"), ("stone", "mountain")):
            total += len(held & self.of(terrain)) if name in powers else 0
        return total + self._income_of_race(slot, held) + self._income_of_powers(slot, held, powers)

    def _income_of_race(self, slot: int, held: set[int]) -> int:
        if self.race(slot) == "shrooms":
            return len(held & self.of("mushroom"))
        if self.race(slot) == "drow":
            s = self.s
            others = {r for r in self.map if s.tribes >> r & 1 or s.holder[r] not in (-1, slot)}
            return sum(not self.near[region] & others for region in held)
        return 0

    def _income_of_powers(self, slot: int, held: set[int], powers: set[str]) -> int:
        total = 0
        if "adventurous" in powers:
            total += len(held & {place for id, place in self.found.items() if id not in RELICS})
        if "fisher" in powers:
            total += sum(bool(self.near[region] & self.rivers) for region in held - self.rivers) // 2
        if "flocking" in powers:
            links = {region: self.next_to(slot, region) for region in held}
            total += 2 if self._clusters(held, links) == 1 else 0
        if "frightened" in powers:
            total += sum(self.s.tokens[region] >= 3 for region in held)
        if "quarreling" in powers:
            total += self._clusters(held, self.near)
        return total

    def neighbours_to_rob(self, slot: int) -> set[int]:
        """U-P16: players with active tokens, but Gnomes, next to a region held."""
        if "thieving" not in self.powers(slot) or not self.active(slot):
            return set()
        around = {other for region in self.held(slot) for other in self.near[region]}
        holders = {self.s.holder[region] for region in around - self.gnomes(slot)} - {-1}
        return {self.s.owner[holder] for holder in holders if self.active(holder)} - {self.s.owner[slot]}

    def _clusters(self, held: set[int], links: dict[int, set[int]]) -> int:
        left = set(held)
        count = 0
        while left:
            count += 1
            group = [left.pop()]
            for region in group:
                linked = {other for other in left if other in links[region] or region in links[other]}
                left -= linked
                group += linked
        return count
