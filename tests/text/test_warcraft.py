"""The terminal plays Warcraft: islands, sides, coins that are due before a choice, and every question of the box."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from tesno.core.game import apply, legal_actions
from tesno.core.notation import parse_action
from tesno.core.view import view_of
from tesno.locale import LANGUAGES, Words
from tesno.scenario import read_position
from tesno.text.choices import choices_of
from tesno.text.lore import explained, found_rules
from tesno.text.scene import Scene, scene_of
from tesno.text.screens import column_table, map_tables, players_table, status_line


def seen(*lines: str, language: str = "en", moves: tuple[str, ...] = ()) -> Scene:
    at = read_position(["map warcraft-2", *lines])
    for move in moves:
        action = parse_action(at.rules, at.state, move)
        assert action in legal_actions(at.rules, at.state)
        apply(at.rules, at.state, action)
    view = view_of(at.rules, at.state, at.state.acting)
    return scene_of(at.rules, view, Words(language, box=at.rules.box), ["Anna", "Basia"])


def labels(scene: Scene) -> dict[str, str]:
    return {choice.line: choice.label for choice in choices_of(scene)}


def shown(*tables: object) -> str:
    out = io.StringIO()
    Console(file=out, width=200).print(*tables)
    return out.getvalue()


@pytest.mark.parametrize(
    ("language", "titles"),
    [
        ("en", ["The Broken Crown · Large continent", "The Kettle · Small continent"]),
        ("ru", ["Расколотая Корона · Большой континент", "Котёл · Малый континент"]),
        ("pl", ["Pęknięta Korona · Duży kontynent", "Kocioł · Mały kontynent"]),
    ],
)
def test_each_island_has_a_table_with_its_name(language: str, titles: list[str]) -> None:
    tables = map_tables(seen("A active orcs/farmer 3=2", "turn A", language=language))
    assert [str(table.title) for table in tables] == titles
    assert [table.row_count for table in tables] == [13, 8]


def test_the_map_shows_what_lies_face_down_and_says_no_entry_where_anchors_do() -> None:
    text = shown(*map_tables(seen("A active orcs/farmer 3=2", "find frostmourne 3", "face_down 18", "turn A")))
    row = {int(line.split()[0]): line for line in text.splitlines() if line.split() and line.split()[0].isdecimal()}
    assert "Frostmourne" in row[3]
    assert "Unknown Find" in row[18]
    assert "Unknown Find" not in row[11]
    assert "Anchor" in row[3]
    assert "entry" not in row[3]


def test_sides_and_markers_stand_with_the_players() -> None:
    scene = seen("A active pandaren/farmer 3=2", "B active orcs/ranger 10=2", "harmony B", "turn B")
    text = shown(players_table(scene))
    assert "Basia · Harmony Token" in text
    assert "Ranger Orcs (Horde)" in text
    assert "Farmer Pandaren (Neutral)" in text
    column = seen("column gnomes/mining", "turn A")
    assert "Mining Gnomes (Alliance)" in shown(column_table(column))


def test_sides_and_the_variant_have_their_rule() -> None:
    (alliance,) = found_rules(seen("A active orcs/farmer 3=2", "turn A"), "allian")
    assert "race of the Horde" in str(alliance)
    assert found_rules(seen("A active orcs/farmer 3=2", "turn A"), "solo") == []
    (solo,) = found_rules(seen("variant solo_hard", "turn A"), "solo")
    assert "A variant of our own" in str(solo)


def test_coins_are_told_before_the_choice() -> None:
    scene = seen("A active orcs/farmer 3=9", "B active pandaren/marsh_dweller 2 6", "harmony A", "turn A conquer")
    told = labels(scene)
    assert told["conquer 2"] == "region 2 (Swamp): 3 tokens — Basia: Pandaren 1 · Costs 3 coins, paid to Basia"
    assert told["conquer 6"].endswith(" — Basia: Pandaren 1 · Costs 2 coins, paid to Basia")
    assert "Costs" not in told["conquer 7"]
    assert explained(scene, "2")[-1] == "Costs 3 coins, paid to Basia."


def test_a_toll_that_cannot_be_paid_is_told_with_the_reason() -> None:
    scene = seen("A coins 1", "A active orcs/farmer 3=9", "B active pandaren/ranger 2 6", "harmony A", "turn A conquer")
    assert "conquer 2" not in labels(scene)
    assert explained(scene, "2")[1] == "Attacking region 2 costs coins at once, more than you have."
    assert explained(scene, "2")[-1] == "Costs 2 coins, paid to Basia."


def test_a_raid_is_offered_with_its_chance_and_the_second_roll_too() -> None:
    at = ("A active gnomes/mining 6=3", "B active orcs/farmer 16=4 15", "turn A conquer")
    assert labels(seen(*at))["raid 16"] == (
        "region 16 (Hills): an air raid, 6 tokens, chance 0 in 6 (0 %) — Basia: Orcs 4"
    )
    again = seen(*at, moves=("raid 16", "die 1"))
    assert "Roll once more as your last conquest, or give the raid up" in str(status_line(again))
    assert labels(again) == {
        "raid 16": "Once more on 16 (Hills), both rolls count, 5 tokens, chance 1 in 6 (17 %) — Basia: Orcs 4",
        "skip": "Give the raid up, the turn goes on",
    }


def test_a_portal_asks_for_its_second_region() -> None:
    at = ("A active orcs/portal_mage 4=3", "B active dwarves/farmer 2=2", "turn A conquer")
    assert labels(seen(*at))["portal 2"] == "region 2 (Swamp): open a portal — Basia: Dwarves 2"
    scene = seen(*at, moves=("portal 4",))
    assert "Choose the other region of the portal" in str(status_line(scene))
    assert labels(scene)["portal 2"] == "Swap it with 2 (Swamp) — Basia: Dwarves 2"


def test_whom_to_drive_off_and_where_to() -> None:
    at = ("A active naga/intimidating 10=3", "B active kobolds/beastmaster 6=2 12 13", "beast 6=2", "turn A conquer")
    what = seen(*at, moves=("intimidate 6",))
    assert "Who shall leave: a token or a beast?" in str(status_line(what))
    assert sorted(labels(what).values()) == ["A beast", "A token"]
    assert all(choice.group == "choice-group-first" for choice in choices_of(what))
    where = seen(*at, moves=("intimidate 6", choices_of(what)[0].line))
    assert "Choose where the token goes" in str(status_line(where))
    assert sorted(labels(where).values()) == [
        "The token to 12 (Fields) — Basia: Kobolds 1",
        "The token to 13 (Mountains) — Basia: Kobolds 1",
    ]


def test_the_champion_is_asked_about_in_two_ways() -> None:
    at = ("A active kobolds/champion 6=2 10=2", "B active orcs/farmer 7=3", "champion 10", "turn A", "A coins 5")
    ready = seen(*at, moves=("expand",))
    assert "Take the champion to hand, or leave it where it stands" in str(status_line(ready))
    assert list(labels(ready).values()) == [
        "The champion from 10 (Forest) to hand — Anna: Kobolds 2, champion",
        "Leave the champion where it stands",
    ]
    fight = seen(*at, moves=("expand", "champion 10", "march"))
    assert labels(fight)["champion 7"] == "region 7 (Mountains): the champion alone — Basia: Orcs 3"
    place = seen(*at, moves=("expand", "champion 10", "march", "champion 7", "end"))
    assert "Choose a place for the champion" in str(status_line(place))
    assert labels(place)["champion 7"] == "The champion to 7 (Mountains) — Anna: Kobolds, champion"


def test_why_a_tower_stands() -> None:
    scene = seen("A active orcs/defensive 12 8 11", "tower 12", "B active dwarves/farmer 3=9", "turn B conquer")
    assert explained(scene, "12")[0].endswith("Watch Tower.")
    assert explained(scene, "12")[1].startswith("Majority around it: 2 of 5 regions")


def test_an_armed_hammer_says_whom_it_pays() -> None:
    at = ("A active blood_elves/ranger 11=4", "B active dwarves/farmer 12=4 3", "find doomhammer 11", "turn A conquer")
    assert labels(seen(*at))["doomhammer"] == "Doomhammer: 2 coins, fewest tokens"
    told = labels(seen(*at, moves=("doomhammer",)))
    assert told["conquer 12"] == "region 12 (Fields): 1 token — Basia: Dwarves 4 · Costs 2 coins, paid to Basia"
    assert told["conquer 8"] == "region 8 (Hills): 1 token · Costs 2 coins, paid to the bank"


QUESTIONS = [
    ("worgen", ("A active worgen/farmer 3=2", "turn A"), ("expand",), ["worgen", "skip"]),
    ("battleground", ("A active kobolds/farmer 3=2", "find battleground 3", "turn A"), ("expand",), []),
    ("bomb", ("A active goblins/farmer 6=3", "B active dwarves/ranger 3=2 7", "turn A conquer"), ("end",), ["skip"]),
    ("objective", ("A active humans/farmer 6=3", "turn A conquer"), ("end",), ["objective 3"]),
    ("heart", ("A active orcs/farmer 6=3 3", "find heart_of_azeroth 6", "turn A conquer"), ("end", "place 6"), []),
    ("aegis", ("A active orcs/farmer 6=3 3", "find aegis_of_aggramar 6", "turn A conquer"), ("end", "place 6"), []),
    ("beast", ("A active orcs/beastmaster 6=3 4=2", "turn A"), ("expand", "march", "end"), []),
    ("well", ("A active orcs/farmer 8=6", "turn A conquer"), ("conquer 11", "find well_of_eternity"), ["well 9"]),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("verb", "at", "moves", "lines"), QUESTIONS, ids=[question[0] for question in QUESTIONS])
def test_questions(language: str, verb: str, at: tuple[str, ...], moves: tuple[str, ...], lines: list[str]) -> None:
    scene = seen(*at, language=language, moves=moves)
    assert scene.position.step == verb
    assert scene.words(f"step-{verb}") in str(status_line(scene))
    told = labels(scene)
    assert set(lines) <= set(told)
    assert len(set(told.values())) == len(told)
    if language == "ru":
        assert not any(verb in label for label in told.values())
