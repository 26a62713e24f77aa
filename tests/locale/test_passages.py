"""The log in few lines: what happened at once is one of them, and nothing is lost or moved."""

from __future__ import annotations

import random

import pytest

from tesno.core.state import Event
from tesno.load.boxes import box_ids
from tesno.locale import LANGUAGES, Words
from tesno.locale.passages import Passage, passages
from tesno.locale.story import merged
from tesno.play import Game, Table

NAMES = ["Anna", "Basia", "Cyryl"]


def conquered(region: int, seat: int = 0, race: str = "orcs") -> Event:
    return "conquered", {"seat": seat, "race": race, "region": region, "tokens": 2, "way": "march"}


def lost(region: int, seat: int = 1) -> Event:
    return "lost", {"seat": seat, "race": "elves", "region": region, "lost": 1, "withdrawn": 0}


def placed(region: int, count: int, stood: int | None = None, stands: int = 0) -> Event:
    known = {} if stood is None else {"stood": stood, "stands": stands}
    return "placed", {"seat": 0, "race": "orcs", "region": region, "count": count, **known}


def piece(name: str, region: int, count: int = 1) -> Event:
    return f"piece_{name}", {"piece": "hero", "region": region, "count": count}


TURN: Event = ("turn", {"seat": 1, "round": 2})
INCOME: Event = ("income", {"seat": 0, "coins": 3, "sources": [("orcs", "regions", 3)]})


def digest(language: str, events: list[Event]) -> list[str]:
    return Words(language, box="base").digest(events, NAMES)


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        (
            "en",
            ["Anna takes 3 regions: 9, 4, 5 (Orcs). Basia loses 2 regions.", "Anna earns 3 coins (Orcs: regions 3)."],
        ),
        (
            "ru",
            [
                "Anna захватывает 3 региона: 9, 4, 5 (Орки). Basia теряет 2 региона.",
                "Anna получает 3 монеты (Орки: регионы 3).",
            ],
        ),
        (
            "pl",
            [
                "Anna podbija 3 regiony: 9, 4, 5 (Orkowie). Basia traci 2 regiony.",
                "Anna dostaje 3 monety (Orkowie: regiony 3).",
            ],
        ),
    ],
)
def test_conquests_are_one_line(language: str, lines: list[str]) -> None:
    events = [conquered(9), lost(9), conquered(4), ("tribe_lost", {"region": 4}), conquered(5), lost(5), INCOME]
    assert digest(language, events) == lines


def test_a_single_conquest_is_told_as_it_is() -> None:
    assert digest("en", [conquered(9)]) == ["Anna conquers region 9: Orcs, 2 tokens."]


def test_what_the_die_refuses_and_what_is_found_is_told_beside_the_regions() -> None:
    failed: Event = ("failed", {"seat": 0, "race": "orcs", "region": 7})
    rolled: Event = ("rolled", {"seat": 0, "face": 0})
    [line] = digest("en", [conquered(9), conquered(4), rolled, failed])
    assert line == "Anna takes 2 regions: 9, 4 (Orcs). Not enough: Anna does not get region 7: Orcs."


def test_a_roll_that_is_yet_to_be_used_is_told() -> None:
    [line] = digest("en", [conquered(9), conquered(4), ("rolled", {"seat": 0, "face": 2})])
    assert line.endswith("Anna rolls the die: 2.")


def test_coins_of_one_source_are_added_up() -> None:
    paid: Event = ("paid", {"seat": 0, "coins": 1, "source": "pillaging"})
    out: Event = ("paid", {"seat": 0, "coins": -2, "source": "pillaging"})
    [line] = digest("en", [conquered(9), paid, conquered(4), paid, out])
    assert "gets 2 coins from the bank (Pillaging)" in line
    assert "pays the bank 2 coins (Pillaging)" in line


def test_two_races_of_a_player_have_a_line_each() -> None:
    found = passages([conquered(9), conquered(4, race="elves"), conquered(5, race="elves"), conquered(6, seat=1)])
    assert [len(passage.events) for passage in found] == [1, 2, 1]


def test_tokens_that_stay_where_they_were_are_not_told() -> None:
    assert digest("en", [placed(9, 3, stood=4, stands=4), placed(5, 2, stood=1, stands=3)]) == [
        "Anna redeploys; now there: 5 ×3 (Orcs)."
    ]
    assert digest("en", [placed(9, 3, stood=4, stands=4), INCOME]) == ["Anna earns 3 coins (Orcs: regions 3)."]
    # Nobody knows what stood there: what was put is told.
    assert digest("en", [placed(9, 3), placed(5, 1)]) == ["Anna places tokens: 5 ×1, 9 ×3 (Orcs)."]


def test_pieces_that_are_lifted_and_put_back_are_not_told() -> None:
    events = [placed(9, 1, stood=2, stands=2), piece("removed", 9), piece("removed", 5), piece("placed", 9)]
    assert digest("en", events) == ["No longer in region 5: Hero."]


def test_retreats_and_abandoned_regions_are_one_line_each() -> None:
    retreated: list[Event] = [
        ("retreated", {"seat": 1, "race": "elves", "region": region, "count": 1}) for region in (9, 4, 9)
    ]
    abandoned: list[Event] = [("abandoned", {"seat": 0, "race": "orcs", "region": region}) for region in (3, 8)]
    assert digest("en", [*abandoned, *retreated]) == [
        "Anna abandons 2 regions: 3, 8 (Orcs).",
        "Basia retreats: 4 ×1, 9 ×2 (Elves).",
    ]


def test_a_new_combo_is_a_detail_of_the_pick_before_it() -> None:
    revealed: Event = ("revealed", {"race": "elves", "power": "hill"})
    picked: Event = ("picked", {"seat": 0, "race": "orcs", "power": "swamp", "price": 0, "gained": 0, "tokens": 9})
    assert digest("en", [revealed, revealed, TURN, picked, revealed]) == [
        "2 new combos: Hill Elves, Hill Elves.",
        "Round 2: the turn goes to Basia.",
        "Anna picks Swamp Orcs (9 tokens).",
    ]


@pytest.mark.parametrize("box", box_ids())
def test_whole_games_are_told_in_order_and_in_fewer_lines(box: str) -> None:
    game = Game(Table(box=box, players=3), seed=5)
    chooser = random.Random(5)
    while not game.over:
        game.apply(chooser.choice(game.legal))
    events = list(merged(game.events))
    found: list[Passage] = passages(events)
    assert [event for passage in found for event in passage.events] == events
    assert len(found) < 0.7 * len(events)
    for language in LANGUAGES:
        words = Words(language, box=box)
        lines = [words.headline(passage, NAMES) for passage in found]
        assert all(line is None or line.endswith(".") for line in lines)
