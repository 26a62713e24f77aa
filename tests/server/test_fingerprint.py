"""A fingerprint tells tables apart, and nothing else: least of all how a state is packed."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.saved import REPLAYS, name_of, read
from tests.standing import standing
from tests.walks import BOARDS

from tesno.core.bits import replaced
from tesno.core.rules import Rules
from tesno.core.state import State, to_json
from tesno.core.steps import DECIDE, READY
from tesno.play import Game, Table, read_replay
from tesno.server.fingerprint import comparable, fingerprint_of
from tesno.traits.compiling import build_rules


def fingerprint(game: Game) -> str:
    return fingerprint_of(game.rules, game.state)


@pytest.mark.parametrize("path", REPLAYS, ids=name_of)
def test_a_fingerprint_outlives_the_packing_it_was_made_from(path: Path) -> None:
    """These were written down once. Whoever packs a state anew, renames or adds a field finds them as they were."""
    assert fingerprint(read_replay(path)) == read(path.parent.parent / "fingerprints.json")[path.stem]


@pytest.mark.parametrize("path", REPLAYS, ids=name_of)
def test_no_number_of_a_packed_state_is_in_it(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Races, powers and their traits get other numbers: so every set of bits, slot and index is another."""
    game = read_replay(path)

    def renumbered(box: Any, board: Any, races: list[Any], powers: list[Any], *more: Any, **others: Any) -> Rules:
        return build_rules(box, board, races[::-1], powers[::-1], *more, **others)

    monkeypatch.setattr("tesno.play.table.build_rules", renumbered)
    # Rules of drawn boards are kept for the next game: these must not be, nor those of before be used.
    monkeypatch.setattr("tesno.play.table._rules_of", lambda table: Table.from_json(json.loads(table)).rules())
    other = read_replay(path)
    assert other.rules.race_ids == game.rules.race_ids[::-1]
    assert [move.text for move in other.log] == [move.text for move in game.log]
    assert to_json(other.state) != to_json(game.state)
    assert fingerprint(other) == fingerprint(game)


@pytest.mark.parametrize(("box", "players"), BOARDS)
def test_it_tells_tables_apart_and_only_tables(box: str, players: int) -> None:
    rng = random.Random(players)
    game = Game(Table(box=box, players=players, rounds=3))
    seen: dict[str, str] = {}
    standings: set[str] = set()
    while not game.over:
        stands = json.dumps(standing(game))
        standings.add(stands)
        assert seen.setdefault(fingerprint(game), stands) == stands
        again = Game(game.table, rules=game.rules)
        again.state = game.state.copy()
        assert fingerprint(again) == fingerprint(game)
        game.apply(rng.choice(game.legal))
    assert len(seen) >= len(standings) > 40


def _first(numbers: Any, true: Callable[[int], bool]) -> int:
    return next(index for index, number in enumerate(numbers) if true(number))


def _coins(s: State) -> None:
    s.coins = replaced(s.coins, 0, s.coins[0] + 1)


def _tokens(s: State) -> None:
    s.tokens[_first(s.tokens, bool)] += 1


def _holder(s: State) -> None:
    region = _first(s.holder, lambda slot: slot >= 0)
    s.holder[region] = next(slot for slot, state in enumerate(s.status) if state and slot != s.holder[region])


def _vacated(s: State) -> None:
    region = _first(s.holder, lambda slot: slot >= 0)
    s.holder[region], s.tokens[region] = -1, 0


def _elsewhere(s: State) -> None:
    region = _first(s.holder, lambda slot: slot >= 0)
    other = _first(s.holder[1:], lambda slot: slot < 0) + 1
    s.holder[region], s.holder[other] = s.holder[other], s.holder[region]
    s.tokens[region], s.tokens[other] = s.tokens[other], s.tokens[region]


def _tribe(s: State) -> None:
    s.tribes ^= 1 << _first(range(63), lambda region: bool(s.tribes >> region & 1))


def _piece(s: State) -> None:
    s.pieces = replaced(s.pieces, 0, s.pieces[0] ^ 1 << 4)


def _stock(s: State) -> None:
    s.stock = replaced(s.stock, 0, s.stock[0] - 1)


def _withdrawn_piece(s: State) -> None:
    s.withdrawn_pieces = replaced(s.withdrawn_pieces, 0, 1)


def _resting_piece(s: State) -> None:
    s.resting = replaced(s.resting, 0, 1)


def _hand(s: State) -> None:
    s.hand[_first(s.status, bool)] += 1


def _withdrawn(s: State) -> None:
    s.withdrawn[_first(s.status, bool)] += 1


def _reserve(s: State) -> None:
    slot = _first(s.status, bool)
    s.reserve = replaced(s.reserve, slot, s.reserve[slot] + 1)


def _tray(s: State) -> None:
    s.tray[0] -= 1


def _badge(s: State) -> None:
    slot = _first(s.badge, lambda power: power >= 0)
    s.badge = replaced(s.badge, slot, -1)


def _owner(s: State) -> None:
    slot = _first(s.owner, lambda seat: seat >= 0)
    s.owner = replaced(s.owner, slot, (s.owner[slot] + 1) % len(s.coins))


def _status(s: State) -> None:
    slot = _first(s.status, bool)
    s.status = replaced(s.status, slot, 3 - s.status[slot])


def _peace(s: State) -> None:
    s.truce = replaced(s.truce, 0, s.truce[0] ^ 2)


def _column(s: State) -> None:
    s.column_races = s.column_races[::-1]


def _column_powers(s: State) -> None:
    s.column_powers = s.column_powers[::-1]


def _column_coins(s: State) -> None:
    s.column_coins = replaced(s.column_coins, 0, s.column_coins[0] + 1)


def _below(s: State) -> None:
    s.banners_below = (*s.banners_below, 0)


def _banners(s: State) -> None:
    s.banners_unseen ^= 1


def _badges(s: State) -> None:
    s.badges_unseen ^= 1


def _discarded(s: State) -> None:
    s.badges_discarded ^= 1


def _round(s: State) -> None:
    s.round += 1


def _began(s: State) -> None:
    s.first = (s.first + 1) % len(s.coins)


def _turn(s: State) -> None:
    s.seat = (s.seat + 1) % len(s.coins)


def _acting(s: State) -> None:
    s.acting = (s.acting + 1) % len(s.coins)


def _question(s: State) -> None:
    s.step = DECIDE if s.step == READY else READY


CHANGES = [
    *(_coins, _tokens, _holder, _vacated, _elsewhere, _tribe, _piece, _stock, _withdrawn_piece, _resting_piece, _hand),
    *(_withdrawn, _reserve, _tray, _badge, _owner, _status, _peace, _column, _column_powers, _column_coins, _below),
    *(_banners, _badges, _discarded, _round, _began, _turn, _acting, _question),
]


@pytest.mark.parametrize("change", CHANGES, ids=lambda change: change.__name__.strip("_"))
@pytest.mark.parametrize("name", ["base-4-conquest", "underground-5-redeployment"])
def test_whatever_is_on_the_table_counts(name: str, change: Callable[[State], None]) -> None:
    game = read_replay(next(path for path in REPLAYS if path.stem == name))
    before = fingerprint(game)
    change(game.state)
    assert fingerprint(game) != before


def test_what_is_remembered_and_found_counts() -> None:
    game = read_replay(next(path for path in REPLAYS if path.stem == "underground-3-relic-armed"))
    before = {fingerprint(game)}
    for trait in game.rules.traits:
        if trait.remembers:
            s = game.state
            kept = s.memory[trait.index]
            s.memory[trait.index] = kept % 3 + 1
            before.add(fingerprint(game))
            s.memory[trait.index] = kept
    assert len(before) == 1 + sum(bool(trait.remembers) for trait in game.rules.traits) > 5
    lying = game.state.find_at
    for find in range(len(lying)):
        game.state.find_at = replaced(lying, find, lying[find] + 1)
        before.add(fingerprint(game))
    game.state.find_at = lying
    game.state.finds_unseen ^= 1
    before.add(fingerprint(game))
    assert len(before) == 2 + sum(bool(trait.remembers) for trait in game.rules.traits) + len(lying)


def test_a_die_that_helps_the_next_conquest_counts() -> None:
    game = read_replay(next(path for path in REPLAYS if path.stem == "base-4-conquest"))
    before = fingerprint(game)
    game.state.die = 2
    assert fingerprint(game) != before


def test_it_says_what_it_is_made_of() -> None:
    written = fingerprint(Game(Table()))
    assert comparable(written)
    assert not comparable(written.partition(":")[2]), "the first edition had no number"
    assert not comparable(f"3{written.partition(':')[2]}")


def test_it_is_the_same_in_every_process() -> None:
    program = (
        "from tesno.play import Game, SealedDice, Table; from tesno.server.course import Course; "
        "course = Course(Game(Table(players=2))); course.start(SealedDice(bytes(32))); print(course.fingerprint)"
    )
    said = {
        subprocess.run(
            [sys.executable, "-c", program],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            encoding="utf-8",
            check=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(said) == 1
