"""Phrases, said in a language, are what that language's words would have been."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

import pytest
from tests.walks import BOARDS, random_action

from tesno.core.actions import ABANDON, CONQUER, DECLINE, GAMBLE, PICK, PLACE, SKIP, use
from tesno.core.coins import income_of
from tesno.core.explain import REASONS, cost_summands, step_name, why_not
from tesno.core.names import Reason
from tesno.core.rules import Rules
from tesno.core.state import Event
from tesno.core.steps import CONQUEST, STEP_NAMES
from tesno.load.boxes import box_ids, load_box
from tesno.locale import LANGUAGES, Phrase, Phrases, UnknownWords, Words, seat_phrase
from tesno.locale.phrases import Joined, Said
from tesno.play import Game, Table

SEATS = [
    ("human", None, "Anna"),
    ("human", None, " "),
    ("bot", "greedy", ""),
    ("bot", "mine", ""),
    ("human", None, "Ян"),
]
NAMES = [seat_phrase(*seat, "ABCDE"[index]) for index, seat in enumerate(SEATS)]


@cache
def happenings(box: str, players: int) -> tuple[list[Event], list[Reason], list[list[tuple[str, int]]], set[str]]:
    """Events, reasons, sums and questions of random games, each kind of reason and question once per moment."""
    events: list[Event] = []
    reasons: dict[str, Reason] = {}
    sums: list[list[tuple[str, int]]] = []
    steps: set[str] = set()
    for seed in range(3):
        game = Game(Table(box=box, players=players), seed=seed)
        rng = random.Random(seed)
        while not game.over:
            steps.add(step_name(game.rules, game.state))
            for action in wishes(game.rules, rng):
                reason = why_not(game.rules, game.state, action)
                if reason is not None:
                    reasons[str(reason)] = reason
            if game.state.step == CONQUEST:
                region = rng.randint(1, game.rules.board.size)
                sums.append(cost_summands(game.rules, game.state, game.state.slot, region))
                sums.append(income_of(game.rules, game.state, game.state.slot))
            game.apply(random_action(game.rules, game.state, rng))
        events += game.events
    return events, list(reasons.values()), sums, steps


def wishes(rules: Rules, rng: random.Random) -> list[int]:
    region = rng.randint(0, rules.board.size)
    plain = [kind | region for kind in (ABANDON, CONQUER, GAMBLE, PLACE)]
    return [*plain, DECLINE, SKIP, PICK | 5, use(rng.randrange(len(rules.traits)), region)]


def terrains(rules: Rules) -> dict[int, str]:
    return {region: rules.board.terrain_of(region, rules.terrains) for region in range(1, rules.board.size, 2)}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("box", "players"), BOARDS)
def test_what_is_said_of_a_phrase_is_what_words_say(box: str, players: int, language: str) -> None:
    words, phrases = Words(language, box=box), Phrases(box)
    named = [words.say(name) for name in NAMES]
    events, reasons, sums, steps = happenings(box, players)
    where = terrains(Table(box=box, players=players).rules())
    assert words.say(Joined(phrases.story(events, NAMES, where), "\n")) == "\n".join(words.story(events, named, where))
    for event in events[::7]:
        assert words.say(phrases.event(event, NAMES)) == words.event(event, named)
    assert len(reasons) > 100
    for reason in reasons:
        assert words.say(phrases.reason(*reason, NAMES)) == words.reason(*reason, named)
    for summands in sums:
        assert words.say(phrases.sum(summands)) == words.sum(summands)
    for step in {*steps, *STEP_NAMES, "sneeze"}:
        for rolled in (False, True):
            asked: dict[str, Any] = {"rolled": rolled, "source": "tribe"}
            assert words.say(phrases.step(step, **asked)) == words.step(step, **asked)


def test_every_reason_is_a_phrase() -> None:
    for id, parameters in REASONS.items():
        for box in box_ids():
            files = load_box(box).box
            words = {
                "step": "conquer",
                "piece": files.pieces[0].id,
                "race": files.content.races[0].id,
                "ground": files.terrains[0],
            }
            if files.content.finds:
                words["find"] = files.content.finds[0].id
            given: dict[str, int | str] = {name: words.get(name, 1) for name in parameters}
            if "find" in words or "find" not in given:
                assert isinstance(Phrases(box).reason(id, given, NAMES), Said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_the_same(language: str) -> None:
    words, phrases = Words(language, box="underground"), Phrases("underground")
    assert words.say(phrases.combo("ogres", "royal")) == words.combo("ogres", "royal")
    assert words.say(phrases.combo("ogres", None)) == words.race("ogres")
    assert words.say(phrases.find("shiny_orb")) == words.find("shiny_orb")
    base = Words(language, box="base")
    assert words.say(phrases.terrain("mountain")) == words.terrain("mountain") != base.terrain("mountain")
    assert words.say(phrases.summand("tribe")) == words.summand("tribe") != base.summand("tribe")
    # A phrase is of one box, whoever says it.
    assert base.say(phrases.combo("ogres", "royal")) == words.combo("ogres", "royal")


@pytest.mark.parametrize(
    ("seat", "phrase", "text"),
    [
        (("human", None, "Anna", "A"), "Anna", "Anna"),
        (("human", None, " ", "B"), Said("client-human", {"seat": "B"}), "Player B"),
        (("bot", "greedy", "", "C"), Joined([Said("bot-greedy", {}), "C"], " "), "Greedy C"),
        (("bot", "mine", "", "D"), Joined(["mine", "D"], " "), "mine D"),
    ],
)
def test_what_seats_are_called(seat: tuple[str, str | None, str, str], phrase: Phrase, text: str) -> None:
    assert seat_phrase(*seat) == phrase
    assert Words("en").say(phrase) == text


def test_a_name_is_never_read_as_a_message() -> None:
    said = Phrases("base").event(("first", {"seat": 0}), ["{ race-base-elves }"])
    assert Words("en").say(said) == "{ race-base-elves } begins the game."


def test_an_unknown_message_is_no_phrase() -> None:
    with pytest.raises(UnknownWords):
        Phrases("base")("no-such")
    with pytest.raises(UnknownWords):
        Phrases("base").summand("nobodies")
    with pytest.raises(UnknownWords, match="no words for 'no-such' in 'en'"):
        Words("en", box="base").say(Said("no-such", {}))
