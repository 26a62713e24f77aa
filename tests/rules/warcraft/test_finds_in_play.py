"""In random games every find is turned up and does what it is for; how often is counted."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from tesno.core.actions import CHANCE, CONQUER, END, EXPAND, GAMBLE, NOBODY, USE, kind_of, target_of, trait_of
from tesno.core.explain import cost_summands
from tesno.core.game import apply, chance_outcomes, new_state
from tesno.core.rules import Rules
from tesno.core.state import Event, State
from tesno.core.steps import CONQUEST
from tesno.play import Game, Table

GAMES = 160
LEAST = 3  # how often each must have been of use
# Finds whose work is told by the source of coins or tokens.
SOURCES = ("well_of_eternity", "karazhan", "battleground", "dark_portal", "spirit_healer", "heart_of_azeroth")
ARMED = ("frostmourne", "doomhammer", "ashes_of_alar")


class Uses:
    """Plays games, and counts what finds did in them."""

    def __init__(self) -> None:
        self.drawn: Counter[str] = Counter()
        self.used: Counter[str] = Counter()

    def play(self, rules: Rules, seed: int) -> None:
        rng = random.Random(seed)
        s = new_state(rules)
        while s.acting != NOBODY:
            outcomes = chance_outcomes(rules, s)
            weights = [weight if s.acting == CHANCE else _liking(s, action) for action, weight in outcomes]
            action = rng.choices([action for action, _ in outcomes], weights)[0]
            self._look(rules, s, action)
            before, heard = s.copy(), list[Event]()
            s.events = heard
            apply(rules, s, action)
            s.events = None
            for name, about in heard:
                self._hear(rules, before, action, name, about)

    def _look(self, rules: Rules, s: State, action: int) -> None:
        """What an action shows before it is carried out."""
        if kind_of(action) == USE and rules.traits[trait_of(action)].name in ARMED:
            self.used[rules.traits[trait_of(action)].name] += 1
        if s.step == CONQUEST and kind_of(action) == CONQUER and _holds(rules, s, s.slot, "meeting_stone"):
            region = target_of(action)
            anchor = rules.board.features["anchor"] >> region & 1
            near = rules.board.around(s.held[s.slot]) >> region & 1
            crossed = "crossing" in dict(cost_summands(rules, s, s.slot, region))
            plain = rules.plain_form(s.slot, s.badge[s.slot], False)
            if anchor and not near and not crossed and not plain.uncrossed >> region & 1 and not s.aids:
                self.used["meeting_stone"] += 1

    def _hear(self, rules: Rules, before: State, action: int, name: str, about: dict[str, object]) -> None:
        """What it led to."""
        match name:
            case "find_drawn":
                self.drawn[str(about["find"])] += 1
            case "income":
                sources = about["sources"]
                assert isinstance(sources, list)
                self.used.update(source for _, source, coins in sources if coins and source in SOURCES)
                # A neutral race gets the bonus of the side it has taken there.
                neutral = {id for id, faction in zip(rules.race_ids, rules.factions, strict=True) if not faction}
                self.used["battleground"] += any(race in neutral and source == "faction" for race, source, _ in sources)
            case "recruited" | "stolen":
                self.used.update({str(about["source"])} & set(SOURCES))
            case "toll":
                target = target_of(action)
                aegis = before.find_at[rules.find_ids.index("aegis_of_aggramar")]
                pandaren = rules.race_ids.index("pandaren")
                if about["coins"] == 2 and aegis == target and before.holder[target] != pandaren and not before.aids:
                    self.used["aegis_of_aggramar"] += 1
            case "lost":
                victim = rules.race_ids.index(str(about["race"]))
                if not about["lost"] and about["withdrawn"] and about["race"] != "draenei":
                    self.used["lights_hope_chapel"] += _holds(rules, before, victim, "lights_hope_chapel")


def _liking(s: State, action: int) -> float:
    """Empires grow, and go where finds lie."""
    if kind_of(action) in (CONQUER, GAMBLE):
        return 4.0 if (s.buried | s.found) >> target_of(action) & 1 else 1.0
    return {EXPAND: 6.0, END: 0.2}.get(action, 3.0 if kind_of(action) == USE else 1.0)


def _holds(rules: Rules, s: State, slot: int, find: str) -> bool:
    place = s.find_at[rules.find_ids.index(find)]
    return bool(place) and s.holder[place] == slot and s.active[s.owner[slot]] == slot


@pytest.mark.slow
@pytest.mark.rule("W50")
def test_every_find_is_turned_up_and_used() -> None:
    uses = Uses()
    for seed in range(GAMES):
        table = Table(box="warcraft", players=2 + seed % 4, layout="random" if seed % 2 else "")
        uses.play(Game(table, seed=seed).rules, seed)
    finds = Game(Table(box="warcraft", players=2), seed=1).rules.find_ids
    assert {find: uses.drawn[find] for find in finds if uses.drawn[find] < LEAST} == {}
    assert {find: uses.used[find] for find in finds if uses.used[find] < LEAST} == {}
