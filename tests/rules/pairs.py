"""Random games of one race with one power, and what has been seen of what the pair can do."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from functools import cache

from tesno.core.actions import (
    ABANDON,
    CHANCE,
    CONQUER,
    DECLINE,
    END,
    GAMBLE,
    MARCH,
    NOBODY,
    PICK,
    SKIP,
    USE,
    kind_of,
    target_of,
    trait_of,
)
from tesno.core.bits import members_of, regions_of
from tesno.core.explain import cost_summands
from tesno.core.game import apply, chance_outcomes
from tesno.core.rules import Rules
from tesno.core.state import ACTIVE, DECLINED, Event, State
from tesno.core.steps import CONQUEST, DECIDE, PICK_COMBO, READY, REDEPLOY
from tesno.lab.invariants import check_state
from tesno.load.boxes import load_box
from tesno.scenario import read_position
from tesno.traits.words import Element

# Another player for each box: the first race and power that are not the pair's own, their regions, and what else lies
# on the board.
TABLES: dict[str, tuple[str, list[str], list[str], str, list[str]]] = {
    "base": ("base-2", ["humans", "orcs"], ["merchant", "alchemist"], "10=2 11 15 14 13", []),
    # Ogres pay less, which Gnomes must notice. A relic for the bag, a place for the Adventurous.
    "underground": (
        "underground-2",
        ["ogres", "mummies"],
        ["stone", "mining"],
        "24=2 23 25 13 9",
        ["find sword_of_the_killer_rabbit 20", "find mine_of_the_lost_dwarf 2"],
    ),
    # Alliance, for Orcs; an artifact and a place next door for Ethereals.
    "warcraft": (
        "warcraft-2",
        ["dwarves", "draenei"],
        ["blacksmith", "mining"],
        "8=2 12 10=2 15 16",
        ["find frostmourne 8", "find karazhan 12"],
    ),
}

# How a trait is seen to work, where it is not by a choice of its action (`trait …`).
SHOWN: dict[str, str] = {
    "armour": "trait armour",
    "chasms": "reach",
    "clusters_pay": "income",
    "coast_pairs": "income",
    "crossing": "reach",
    "crowds_pay": "income",
    "hammers": "helpers",
    "martyrdom": "paid",
    "one_cluster": "income",
    "places_pay": "income",
    "shielded": "shield",
    "solitude": "income",
    "theft": "stolen",
    "toll": "toll",
    "tomb": "redeployed",
    "vanishing": "paid",
    "vengeance": "cost",
    "wisdom": "income",
    # Warcraft
    "beasts": "piece beast",
    "continents": "income",
    "finds_pay": "income",
    "first_saved": "spared",
    "forts": "piece fort",
    "fuses": "event bomb",
    "harmony": "toll",
    "intimidation": "event intimidated",
    "pairs": "kept",
    "plunder": "income",
    "portals": "event portal",
    "prowling": "cost",
    "rage": "income",
    "shores": "income",
    "spoils": "paid",
    "swamp_toll": "toll",
    "towers": "piece tower",
    "wisp_walls": "piece wisp_wall",
}

# What is seen only after the race has declined.
LATE = (
    "stays",
    "trait roaming",
    "trait spirit",
    "trait stout",
    "trait rebirth",
    "toll liches",
    "redeployed",
    "paid vanishing",
    "income wise",
    "kept",
)


def elements(box: str) -> tuple[dict[str, Element], dict[str, Element]]:
    content = load_box(box).box.content
    return {race.id: race for race in content.races}, {power.id: power for power in content.powers}


def pairs() -> Iterator[tuple[str, str, str]]:
    for box in TABLES:
        races, powers = elements(box)
        yield from ((box, race, power) for race in races for power in powers)


@cache
def _start(box: str, race: str, power: str) -> tuple[Rules, State]:
    board, races, powers, regions, more = TABLES[box]
    other_race = next(id for id in races if id != race)
    other_power = next(id for id in powers if id != power)
    position = read_position(
        [f"map {board}", f"column {race}/{power}", f"B active {other_race}/{other_power} {regions}", *more, "turn A"]
    )
    return position.rules, position.state


def goals_of(element: Element) -> set[str]:
    """What has to be seen of an element: its words, each made of the kind of rule and the element's id."""
    found = {f"{modifier.ask} {element.id}" for modifier in element.modifiers}
    for use in element.uses:
        shown = SHOWN.get(use.trait, "")
        found.add(shown if " " in shown else f"{shown} {element.id}" if shown else f"trait {use.trait}")
    if element.id == "fortified":
        found.add("income fortified")
    if element.id == "flames":
        found.add("hollow flames")
    if element.conquest_only:
        found.add(f"set_aside {element.id}")
    if element.stays_in_decline:
        found.add(f"stays {element.id}")
    return found


class Walk:
    """One random game of player A's pair; `seen` collects what the pair has done."""

    def __init__(self, box: str, race: str, power: str, seed: int) -> None:
        self.rules, start = _start(box, race, power)
        self.s = start.copy()
        self.slot = self.rules.race_ids.index(race)
        self.badge = self.rules.power_ids.index(power)
        self.race = race
        self.power = power
        races, powers = elements(box)
        makers = load_box(box).traits
        # By whose action it is: of several traits of one element each has its own.
        self.traits = {
            (element.id, makers[use.trait](element.id, **use.parameters).verb): use.trait
            for element in (races[race], powers[power])
            for use in element.uses
        }
        self.rng = random.Random(f"{race} {power} {seed}")
        self.seen: set[str] = set()
        self.heard: dict[str, Callable[[Event], None]] = {
            "income": self._income,
            "recruited": self._recruited,
            "set_aside": self._set_aside,
            "lost": self._lost,
            "piece_placed": self._piece_placed,
            "declined": self._declined,
            "paid": self._paid,
            "stolen": self._paid,
            "toll": self._toll,
            "bomb": self._done,
            "portal": self._done,
            "intimidated": self._driven_off,
        }

    def play(self, wanted: set[str]) -> None:
        """To the end of the game, or until the race has left its first owner, or its power by a swap."""
        while self.s.acting != NOBODY:
            action = PICK if self.s.step == PICK_COMBO and not self._picked() else self._choose(wanted - self.seen)
            before = self.s.copy()
            self._before(action)
            events: list[Event] = []
            self.s.events = events
            apply(self.rules, self.s, action)
            self.s.events = None
            check_state(self.rules, self.s)
            for event in events:
                if event[0] in self.heard:
                    self.heard[event[0]](event)
            self._after(before)
            if self._picked() and self._left():
                return

    def _picked(self) -> bool:
        """Whether the pair has been taken from the column, or could have been."""
        return not self.s.column_races or self.slot not in self.s.column_races

    def _left(self) -> bool:
        s = self.s
        if s.owner[self.slot] != 0:
            return True
        return s.status[self.slot] == ACTIVE and s.badge[self.slot] != self.badge

    def _choose(self, missing: set[str]) -> int:
        s = self.s
        outcomes = chance_outcomes(self.rules, s)
        if s.acting == CHANCE:
            return self.rng.choices([action for action, _ in outcomes], [weight for _, weight in outcomes])[0]
        actions = [action for action, _ in outcomes]
        late = all(goal.startswith(LATE) for goal in missing)
        weights = [self._weight(action, late) for action in actions]
        return self.rng.choices(actions, weights)[0]

    def _weight(self, action: int, late: bool) -> float:
        kind = kind_of(action)
        if self.s.step == DECIDE and action == DECLINE:
            return 4.0 if late and self.s.acting == 0 else 0.1
        if kind == USE:
            name = self.rules.traits[trait_of(action)].name
            if name == "stout":
                return 4.0 if late else 0.05
            if name == "shadow_mimes":
                return 0.05
        if self.s.step == PICK_COMBO:
            return 1.0
        return {END: 0.2, USE: 4.0, ABANDON: 0.1, SKIP: 0.5, GAMBLE: 0.3}.get(kind, 1.0)

    # -- what is seen before and after an action

    def _before(self, action: int) -> None:
        s = self.s
        rules = self.rules
        kind = kind_of(action)
        if kind == USE and s.slot == self.slot:
            trait = rules.traits[trait_of(action)]
            self.seen.add(f"trait {self.traits.get((trait.name, trait.verb))}")
        if s.step == READY and action == MARCH and s.slot == self.slot and s.status[self.slot] == DECLINED:
            self.seen.add("trait roaming")
        if s.step == CONQUEST and s.shield & s.reach:
            self._refused()
        if s.step != CONQUEST or kind != CONQUER:
            return
        region = target_of(action)
        costs = {source for source, amount in cost_summands(rules, s, s.slot, region) if amount}
        if s.slot == self.slot and s.status[self.slot] == ACTIVE:
            self.seen |= {f"cost {source}" for source in costs & {self.race, self.power}}
            if not s.aids:
                self._reached(region, "crossing" in costs)
            if s.hollow >> region & 1 and (s.holder[region] >= 0 or s.tribes >> region & 1):
                self.seen.add(f"hollow {self.race}")
        elif s.holder[region] == self.slot and "lair" in costs:
            self.seen.add("defence trolls")

    def _reached(self, region: int, crossing: bool) -> None:
        """Where a target stands to what an ordinary race could reach, and whether the sea was crossed for it."""
        s = self.s
        board = self.rules.board
        held = s.held[self.slot]
        near = board.around(held) >> region & 1
        if not held and not board.entry >> region & 1:
            self.seen |= {f"entry {self.race}", f"reach {self.race}", f"reach {self.power}"}
        elif held and not near:
            self.seen |= {f"reach {self.race}", f"reach {self.power}", f"links {self.power}"}
        if board.water >> region & 1:
            self.seen |= {f"domain {self.race}", f"domain {self.power}"}
        if board.features.get("anchor", 0) >> region & 1 and not near and not crossing:
            self.seen |= {f"no_crossing {self.race}", f"no_crossing {self.power}"}

    def _refused(self) -> None:
        """The attacker's discount does not count where Gnomes are."""
        s = self.s
        attacker = self.rules.race_ids[s.slot]
        if attacker == "ogres":
            for region in regions_of(s.shield & s.reach & s.held[self.slot]):
                assert attacker not in dict(cost_summands(self.rules, s, s.slot, region))
                self.seen.add(f"shield {self.race}")

    def _after(self, before: State) -> None:
        s = self.s
        if s.owner[self.slot] != 0:
            return
        if len(members_of(s.fallen[0])) == 2:
            self.seen.add("trait spirit")
        if before.step == CONQUEST and before.slot == self.slot == s.slot and 0 <= s.helpers < before.helpers:
            self.seen.add(f"helpers {self.race}")
        if s.step == REDEPLOY and s.slot == self.slot and s.status[self.slot] == DECLINED:
            self.seen.add(f"redeployed {self.power}")
        if s.seat != 0 and s.held[self.slot] & self.rules.board.water:
            self.seen.add(f"stay {self.race}")

    # -- what is heard

    def _income(self, event: Event) -> None:
        if event[1]["seat"] == 0:
            sources = event[1]["sources"]
            self.seen |= {f"income {source}" for race, source, coins in sources if race == self.race and coins}

    def _recruited(self, event: Event) -> None:
        if event[1]["race"] == self.race == event[1]["source"]:
            self.seen.add(f"recruits {self.race}")

    def _set_aside(self, event: Event) -> None:
        if event[1]["race"] == self.race:
            self.seen.add(f"set_aside {self.race}")

    def _lost(self, event: Event) -> None:
        about = event[1]
        if about["race"] == self.race and not about["lost"] and about["withdrawn"]:
            self.seen |= {f"spared {self.race}", f"spared {self.power}"}

    def _piece_placed(self, event: Event) -> None:
        if event[1]["piece"] == "hole":
            self.seen.add("trait holes")
        self.seen.add(f"piece {event[1]['piece']}")

    def _declined(self, event: Event) -> None:
        if event[1]["race"] != self.race:
            return
        if self.s.badge[self.slot] >= 0:
            self.seen.add(f"stays {self.power}")
        if any(self.s.tokens[region] > 1 for region in regions_of(self.s.held[self.slot])):
            self.seen.add(f"kept {self.race}")

    def _paid(self, event: Event) -> None:
        name, about = event
        if about["seat"] == 0 and about["coins"]:
            self.seen.add(f"{name} {about['source']}")

    def _toll(self, event: Event) -> None:
        if event[1]["other"] == 0 and event[1]["coins"]:
            swamp = self.power == "marsh_dweller" and event[1]["coins"] == 1
            self.seen.add(f"toll {self.power if swamp else self.race}")

    def _done(self, event: Event) -> None:
        if event[1]["seat"] == 0:
            self.seen.add(f"event {event[0]}")

    def _driven_off(self, event: Event) -> None:
        """By the pair: nobody else has the badge."""
        if event[1]["seat"] != 0:
            self.seen.add(f"event {event[0]}")
