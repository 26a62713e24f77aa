"""Secrets leave through the view only: others' totals are hidden, and nothing depends on them."""

from __future__ import annotations

import random

import pytest
from tests.walks import BOARDS, BOXES, rules_for, walk

from tesno.core.actions import NOBODY
from tesno.core.game import legal_actions
from tesno.core.state import FIELDS, State
from tesno.core.view import PUBLIC, SPECTATOR, imagine, view_json, view_of


def with_other_secrets(s: State, seat: int, rng: random.Random) -> State:
    """The same state but for what the seat can't know."""
    other = s.copy()
    other.coins = tuple(coins if owner == seat else rng.randrange(200) for owner, coins in enumerate(s.coins))
    return other


def test_the_view_is_an_allow_list_of_everything_but_coins():
    assert set(PUBLIC) == set(FIELDS) - {"coins"}


@pytest.mark.rule("C3")
@pytest.mark.parametrize(("box", "players"), BOARDS)
def test_a_view_does_not_depend_on_what_its_seat_cannot_know(box, players):
    rules = rules_for(players, box=box)
    rng = random.Random(players)
    for s, legal, _ in walk(rules, seed=60 + players):
        for seat in (*range(players), SPECTATOR):
            other = with_other_secrets(s, seat, rng)
            assert view_of(rules, s, seat) == view_of(rules, other, seat)
            assert view_json(rules, view_of(rules, s, seat)) == view_json(rules, view_of(rules, other, seat))
        if s.acting >= 0:
            assert legal_actions(rules, with_other_secrets(s, s.acting, rng)) == legal


@pytest.mark.rule("C3")
@pytest.mark.parametrize("box", BOXES)
def test_the_others_totals_are_not_shown(box):
    rules = rules_for(3, box=box)
    for s, _, _ in walk(rules, seed=7):
        view = view_of(rules, s, 1)
        assert view.coins == (None, s.coins[1], None)
        assert view_of(rules, s, SPECTATOR).coins == (None, None, None)


@pytest.mark.parametrize("box", BOXES)
def test_open_coins_show_all_totals(box):
    rules = rules_for(3, "open_coins", box=box)
    for s, _, _ in walk(rules, seed=7):
        assert view_of(rules, s, 1).coins == s.coins


@pytest.mark.rule("C80")
@pytest.mark.parametrize("box", BOXES)
def test_coins_are_revealed_at_the_end(box):
    rules = rules_for(2, box=box)
    *_, (s, _, _) = walk(rules, seed=8)
    assert s.acting == NOBODY
    assert view_of(rules, s, 0).coins == s.coins


@pytest.mark.parametrize(("box", "players"), BOARDS)
def test_an_imagined_world_looks_like_the_view_it_was_made_from(box, players):
    rules = rules_for(players, box=box)
    for s, legal, _ in walk(rules, seed=70 + players):
        for seat in range(players):
            view = view_of(rules, s, seat)
            assert view_of(rules, imagine(rules, view), seat) == view
            assert imagine(rules, view, s.coins).coins == s.coins
        if s.acting >= 0:
            assert legal_actions(rules, imagine(rules, view_of(rules, s, s.acting))) == legal


@pytest.mark.parametrize("box", BOXES)
def test_an_imagined_world_shares_nothing_with_the_view(box):
    rules = rules_for(2, box=box)
    for s, _, _ in walk(rules, seed=9):
        view = view_of(rules, s, 0)
        world = imagine(rules, view)
        world.tokens[1] += 1
        world.hand[0] += 1
        assert view == view_of(rules, s, 0)
