"""Levels: weights for every box, answers that depend on nothing but the position, and each better than the last."""

from __future__ import annotations

from pathlib import Path
from random import Random

import numpy as np
import pytest
from tests.walks import BOXES, rules_for

from tesno.bots import levels, make_bot, play_match
from tesno.bots.features import Known
from tesno.bots.levels import EXPERT, LEVELS, MEDIUM, Level, LevelBot, hurry, planner_of
from tesno.bots.planner import Budget
from tesno.bots.roster import BOTS
from tesno.bots.value import WEIGHTS, Value, ValueFileError, read_value, shipped_value
from tesno.core.actions import CHANCE, DECLINE, NOBODY
from tesno.core.game import legal_actions, new_state
from tesno.core.steps import DECIDE, PICK_COMBO
from tesno.load.sources import read_source
from tesno.play import Table

EXAMPLES = Path(__file__).parents[2] / "examples"
THINKING = Level("thinking", Budget(8, ahead=1.0, samples=1, looks=2), Budget(8), Budget(1))


@pytest.mark.parametrize("box", BOXES)
def test_weights_come_with_the_package(box: str) -> None:
    assert (WEIGHTS / f"{box}.npz").stat().st_size <= 2_000_000
    value = shipped_value(box)
    rules = rules_for(2, box=box)
    assert value.known.races == rules.race_ids
    assert value.known.powers == rules.power_ids
    assert value.known.finds == rules.find_ids


def test_a_value_is_read_as_it_was_written(tmp_path: Path) -> None:
    value = shipped_value("base")
    value.write(tmp_path / "value.npz")
    again = read_value(tmp_path / "value.npz")
    row = [0.25] * value.known.size()
    assert again.coins([row, row]) == value.coins([row, row])
    assert value.coins([]) == []


@pytest.mark.parametrize("box", BOXES)
def test_a_value_is_exact_so_that_every_machine_reckons_alike(box: str) -> None:
    """Processors add in orders of their own: whatever the order, and whatever is reckoned beside it, it is the same."""
    value = shipped_value(box)
    rng = np.random.default_rng(5)
    rows = rng.random((64, value.known.size())) * (rng.random((64, value.known.size())) < 0.3) * 3.0
    found = value.tens(rows)
    assert [float(value.tens(row[None])[0]) for row in rows] == found.tolist()
    (weights, added), *rest = value.layers
    for _ in range(8):
        order = rng.permutation(value.known.size())
        shuffled = Value(value.known, [(weights[order], added), *rest])
        assert (shuffled.tens(rows[:, order]) == found).all()


def test_other_files_are_refused(tmp_path: Path) -> None:
    with pytest.raises(ValueFileError, match=r"missing\.npz"):
        read_value(tmp_path / "missing.npz")
    (tmp_path / "words.npz").write_text("no weights")
    with pytest.raises(ValueFileError, match="no weights"):
        read_value(tmp_path / "words.npz")
    value = shipped_value("base")
    fewer = Known(value.known.races[1:], value.known.powers, value.known.finds, value.known.kinds)
    Value(fewer, value.layers).write(tmp_path / "older.npz")
    with pytest.raises(ValueFileError, match="train anew"):
        read_value(tmp_path / "older.npz")


def test_levels_are_offered_from_the_weakest_to_the_strongest() -> None:
    assert [level.name for level in LEVELS] == list(BOTS)[: len(LEVELS)]


@pytest.mark.parametrize("box", BOXES)
def test_a_bot_that_is_asked_anew_each_time_answers_the_same(box: str) -> None:
    """A server makes the bot again for every question."""
    rules = rules_for(2, box=box)

    class Anew:
        needs_view = True

        def __init__(self, seat: int) -> None:
            self.seat = seat

        def choose(self, view, legal, ledger=None):
            return LevelBot(THINKING, rules, self.seat, 3).choose(view, legal, ledger)

    kept = [LevelBot(THINKING, rules, seat, 3) for seat in range(2)]
    usual = play_match(rules, kept, 7, record=True)
    assert play_match(rules, [Anew(0), Anew(1)], 7, record=True).actions == usual.actions


@pytest.mark.parametrize("box", ["underground", "warcraft"])
def test_what_was_played_before_changes_nothing(box: str) -> None:
    """What a rule set knows of holders of finds is forgotten when it is too much: long series play as short ones do."""
    rules = rules_for(3, box=box)

    class Crowded:
        needs_view = True

        def __init__(self, seat: int) -> None:
            self.bot = LevelBot(THINKING, rules, seat, 3)

        def choose(self, view, legal, ledger=None):
            rules.holders_forms.clear()
            return self.bot.choose(view, legal, ledger)

    usual = play_match(rules, [LevelBot(THINKING, rules, seat, 3) for seat in range(3)], 7, record=True)
    assert play_match(rules, [Crowded(seat) for seat in range(3)], 7, record=True).actions == usual.actions


def test_beyond_what_it_was_trained_with_it_still_plays() -> None:
    """Races and maps of somebody's own, in teams and against the murlocs."""
    tables = [
        Table(box="base", players=2, content=(read_source(EXAMPLES / "yetis.toml"),)),
        Table(box="warcraft", players=4, variant="factions", rounds=3),
        Table(box="warcraft", players=1, variant="solo_fair"),
    ]
    for table in tables:
        rules = table.rules()
        bots = [LevelBot(THINKING, rules, seat, 1) for seat in range(rules.seats)]
        assert play_match(rules, bots, 2).decisions > 10


@pytest.mark.parametrize("box", BOXES)
def test_a_beginner_clings_to_a_race_that_others_give_up(box: str) -> None:
    rules = rules_for(2, box=box)
    planner = planner_of(rules)
    rng = Random(1)
    given_up = kept = 0
    for _ in range(4):
        s = new_state(rules)
        while s.acting != NOBODY:
            legal = legal_actions(rules, s) if s.acting != CHANCE else []
            if s.step == DECIDE:
                given_up += planner.habits.answer(s, legal) == DECLINE
                kept += planner.habits.answer(s, legal) == DECLINE and planner.naive.answer(s, legal) != DECLINE
            planner.habits.play_once(s, rng)
    assert 0 < kept <= given_up


def test_how_far_medium_misjudges_is_known_for_every_box() -> None:
    assert set(MEDIUM.errors) == set(BOXES)


@pytest.mark.parametrize("box", BOXES)
def test_what_is_still_to_come_is_misjudged_and_nothing_in_the_last_turn(box: str) -> None:
    """Who errs by many coins would throw away, at the very end, what anybody can count."""
    rules = rules_for(2, box=box)
    clear = Level("clear", Budget(1), Budget(1))
    rng = Random(1)
    erred = {True: 0, False: 0}
    last_questions = 0
    for seed in range(6):
        s = new_state(rules)
        while s.acting != NOBODY:
            legal = legal_actions(rules, s) if s.acting != CHANCE else []
            if len(legal) > 1 and s.step in (DECIDE, PICK_COMBO):
                last = s.round == rules.rounds
                answers = [LevelBot(level, rules, s.acting, seed).answer(s, legal) for level in (MEDIUM, clear)]
                erred[last] += answers[0] != answers[1]
                last_questions += last
            planner_of(rules).habits.play_once(s, rng)
    assert last_questions > 2
    assert not erred[True]
    assert erred[False] > 5


@pytest.mark.slow
@pytest.mark.parametrize("box", BOXES)
def test_each_level_beats_a_much_weaker_one(box: str) -> None:
    rules = rules_for(2, box=box)
    for strong, weak in (("medium", "beginner"), ("hard", "easy")):
        won = 0
        for seed in range(8):
            for seat in range(2):
                names = (strong, weak) if seat == 0 else (weak, strong)
                bots = [make_bot(name, rules, place, seed) for place, name in enumerate(names)]
                won += seat in play_match(rules, bots, seed).winners
        assert won >= 11, (strong, weak, won)


def test_an_expert_looks_further_than_the_others() -> None:
    budgets = [level.conquests for level in LEVELS if level.conquests is not None]
    assert EXPERT.conquests is budgets[-1]
    assert max(budget.nodes for budget in budgets) == budgets[-1].nodes


@pytest.mark.plain
def test_the_clock_cuts_off_only_where_people_wait(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(levels, "LONGEST", 1e-9)
    rules = rules_for(2)

    def cut(waited_for: bool) -> bool:
        bots = [LevelBot(THINKING, rules, seat, 1) for seat in range(2)]
        if waited_for:
            hurry(bots[0])
        caplog.clear()
        assert play_match(rules, bots, 3).winners
        return any("cut off by the clock" in record.getMessage() for record in caplog.records)

    assert not cut(waited_for=False)
    assert cut(waited_for=True)


def test_other_bots_can_be_hurried_too() -> None:
    hurry(make_bot("greedy", rules_for(2), 0, 1))
