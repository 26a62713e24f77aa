"""Talk at tables: who hears whom, what may be said, how often, and what becomes of it."""

from __future__ import annotations

import json
import unicodedata
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from tests.server.beginning import begin, do
from tests.server.client import PATIENCE, Client
from tests.server.running import GENEROUS, ON_BOTH, Running
from tests.server.tables import give_seat, guest_number
from tests.server.test_gathering import gather
from tests.tables_of import change, rows
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tesno.locale import LANGUAGES, Words
from tesno.server.store.sayings import MOST_KEPT
from tesno.server.store.upkeep import Upkeep
from tesno.server.talk.messages import EMOTES, PHRASES

Json = dict[str, Any]


class Listening:
    """A socket of a guest who hears what is said at a table."""

    def __init__(self, guest: Client, id: str) -> None:
        url = guest.address.replace("http", "ws", 1) + f"/api/talk/{id}/socket"
        headers = {"Cookie": f"{guest.cookie}={guest.token}"}
        self._opened = connect(url, additional_headers=headers, proxy=None, open_timeout=PATIENCE)
        self.heard: list[Json] = []

    def __enter__(self) -> Listening:
        self.connection = self._opened.__enter__()
        self.receive()
        return self

    def __exit__(self, *error: Any) -> None:
        self.connection.close()

    def receive(self) -> Json:
        message: Json = json.loads(self.connection.recv(timeout=PATIENCE))
        self.heard += message["sayings"]
        self.last = message
        return message

    def until(self, right: Callable[[Json], object]) -> Json:
        """The first saying of which something holds."""
        read = 0
        while True:
            for saying in self.heard[read:]:
                if right(saying):
                    return saying
            read = len(self.heard)
            self.receive()

    @property
    def words(self) -> list[str]:
        return [saying["what"] for saying in self.heard]


def closed_with(guest: Client, id: str) -> int:
    with pytest.raises(ConnectionClosed) as closed, Listening(guest, id):
        pass
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


def say(guest: Client, id: str, what: str, kind: str = "text", **about: Any) -> Json:
    answer = guest.http.post(f"/api/talk/{id}", json={"kind": kind, "what": what, **about})
    assert answer.status_code == 201, answer.text
    found: Json = answer.json()
    return found


def refused(guest: Client, id: str, what: str = "hm", kind: str = "text") -> tuple[int, str]:
    answer = guest.http.post(f"/api/talk/{id}", json={"kind": kind, "what": what})
    return answer.status_code, answer.json()["code"]


def said(guest: Client, id: str) -> list[str]:
    return [saying["what"] for saying in guest.get(f"/api/talk/{id}")["sayings"]]


def shared_game(server: Running, host: Client, friend: Client, letters: str = "hh", **wish: Any) -> str:
    game = host.open(letters, **wish).id
    give_seat(server, game, 1, friend)
    return game


@pytest.fixture
def friend(server: Running) -> Iterator[Client]:
    with Client(server.address) as client:
        yield client


@pytest.fixture
def stranger(server: Running) -> Iterator[Client]:
    with Client(server.address) as client:
        yield client


@ON_BOTH
def test_people_talk_before_the_game_and_go_on_at_it(server: Running, guest: Client, friend: Client) -> None:
    id = gather(guest, players=2)["id"]
    assert refused(guest, id) == (404, "no_talk"), "nobody is there yet to talk with"
    do(friend, id, "sit", name="Anna")
    with Listening(guest, id) as host, Listening(friend, id) as other:
        told = say(friend, id, "Hello there")
        assert (told["seat"], told["name"], told["kind"]) == (1, "Anna", "text")
        for listening in (host, other):
            assert listening.until(lambda saying: saying["what"] == "Hello there") == told
        assert told["who"] == other.last["me"] != host.last["me"]
    do(friend, id, "ready")
    do(guest, id, "swap", place=0, other=1)
    do(friend, id, "ready")
    game = begin(guest, id, friend)
    assert refused(guest, id) == (404, "no_talk"), "they have gone on to the game"
    with Listening(guest, game) as host:
        assert host.words == ["Hello there"]
        assert host.heard[0]["seat"] == 0, "Anna sits elsewhere now"
        say(guest, game, "luck", "phrase")
        assert host.until(lambda saying: saying["kind"] == "phrase")["number"] == 2
    assert said(friend, game) == ["Hello there", "luck"]


def test_whoever_only_watches_talks_apart(server: Running, guest: Client, friend: Client, stranger: Client) -> None:
    game = shared_game(server, guest, friend, rounds=1)
    say(guest, game, "between us")
    assert stranger.http.get(f"/api/talk/{game}").status_code == 404, "who may not see a game hears nothing of it"
    assert closed_with(stranger, game) == 4404
    assert refused(stranger, game) == (404, "no_talk")
    for seat, client in enumerate((guest, friend)):
        client.command(game, {"do": "resign", "seat": seat, "request": f"resign-seat-{seat}"})
    _until_over(guest, game)
    # It is over: now everybody may see it who knows its address.
    with ExitStack() as stack:
        player, watcher = (stack.enter_context(Listening(client, game)) for client in (friend, stranger))
        assert (player.words, player.last["watching"]) == (["between us"], False)
        assert (watcher.words, watcher.last["watching"]) == ([], True)
        told = say(stranger, game, "among us")
        assert told["seat"] is None
        assert told["name"] == {"id": "talk-somebody", "args": {}}
        watcher.until(lambda saying: saying["what"] == "among us")
        say(guest, game, "between us again")
        player.until(lambda saying: saying["what"] == "between us again")
        assert player.words == ["between us", "between us again"]
        say(stranger, game, "bye", "phrase")
        watcher.until(lambda saying: saying["what"] == "bye")
        assert watcher.words == ["among us", "bye"]
    assert said(guest, game) == ["between us", "between us again"]


def _until_over(guest: Client, game: str) -> None:
    with guest.socket(game) as socket:
        scene = socket.hello().scene
        while scene.position.phase != "over":
            message = socket.receive()
            scene = getattr(message, "scene", scene)


def test_at_a_gathering_those_hear_who_sit_there(guest: Client, friend: Client, stranger: Client) -> None:
    id = gather(guest, players=3)["id"]
    do(friend, id, "sit", name="Anna")
    say(guest, id, "a secret")
    assert stranger.http.get(f"/api/talk/{id}").status_code == 404
    with Listening(friend, id) as listening:
        do(friend, id, "rise")
        do(stranger, id, "sit")
        say(guest, id, "another")
        with pytest.raises(ConnectionClosed):
            listening.receive()
        assert listening.words == ["a secret"]
    assert said(stranger, id) == ["a secret", "another"], "whoever comes later is told"


def test_there_is_no_talk_where_one_plays_alone_or_the_table_wants_none(
    server: Running, guest: Client, friend: Client
) -> None:
    for game in (guest.open("hb").id, guest.open("hh").id):
        assert guest.http.get(f"/api/talk/{game}").json()["code"] == "no_talk"
        assert refused(guest, game, "hello", "phrase") == (404, "no_talk")
    silent = shared_game(server, guest, friend, manners={"talk": "off"})
    assert refused(guest, silent, "hello", "phrase") == (404, "no_talk")
    phrases = shared_game(server, guest, friend, manners={"talk": "phrases"})
    assert refused(guest, phrases) == (409, "phrases_only")
    say(guest, phrases, "hello", "phrase")
    say(guest, phrases, "wink", "emote")
    assert guest.get(f"/api/talk/{phrases}")["talk"] == "phrases"


def test_phrases_and_emotes_are_ids_with_words_in_every_language(
    server: Running, guest: Client, friend: Client
) -> None:
    game = shared_game(server, guest, friend)
    for language in LANGUAGES:
        words = Words(language)
        texts = [words(f"talk-phrase-{id}") for id in PHRASES] + [words(f"talk-emote-{id}") for id in EMOTES]
        assert len(set(texts)) == len(PHRASES) + len(EMOTES)
    for kind, ids in (("phrase", PHRASES), ("emote", EMOTES)):
        for id in ids:
            assert say(guest, game, id, kind)["what"] == id
        assert refused(guest, game, "curse", kind)[0] == 422


def test_what_is_typed_is_made_harmless(server: Running, guest: Client, friend: Client) -> None:
    game = shared_game(server, guest, friend)
    assert say(guest, game, "<b>bold</b> & \u202eback\u202c\x00\x07 \n line")["what"] == "<b>bold</b> & back line"
    assert say(guest, game, "Z" + "\u0351" * 150)["what"] == "Z\u0351\u0351"
    assert say(guest, game, "x" * 200)["what"] == "x" * 200
    assert refused(guest, game, "x" * 201) == (422, "malformed")
    assert refused(guest, game, "\u200b\u2800 ") == (422, "nothing_said")
    assert not any(unicodedata.category(sign) in ("Cc", "Cf") for text in said(friend, game) for sign in text)


def test_whoever_talks_too_fast_is_told_so(tmp_path: Path) -> None:
    limits = replace(GENEROUS, sayings=3, saying_seconds=3600)
    with Running(tmp_path, limits) as server, Client(server.address) as guest, Client(server.address) as friend:
        games = [shared_game(server, guest, friend) for _ in range(2)]
        for number in range(3):
            say(guest, games[number % 2], "quick")
        for game in games:
            assert refused(guest, game) == (429, "too_many_sayings")
            say(friend, game, "others may")


@ON_BOTH
def test_the_host_has_talk_off_and_all_are_told(server: Running, guest: Client, friend: Client) -> None:
    game = shared_game(server, guest, friend)
    with Listening(friend, game) as listening:
        assert not listening.last["quiet"]
        assert not listening.last["hosting"]
        answer = friend.http.post(f"/api/talk/{game}/quiet", json={"quiet": True})
        assert (answer.status_code, answer.json()["code"]) == (409, "not_host")
        assert guest.http.post(f"/api/talk/{game}/quiet", json={"quiet": True}).status_code == 201
        assert listening.until(lambda saying: saying["kind"] == "quiet")["what"] == "on"
        assert listening.last["quiet"]
        assert refused(friend, game) == refused(guest, game) == (409, "quiet")
        assert guest.http.post(f"/api/talk/{game}/quiet", json={"quiet": False}).status_code == 201
        assert listening.until(lambda saying: saying["what"] == "off")["kind"] == "quiet"
        say(friend, game, "hello", "phrase")


def test_of_much_talk_the_last_is_kept_and_told(server: Running, guest: Client, friend: Client) -> None:
    game = shared_game(server, guest, friend)
    for number in range(MOST_KEPT + 5):
        say(guest, game, str(number))
    kept = rows(server.settings.database, "SELECT what FROM sayings WHERE room = ? ORDER BY number", game)
    assert kept == [(str(number),) for number in range(5, MOST_KEPT + 5)]
    with Listening(friend, game) as listening:
        assert listening.words == [str(number) for number in range(MOST_KEPT - 45, MOST_KEPT + 5)]


@ON_BOTH
def test_what_was_said_survives_a_restart_and_goes_with_game_or_guest(tmp_path: Path) -> None:
    with Running(tmp_path) as server, Client(server.address) as guest, Client(server.address) as friend:
        games = [shared_game(server, guest, friend) for _ in range(3)]
        waiting = gather(guest, players=2)["id"]
        do(friend, waiting, "sit")
        for room in (*games, waiting):
            say(guest, room, "of the host")
            say(friend, room, "of the friend")
        number, place = guest_number(server, friend), server.settings.database
        tokens = (guest.token, friend.token)
    with Running(tmp_path) as server, Client(server.address, tokens[0]) as guest:
        assert said(guest, games[0]) == ["of the host", "of the friend"]

    def left(room: str) -> list[str]:
        found = rows(place, "SELECT what FROM sayings WHERE room = ? ORDER BY number", room)
        return [what for (what,) in found]

    Upkeep(place).close(games[2])
    assert left(games[2]) == []
    Upkeep(place).erase(number)
    for room in (games[0], waiting):
        assert left(room) == ["of the host"]
    change(place, "UPDATE gatherings SET created = '2020-01-01T00:00:00+00:00'")
    Upkeep(place).clear_abandoned(10)
    assert left(waiting) == []
    assert left(games[0]) == ["of the host"]


def test_what_was_said_goes_when_guests_leave(server: Running, guest: Client, friend: Client) -> None:
    game = shared_game(server, guest, friend)
    say(guest, game, "one")
    say(friend, game, "two")
    assert friend.http.delete("/api/me").status_code == 204
    place = server.settings.database
    assert rows(place, "SELECT what FROM sayings WHERE room = ?", game) == [("one",)]
    assert guest.http.delete("/api/me").status_code == 204
    assert rows(place, "SELECT what FROM sayings WHERE room = ?", game) == []


def test_a_guest_is_known_by_neither_number_nor_token(server: Running, guest: Client, friend: Client) -> None:
    game = shared_game(server, guest, friend)
    who = say(guest, game, "me")["who"]
    assert len(who) == 16
    assert who not in (str(guest_number(server, guest)), guest.token)
    assert guest.get(f"/api/talk/{game}")["me"] == who
    assert say(guest, shared_game(server, guest, friend), "me")["who"] == who, "so that one can be muted everywhere"


@pytest.mark.parametrize("database", ["postgres"], indirect=True, scope="session")
def test_people_at_two_processes_hear_each_other(tmp_path: Path) -> None:
    with Running(tmp_path) as first, Running(tmp_path) as second, ExitStack() as stack:
        here, there = (stack.enter_context(Client(server.address)) for server in (first, second))
        game = shared_game(first, here, there)
        listeners = [stack.enter_context(Listening(client, game)) for client in (here, there)]
        for number in range(5):
            say((here, there)[number % 2], game, str(number))
        for listening in listeners:
            listening.until(lambda saying: saying["what"] == "4")
            assert listening.words == [str(number) for number in range(5)], "each once, and in order"
