"""Sealed dice: fair, repeatable, and every draw of a finished game can be checked."""

from __future__ import annotations

import json
import random
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from tests.cli.running import assert_refused, tesno

from tesno.play import Game, SealedDice, Table, TableError, draw_chance, replay_data, verify_replay, write_replay

SECRET = bytes(range(32))


def played(box: str = "base", seed: int = 3, secret: bytes = SECRET) -> dict[str, Any]:
    """The replay of a finished game whose chance came from the secret."""
    choose = random.Random(seed)
    game, dice = Game(Table(box=box, players=2)), SealedDice(secret)
    draw_chance(game, dice)
    while not game.over:
        game.apply(choose.choice(game.legal))
        draw_chance(game, dice)
    return {**write_replay(game), "seed": secret.hex(), "commitment": dice.commitment}


@pytest.mark.parametrize("box", ["base", "underground"])
def test_every_draw_follows_from_the_seed(box: str) -> None:
    data = played(box)
    draws = [line for line in data["log"] if line.split()[0] in ("first", "banner", "badge", "die", "find")]
    assert verify_replay(data) == len(draws) > 10


def test_draws_are_as_likely_as_their_weights() -> None:
    dice = SealedDice(SECRET)
    counts = Counter(dice.draw(number, [(10, 1), (11, 3)]) for number in range(4000))
    assert 900 < counts[10] < 1100
    assert counts[10] + counts[11] == 4000


def test_another_secret_draws_otherwise() -> None:
    faces = [(face, 1) for face in range(6)]
    one, other = SealedDice(SECRET), SealedDice(bytes(32))
    assert [one.draw(n, faces) for n in range(40)] != [other.draw(n, faces) for n in range(40)]
    assert one.commitment != other.commitment


def test_a_changed_draw_is_noticed() -> None:
    data = played()
    place = next(at for at, line in enumerate(data["log"]) if line.startswith("first"))
    data["log"][place] = "first A" if data["log"][place] == "first B" else "first B"
    with pytest.raises(TableError, match=rf"line {place + 1} of the log"):
        verify_replay(data)


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"seed": None}, "has no seed and commitment; a server's games"),
        ({"seed": "xyz"}, "no hexadecimal"),
        ({"seed": bytes(32).hex()}, "does not fit the commitment"),
        ({"seed": "", "commitment": SealedDice(b"").commitment}, "0 bytes instead of 32"),
        ({"log": []}, "ends before the game does"),
        ({"log": played()["log"][:40]}, "ends before the game does"),
        ({"log": played()["log"][:-1]}, "ends before the game does"),
        ({"result": {"coins": [999, 0], "winners": [0]}}, "the replay says .*999"),
        ({"result": {**played()["result"], "winners": [0, 1]}}, "the log leads to"),
        ({"result": None}, "the replay says None"),
    ],
)
def test_what_can_not_be_verified_says_why(changes: dict[str, Any], message: str) -> None:
    with pytest.raises(TableError, match=message):
        verify_replay({**played(), **changes})


@pytest.mark.parametrize("noted", [64, 16])
def test_the_commitment_noted_at_the_start_is_compared(noted: int) -> None:
    data = played()
    shown = data["commitment"][:noted]
    assert verify_replay(data, shown) == verify_replay(data, f" {shown.upper()}… ") == verify_replay(data)
    with pytest.raises(TableError, match="not the one noted at the start"):
        verify_replay(data, SealedDice(bytes(32)).commitment[:noted])
    with pytest.raises(TableError, match="too short"):
        verify_replay(data, shown[:15])


def test_the_command_line_verifies_a_file(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    data = played()
    file.write_text(json.dumps(data), encoding="utf-8")
    assert replay_data(file)["seed"] == SECRET.hex()
    alone = tesno("verify", file)
    assert "draws follow from the seed" in alone.out
    assert "Compare it with the one shown at the start" in alone.out
    compared = tesno("verify", file, "--commitment", data["commitment"])
    assert "It is the commitment that was shown" in compared.out
    assert tesno("verify", file, "--json").json()["compared"] is False
    assert_refused(tesno("verify", file, "--commitment", "0" * 64), "not the one noted at the start")
    file.write_text(json.dumps({**data, "commitment": "0" * 64}), encoding="utf-8")
    assert_refused(tesno("verify", file), "does not fit the commitment")
    file.write_text(json.dumps({**data, "log": data["log"][:40]}), encoding="utf-8")
    assert_refused(tesno("verify", file), "ends before the game does")


def test_the_command_says_what_of_a_game_played_on_it_has_checked(tmp_path: Path) -> None:
    data = played()
    draws = verify_replay(data)
    file = tmp_path / "fork.json"
    file.write_text(json.dumps({**data, "fork": {"game": "abc", "version": 3, "draws": 5}}), encoding="utf-8")
    said = tesno("verify", file)
    assert "played on from another one" in said.out
    assert f"The {draws - 5} draws made since then" in said.out
    assert "the 5 draws before are the other game's" in said.out
    assert tesno("verify", file, "--json").json()["inherited"] == 5
