"""Entries for those who follow a game: lines that go on from entry to entry, where conquerors came from."""

from __future__ import annotations

import random

import pytest
from tests.server.client import lines_of
from tests.walks import BOARDS

from tesno.locale import Words
from tesno.play import Game, SealedDice, Table
from tesno.server.course import Course
from tesno.server.scenes import Teller
from tesno.server.wire import Entry
from tesno.sight.regions import terrains_of

NAMES = ["Anna", "Basia", "Cyryl"]
DICE = SealedDice(b"thirty-two bytes that nobody has")


class Followed:
    """A game of moves by chance, told entry by entry."""

    def __init__(self, table: Table, seed: int = 3) -> None:
        self.rng = random.Random(seed)
        self.course = Course(Game(table))
        self.course.start(DICE)
        self.teller = Teller(table.box, terrains_of(self.course.game.rules), NAMES, DICE.commitment)
        self.words = Words("en", box=table.box)

    def go(self, *lines: str) -> Entry:
        game = self.course.game
        seat = game.acting
        if not lines:
            position = self.teller.scene(self.course, seat).position
            lines = tuple(lines_of(position, self.rng))
        self.course.move(seat, list(lines), False, DICE)
        return self.told(self.course.version)

    def told(self, version: int) -> Entry:
        return self.teller.entry(self.course, version)

    def log(self) -> list[tuple[str | None, list[str]]]:
        """The lines with their details, put together as pages do."""
        found: list[tuple[str | None, list[str]]] = []
        entries: list[Entry] = []
        for version in range(1, self.course.version + 1):
            entry = self.told(version)
            if entry.kind == "undo":
                entries = [other for other in entries if other.version <= (entry.to or 0)]
            else:
                entries.append(entry)
        for entry in entries:
            said = [self.words.say(sentence.text) for sentence in entry.sentences]
            for line in entry.headlines:
                details, said = said[: line.sentences], said[line.sentences :]
                before = found.pop()[1] if line.continues else []
                found.append((None if line.text is None else self.words.say(line.text), before + details))
            assert not said
        return found


def cheap(course: Course) -> list[str]:
    """Conquests that are possible without the die."""
    return [text for text in course.game.legal_texts if text.startswith("conquer ")]


@pytest.fixture
def campaign() -> Followed:
    followed = Followed(Table(box="base", players=2))
    followed.go("pick 1")
    return followed


def test_conquests_one_by_one_become_one_line_with_its_details(campaign: Followed) -> None:
    taken = []
    for _ in range(3):
        line = cheap(campaign.course)[0]
        taken.append(line.split()[1])
        entry = campaign.go(line)
    assert [headline.continues for headline in entry.headlines] == [True]
    text, details = campaign.log()[-1]
    assert text is not None
    assert f"takes 3 regions: {', '.join(taken)} (" in text
    assert sum("conquers region" in detail for detail in details) == 3
    assert set(map(int, taken)) == set(entry.headlines[0].regions)


def test_what_is_taken_back_is_told_no_more(campaign: Followed) -> None:
    first, second, *_ = cheap(campaign.course)
    campaign.go(first)
    before = campaign.log()
    campaign.go(cheap(campaign.course)[0])
    assert campaign.log() != before
    campaign.course.undo(campaign.course.game.acting, everything=False)
    assert campaign.log() == before
    campaign.course.undo(campaign.course.game.acting, everything=True)
    entry = campaign.go(second)
    assert [headline.continues for headline in entry.headlines] == [False]


def test_a_conquest_says_from_where_when_the_race_was_next_to_it(campaign: Followed) -> None:
    entry = campaign.go(cheap(campaign.course)[0])
    # Over the rim: from nowhere on the board.
    assert all("from" not in happening.about for happening in entry.happenings)
    board = campaign.course.game.rules.board
    for _ in range(3):
        entry = campaign.go(cheap(campaign.course)[0])
        [about] = [happening.about for happening in entry.happenings if happening.name == "conquered"]
        if "from" in about:
            assert board.near[about["region"]] >> about["from"] & 1
            assert campaign.course.game.state.held[campaign.course.game.state.slot] >> about["from"] & 1
            break
    else:
        pytest.fail("none of three conquests came from the one before it")


def test_placed_tokens_say_what_stood_and_what_stands_there(campaign: Followed) -> None:
    line = cheap(campaign.course)[0]
    campaign.go(line)
    campaign.go("end")
    region = int(line.split()[1])
    course = campaign.course
    version = course.version
    placed = [
        happening.about
        for number in range(1, version + 1)
        for happening in campaign.told(number).happenings
        if happening.name == "placed"
    ]
    if not placed:
        entry = campaign.go(next(text for text in course.game.legal_texts if text.startswith("place ")))
        placed = [happening.about for happening in entry.happenings if happening.name == "placed"]
    assert placed[-1]["region"] == region
    assert placed[-1]["stood"] < placed[-1]["stands"] == course.game.state.tokens[region]


@pytest.mark.parametrize(("box", "players"), [(box, players) for box, players in BOARDS if players == 3])
def test_whole_games_are_told_without_a_sentence_missing(box: str, players: int) -> None:
    followed = Followed(Table(box=box, players=players, rounds=3))
    while not followed.course.game.over:
        followed.go()
    log = followed.log()
    sentences = [
        followed.words.say(sentence.text)
        for version in range(1, followed.course.version + 1)
        for sentence in followed.told(version).sentences
    ]
    assert [detail for _, details in log for detail in details] == sentences
    assert len([text for text, _ in log if text]) < len(sentences)
