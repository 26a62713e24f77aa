"""What is written once for all who watch says the same as what is made for each of them apart."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tests.server.test_course import Walk
from tests.walks import BOARDS

from tesno.play import Table
from tesno.server.course import Course
from tesno.server.scenes import Teller
from tesno.server.showing import Showing

TABLES = [Table(box=box, players=players, rounds=2) for box, players in BOARDS if players in (2, 3)]
OPEN = Table(box="base", players=3, rounds=2, options=("open_coins",))


def apart(teller: Teller, course: Course, eyes: int | None) -> Any:
    return json.loads(teller.scene(course, eyes).model_dump_json())


@pytest.mark.parametrize("table", [*TABLES, OPEN], ids=lambda table: f"{table.box}-{table.players}")
def test_scenes_written_together_are_those_made_apart(table: Table) -> None:
    walk = Walk(table, seed=table.players)
    looked = 0
    going = True
    while going:
        together = Showing(walk.teller, walk.course)
        # The one who is asked may be the first to look, or the last.
        every = [None, *range(table.players)]
        for eyes in every if looked % 2 else reversed(every):
            assert json.loads(together.scene(eyes).text) == apart(walk.teller, walk.course, eyes)
            assert together.scene(eyes) is together.scene(eyes)
        looked += 1
        going = walk.go()
    assert walk.course.game.over
    assert looked > 20


def test_coins_of_others_are_in_no_scene_that_was_written_after_theirs() -> None:
    walk = Walk(Table(box="base", players=3, rounds=3), seed=1)
    while walk.course.game.state.round < 3:
        assert walk.go()
    together = Showing(walk.teller, walk.course)
    coins = walk.course.game.state.coins
    for eyes in range(3):
        shown = [player["coins"] for player in json.loads(together.scene(eyes).text)["position"]["players"]]
        assert shown == [total if seat == eyes else None for seat, total in enumerate(coins)]
    assert {player["coins"] for player in json.loads(together.scene(None).text)["position"]["players"]} == {None}
