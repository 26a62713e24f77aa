"""Costs tell what the engine takes, whom it hits, how the die stands and what it brings."""

from __future__ import annotations

import random
from functools import cache

import pytest
from tests.sight.playing import do, positions, seen
from tests.walks import BOARDS, BOXES

from tesno.core.actions import CHANCE, DIE, kind_of, target_of
from tesno.core.explain import cost_summands, why_no_target
from tesno.core.game import apply, chance_outcomes
from tesno.core.state import Event
from tesno.core.steps import CONQUEST, ROLL, TRAIT
from tesno.play import Game
from tesno.play.lines import expand
from tesno.sight.model import Cost, Option

# Of so many options one is looked at closely.
SEEDS = {"warcraft": (20, 25, 27)}  # with raids and champions in them
SOME = {"conquer": 6, "gamble": 3, "ability": 3, "answer": 1}


@cache
def sample(box: str, players: int) -> list[tuple[Game, Option]]:
    """Options with a cost, each with the game in which it is offered."""
    rng = random.Random(players)
    return [
        (game.copy(), option)
        for seed in SEEDS.get(box, (20, 21))
        for game, position in positions(box, players, seed)
        for option in position.options
        if option.cost is not None and rng.randrange(SOME[option.kind]) == 0
    ]


def costly(box: str, players: int, *kinds: str) -> list[tuple[Game, Option, Cost]]:
    return [
        (game.copy(), option, option.cost)
        for game, option in sample(box, players)
        if option.kind in kinds and option.cost is not None
    ]


def losses(events: list[Event]) -> list[tuple[int, str, int, int]]:
    return [
        (about["seat"], about["race"], about["lost"], about["withdrawn"]) for name, about in events if name == "lost"
    ]


@pytest.mark.parametrize(("box", "players"), BOARDS)
def test_a_conquest_takes_what_was_said(box: str, players: int) -> None:
    found = costly(box, players, "conquer")
    assert len(found) > 30
    for game, option, cost in found:
        do(game, option.lines[:-1])
        s = game.state
        slot, told = s.slot, len(game.events)
        before = s.hand[slot] + s.helpers
        shielded = s.shield >> (option.region or 0) & 1
        do(game, option.lines[-1:])
        assert before - game.state.hand[slot] - game.state.helpers == cost.total
        assert cost.total == sum(summand.amount for summand in cost.summands)
        assert cost.left == cost.hand - cost.total >= 0
        assert cost.hand == before or shielded
        assert (cost.hits, cost.faces) == (0, 0)
        assert losses(game.events[told:]) == [(loss.seat, loss.race, loss.lost, loss.withdrawn) for loss in cost.losses]


@pytest.mark.parametrize("box", BOXES)
def test_an_ability_takes_what_was_said(box: str) -> None:
    found = [each for board, players in BOARDS if board == box for each in costly(box, players, "ability")]
    assert len(found) > 10
    for game, option, cost in found:
        do(game, option.lines[:-1])
        slot, told = game.state.slot, len(game.events)
        hand = game.state.hand[slot]
        do(game, option.lines[-1:])
        if game.state.step == ROLL:
            assert cost.faces == len(game.rules.die)
            continue
        assert hand - game.state.hand[slot] == cost.total
        assert losses(game.events[told:]) == [(loss.seat, loss.race, loss.lost, loss.withdrawn) for loss in cost.losses]


@pytest.mark.parametrize(("box", "players"), BOARDS)
def test_the_die_hits_as_often_as_was_said(box: str, players: int) -> None:
    found = costly(box, players, "gamble", "ability")
    rolls = [(game, option, cost) for game, option, cost in found if cost.faces]
    assert len(rolls) > 20
    for game, option, cost in rolls:
        do(game, option.lines)
        assert game.state.step == ROLL
        hits = 0
        for action, weight in chance_outcomes(game.rules, game.state):
            assert kind_of(action) == DIE
            twin = game.copy()
            told = len(twin.events)
            twin.apply(action)
            won = any(name == "conquered" for name, _ in twin.events[told:])
            hits += weight if won else 0
            if won:
                assert target_of(action) >= cost.total - cost.hand
                told_losses = [(loss.seat, loss.race, loss.lost, loss.withdrawn) for loss in cost.losses]
                assert losses(twin.events[told:]) == told_losses
        assert (hits, len(game.rules.die)) == (cost.hits, cost.faces)
        # A raid may be flown in vain, or with a second roll in mind.
        assert hits > 0 or option.kind == "ability"


def income(game: Game) -> int | None:
    """What the turn brings if it ends without any more decisions; None when chance or a pick come in between."""
    s, seat = game.state.copy(), game.acting
    s.events = []
    if seat == CHANCE or game.state.active[seat] < 0:
        return None
    for action in expand(game.rules, s, seat, "finish", for_all=True):
        apply(game.rules, s, action)
    found = [about["coins"] for name, about in s.events if name == "income" and about["seat"] == seat]
    return found[0] if found else None


@pytest.mark.parametrize(("box", "players"), BOARDS)
def test_a_conquest_brings_what_was_said(box: str, players: int) -> None:
    """But for what depends on where tokens are placed later: crowds that pay, tokens that have to leave the map."""
    compared = 0
    for game, option, cost in costly(box, players, "conquer"):
        do(game, option.lines[:-1])
        seat, slot, coins = game.acting, game.state.slot, game.state.coins[game.acting]
        form = game.state.forms[slot]
        paid_by_place = form.set_aside or any(trait.name == "frightened" for trait in form.incomes)
        # Something armed has to be used: the turn can't end without.
        if paid_by_place or game.state.aids:
            continue
        without = income(game)
        before = len(game.events)
        do(game, option.lines[-1:])
        with_it = income(game) if game.acting == seat else None
        # What is paid out of a purse that nobody sees into can't be said.
        if without is not None and with_it is not None and "ransom" not in dict(game.events[before:]):
            compared += 1
            toll = coins - game.state.coins[seat]
            assert cost.coins == with_it - without - toll
    assert compared > 30


@pytest.mark.parametrize(("box", "players"), BOARDS)
def test_what_is_refused_has_a_cost_if_only_tokens_are_missing(box: str, players: int) -> None:
    told = {"priced": 0, "barred": 0}
    for game, position in positions(box, players, 50 + players):
        s = game.state
        if s.step != CONQUEST:
            continue
        for refusal in position.refusals:
            within = why_no_target(game.rules, s, s.slot, refusal.region) is None
            told["priced" if within else "barred"] += 1
            assert (refusal.cost is not None) == within
            if refusal.cost is not None:
                summands = [(summand.id, summand.amount) for summand in refusal.cost.summands]
                assert summands == cost_summands(game.rules, s, s.slot, refusal.region)
                assert (refusal.cost.losses, refusal.cost.coins, refusal.cost.faces) == ([], 0, 0)
    assert min(told.values()) > 30


@pytest.mark.parametrize(("box", "players"), BOARDS)
def test_looking_ahead_tells_what_is_there(box: str, players: int) -> None:
    """What is offered before troops are ready is what is offered once they are."""
    compared = 0
    for game, position in positions(box, players, 70 + players):
        if position.step not in ("decide", "ready"):
            continue
        ahead = [option for option in position.options if option.kind in ("conquer", "gamble", "ability")]
        twin = game.copy()
        if position.step == "decide":
            do(twin, ["expand"])
        if seen(twin).step == "ready":
            do(twin, ["march"])
        there = seen(twin)
        if there.step != "conquer":
            # A trait asks something on the way: that is answered first.
            assert twin.state.step == TRAIT
            assert not ahead
            continue
        onward = [option for option in there.options if option.kind != "end"]
        assert [(option.lines[-1], option.cost, option.label) for option in ahead] == [
            (option.lines[-1], option.cost, option.label) for option in onward
        ]
        own = {ground.region for ground in there.grounds if ground.race == twin.rules.race_ids[twin.state.slot]}
        assert [each for each in position.refusals if each.region not in own] == [
            each for each in there.refusals if each.region not in own
        ]
        compared += len(ahead)
    assert compared > 30
