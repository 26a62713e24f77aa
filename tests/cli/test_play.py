"""`tesno play`: who sits where, bots at the terminal game, mistakes."""

from __future__ import annotations

import pytest
from tests.cli.running import EXAMPLES, assert_refused, tesno, tesno_apart

from tesno.bots import BOTS
from tesno.cli.play import bot_move, seats_of
from tesno.play import Game, Table


def test_seats() -> None:
    assert seats_of(2, "greedy") == ["human", "greedy"]
    assert seats_of(4, "greedy,random") == ["human", "human", "greedy", "random"]
    assert seats_of(2, "greedy,greedy") == ["greedy", "greedy"]
    assert seats_of(3, "none") == ["human"] * 3


def test_bots_move_at_a_table() -> None:
    game = Game(Table(rounds=2), seed=3)
    movers = [bot_move(name, 3) for name in ("greedy", "random")]
    while not game.over:
        game.apply(movers[game.acting](game), game.acting)
    assert game.winners


def test_a_game_between_bots_needs_no_answer() -> None:
    ran = tesno("play", "--bots", "random,random", "--rounds", 2, "--seed", 1, "--lang", "en")
    assert ran.status == 0
    assert ran.out


@pytest.mark.parametrize(
    ("language", "sentence"), [("en", "Random: Does something"), ("ru", "Случай: Делает"), ("pl", "Przypadek: Robi")]
)
def test_how_well_bots_play_is_said_before_the_game(language: str, sentence: str) -> None:
    ran = tesno("play", "--bots", "random,random", "--rounds", 1, "--seed", 1, "--lang", language)
    assert ran.out.count(sentence) == 1


def test_the_help_names_all_bots() -> None:
    told = tesno("play", "--help").out
    assert all(bot in told for bot in BOTS)


def test_a_map_of_ones_own() -> None:
    ran = tesno("play", "--map", EXAMPLES / "hollow_crown.json", "--bots", "random,random,random", "--lang", "en")
    assert ran.status == 0
    assert "22" in ran.out
    assert_refused(tesno("play", "--map", EXAMPLES / "three_fords.json", "--box", "underground"), "for the box 'base'")


def test_the_end_of_input_leaves() -> None:
    ran = tesno("play", "--seed", 1, "--lang", "pl", input="")
    assert ran.status == 0


@pytest.mark.parametrize(
    ("arguments", "part"),
    [
        (("--bots", "gredy"), "did you mean 'greedy'?"),
        (("--bots", "greedy,greedy,greedy"), "3 bots for 2 seats"),
        (("--lang", "de"), "unknown language 'de'"),
        (("--box", "xyz"), "unknown box 'xyz'"),
        (("--players", "1"), "1 players"),
    ],
)
def test_mistakes(arguments: tuple[str, ...], part: str) -> None:
    assert_refused(tesno("play", *arguments), part)


def test_help_has_examples() -> None:
    for command in ("play", "sim", "catalogue", "check", "replay"):
        assert f"tesno {command} " in tesno(command, "--help").out
    ran = tesno_apart("--help")
    assert ran.status == 0
    assert "maps" in ran.out


def test_version() -> None:
    assert tesno("--version").out.startswith("tesno ")
