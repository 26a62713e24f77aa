"""Python classes of one's own: loaded, made, asked in a process of their own."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest
from tests.bots.test_programs import DUEL, QUICK, SHORT, played

from tesno.bots import BotError, OwnBots, own_bots
from tesno.bots.host import Hosted, class_of, view_from
from tesno.bots.voices import check_own
from tesno.play import Game

CLASSES = """
import os, subprocess, sys, time
import numpy
from tesno.bots import Bot, Player

class Typed(Bot):
    def choose(self, view, legal, ledger=None):
        return legal[0]

class Born:
    def __new__(cls, rules, seat, seed):
        self = super().__new__(cls)
        self.seat = seat
        return self

    def choose(self, view, legal, ledger):
        assert view.seat == self.seat
        return legal[0]

class Minimal:
    def choose(self, view, legal, ledger):
        return legal[0]

class Seated:
    def __init__(self, rules, seat, seed):
        self.seat = seat

    def choose(self, view, legal, ledger=None):
        print("this is no answer")
        assert view.seat == self.seat
        assert len(ledger) == 2
        return legal[-1]

class Helped(Player):
    def choose(self, view, legal, ledger=None):
        table = self.table(view, ledger)
        texts = self.texts(table, legal)
        assert list(texts.values()) == legal
        assert self.facts(view)["seat"] == self.seat
        for action in legal:
            assert self.after(table, action) is not table
        return legal[len(self.step(table)) % len(legal)]

class Numbers:
    def __init__(self, rules, seat, seed):
        self.rng = numpy.random.default_rng(seed)

    def choose(self, view, legal, ledger):
        return self.rng.choice(legal)

class Reads(Minimal):
    def choose(self, view, legal, ledger):
        # Neither it nor what it starts gets the next question instead of us.
        assert sys.stdin.read() == ""
        assert subprocess.run(["cat"], capture_output=True).stdout == b""
        return legal[0]

class Raises(Minimal):
    def choose(self, view, legal, ledger):
        raise ValueError("oh no")

class Exits(Minimal):
    def choose(self, view, legal, ledger):
        os._exit(4)

class Hangs(Minimal):
    def choose(self, view, legal, ledger):
        time.sleep(1000)

class Cheats(Minimal):
    def choose(self, view, legal, ledger):
        return 10**9

class Silent(Minimal):
    def choose(self, view, legal, ledger):
        return None

class Halves(Minimal):
    def choose(self, view, legal, ledger):
        return legal[0] + 0.5

class Unmade(Minimal):
    def __init__(self, rules, seat, seed):
        raise OSError("no weights")

class Alone(Minimal):
    def __init__(self):
        pass

class TwoOnly:
    def choose(self, view, legal):
        return legal[0]

class Mute:
    pass

number = 3
"""


@pytest.fixture
def mine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    # A host adds to it, and is in the process of the tests at times.
    monkeypatch.setattr(sys, "path", list(sys.path))
    path = tmp_path / "mine.py"
    path.write_text(CLASSES, encoding="utf-8")
    return path


def own(mine: Path, *names: str) -> OwnBots:
    return own_bots([f"{mine}:{name}" for name in names], QUICK)


def test_classes_play(mine: Path) -> None:
    for pair in (("Minimal", "Seated"), ("Helped", "Numbers"), ("Reads", "Reads"), ("Typed", "Born")):
        match = played(own(mine, *pair), *pair)
        assert match.forfeits == {}
        assert match.winners


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("Raises", "crashed: ValueError: oh no"),
        ("Exits", "crashed: it ended with status 4"),
        ("Hangs", "late: no answer within"),
        ("Cheats", "illegal: it chose 1000000000"),
        ("Silent", "garbage: it chose None"),
        ("Halves", "garbage: it chose "),
        ("Unmade", "crashed: OSError: no weights"),
        ("Alone", "missing: its constructor has to take three values: Alone(rules, seat, seed)"),
        ("TwoOnly", "missing: its method has to take three values"),
    ],
)
def test_a_class_that_fails_has_lost(name: str, why: str, mine: Path) -> None:
    patience = SHORT if name == "Hangs" else QUICK
    bots = own_bots([f"{mine}:{name}"], type(patience)(20, patience.answer))
    match = played(bots, "random", name)
    assert match.forfeits[1].startswith(why)
    assert match.winners == [0]


@pytest.mark.parametrize(
    ("what", "said"),
    [
        ("mine.py:Minimale", "mine.py has no class 'Minimale': did you mean 'Minimal'"),
        ("mine.py:number", "has no class 'number'"),
        ("mine.py:Mute", "Mute has no method choose"),
        ("mine.py:TwoOnly", "its method has to take three values: choose(view, legal, ledger)"),
        ("mine.py:Alone", "its constructor has to take three values"),
        ("yours.py:Minimal", "there is no file yours.py"),
        ("no_such_module:Minimal", "no_such_module can't be loaded: ModuleNotFoundError"),
        ("broken.py:Minimal", "broken.py can't be loaded: SyntaxError"),
    ],
)
def test_what_cannot_be_loaded_says_why(what: str, said: str, mine: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (mine.parent / "broken.py").write_text("class", encoding="utf-8")
    monkeypatch.chdir(mine.parent)
    answer = Hosted(what).answer({"check": True})
    assert answer["code"] == "missing"
    assert said in answer["error"]


def test_it_is_told_before_anybody_plays(mine: Path) -> None:
    with pytest.raises(BotError) as raised:
        check_own(own_bots([f"{mine}:Minimale"], QUICK))
    assert str(raised.value).startswith(f"{mine}:Minimale: ")
    assert "did you mean 'Minimal'" in str(raised.value)


def test_a_module_of_the_folder_one_is_in_can_be_named(mine: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(mine.parent)
    check_own(own_bots(["mine:Minimal", "twin=mine:Seated"], QUICK))


def test_a_program_that_is_not_there_is_told_before_anybody_plays() -> None:
    with pytest.raises(BotError, match="there is no program 'no-such-fox', and no shell is asked"):
        check_own(own_bots(["fox=no-such-fox --brave"], QUICK))


def test_a_program_that_is_no_command_yet_is_told_what_is_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("fox.py").touch()
    with pytest.raises(BotError, match=r"'\./fox\.py' can't be executed: chmod \+x \./fox\.py, or"):
        check_own(own_bots(["fox=./fox.py --brave"], QUICK))
    with pytest.raises(BotError, match=r"there is no program 'fox\.py', but a file: write \./fox\.py, or"):
        check_own(own_bots(["fox=fox.py"], QUICK))


def test_every_game_has_an_object_of_its_own(mine: Path) -> None:
    hosted = Hosted(f"{mine}:Seated")
    game = Game(DUEL, seed=3)
    for seat in (0, 1):
        assert hosted.answer({"game": {"table": DUEL.to_json(), "seat": seat, "seed": 1}}) == {"ready": True}
        answer = hosted.answer({"view": shown(game, seat), "legal": [5, 6], "ledger": [5, 5]})
        assert answer == {"answer": 6}


def test_neighbours_of_a_file_can_be_imported(mine: Path) -> None:
    other = mine.parent / "other_bot.py"
    other.write_text("from mine import Minimal\nclass Other(Minimal): pass\n", encoding="utf-8")
    assert class_of(f"{other}:Other")().choose(None, [4], None) == 4


def shown(game: Game, seat: int) -> dict[str, Any]:
    view = game.view(seat)
    found: dict[str, Any] = {"seat": view.seat, "coins": view.coins, "public": view.public}
    assert view_from(found) == view
    return found
