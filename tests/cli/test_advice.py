"""`tesno hint` and `tesno review`: what they tell, in words and as JSON, and what they refuse."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from tests.cli.running import assert_refused, tesno

from tesno.locale import LANGUAGES
from tesno.play import read_replay

SCENARIO = """
scenario a hint is wanted   # comments are passed over
map base-2
A active giants/hill 9=3 10
B active elves/forest 22
turn A conquer
A: conquer 14
expect round = 1

scenario another one
map base-2
turn B pick
"""


@pytest.fixture(scope="module")
def recorded(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("games")
    ran = tesno("sim", "--games", 1, "--rounds", 2, "--seed", 6, "--bots", "random", "--save", folder, "--json")
    assert ran.status == 0
    return folder / "game-000000.json"


def asked_after(path: Path) -> int:
    """A number of moves after which somebody has a choice of conquests."""
    game = read_replay(path)
    part = game.restarted()
    for number, move in enumerate(game.moves):
        if part.question is not None and part.question.word == "conquer" and len(part.legal) > 3:
            return number
        part.repeat(move.text)
    raise AssertionError("nobody ever conquers")


def test_hints_of_a_replay(recorded: Path) -> None:
    moves = asked_after(recorded)
    data = tesno("hint", recorded, "--upto", moves, "--lang", "en", "--json").json()
    assert data["moves"] == moves
    assert data["seat"] in "AB"
    assert data["round"] == 1
    assert 2 <= len(data["hints"]) <= 3
    best = data["hints"][0]
    assert best["behind"] == 0
    assert set(best) == {"lines", "text", "because", "facts", "coins", "behind", "regions"}
    game = read_replay(recorded).restarted()
    game.replay(read_replay(recorded).log[number].text for number in range(moves))
    for hint in data["hints"]:
        assert game.why_not(hint["lines"][0]) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_hints_in_words(recorded: Path, language: str) -> None:
    ran = tesno("hint", recorded, "--upto", asked_after(recorded), "--lang", language)
    assert ran.status == 0
    first, *lines = ran.out.splitlines()
    assert first.endswith(":")
    assert [line[0] for line in lines] == ["*", " "] * (len(lines) // 2)
    assert "[conquer " in ran.out or "[end" in ran.out


def test_hints_of_a_scenario(tmp_path: Path) -> None:
    path = tmp_path / "mine.scn"
    path.write_text(SCENARIO, encoding="utf-8")
    data = tesno("hint", path, "--lang", "ru", "--json").json()
    assert (data["seat"], data["round"]) == ("A", 1)
    assert data["hints"][0]["because"].endswith(".")


def test_what_can_be_given_no_hint(recorded: Path, tmp_path: Path) -> None:
    assert_refused(tesno("hint", recorded), "the game is over", "tesno review")
    refused = tesno("hint", recorded, "--upto", 2)
    assert_refused(refused, "luck is to decide")
    # And says what to ask for instead.
    later = re.search(r"--upto (\d+)", refused.err)
    assert later is not None
    assert tesno("hint", recorded, "--upto", later[1]).status == 0
    unasked, last = tmp_path / "unasked.json", tmp_path / "last.json"
    data = json.loads(recorded.read_text("utf-8"))
    moves = data["log"]
    del data["result"]
    picked = next(number for number, move in enumerate(moves, 1) if "pick" in move)
    for path, log in ((unasked, moves[:1]), (last, moves[:picked])):
        path.write_text(json.dumps({**data, "log": log}), encoding="utf-8")
    assert_refused(tesno("hint", unasked, "--upto", 1), "luck is to decide", "nobody is asked anything in it")
    refused = tesno("hint", last, "--upto", 1000)
    assert_refused(refused, "luck is to decide", "the last question comes with --upto")
    earlier = re.search(r"--upto (\d+)", refused.err)
    assert earlier is not None
    assert tesno("hint", last, "--upto", earlier[1]).status == 0
    assert_refused(tesno("hint", tmp_path / "nothing.json"), "nothing.json", "No such file")
    other = tmp_path / "other.json"
    other.write_text('{"tesno": 99}', encoding="utf-8")
    assert_refused(tesno("hint", other), "not a replay file")
    other.write_text("not even that", encoding="utf-8")
    assert_refused(tesno("hint", other), "neither a replay nor a scenario")
    other.write_bytes(b"\xff\xfe\x00")
    assert_refused(tesno("hint", other), "it is no text")
    assert_refused(tesno("hint", recorded, "--upto", 20, "--lang", "xx"), "unknown language")


def test_a_review(recorded: Path) -> None:
    data = tesno("review", recorded, "--lang", "en", "--json").json()
    game = read_replay(recorded)
    assert [entry["round"] for entry in data["chances"]] == [1, 1, 2, 2]
    assert data["chances"][-1]["moves"] == len(game.log)
    assert data["mistakes"]
    for mistake in data["mistakes"]:
        assert game.log[mistake["moves"]].acting == "AB".index(mistake["seat"])
        assert mistake["loss"] >= 1
        assert mistake["played"] != mistake["better"]
    told = tesno("review", recorded, "--lang", "pl").out
    assert f"{data['mistakes'][0]['loss']}".replace(".", ",") in told
    assert "Szanse na wygraną" in told
    assert f"Ruch {data['mistakes'][0]['moves']}," in told


def test_what_can_not_be_reviewed(recorded: Path, tmp_path: Path) -> None:
    data = json.loads(recorded.read_text("utf-8"))
    part = tmp_path / "part.json"
    part.write_text(json.dumps({**data, "log": data["log"][:20]}), encoding="utf-8")
    assert_refused(tesno("review", part), "not over", "tesno hint")
    assert_refused(tesno("review", tmp_path / "nothing.json"), "No such file")
