"""Bots: they see views only, answer with legal actions, always the same for a seed, and the greedy one plays well."""

from __future__ import annotations

from functools import cache

import pytest
from tests.walks import BOARDS

from tesno.bots import BOTS, Bot, BotError, bot_names, make_bot, play_match
from tesno.core.rules import Rules
from tesno.core.view import View
from tesno.play import Game, Table

# The expert thinks for long by plain Python.
NAMES = [pytest.param(name, marks=pytest.mark.slow) if name == "expert" else name for name in BOTS]


@cache
def rules_for(players: int, rounds: int = 0, box: str = "base") -> Rules:
    return Table(box=box, players=players, rounds=rounds).rules()


class Watched:
    """Lets a bot play and looks over its shoulder."""

    needs_view = True

    def __init__(self, bot: Bot, seat: int) -> None:
        self.bot = bot
        self.seat = seat
        self.asked = 0

    def choose(self, view: View, legal: list[int], ledger: tuple[int, ...] | None = None) -> int:
        self.asked += 1
        assert type(view) is View
        assert view.seat == self.seat
        assert [seat for seat, coins in enumerate(view.coins) if coins is not None] == [self.seat]
        before = list(legal)
        action = self.bot.choose(view, legal, None)
        assert legal == before
        assert action in legal
        return action


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize(("box", "players"), BOARDS)
def test_every_bot_ends_a_game_on_every_map_seeing_its_view_only(name: str, box: str, players: int) -> None:
    rules = rules_for(players, rounds=3, box=box)
    bots = [Watched(make_bot(name, rules, seat, 5), seat) for seat in range(players)]
    match = play_match(rules, bots, seed=players)
    assert match.winners
    assert all(bot.asked for bot in bots)
    assert match.decisions == sum(bot.asked for bot in bots)


@pytest.mark.parametrize("name", NAMES)
def test_the_same_seed_makes_the_same_decisions(name: str) -> None:
    rules = rules_for(3, rounds=4)

    def actions(seed: int) -> list[int]:
        bots = [make_bot(name, rules, seat, seed) for seat in range(3)]
        return play_match(rules, bots, seed=11, record=True).actions

    assert actions(1) == actions(1)
    if name == "random":
        assert actions(1) != actions(2)


@pytest.mark.parametrize("name", NAMES)
def test_bots_play_at_the_careful_door_with_or_without_a_ledger(name: str) -> None:
    game = Game(Table(players=2, rounds=3), seed=4)
    bots = [make_bot(name, game.rules, seat, 4) for seat in range(2)]
    while not game.over:
        game.apply(bots[game.acting].choose(game.view(game.acting), game.legal))
    assert game.winners


def wins_of_greedy(players: int, games: range) -> float:
    """Its share of the victories, one greedy bot among random ones, at every seat in turn."""
    rules = rules_for(players)
    won = 0.0
    for index in games:
        greedy = index % players
        names = ["greedy" if seat == greedy else "random" for seat in range(players)]
        bots = [make_bot(name, rules, seat, index) for seat, name in enumerate(names)]
        winners = play_match(rules, bots, seed=index).winners
        won += (greedy in winners) / len(winners)
    return won / len(games)


def test_greedy_beats_random_in_a_few_games() -> None:
    assert wins_of_greedy(2, range(6)) >= 0.8


@pytest.mark.slow
def test_greedy_beats_random() -> None:
    assert wins_of_greedy(2, range(60)) >= 0.9


@pytest.mark.slow
@pytest.mark.parametrize("players", [3, 4, 5])
def test_greedy_beats_several_random_ones(players: int) -> None:
    assert wins_of_greedy(players, range(20)) >= 0.8


def test_unknown_bots_are_named_with_the_nearest_one() -> None:
    with pytest.raises(BotError, match="unknown bot 'gredy': did you mean 'greedy'"):
        make_bot("gredy", rules_for(2), 0, 0)


def test_a_bot_per_seat_or_one_for_all() -> None:
    assert bot_names("greedy", 2) == ("greedy", "greedy")
    assert bot_names("greedy, random", 2) == ("greedy", "random")
    with pytest.raises(BotError, match="2 bots for 3 seats"):
        bot_names("greedy,random", 3)
    with pytest.raises(BotError, match="did you mean 'random'"):
        bot_names("greedy,randm", 2)
