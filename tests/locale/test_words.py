"""The words of a language: lookup, the users' own races and powers, generated rule texts, choosing a language."""

import re
from pathlib import Path

import pytest

from tesno.load.boxes import box_ids, load_box
from tesno.load.sources import read_source
from tesno.locale import LANGUAGES, UnfitWords, UnknownLanguage, UnknownWords, Words, best_language
from tesno.traits.words import ASKS, PER, WHEN, Content, Element, Modifier, Use

MINE = """
[race.yetis]
tokens = 6
borrows = "ratmen"
name = { en = "Yetis [b]{ $n }", ru = "Йети" }
modify = [{ ask = "cost", amount = -1, where = "mountain or hill" }]

[power.frozen]
tokens = 3
name = { en = "Frozen", pl = "Lodowe" }
rule = { en = "Cold.", pl = "Zimno." }
modify = [{ ask = "income", amount = 2, per = "turn" }]
"""


def test_an_unknown_message_is_an_error_of_its_own() -> None:
    with pytest.raises(UnknownWords, match="no words for 'no-such' in 'pl'"):
        Words("pl")("no-such")
    with pytest.raises(UnknownWords, match="no words for 'race-nobodies' in 'pl' for the box 'base'"):
        Words("pl", box="base").race("nobodies")
    assert not Words("pl").has("no-such")
    assert Words("pl", box="base").has("race-elves")


def test_a_missing_variable_is_an_error() -> None:
    with pytest.raises(UnfitWords, match="n-coins"):
        Words("en")("n-coins")


def test_an_unknown_language_is_an_error() -> None:
    with pytest.raises(UnknownLanguage, match="there are ru, pl, en"):
        Words("de")


@pytest.mark.parametrize(
    ("wanted", "language"),
    [
        ("ru_RU.UTF-8", "ru"),
        ("pl", "pl"),
        ("PL-pl", "pl"),
        ("de_DE@euro", "en"),
        ("de:pl:en", "pl"),
        ("de, ru;q=0.3, pl;q=0.7", "pl"),
        ("ru;q=0, en;q=0.1", "en"),
        ("pl;q=much, ru;q=0.1", "ru"),
        ("C", "en"),
        ("", "en"),
        (",;;=,", "en"),
    ],
)
def test_the_best_language(wanted: str, language: str) -> None:
    assert best_language(wanted) == language


def test_the_environment_says_the_language(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    assert best_language() == "en"
    monkeypatch.setenv("LANG", "ru_RU.UTF-8")
    assert best_language() == "ru"
    monkeypatch.setenv("LC_ALL", "pl_PL.UTF-8")
    assert best_language() == "pl"


def test_a_cost_is_told_by_its_summands() -> None:
    summands = [("region", 2), ("mountain", 1), ("tokens", 2), ("commando", -1)]
    assert Words("en", box="base").sum(summands) == "2 any region + 1 Mountain + 2 defenders − 1 Commando = 4"
    assert Words("ru").sum([("region", 2)]) == "2 любой регион = 2"


def test_a_find_has_its_words() -> None:
    words = Words("pl", box="underground")
    assert words.find("stonehedge") == "Stonehedge"
    assert words.find_rule("mine_of_the_lost_dwarf").startswith("+2 monety")
    with pytest.raises(UnknownWords):
        words.find("elves")
    # A find may defend and pay.
    cost = Words("en", box="underground").sum([("region", 2), ("keep_on_the_motherland", 1)])
    assert cost == "2 any region + 1 Keep on the Motherland = 3"


@pytest.mark.parametrize("language", LANGUAGES)
def test_boxes_have_their_own_words_for_the_same_id(language: str) -> None:
    base, underground = Words(language, box="base"), Words(language, box="underground")
    assert base.terrain("mountain") != underground.terrain("mountain")
    assert base.terrain_rule("mountain") != underground.terrain_rule("mountain")
    assert base("symbol-mine-rule") != underground("terrain-mine-rule")


@pytest.mark.parametrize("name", ["race", "power", "terrain"])
def test_the_words_of_another_box_are_not_taken(name: str) -> None:
    things = {"race": ("elves", "ogres"), "power": ("forest", "royal"), "terrain": ("swamp", "mud")}
    of_base, of_underground = things[name]
    for box, there, elsewhere in (("base", of_base, of_underground), ("underground", of_underground, of_base)):
        words = Words("en", box=box)
        assert getattr(words, name)(there)
        with pytest.raises(UnknownWords):
            getattr(words, name)(elsewhere)
        with pytest.raises(UnknownWords):
            getattr(Words("en"), name)(there)


def test_the_words_of_a_table_know_its_box() -> None:
    words = Words("ru", box="underground")
    assert words.terrain("mine") == "Шахты"
    event = ("abandoned", {"seat": 0, "race": "shrooms", "region": 9})
    assert words.event(event, ["Anna"], {9: "mud"}) == "Anna покидает регион 9 (Грязевые топи): Грибы."
    element = Element("mine", 5, (Modifier("cost", -1, "mountain or volcano"),))
    own = Words("ru", [Content((element,), ())], "underground")
    assert own.race_rule("mine").startswith("Регионы (чёрные горы или зона вулкана)")
    assert Words.for_table("ru", box_ids()[0], []).box == box_ids()[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_box_may_have_its_own_sentence(language: str) -> None:
    base, underground = Words(language, box="base"), Words(language, box="underground")
    for reason in ("water", "not_entry"):
        assert base.reason(reason, {"region": 9}) != underground.reason(reason, {"region": 9})
    assert base.summand("tribe") != underground.summand("tribe")
    assert (
        base.reason("no_target", {}) == underground.reason("no_target", {}) == Words(language).reason("no_target", {})
    )


def test_a_question_without_words_of_its_own() -> None:
    words = Words("en", box="underground")
    assert words.step("sneeze") == "Make your choice"
    assert words.step("sneeze", source="shiny_orb") == "Make your choice: Shiny Orb"
    assert words.step("find") == words.step("grant") == words.step("die")


def test_a_race_without_its_badge_stands_alone() -> None:
    assert Words("ru", box="base").combo("elves", None) == "Эльфы"
    assert Words("pl", box="base").combo("elves", "hill") == "Wzgórzyste Elfy"


def test_races_and_powers_of_the_users_own(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(MINE, encoding="utf-8")
    box = box_ids()[0]
    english, russian, polish = (Words.for_table(language, box, [read_source(path)]) for language in ("en", "ru", "pl"))
    assert [words.race("yetis") for words in (english, russian, polish)] == [
        "Yetis [b]{ $n }",
        "Йети",
        "Yetis [b]{ $n }",
    ]
    assert [words.power("frozen") for words in (english, russian, polish)] == ["Frozen", "Frozen", "Lodowe"]
    assert english.combo("yetis", "flying") == "Flying Yetis [b]{ $n }"
    # Nobody has said how they agree with others.
    assert russian.combo("yetis", "flying") == "Летающие · Йети"
    assert polish.combo("orcs", "frozen") == "Lodowe · Orkowie"
    assert english.summand("yetis") == "Yetis [b]{ $n }"
    assert english.race_rule("yetis") == "Regions (mountains or hill) cost 1 token less (at least 1)."
    assert russian.race_rule("yetis") == "Регионы (горы или холм) стоят на 1 жетон меньше (но не меньше 1)."
    assert polish.race_rule("yetis") == "Regiony (góry lub wzgórza) kosztują o 1 żeton mniej (co najmniej 1)."
    # A rule text is taken as given; a language it is not given in gets the generated one.
    assert [words.power_rule("frozen") for words in (english, russian, polish)] == [
        "Cold.",
        "+2 монеты каждый ход.",
        "Zimno.",
    ]
    event = ("conquered", {"seat": 0, "race": "yetis", "region": 9, "tokens": 2, "way": "march"})
    assert english.event(event, ["Anna"]) == "Anna conquers region 9: Yetis [b]{ $n }, 2 tokens."
    with pytest.raises(UnknownWords):
        Words("en", box=box).race("yetis")


NAMESAKES = """
[race.orcs]
tokens = 5
borrows = "ogres"
name = { en = "Deep Orcs", ru = "Глубинные орки" }
modify = [{ ask = "income", amount = 1, where = "mine" }]

[power.forest]
tokens = 3
name = { en = "Mossy" }
rule = { en = "Moss." }
"""


def test_a_users_own_race_may_be_called_like_one_of_another_box(tmp_path: Path) -> None:
    path = tmp_path / "namesakes.toml"
    path.write_text(NAMESAKES, encoding="utf-8")
    english, russian = (Words.for_table(language, "underground", [read_source(path)]) for language in ("en", "ru"))
    assert english.combo("orcs", "forest") == "Mossy Deep Orcs"
    assert russian.combo("orcs", "royal") == "Королевские · Глубинные орки"
    assert english.sum([("region", 2), ("orcs", 1)]) == "2 any region + 1 Deep Orcs = 3"
    assert english.race_rule("orcs") == "+1 coin for each region held (mine)."
    assert english.power_rule("forest") == "Moss."
    event = ("income", {"seat": 0, "coins": 3, "sources": [("orcs", "regions", 2), ("orcs", "orcs", 1)]})
    assert english.event(event, ["Anna"]) == "Anna earns 3 coins (Deep Orcs: regions 2, Deep Orcs 1)."
    assert Words("en", box="base").combo("orcs", "forest") == "Forest Orcs"


def described(language: str, *modifiers: Modifier, uses: tuple[Use, ...] = (), box: str = "base", **more: int) -> str:
    element = Element("mine", 5, modifiers, uses, **more)  # type: ignore[arg-type]
    return Words(language, [Content((element,), ())], box).race_rule("mine")


EXAMPLES = [
    *(Modifier("cost", amount, where) for amount in (-2, 1) for where in ("anywhere", "not (mine or edge)")),
    *(Modifier("cost", amount, "next_to(coast and land)") for amount in (-1, 5)),
    *(Modifier("income", amount, "forest", per, when=when) for amount in (1, -2) for per in PER for when in WHEN),
    *(Modifier(ask, where=where) for ask in ("entry", "reach", "domain", "links") for where in ("anywhere", "water")),
    *(Modifier("defence", amount, piece=piece, when="always") for amount in (1, -1) for piece in ("", "lair")),
    *(Modifier("recruits", amount, per="conquest", each=each) for amount in (1, 5) for each in (1, 2, 5)),
    *(Modifier("recruits", amount, where) for amount in (1, 5) for where in ("anywhere", "farmland")),
    *(Modifier(ask, where="water") for ask in ("leave", "no_crossing", "stay")),
    Modifier("spared"),
    Modifier("spared", when="decline"),
]


def test_the_examples_use_every_word() -> None:
    assert {modifier.ask for modifier in EXAMPLES} == set(ASKS)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("modifier", EXAMPLES, ids=repr)
def test_each_modifier_is_one_sentence(language: str, modifier: Modifier) -> None:
    text = described(language, modifier)
    assert re.match(r"[A-ZА-ЯŁŚŻ+−].*[^.]\.\Z", text)
    assert "  " not in text
    assert "_" not in text
    if language == "ru":
        assert not re.search("[A-Za-z]", text)
    if modifier.when == "active":
        assert text != described(language, Modifier(**{**vars(modifier), "when": "always"}))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("box_id", box_ids())
def test_every_odd_trait_is_described(language: str, box_id: str) -> None:
    words = Words(language, box=box_id)
    traits = load_box(box_id).traits
    assert [trait for trait in traits if not words.has(f"generated-use-{trait}")] == []
    assert len({described(language, uses=(Use(trait),), box=box_id) for trait in traits}) == len(traits)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_number_of_pieces_is_said(language: str) -> None:
    for trait, usual in (("camps", 5), ("fortresses", 6), ("heroes", 2), ("holes", 2)):
        assert str(usual) in described(language, uses=(Use(trait),))
        assert "9" in described(language, uses=(Use(trait, {"count": 9}),))


def test_a_trait_nobody_described_is_named() -> None:
    assert described("en", uses=(Use("sneezing"),)) == "A rule of its own: sneezing."


def test_descriptions_are_put_together() -> None:
    both = described("en", Modifier("spared"), Modifier("income", 1, per="once", when="always"), conquest_only=3)
    assert both.startswith("When an opponent conquers a region, no token is lost: all retreat. +1 coin once")
    assert "3 tokens more" in both
    assert described("pl") == "Żadnych sztuczek."
    power = Element("mine", 2, stays_in_decline=True)
    assert (
        Words("en", [Content((), (power,))], "base").power_rule("mine") == "The power stays with its race in decline."
    )
