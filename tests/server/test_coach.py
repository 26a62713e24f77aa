"""Who is coached: somebody new who sits alone among bots, for three games; lessons are none."""

from __future__ import annotations

import random

from tests.server.client import Client
from tests.server.running import Running
from tests.server.tables import Table, live_game, play
from tests.server.test_lessons import Learner, begin


def coached(server: Running, client: Client, letters: str = "hb") -> bool:
    return live_game(server, client.open(letters).id).course.coached


def test_for_three_games(server: Running, guest: Client) -> None:
    with Learner(guest, begin(guest).id) as learner:
        learner.obey_until("learn-won")
    for _ in range(3):
        assert coached(server, guest)
        with Table(guest, random.Random(1), "hb", bot="random", rounds=1) as table:
            lines = [table.scene.coach]
            for _ in play(table):
                lines.append(table.scene.coach)
        # Something was worth a word, and not everything was.
        assert any(line is not None for line in lines)
        assert None in lines
    assert not coached(server, guest)


def test_not_among_people(server: Running, guest: Client) -> None:
    assert not coached(server, guest, "hh")
    assert not coached(server, guest, "hhb")
    with Table(guest, random.Random(1), "hh") as table:
        assert table.asked() is not None
        assert table.scene.coach is None


def test_a_lesson_has_words_of_its_own(server: Running, guest: Client) -> None:
    with Learner(guest, begin(guest).id) as learner:
        assert learner.scene.coach is None
        assert not live_game(server, learner.game).course.coached
