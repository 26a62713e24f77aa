"""The course of a game: whatever is done to it, folding its log gives the same again."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest
from tests.server.client import lines_of
from tests.walks import BOARDS

from tesno.core.actions import CHANCE
from tesno.core.state import to_json
from tesno.play import ActionError, Game, IllegalAction, SealedDice, Table
from tesno.server.course import Body, Course, course_of
from tesno.server.scenes import Teller
from tesno.sight.regions import terrains_of

TABLES = [Table(box=box, players=players, rounds=3) for box, players in BOARDS if players < 4]


def picture(course: Course) -> dict[str, Any]:
    """All there is to a course."""
    return {
        "state": to_json(course.game.state),
        "log": course.game.log,
        "heard": course.game.events,
        "undoable": course.game.undoable,
        "bodies": course.bodies,
        "events": course.events,
        "steps": course.steps,
        "held": course.held,
        "stood": course.stood,
    }


def written(bodies: list[Body]) -> list[Body]:
    """As the database gives them back."""
    read: list[Body] = json.loads(json.dumps(bodies))
    return read


class Walk:
    """A random course: moves in lines of all kinds, turns held, passed on, taken back."""

    def __init__(self, table: Table, seed: int) -> None:
        self.rng = random.Random(seed)
        self.dice = SealedDice(self.rng.randbytes(32))
        self.course = Course(Game(table))
        self.course.start(self.dice)
        names = [str(seat) for seat in range(table.players)]
        self.teller = Teller(table.box, terrains_of(self.course.game.rules), names, self.dice.commitment)
        self.done: set[str] = set()

    def go(self) -> bool:
        """One more entry; False when the game is over."""
        course, rng = self.course, self.rng
        asked = course.held if course.held is not None else course.game.acting
        if course.game.over:
            return False
        if course.undo_steps(asked) and rng.random() < 0.3:
            everything = rng.random() < 0.4
            course.undo(asked, everything)
            self.done.add("undo all" if everything else "undo")
        elif course.held is not None:
            course.pass_on(asked)
            self.done.add("pass")
        else:
            body = course.move(asked, self.lines(asked), rng.random() < 0.7, self.dice)
            self.done.add("hold" if body.get("held") else "move")
        return True

    def lines(self, seat: int) -> list[str]:
        if self.rng.random() < 0.5:
            return lines_of(self.teller.scene(self.course, seat).position, self.rng)
        game = self.course.game
        return [game.text(self.rng.choice(game.legal))]


@pytest.mark.parametrize("table", TABLES, ids=lambda table: f"{table.box}-{table.players}")
def test_at_every_version_the_log_folds_to_the_live_course(table: Table) -> None:
    walk = Walk(table, table.players)
    going = True
    while going:
        assert picture(course_of(table, written(walk.course.bodies))) == picture(walk.course)
        going = walk.go()
    assert walk.done >= {"move", "hold", "pass", "undo", "undo all"}


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize(("box", "players"), BOARDS)
def test_whole_games_fold_step_by_step(box: str, players: int, seed: int) -> None:
    table = Table(box=box, players=players)
    walk = Walk(table, seed)
    follower = course_of(table, written(walk.course.bodies))
    while walk.go():
        follower.follow(written(walk.course.bodies[-1:])[0])
        assert picture(follower) == picture(walk.course)
    assert picture(course_of(table, written(walk.course.bodies))) == picture(walk.course)


@pytest.mark.parametrize("table", TABLES, ids=lambda table: f"{table.box}-{table.players}")
def test_taking_back_leads_to_where_the_version_was_and_crosses_nothing(table: Table) -> None:
    walk = Walk(table, 11)
    stood = {walk.course.version: to_json(walk.course.game.state)}
    undone = 0
    going = True
    while going:
        before = walk.course.game.log[:]
        going = walk.go()
        course = walk.course
        if course.bodies[-1]["kind"] == "undo" and course.version not in stood:
            assert to_json(course.game.state) == stood[course.bodies[-1]["to"]]
            taken = before[len(course.game.log) :]
            assert before[: len(course.game.log)] == course.game.log
            assert {move.acting for move in taken} == {course.bodies[-1]["seat"]}
            assert CHANCE not in {move.acting for move in taken}
            undone += 1
        stood[course.version] = to_json(course.game.state)
    assert undone > 3


def test_all_steps_can_be_taken_back_one_by_one() -> None:
    walk = Walk(Table(players=2, rounds=3), 3)
    while walk.go():
        course = walk.course
        seat = course.held if course.held is not None else course.game.acting
        steps = course.undo_steps(seat)
        trial = course.copy()
        for left in reversed(range(steps)):
            trial.undo(seat, False)
            assert trial.undo_steps(seat) == (left if trial.game.acting == seat else 0)
        with pytest.raises(IllegalAction):
            trial.undo(seat, False)
        if steps:
            at_once = course.copy()
            at_once.undo(seat, True)
            assert to_json(at_once.game.state) == to_json(trial.game.state)


def held_course() -> tuple[Walk, int]:
    walk = Walk(Table(players=3, rounds=3), 5)
    while walk.course.held is None:
        assert walk.go()
    return walk, walk.course.held


def test_a_held_turn_blocks_everybody_until_it_is_passed_on() -> None:
    walk, holder = held_course()
    acting = walk.course.game.acting
    assert acting != holder
    for seat in range(3):
        trial = walk.course.copy()
        with pytest.raises(IllegalAction) as refused:
            trial.move(seat, [trial.game.text(trial.game.legal[0])], False, walk.dice)
        assert refused.value.reason == "not_your_turn"
        if seat != holder:
            with pytest.raises(IllegalAction):
                trial.pass_on(seat)
            assert trial.undo_steps(seat) == 0
    walk.course.pass_on(holder)
    assert walk.course.undo_steps(holder) == 0
    walk.course.move(acting, [walk.course.game.text(walk.course.game.legal[0])], False, walk.dice)
    with pytest.raises(IllegalAction):
        walk.course.pass_on(acting)


def test_a_held_turn_can_be_taken_back() -> None:
    for seed in range(20):
        walk = Walk(Table(players=2, rounds=3), seed)
        while walk.go():
            holder = walk.course.held
            if holder is not None and walk.course.undo_steps(holder):
                walk.course.undo(holder, False)
                assert walk.course.held is None
                assert walk.course.game.acting == holder
                return
    pytest.fail("no turn was held with steps to take back")


def test_nobody_moves_out_of_turn_or_by_nothing() -> None:
    """A bare composite wants nothing changed, and so would fit any seat at any time."""
    walk = Walk(Table(players=2, rounds=3), 1)
    while walk.go():
        if walk.course.held is not None or walk.course.game.over:
            continue
        for seat in (0, 1):
            for line in ("redeploy", "retreat", " ", ",", "finish"):
                trial = walk.course.copy()
                length = len(trial.game.log)
                try:
                    trial.move(seat, [line], True, walk.dice)
                except (ActionError, ValueError):
                    continue
                # `redeploy` alone may end conquests where nothing is left to place.
                assert seat == walk.course.game.acting
                assert len(trial.game.log) > length


def test_no_line_may_follow_a_die_or_a_reveal() -> None:
    """Otherwise one could roll, and have it count only if it helps."""
    found = 0
    for seed in range(6):
        walk = Walk(Table(players=2, rounds=3), seed)
        while walk.go():
            course = walk.course
            if course.held is not None or course.game.over:
                continue
            for text in course.game.legal_texts:
                trial = course.game.copy()
                trial.apply(text, trial.acting)
                if trial.acting != CHANCE:
                    continue
                found += 1
                for later in ("end", "redeploy", "conquer 1", text, "nonsense"):
                    with pytest.raises(IllegalAction) as refused:
                        course.copy().move(course.game.acting, [text, later], False, walk.dice)
                    assert refused.value.reason == "chance_acts"
    assert found > 20


def test_a_log_that_does_not_fit_is_noticed() -> None:
    walk = Walk(Table(players=2, rounds=2), 2)
    while walk.go():
        pass
    table, bodies = walk.course.game.table, written(walk.course.bodies)
    moves = [number for number, body in enumerate(bodies) if body["kind"] == "move"]
    noticed = 0
    for number in moves:
        altered = [*bodies[:number], {**bodies[number], "actions": ["pick 6"]}, *bodies[number + 1 :]]
        try:
            course_of(table, altered)  # type: ignore[arg-type]
        except ActionError:
            noticed += 1
    assert noticed > len(moves) * 0.9
    with pytest.raises(ActionError):
        course_of(replace(table, players=3), bodies)


def test_an_entry_is_its_seats_and_chances_and_nobody_elses() -> None:
    """By other rules a log may go on to fit line by line, and yet be another game."""
    walk = Walk(Table(players=2, rounds=3), 6)
    while walk.go():
        pass
    table, bodies = walk.course.game.table, written(walk.course.bodies)
    moves = [number for number, body in enumerate(bodies) if body["kind"] == "move"]
    joined = cut = 0
    for number, later in pairwise(moves):
        both: Body = {**bodies[number], "actions": [*bodies[number]["actions"], *bodies[later]["actions"]]}
        # Nothing but the end of the turn lies between them.
        if both["seat"] != bodies[later]["seat"] and later - number <= 2:
            with pytest.raises(IllegalAction) as refused:
                course_of(table, [*bodies[:number], both])
            assert refused.value.reason == "not_your_turn"
            joined += 1
    for number, body in enumerate(bodies):
        by_chance = course_of(table, bodies[: number + 1]).game.log[-1].acting == CHANCE
        if body["kind"] in ("start", "move") and by_chance:
            short: Body = {**body, "actions": body["actions"][:-1]}
            with pytest.raises(IllegalAction) as refused:
                course_of(table, [*bodies[:number], short])
            assert refused.value.reason == "chance_acts"
            cut += 1
    assert joined > 2
    assert cut > 2
    nothing: Body = {"kind": "move", "seat": course_of(table, bodies[:1]).game.acting, "actions": []}
    with pytest.raises(IllegalAction):
        course_of(table, [*bodies[:1], nothing])


def test_nobody_takes_back_what_another_did() -> None:
    walk = Walk(Table(players=3, rounds=3), 8)
    while "undo" not in walk.done:
        assert walk.go()
    table, bodies = walk.course.game.table, written(walk.course.bodies)
    other: Body = {**bodies[-1], "seat": (bodies[-1]["seat"] + 1) % 3}
    with pytest.raises(IllegalAction) as refused:
        course_of(table, [*bodies[:-1], other])
    assert refused.value.reason == "nothing_to_undo"


def test_where_a_course_has_strayed_is_said() -> None:
    walk = Walk(Table(players=2, rounds=3), 3)
    for _ in range(12):
        assert walk.go()
    said: dict[str, Any] = json.loads(json.dumps(walk.course.progress))
    assert walk.course.strayed(said) == ""
    for name, other in (("version", 1), ("round", 9), ("acting", None), ("step", "over"), ("winners", [0])):
        assert walk.course.strayed({**said, name: other}).startswith(f"{name} was {other!r} and is ")
    # Fingerprints of this edition must be equal, those of others say nothing, and the first releases had none.
    altered = said["fingerprint"][:-1] + ("0" if said["fingerprint"][-1] != "0" else "1")
    assert walk.course.strayed({**said, "fingerprint": altered}) == "the table is another"
    assert walk.course.strayed({**said, "fingerprint": "0" * 32}) == ""
    assert walk.course.strayed({**said, "fingerprint": "99:" + "0" * 32}) == ""
    del said["fingerprint"]
    assert walk.course.strayed(said) == ""
