"""Layouts: what a box may lay out, what may be drawn, and what its file may get wrong."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.isles import DRAWS, SIZES, isles

import tesno.boxes
from tesno.core.bits import regions_of
from tesno.load.boxes import board_of, draws_for, load_box, map_of, parts_of, players_for, read_folder
from tesno.load.errors import ContentError
from tesno.load.layouts import check_layout


@pytest.fixture(scope="module", autouse=True)
def box(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with isles(tmp_path_factory.mktemp("boxes")):
        yield


@pytest.mark.parametrize(("players", "count"), [(2, 4 * 4), (3, 4 * 4 * 4), (4, 4 * 4 * 4), (5, 4 * 4 * 4)])
def test_all_draws_of_two_sided_boards(players: int, count: int) -> None:
    draws = draws_for(load_box("isles"), players)
    # L and L, M and M, S and S take both sheets: only their sides are drawn.
    assert len(draws) == len(set(draws)) == count
    for boards in draws:
        assert [map_of("isles", board).size for board in boards] == sorted(DRAWS[players].split())
        sheets = Counter(map_of("isles", board).sheet for board in boards)
        assert set(sheets.values()) == {1}


def test_a_single_sheet_of_a_size_is_drawn_with_either_side() -> None:
    boards = Counter(board for draw in draws_for(load_box("isles"), 2) for board in draw)
    assert boards == dict.fromkeys(["l1a", "l1b", "l2a", "l2b", "s1a", "s1b", "s2a", "s2b"], 4)


def test_an_ordinary_box_draws_its_boards() -> None:
    assert draws_for(load_box("base"), 3) == [("base-3",)]


def test_a_layout_has_an_id_that_stands_for_its_usual_boards() -> None:
    files = load_box("isles")
    assert files.boards == {players: f"isles-{players}" for players in DRAWS}
    assert files.rounds == {2: 7, 3: 8, 4: 9, 5: 10}
    assert [part.id for part in parts_of(files, "isles-5")] == ["l1a", "l2a", "m1a", "s1a", "s2a"]


def test_regions_run_on_from_board_to_board() -> None:
    files = load_box("isles")
    parts = [map_of("isles", id) for id in ("l1a", "m2b", "s1a")]
    board = board_of(files, parts)
    assert board.id == "l1a m2b s1a"
    assert board.size == sum(SIZES.values())
    first, second, third = (regions_of(part) for part in board.parts)
    assert (first, second, third) == (tuple(range(1, 15)), tuple(range(15, 25)), tuple(range(25, 32)))
    # Every island hangs together, and no two of them do.
    for part in board.parts:
        for region in regions_of(part):
            assert board.near[region]
            assert board.near[region] & ~part == 0
    # The box says that races enter by this symbol, whatever touches the edge.
    assert board.entry == board.features["cavern"]
    assert players_for(files, parts) == board.players == 3


def test_one_board_is_one_part() -> None:
    board = board_of(load_box("base"), [map_of("base", "base-2")])
    assert board.parts == (board.everywhere,)
    assert (board.id, board.players, board.rounds) == ("base-2", 2, 10)


@pytest.mark.parametrize(
    ("boards", "problem"),
    [
        (["l1a", "l1a"], "board 'l1a' is there 2 times"),
        (["l1a", "l1b"], "'l1a' and 'l1b' are two sides of one board"),
        (["l1a", "l2a", "m1a", "m2a", "s1a", "s2a"], None),
    ],
)
def test_what_can_lie_on_one_table(boards: list[str], problem: str | None) -> None:
    assert check_layout([map_of("isles", board) for board in boards]) == problem


def test_more_regions_than_can_be_played_are_refused() -> None:
    parts = [map_of("base", "base-5"), map_of("base", "base-2")]
    assert check_layout(parts) == "the boards have 71 regions together; at most 62 can be played"


# --- a box's file ---


def changed(tmp_path: Path, old: str, new: str) -> Path:
    folder = tmp_path / "isles"
    source = Path(tesno.boxes.__path__[-1]) / "isles"
    (folder / "maps").mkdir(parents=True)
    for path in (source / "maps").iterdir():
        (folder / "maps" / path.name).write_text(path.read_text("utf-8"), encoding="utf-8")
    text = (source / "box.toml").read_text("utf-8")
    assert old in text
    (folder / "box.toml").write_text(text.replace(old, new, 1), encoding="utf-8")
    return folder


@pytest.mark.parametrize(
    ("old", "new", "where", "problem"),
    [
        ('boards = ["l1a", "s1a"]', 'boards = ["l1x", "s1a"]', "layout.isles-2.boards", "unknown board 'l1x'"),
        ('boards = ["l1a", "s1a"]', 'boards = ["l1a", "m1a"]', "layout.isles-2.boards", "not of the sizes"),
        ('entry = "cavern"', 'entry = "cavern"\nusual = { 2 = "isles-3" }', "maps.usual.2", "is for 3 players"),
        ('entry = "cavern"', 'entry = "cavern"\nusual = { 2 = "isle-2" }', "maps.usual.2", "unknown map 'isle-2'"),
        ("rounds = 7", "rouds = 7", "layout.isles-2.rounds", "required"),
    ],
)
def test_what_a_box_may_get_wrong(tmp_path: Path, old: str, new: str, where: str, problem: str) -> None:
    with pytest.raises(ContentError) as caught:
        read_folder(changed(tmp_path, old, new), load_box("isles").traits)
    assert caught.value.where == where
    assert problem in str(caught.value)


def test_of_several_maps_for_one_number_of_players_the_first_is_usual_unless_another_is_said(tmp_path: Path) -> None:
    more = '\n[layout.atoll-2]\nplayers = 2\nrounds = 3\nboards = ["l2a", "s2a"]\n'
    folder = changed(tmp_path, '[maps]\nentry = "cavern"\n', f'[maps]\nentry = "cavern"\n{more}')
    files = read_folder(folder, load_box("isles").traits)
    assert (files.boards[2], files.rounds[2]) == ("atoll-2", 3)
    box = folder / "box.toml"
    box.write_text(box.read_text("utf-8").replace("[maps]\n", '[maps]\nusual = { 2 = "isles-2" }\n'), encoding="utf-8")
    files = read_folder(folder, load_box("isles").traits)
    assert (files.boards[2], files.rounds[2]) == ("isles-2", 7)
