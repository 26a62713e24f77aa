"""What workers find for advisers: decisions are told of whoever made them."""

from __future__ import annotations

import json
import random

from tesno.play import SealedDice, Table
from tesno.server.advising import ReviewQuestion, reviewed
from tesno.server.course import Course, new_course


def wander(course: Course, dice: SealedDice, rng: random.Random, round: int) -> None:
    """Everybody answers at random until a round has begun, or the game is over."""
    while not course.game.over and course.game.state.round < round:
        seat = course.asked
        assert seat is not None
        course.move(seat, [course.game.text(rng.choice(course.game.legal))], False, dice)


def test_what_a_bot_did_for_somebody_is_told_as_the_bots() -> None:
    table = Table(players=2, rounds=4)
    dice, rng = SealedDice(bytes(32)), random.Random(1)
    course = new_course(table)
    course.start(dice)
    wander(course, dice, rng, 2)
    left = course.version
    course.resign(0, "easy")
    wander(course, dice, rng, 5)
    asked = ReviewQuestion(
        table=json.dumps(table.to_json()),
        bodies=json.dumps(course.bodies),
        names=("A", "B"),
        last=len(course.game.log),
    )
    mistakes = reviewed(asked).mistakes["en"]
    assert {mistake.bot for mistake in mistakes} == {None, "easy"}
    for mistake in mistakes:
        assert mistake.bot == ("easy" if mistake.seat == 0 and mistake.seq > left else None)
