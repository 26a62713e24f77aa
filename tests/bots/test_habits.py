"""Rules of thumb: what they reckon with is what the rules do."""

from __future__ import annotations

import pytest
from tests.walks import BOXES, rules_for, walk

from tesno.bots.habits import Habits
from tesno.bots.outlook import Outlook
from tesno.core.actions import GAMBLE, kind_of, target_of
from tesno.core.attack import cost_of
from tesno.core.game import apply, chance_outcomes
from tesno.core.names import Region, Slot
from tesno.core.rules import Rules
from tesno.core.state import Event, State
from tesno.core.steps import ROLL


def chance_to_take(rules: Rules, s: State, gamble: int) -> float:
    """How likely a last conquest succeeds, by trying every face of the die."""
    region = target_of(gamble)
    rolling = s.copy()
    apply(rules, rolling, gamble)
    assert rolling.step == ROLL
    won = total = 0
    for face, weight in chance_outcomes(rules, rolling):
        fallen = rolling.copy()
        events: list[Event] = []
        fallen.events = events
        apply(rules, fallen, face)
        # Not who holds it afterwards: some regions are left at once.
        won += weight * any(name == "conquered" and about["region"] == region for name, about in events)
        total += weight
    return won / total


def gambles(box: str, players: int, games: range) -> list[tuple[State, int, int, float]]:
    """Last conquests that random games offer: the state, slot and region, and the exact chance of each."""
    rules = rules_for(players, box=box)
    found = []
    for seed in games:
        for s, legal, _ in walk(rules, seed):
            for action in legal:
                if kind_of(action) == GAMBLE:
                    found.append((s.copy(), s.slot, target_of(action), chance_to_take(rules, s, action)))
    return found


def luck(rules: Rules, s: State, slot: Slot, region: Region) -> float:
    return Habits(rules, Outlook(rules)).luck(s, slot, region, cost_of(rules, s, slot, region))


def test_what_a_form_promises_is_never_taken_for_anothers() -> None:
    """Forms come and go, and a new one may lie where another has been."""
    rules = rules_for(2, box="underground")
    habits = Habits(rules, Outlook(rules))
    for tokens in range(1, 20):
        form = rules.plain_form(0, -1, False).copy()
        form.tokens = tokens
        assert habits.appeal(form) == Habits(rules, Outlook(rules)).appeal(form)


@pytest.mark.parametrize("box", BOXES)
@pytest.mark.parametrize("players", [2, 5])
def test_the_luck_of_a_last_conquest_is_the_exact_chance(box: str, players: int) -> None:
    rules = rules_for(players, box=box)
    met = gambles(box, players, range(12))
    assert len({chance for *_, chance in met}) > 2
    for s, slot, region, chance in met:
        assert luck(rules, s, slot, region) == pytest.approx(chance)


def test_helpers_count_and_not_against_whoever_is_shielded() -> None:
    """Hammers and shields are rare in random games, so they are put into the positions that these reach."""
    rules = rules_for(3, box="underground")
    helped = shielded = 0
    for s, slot, region, chance in gambles("underground", 3, range(6)):
        gamble = GAMBLE | region
        for helpers in (1, 2):
            s.helpers = helpers
            s.shield = 0
            exact = chance_to_take(rules, s, gamble)
            assert luck(rules, s, slot, region) == pytest.approx(exact)
            helped += exact > chance
            s.shield = 1 << region
            exact = chance_to_take(rules, s, gamble)
            assert luck(rules, s, slot, region) == pytest.approx(exact)
            shielded += exact < luck(rules, without_shield(s), slot, region)
    assert helped > 20
    assert shielded > 20


def without_shield(s: State) -> State:
    bare = s.copy()
    bare.shield = 0
    return bare
