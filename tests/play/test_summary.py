"""The numbers of a game: every coin is accounted for, every combo has its tale."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from tests.walks import BOARDS, random_action

from tesno.core.state import Event
from tesno.locale import LANGUAGES, Words
from tesno.play import Game, Table
from tesno.play.summary import ComboTale, Earning, tally_of


def played(box: str, players: int, seed: int) -> Game:
    game = Game(Table(box=box, players=players), seed=seed)
    rng = random.Random(seed)
    while not game.over:
        game.apply(random_action(game.rules, game.state, rng))
    return game


@pytest.mark.parametrize(("box", "players"), BOARDS)
@pytest.mark.parametrize("seed", range(4))
def test_every_coin_is_accounted_for(box: str, players: int, seed: int) -> None:
    game = played(box, players, seed)
    tally = tally_of(game.events)
    coins = Counter(dict.fromkeys(range(players), game.rules.start_coins))
    for earning in tally.earnings:
        coins[earning.seat] += earning.coins
    assert tuple(coins[seat] for seat in range(players)) == game.state.coins
    assert all(earning.coins for earning in tally.earnings)
    assert {earning.round for earning in tally.earnings} == set(range(1, game.rules.rounds + 1))
    keys = [(each.round, each.turn, each.seat, each.race, each.source) for each in tally.earnings]
    assert len(set(keys)) == len(keys)
    assert all(Words(LANGUAGES[seed % 3], box=box).summand(earning.source) for earning in tally.earnings)


@pytest.mark.parametrize(("box", "players"), BOARDS)
def test_every_combo_has_its_tale(box: str, players: int) -> None:
    game = played(box, players, seed=9)
    combos = tally_of(game.events).combos
    happened = Counter(name for name, _ in game.events)
    assert len(combos) == happened["picked"]
    assert sum(tale.declined is not None for tale in combos) == happened["declined"]
    assert sum(tale.conquests for tale in combos) == happened["conquered"]
    assert sum(tale.lost for tale in combos) == sum(about["lost"] for name, about in game.events if name == "lost")
    races_brought = sum(
        coins for name, about in game.events if name == "income" for _, source, coins in about["sources"]
    )
    assert sum(tale.coins for tale in combos) >= races_brought > 0
    assert all(tale.picked <= (tale.declined or game.rules.rounds) for tale in combos)


def test_a_game_told_by_hand() -> None:
    events: list[Event] = [
        ("first", {"seat": 1}),
        ("turn", {"seat": 1, "round": 1}),
        ("picked", {"seat": 1, "race": "liches", "power": "martyr", "price": 2, "gained": 1, "tokens": 9}),
        ("conquered", {"seat": 1, "race": "liches", "region": 4, "tokens": 2, "way": "march"}),
        ("income", {"seat": 1, "coins": 1, "sources": [("liches", "regions", 1)]}),
        ("turn", {"seat": 0, "round": 1}),
        ("picked", {"seat": 0, "race": "ogres", "power": "thieving", "price": 0, "gained": 0, "tokens": 9}),
        ("conquered", {"seat": 0, "race": "ogres", "region": 4, "tokens": 3, "way": "march"}),
        ("paid", {"seat": 1, "coins": 1, "source": "martyr"}),
        ("lost", {"seat": 1, "race": "liches", "region": 4, "lost": 1, "withdrawn": 1}),
        ("paid", {"seat": 1, "coins": 1, "source": "martyr"}),
        ("toll", {"seat": 0, "other": 1, "coins": 1, "source": "liches"}),
        ("income", {"seat": 0, "coins": 0, "sources": []}),
        ("stolen", {"seat": 0, "other": 1, "coins": 1, "source": "thieving"}),
        ("turn", {"seat": 1, "round": 2}),
        ("declined", {"seat": 1, "race": "liches"}),
        ("income", {"seat": 1, "coins": 3, "sources": [("liches", "decline", 3)]}),
        ("turn", {"seat": 0, "round": 2}),
        ("race_gone", {"seat": 1, "race": "liches"}),
        ("picked", {"seat": 0, "race": "liches", "power": "stone", "price": 0, "gained": 2, "tokens": 8}),
    ]
    tally = tally_of(events)
    assert tally.earnings == [
        Earning(1, 1, 1, "liches", "price", -2),
        Earning(1, 1, 1, "liches", "column", 1),
        Earning(1, 1, 1, "liches", "regions", 1),
        Earning(1, 0, 1, None, "martyr", 2),
        Earning(1, 0, 0, None, "toll", -1),
        Earning(1, 0, 1, None, "liches", 1),
        Earning(1, 0, 0, None, "thieving", 1),
        Earning(1, 0, 1, None, "thieving", -1),
        Earning(2, 1, 1, "liches", "decline", 3),
        Earning(2, 0, 0, "liches", "column", 2),
    ]
    assert tally.combos == [
        ComboTale(1, "liches", "martyr", picked=1, declined=2, conquests=1, lost=1, coins=7),
        ComboTale(0, "ogres", "thieving", picked=1, conquests=1, coins=1),
        ComboTale(0, "liches", "stone", picked=2),
    ]


def test_a_rivals_coins_are_told_by_round() -> None:
    game = Game(Table(box="warcraft", players=1, variant="solo_easy"), seed=3)
    rng = random.Random(3)
    while not game.over:
        game.apply(random_action(game.rules, game.state, rng))
    rival = tally_of(game.events).rival
    assert len(rival) == game.rules.rounds
    assert game.rules.rival is not None
    assert rival[-1] == game.rules.rival.rival_coins(game.rules, game.state)
    assert rival == sorted(rival)
    assert tally_of(played("warcraft", 2, 3).events).rival == []
