"""What nobody has seen changes nothing before it is turned up: the faces of bombs, finds that lie face down, tiles.

Two games run side by side, alike in all that has happened and different in all that is to come. Whatever anybody is
shown, may do or is told must be the same, until chance speaks.
"""

from __future__ import annotations

import random
from collections import Counter

import pytest

from tesno.core.actions import CHANCE
from tesno.core.view import SPECTATOR, view_json
from tesno.play import Game, Table

RACES = ("goblins", "dwarves", "humans", "worgen", "gnomes", "draenei", "night_elves", "kobolds", "naga", "trolls")


def twin_of(game: Game, seed: int) -> Game:
    """The same game so far; what chance will say is drawn from another seed."""
    drawn = [move.text for move in game.log if move.acting == CHANCE]
    twin = Game(game.table, seed=seed, chance=drawn)
    twin.replay(move.text for move in game.log if move.acting != CHANCE)
    return twin


def shown(game: Game) -> list[object]:
    """All that anybody could see or ask for."""
    seats = (*range(game.rules.seats), SPECTATOR)
    views = [view_json(game.rules, game.view(seat)) for seat in seats]
    refused = [game.why_not(f"bomb {region}") for region in range(1, game.rules.board.size + 1)]
    return [views, game.legal_texts, refused, game.question]


def lying(game: Game) -> set[str]:
    """What lies face down now."""
    s, rules = game.state, game.rules
    bombs = any(s.pieces[kind] for kind, piece in enumerate(rules.kinds) if piece.id == "bomb")
    return {word for word, lies in (("bomb", bombs), ("find", bool(s.buried))) if lies}


@pytest.mark.parametrize("players", [2, pytest.param(3, marks=pytest.mark.slow)])
def test_what_is_not_seen_yet_changes_nothing(players: int) -> None:
    compared: Counter[str] = Counter()
    told_apart: Counter[str] = Counter()
    for seed in range(5):
        game = Game(Table(box="warcraft", players=players, races=RACES), seed=seed)
        chooser = random.Random(seed)
        while not game.over:
            texts = game.legal_texts
            eager = [text for text in texts if text.startswith(("pick goblins", "bomb", "expand"))]
            choice = chooser.choice(eager or texts)
            hidden = lying(game)
            if chooser.random() > ("bomb" in hidden) * 0.3 + ("find" in hidden) * 0.05:
                game.apply(choice)
                continue
            twin = twin_of(game, seed + 1000)
            assert shown(twin) == shown(game)
            compared.update(hidden)
            before = len(game.log)
            events, others = game.apply(choice), twin.apply(choice)
            # What chance said, if it was asked, is all that can tell them apart.
            said, other_said = ([move.text for move in each.log[before + 1 :]] for each in (game, twin))
            if said == other_said:
                assert others == events
                assert shown(twin) == shown(game)
            else:
                told_apart.update({text.split()[0] for text in set(said) ^ set(other_said)})
    assert min(compared["bomb"], compared["find"]) > 20
    assert {"fuse", "find"} & set(told_apart)
