"""Files of games: gone on with, repaired where they were broken off, left alone where they are of something else."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from tesno.bots.kept import KeptError, KeptGames

HEAD = {"table": {"box": "base"}, "seed": 1, "sources": "today"}


@dataclass(frozen=True)
class Game:
    index: int

    def to_json(self) -> dict[str, Any]:
        return {"index": self.index}

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Game:
        return cls(data["index"])


def kept(path: Path, own: dict[str, str] | None = None, **other: Any) -> KeptGames[Game]:
    return KeptGames(Game, path, {**HEAD, **other}, own)


@pytest.mark.parametrize("own", [None, {}, {"fox": "a"}])
def test_what_is_added_is_read_again(own: dict[str, str] | None, tmp_path: Path) -> None:
    path = tmp_path / "deep" / "games.jsonl"
    assert kept(path, own).read() == []
    kept(path, own).add([Game(0), Game(1)])
    kept(path, own).add([Game(2)])
    assert kept(path, own).read() == [Game(0), Game(1), Game(2)]
    assert len(path.read_text("utf-8").splitlines()) == 4


def test_a_file_with_nothing_in_it_is_as_good_as_none(tmp_path: Path) -> None:
    path = tmp_path / "made by mktemp"
    path.touch()
    assert kept(path).read() == []
    kept(path).add([Game(4)])
    assert kept(path).read() == [Game(4)]


def test_a_line_that_was_broken_off_is_cut_away_and_nothing_else(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    kept(path).read()
    kept(path).add([Game(0), Game(1)])
    whole = path.read_bytes()
    for broken in (b'{"ind', b'{"index": 2}', '{"ö'.encode()[:-1]):
        path.write_bytes(whole + broken)
        assert kept(path).read() == [Game(0), Game(1)]
        assert path.read_bytes() == whole


@pytest.mark.parametrize(
    ("other", "said"),
    [
        ({"seed": 2}, r"other games \(what differs: seed\): name another file"),
        ({"seed": 2, "sources": "tomorrow", "table": {}}, r"what differs: table, seed\)"),
        ({"sources": "tomorrow"}, "other rules or bots than today's"),
        ({"bot": "hard"}, "no file of games like these"),
    ],
)
def test_games_of_something_else_are_left_as_they_are(other: dict[str, Any], said: str, tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    kept(path).read()
    path.write_bytes(path.read_bytes() + b'{"ind')
    before = path.read_bytes()
    with pytest.raises(KeptError, match=said):
        kept(path, **other).read()
    with pytest.raises(KeptError, match="no file of games like these"):
        kept(path, {}).read()
    assert path.read_bytes() == before


def test_bots_that_are_none_are_no_reason_to_fail(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    KeptGames(Game, path, {**HEAD, "own": ["fox"]}).read()
    with pytest.raises(KeptError, match="no file of games like these"):
        kept(path, {"fox": "a"}).read()


def test_bots_of_ones_own_join_and_stay_what_they_are(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    kept(path, {"fox": "a"}).read()
    kept(path, {"fox": "a"}).add([Game(0)])
    for own in ({"fox": "a", "hare": "b"}, {"hare": "b"}, {}):
        assert kept(path, own).read() == [Game(0)]
    with pytest.raises(KeptError, match="'hare' that was another one, or has changed"):
        kept(path, {"hare": "c"}).read()
