"""Races and powers of users: the examples load, and typical mistakes are told with file, key, word and nearest word."""

from __future__ import annotations

from pathlib import Path

import pytest

from tesno.load.boxes import load_box
from tesno.load.content import read_content
from tesno.load.errors import ContentError
from tesno.load.sources import LARGEST_FILE
from tesno.play import Table, TableError
from tesno.traits.words import Content

EXAMPLES = sorted((Path(__file__).resolve().parents[2] / "examples").glob("*.toml"))
RACE = '[race.yetis]\ntokens = 6\nborrows = "elves"\nname = { en = "Yetis" }\n'
POWER = '[power.fog]\ntokens = 3\nname = { en = "Fog" }\n'


def read(path: Path) -> Content:
    files = load_box("base")
    return read_content(path, files.box, files.traits)


def refused(tmp_path: Path, text: str) -> ContentError:
    path = tmp_path / "my.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(ContentError) as caught:
        read(path)
    error = caught.value
    assert error.file == str(path)
    assert str(error).startswith(str(path))
    assert "\n" not in str(error)
    return error


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_the_examples_load_and_speak_three_languages(path: Path) -> None:
    content = read(path)
    assert len(content.races) == len(content.powers) == 1
    for element in (*content.races, *content.powers):
        assert set(element.names) == {"en", "ru", "pl"}
    (race,) = content.races
    rules = Table.with_content([path]).rules()
    assert race.id in rules.race_ids
    assert race.borrows not in rules.race_ids
    lender = next(other for other in load_box("base").box.content.races if other.id == race.borrows)
    assert rules.trays[rules.race_ids.index(race.id)] == lender.tray


def test_there_are_examples() -> None:
    assert len(EXAMPLES) >= 2


@pytest.mark.parametrize(
    ("text", "where", "word", "hint"),
    [
        (RACE + 'modify = [{ ask = "cst", amount = -1 }]', "race.yetis.modify.0.ask", "'cst'", "'cost'"),
        (
            RACE + 'modify = [{ ask = "cost", amount = -1, where = "forrest" }]',
            "race.yetis.modify.0.where",
            "'forrest'",
            "'forest'",
        ),
        (
            RACE + 'modify = [{ ask = "cost", amount = -1, where = "next_to(mountin)" }]',
            "race.yetis.modify.0.where",
            "'mountin'",
            "'mountain'",
        ),
        (
            RACE + 'modify = [{ ask = "cost", amount = -1 }, { ask = "income", amount = 1, per = "turns" }]',
            "race.yetis.modify.1.per",
            "'turns'",
            "'turn'",
        ),
        (
            RACE + 'modify = [{ ask = "income", amount = 1, when = "allways" }]',
            "race.yetis.modify.0.when",
            "'allways'",
            "'always'",
        ),
        (
            RACE + 'modify = [{ ask = "cost", amuont = -1 }]',
            "race.yetis.modify.0.amuont",
            "'amuont'",
            "'amount'",
        ),
        (
            RACE + 'modify = [{ ask = "defence", amount = 1, piece = "liar" }]',
            "race.yetis.modify.0.piece",
            "'liar'",
            "'lair'",
        ),
        (RACE.replace("borrows", "borows"), "race.yetis.borows", "'borows'", "'borrows'"),
        (RACE.replace("elves", "elfs"), "race.yetis.borrows", "'elfs'", "'elves'"),
        (POWER + 'use = ["heros"]', "power.fog.use.0", "'heros'", "'heroes'"),
        (POWER + 'use = [{ trait = "camps", cuont = 3 }]', "power.fog.use.0.cuont", "'cuont'", "'count'"),
        (POWER + "stays_in_declin = true", "power.fog.stays_in_declin", "'stays_in_declin'", "'stays_in_decline'"),
        (POWER.replace("[power.", "[powr."), "powr", "'powr'", "'power'"),
    ],
)
def test_a_mistyped_word_is_named_with_the_nearest_one(
    tmp_path: Path, text: str, where: str, word: str, hint: str
) -> None:
    error = refused(tmp_path, text)
    assert error.where == where
    assert word in error.problem
    assert f"did you mean {hint}?" in error.hint


@pytest.mark.parametrize(
    ("text", "where", "part"),
    [
        ("", "", "declares no race and no power"),
        ("[race.yetis", "", "is not valid TOML"),
        ('[[race]]\nid = "yetis"\n', "race", "has no ids"),
        (RACE.replace("tokens = 6", f"tokens = {[1] * 500}"), "race.yetis.tokens", ", 1,…: input should be"),
        (RACE.replace("tokens = 6", "tokens = 11"), "race.yetis.tokens", "11"),
        (RACE.replace("tokens = 6", 'tokens = "6"'), "race.yetis.tokens", "'6'"),
        (RACE.replace("tokens = 6\n", ""), "race.yetis.tokens", "missing"),
        (RACE.replace('borrows = "elves"\n', ""), "race.yetis.borrows", "missing"),
        (RACE.replace('name = { en = "Yetis" }\n', ""), "race.yetis.name", "missing"),
        (RACE.replace("elves", "dwarves"), "race.yetis.borrows", "'dwarves' has 8 tokens"),
        (RACE.replace("en =", "ru ="), "race.yetis.name.en", "missing"),
        (RACE + "tray = 10", "race.yetis.tray", "not for races of your own"),
        (RACE.replace("race.yetis", "race.orcs"), "race.orcs", "'orcs' exists already"),
        (RACE.replace("yetis]", "Yetis]"), "race.Yetis", "Yetis"),
        (RACE + 'modify = [{ ask = "cost" }]', "race.yetis.modify.0.amount", "missing"),
        (RACE + 'modify = [{ ask = "cost", amount = 1, where = "hill or" }]', "race.yetis.modify.0.where", "too early"),
        (
            RACE + 'modify = [{ ask = "income", amount = 1, where = "next_to(hill)" }]',
            "race.yetis.modify.0.where",
            "for cost only",
        ),
        (POWER.replace("tokens = 3", "tokens = 6"), "power.fog.tokens", "6"),
        (POWER + 'use = [{ trait = "camps", count = 99 }]', "power.fog.use.0.count", "99"),
        (RACE + RACE.replace("yetis", "snowmen"), "race.snowmen.borrows", "already lends its tokens to 'yetis'"),
    ],
)
def test_other_mistakes_name_the_key(tmp_path: Path, text: str, where: str, part: str) -> None:
    error = refused(tmp_path, text)
    assert error.where == where
    assert part in str(error)


def test_files_that_are_no_content(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match="No such file"):
        read(tmp_path / "missing.toml")
    path = tmp_path / "my.toml"
    path.write_bytes(b"\xff\xfe")
    with pytest.raises(ContentError, match="not UTF-8"):
        read(path)
    path.write_text("#" * (LARGEST_FILE + 1), encoding="utf-8")
    with pytest.raises(ContentError, match="bytes long"):
        read(path)


def test_two_files_can_not_borrow_from_the_same_race(tmp_path: Path) -> None:
    first, second = tmp_path / "first.toml", tmp_path / "second.toml"
    first.write_text(RACE, encoding="utf-8")
    second.write_text(RACE.replace("yetis", "snowmen"), encoding="utf-8")
    with pytest.raises(TableError, match=r"second\.toml: 'elves' already lends its tokens"):
        Table.with_content([first, second]).rules()


def test_a_badge_that_works_in_decline_must_stay(tmp_path: Path) -> None:
    path = tmp_path / "own.toml"
    modify = 'modify = [{ ask = "income", amount = 1, when = "always" }]\n'
    path.write_text('[power.frozen]\ntokens = 3\nname = { en = "Frozen" }\n' + modify, encoding="utf-8")
    with pytest.raises(ContentError, match=r"power\.frozen\.stays_in_decline: .* discarded on decline"):
        read(path)


def test_a_mistyped_key_is_named_before_the_missing_one(tmp_path: Path) -> None:
    path = tmp_path / "own.toml"
    path.write_text('[power.frozen]\ntoken = 3\nname = { en = "Frozen" }\n', encoding="utf-8")
    with pytest.raises(ContentError, match=r"power\.frozen\.token: unknown key 'token' \(did you mean 'tokens'\?\)"):
        read(path)
