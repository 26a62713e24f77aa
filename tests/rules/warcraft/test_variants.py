"""The variants of Warcraft in whole games, and their numbers wherever they are told."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from tests.walks import walk

from tesno.core.result import standing, winners
from tesno.core.rules import Rules
from tesno.core.state import State
from tesno.core.teams import are_opponents, mates_regions, may_pick, team_of
from tesno.lab.invariants import check_state
from tesno.load.boxes import load_box
from tesno.locale import LANGUAGES, Words
from tesno.play import Game, Table, TableError

DOCUMENT = Path(__file__).parents[3] / "docs" / "rules" / "warcraft-variants.md"
BOX = load_box("warcraft").box
SOLO = [variant.id for variant in BOX.variants if variant.players == 1]


def table(variant: str, **entries: Any) -> Table:
    found = BOX.variant(variant)
    assert found is not None
    return Table(box="warcraft", players=found.players, variant=variant, **entries)


def rules_of(variant: str, seed: int) -> Rules:
    """On drawn boards."""
    return Game(table(variant, layout="random"), seed=seed).rules


def finished(rules: Rules, seed: int) -> tuple[State, list[tuple[str, dict[str, Any]]]]:
    """A random game to its end, with all that happened."""
    events: list[tuple[str, dict[str, Any]]] = []
    for state, _, _ in walk(rules, seed):
        state.events = events
    return state, events


@pytest.mark.rule("W-V1")
def test_two_against_two() -> None:
    rules = table("factions").rules()
    assert rules.sides == ["alliance", "horde", "alliance", "horde"]
    assert [team_of(rules, seat) for seat in range(4)] == [[0, 2], [1, 3], [0, 2], [1, 3]]
    assert [[are_opponents(rules, one, other) for other in range(4)] for one in (0, 1)] == [
        [False, True, False, True],
        [True, False, True, False],
    ]


@pytest.mark.rule("W-V4")
@pytest.mark.parametrize("seed", range(5))
def test_team_mates_never_touch_each_other(seed: int) -> None:
    rules = rules_of("factions", seed)
    before: tuple[int, int, int, list[int]] | None = None
    for s, _, _ in walk(rules, seed):
        check_state(rules, s)
        for slot, owner in enumerate(s.owner):
            assert owner < 0 or may_pick(rules, owner, slot)
        regions = mates_regions(rules, s, s.seat)
        if before is not None and before[:2] == (s.round, s.seat):
            lost = before[2] & ~regions
            assert not lost, f"seat {s.seat} has taken {lost:b} from its team-mate"
            assert [s.tokens[region] for region in range(len(s.tokens)) if regions >> region & 1] == before[3]
        standing_there = [s.tokens[region] for region in range(len(s.tokens)) if regions >> region & 1]
        before = (s.round, s.seat, regions, standing_there)


@pytest.mark.rule("W-V7")
@pytest.mark.parametrize("seed", range(4))
def test_teams_win_together(seed: int) -> None:
    rules = rules_of("factions", seed)
    s, events = finished(rules, seed)
    name, about = events[-1]
    assert name == "over_teams"
    assert about["winners"] == winners(rules, s)
    assert about["total"] == max(s.coins[0] + s.coins[2], s.coins[1] + s.coins[3])
    assert standing(rules, s, 0) == standing(rules, s, 2)
    assert len(winners(rules, s)) in (2, 4)


@pytest.mark.rule("W-V2")
def test_each_side_needs_races() -> None:
    horde = ("orcs", "trolls", "tauren")
    others = tuple(race.id for race in BOX.content.races if race.faction != "horde")
    with pytest.raises(TableError, match="3 races of 'horde' chosen: at least 4"):
        table("factions", races=(*horde, *others)).rules()
    assert "goblins" in table("factions", races=(*horde, "goblins", *others)).rules().race_ids


@pytest.mark.parametrize("variant", SOLO)
def test_murlocs_keep_all_invariants(variant: str) -> None:
    for seed in range(3):
        rules = rules_of(variant, seed)
        for s, _, _ in walk(rules, seed):
            check_state(rules, s)
            assert not s.tribes & rules.board.closed


@pytest.mark.rule("W-V13")
@pytest.mark.parametrize("variant", SOLO)
def test_murlocs_are_paid_every_round(variant: str) -> None:
    rules = rules_of(variant, 1)
    assert rules.rival is not None
    s, events = finished(rules, 1)
    paid = [about["coins"] for name, about in events if name == "murloc_income"]
    assert len(paid) == rules.rounds == 10
    assert sum(paid) == rules.rival.rival_coins(rules, s)
    landed = [about["region"] for name, about in events if name == "murloc_landed"]
    assert len(landed) <= rules.rounds * rules.rival.pace
    assert events[-1] == (
        "over_rival",
        {"winners": winners(rules, s), "coins": list(s.coins), "rival": sum(paid)},
    )


@pytest.mark.rule("W-V15")
@pytest.mark.parametrize("variant", SOLO)
def test_what_works_on_other_players_only_is_not_there(variant: str) -> None:
    rules = table(variant).rules()
    absent = {"goblins", "orcs", "pandaren", "enraged", "marsh_dweller", "heart_of_azeroth", "aegis_of_aggramar"}
    assert not absent & {*rules.race_ids, *rules.power_ids, *rules.find_ids}
    content = BOX.content
    ids = [race.id for race in content.races] + [power.id for power in content.powers]
    assert absent <= {*ids, *(find.id for find in content.finds)}
    with pytest.raises(TableError, match="'goblins' is not played with: the variant"):
        table(variant, races=("goblins",)).rules()


def numbers_of(variant: str) -> tuple[int, int, int]:
    rival = table(variant).rules().rival
    assert rival is not None
    found = BOX.variant(variant)
    assert found is not None
    return rival.pace, rival.force, found.uses[0].parameters["catch"]


@pytest.mark.rule("W-V10")
def test_the_document_has_the_numbers() -> None:
    rows = re.findall(r"^ +\| `(\w+)` \| (\d+) \| (\d+) \| (\d+) \|", DOCUMENT.read_text("utf-8"), re.MULTILINE)
    assert {id: tuple(map(int, numbers)) for id, *numbers in rows} == {id: numbers_of(id) for id in SOLO}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_texts_have_the_numbers_and_say_whose_variant_it_is(language: str) -> None:
    words = Words(language, box="warcraft")
    ours = {"en": "our own", "ru": "Наш", "pl": "Nasz własny"}[language]
    for variant in BOX.variants:
        text = words(f"variant-{variant.id}-rule")
        assert ours in text
        assert words(f"variant-{variant.id}")
        if variant.id in SOLO:
            assert tuple(map(int, re.findall(r"\d+", text))) == numbers_of(variant.id)
