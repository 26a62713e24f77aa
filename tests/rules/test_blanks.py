"""The blank banner and badge of B-X1: the limits of numbers, and whose tokens are borrowed."""

from __future__ import annotations

from pathlib import Path

import pytest

from tesno.load.boxes import load_box
from tesno.load.errors import ContentError
from tesno.play.errors import TableError
from tesno.play.table import Table
from tesno.scenario import check_text

pytestmark = pytest.mark.rule("B-X1")

RACE = '[race.yetis]\ntokens = {tokens}\nborrows = "{lender}"\nname = {{ en = "Yetis" }}\n'
POWER = '[power.frosty]\ntokens = {tokens}\nname = {{ en = "Frosty" }}\n'
YETIS = Path(__file__).parent / "base" / "content" / "yetis.toml"


def table(folder: Path, *texts: str) -> Table:
    paths = []
    for number, text in enumerate(texts):
        path = folder / f"own{number}.toml"
        path.write_text(text, "utf-8")
        paths.append(str(path))
    return Table.with_content(paths, players=2)


def test_a_banner_of_ten_and_a_badge_of_five_are_fine(tmp_path: Path) -> None:
    # Skeletons have 20 tokens: 10 and the largest badge fit.
    rules = table(tmp_path, RACE.format(tokens=10, lender="skeletons"), POWER.format(tokens=5)).rules()
    assert "yetis" in rules.race_ids
    assert "frosty" in rules.power_ids


@pytest.mark.parametrize(
    "text",
    [
        RACE.format(tokens=11, lender="skeletons"),
        RACE.format(tokens=0, lender="skeletons"),
        POWER.format(tokens=6),
        POWER.format(tokens=-1),
    ],
)
def test_larger_numbers_are_refused(tmp_path: Path, text: str) -> None:
    with pytest.raises(ContentError, match=r"own0\.toml: (race\.yetis|power\.frosty)\.tokens"):
        table(tmp_path, text).rules()


def test_the_lender_has_as_many_tokens_or_more(tmp_path: Path) -> None:
    # Humans have 10: 5 and a badge of 5 just fit.
    assert "yetis" in table(tmp_path, RACE.format(tokens=5, lender="humans")).rules().race_ids
    with pytest.raises(ContentError, match=r"borrows: 'humans' has 10 tokens"):
        table(tmp_path, RACE.format(tokens=6, lender="humans")).rules()


def test_the_lender_is_left_out_of_the_game(tmp_path: Path) -> None:
    rules = table(tmp_path, RACE.format(tokens=8, lender="ratmen")).rules()
    assert "ratmen" not in rules.race_ids
    assert rules.trays[rules.race_ids.index("yetis")] == 13


def test_nobody_lends_twice(tmp_path: Path) -> None:
    first = RACE.format(tokens=5, lender="ratmen")
    second = first.replace("yetis", "gnomes")
    with pytest.raises(ContentError, match="already lends"):
        table(tmp_path, first + second).rules()
    with pytest.raises((ContentError, TableError), match="already lends"):
        table(tmp_path, first, second).rules()


@pytest.mark.parametrize("lender", ["", "dragons"])
def test_it_must_borrow_from_a_race_of_the_box(tmp_path: Path, lender: str) -> None:
    with pytest.raises(ContentError, match="borrows"):
        table(tmp_path, RACE.format(tokens=5, lender=lender)).rules()


def _held(race: str, power: str, tokens: int) -> tuple[int, str]:
    text = f"""
        scenario {race}/{power}
        map base-2
        content {YETIS}
        column {race}/{power}
        A: pick 1
        expect hand A = {tokens}
        A: conquer 5
        expect holder 5 = {race}
        A: finish
        expect acts B
    """
    passed, failed = check_text(text)
    return passed, "\n".join(f"{failure.step}: {failure.message}" for failure in failed)


@pytest.mark.parametrize("power", [power.id for power in load_box("base").box.content.powers])
def test_the_banner_works_with_every_badge(power: str) -> None:
    badge = next(element for element in load_box("base").box.content.powers if element.id == power)
    assert _held("yetis", power, 8 + badge.tokens) == (1, "")


@pytest.mark.parametrize("race", [race.id for race in load_box("base").box.content.races if race.id != "ratmen"])
def test_the_badge_works_with_every_banner(race: str) -> None:
    banner = next(element for element in load_box("base").box.content.races if element.id == race)
    assert _held(race, "frosty", banner.tokens + banner.conquest_only + 5) == (1, "")
