"""Boards tried out by bots: seats, intervals, conquests, random layouts."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.isles import isles

from tesno.cartography.trial import Trial, try_out
from tesno.play import Table


def test_bots_try_a_board_out() -> None:
    heard: list[int] = []
    table = Table(box="base", players=2)
    found = try_out(table, 3, 1, heard.append)
    assert sum(heard) == found.games == 3
    assert sum(found.shares()) == pytest.approx(1)
    assert found.boards == {"base-2": 3}
    # Seas and the lake are nobody's.
    assert found.regions == {("base-2", region) for region in range(1, 24)} - {
        ("base-2", water) for water in (1, 8, 23)
    }
    assert len(found.entries) == 14
    assert sum(found.conquests.values()) > 60
    assert found.idle == sorted(place for place in found.regions if place not in found.conquests)
    again = try_out(table, 3, 1, heard.append)
    assert again == found
    assert try_out(table, 3, 2, heard.append) != found


@pytest.mark.slow
def test_several_processes_find_the_same() -> None:
    table = Table(box="base", players=2)
    assert try_out(table, 20, 1, lambda _: None, jobs=2) == try_out(table, 20, 1, lambda _: None, jobs=1)


def test_a_random_layout_is_drawn_for_each_game(tmp_path: Path) -> None:
    with isles(tmp_path):
        found = try_out(Table(box="isles", players=2, layout="random"), 6, 1, lambda _: None)
    assert sum(found.boards.values()) == 2 * 6
    assert len(found.boards) > 2
    assert {id[0] for id in found.boards} == {"l", "s"}
    for id in found.boards:
        numbers = [region for board, region in found.regions if board == id]
        assert min(numbers) == 2
        assert max(numbers) == {"l": 14, "s": 7}[id[0]]
        assert (id, 3) in found.entries
    assert found.to_json()["boards"].keys() == found.boards.keys()


def test_intervals() -> None:
    found = Trial(2, games=400, wins=[200.0, 200.0])
    assert found.intervals()[0] == pytest.approx((0.451, 0.549))
