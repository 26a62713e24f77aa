"""Every event the core can emit becomes a sentence in every language, and the log is told in few words."""

import random
import re
from functools import cache
from itertools import product
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from tesno.core.state import Event
from tesno.load.boxes import box_ids, load_box
from tesno.locale import LANGUAGES, Words
from tesno.play import Game, Table

SOURCE = Path(__file__).resolve().parents[2] / "src" / "tesno"
NAMES = ["Anna", "Basia", "Cyryl", "Daria", "Emil"]

# So many games at each size of table show all that happens in a box.
SEEDS = {"base": 6, "underground": 6, "warcraft": 12}


@cache
def played_events(box: str) -> list[Event]:
    """What happens in seeded games of random decisions, at every size of table and in every variant."""
    events: list[Event] = []
    tables = [Table(box=box, players=players) for players in (2, 3, 4, 5)]
    variants = [Table(box=box, players=other.players, variant=other.id) for other in load_box(box).box.variants]
    for table, seed in [*product(tables, range(SEEDS[box])), *product(variants, range(3))]:
        game = Game(table, seed=seed)
        chooser = random.Random(seed)
        while not game.over:
            game.apply(chooser.choice(game.legal))
        events += game.events
    # Where boards are drawn, they are told first.
    return events + Game(Table(box=box, layout="random"), seed=1).events[:1]


def shape_of(event: Event) -> str:
    """Events of one shape are told by one message."""
    name, about = event
    shape = about.get("way", "live" if about.get("live") else "")
    return f"{name} {'gone' if about.get('to') == 0 else shape}"


def messages_of(box: str) -> list[str]:
    text = (SOURCE / "locale" / "en" / f"{box}.ftl").read_text("utf-8")
    return [entry.id.name for entry in FluentParser().parse(text).body if isinstance(entry, ast.Message)]


def emitted_names() -> set[str]:
    """The names of all events, from the code that emits them."""
    code = "".join(path.read_text("utf-8") for path in sorted(SOURCE.rglob("*.py")))
    how_it_ends = (SOURCE / "core" / "result.py").read_text("utf-8")
    told = re.findall(r'return "(\w+)", ', how_it_ends) + re.findall(r'return \("(\w+)", \{"seat"', code)
    return {*told, *re.findall(r'events(?:\.append\(| \+= \[)\s*\(\s*"(\w+)"', code)}


# A column without a race for a side is rare: hundreds of games have none.
RARE = {"sent_under"}
# Only Draenei who hold one region are told so when one of them is driven out of it.
RARE_SENTENCES = {"event-warcraft-intimidated-saved"}


def test_random_games_show_every_event_there_is() -> None:
    played = [event for box in box_ids() for event in played_events(box)]
    assert {name for name, _ in played} | RARE == emitted_names()
    ways = {about["way"] for name, about in played if name == "conquered"}
    assert ways == {"march", "gamble", "rolled", "dragon", "convert", "balrog", "raid", "champion"}


@pytest.mark.parametrize("box", box_ids())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_is_told(language: str, box: str) -> None:
    words = Words(language, box=box)
    seen: set[str] = set()
    for event in played_events(box):
        text = words.event(event, NAMES)
        # One sentence of each shape is looked at, all are formatted.
        if shape_of(event) not in seen:
            seen.add(shape_of(event))
            assert re.match(r"\w.*\.\Z", text)
            if "seat" in event[1]:
                assert NAMES[event[1]["seat"]] in text
            if event[1].get("region"):
                assert str(event[1]["region"]) in text
    # A box has no sentence for what never happens in it.
    shapes = {f"event-{box}-{shape.strip().replace(' ', '-')}" for shape in seen}
    own = [name for name in messages_of(box) if name.startswith("event-")]
    assert own
    assert [name for name in own if name not in shapes | RARE_SENTENCES] == []


def test_a_token_that_its_race_saves_is_not_told_to_be_lost() -> None:
    game = Game.at("map warcraft-2\nA active orcs/intimidating 6=4\nB active draenei/farmer 3=1\nturn A conquer")
    told = [Words("en", box="warcraft").event(event, NAMES) for event in game.apply("intimidate 3")]
    assert "A token is driven out of region 3, but kept; it retreats at the end of the turn: Draenei (Basia)." in told
    assert not any("is lost" in text for text in told)


@pytest.mark.parametrize(
    ("language", "event", "text"),
    [
        (
            "en",
            ("conquered", {"seat": 0, "race": "orcs", "region": 9, "tokens": 3, "way": "march"}),
            "Anna conquers region 9 (Forest): Orcs, 3 tokens.",
        ),
        (
            "ru",
            ("lost", {"seat": 1, "race": "elves", "region": 9, "lost": 0, "withdrawn": 2}),
            "Basia теряет регион 9 (Лес): Эльфы, ни один жетон не теряется, 2 жетона отступают.",
        ),
        (
            "pl",
            ("lost", {"seat": 1, "race": "orcs", "region": 9, "lost": 1, "withdrawn": 5}),
            "Basia traci region 9 (Las): Orkowie, 1 żeton wraca do zasobnika, 5 żetonów się wycofuje.",
        ),
        (
            "ru",
            ("picked", {"seat": 0, "race": "elves", "power": "hill", "price": 1, "gained": 3, "tokens": 10}),
            "Anna берёт сочетание: Холмовые Эльфы (10 жетонов, платит 1 монету, забирает с него 3 монеты).",
        ),
        (
            "pl",
            ("income", {"seat": 0, "coins": 3, "sources": [("orcs", "regions", 2), ("elves", "decline", 1)]}),
            "Anna dostaje 3 monety (Orkowie: regiony 2; Elfy: wymarcie 1).",
        ),
        ("ru", ("income", {"seat": 0, "coins": 0, "sources": []}), "Anna не получает ничего."),
        (
            "ru",
            ("over", {"winners": [0, 2], "coins": [81, 7, 81]}),
            "Игра окончена. Общая победа: Anna, Cyryl, по 81 монете.",
        ),
        ("en", ("over", {"winners": [1], "coins": [1, 90]}), "The game is over. The winner: Basia, 90 coins."),
        ("en", ("piece_placed", {"piece": "camp", "region": 9}), "Now in region 9 (Forest): Encampment."),
    ],
)
def test_sentences(language: str, event: Event, text: str) -> None:
    assert Words(language, box="base").event(event, NAMES, {9: "forest"}) == text


@pytest.mark.parametrize(
    ("language", "event", "text"),
    [
        (
            "en",
            ("find_drawn", {"seat": 0, "find": "shiny_orb", "region": 9}),
            "Anna finds in region 9 (Mud Pool): Shiny Orb.",
        ),
        (
            "ru",
            ("find_placed", {"find": "shiny_orb", "region": 9}),
            "Теперь в регионе 9 (Грязевые топи): Сияющая держава.",
        ),
        ("pl", ("find_placed", {"find": "shiny_orb", "region": 0}), "Znika z mapy: Lśniąca Kula."),
        ("en", ("granted", {"find": "stonehedge", "power": "muddy"}), "Stonehedge gets a power: Muddy."),
        (
            "ru",
            ("stolen", {"seat": 0, "other": 1, "coins": 1, "source": "thieving"}),
            "Anna забирает 1 монету, её теряет Basia (Ворующие).",
        ),
        (
            "pl",
            ("toll", {"seat": 0, "other": 1, "coins": 1, "source": "liches"}),
            "Opłata: Anna płaci 1 monetę, dostaje ją Basia (Licze).",
        ),
        (
            "ru",
            ("paid", {"seat": 0, "coins": 3, "source": "altar_of_souls"}),
            "Anna получает из банка 3 монеты (Алтарь душ).",
        ),
        ("en", ("swapped", {"seat": 1, "power": "royal"}), "Basia swaps the power; now it is: Royal."),
        ("en", ("reborn", {"seat": 1, "region": 9}), "Rebirth: Basia puts an active token in region 9 (Mud Pool)."),
        ("en", ("volcano", {"seat": 1, "region": 9}), "Basia puts the volcano in region 9 (Mud Pool)."),
        ("pl", ("marked", {"seat": 0, "other": 1}), "Żeton zemsty (Anna) dostaje Basia."),
        ("en", ("tribe_lost", {"region": 9}), "The monsters in region 9 (Mud Pool) are gone for good."),
    ],
)
def test_sentences_from_underground(language: str, event: Event, text: str) -> None:
    assert Words(language, box="underground").event(event, NAMES, {9: "mud"}) == text


def test_a_find_just_drawn_is_told_once() -> None:
    drawn: list[Event] = [
        ("find_drawn", {"seat": 0, "find": "shiny_orb", "region": 9}),
        ("find_placed", {"find": "shiny_orb", "region": 9}),
        ("find_placed", {"find": "shiny_orb", "region": 4}),
    ]
    assert Words("en", box="underground").story(drawn, NAMES) == [
        "Anna finds in region 9: Shiny Orb.",
        "Now in region 4: Shiny Orb.",
    ]


def test_a_bomb_turned_up_is_told_once() -> None:
    """What it does to the region is told; that it lies there no more goes without saying."""
    events: list[Event] = [
        ("bomb", {"seat": 0, "region": 9, "live": True}),
        ("piece_removed", {"piece": "bomb", "region": 9, "count": 1}),
        ("piece_removed", {"piece": "fort", "region": 9, "count": 1}),
        ("bomb", {"seat": 0, "region": 11, "live": False}),
        ("piece_removed", {"piece": "bomb", "region": 11, "count": 1}),
        ("piece_removed", {"piece": "bomb", "region": 12, "count": 1}),
    ]
    assert Words("en", box="warcraft").story(events, NAMES) == [
        "The bomb in region 9 goes off (Anna): the region is empty now.",
        "No longer in region 9: Fort.",
        "The bomb in region 11 is a dud (Anna).",
        "No longer in region 12: Bomb.",
    ]


@pytest.mark.parametrize(
    ("language", "event", "text"),
    [
        ("en", ("harmony", {"seat": 0, "others": [1, 2]}), "Anna gives harmony tokens to: Basia, Cyryl."),
        ("ru", ("side", {"seat": 0, "side": "horde"}), "Anna на этот ход выбирает сторону: Орда."),
        (
            "pl",
            ("portal", {"seat": 0, "region": 9, "to": 4}),
            "Anna otwiera portal: regiony 9 (Las) i 4 wymieniają się wszystkim, co w nich jest.",
        ),
        (
            "en",
            ("intimidated", {"seat": 1, "race": "orcs", "region": 9, "to": 4}),
            "A token is driven from region 9 (Forest) to region 4: Orcs (Basia).",
        ),
        (
            "ru",
            ("intimidated", {"seat": 1, "race": "orcs", "region": 9, "to": 0}),
            "Прогнанный из региона 9 (Лес) жетон потерян: Орки (Basia).",
        ),
        (
            "en",
            ("intimidated", {"seat": 1, "race": "draenei", "region": 4, "to": -1}),
            "A token is driven out of region 4, but kept; it retreats at the end of the turn: Draenei (Basia).",
        ),
        (
            "pl",
            ("ransom", {"seat": 0, "other": 1, "coins": 1, "source": "champion"}),
            "Anna wykupuje czempiona za 1 monetę, dostaje ją Basia.",
        ),
        (
            "en",
            ("ransom", {"seat": 0, "other": 1, "coins": 0, "source": "champion"}),
            "Anna has no coin to buy the champion back from Basia: it is lost for the rest of the game.",
        ),
        (
            "ru",
            ("toll", {"seat": 0, "other": 1, "coins": 2, "source": "pandaren"}),
            "Пошлина: Anna платит 2 монеты, их получает Basia (Пандарены).",
        ),
        (
            "pl",
            ("paid", {"seat": 0, "coins": -2, "source": "doomhammer"}),
            "Anna płaci bankowi 2 monety (Młot Zagłady).",
        ),
        (
            "en",
            ("sent_under", {"race": "orcs", "power": "farmer"}),
            "No race here for this side: Farmer Orcs goes under the piles.",
        ),
        (
            "en",
            ("layout", {"boards": ["l1a", "s2b"]}),
            "The continents are laid out: The Broken Crown, Shepherd's Rest.",
        ),
    ],
)
def test_sentences_from_warcraft(language: str, event: Event, text: str) -> None:
    assert Words(language, box="warcraft").event(event, NAMES, {9: "forest"}) == text


def test_tokens_placed_one_by_one_are_told_together() -> None:
    placed: list[Event] = [
        ("placed", {"seat": 0, "race": "orcs", "region": region, "count": count})
        for region, count in ((3, 1), (3, 1), (9, 4))
    ]
    story = Words("en", box="base").story([*placed, ("declined", {"seat": 0, "race": "orcs"})], NAMES)
    assert story == [
        "Anna places 2 tokens in region 3: Orcs.",
        "Anna places 4 tokens in region 9: Orcs.",
        "Anna goes into decline: Orcs.",
    ]


def test_pieces_put_back_where_they_stood_are_not_told() -> None:
    lifted: list[Event] = [
        ("piece_removed", {"piece": "camp", "region": 3, "count": 2}),
        ("piece_removed", {"piece": "camp", "region": 4, "count": 1}),
    ]
    put: list[Event] = [("piece_placed", {"piece": "camp", "region": region}) for region in (3, 3, 5)]
    assert Words("en", box="base").story(lifted + put, NAMES) == [
        "No longer in region 4: Encampment.",
        "Now in region 5: Encampment.",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_story_is_never_longer_than_its_events(language: str) -> None:
    words = Words(language, box="base")
    events = played_events("base")[:2000]
    story = words.story(events, NAMES)
    assert 0 < len(story) < len(events)
