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
from tesno.load.boxes import box_ids, load_box, map_of
from tesno.locale import Words
from tesno.play import Table

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

# Beside the pieces a box declares: what stands on its maps, lies with players or is remembered by a trait.
MARKERS = {
    "base": ["mountain"],
    "underground": ["black_mountain", "volcano", "vengeance", "silver_hammer"],
    "warcraft": ["mountain", "harmony", "hidden_find"],
}
SHARED = {
    "option": "own_decline_defends open_coins",
    "n": "coins tokens regions rounds players",
    "step": "pick decide ready conquer conquered rolled redeploy give_up retreat convert chance trait over",
    "summand": "region tokens least die regions decline price column toll",
}
SHARED_FILES = (
    "advice client common departures dice follow friends generated howto intent learn leavers lobby log manners "
    "notices page rating reasons rules server sight studio summands table talk yours"
)
WITH_RULE = {"race", "power", "find", "piece", "terrain", "symbol"}
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
        # How names agree is a matter of each language: test_agreement.py.
        for key in sorted(key for key in shapes[first].keys() | shapes[other].keys() if "." not in key[1]):
            here, there = shapes[first].get(key), shapes[other].get(key)
            if here != there:
                found.append(f"{key[0]}: {key[1]} differs: {first} {here}, {other} {there}")
    return found


def samples_of(files: dict[str, str]) -> Iterator[dict[str, object]]:
    """Values for every variable of a language: numbers for plurals, the keys where it selects by those."""
    choices: dict[str, dict[object, None]] = {}
    for text in files.values():
        for _, pattern in patterns_of(text):
            for variable in pattern.variables:
                choices.setdefault(variable, {}).update(dict.fromkeys(SAMPLE_NUMBERS * (variable in pattern.formatted)))
            for variable, keys in pattern.selections:
                choices.setdefault(variable, {}).update(dict.fromkeys(SAMPLE_NUMBERS if is_plural(keys) else keys))
    samples = {variable: list(values) or ["Anna"] for variable, values in choices.items()}
    for index in range(max([1, *map(len, samples.values())])):
        yield {variable: values[index % len(values)] for variable, values in samples.items()}


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
    files = {f"{file}.ftl" for file in (*SHARED_FILES.split(), *box_ids())}
    assert catalogues["en"].keys() == files


def test_the_languages_agree_in_files_messages_and_variables(catalogues: Catalogues) -> None:
    assert structure_problems(catalogues) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_formats(catalogues: Catalogues, language: str) -> None:
    assert formatting_problems(language, catalogues[language]) == []


def suffixes_of(kind: str) -> list[str]:
    """What a thing of this kind has messages for: its name, its rule and its rule in brief."""
    return ["", *["-rule"] * (kind in WITH_RULE), *["-brief"] * (kind in WITH_BRIEF)]


def things_of(box_id: str) -> dict[str, list[str]]:
    """Everything in a box that has a name of its own, by kind."""
    files = load_box(box_id)
    box = files.box
    return {
        "race": [race.id for race in box.content.races],
        "power": [power.id for power in box.content.powers],
        "find": [find.id for find in box.content.finds],
        "piece": [*(piece.id for piece in box.pieces), box.tribe, *MARKERS[box_id]],
        "terrain": list(box.terrains),
        "symbol": list(box.symbols),
    }


def names_in(catalogues: Catalogues, box_id: str) -> list[str]:
    return [name for name, _ in patterns_of(catalogues["en"][f"{box_id}.ftl"])]


@pytest.mark.parametrize("box_id", box_ids())
def test_a_box_is_described_in_full(catalogues: Catalogues, box_id: str) -> None:
    """With exactly the things it has; the languages agree, so one of them is enough."""
    things = things_of(box_id)
    expected = {
        f"{kind}-{box_id}-{id}{suffix}" for kind, ids in things.items() for id in ids for suffix in suffixes_of(kind)
    }
    assert {name for name in names_in(catalogues, box_id) if name.partition("-")[0] in things} == expected


def test_every_key_of_a_box_is_in_the_file_of_that_box(catalogues: Catalogues) -> None:
    """`race-base-orcs` in base.ftl; what boxes share never has the name of one."""
    for file, text in catalogues["en"].items():
        box = file.removesuffix(".ftl")
        for name, _ in patterns_of(text):
            parts = name.split("-")
            assert (box if box in box_ids() else "") == (parts[1] if len(parts) > 1 and parts[1] in box_ids() else "")


@pytest.mark.parametrize("box_id", box_ids())
def test_a_box_has_no_words_for_what_it_does_not_have(catalogues: Catalogues, box_id: str) -> None:
    files = load_box(box_id)
    rules = Table(box=box_id, players=3).rules()
    verbs = {trait.verb for trait in rules.traits}
    for variant in files.box.variants:
        table = Table(box=box_id, players=variant.players, variant=variant.id)
        verbs |= {trait.verb for trait in table.rules().traits}
    named = {f"{trait.verb}-{word}" for trait in rules.traits for word in trait.words}
    boards = {id.removeprefix(f"{box_id}-") for id in (*files.maps, *files.layouts)}
    # What all boxes share may be put in words of its own.
    shared = {name.removeprefix("ui-") for name, _ in patterns_of(catalogues["en"]["table.ftl"])}
    known: dict[str, set[str]] = {
        "option": {f"{option}{suffix}" for option in files.box.options for suffix in ("", "-rule")},
        "ability": verbs,
        "step": verbs | {"pick"} | {f"{way}-{verb}" for way in ("optional", "words") for verb in verbs},
        "choice": verbs | {f"{way}-{verb}" for way in ("skip", "answer", "optional") for verb in verbs} | named,
        "ui": {f"choose-{verb}" for verb in verbs} | shared,
        "generated": {f"use-{trait}" for trait in files.traits},
        "reason": set(REASONS),
        "map": {f"{board}{suffix}" for board in boards for suffix in ("", "-about")},
    }
    unknown = []
    for name in names_in(catalogues, box_id):
        kind, _, rest = name.removeprefix("-").partition("-")
        if kind in known and rest.removeprefix(f"{box_id}-") not in known[kind]:
            unknown.append(name)
    assert unknown == []


@pytest.mark.parametrize("box_id", box_ids())
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_called_or_described_like_another(language: str, box_id: str) -> None:
    """Within a box and a kind. Across boxes a name may come back: Gnomes and Dwarves share one in Russian."""
    words = Words(language, box=box_id)
    for kind, ids in things_of(box_id).items():
        for suffix in suffixes_of(kind):
            texts = [words(f"{kind}-{id}{suffix}") for id in ids]
            assert len(set(texts)) == len(texts)


def test_what_boxes_share_is_there(catalogues: Catalogues) -> None:
    shared = {
        name
        for file, text in catalogues["en"].items()
        for name, _ in patterns_of(text)
        if file.removesuffix(".ftl") not in box_ids()
    }
    assert {f"{kind}-{id}" for kind, ids in SHARED.items() for id in ids.split()} <= shared


@pytest.mark.parametrize("box_id", box_ids())
@pytest.mark.parametrize("language", LANGUAGES)
def test_rule_texts_of_a_box_fit_a_tooltip(catalogues: Catalogues, language: str, box_id: str) -> None:
    names = [name for name in names_in(catalogues, box_id) if name.endswith("-rule")]
    bundle = bundle_of(language, catalogues[language])
    lengths = {name: len(text_of(bundle, name)) for name in names}
    assert lengths
    assert {name: length for name, length in lengths.items() if length > LONGEST_RULE} == {}


@pytest.mark.parametrize("box_id", box_ids())
@pytest.mark.parametrize("language", LANGUAGES)
def test_briefs_of_races_and_powers_fit_a_card(language: str, box_id: str) -> None:
    words = Words(language, box=box_id)
    names = [f"{kind}-{id}" for kind in WITH_BRIEF for id in things_of(box_id)[kind]]
    assert names
    briefs = {name: words(f"{name}-brief") for name in names}
    assert {name: len(text) for name, text in briefs.items() if len(text) > LONGEST_BRIEF} == {}
    assert [name for name, text in briefs.items() if len(text) >= len(words(f"{name}-rule"))] == []
    assert [name for name, text in briefs.items() if text.endswith((".", "…"))] == []


@pytest.mark.parametrize("file", [*box_ids(), "common", "log", "reasons", "summands", "generated"])
def test_russian_texts_are_in_russian(catalogues: Catalogues, file: str) -> None:
    """But for the words of the notation, which are the same in all languages."""
    text = re.sub(r"^client-\w+-help-notation = .*$", "", catalogues["ru"][f"{file}.ftl"], flags=re.MULTILINE)
    text = re.sub(r"^#.*$|^[a-z][\w-]* =|^ +\.[a-z]+ =", "", text, flags=re.MULTILINE)
    text = re.sub(r"\{ [$\w-]+ \}|\{ \$\w+ ->|\[\w+\]", "", text)
    assert len(re.findall("[а-яё]{3,}", text)) > 5
    assert re.findall("[A-Za-z]+", text) == []


@pytest.mark.parametrize(
    ("language", "files", "other_name"),
    [
        pytest.param("pl", "*.ftl", r"\bkost(k|c)\w+", id="the die is kość"),
        pytest.param("en", "learn.ftl", r"\bpeoples?\b", id="whoever learns picks a race, as at every table"),
    ],
)
def test_one_thing_has_one_name(language: str, files: str, other_name: str) -> None:
    """Whoever reads two names looks for two things."""
    texts = [path.read_text(encoding="utf-8") for path in sorted((LOCALE / language).glob(files))]
    assert texts
    assert [found[0] for text in texts for found in re.finditer(other_name, text, re.IGNORECASE)] == []


# Reasons of the terminal and the server.
OUTSIDE_THE_CORE = ("nothing_to_undo", "malformed", "not_now")


def test_every_reason_has_its_sentence_and_no_other_does(catalogues: Catalogues) -> None:
    found = {name for name, _ in patterns_of(catalogues["en"]["reasons.ftl"]) if name.startswith("reason-")}
    for box_id in box_ids():
        own = {name for name in names_in(catalogues, box_id) if name.startswith("reason-")}
        known = {f"reason-{id}" for id in (*REASONS, *OUTSIDE_THE_CORE)}
        assert found | {name.replace(f"-{box_id}-", "-", 1) for name in own} == known


def sample_parameters(box_id: str) -> dict[str, int | str]:
    """A value for every parameter of a reason that there can be in a box."""
    box = load_box(box_id).box
    sample: dict[str, int | str] = {
        "seat": 1,
        "step": "conquer",
        "region": 9,
        "race": box.content.races[0].id,
        "piece": box.pieces[0].id,
        "ground": box.terrains[0],
        "cost": 5,
        "hand": 3,
        "ability": "dragon",
        "place": 7,
        "number": 4,
        "word": "9:4",
        "count": 4,
        "told": 6,
        "price": 1,
        "coins": 0,
    }
    if box.content.finds:
        sample["find"] = box.content.finds[0].id
    return sample


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("box_id", "id"),
    [(box, id) for box in box_ids() for id in REASONS if {*REASONS[id]} <= sample_parameters(box).keys()],
)
def test_reasons_are_told_with_the_parameters_the_core_gives(language: str, box_id: str, id: str) -> None:
    sample = sample_parameters(box_id)
    parameters = {name: sample[name] for name in REASONS[id]}
    words = Words(language, box=box_id)
    text = words.reason(id, parameters, ["Anna", "Basia"])
    assert ("Basia" in text) == ("seat" in parameters)
    shown = {name: value for name, value in parameters.items() if isinstance(value, int) and name != "seat"}
    assert {name for name, value in shown.items() if str(value) not in text} == set()
    for name, said in (("race", words.race), ("find", words.find), ("ground", words.ground)):
        assert name not in parameters or said(str(parameters[name])) in text
    # An ability's verb is a word of notation, English in every language.
    assert str(parameters.get("ability", "?")) not in text


def test_every_reason_can_be_told_in_some_box() -> None:
    known = {name for box in box_ids() for name in sample_parameters(box)}
    assert {name for parameters in REASONS.values() for name in parameters} <= known


# What traits ask in a question of their own, by the verb of the answer.
QUESTIONS = {
    "base": "camp hero fortress peace stout",
    "underground": """ancient volcano leave swap rebirth queen armour ghost ring scepter bag altar balrog wisp convert
        orb""",
    "warcraft": """fuse worgen champion battleground raid stow intimidate portal well recruit beast fort tower heart
        aegis bomb objective join""",
}


@pytest.mark.parametrize("box_id", box_ids())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_is_put_into_words(language: str, box_id: str) -> None:
    words = Words(language, box=box_id)
    own = QUESTIONS[box_id].split()
    assert {*own} <= {trait.verb for trait in Table(box=box_id, players=3).rules().traits}
    said = [words.step(name) for name in ({*STEP_NAMES} - {"trait"}) | {*own}]
    assert all(said)
    assert words.step("trait") not in said
    assert words.step("conquer", rolled=True) != words.step("conquer")


@pytest.mark.parametrize("box_id", box_ids())
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_in_a_box_has_its_words(language: str, box_id: str) -> None:
    words = Words(language, box=box_id)
    files = load_box(box_id)
    box = files.box
    ids = [f"box-{box.id}", *(f"map-{id}" for id in (*files.maps, *files.layouts))]
    # A board that is laid out with others is told from them by its character.
    ids += [f"map-{id}-about" for id in files.maps if id not in files.layouts]
    ids += [
        f"{kind}-{id}{suffix}"
        for kind, names in things_of(box_id).items()
        for id in names
        for suffix in suffixes_of(kind)
    ]
    ids += [f"option-{option}{suffix}" for option in box.options for suffix in ("", "-rule")]
    assert [id for id in ids if not words.has(id)] == []
    things = things_of(box_id)
    sources = [id for kind in ("race", "power", "find", "piece") for id in things[kind]]
    sources += [source for source, _ in box.world]
    sources += [*SHARED["summand"].split(), "tribe"]
    assert all(words.summand(source) for source in sources)


@pytest.mark.parametrize("language", LANGUAGES)
def test_boards_that_say_their_own_name_are_called_so(language: str) -> None:
    named = {id: map_of(box, id).name for box in box_ids() for id in load_box(box).maps}
    own = {id: name.model_dump()[language] for id, name in named.items() if name is not None}
    assert len(own) == 12
    words = Words(language, box="warcraft")
    assert {id: words(f"map-{id}") for id in own} == own


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
    # What only one box has is asked for only there.
    every = [Words("en", box=box) for box in box_ids()]
    assert {id for id in asked if not any(words.has(id) for words in every)} == set()


@pytest.mark.parametrize(
    ("language", "message", "expected"),
    [
        ("en", "n-coins", {0: "0 coins", 1: "1 coin", 2: "2 coins", 21: "21 coins"}),
        ("ru", "n-coins", {0: "0 монет", 1: "1 монета", 3: "3 монеты", 11: "11 монет", 21: "21 монета"}),
        ("ru", "n-tokens", {1: "1 жетон", 4: "4 жетона", 5: "5 жетонов", 14: "14 жетонов", 22: "22 жетона"}),
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


def test_a_message_that_two_files_define_is_found() -> None:
    catalogues = sound_but("en", "dog", "hound")
    for language, files in catalogues.items():
        files["b.ftl"] = SOUND[language]
    assert {f"{language}/b.ftl: hello defined twice" for language in LANGUAGES} <= {*structure_problems(catalogues)}


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
