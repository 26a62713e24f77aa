"""A power agrees with the people it stands beside, in every pair of every box, in Russian and in Polish."""

import re
from itertools import product

import pytest

from tesno.load.boxes import box_ids, load_box
from tesno.locale import Words
from tesno.locale.catalogues import bundle_of
from tesno.locale.phrases import Paired, Phrases

# Endings of adjectives in the nominative plural; whatever else stands before a people is no adjective.
RUSSIAN_PLURAL = re.compile("(ые|ие)$")
POLISH = {"virile": re.compile("[iy]$"), "nonvirile": re.compile("e$")}
FORMS: dict[str, set[str]] = {"ru": {"plural", "noun"}, "pl": {"virile", "nonvirile", "plural", "noun"}, "en": set()}


def attributes(language: str, key: str) -> dict[str, str]:
    bundle = bundle_of(language)
    message = bundle.get_message(key)
    return {name: str(bundle.format_pattern(pattern)[0]) for name, pattern in message.attributes.items()}


def peoples(box: str) -> list[str]:
    return [race.id for race in load_box(box).box.content.races]


def powers(box: str) -> list[str]:
    return [power.id for power in load_box(box).box.content.powers]


@pytest.mark.parametrize("box", box_ids())
def test_every_polish_people_is_of_a_kind(box: str) -> None:
    assert {attributes("pl", f"race-{box}-{race}")["kind"] for race in peoples(box)} == POLISH.keys()


@pytest.mark.parametrize("box", box_ids())
def test_polish_adjectives_agree_with_every_people(box: str) -> None:
    words = Words("pl", box=box)
    for race, power in product(peoples(box), powers(box)):
        name, people = words.combo(race, power), words.race(race)
        if name.endswith(people):
            kind = attributes("pl", f"race-{box}-{race}")["kind"]
            assert POLISH[kind].search(name.removesuffix(f" {people}")), name
        else:
            assert "noun" in attributes("pl", f"power-{box}-{power}"), name


@pytest.mark.parametrize("box", box_ids())
def test_russian_adjectives_are_plural_beside_every_people(box: str) -> None:
    words = Words("ru", box=box)
    for race, power in product(peoples(box), powers(box)):
        name, people = words.combo(race, power), words.race(race)
        if name.endswith(people):
            assert RUSSIAN_PLURAL.search(name.removesuffix(f" {people}")), name
        else:
            assert "noun" in attributes("ru", f"power-{box}-{power}"), name


@pytest.mark.parametrize(("language", "box"), list(product(FORMS, box_ids())))
def test_powers_have_no_forms_that_nobody_says(language: str, box: str) -> None:
    for power in powers(box):
        own = Words(language, box=box).power(power)
        forms = attributes(language, f"power-{box}-{power}")
        assert forms.keys() <= FORMS[language]
        assert own not in forms.values(), f"{own} is its name anyway"


@pytest.mark.parametrize(
    ("language", "box", "race", "power", "name"),
    [
        ("pl", "base", "orcs", "commando", "Waleczni Orkowie"),
        ("pl", "base", "elves", "commando", "Waleczne Elfy"),
        ("pl", "base", "elves", "alchemist", "Elfy alchemicy"),
        ("pl", "warcraft", "trolls", "enraged", "Rozjuszone Trolle"),
        ("pl", "warcraft", "night_elves", "blacksmith", "Nocne Elfy\u00a0– kowale"),
        ("ru", "base", "orcs", "forest", "Лесные Орки"),
        ("ru", "base", "orcs", "commando", "Орки-коммандос"),
        ("ru", "base", "orcs", "dragon_master", "Орки\u00a0— хозяева Дракона"),
        ("ru", "underground", "flames", "royal", "Королевские Дети огня"),
        ("ru", "warcraft", "blood_elves", "blacksmith", "Эльфы крови\u00a0— кузнецы"),
        ("en", "warcraft", "orcs", "portal_mage", "Portal Mage Orcs"),
    ],
)
def test_a_people_with_its_power_is_one_name(language: str, box: str, race: str, power: str, name: str) -> None:
    words = Words(language, box=box)
    assert words.combo(race, power) == name
    # The server says it later, by the same catalogues.
    assert words.say(Phrases(box).combo(race, power)) == name


def test_a_log_sentence_has_the_name() -> None:
    picked = ("picked", {"seat": 0, "race": "orcs", "power": "commando", "price": 0, "gained": 0, "tokens": 9})
    assert Words("pl", box="base").event(picked, ["Anna"]) == "Anna bierze zestaw: Waleczni Orkowie (9 żetonów)."
    assert Words("ru", box="base").event(picked, ["Анна"]) == "Анна берёт сочетание: Орки-коммандос (9 жетонов)."
    phrase = Phrases("base").event(picked, ["Anna"])
    assert Words("pl").say(phrase) == Words("pl", box="base").event(picked, ["Anna"])


def test_a_phrase_names_both_by_key() -> None:
    assert Phrases("base").combo("orcs", "commando") == Paired("power-base-commando", "race-base-orcs")
