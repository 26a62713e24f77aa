"""Lessons: played over the wire as the card says, left and gone on with, and never taken for a game."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.client import Client, Json, asked_seat, move, pass_on, take_back
from tests.server.running import Running
from tests.server.tables import live_game

from tesno.core.actions import CHANCE
from tesno.locale import LANGUAGES, Words
from tesno.play import Game, Table, TableError, read_replay, verify_replay
from tesno.server.course import course_of
from tesno.server.lessons import LEARNER, LESSONS
from tesno.server.lessons.script import HELD, PASSED
from tesno.server.messages import Accepted, Refused, Update
from tesno.server.wire import GameFacts, Scene
from tesno.sight.model import Option

FIRST = LESSONS["first"]


def begin(client: Client, anew: bool = False) -> GameFacts:
    answer = client.http.post(f"/api/lessons/first{'?anew=true' if anew else ''}")
    assert answer.status_code == 200, answer.text
    return GameFacts.model_validate(answer.json())


class Learner:
    """Does what the card says, by what the scene offers."""

    def __init__(self, client: Client, game: str) -> None:
        self.client = client
        self.game = game
        self.socket = client.socket(game)
        self.scene = self.socket.hello(LEARNER).scene
        self.wait()

    def __enter__(self) -> Learner:
        return self

    def __exit__(self, *_: object) -> None:
        self.socket.connection.close()

    def wait(self) -> Scene:
        """Until the learner is asked, or all is over."""
        while asked_seat(self.scene) not in (LEARNER, None):
            self.scene = self.socket.until(Update).scene
        return self.scene

    def send(self, command: Json) -> Accepted | Refused:
        answer = self.client.command(self.game, command)
        if isinstance(answer, Accepted):
            while self.scene.version < answer.version:
                self.scene = self.socket.until(Update).scene
            self.wait()
        return answer

    def play(self, lines: list[str]) -> Accepted | Refused:
        return self.send(move(self.scene.version, LEARNER, lines))

    @property
    def told(self) -> str:
        assert self.scene.lesson is not None
        text = self.scene.lesson.text
        assert not isinstance(text, str)
        return str(text.id)  # type: ignore[union-attr]

    def options(self, kind: str) -> list[Option]:
        return [option for option in self.scene.position.options if option.kind == kind]

    def obey(self) -> None:
        """One move: what is pointed at, or else the first that is offered."""
        scene, card = self.scene, self.scene.lesson
        assert card is not None
        if scene.held is not None:
            command = pass_on(scene.version, LEARNER)
        elif scene.position.spread is not None:
            spread = scene.position.spread
            assert not spread.ends_turn
            counts = zip(spread.shares, spread.suggestions[0].counts, strict=True)
            line = " ".join([spread.verb, *(f"{share.region}={count}" for share, count in counts)])
            command = move(scene.version, LEARNER, [line])
        else:
            options = scene.position.options
            if card.regions:
                options = [option for option in options if option.region in card.regions]
            if card.place is not None:
                options = [option for option in options if option.place == card.place]
            command = move(scene.version, LEARNER, options[0].lines)
        answer = self.send(command)
        assert isinstance(answer, Accepted), answer

    def obey_until(self, told: str) -> None:
        while self.told != told:
            assert asked_seat(self.scene) is not None, f"the lesson never said {told}"
            self.obey()


@pytest.fixture
def learner(guest: Client) -> Iterator[Learner]:
    with Learner(guest, begin(guest).id) as learner:
        yield learner


def test_the_whole_lesson(learner: Learner) -> None:
    said: list[tuple[int, str]] = []
    while asked_seat(learner.scene) is not None:
        card = learner.scene.lesson
        assert card is not None
        assert card.of == 8
        if not said or said[-1][1] != learner.told:
            said.append((card.step, learner.told))
        if learner.told == "learn-coins":
            coins = learner.scene.position.players[LEARNER].coins
            # What the card says is what was paid: five at the start, one put on the combo that was passed over.
            assert coins == 5 - 1 + FIRST_COINS
        learner.obey()
    assert said == [
        (1, "learn-pick"),
        (2, "learn-conquer"),
        (3, "learn-cost"),
        (4, "learn-die"),
        (5, "learn-redeploy"),
        (6, "learn-coins"),
        (7, "learn-decline"),
        (7, "learn-declined"),
        (8, "learn-again"),
        (8, "learn-free"),
        (8, "learn-last"),
    ]
    card = learner.scene.lesson
    assert card is not None
    assert card.over
    assert learner.told == "learn-won"
    facts = learner.client.facts(learner.game)
    assert facts.over
    assert facts.lesson is not None
    assert (facts.lesson.step, facts.lesson.of) == (8, 8)


FIRST_COINS = next(task.numbers["n"] for task in FIRST.tasks if task.name == "coins")


def test_what_the_cards_say_of_coins(learner: Learner) -> None:
    learner.obey_until("learn-decline")
    before = learner.scene.position.players[LEARNER].coins
    learner.obey()
    after = learner.scene.position.players[LEARNER].coins
    assert before is not None
    assert after is not None
    assert after - before == next(task.numbers["n"] for task in FIRST.tasks if task.name == "declined")
    # The opponent's plan: one region in decline is taken, and two coins wait on the topmost combo.
    learner.obey_until("learn-again")
    holding = learner.scene.position.players[LEARNER].holdings[0]
    assert (holding.declined, holding.regions) == (True, 3)
    assert learner.scene.position.column[0].coins == 2


def test_other_moves_are_refused_with_the_lessons_reason(learner: Learner) -> None:
    first = learner.scene
    assert [option.lines for option in first.position.options] == [["pick humans"]]
    assert all(combo.why_not is not None for combo in first.position.column if combo.race != "humans")
    answer = learner.play(["pick giants"])
    assert isinstance(answer, Refused)
    assert answer.code == "lesson"
    assert Words("en").say(answer.reason) == "All in good time. In this lesson, now: Pick Hill Humans."
    assert learner.scene.version == learner.client.facts(learner.game).version
    learner.obey()
    # Regions that could be conquered are explained as such, with their cost.
    barred = {refusal.region: refusal for refusal in learner.scene.position.refusals}
    assert barred[5].cost is not None
    assert barred[5].cost.total == 2
    for lines in (["conquer 5"], ["end"], ["conquer 2", "conquer 7"], ["conquer  5"]):
        answer = learner.play(lines)
        assert isinstance(answer, Refused)
        assert answer.code == "lesson"
    # What no rule allows is refused by the rules, as anywhere.
    learner.obey_until("learn-redeploy")
    answer = learner.play(["redeploy 2=1"])
    assert isinstance(answer, Refused)
    assert answer.code == "illegal"


def test_regions_of_one_task_may_be_taken_in_any_order(learner: Learner) -> None:
    learner.obey_until("learn-cost")
    assert isinstance(learner.play(["conquer 6"]), Accepted)
    assert learner.told == "learn-cost"
    assert learner.scene.lesson is not None
    assert learner.scene.lesson.regions == [7]
    assert isinstance(learner.play(["conquer 7"]), Accepted)
    assert learner.told == "learn-die"


def test_taking_back_goes_back_in_the_lesson(learner: Learner) -> None:
    learner.obey_until("learn-cost")
    learner.obey()
    learner.send(take_back(learner.scene.version, LEARNER, all=True))
    assert learner.told == "learn-conquer"
    learner.obey_until("learn-coins")
    learner.send(take_back(learner.scene.version, LEARNER))
    assert learner.told == "learn-redeploy"


def test_it_is_gone_on_with_where_it_was_left(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("lesson")
    with Running(folder) as server, Client(server.address) as client:
        facts = begin(client)
        token = client.token
        with Learner(client, facts.id) as learner:
            learner.obey_until("learn-die")
        assert begin(client).id == facts.id
    # Another server, the same database.
    with Running(folder) as server, Client(server.address, token) as client:
        [line] = client.get("/api/games")
        assert line["game"]["lesson"] == {"id": "first", "step": 4, "of": 8}
        assert begin(client).id == facts.id
        with Learner(client, facts.id) as learner:
            assert learner.told == "learn-die"
            # The die is the one of the script.
            learner.obey()
            assert learner.told == "learn-redeploy"
        assert any("die 2" in entry.actions for entry in client.entries(facts.id))
        anew = begin(client, anew=True)
        assert anew.id != facts.id
        assert anew.lesson is not None
        assert anew.lesson.step == 1


def test_a_lesson_is_no_game(server: Running, learner: Learner, tmp_path: Path) -> None:
    client, game = learner.client, learner.game
    facts = client.facts(game)
    assert facts.commitment == ""
    assert not facts.hints
    [start] = client.entries(game)[:1]
    assert "lesson" in json.dumps(server.do(server.service.store.game_with_entries(game))[1][0].body)
    assert all("sealed" not in str(sentence.text) for sentence in start.sentences)
    assert client.http.get(f"/api/games/{game}/hints?seat=0").status_code == 403
    learner.obey_until("learn-won")
    for refused in (client.http.get(f"/api/games/{game}/review"), client.http.post(f"/api/games/{game}/rematch")):
        assert (refused.status_code, refused.json()["code"]) == (409, "lesson")
    assert client.get(f"/api/games/{game}/summary")["seed"] == ""
    # Its replay is played like any other, but nobody can say that it was sealed.
    data = client.get(f"/api/games/{game}/replay")
    file = tmp_path / "lesson.json"
    file.write_text(json.dumps(data), encoding="utf-8")
    assert read_replay(file).over
    with pytest.raises(TableError, match="can't be verified"):
        verify_replay(data)
    # And its log leads where it led.
    live = live_game(server, game)
    assert not course_of(Table.from_json(live.row.table), live.course.bodies).strayed(live.row.progress)


def test_an_unknown_lesson(guest: Client) -> None:
    answer = guest.http.post("/api/lessons/second")
    assert answer.status_code == 404
    assert "first" in answer.json()["detail"]


def test_another_way_through_the_last_round(learner: Learner) -> None:
    """The opponent's plan does not break when its regions are not there any more."""
    learner.obey_until("learn-again")
    assert isinstance(learner.play(["pick orcs" if _offered(learner, "orcs") else "pick elves"]), Accepted)
    assert isinstance(learner.play(["conquer 11"]), Accepted)
    while learner.options("conquer"):
        assert isinstance(learner.play(learner.options("conquer")[-1].lines), Accepted)
    learner.play(["end"])
    while asked_seat(learner.scene) is not None:
        learner.obey()
    assert learner.told in ("learn-won", "learn-lost", "learn-tied")


def _offered(learner: Learner, race: str) -> bool:
    return any(combo.race == race for combo in learner.scene.position.column)


def test_scripted_dice_take_what_can_be_drawn() -> None:
    game = Game(FIRST.table)
    FIRST.dice.act(game)
    assert game.acting != CHANCE
    assert [move.text for move in game.log][:3] == ["first A", "banner giants", "badge swamp"]
    again = Game(FIRST.table)
    for text in ("first A", "banner elves"):
        again.apply(text)
    FIRST.dice.act(again)
    drawn = [move.text for move in again.log if move.text.startswith("banner")]
    assert len(drawn) == len(set(drawn)) == 6


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_its_words_exist(language: str) -> None:
    words = Words(language)
    wanted = {f"learn-{task.name}{part}" for task in FIRST.tasks for part in ("", "-do")}
    wanted |= {f"learn-title-{chapter}" for chapter in FIRST.chapters}
    wanted |= {f"learn-{task.watch}" for task in FIRST.tasks if task.watch}
    wanted |= {
        "learn-watch-last",
        "learn-retreat",
        "learn-won",
        "learn-lost",
        "learn-tied",
        "learn-refused",
        "learn-scripted",
        "bot-lesson",
    }
    assert {word for word in wanted if not words.has(word)} == set()


def test_every_chapter_has_a_task_and_every_task_a_chapter() -> None:
    assert list(dict.fromkeys(task.chapter for task in FIRST.tasks)) == list(FIRST.chapters)
    for task in FIRST.tasks:
        assert all(deed in (HELD, PASSED) or task.permits([deed]) for deed in task.until)
