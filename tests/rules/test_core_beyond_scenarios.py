"""Rules of the core that a scenario can't show: chance, and what is hidden."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from tesno.core.actions import BADGE, BANNER, CHANCE, DIE, kind_of
from tesno.core.bits import members_of
from tesno.core.game import apply, chance_outcomes, legal_actions
from tesno.core.steps import PICK_COMBO
from tesno.core.view import SPECTATOR, view_json, view_of
from tesno.play import Game, Table
from tesno.play.ledger import Ledger
from tesno.play.position import Position, read_position

PLAYERS = (2, 3, 4, 5)


def played(players: int, seed: int, moves: int = 100_000) -> Game:
    """A game of random moves."""
    game = Game(Table(players=players), seed=seed)
    dice = random.Random(seed)
    while not game.over and moves:
        game.apply(dice.choice(game.legal))
        moves -= 1
    return game


def position(*lines: str) -> Position:
    return read_position(lines)


# --- chance ------------------------------------------------------------------------------------------------


@pytest.mark.rule("C1")
@pytest.mark.parametrize(("players", "rounds", "regions"), [(2, 10, 23), (3, 10, 30), (4, 9, 39), (5, 8, 48)])
def test_map_and_rounds_for_the_number_of_players(players: int, rounds: int, regions: int) -> None:
    rules = Table(players=players).rules()
    assert (rules.rounds, rules.board.size, rules.seats) == (rounds, regions, players)


@pytest.mark.rule("C1")
@pytest.mark.parametrize("players", PLAYERS)
def test_everybody_has_as_many_turns_as_there_are_rounds(players: int) -> None:
    game = played(players, seed=players)
    turns = Counter(about["seat"] for name, about in game.events if name == "income")
    assert turns == dict.fromkeys(range(players), game.rules.rounds)


@pytest.mark.rule("C2")
@pytest.mark.parametrize("players", PLAYERS)
def test_six_combos_are_dealt_and_no_banner_or_badge_twice(players: int) -> None:
    state = Game(Table(players=players), seed=3).state
    assert len(state.column_races) == len(set(state.column_races)) == 6
    assert len(set(state.column_powers)) == 6
    assert state.column_coins == (0,) * 6
    assert len(members_of(state.banners_unseen)) == 14 - 6
    assert len(members_of(state.badges_unseen)) == 20 - 6


@pytest.mark.rule("C2")
def test_banners_and_badges_are_shuffled() -> None:
    rules = Table().rules()
    games = [Game(Table(), seed, rules).state for seed in range(400)]
    for place in (0, 5):
        races = Counter(state.column_races[place] for state in games)
        powers = Counter(state.column_powers[place] for state in games)
        assert len(races) == 14
        assert len(powers) == 20
        assert max(races.values()) < 60  # 29 on average
        assert max(powers.values()) < 45  # 20 on average


@pytest.mark.rule("C5")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_first_player_is_drawn_at_random(players: int) -> None:
    table = Table(players=players)
    rules = table.rules()
    firsts = Counter(Game(table, seed, rules).acting for seed in range(60 * players))
    assert set(firsts) == set(range(players))
    assert min(firsts.values()) > 30  # 60 on average


@pytest.mark.rule("C5")
@pytest.mark.parametrize("players", PLAYERS)
def test_turns_go_clockwise_from_the_first_player(players: int) -> None:
    game = played(players, seed=17)
    seats = [about["seat"] for name, about in game.events if name == "income"]
    first = game.state.first
    assert seats == [(first + turn) % players for turn in range(players * game.rules.rounds)]


@pytest.mark.rule("C13")
def test_the_new_pile_of_badges_is_shuffled_from_the_discard() -> None:
    at = position(
        "map base-2",
        "column ratmen/hill elves/swamp orcs/forest giants/alchemist dwarves/mounted trolls/berserk",
        "discarded rest",
        "turn A",
    )
    apply(at.rules, at.state, legal_actions(at.rules, at.state)[0])
    apply(at.rules, at.state, legal_actions(at.rules, at.state)[0])  # the banner
    outcomes = chance_outcomes(at.rules, at.state)
    assert {kind_of(action) for action, _ in outcomes} == {BADGE}
    assert len(outcomes) == 14
    assert {weight for _, weight in outcomes} == {1}


@pytest.mark.rule("C30")
def test_the_faces_of_the_die() -> None:
    at = position("map base-2", "A active ratmen/merchant 5=2", "turn A conquer")
    game = Game(Table())
    game.rules, game.state = at.rules, at.state
    game.apply("gamble 10")
    assert game.acting == CHANCE
    outcomes = chance_outcomes(at.rules, game.state)
    assert sorted((action - DIE, weight) for action, weight in outcomes) == [(0, 3), (1, 1), (2, 1), (3, 1)]


# --- what is hidden ----------------------------------------------------------------------------------------


@pytest.mark.rule("C3")
@pytest.mark.parametrize("players", PLAYERS)
def test_nobody_is_shown_anothers_total(players: int) -> None:
    game = played(players, seed=5, moves=60)
    assert not game.over
    for seat in range(players):
        shown = game.view(seat).coins
        assert shown[seat] == game.state.coins[seat]
        assert [total for other, total in enumerate(shown) if other != seat] == [None] * (players - 1)
        assert view_json(game.rules, game.view(seat))["coins"] == list(shown)
    assert view_of(game.rules, game.state, SPECTATOR).coins == (None,) * players


@pytest.mark.rule("C3")
def test_a_view_does_not_depend_on_the_others_totals() -> None:
    game = played(3, seed=5, moves=60)
    rich = game.state.copy()
    rich.coins = (game.state.coins[0], 99, 0)
    assert view_of(game.rules, rich, 0) == game.view(0)
    assert view_of(game.rules, rich, 1) != game.view(1)


@pytest.mark.rule("C3")
@pytest.mark.parametrize("seed", range(4))
def test_what_is_paid_and_earned_is_public(seed: int) -> None:
    game = played(2, seed=seed)
    ledger = Ledger(game.rules)
    ledger.hear(game.events)
    assert ledger.totals == game.state.coins


@pytest.mark.rule("C80")
@pytest.mark.parametrize("players", PLAYERS)
def test_coins_are_revealed_at_the_end(players: int) -> None:
    game = played(players, seed=6)
    assert game.over
    assert {game.view(seat).coins for seat in (SPECTATOR, *range(players))} == {game.state.coins}
    assert game.winners
    assert all(game.state.coins[seat] == max(game.state.coins) for seat in game.winners)


@pytest.mark.rule("K3")
def test_the_bank_pays_more_than_any_box_holds() -> None:
    at = position("map base-2", "A coins 999", "B coins 999", "A active ratmen/merchant 2 3 4", "turn A decide")
    game = Game(Table())
    game.rules, game.state = at.rules, at.state
    for text in ("expand", "march", "end"):
        game.apply(text)
    assert game.state.coins == (1005, 999)


@pytest.mark.rule("K6")
@pytest.mark.rule("C2")
def test_nobody_sees_deeper_than_the_sixth_combo() -> None:
    """No order of the piles exists: every unseen tile may come next, all alike, and no view says which."""
    game = Game(Table(), seed=None)
    while game.acting == CHANCE:
        game.apply(game.legal[0])
    assert game.state.step == PICK_COMBO
    views = []
    for banner in range(8):
        twin = Game(Table(), seed=None)
        twin.replay(move.text for move in game.log)
        views.append([twin.view(seat) for seat in (SPECTATOR, 0, 1)])
        twin.apply("pick 1")
        outcomes = chance_outcomes(twin.rules, twin.state)
        assert len(outcomes) == 8
        assert {weight for _, weight in outcomes} == {1}
        action = outcomes[banner][0]
        assert kind_of(action) == BANNER
        twin.apply(action)
    assert all(view == views[0] for view in views)


@pytest.mark.rule("K6")
def test_a_client_is_told_nothing_of_unseen_tiles() -> None:
    game = Game(Table(), seed=4)
    told = view_json(game.rules, game.view(0))
    assert len(told["column"]) == 6
    for race in members_of(game.state.banners_unseen):
        assert game.rules.race_ids[race] not in str({name: told[name] for name in told if name != "tray"})
    for power in members_of(game.state.badges_unseen):
        assert f"'{game.rules.power_ids[power]}'" not in str(told)


@pytest.mark.rule("K7")
def test_while_the_banner_pile_is_empty_the_next_badge_stays_hidden() -> None:
    at = position(
        "map base-2",
        "races orcs humans elves dwarves giants ratmen",
        "column ratmen/hill elves/swamp orcs/forest giants/alchemist dwarves/mounted humans/berserk",
        "turn A",
    )
    unseen = at.state.badges_unseen
    apply(at.rules, at.state, legal_actions(at.rules, at.state)[0])
    assert at.state.acting == 0  # chance has not been asked
    assert at.state.badges_unseen == unseen
    assert len(at.state.column_powers) == 5


@pytest.mark.rule("K7")
def test_the_discard_and_the_banners_returned_are_public() -> None:
    at = position("map base-2", "below trolls elves", "discarded flying hill", "turn A")
    for seat in (SPECTATOR, 0, 1):
        told = view_json(at.rules, view_of(at.rules, at.state, seat))
        assert told["banners_below"] == ["trolls", "elves"]
        assert sorted(told["badges_discarded"]) == ["flying", "hill"]
