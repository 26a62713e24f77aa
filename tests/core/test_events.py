"""Events are what their list says: every one that happens is listed, with just its parameters, and documented."""

from __future__ import annotations

import random
import re
from importlib import import_module
from pathlib import Path

import pytest
from tests.walks import BOXES, random_action, rules_for

from tesno.core.actions import NOBODY
from tesno.core.events import EVENTS, Events
from tesno.core.game import apply, new_state
from tesno.load.boxes import load_box
from tesno.play import Table

ENGINE = Path(__file__).parents[2] / "docs" / "engine.md"


def events_of(box: str) -> Events:
    return {**EVENTS, **import_module(f"tesno.boxes.{box}").EVENTS}


@pytest.mark.parametrize("box", BOXES)
def test_what_happens_is_listed(box: str) -> None:
    listed = events_of(box)
    happened = set()
    rng = random.Random(7)
    games = [rules_for(2 + game % 4, box=box) for game in range(60)]
    for variant in load_box(box).box.variants:
        games += [Table(box=box, players=variant.players, variant=variant.id).rules()] * 3
    for rules in games:
        s = new_state(rules)
        s.events = []
        while s.acting != NOBODY:
            apply(rules, s, random_action(rules, s, rng))
        for name, about in s.events:
            assert {key: type(value) for key, value in about.items()} == listed[name], name
            happened.add(name)
    assert set(import_module(f"tesno.boxes.{box}").EVENTS) <= happened


def test_a_box_does_not_list_what_the_core_has() -> None:
    for box in BOXES:
        assert not set(import_module(f"tesno.boxes.{box}").EVENTS) & set(EVENTS)


def test_the_document_lists_them_all() -> None:
    rows = re.findall(r"^\| `(\w+)` \| ([^|]*) \|", ENGINE.read_text("utf-8").split("## Events", 1)[1], re.MULTILINE)
    told = {name: tuple(re.findall(r"\w+", parameters)) for name, parameters in rows}
    everything: Events = dict(EVENTS)
    for box in BOXES:
        everything |= events_of(box)
    assert told == {name: tuple(parameters) for name, parameters in everything.items()}
