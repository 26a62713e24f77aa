"""Training: the same recipe gives the same value, broken off and gone on with or not."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import numpy as np
import pytest
from tools import make_training_doc

from tesno.bots import provenance
from tesno.bots.features import SHARED, Known
from tesno.bots.provenance import sources
from tesno.bots.value import WEIGHTS, read_value
from tesno.lab import training
from tesno.lab.fitting import fit
from tesno.lab.selfplay import Batch, play_batch
from tesno.lab.training import Recipe, TrainingError, train


def test_a_network_learns_what_can_be_learned() -> None:
    rng = np.random.default_rng(3)
    known = Known([], [], [], [])
    rows = rng.random((21_000, SHARED)).astype(np.float32)
    tens = (2.0 * rows[:, 3] - rows[:, 7] * rows[:, 1]).astype(np.float32)
    value = fit(rows[:20_000], tens[:20_000], known, seed=1)
    error = np.sqrt(np.mean((value.tens(rows[20_000:]) - tens[20_000:]) ** 2))
    assert error < 0.5 * tens.std()
    again = fit(rows[:20_000], tens[:20_000], known, seed=1)
    assert all((one[0] == other[0]).all() for one, other in zip(value.layers, again.layers, strict=True))


@pytest.mark.parametrize("box", ["base", "underground", "warcraft"])
def test_lessons_tell_what_came_after_each_position(box: str) -> None:
    batch = Batch(box, 2, 2, 5)
    lessons = play_batch(b"", batch)
    assert len(lessons.rows) == len(lessons.tens) > 40
    # At the end of a game nothing is left to come, at its beginning most is.
    assert lessons.tens[:2].mean() > 2.0
    assert abs(lessons.tens[-2:]).max() < 3.5
    assert (play_batch(b"", batch).rows == lessons.rows).all()


@pytest.mark.slow
def test_a_value_is_tried_by_all_cores_with_the_same_result(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(training, "TRIED", 12)
    told: list[int] = []
    weights = (WEIGHTS / "base.npz").read_bytes()
    alone = training._tried("base", weights, 1, told.append)
    assert sum(told) == training.TRIALS
    assert 0 < alone <= 1
    assert training._tried("base", weights, 2, told.append) == alone


@pytest.fixture
def tiny(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rounds of a few games."""
    monkeypatch.setattr(training, "PER_BATCH", 2)
    monkeypatch.setattr(training, "TRIED", 2)
    monkeypatch.setattr(training, "HELD_BACK", 2)


@pytest.mark.slow
@pytest.mark.usefixtures("tiny")
def test_training_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    recipe = Recipe("base", seed=4, share=0.0001, rounds=2)
    told: list[int] = []
    rounds = train(recipe, tmp_path / "whole", jobs=1, heard=told.append)
    assert [one.number for one in rounds] == [0, 1]
    assert sum(told) == recipe.work()
    assert all(0 < one.error < 60 and 0 <= one.rate <= 1 for one in rounds)
    whole = read_value(tmp_path / "whole" / "value.npz")

    stopped = tmp_path / "stopped"

    def enough(_: int) -> None:
        if len(list(stopped.rglob("*.npz"))) >= 6:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        train(recipe, stopped, jobs=1, heard=enough)
    kept = {path: path.stat().st_mtime_ns for path in stopped.rglob("*.npz")}
    train(recipe, stopped, jobs=1)
    assert all(path.stat().st_mtime_ns == time for path, time in kept.items())
    again = read_value(stopped / "value.npz")
    assert all((one[0] == other[0]).all() for one, other in zip(whole.layers, again.layers, strict=True))
    assert json.loads((stopped / "training.json").read_text())["recipe"]["seed"] == 4
    with pytest.raises(TrainingError, match="another folder"):
        train(Recipe("base", seed=5, share=0.0001, rounds=2), stopped, jobs=1)


@pytest.mark.slow
@pytest.mark.usefixtures("tiny")
def test_games_of_other_rules_or_bots_are_not_gone_on_with(tmp_path: Path) -> None:
    recipe = Recipe("base", seed=4, share=0.0001, rounds=1)
    train(recipe, tmp_path, jobs=1)
    changed = json.loads((tmp_path / "recipe.json").read_text("utf-8"))
    changed["sources"] = "what they were before"
    (tmp_path / "recipe.json").write_text(json.dumps(changed), "utf-8")
    with pytest.raises(TrainingError, match="other rules or bots than today's: choose another folder"):
        train(recipe, tmp_path, jobs=1)


def test_what_was_shipped_plays_no_part_in_a_training(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    weights = tmp_path / "bots" / "weights"
    weights.mkdir(parents=True)
    monkeypatch.setattr(provenance, "PACKAGE", tmp_path)
    (tmp_path / "bots" / "greedy.py").write_text("# a bot\n", "utf-8")
    of_training, of_games = sources([], learned=False), sources([])
    (weights / "base.npz").write_bytes(b"others' weights")
    assert sources([], learned=False) == of_training
    assert sources([]) != of_games
    (tmp_path / "bots" / "greedy.py").write_text("# another bot\n", "utf-8")
    assert sources([], learned=False) != of_training


@pytest.mark.parametrize("box", ["base", "underground", "warcraft"])
def test_what_is_told_of_the_training_is_told_of_the_shipped_value(box: str) -> None:
    told = json.loads((make_training_doc.KEPT / f"{box}.json").read_text("utf-8"))
    assert told["recipe"] == vars(Recipe(box))
    assert told["value"] == hashlib.sha256((WEIGHTS / f"{box}.npz").read_bytes()).hexdigest()


def test_the_document_tells_what_is_kept() -> None:
    assert make_training_doc.TARGET.read_text("utf-8") == make_training_doc.document(make_training_doc.trainings())
