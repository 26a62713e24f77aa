"""The catalogues of the three languages say the same things, completely and in right plural forms."""

import ast as python
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tesno.core.explain import REASONS
from tesno.core.steps import STEP_NAMES
from tesno.load.boxes import box_ids, load_box
from tesno.locale import Words

LOCALE = Path(__file__).resolve().parents[2] / "src" / "tesno" / "locale"
LANGUAGES = ("en", "ru", "pl")

# Per language: the plural categories a selector must have, and those that may stand beside them.
PLURALS = {
    "en": ({"one", "other"}, {"one", "other"}),
    "ru": ({"one", "few", "many"}, {"one", "few", "many", "other"}),
    "pl": ({"one", "few", "many"}, {"one", "few", "many", "other"}),
}
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}
SAMPLE_NUMBERS = (0, 1, 2, 5, 11, 21, 22, 1.5)
LONGEST_RULE = 240
LONGEST_BRIEF = 56

BASE = {
    "race": """amazons dwarves elves ghouls giants halflings humans orcs ratmen skeletons sorcerers tritons
        trolls wizards""",
    "power": """alchemist berserk bivouacking commando diplomat dragon_master flying forest fortified heroic
        hill merchant mounted pillaging seafaring spirit stout swamp underworld wealthy""",
}
UNDERGROUND = {
    "race": """cultists drow flames gnomes iron_dwarves kraken liches lizardmen mudmen mummies ogres shadow_mimes
        shrooms spiderines will_o_wisps""",
    "power": """adventurous fisher flocking frightened immortal magic martyr mining muddy mystic quarreling reborn
        royal shield stone thieving tomb vampire vanishing vengeful wise""",
    "find": """altar_of_souls crypt_of_the_tomb_raider diamond_fields great_brass_pipe fountain_of_youth
        keep_on_the_motherland mine_of_the_lost_dwarf stonehedge wickedest_pentacle
        flying_doormat froggys_ring stinky_trolls_socks scepter_of_avarice shiny_orb sword_of_the_killer_rabbit""",
    "piece": """monster black_mountain volcano great_ancient balrog ghost queen mushroom_armour vengeance
        silver_hammer bag""",
    "terrain-underground": "mushroom mine mud crystal mountain river chasm",
    "symbol": "volcano",
    "box": "underground",
    "map": "underground-2 underground-3 underground-4 underground-5",
}
COMMON = {
    "piece": "tribe lost_tribe lair fortress mountain camp hole hero dragon",
    "terrain": "farmland forest hill swamp mountain sea lake",
    "symbol": "mine magic cavern",
    "option": "sorcerers_convert_empty_handed own_decline_defends open_coins",
    "box": "base",
    "map": "base-2 base-3 base-4 base-5",
    "n": "coins tokens regions rounds players games",
    "step": """pick decide ready conquer rolled redeploy give_up camps fortress heroes diplomat stout retreat
        chance over""",
}
UNDERGROUND_QUESTIONS = """ancient volcano leave swap rebirth queen armour ghost ring scepter bag altar balrog
    wisp convert orb"""
BOXES = {"base.ftl": BASE, "underground.ftl": UNDERGROUND}
WITH_RULE = {"race", "power", "find", "piece", "terrain", "terrain-underground", "symbol", "option"}
WITH_BRIEF = {"race", "power"}

Catalogues = dict[str, dict[str, str]]
"""Language → file name → text."""


@dataclass
class Pattern(Visitor):
    """What one message, term or attribute is made of."""

    variables: set[str] = field(default_factory=set)
    selections: list[tuple[str, list[str | float]]] = field(default_factory=list)
    """A selecting variable with the keys of its variants."""
    formatted: set[str] = field(default_factory=set)
    """Variables handed to a function: NUMBER($n)."""
    empty: bool = False
    """Nothing but blanks; { "" } is how Fluent spells those."""

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        for argument in node.arguments.positional:
            if isinstance(argument, ast.VariableReference):
                self.formatted.add(argument.id.name)
        self.generic_visit(node.arguments)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        inner = Pattern()
        inner.visit(node.selector)  # $n, or NUMBER($n, …)
        keys: list[str | float] = [
            variant.key.name if isinstance(variant.key, ast.Identifier) else float(variant.key.value)
            for variant in node.variants
        ]
        self.selections.extend((variable, keys) for variable in inner.variables)
        self.generic_visit(node)


def is_plural(keys: list[str | float]) -> bool:
    """[one] … *[other] is plural, and so is [0] … *[other]; [ghouls] … *[other] is not."""
    words = {key for key in keys if isinstance(key, str)}
    return bool(words & (CATEGORIES - {"other"})) or words <= {"other"}


def is_blank(part: ast.TextElement | ast.Placeable) -> bool:
    text = part.expression if isinstance(part, ast.Placeable) else part
    return isinstance(text, ast.TextElement | ast.StringLiteral) and not text.value.strip()


def patterns_of(text: str) -> Iterator[tuple[str, Pattern]]:
    """Each message, -term and message.attribute of a catalogue; "?" where Fluent cannot read it."""
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Junk):
            yield "?", Pattern()
        elif isinstance(entry, ast.Message | ast.Term):
            name = ("-" if isinstance(entry, ast.Term) else "") + entry.id.name
            parts = {name: entry.value} | {f"{name}.{a.id.name}": a.value for a in entry.attributes}
            for part, value in parts.items():
                if value is not None:
                    pattern = Pattern(empty=all(map(is_blank, value.elements)))
                    pattern.visit(value)
                    yield part, pattern


def structure_problems(catalogues: Catalogues) -> list[str]:
    """What is wrong with the catalogues without formatting anything."""
    found = []
    shapes: dict[str, dict[tuple[str, str], set[str]]] = {}
    for language, files in catalogues.items():
        required, allowed = PLURALS[language]
        shape = shapes[language] = {}
        seen: set[str] = set()
        for file, text in files.items():
            for name, pattern in patterns_of(text):
                where = f"{language}/{file}: {name}"
                if name == "?":
                    found.append(f"{where} unreadable entry")
                    continue
                if name in seen:
                    found.append(f"{where} defined twice")
                if pattern.empty:
                    found.append(f"{where} empty")
                for _, keys in pattern.selections:
                    words = {key for key in keys if isinstance(key, str)}
                    if is_plural(keys) and not required <= words <= allowed:
                        found.append(f"{where} plural forms {sorted(words)}")
                seen.add(name)
                shape[file, name] = pattern.variables
    first, *others = catalogues
    for other in others:
        if catalogues[first].keys() != catalogues[other].keys():
            found.append(f"files of {first} and {other} differ")
        for key in sorted(shapes[first].keys() | shapes[other].keys()):
            here, there = shapes[first].get(key), shapes[other].get(key)
            if here != there:
                found.append(f"{key[0]}: {key[1]} differs: {first} {here}, {other} {there}")
    return found


def samples_of(files: dict[str, str]) -> Iterator[dict[str, object]]:
    """Values for every variable of a language: numbers for plurals, the keys where it selects by those."""
    choices: dict[str, list[object]] = {}
    for text in files.values():
        for _, pattern in patterns_of(text):
            for variable in pattern.variables:
                choices.setdefault(variable, []).extend(SAMPLE_NUMBERS if variable in pattern.formatted else [])
            for variable, keys in pattern.selections:
                choices.setdefault(variable, []).extend(SAMPLE_NUMBERS if is_plural(keys) else keys)
    for index in range(max([1, *map(len, choices.values())])):
        yield {variable: values[index % len(values)] if values else "Anna" for variable, values in choices.items()}


def bundle_of(language: str, files: dict[str, str]) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for text in files.values():
        bundle.add_resource(FluentResource(text))
    return bundle


def formatting_problems(language: str, files: dict[str, str]) -> list[str]:
    """The messages of one language that Fluent can't format, or formats to nothing."""
    bundle = bundle_of(language, files)
    names = [name for text in files.values() for name, _ in patterns_of(text)]
    found = set()
    for sample in samples_of(files):
        for name in names:
            message, _, attribute = name.partition(".")
            if message.startswith("-") or message == "?":
                continue
            entry = bundle.get_message(message)
            pattern = entry.attributes[attribute] if attribute else entry.value
            assert pattern is not None
            result, errors = bundle.format_pattern(pattern, sample)
            if errors or not str(result).strip():
                found.add(f"{language}: {name} gives {result!r} with {errors}")
    return sorted(found)


@pytest.fixture(scope="module")
def catalogues() -> Catalogues:
    return {
        language: {path.name: path.read_text("utf-8") for path in sorted((LOCALE / language).glob("*.ftl"))}
        for language in LANGUAGES
    }


def text_of(bundle: FluentBundle, message: str, **values: object) -> str:
    pattern = bundle.get_message(message).value
    assert pattern is not None
    result, errors = bundle.format_pattern(pattern, values)
    assert errors == []
    return str(result)


def test_there_are_catalogues_of_three_languages_and_no_others(catalogues: Catalogues) -> None:
    folders = {path.name for path in LOCALE.iterdir() if path.is_dir() and any(path.glob("*.ftl"))}
    assert folders == set(LANGUAGES)
    files = "base client common generated log reasons summands underground"
    assert {f"{file}.ftl" for file in files.split()} <= catalogues["en"].keys()


def test_the_languages_agree_in_files_messages_and_variables(catalogues: Catalogues) -> None:
    assert structure_problems(catalogues) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_formats(catalogues: Catalogues, language: str) -> None:
    assert formatting_problems(language, catalogues[language]) == []


def suffixes_of(kind: str) -> list[str]:
    """What a thing of this kind has messages for: its name, its rule and its rule in brief."""
    return ["", *["-rule"] * (kind in WITH_RULE), *["-brief"] * (kind in WITH_BRIEF)]


def expected_messages(kinds: dict[str, str]) -> set[str]:
    names = {f"{kind}-{name}": kind for kind, ids in kinds.items() for name in ids.split()}
    return {f"{name}{suffix}" for name, kind in names.items() for suffix in suffixes_of(kind)}


@pytest.mark.parametrize("file", BOXES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_box_is_described_in_full(catalogues: Catalogues, language: str, file: str) -> None:
    assert {name for name, _ in patterns_of(catalogues[language][file])} == expected_messages(BOXES[file])


def test_underground_has_as_many_elements_as_its_box() -> None:
    counts = {kind: len(ids.split()) for kind, ids in UNDERGROUND.items()}
    assert [counts[kind] for kind in ("race", "power", "find", "piece")] == [15, 21, 15, 11]


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_called_or_described_like_another(catalogues: Catalogues, language: str) -> None:
    """Within a box and a kind. Across boxes a name may come back: Gnomes and Dwarves share one in Russian."""
    bundle = bundle_of(language, catalogues[language])
    for kinds in BOXES.values():
        for kind, ids in kinds.items():
            for suffix in suffixes_of(kind):
                texts = [text_of(bundle, f"{kind}-{id}{suffix}") for id in ids.split()]
                assert len(set(texts)) == len(texts)


def test_the_common_words_are_there(catalogues: Catalogues) -> None:
    assert expected_messages(COMMON) <= {name for name, _ in patterns_of(catalogues["en"]["common.ftl"])}


@pytest.mark.parametrize("file", BOXES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_rule_texts_of_a_box_fit_a_tooltip(catalogues: Catalogues, language: str, file: str) -> None:
    names = [name for name, _ in patterns_of(catalogues[language][file]) if name.endswith("-rule")]
    bundle = bundle_of(language, catalogues[language])
    lengths = {name: len(text_of(bundle, name)) for name in names}
    assert lengths
    assert {name: length for name, length in lengths.items() if length > LONGEST_RULE} == {}


@pytest.mark.parametrize("box_id", box_ids())
@pytest.mark.parametrize("language", LANGUAGES)
def test_briefs_of_races_and_powers_fit_a_card(language: str, box_id: str) -> None:
    words = Words(language)
    content = load_box(box_id).box.content
    names = [*(f"race-{race.id}" for race in content.races), *(f"power-{power.id}" for power in content.powers)]
    assert names
    assert [name for name in names if not words.has(f"{name}-brief")] == []
    briefs = {name: words(f"{name}-brief") for name in names}
    assert {name: len(text) for name, text in briefs.items() if len(text) > LONGEST_BRIEF} == {}
    assert [name for name, text in briefs.items() if len(text) >= len(words(f"{name}-rule"))] == []
    assert [name for name, text in briefs.items() if text.endswith((".", "…"))] == []


@pytest.mark.parametrize("file", [*BOXES, "common.ftl"])
def test_russian_texts_are_in_russian(catalogues: Catalogues, file: str) -> None:
    values = re.findall(r"^[a-z][\w-]* = (.+)$", catalogues["ru"][file], re.MULTILINE)
    assert len(values) > 50
    assert [value for value in values if re.search("[A-Za-z]", value) or not re.search("[а-яё]", value)] == []


@pytest.mark.parametrize("file", ["log.ftl", "reasons.ftl", "summands.ftl", "generated.ftl"])
def test_russian_sentences_are_in_russian(catalogues: Catalogues, file: str) -> None:
    """As above for texts with placeables, and texts of several lines."""
    text = re.sub(r"^#.*$|^[a-z][\w-]* =", "", catalogues["ru"][file], flags=re.MULTILINE)
    text = re.sub(r"\{ [$\w-]+ \}|\{ \$\w+ ->|\[\w+\]", "", text)
    assert len(text) > 50
    assert re.findall("[A-Za-z]+", text) == []


def test_every_reason_has_its_sentence_and_no_other_does(catalogues: Catalogues) -> None:
    names = [name for name, _ in patterns_of(catalogues["en"]["reasons.ftl"]) if name.startswith("reason-")]
    # A box may have its own sentence beside the common one: reason-water-underground.
    found = {name for name in names if name.rpartition("-")[2] not in box_ids()}
    assert {name.rpartition("-")[0] for name in set(names) - found} <= found
    assert found == {f"reason-{id}" for id in (*REASONS, "nothing_to_undo", "malformed")}


SAMPLE_PARAMETERS: dict[str, int | str] = {
    "seat": 1,
    "step": "conquer",
    "region": 9,
    "piece": "hero",
    "cost": 5,
    "hand": 3,
    "ability": "dragon",
    "place": 7,
    "price": 1,
    "coins": 0,
    "word": "9:4",
    "count": 4,
    "told": 6,
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", REASONS)
def test_reasons_are_told_with_the_parameters_the_core_gives(language: str, id: str) -> None:
    parameters = {name: SAMPLE_PARAMETERS[name] for name in REASONS[id]}
    text = Words(language).reason(id, parameters, ["Anna", "Basia"])
    assert ("Basia" in text) == ("seat" in parameters)
    shown = {name: value for name, value in parameters.items() if isinstance(value, int) and name != "seat"}
    assert {name for name, value in shown.items() if str(value) not in text} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_is_put_into_words(language: str) -> None:
    words = Words(language)
    verbs = {trait(name).verb for box in box_ids() for name, trait in load_box(box).traits.items()}
    own = {"camp", "hero", "fortress", "peace", "stout", *UNDERGROUND_QUESTIONS.split()}
    assert own <= verbs
    said = [words.step(name) for name in ({*STEP_NAMES} - {"trait"}) | own]
    assert all(said)
    assert words.step("trait") not in said
    assert words.step("conquer", rolled=True) != words.step("conquer")


@pytest.mark.parametrize("box_id", box_ids())
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_in_a_box_has_its_words(language: str, box_id: str) -> None:
    words = Words(language)
    files = load_box(box_id)
    box = files.box
    ids = [f"box-{box.id}", *(f"map-{id}" for id in files.maps)]
    for kind, names in {
        "race": [race.id for race in box.content.races],
        "power": [power.id for power in box.content.powers],
        "piece": [*(piece.id for piece in box.pieces), box.tribe],
        "symbol": box.symbols,
        "option": box.options,
        "find": [find.id for find in box.content.finds],
    }.items():
        ids += [f"{kind}-{name}{suffix}" for name in names for suffix in ("", "-rule")]
    ids += [words.terrain_message(f"{word}{suffix}", box.id) for word in box.terrains for suffix in ("", "-rule")]
    assert [id for id in ids if not words.has(id)] == []
    elements = (*box.content.races, *box.content.powers)
    assert all(words.summand(element.id) for element in elements)
    assert all(words.summand(source) for source, _ in box.world)
    assert all(words.summand(id) for id in ("region", "tokens", "tribe", "least", "die", "regions", "decline"))


def words_asked_for(code: str) -> set[str]:
    """The message ids that a module asks for by name: words("…") and self.words("…")."""
    return {
        node.args[0].value
        for node in python.walk(python.parse(code))
        if isinstance(node, python.Call)
        and (node.func.attr if isinstance(node.func, python.Attribute) else getattr(node.func, "id", "")) == "words"
        and node.args
        and isinstance(node.args[0], python.Constant)
        and isinstance(node.args[0].value, str)
    }


def test_the_sources_ask_only_for_words_there_are() -> None:
    sources = LOCALE.parent
    asked = {id for path in sources.rglob("*.py") for id in words_asked_for(path.read_text("utf-8"))}
    assert len(asked) > 30
    assert {id for id in asked if not Words("en").has(id)} == set()


@pytest.mark.parametrize(
    ("language", "message", "expected"),
    [
        ("en", "n-coins", {0: "0 coins", 1: "1 coin", 2: "2 coins", 21: "21 coins"}),
        ("ru", "n-coins", {0: "0 монет", 1: "1 монета", 3: "3 монеты", 11: "11 монет", 21: "21 монета"}),
        ("ru", "n-tokens", {1: "1 жетон", 4: "4 жетона", 5: "5 жетонов", 14: "14 жетонов", 22: "22 жетона"}),
        ("ru", "n-games", {1: "1 партия", 2: "2 партии", 100: "100 партий", 101: "101 партия"}),
        ("pl", "n-coins", {0: "0 monet", 1: "1 moneta", 3: "3 monety", 12: "12 monet", 21: "21 monet"}),
        ("pl", "n-regions", {1: "1 region", 2: "2 regiony", 5: "5 regionów", 22: "22 regiony"}),
        ("pl", "n-players", {1: "1 gracz", 2: "2 gracze", 5: "5 graczy"}),
    ],
)
def test_counted_nouns(catalogues: Catalogues, language: str, message: str, expected: dict[int, str]) -> None:
    bundle = bundle_of(language, catalogues[language])
    assert {n: text_of(bundle, message, n=n) for n in expected} == expected


SOUND = {
    "en": "hello = Hello, { $name }\nn = { $n ->\n  [one] { $n } dog\n *[other] { $n } dogs\n }\n",
    "ru": "hello = Привет, { $name }\nn = { $n ->\n  [one] { $n } пёс\n  [few] { $n } пса\n *[many] { $n } псов\n }\n",
    "pl": "hello = Cześć, { $name }\nn = { $n ->\n  [one] { $n } pies\n  [few] { $n } psy\n"
    "  [many] { $n } psów\n *[other] { $n } psa\n }\n",
}


def sound_but(language: str, old: str, new: str) -> Catalogues:
    assert old in SOUND[language]
    texts = SOUND | {language: SOUND[language].replace(old, new)}
    return {language: {"a.ftl": text} for language, text in texts.items()}


def test_sound_catalogues_have_no_problems() -> None:
    catalogues = sound_but("en", "dog", "hound")
    assert structure_problems(catalogues) == []
    assert [formatting_problems(language, files) for language, files in catalogues.items()] == [[], [], []]


@pytest.mark.parametrize(
    ("language", "old", "new", "problem"),
    [
        ("ru", "hello", "hallo", "a.ftl: hallo differs"),
        ("pl", "$name", "$nick", "a.ftl: hello differs"),
        ("pl", "{ $name }", "Anna", "a.ftl: hello differs"),
        ("ru", "Привет, { $name }", '{ "" }', "ru/a.ftl: hello empty"),
        ("en", "hello = Hello, { $name }", "hello =", "en/a.ftl: ? unreadable"),
        ("en", "n = {", "n = Dogs\nn = {", "en/a.ftl: n defined twice"),
        ("en", "[one]", "[1]", "en/a.ftl: n plural"),
        ("en", "[one]", "[few] x\n  [one]", "en/a.ftl: n plural"),
        ("ru", "[few] { $n } пса", "[1] { $n } пёс", "ru/a.ftl: n plural"),
        ("ru", "*[many]", "*[other]", "ru/a.ftl: n plural"),
        ("pl", "[few] { $n } psy\n  ", "", "pl/a.ftl: n plural"),
        ("pl", "[few]", "[two] x\n  [few]", "pl/a.ftl: n plural"),
    ],
)
def test_a_defect_is_found(language: str, old: str, new: str, problem: str) -> None:
    found = structure_problems(sound_but(language, old, new))
    assert any(text.startswith(problem) for text in found), found


def test_a_number_passed_through_a_function_still_selects_a_plural() -> None:
    catalogues = sound_but("en", "{ $n ->", "{ NUMBER($n, minimumFractionDigits: 0) ->")
    assert structure_problems(catalogues) == []
    assert formatting_problems("en", catalogues["en"]) == []
    assert structure_problems(sound_but("ru", "{ $n ->\n  [one] { $n } пёс\n", "{ NUMBER($n) ->\n")) != []


def test_a_missing_file_is_found() -> None:
    catalogues = sound_but("en", "dog", "hound")
    catalogues["pl"]["b.ftl"] = ""
    assert structure_problems(catalogues) == ["files of en and pl differ"]


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("$name", "nobody", "hello"),
        ("$name", "-nobody", "hello"),
        ("$name", "NOTHING($name)", "hello"),
        ("{ $n } dogs", '{ " " }', "n"),
    ],
)
def test_a_message_that_does_not_format_is_found(old: str, new: str, message: str) -> None:
    files = sound_but("en", old, new)["en"]
    assert {text.split(" gives ")[0] for text in formatting_problems("en", files)} == {f"en: {message}"}
