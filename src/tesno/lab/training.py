"""Training a value from nothing: rounds of self-play, a value after each, the last one's being what is shipped.

The first round plays by habit; each further one by the value of the round before, and learns from its own games and
those of some rounds before that were played by a value. It learns twice: first what came after each position, then what
that is worth when the value learned first takes out some of the luck (`lab/returns.py`). Everything is kept in a
folder, a file for each batch of games: who stops it and starts it again goes on where it was.
"""

from __future__ import annotations

import hashlib
import json
import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from io import BytesIO
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from tesno.bots.arena import play_match
from tesno.bots.features import known_of
from tesno.bots.levels import Level, LevelBot
from tesno.bots.planner import Budget, Planner
from tesno.bots.provenance import sources
from tesno.bots.roster import make_bot
from tesno.bots.spreading import spread, worth_it
from tesno.bots.value import COINS, Floats, Value, value_from
from tesno.lab.fitting import EPOCHS, fit
from tesno.lab.returns import returns
from tesno.lab.selfplay import Batch, Lessons, play_batch, table_for
from tesno.play.table import rules_of

# How many games a round has of each number of players, the first round and the others.
BY_HABIT: Final = {2: 3000, 3: 1300, 4: 900, 5: 600}
BY_VALUE: Final = {2: 1200, 3: 500, 4: 320, 5: 240}
ROUNDS: Final = 6
LEARNED: Final = 4  # rounds, the latest, whose games are learned from
PER_BATCH: Final = 20
HELD_BACK: Final = 20  # one batch in so many is not learned from, to measure the error by
TRIED: Final = 100  # games of two players by which a round's value is compared with the yardstick
TRIALS: Final = 5  # parts in which they are played
YARDSTICK: Final = "greedy"
TRYING: Final = Level("value", Budget(1), Budget(1))  # looks at the end of its turn and no further

Heard = Callable[[int], None]


class TrainingError(ValueError):
    """A folder that holds something else than this training."""


@dataclass(frozen=True)
class Recipe:
    """What is trained. `share`: how much of the usual number of games is played."""

    box: str
    seed: int = 1
    share: float = 1.0
    rounds: int = ROUNDS

    def batches(self, number: int) -> list[Batch]:
        """The games of a round."""
        counts = BY_VALUE if number else BY_HABIT
        found = []
        for players, games in counts.items():
            whole = max(1, round(games * self.share / PER_BATCH))
            for index in range(whole):
                seed = ((self.seed * 100 + number) * 10 + players) * 10_000 + index
                found.append(Batch(self.box, players, PER_BATCH, seed))
        return found

    def work(self) -> int:
        """How many batches there are in all, epochs, and parts of the games against the yardstick."""
        return sum(len(self.batches(number)) + 2 * EPOCHS + TRIALS for number in range(self.rounds))


@dataclass(frozen=True)
class Round:
    """How a round went."""

    number: int
    games: int
    rows: int
    error: float  # coins by which a guess is off, on games it has not learned from (root mean square)
    spread: float  # the same if it always guessed the mean
    rate: float  # victories against the yardstick, two players
    curve: list[float] = field(default_factory=list)  # the error after every epoch

    def to_json(self) -> dict[str, Any]:
        return vars(self)


def train(recipe: Recipe, folder: Path, jobs: int = 0, heard: Heard = lambda _: None) -> list[Round]:
    """Train by a recipe; `folder` gets the last value as `value.npz` and a file about the rounds. Raises
    TrainingError when the folder belongs to another recipe."""
    folder.mkdir(parents=True, exist_ok=True)
    _claim(recipe, folder)
    rounds: list[Round] = []
    before: Path | None = None
    played: list[list[Path]] = []
    for number in range(recipe.rounds):
        here = folder / f"round-{number}"
        here.mkdir(exist_ok=True)
        batches = recipe.batches(number)
        files = [here / f"{batch.players}-{batch.seed}.npz" for batch in batches]
        _play(batches, files, before.read_bytes() if before else b"", jobs, heard)
        # What was played by habit is for the first value alone.
        played = [files] if number < 2 else [*played, files][-LEARNED:]
        learned = [file for files in played for file in files]
        rounds.append(_learn(recipe, number, here, learned, len(batches) * PER_BATCH, jobs, heard))
        before = here / "value.npz"
    assert before is not None
    _replace(folder / "value.npz", before.read_bytes())
    value = hashlib.sha256(before.read_bytes()).hexdigest()
    about = {"recipe": vars(recipe), "value": value, "rounds": [one.to_json() for one in rounds]}
    _replace(folder / "training.json", (json.dumps(about, indent=1) + "\n").encode())
    return rounds


def _claim(recipe: Recipe, folder: Path) -> None:
    path = folder / "recipe.json"
    # Values that others have learned play no part.
    played_by = sources([f"lab/{name}.py" for name in ("fitting", "returns", "selfplay", "training")], learned=False)
    wished = {**vars(recipe), "sources": played_by}
    there = json.loads(path.read_text("utf-8")) if path.exists() else wished
    if there != wished:
        if {**there, "sources": played_by} == wished:
            raise TrainingError(f"{folder} holds games of other rules or bots than today's: choose another folder")
        raise TrainingError(f"{folder} holds another training ({path.name} says which): choose another folder")
    _replace(path, json.dumps(wished).encode())


def _play(batches: Sequence[Batch], files: Sequence[Path], weights: bytes, jobs: int, heard: Heard) -> None:
    """Play what no file has yet."""
    missing = {batch: path for batch, path in zip(batches, files, strict=True) if not path.exists()}
    heard(len(batches) - len(missing))
    jobs = worth_it(jobs, len(missing), 2)
    for batch, lessons in spread(partial(_play_one, weights), list(missing), jobs):
        found = BytesIO()
        np.savez_compressed(
            found, rows=lessons.rows.astype(np.float16), tens=lessons.tens, turns=lessons.turns, seats=lessons.seats
        )
        _replace(missing[batch], found.getvalue())
        heard(1)


def _play_one(weights: bytes, batch: Batch) -> tuple[Batch, Lessons]:
    return batch, play_batch(weights, batch)


def _learn(
    recipe: Recipe, number: int, here: Path, files: Sequence[Path], games: int, jobs: int, heard: Heard
) -> Round:
    about = here / "round.json"
    if about.exists():
        heard(2 * EPOCHS + TRIALS)
        return Round(**json.loads(about.read_text("utf-8")))
    lessons = [_read(path) for place, path in enumerate(files) if place % HELD_BACK]
    rows, tens = _joined(lessons)
    known = known_of(rules_of(table_for(recipe.box, 2, recipe.seed)))
    unseen_rows, unseen_tens = _joined([_read(path) for path in files[::HELD_BACK]])
    curve: list[float] = []

    def look(value: Value) -> None:
        curve.append(_root_mean_square(value.tens(unseen_rows) - unseen_tens))
        heard(1)

    first = fit(rows, tens, known, recipe.seed + number, lambda _: heard(1))
    worth = np.concatenate([returns(one, first) for one in lessons])
    value = fit(rows, worth, known, recipe.seed + number, look)
    value.write(here / "value.npz")
    rate = _tried(recipe.box, (here / "value.npz").read_bytes(), jobs, heard)
    spread_of_coins = _root_mean_square(unseen_tens - math.fsum(unseen_tens) / len(unseen_tens))
    found = Round(number, games, len(rows), curve[-1], spread_of_coins, rate, curve)
    _replace(about, json.dumps(found.to_json()).encode())
    return found


def _root_mean_square(tens: NDArray[Any]) -> float:
    """In coins; the sum is exact, as all are that a processor might do in an order of its own."""
    return round(math.sqrt(math.fsum(tens * tens) / len(tens)) * COINS, 3)


def _read(path: Path) -> Lessons:
    with np.load(path) as data:
        return Lessons(data["rows"].astype(np.float32), data["tens"], data["turns"].tolist(), int(data["seats"]))


def _joined(lessons: Sequence[Lessons]) -> tuple[Floats, Floats]:
    return np.concatenate([one.rows for one in lessons]), np.concatenate([one.tens for one in lessons])


def _tried(box: str, weights: bytes, jobs: int, heard: Heard) -> float:
    """How often a bot that picks and declines by the value beats the yardstick, on either seat."""
    tables = range(TRIED // 2)
    won = 0.0
    for part in spread(
        partial(_won, box, weights), [tables[place::TRIALS] for place in range(TRIALS)], worth_it(jobs, TRIALS, 2)
    ):
        won += part
        heard(1)
    return round(won / (2 * len(tables)), 4)


def _won(box: str, weights: bytes, tables: range) -> float:
    """The victories at these tables, each played twice."""
    value = value_from(weights, "a round's value")
    won = 0.0
    for number in tables:
        rules = rules_of(table_for(box, 2, number))
        planner = Planner(rules, value.coins, value.known)
        for seat in range(2):
            student = LevelBot(TRYING, rules, seat, number, planner)
            rival = make_bot(YARDSTICK, rules, 1 - seat, number)
            bots = [student, rival] if seat == 0 else [rival, student]
            winners = play_match(rules, bots, number).winners
            won += (seat in winners) / max(1, len(winners))
    return won


def _replace(path: Path, content: bytes) -> None:
    """Written whole or not at all."""
    aside = path.with_suffix(path.suffix + ".partial")
    aside.write_bytes(content)
    aside.rename(path)
