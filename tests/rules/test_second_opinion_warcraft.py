"""Random games of Warcraft, compared step by step with the same games on the table of naive_warcraft.py."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest
from tests.rules import naive_warcraft as naive
from tests.rules.naive_warcraft_coins import winners
from tests.rules.naive_warcraft_turn import game
from tests.rules.whims import FEW, Whims

from tesno.core.actions import CHANCE, NOBODY
from tesno.core.bits import count_at, members_of, places_of
from tesno.core.game import apply, chance_outcomes, new_state
from tesno.core.ground import put_find
from tesno.core.notation import action_text
from tesno.core.rules import Rules
from tesno.core.state import ACTIVE, Event, State
from tesno.play import Game, Table

FEW_GAMES = 4
GAMES = 100
PIECES = ("beast", "champion", "wisp_wall", "fort", "tower", "objective", "bomb")
# Kinds of answers that come in every hundred games, chance included.
ANSWERS = {
    *("first", "banner", "badge", "find", "die", "fuse"),
    *("pick", "expand", "decline", "worgen", "battleground", "march", "abandon", "skip"),
    *("conquer", "gamble", "raid", "champion", "attune", "siphon", "stow", "intimidate", "portal", "well", "end"),
    *("frostmourne", "doomhammer", "ashes_of_alar"),
    *("recruit", "beast", "place", "fort", "heart", "aegis", "bomb", "objective", "retreat"),
}


def lying(rules: Rules, s: State) -> dict[str, Any]:
    """What lies on the engine's table, in the words of the other one."""
    pieces: dict[int, dict[str, int]] = {}
    for number, kind in enumerate(rules.kinds):
        for region in places_of(s.pieces[number]):
            pieces.setdefault(region, {})[kind.id] = count_at(s.pieces[number], region)
    finds: dict[int, set[str]] = {}
    for number, region in enumerate(s.find_at):
        finds.setdefault(region, set()).add(rules.find_ids[number])
    lands = {
        region: (
            rules.race_ids[s.holder[region]] if s.holder[region] >= 0 else "",
            s.tokens[region],
            bool(s.tribes >> region & 1),
            pieces.get(region, {}),
            finds.get(region, set()),
            bool(s.buried >> region & 1),
        )
        for region in range(1, rules.board.size + 1)
    }
    races = {
        race: (
            s.owner[slot],
            rules.power_ids[s.badge[slot]] if s.badge[slot] >= 0 else "",
            s.status[slot] == ACTIVE,
            s.hand[slot],
            s.withdrawn[slot],
            s.tray[slot],
        )
        for slot, race in enumerate(rules.race_ids)
    }
    return {
        "lands": lands,
        "races": races,
        "coins": list(s.coins),
        "column": [
            (rules.race_ids[race], rules.power_ids[power], coins)
            for race, power, coins in zip(s.column_races, s.column_powers, s.column_coins, strict=True)
        ],
        "below": [rules.race_ids[race] for race in s.banners_below],
        "discarded": {rules.power_ids[power] for power in members_of(s.badges_discarded)},
        "harmony": {
            seat for trait in rules.traits if trait.remembers == "harmony" for seat in members_of(s.memory[trait.index])
        },
        "round": s.round,
    }


def thought(t: naive.Table) -> dict[str, Any]:
    """The same of the naive table."""
    lands = {}
    for number, land in t.lands.items():
        pieces = {id: count for id, count in zip(PIECES, land.pieces, strict=True) if count}
        lands[number] = land.race, land.tokens, land.murloc, pieces, land.finds, land.face_down
    return {
        "lands": lands,
        "races": {
            race.name: (race.owner, race.trade, race.active, race.hand, race.withdrawn, race.tray)
            for race in t.races.values()
        },
        "coins": t.coins,
        "column": t.column,
        "below": t.below,
        "discarded": t.discarded,
        "harmony": t.harmony,
        "round": t.round,
    }


def differences(theirs: Any, mine: Any, path: str = "") -> list[str]:
    if isinstance(theirs, dict) and isinstance(mine, dict):
        keys = sorted({*theirs, *mine}, key=str)
        return [line for key in keys for line in differences(theirs.get(key), mine.get(key), f"{path} {key}")]
    return [] if theirs == mine else [f"{path}: engine {theirs}, second opinion {mine}"]


class Match:
    """A random game on both tables."""

    def __init__(self, rules: Rules, seed: int) -> None:
        self.rng = random.Random(seed)
        self.whims = Whims(self.rng)
        supply = FEW if self.whims.scarce else naive.SUPPLY
        for kind in rules.kinds:
            kind.supply = supply.get(kind.id, kind.supply)
        self.rules = rules
        self.s: State = new_state(rules)
        self.t = naive.Table(rules.seats, rules.board.id, supply)
        if self.whims.littered:
            self._litter()
        self.told: list[str] = []

    def _litter(self) -> None:
        """The artifacts lie face up, as if left behind."""
        dry = [land for land in self.t.lands.values() if not land.water and not land.face_down]
        for artifact in naive.ARTIFACTS:
            land = self.rng.choice(dry)
            land.finds.add(artifact)
            self.t.unseen.remove(artifact)
            find = self.rules.find_ids.index(artifact)
            self.s.finds_unseen &= ~(1 << find)
            put_find(self.rules, self.s, find, land.number)

    def _cut_purses(self) -> None:
        """Whoever has nothing must do without."""
        self.t.coins = [self.rng.randrange(min(coins, 2) + 1) for coins in self.t.coins]
        self.s.coins = tuple(self.t.coins)

    def play(self) -> None:
        second = game(self.t)
        question = next(second)
        while True:
            actions = self._compare(question)
            text = self.whims.answer(self.t, question)
            self.told.append(f"{question[0]} {text}")
            if text == "expand" and self.whims.poor:
                self._cut_purses()
            events = self._apply(actions[text])
            paid = len(self.t.incomes)
            try:
                question = second.send(text)
            except StopIteration:
                assert self.s.acting == NOBODY, self._where()
                assert self._ended(events) == (winners(self.t), self.t.coins)
                return
            finally:
                self._compare_income(events, self.t.incomes[paid:])

    def _apply(self, action: int) -> list[Event]:
        events: list[Event] = []
        self.s.events = events
        apply(self.rules, self.s, action)
        self.s.events = None
        return events

    def _compare(self, question: naive.Question) -> dict[str, int]:
        """The same position, the same question to the same player, the same answers."""
        s = self.s
        assert s.acting != NOBODY, self._where()
        theirs, ours = lying(self.rules, s), thought(self.t)
        assert theirs == ours, self._where(*differences(theirs, ours))
        outcomes = chance_outcomes(self.rules, s)
        options = {action_text(self.rules, s, action): (action, weight) for action, weight in outcomes}
        who, mine = question
        seat = naive.CHANCE if s.acting == CHANCE else s.acting
        assert (seat, sorted(options)) == (who, sorted(mine)), self._where(
            f"asked {seat} or {who}",
            f"only the engine: {set(options) - set(mine)}",
            f"only the second opinion: {set(mine) - set(options)}",
        )
        if who == naive.CHANCE:
            total, ours_total = sum(weight for _, weight in options.values()), sum(mine.values())
            same = all(weight * ours_total == mine[text] * total for text, (_, weight) in options.items())
            assert same, self._where(f"engine {outcomes}", f"second opinion {mine}")
        return {text: action for text, (action, _) in options.items()}

    def _compare_income(self, events: list[Event], mine: list[tuple[int, dict[tuple[str, str], int]]]) -> None:
        theirs = [
            (about["seat"], {(race, source): coins for race, source, coins in about["sources"] if coins})
            for name, about in events
            if name == "income"
        ]
        assert theirs == mine, self._where(f"engine {theirs}", f"second opinion {mine}")

    def _ended(self, events: list[Event]) -> tuple[list[int], list[int]]:
        return next((about["winners"], about["coins"]) for name, about in events if name == "over")

    def _where(self, *lines: str) -> str:
        seats = [f"{seat}: {race.name}/{race.trade}" for seat in range(self.t.seats) if (race := self.t.active(seat))]
        return "\n".join([*self.told[-12:], *seats, *lines])


def play(players: int, seeds: range) -> Counter[str]:
    """Games on the usual layout and on drawn ones in turn; how often each kind of answer was given."""
    answers: Counter[str] = Counter()
    for seed in seeds:
        layout = "random" if seed % 2 else ""
        rules = Game(Table(box="warcraft", players=players, layout=layout), seed=seed).rules
        match = Match(rules, 1000 * players + seed)
        match.play()
        answers.update(line.split()[1] for line in match.told)
    return answers


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_engine_and_the_naive_reading_agree(players: int) -> None:
    assert play(players, range(FEW_GAMES)).total() > 100 * FEW_GAMES


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_they_agree_in_many_games_and_everything_is_done_in_some(players: int) -> None:
    answers = play(players, range(FEW_GAMES, GAMES))
    assert answers.total() > 100 * (GAMES - FEW_GAMES)
    assert not (missing := ANSWERS - set(answers)), missing
