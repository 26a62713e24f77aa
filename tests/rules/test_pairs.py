"""Every race with every power: random games in which all that the pair can do is done at least once."""

from __future__ import annotations

import random
from functools import cache

import pytest

from tesno.core.actions import ABANDON, CHANCE, CONQUER, DECLINE, END, GAMBLE, MARCH, NOBODY, SKIP, USE, a_of, kind_of
from tesno.core.bits import regions_of
from tesno.core.explain import cost_summands
from tesno.core.game import apply, chance_outcomes
from tesno.core.rules import CONQUEST, DECIDE, PICK_COMBO, READY, Rules
from tesno.core.state import ACTIVE, DECLINED, Event, State
from tesno.lab.invariants import check_state
from tesno.load.boxes import load_box
from tesno.scenario import read_position
from tesno.traits.words import Element

RACES = {race.id: race for race in load_box("base").box.content.races}
POWERS = {power.id: power for power in load_box("base").box.content.powers}
LEAST_GAMES = 2
MOST_GAMES = 40


@cache
def _start(race: str, power: str) -> tuple[Rules, State]:
    hand = RACES[race].tokens + POWERS[power].tokens + RACES[race].conquest_only
    other_race = "humans" if race != "humans" else "orcs"
    other_power = "merchant" if power != "merchant" else "alchemist"
    position = read_position(
        [
            "map base-2",
            f"A active {race}/{power} hand {hand}",
            f"B active {other_race}/{other_power} 10=2 11 15 14 13",
            "turn A conquer picked",
        ]
    )
    return position.rules, position.state


def goals_of(element: Element) -> set[str]:
    """What has to be seen of an element: its words, each made of the kind of rule and the element's id."""
    found = {f"{modifier.ask} {element.id}" for modifier in element.modifiers}
    found |= {f"trait {use.trait}" for use in element.uses}
    if element.id == "fortified":
        found.add("income fortified")
    if element.conquest_only:
        found.add(f"set_aside {element.id}")
    if element.stays_in_decline:
        found.add(f"stays {element.id}")
    return found


# What is seen only after the race has declined.
LATE = ("stays", "trait roaming", "trait spirit", "trait stout")


class Walk:
    """One random game of player A's pair; `seen` collects what the pair has done."""

    def __init__(self, race: str, power: str, seed: int) -> None:
        self.rules, start = _start(race, power)
        self.s = start.copy()
        self.slot = self.rules.race_ids.index(race)
        self.race = race
        self.power = power
        self.rng = random.Random(f"{race} {power} {seed}")
        self.seen: set[str] = set()

    def play(self, wanted: set[str]) -> None:
        """To the end of the game, or until the race has left its first owner."""
        s = self.s
        while s.acting != NOBODY and s.owner[self.slot] == 0:
            action = self._choose(wanted - self.seen)
            self._before(action)
            events: list[Event] = []
            s.events = events
            apply(self.rules, s, action)
            s.events = None
            check_state(self.rules, s)
            for event in events:
                self._heard(event)
            self._after()

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
        if kind == USE and self.rules.traits[a_of(action)].name == "stout":
            return 4.0 if late else 0.05
        if self.s.step == PICK_COMBO:
            return 1.0
        return {END: 0.2, USE: 4.0, ABANDON: 0.1, SKIP: 0.5, GAMBLE: 0.3}.get(kind, 1.0)

    # -- what is seen

    def _before(self, action: int) -> None:
        s = self.s
        rules = self.rules
        kind = kind_of(action)
        if kind == USE and s.slot == self.slot:
            trait = rules.traits[a_of(action)]
            self.seen |= {
                f"trait {use.trait}"
                for element in (RACES[self.race], POWERS[self.power])
                for use in element.uses
                if trait.name == element.id
            }
        if s.step == READY and action == MARCH and s.slot == self.slot and s.status[self.slot] == DECLINED:
            self.seen.add("trait roaming")
        if s.step != CONQUEST or kind != CONQUER:
            return
        region = action & 63
        costs = {source for source, amount in cost_summands(rules, s, s.slot, region) if amount}
        if s.slot == self.slot and s.status[self.slot] == ACTIVE:
            self.seen |= {f"cost {source}" for source in costs & {self.race, self.power}}
            self._reached(region)
        elif s.holder[region] == self.slot and "lair" in costs:
            self.seen.add("defence trolls")

    def _reached(self, region: int) -> None:
        """Where a target stands to what an ordinary race could reach."""
        s = self.s
        board = self.rules.board
        held = s.held[self.slot]
        near = board.around(held) >> region & 1
        if not held and not board.entry >> region & 1:
            self.seen |= {f"entry {self.race}", f"reach {self.power}"}
        elif held and not near:
            self.seen |= {f"reach {self.power}", f"links {self.power}"}
        if board.water >> region & 1:
            self.seen.add(f"domain {self.power}")

    def _heard(self, event: Event) -> None:
        name, about = event
        if name == "income" and about["seat"] == 0:
            self.seen |= {f"income {source}" for race, source, coins in about["sources"] if race == self.race and coins}
        elif name == "recruited" and about["race"] == self.race:
            self.seen.add(f"recruits {self.race}")
        elif name == "set_aside" and about["race"] == self.race:
            self.seen.add(f"set_aside {self.race}")
        elif name == "lost" and about["race"] == self.race and not about["lost"] and about["withdrawn"]:
            self.seen.add(f"spared {self.race}")
        elif name == "piece_placed" and about["piece"] == "hole":
            self.seen.add("trait holes")
        elif name == "declined" and about["race"] == self.race and self.s.badge[self.slot] >= 0:
            self.seen.add(f"stays {self.power}")

    def _after(self) -> None:
        s = self.s
        if s.owner[self.slot] == 0 and len(regions_of(s.fallen[0])) == 2:
            self.seen.add("trait spirit")


@pytest.mark.slow
@pytest.mark.parametrize("power", POWERS)
@pytest.mark.parametrize("race", RACES)
def test_the_pair_does_all_it_can(race: str, power: str) -> None:
    wanted = goals_of(RACES[race]) | goals_of(POWERS[power])
    seen: set[str] = set()
    for seed in range(MOST_GAMES):
        walk = Walk(race, power, seed)
        walk.play(wanted - seen)
        seen |= walk.seen
        if seed + 1 >= LEAST_GAMES and wanted <= seen:
            return
    assert wanted - seen == set()
