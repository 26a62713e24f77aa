"""The terminal game shows finds, and has words for the questions of any trait."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from tesno.core.game import apply, legal_actions
from tesno.core.notation import parse_action
from tesno.core.view import view_of
from tesno.locale import LANGUAGES, Words
from tesno.scenario import read_position
from tesno.text.choices import choices_of, several_example
from tesno.text.lore import found_rules, help_lines
from tesno.text.scene import Scene, scene_of
from tesno.text.screens import map_tables, status_line


def seen(*lines: str, language: str = "en", moves: tuple[str, ...] = ()) -> Scene:
    at = read_position(["map underground-2", *lines])
    for move in moves:
        action = parse_action(at.rules, at.state, move)
        assert action in legal_actions(at.rules, at.state)
        apply(at.rules, at.state, action)
    view = view_of(at.rules, at.state, at.state.acting)
    return scene_of(at.rules, view, Words(language, box=at.rules.box), ["Anna", "Basia"])


def shown(scene: Scene) -> str:
    out = io.StringIO()
    Console(file=out, width=200).print(*map_tables(scene))
    return out.getvalue()


HELD = ("A active flames/stone 8=3 9=2", "volcano 12", "find stonehedge 9", "granted muddy", "find shiny_orb 6")


def test_the_map_shows_finds_and_what_they_grant() -> None:
    text = shown(seen(*HELD))
    assert "Stonehedge (Muddy)" in text
    assert "Shiny Orb" in text
    assert "Volcano" in next(line for line in text.splitlines() if line.strip().startswith("12 "))


def test_rules_of_finds_by_name() -> None:
    scene = seen(*HELD)
    assert str(found_rules(scene, "keep")[0]).startswith("Keep on the Motherland ")
    assert str(found_rules(scene, "Shiny")[0]).startswith("Shiny Orb ")
    own = "\n".join(map(str, help_lines(scene)))
    assert "Stonehedge" in own
    assert "Shiny Orb" not in own
    assert "camps" not in own


@pytest.mark.parametrize("language", LANGUAGES)
def test_questions_of_traits(language: str) -> None:
    scene = seen("A active cultists/stone 9 13", "great_ancient 9", "turn A", language=language)
    assert scene.words("step-ancient") in str(status_line(scene))
    assert [choice.line for choice in choices_of(scene)] == ["ancient 13", "skip"]
    assert all(choice.label != choice.line for choice in choices_of(scene))


def test_armour_is_spread_like_camps() -> None:
    at = ("A active ogres/shield 5=2 6=3 7=2", "turn A conquer")
    scene = seen(*at, moves=("end", "place 5", "place 5", "place 5", "place 5"))
    choices = choices_of(scene)
    assert choices[0].line == "armours 5=1 6=1 7=1"
    assert choices[-1].line == "armours 7=3"
    assert all(choice.spread for choice in choices)


def test_helpers_are_told() -> None:
    scene = seen("A active iron_dwarves/mining 18=3", "hammers 2", "turn A conquer")
    assert "helping: 2" in str(status_line(scene))


def test_abilities_without_words_go_by_their_owners_name() -> None:
    scene = seen("A active ogres/stone 9=5", "find sword_of_the_killer_rabbit 9", "turn A conquer")
    labels = {choice.line: choice.label for choice in choices_of(scene)}
    assert labels["sword_of_the_killer_rabbit"] == "Sword of the Killer Rabbit"


def test_targets_of_every_sort_have_labels() -> None:
    scene = seen("column shadow_mimes/fisher ogres/royal", "turn A", moves=("pick shadow_mimes",))
    swap = next(trait for trait in scene.rules.traits if trait.verb == "swap")
    swap.targets = "combo"
    assert choices_of(scene)[0].label == "Shadow Mimes: Royal"
    swap.targets = "power"
    assert ": " in choices_of(scene)[0].label
    swap.targets = "find"
    assert ": " in choices_of(scene)[0].label


@pytest.mark.parametrize(
    ("lines", "example"),
    [
        (("A active ogres/stone 5=2 7 9", "turn A ready"), "abandon 7 5"),
        (("A active ogres/stone 5=2", "turn A ready"), ""),
        (("A active drow/stone 2", "A declined ogres/reborn 5 7", "turn A"), "rebirth 7 5"),
        (("A active cultists/stone 9 13 14", "great_ancient 9", "turn A"), ""),
        (("A active ogres/stone 5=2 7 9", "turn A conquer"), ""),
    ],
)
def test_several_regions_at_once_are_hinted_at(lines: tuple[str, ...], example: str) -> None:
    assert several_example(seen(*lines)) == example
