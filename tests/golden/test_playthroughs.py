"""Golden playthroughs: whole games with all they show, reviewed as diffs.

Write them anew with `TESNO_WRITE_GOLDEN=1 .venv/bin/pytest tests/golden` and read the diff before committing it.
"""

from __future__ import annotations

import os
import random
from pathlib import Path

import pytest
from tests.walks import BOARDS

from tesno.core.notation import seat_name
from tesno.core.state import Event
from tesno.play import Game, Table

FOLDER = Path(__file__).parent


def told(event: Event) -> str:
    name, about = event
    return f"    {name} " + " ".join(f"{key}={value}" for key, value in about.items())


def playthrough(box: str, players: int) -> str:
    """A seeded random game: every question, the choice made, and what followed from it."""
    game = Game(Table(box=box, players=players), seed=100 + players)
    rng = random.Random(players)
    lines = [told(event) for event in game.events]
    while not game.over:
        texts = game.legal_texts
        # Decline less often than a coin toss, so that races meet.
        choice = texts[0] if "decline" in texts and rng.random() < 0.7 else rng.choice(texts)
        shown = " | ".join(texts) if len(texts) <= 12 else f"{len(texts)} choices"
        lines.append(f"{seat_name(game.acting)}: {choice}    [{shown}]")
        lines += [told(event) for event in game.apply(choice)]
    lines.append(f"coins {list(game.state.coins)} winners {game.winners}")
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize(("box", "players"), BOARDS)
def test_playthrough(box, players):
    file = FOLDER / f"{box}-{players}.txt"
    found = playthrough(box, players)
    if os.environ.get("TESNO_WRITE_GOLDEN"):
        file.write_text(found, encoding="utf-8")
    assert found == file.read_text(encoding="utf-8")
