"""The record behind docs/ladder.md: what was played on one day is gone on with on another, unless bots have changed."""

from __future__ import annotations

import argparse
from pathlib import Path

import pytest
from tools import make_ladder_doc as ladder
from tools.make_ladder_doc import Match

from tesno.bots.contest import hold

MATCH = Match("base", 3, "easy", "beginner")
WISH = argparse.Namespace(games=0, more=9, expert=0, jobs=1)


@pytest.fixture
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ladder, "KEPT", tmp_path / "kept")
    monkeypatch.setattr(ladder, "RECORD", tmp_path / "docs" / "games.json")
    monkeypatch.setattr(ladder, "matches", lambda box: [MATCH] if box == MATCH.box else [])


def play_on(games: int) -> None:
    ladder.play(argparse.Namespace(**{**vars(WISH), "more": games}))


@pytest.mark.usefixtures("elsewhere")
def test_a_record_says_who_has_won_and_is_gone_on_with() -> None:
    play_on(3)
    first = ladder.recorded()[MATCH.name]
    assert len(first) == 3
    # Another day, another machine: what was in this folder is gone.
    MATCH.file.unlink()
    play_on(6)
    assert ladder.recorded()[MATCH.name][:3] == first
    told = ladder.played_so_far(MATCH)
    games = hold(MATCH.contest(6), 1)
    assert [(game.index, game.seating, game.shares) for game in told] == [
        (game.index, game.seating, game.shares) for game in games
    ]
    assert told[:3] == games[:3]  # with their coins


@pytest.mark.usefixtures("elsewhere")
def test_a_match_that_would_be_played_otherwise_is_played_anew(capsys: pytest.CaptureFixture[str]) -> None:
    play_on(6)
    true = ladder.recorded()[MATCH.name]
    # Other coins, the same winners: bots that have changed a little.
    wrong = [word + "0" if ":" in word else word for word in true]
    assert wrong != true
    ladder.RECORD.write_text(ladder.RECORD.read_text("utf-8").replace(" ".join(true), " ".join(wrong)), "utf-8")
    MATCH.file.unlink()
    # Until all of it was played anew the record keeps what it has.
    play_on(3)
    assert "played anew" in capsys.readouterr().err
    assert ladder.recorded()[MATCH.name] == wrong
    assert "| 6 † |" in ladder.document()
    play_on(6)
    assert ladder.recorded()[MATCH.name] == true
    assert "†" not in ladder.document()


def test_bots_play_as_it_is_recorded() -> None:
    """One of each box; who changes bots or rules plays the ladder anew."""
    for name in ladder.recorded():
        box, players, bot, other = name.split("-")
        if (players, bot) == ("2", "medium"):
            match = Match(box, 2, bot, other)
            now = ladder.first_of(match)
            assert ladder.played_so_far(match)[: len(now)] == now, name
