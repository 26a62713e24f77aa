"""Every fact that advice can tell has words in every language, with the right forms."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tesno.advice.facts import FACTS
from tesno.locale import LANGUAGES, Words

# What each fact speaks of.
ABOUT: dict[str, dict[str, Any]] = {
    "chance": {"percent": 50},
    "aims": {"region": 9},
    "declines": {"race": "orcs"},
    "tokens": {"count": 9},
    "found": {"coins": 2},
    "price": {"coins": 1},
    "leaves": {"count": 2},
    "regions": {"count": 3},
    "regions_expected": {"count": 4},
    "from_race": {"count": 2, "race": "elves"},
    "from_tribes": {"count": 2, "piece": "lost_tribe"},
    "takes": {"region": 9, "coins": 2},
    "spared": {"count": 5},
    "coins": {"coins": 8},
    "expected": {"coins": 4},
    "holds_back": {"coins": 3},
    "offer": {"race": "elves", "power": "hill"},
    "guards": {"region": 9},
    "open": {"region": 9, "race": "orcs"},
}
TERRAINS = {9: "mountain"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("fact", FACTS)
def test_every_fact_has_words(language: str, fact: str) -> None:
    words = Words(language, box="base")
    text = words.because([(fact, ABOUT[fact])], "AB", TERRAINS)
    assert text
    assert not re.search(r"[{}_]", text)
    for value in ABOUT[fact].values():
        if isinstance(value, int):
            assert str(value) in text


@pytest.mark.parametrize(
    ("language", "behind", "better"),
    [
        ("en", "1.5 worse against the others than the best", "better by 1.5 coins: X"),
        ("pl", "wobec rywali o 1,5 gorzej od najlepszej", "lepiej o 1,5 monety: X"),
        ("ru", "относительно соперников на 1,5 хуже лучшего", "на 1,5 монеты лучше: X"),
    ],
)
def test_parts_of_coins_are_written_as_the_language_does(language: str, behind: str, better: str) -> None:
    words = Words(language, box="base")
    assert words("advice-behind", n=1.5) == behind
    assert words("advice-better", n=1.5, better="X") == better


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_hint_says_of_the_others_is_explained_by_its_own_words(language: str) -> None:
    words = Words(language, box="base")
    explained = re.findall("[“«„](.+?)[”»]", words("ui-hint-rule"))
    assert len(explained) == 1
    assert explained[0].casefold() in words("ui-hint-behind", n=2)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_numbers_meet_between_facts(language: str) -> None:
    """'taken from Elves: 2, 9 (Mountains) …' would name two regions to whoever reads it."""
    words = Words(language, box="base")
    for fact in FACTS:
        text = words.because([(fact, ABOUT[fact])], "AB", TERRAINS)
        # A number of pieces is told as such: "×2".
        assert not re.search(r"(?<!×)\b\d+$", text)
        assert not text.startswith("9 (")


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "3 regions more, keeps 9 (Mountains), leaves 9 (Mountains) open to Orcs"),
        ("pl", "o 3 regiony więcej, utrzymuje 9 (Góry), zostawia 9 (Góry) w zasięgu rywala (Orkowie)"),
        ("ru", "на 3 региона больше, удерживает 9 (Горы), оставляет 9 (Горы) под ударом (Орки)"),
    ],
)
def test_facts_make_one_sentence(language: str, text: str) -> None:
    facts = [(fact, ABOUT[fact]) for fact in ("regions", "guards", "open")]
    assert Words(language, box="base").because(facts, "AB", TERRAINS) == text


@pytest.mark.parametrize(
    ("language", "forms"),
    [
        ("en", {1: "1 region more", 2: "2 regions more", 5: "5 regions more"}),
        ("pl", {1: "o 1 region więcej", 2: "o 2 regiony więcej", 5: "o 5 regionów więcej"}),
        ("ru", {1: "на 1 регион больше", 2: "на 2 региона больше", 5: "на 5 регионов больше"}),
    ],
)
def test_numbers_agree(language: str, forms: dict[int, str]) -> None:
    words = Words(language, box="base")
    assert {count: words.because([("regions", {"count": count})], "AB") for count in forms} == forms


@pytest.mark.parametrize(
    ("language", "forms"),
    [
        ("en", {1: "about 1 coin less for the others", 3: "about 3 coins less for the others"}),
        ("pl", {1: "pozostali dostaną o około 1 monetę mniej", 3: "pozostali dostaną o około 3 monety mniej"}),
        (
            "ru",
            {
                1: "остальные получат примерно на 1 монету меньше",
                3: "остальные получат примерно на 3 монеты меньше",
                5: "остальные получат примерно на 5 монет меньше",
            },
        ),
    ],
)
def test_what_others_get_less_agrees_with_its_number(language: str, forms: dict[int, str]) -> None:
    words = Words(language, box="base")
    assert {count: words.because([("holds_back", {"coins": count})], "AB") for count in forms} == forms


@pytest.mark.parametrize(
    ("language", "forms"),
    [
        ("en", {1: "about 1 coin this turn in all", 4: "about 4 coins this turn in all"}),
        ("pl", {1: "w sumie około 1 monety w tej turze", 4: "w sumie około 4 monet w tej turze"}),
        ("ru", {1: "итого примерно 1 монета за этот ход", 4: "итого примерно 4 монеты за этот ход"}),
    ],
)
def test_what_is_only_likely_agrees_with_its_number(language: str, forms: dict[int, str]) -> None:
    words = Words(language, box="base")
    assert {count: words.because([("expected", {"coins": count})], "AB") for count in forms} == forms
