"""Regions that are chosen one after the other may be named in any order: the table is the same in the end."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from tests.walks import BOARDS, rules_for, walk

from tesno.core.actions import MARCH, SKIP, kind_of, target_of
from tesno.core.explain import step_name, why_not
from tesno.core.game import apply, legal_actions
from tesno.core.order import answers
from tesno.core.rules import Rules
from tesno.core.state import FIELDS, State, same
from tesno.core.steps import GIVING_UP, READY, REDEPLOY, RETREATING, TRAIT, subject
from tesno.play.position import read_position

ORDERED = (READY, GIVING_UP, REDEPLOY, RETREATING)


def is_ordered(rules: Rules, s: State) -> bool:
    if s.acting < 0:
        return False
    return s.step in ORDERED or (s.step == TRAIT and rules.traits[subject(s)].unordered(rules, s) > 0)


def answered(rules: Rules, s: State, rng: random.Random) -> list[int]:
    """A random complete answer to the question, as the tree gives it. Changes the state."""
    question = (s.step, s.slot, subject(s) if s.step == TRAIT else 0, len(s.stack))
    found = []
    while (s.step, s.slot, subject(s) if s.step == TRAIT else 0, len(s.stack)) == question:
        legal = legal_actions(rules, s)
        found.append(MARCH if s.step == READY and rng.random() < 0.3 else rng.choice(legal))
        apply(rules, s, found[-1])
    return found


def shuffled(actions: list[int], rng: random.Random) -> list[int]:
    """The same answer in another order; what ends the question, or takes all that is left, stays last."""
    first, last = actions[:-1], actions[-1:]
    rng.shuffle(first)
    return first + last


@pytest.mark.parametrize(("box", "players"), BOARDS)
def test_another_order_leads_to_the_same_table(box: str, players: int) -> None:
    rules = rules_for(players, box=box)
    rng = random.Random(players)
    swapped: Counter[str] = Counter()
    for seed in range(3):
        for s, _, _ in walk(rules, seed=500 + 10 * players + seed):
            if not is_ordered(rules, s):
                continue
            straight, bent = s.copy(), s.copy()
            actions = answered(rules, straight, rng)
            other = shuffled(actions, rng)
            word = step_name(rules, s)
            for action in other:
                assert action in answers(rules, bent), (word, actions, other)
                assert legal_actions(rules, bent)
                apply(rules, bent, action)
            assert same(bent, straight), (
                word,
                [name for name in FIELDS if getattr(bent, name) != getattr(straight, name)],
            )
            swapped[word] += other != actions
    assert {"ready", "redeploy"} <= {word for word, count in swapped.items() if count}


@pytest.mark.parametrize(
    ("lines", "word", "orders"),
    [
        (
            ["map base-2", "A active amazons/hill 5 6 7 hand 2", "turn A conquer"],
            "give_up",
            [[5, 7], [7, 5], [7, 6], [6, 5]],
        ),
        (
            ["map base-2", "A active giants/heroic 9 10 15 16 hand 1", "turn A conquer"],
            "hero",
            [[9, 16], [16, 9], [16, 15], [10, 9]],
        ),
    ],
)
def test_however_few_are_left(lines: list[str], word: str, orders: list[list[int]]) -> None:
    """The last regions may be named first, where the tree keeps room for what is to come."""
    for order in orders:
        at = read_position(lines)
        rules, s = at.rules, at.state
        while step_name(rules, s) != word:
            apply(rules, s, legal_actions(rules, s)[0])
        for region in order:
            action = next(action for action in answers(rules, s) if target_of(action) == region)
            assert step_name(rules, s) == word
            apply(rules, s, action)
        assert step_name(rules, s) != word


@pytest.mark.parametrize(("box", "players"), BOARDS)
def test_the_order_is_never_a_reason_for_people(box: str, players: int) -> None:
    rules = rules_for(players, box=box)
    asked = 0
    for s, legal, _ in walk(rules, seed=600 + players):
        if s.acting < 0:
            continue
        allowed = answers(rules, s)
        assert set(legal) <= set(allowed)
        for kind in {kind_of(action) for action in legal} - {SKIP}:
            base = next(action for action in legal if kind_of(action) == kind)
            for region in range(1, rules.board.size + 1):
                reason = why_not(rules, s, base - target_of(base) | region, allowed)
                assert reason is None or reason[0] != "out_of_order", (step_name(rules, s), region)
                asked += 1
    assert asked > 1000
