"""A second opinion: targets, costs and coins worked out from the rule text and the map files, slowly and naively.

Nothing of the engine's compiled forms, caches or explanations is used: only what lies on the table.
"""

from __future__ import annotations

from tests.rules.printed import regions_of

from tesno.core.bits import count_at
from tesno.core.rules import Rules
from tesno.core.state import ACTIVE, State


class Table:
    """What lies on the table, in plain words."""

    def __init__(self, rules: Rules, s: State) -> None:
        self.rules = rules
        self.s = s
        self.map = regions_of("base", rules.board.id)

    # -- facts

    def race(self, slot: int) -> str:
        return self.rules.race_ids[slot]

    def power(self, slot: int) -> str:
        """The power that still does something for conquest: a badge in decline does not."""
        badge = self.s.badge[slot]
        return self.rules.power_ids[badge] if badge >= 0 and self.active(slot) else ""

    def active(self, slot: int) -> bool:
        return self.s.status[slot] == ACTIVE

    def held(self, slot: int) -> list[int]:
        return [region for region in self.map if self.s.holder[region] == slot]

    def water(self, region: int) -> bool:
        return self.map[region]["terrain"] in ("sea", "lake")

    def cavern(self, region: int) -> bool:
        return "cavern" in self.map[region]["symbols"]

    def pieces(self, id: str, region: int) -> int:
        return sum(count_at(self.s.pieces[kind], region) for kind, p in enumerate(self.rules.kinds) if p.id == id)

    def next_to(self, slot: int, region: int) -> set[int]:
        """B-P19: caverns are adjacent to each other for the Underworld race."""
        found = set(self.map[region]["neighbours"])
        if self.power(slot) == "underworld" and self.cavern(region):
            found |= {other for other in self.map if self.cavern(other) and other != region}
        return found

    # -- conquest

    def within_reach(self, slot: int, region: int) -> bool:
        """C20, C21 with their exceptions."""
        power = self.power(slot)
        if self.water(region) and power != "seafaring":
            return False
        if power == "flying" and not self.water(region):
            return True
        held = self.held(slot)
        if held:
            return any(region in self.next_to(slot, other) for other in held)
        if self.race(slot) == "halflings" and self.active(slot):
            return True
        facts = self.map[region]
        return bool(facts["touches_edge"] if self.water(region) else facts["entry"])

    def barred(self, slot: int, region: int) -> bool:
        """C28, immunity, peace."""
        holder = self.s.holder[region]
        if holder == slot or any(self.pieces(id, region) for id in ("hole", "hero", "dragon")):
            return True
        if holder < 0 or not self.active(holder) or not self.active(slot):
            return False
        return bool(self.s.truce[self.s.owner[holder]] >> self.s.owner[slot] & 1)

    def targets(self, slot: int) -> list[int]:
        return [region for region in self.map if self.within_reach(slot, region) and not self.barred(slot, region)]

    def cost(self, slot: int, region: int) -> int:
        """C22."""
        s = self.s
        facts = self.map[region]
        cost = 2 + int(facts["terrain"] == "mountain") + (s.tribes >> region & 1)
        holder = s.holder[region]
        own = holder >= 0 and s.owner[holder] == s.owner[slot]
        if not own or self.rules.options.get("own_decline_defends", False):
            cost += s.tokens[region]
        if holder >= 0 and self.race(holder) == "trolls":
            cost += 1
        cost += self.pieces("fortress", region) + self.pieces("camp", region)
        if self.active(slot):
            cost -= self._discount(slot, region)
        if s.die > 0:
            cost -= s.die
        return max(cost, 1)

    def _discount(self, slot: int, region: int) -> int:
        race, power, facts = self.race(slot), self.power(slot), self.map[region]
        mountains = [other for other in self.held(slot) if self.map[other]["terrain"] == "mountain"]
        discounts = [
            race == "giants" and any(region in self.next_to(slot, other) for other in mountains),
            race == "tritons"
            and not self.water(region)
            and any(self.water(other) for other in self.map[region]["neighbours"]),
            power == "commando",
            power == "mounted" and facts["terrain"] in ("hill", "farmland"),
            power == "underworld" and self.cavern(region),
        ]
        return sum(discounts)

    def actions(self, slot: int) -> set[str]:
        """Everything that may be done while a slot conquers, in the words of the notation."""
        hand = self.s.hand[slot]
        found = {"end"}
        if not hand:
            return found
        berserk = self.power(slot) == "berserk"
        rolled = self.s.die >= 0
        targets = self.targets(slot)
        for region in targets:
            cost = self.cost(slot, region)
            if cost <= hand:
                found.add(f"conquer {region}")
            elif cost - hand <= 3 and not berserk:
                found.add(f"gamble {region}")
        if berserk and not rolled and targets:
            found.add("roll")
        if self.power(slot) == "dragon_master" and not self.used("dragon", 7):
            found |= {f"dragon {region}" for region in targets if not self.water(region)}
        if self.race(slot) == "sorcerers" and self.active(slot) and not rolled and self.s.tray[slot]:
            found |= {f"convert {region}" for region in targets if self.convertible(slot, region)}
        return found

    def used(self, verb: str, who: int) -> bool:
        index = next(index for index, trait in enumerate(self.rules.traits) if trait.verb == verb)
        return bool(self.s.used >> (index * 8 + who) & 1)

    def convertible(self, slot: int, region: int) -> bool:
        """B-R11."""
        holder = self.s.holder[region]
        if holder < 0 or not self.active(holder) or self.s.tokens[region] != 1 or self.pieces("camp", region):
            return False
        if not self.held(slot) and self.power(slot) != "flying":
            return False
        return not self.used("convert", self.s.owner[holder])

    def lost(self, victim: int, region: int, by: int, converted: bool) -> int:
        """C24 to C26: how many tokens of a conquered region go to the tray."""
        race = self.race(victim)
        if not self.active(victim) and race != "ghouls":
            return self.s.tokens[region]
        spared = race == "elves" and self.active(victim) and self.s.owner[victim] != self.s.owner[by]
        return 0 if spared and not converted else 1

    # -- coins

    def income(self, slot: int, nonempty: int, picked: bool) -> int:
        """C50 and the bonuses of base.md."""
        held = self.held(slot)
        race, power = self.race(slot), self.power(slot)
        terrains = [self.map[region]["terrain"] for region in held]
        symbols = [symbol for region in held for symbol in self.map[region]["symbols"]]
        coins = len(held) + (symbols.count("mine") if race == "dwarves" else 0)
        if not self.active(slot):
            return coins
        coins += {"humans": terrains.count("farmland"), "wizards": symbols.count("magic"), "orcs": nonempty}.get(
            race, 0
        )
        fortresses = sum(self.pieces("fortress", region) for region in held)
        return coins + {
            "alchemist": 2,
            "forest": terrains.count("forest"),
            "hill": terrains.count("hill"),
            "swamp": terrains.count("swamp"),
            "fortified": fortresses,
            "merchant": len(held),
            "pillaging": nonempty,
            "wealthy": 7 if picked else 0,
        }.get(power, 0)
