"""What is paid besides tokens is told before it is done: how much, and to whom."""

from __future__ import annotations

import pytest
from tests.sight.playing import do, positions
from tests.sight.test_parts import at, option, reasons
from tests.walks import BOARDS

from tesno.locale import LANGUAGES, Words
from tesno.sight.model import Option, Position, Toll

TOLLS = (
    "map warcraft-2",
    "A active orcs/ranger 11=9",
    "B active pandaren/marsh_dweller 2=2 12=3 3 10",
    "find aegis_of_aggramar 12",
    "harmony A",
)
HAMMER = (
    "map warcraft-2",
    "A active blood_elves/ranger 11=7",
    "B active dwarves/farmer 12=4 3",
    "find doomhammer 11",
    "turn A conquer",
)


def told(option: Option) -> list[tuple[int | None, int]]:
    return [(toll.seat, toll.coins) for toll in option.tolls]


def said(tolls: list[Toll], language: str = "en") -> list[str]:
    return [Words(language, box="warcraft").say(toll.text) for toll in tolls]


def test_tolls_are_added_up() -> None:
    position = at(*TOLLS, "turn A conquer")
    assert told(option(position, "conquer 12")) == [(1, 4)]
    assert told(option(position, "conquer 3")) == [(1, 2)]
    assert told(option(position, "conquer 8")) == []
    assert said(option(position, "conquer 12").tolls) == ["Costs 4 coins, paid to Basia"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_they_are_told_in_every_language(language: str) -> None:
    (text,) = said(option(at(*TOLLS, "turn A conquer"), "conquer 12").tolls, language)
    assert "4" in text
    assert "Basia" in text


def test_who_is_short_of_coins_is_told_how_much_it_were() -> None:
    position = at(*TOLLS, "A coins 1", "turn A conquer")
    assert reasons(position)[12] == "reason-toll_unpayable"
    refusal = next(each for each in position.refusals if each.region == 12)
    assert said(refusal.tolls) == ["Costs 4 coins, paid to Basia"]


def test_the_bank_is_paid_where_nobody_is() -> None:
    armed = at(*HAMMER, moves=("doomhammer",))
    assert told(option(armed, "conquer 12")) == [(1, 2)]
    assert said(option(armed, "conquer 8").tolls) == ["Costs 2 coins, paid to the bank"]
    assert Words("en", box="warcraft").say(armed.question) == "Choose the region to use it on: Doomhammer"


def test_answers_cost_coins_too() -> None:
    worgen = at("map warcraft-2", "A active worgen/ranger 11=4", "turn A", moves=("expand",))
    assert told(option(worgen, "worgen")) == [(None, 1)]
    recruiting = at(
        "map warcraft-2",
        "A active forsaken/ranger 11=8",
        "B active dwarves/farmer 8 4",
        "turn A conquer",
        moves=("conquer 8", "end"),
    )
    assert told(option(recruiting, "recruit")) == [(None, 1)]
    fuse = at(
        "map warcraft-2",
        "A active goblins/farmer 6=3 10",
        "B active pandaren/ranger 3=2 4",
        "bomb 3",
        "harmony A",
        "turn A",
    )
    assert told(option(fuse, "fuse 3")) == [(1, 2)]


@pytest.mark.parametrize(("box", "players"), [board for board in BOARDS if board[0] != "base"])
def test_what_was_said_is_paid(box: str, players: int) -> None:
    met = 0
    for game, position in positions(box, players, 40 + players):
        for offered in _paid(position):
            twin = game.copy()
            seat, before = game.acting, list(twin.state.coins)
            do(twin, offered.lines)
            if twin.state.seat != game.state.seat or twin.state.round != game.state.round:
                continue
            received = {toll.seat: toll.coins for toll in offered.tolls if toll.seat is not None}
            for other, coins in received.items():
                assert twin.state.coins[other] >= before[other] + coins
            assert before[seat] >= sum(toll.coins for toll in offered.tolls)
            met += 1
    assert met or box == "underground"


def _paid(position: Position) -> list[Option]:
    return [offered for offered in position.options if offered.tolls][:3]
