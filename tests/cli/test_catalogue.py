"""`tesno catalogue`: every race and power in every language, with the users' own."""

from __future__ import annotations

import pytest
from tests.cli.running import EXAMPLES, assert_refused, tesno


@pytest.mark.parametrize("language", ["en", "ru", "pl"])
def test_the_whole_box_in_words(language: str) -> None:
    data = tesno("catalogue", "--box", "base", "--lang", language, "--json").json()
    assert len(data["races"]) == 14
    assert len(data["powers"]) == 20
    assert data["finds"] == []
    for entry in data["races"] + data["powers"]:
        assert set(entry) == {"id", "name", "tokens", "ours", "rule"}
        assert entry["name"]
        assert entry["rule"]
        assert isinstance(entry["tokens"], int)
        assert entry["ours"] is False


@pytest.mark.parametrize("language", ["en", "ru", "pl"])
def test_finds_in_words(language: str) -> None:
    data = tesno("catalogue", "--box", "underground", "--lang", language, "--json").json()
    assert [len(data[kind]) for kind in ("races", "powers", "finds")] == [15, 21, 15]
    for find in data["finds"]:
        assert set(find) == {"id", "kind", "name", "tokens", "rule"}
        assert find["tokens"] == 0
        assert find["name"]
        assert find["rule"]
    assert [find["kind"] for find in data["finds"]].count("relic") == 6
    assert {find["kind"] for find in data["finds"]} == {"relic", "place"}


def test_languages_differ() -> None:
    names = {
        language: tesno("catalogue", "--lang", language, "--json").json()["races"][0]["name"]
        for language in ("en", "ru", "pl")
    }
    assert len(set(names.values())) == 3


@pytest.mark.parametrize("language", ["en", "ru", "pl"])
def test_elements_of_ones_own(language: str) -> None:
    data = tesno(
        *("catalogue", "--lang", language, "--json"),
        *("--content", EXAMPLES / "yetis.toml", "--content", EXAMPLES / "lighthouse_keepers.toml"),
    ).json()
    races = {race["id"]: race for race in data["races"]}
    powers = {power["id"]: power for power in data["powers"]}
    assert races["yetis"]["name"] == {"en": "Yetis", "ru": "Йети", "pl": "Yeti"}[language]
    assert powers["night_watch"]["rule"]  # made from the declaration


def test_people_get_tables() -> None:
    ran = tesno("catalogue", "--lang", "en")
    assert ran.status == 0
    assert "Amazons" in ran.out
    ran = tesno("catalogue", "--box", "underground", "--lang", "en")
    assert "Shiny" in ran.out
    assert "relic" in ran.out


@pytest.mark.parametrize(
    ("language", "ours", "rule"),
    [("en", "our number", "no reliable source"), ("ru", "наше число", "Надёжного"), ("pl", "nasza liczba", "źródła")],
)
def test_numbers_that_nobody_could_attest_are_called_our_own(language: str, ours: str, rule: str) -> None:
    data = tesno("catalogue", "--box", "warcraft", "--lang", language, "--json").json()
    assert [len(data[kind]) for kind in ("races", "powers", "finds")] == [16, 20, 12]
    assert [race["id"] for race in data["races"] if not race["ours"]] == ["forsaken"]
    assert [power["id"] for power in data["powers"] if not power["ours"]] == ["herbalist"]
    assert [(variant["id"], variant["players"]) for variant in data["variants"]][:2] == [
        ("factions", 4),
        ("solo_easy", 1),
    ]
    assert all(variant["name"] and variant["rule"] for variant in data["variants"])
    shown = tesno("catalogue", "--box", "warcraft", "--lang", language).out
    assert shown.count(rule) == 2
    assert f"({ours.split()[0]}" in shown
    assert f"({ours.split()[0]}" not in tesno("catalogue", "--box", "base", "--lang", language).out


def test_mistakes() -> None:
    assert_refused(tesno("catalogue", "--lang", "xx"), "unknown language 'xx'", "en, pl, ru")
    assert_refused(tesno("catalogue", "--box", "bas"), "unknown box 'bas'", "did you mean 'base'?")


def test_ids_are_shown_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    shown = tesno("catalogue", "--box", "underground").out
    for find in ("sword_of_the_killer_rabbit", "crypt_of_the_tomb_raider"):
        assert find in shown
