"""A rule is heard because its class overrides a hook, and one that nobody could hear is refused."""

from __future__ import annotations

import random

import pytest
from tests.core.odd import rules_with, warcraft_with
from tests.walks import random_action

from tesno.core.actions import NOBODY
from tesno.core.form import FORM_FIELDS, MOMENT_FIELDS, Form
from tesno.core.game import apply, new_state
from tesno.core.moments import MOMENTS, RulesError
from tesno.core.rules import Rules
from tesno.core.state import State
from tesno.core.trait import ALWAYS, IN_DECLINE, Trait
from tesno.position import read_state

# Compiled traits can't be inherited from.
pytestmark = pytest.mark.plain


class Listener(Trait):
    heard: list[int]

    def __init__(self, name: str) -> None:
        super().__init__(name)
        Listener.heard = []

    def conquered(self, rules: Rules, s: State, slot: int, region: int) -> None:
        Listener.heard.append(region)


def test_overriding_a_hook_is_enough_to_be_heard() -> None:
    rules = rules_with(Listener)
    rng = random.Random(1)
    taken = []
    for _ in range(10):
        s = new_state(rules)
        s.events = []
        while s.acting != NOBODY:
            apply(rules, s, random_action(rules, s, rng))
        taken += [about["region"] for name, about in s.events if name == "conquered" and about["race"] == "ratmen"]
    assert taken
    assert Listener.heard == taken


class Dawning(Trait):
    """Speaks before anything else of a turn, active or in decline."""

    heard: list[str]

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.when = ALWAYS
        self.rank = 1 if name == "worgen" else 0
        Dawning.heard = []

    def dawn(self, rules: Rules, s: State, slot: int) -> None:
        Dawning.heard.append(self.name)


def test_both_races_of_a_player_are_heard_before_the_turn_in_the_order_of_their_traits() -> None:
    rules = warcraft_with({"worgen": Dawning, "gnomes": Dawning})
    assert rules.race_ids.index("worgen") < rules.race_ids.index("gnomes")
    read_state(rules, ["A declined worgen 3", "A active gnomes/farmer 6=2", "turn A"])
    assert Dawning.heard == ["gnomes", "worgen"]


class Unstaged(Trait):
    def start(self, rules: Rules, s: State, slot: int) -> None:
        raise AssertionError


class Faded(Trait):
    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.when = IN_DECLINE

    def settle(self, rules: Rules, s: State, slot: int) -> None:
        raise AssertionError


class NoFind(Trait):
    def discovered(self, rules: Rules, s: State, slot: int, region: int) -> None:
        raise AssertionError


class NoAid(Trait):
    def served(self, rules: Rules, s: State, slot: int, region: int) -> None:
        raise AssertionError


class NeverOffered(Trait):
    def perform(self, rules: Rules, s: State, slot: int, target: int) -> None:
        raise AssertionError


class Unanswered(Trait):
    def finish(self, rules: Rules, s: State, slot: int) -> None:
        self.ask(s, s.seat, slot)

    def choices(self, rules: Rules, s: State) -> list[int]:
        return self.uses([1])


class Silent(Trait):
    pass


@pytest.mark.parametrize(
    ("trait", "told"),
    [
        (Unstaged, "no stage 'start': add the stage"),
        (Faded, "only active races hear"),
        (NoFind, "only finds hear"),
        (NoAid, "set `is_aid`"),
        (NeverOffered, "overrides `perform` but not `options`"),
        (Unanswered, "overrides `choices` but not `choose`"),
        (Silent, "it would do nothing"),
    ],
)
def test_what_would_never_be_heard_is_refused_with_what_to_do(trait: type[Trait], told: str) -> None:
    with pytest.raises(RulesError, match=told) as caught:
        rules_with(trait)
    assert f"trait {trait.__name__} of ratmen" in str(caught.value)


def test_every_field_of_a_form_that_lists_traits_belongs_to_a_moment() -> None:
    assert sorted(moment.field for moment in MOMENTS) == sorted(MOMENT_FIELDS)
    assert all(hasattr(Trait, moment.hook) for moment in MOMENTS)


def test_a_form_is_copied_whole() -> None:
    form = Form()
    for field in FORM_FIELDS:
        setattr(form, field, object())
    copy = form.copy()
    assert all(getattr(copy, field) is getattr(form, field) for field in FORM_FIELDS)
