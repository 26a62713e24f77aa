"""The planner: more thought never promises less, plans can be carried out, and the clock only cuts off."""

from __future__ import annotations

from random import Random

import pytest
from tests.walks import BOXES, rules_for

from tesno.bots import make_bot
from tesno.bots.levels import planner_of
from tesno.bots.mind import Mind, position
from tesno.bots.planner import PLAYED_ON, Budget, Planner, is_planned
from tesno.core.game import apply, legal_actions, new_state
from tesno.core.rules import Rules
from tesno.core.state import State
from tesno.core.steps import CONQUEST, DECIDE, PICK_COMBO, REDEPLOY
from tesno.play import Game, Ledger, Table


def asked(rules: Rules, step: int, seed: int, least: int = 2) -> State:
    """A position of a game by habit, some rounds in, where this is asked."""
    s = new_state(rules)
    habits = Mind(rules).habits
    rng = Random(seed)
    habits.play_on(s, rng, 2 * rules.seats)
    for _ in range(2000):
        if s.step == step and s.acting == s.seat and len(legal_actions(rules, s)) >= least:
            return s
        habits.play_once(s, rng)
    pytest.fail("the question was never asked")


@pytest.mark.parametrize("box", BOXES)
def test_more_nodes_promise_no_less(box: str) -> None:
    rules = rules_for(2, box=box)
    planner = planner_of(rules)
    for seed in range(3):
        s = asked(rules, CONQUEST, seed)
        legal = legal_actions(rules, s)
        before = position(s)
        few = planner.search(s, legal, Budget(1), 5)
        many = planner.search(s, legal, Budget(60), 5)
        assert position(s) == before
        assert few.nodes <= many.nodes
        assert all(more >= less for more, less in zip(many.scores, few.scores, strict=True))


@pytest.mark.parametrize("box", BOXES)
def test_a_plan_can_be_carried_out_up_to_the_next_roll(box: str) -> None:
    rules = rules_for(3, box=box)
    planner = planner_of(rules)
    s = asked(rules, CONQUEST, 2)
    legal = legal_actions(rules, s)
    found = planner.search(s, legal, Budget(40), 5)
    top = found.tops[found.best()]
    assert top is not None
    plan = dict(top.trail)
    followed = 0
    while s.acting >= 0 and is_planned(s) and position(s) in plan:
        action = plan[position(s)]
        assert action in legal_actions(rules, s)
        apply(rules, s, action)
        followed += 1
    assert followed >= 1


@pytest.mark.parametrize("step", [CONQUEST, DECIDE])
@pytest.mark.parametrize("box", BOXES)
def test_all_lines_end_with_the_turn_that_is_planned(box: str, step: int) -> None:
    """Those too whose answer ends it at once, as going into decline does: otherwise the next player's turn would be
    weighed with some answers and not with others."""
    rules = rules_for(3, box=box)
    planner = planner_of(rules)
    for seed in range(3):
        s = asked(rules, step, seed)
        found = planner.search(s, legal_actions(rules, s), Budget(12), 5)
        ends = [end for top in found.tops if top is not None for _, end in top.ends]
        assert len(found.tops) <= len(ends)
        assert {turns_between(rules, s, end) for end in ends} == {1}


def turns_between(rules: Rules, s: State, later: State) -> int:
    return (
        (later.round - s.round) * rules.seats + (later.seat - s.first) % rules.seats - (s.seat - s.first) % rules.seats
    )


def test_nobody_stops_with_all_tokens_in_hand() -> None:
    """A turn that was ended at once looked as good as one that the next player had spoilt already."""
    game = Game(Table(box="base", players=2), seed=0)
    bots = [make_bot("hard", game.rules, seat, 0) for seat in range(2)]
    conquests = 0
    while game.state.round <= 2:
        ledger = Ledger(game.rules)
        ledger.hear(game.events)
        texts = game.legal_texts
        action = bots[game.acting].choose(game.view(game.acting), game.legal, ledger.totals)
        s = game.state
        if s.step == CONQUEST and not s.held[s.slot] and any(text.startswith("conquer") for text in texts):
            conquests += 1
            assert game.text(action) != "end"
        game.apply(action)
    assert conquests >= 2


@pytest.mark.parametrize("box", BOXES)
def test_all_tokens_in_hand_are_placed(box: str) -> None:
    rules = rules_for(2, box=box)
    planner = planner_of(rules)
    for seed in range(4):
        s = asked(rules, REDEPLOY, seed)
        trail = planner.placed(s, Budget(1, ahead=1.0, samples=1, looks=3), 5)
        slot = s.slot
        for here, action in trail:
            assert position(s) == here
            assert action in legal_actions(rules, s)
            apply(rules, s, action)
        assert s.step != REDEPLOY or s.slot != slot


def test_the_clock_cuts_off_and_an_answer_is_there() -> None:
    rules = rules_for(2)
    planner = planner_of(rules)
    s = asked(rules, CONQUEST, 1, least=4)
    legal = legal_actions(rules, s)
    planner.deadline = 1e-9
    try:
        found = planner.search(s, legal, Budget(10_000, ahead=1.0), 5)
    finally:
        planner.deadline = 0.0
    assert found.cut
    assert legal[found.best()] in legal
    assert found.nodes < 1000


def test_tokens_that_save_nothing_are_spread() -> None:
    """No pile on one region beside singles: with evenness the highest pile is never higher, and often lower."""
    rules = rules_for(2)
    plain, even = Mind(rules).habits, Planner(rules, lambda rows: [0.0] * len(rows), planner_of(rules).known)
    lower = 0
    for seed in range(12):
        s = asked(rules, REDEPLOY, seed)
        piles = [
            max(s.tokens[region] + count for region, count in habits.allotment(s)) for habits in (plain, even.habits)
        ]
        assert piles[1] <= piles[0]
        lower += piles[1] < piles[0]
    assert lower


@pytest.mark.parametrize("players", [2, 5])
def test_at_larger_tables_the_best_are_played_on_less_often(players: int) -> None:
    rules = rules_for(players)
    planner = planner_of(rules)
    s = asked(rules, PICK_COMBO, 1)
    legal = legal_actions(rules, s)

    def played_on(samples: int) -> int:
        budget = Budget(1, ahead=1.0, samples=samples, looks=2, apart=100.0)
        return planner.search(s, legal, budget, 5).nodes - planner.search(s, legal, Budget(1), 5).nodes

    # Two are looked at, each at most so many turns.
    assert 0 < played_on(10_000) == played_on(PLAYED_ON // players) <= 2 * PLAYED_ON
    assert played_on(3) < played_on(4)
