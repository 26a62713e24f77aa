"""What holds in every state of every game: serialising, copying, explaining, notation."""

from __future__ import annotations

import json
import random

import pytest
from tests.walks import BOARDS, BOXES, rules_for, walk

from tesno.core.actions import CHANCE, CONQUER, GAMBLE, KIND_NAMES, USE, kind_of, packed, target_of, unpacked, use
from tesno.core.explain import REASONS, cost_summands, why_not
from tesno.core.forms import restore
from tesno.core.game import apply, legal_actions
from tesno.core.ground import units_at
from tesno.core.notation import action_text, parse_action
from tesno.core.state import FIELDS, State, from_json, same, to_json
from tesno.lab.invariants import check_state


@pytest.mark.plain  # compiled classes have no slots
def test_every_field_is_written_and_copied():
    assert set(FIELDS) == set(State.__slots__) - {"events", "forms", "tolling", "tidying"}


@pytest.mark.parametrize(("box", "players"), BOARDS)
def test_states_survive_json_and_do_not_share_anything(box, players):
    rules = rules_for(players, box=box)
    kept: list[tuple[State, str]] = []
    for s, _, _ in walk(rules, seed=players):
        text = json.dumps(to_json(s))
        assert same(restore(rules, from_json(json.loads(text))), s)
        kept.append((s.copy(), text))
    # A shallow copy somewhere would have changed under us while the game went on.
    for old, text in kept:
        assert json.dumps(to_json(old)) == text


@pytest.mark.parametrize(("box", "players"), BOARDS)
def test_applying_to_a_copy_changes_nothing_else(box, players):
    rules = rules_for(players, box=box)
    rng = random.Random(5)
    for s, legal, _ in walk(rules, seed=10 + players):
        before = to_json(s)
        apply(rules, s.copy(), rng.choice(legal))
        assert to_json(s) == before


@pytest.mark.parametrize("damage", ["missing", "extra", "type", "list"])
def test_damaged_json_is_refused(damage):
    rules = rules_for(2)
    s, _, _ = next(walk(rules, seed=1))
    data = to_json(s)
    if damage == "missing":
        del data["coins"]
    elif damage == "extra":
        data["cheat"] = 1
    elif damage == "type":
        data["round"] = "3"
    else:
        data["tokens"] = 3
    with pytest.raises(ValueError, match="state:"):
        from_json(data)


@pytest.mark.parametrize(("box", "players"), BOARDS)
def test_what_a_region_costs_is_the_sum_of_its_summands(box, players):
    rules = rules_for(players, box=box)
    seen = 0
    for seed in range(4):
        for s, legal, _ in walk(rules, seed=20 + seed):
            for action in legal:
                if kind_of(action) == CONQUER:
                    after = s.copy()
                    apply(rules, after, action)
                    cost = sum(amount for _, amount in cost_summands(rules, s, s.slot, target_of(action)))
                    tokens = s.hand[s.slot] - after.hand[s.slot]
                    # Hammers go along with the tokens and don't stay (U-R5), beasts do (W-D9).
                    assert cost == tokens + s.helpers - after.helpers
                    assert tokens == after.tokens[target_of(action)]
                    assert tokens + units_at(rules, after, target_of(action)) >= 1
                    seen += 1
                elif kind_of(action) == GAMBLE:
                    cost = sum(amount for _, amount in cost_summands(rules, s, s.slot, target_of(action)))
                    assert 1 <= cost - s.hand[s.slot] - s.helpers <= 3
    assert seen > 200


@pytest.mark.parametrize(("box", "players"), BOARDS)
def test_notation_is_read_back(box, players):
    rules = rules_for(players, box=box)
    for s, legal, _ in walk(rules, seed=30 + players):
        texts = [action_text(rules, s, action) for action in legal]
        assert len(set(texts)) == len(texts)
        for action, text in zip(legal, texts, strict=True):
            assert parse_action(rules, s, text) == action
            assert packed(unpacked(action)) == action


@pytest.mark.parametrize("players", [2, 5])
@pytest.mark.parametrize("box", BOXES)
def test_everything_that_is_not_legal_has_a_reason(box, players):
    """All kinds of actions on all targets: legal, or a known reason with its parameters; and nothing changes."""
    rules = rules_for(players, box=box)
    targets = [kind | number for kind in KIND_NAMES if kind != USE for number in range(rules.board.size + 2)]
    targets += [use(trait.index, number) for trait in rules.traits for number in range(rules.board.size + 2)]
    rng = random.Random(players)
    found: set[str] = set()
    for s, legal, _ in walk(rules, seed=40 + players):
        before = to_json(s)
        for action in rng.sample(targets, 60):
            reason = why_not(rules, s, action)
            assert (reason is None) == (action in legal)
            if reason is not None:
                assert set(reason[1]) == set(REASONS[reason[0]]), reason
                found.add(reason[0])
        assert to_json(s) == before
    assert {"wrong_step", "chance_acts", "no_such_region", "not_adjacent"} <= found


@pytest.mark.parametrize(("box", "players"), BOARDS)
def test_invariants_hold_and_the_game_ends_after_its_rounds(box, players):
    rules = rules_for(players, box=box)
    rounds = set()
    for s, _, _ in walk(rules, seed=50 + players):
        check_state(rules, s)
        rounds.add(s.round)
    assert s.acting != CHANCE
    assert rounds == set(range(1, rules.board.rounds + 1))
    assert legal_actions(rules, s) == []
