"""Whole games by what positions offer: everything offered is accepted, and everything legal is offered."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from itertools import chain
from typing import Any

import pytest
from tests.core.test_view import with_other_secrets
from tests.sight.playing import NAMES, do, line_of, positions, random_counts, seen, selection_lines
from tests.walks import BOARDS, BOXES, rules_for, walk

from tesno.core.actions import PLACE, RETREAT, USE, kind_of
from tesno.core.order import answers
from tesno.core.result import winners
from tesno.core.state import same
from tesno.core.steps import CONQUEST
from tesno.core.view import SPECTATOR, view_of
from tesno.locale import LANGUAGES, Words
from tesno.locale.phrases import Joined, Paired, Said
from tesno.play import Game
from tesno.sight import position_of
from tesno.sight.model import Position

# How often everything that is offered is tried out: at one moment in so many.
RARELY = 12


def everything_offered(position: Position, rng: random.Random) -> Iterator[list[str]]:
    yield from (option.lines for option in position.options)
    if position.selection is not None and position.selection.most > 1:
        yield selection_lines(position.selection, rng.sample(position.selection.regions, position.selection.most))
    spread = position.spread
    if spread is not None:
        yield from ([line_of(spread, suggestion.counts)] for suggestion in spread.suggestions)
        yield [line_of(spread, random_counts(spread, rng))]


def check_that_all_is_accepted(game: Game, position: Position, rng: random.Random) -> None:
    offered = list(everything_offered(position, rng))
    assert len({tuple(option.lines) for option in position.options}) == len(position.options)
    for lines in offered:
        twin = game.copy()
        do(twin, lines)
        assert not same(twin.state, game.state)


def check_that_all_that_is_legal_is_offered(game: Game, position: Position) -> None:
    # Going on goes all the way.
    offered = {option.lines[0] for option in position.options if len(option.lines) == 1 or option.kind == "go"}
    placing = (PLACE, RETREAT, USE) if position.spread else ()
    allowed = [action for action in answers(game.rules, game.state) if kind_of(action) not in placing]
    assert {game.text(action) for action in allowed} == offered
    assert position.options or position.spread


def check_targets_and_refusals(game: Game, position: Position) -> None:
    refused = [refusal.region for refusal in position.refusals]
    targets = {option.region for option in position.options if option.region is not None}
    if position.spread is not None:
        targets |= {share.region for share in position.spread.shares}
    if position.selection is not None:
        targets |= set(position.selection.regions)
    if refused or game.state.step == CONQUEST:
        assert len(refused) == len(set(refused))
        # The order in which the tree names regions is nobody's business; that of bombs is a rule (W-D3).
        ordered = position.step == "fuse"
        assert ordered or not any("out_of_order" in repr(refusal.reason) for refusal in position.refusals)
        assert targets.isdisjoint(refused)
        assert targets.union(refused) == set(range(1, game.rules.board.size + 1))


def check_spread(game: Game, position: Position, rng: random.Random) -> None:
    spread = position.spread
    if spread is None:
        return
    assert spread.pool > 0
    assert len(spread.shares) > 1
    assert spread.suggestions
    for suggestion in spread.suggestions:
        assert sum(suggestion.counts) == spread.pool + sum(share.now for share in spread.shares)
        limits = zip(spread.shares, suggestion.counts, strict=True)
        assert all(share.least <= count <= share.most for share, count in limits)
    assert any(suggestion.why_not is None for suggestion in spread.suggestions)
    twin = game.copy()
    do(twin, [line_of(spread, random_counts(spread, rng))])
    before, after = game.state, twin.state
    asked_again = (after.acting, after.seat, after.round) == (before.acting, before.seat, before.round)
    ended = game.acting == position.turn and not asked_again
    # How units are placed says whether tokens are left to be redeployed: nothing is promised before.
    unit = spread.piece in {kind.id for kind in game.rules.kinds if kind.unit}
    assert spread.ends_turn == (ended and not unit)


def walk_through(box: str, players: int, seed: int, rarely: int) -> None:
    rng = random.Random(seed)
    kinds: set[str] = set()
    for game, position in positions(box, players, seed):
        check_that_all_that_is_legal_is_offered(game, position)
        check_targets_and_refusals(game, position)
        check_spread(game, position, rng)
        if rng.randrange(rarely) == 0:
            check_that_all_is_accepted(game, position, rng)
        kinds |= {option.kind for option in position.options}
    assert {"pick", "conquer", "gamble", "decline", "end", "go", "abandon"} <= kinds


@pytest.mark.parametrize(("box", "players"), BOARDS)
def test_a_game_by_what_is_offered(box: str, players: int) -> None:
    walk_through(box, players, players, RARELY)


@pytest.mark.slow
@pytest.mark.parametrize(("box", "players"), BOARDS)
@pytest.mark.parametrize("seed", range(100, 112))
def test_many_games_by_what_is_offered(box: str, players: int, seed: int) -> None:
    walk_through(box, players, seed, 4)


def phrases_in(thing: Any) -> Iterator[Said | Joined | Paired]:
    """Every phrase of a position, but plain texts."""
    if isinstance(thing, Said | Joined | Paired):
        yield thing
    elif is_dataclass(thing):
        for field in fields(thing):
            yield from phrases_in(getattr(thing, field.name))
    elif isinstance(thing, list):
        for part in thing:
            yield from phrases_in(part)


@pytest.mark.parametrize("box", BOXES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_can_be_said(box: str, language: str) -> None:
    words = Words(language, box=box)
    said: dict[str, str] = {}
    for _, position in chain(positions(box, 4, 3), positions(box, 5, 4)):
        for phrase in phrases_in(position):
            if repr(phrase) not in said:
                said[repr(phrase)] = words.say(phrase)
    assert len(said) > 300
    assert all(text.strip() and "{" not in text for text in said.values())


@pytest.mark.parametrize(("box", "players"), BOARDS)
def test_a_position_does_not_depend_on_what_its_seat_cannot_know(box: str, players: int) -> None:
    rules = rules_for(players, box=box)
    rng = random.Random(players)
    for number, (s, _, _) in enumerate(walk(rules, seed=80 + players)):
        for seat in (*range(players), SPECTATOR):
            if number % 6 == seat or seat == s.acting:
                views = [view_of(rules, state, seat) for state in (s, with_other_secrets(s, seat, rng))]
                first, second = (position_of(rules, view, names=NAMES, asked=True) for view in views)
                assert first == second
                coins = [player.coins for player in first.players]
                assert coins == [s.coins[seat] if other == seat else None for other in range(players)]


@pytest.mark.parametrize("box", BOXES)
def test_those_who_are_not_asked_see_the_same_table(box: str) -> None:
    for number, (game, position) in enumerate(positions(box, 3, 5)):
        if number % 5:
            continue
        shown = seen(game, asked=False)
        assert (shown.options, shown.spread, shown.selection, shown.refusals) == ([], None, None, [])
        assert shown.question == position.question
        others = [seen(game, seat) for seat in range(-1, 3) if seat != game.acting]
        for other in others:
            assert (other.options, other.spread, other.selection, other.refusals) == ([], None, None, [])
            assert other.question == Said("sight-waiting", {"player": NAMES[game.acting]})
            assert (other.grounds, other.column, other.phase) == (position.grounds, position.column, position.phase)
            assert [player.holdings for player in other.players] == [player.holdings for player in position.players]
        assert [other.eyes for other in others if other.eyes is None] == [None]
        assert position.ranking == []


@pytest.mark.parametrize(("box", "players"), BOARDS)
def test_the_end(box: str, players: int) -> None:
    *_, (game, _) = positions(box, players, 6)
    last = seen(game, 0)
    assert last.acting is None
    assert last.phase == last.step == "over"
    assert last.question == Said("step-over", {})
    assert tuple(player.coins for player in last.players) == game.state.coins
    assert sorted(rank.seat for rank in last.ranking if rank.rank == 1) == winners(game.rules, game.state)
    assert sorted(rank.seat for rank in last.ranking) == list(range(players))
    order = [(rank.coins, rank.tokens) for rank in last.ranking]
    assert order == sorted(order, reverse=True)
