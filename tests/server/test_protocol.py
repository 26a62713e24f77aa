"""Commands and sockets: sent twice, resent, raced, cut. Every command counts once, and everybody ends up knowing it."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from tests.server.client import Client, Json, Socket, asked_seat, lines_of, move, new_request, take_back
from tests.server.running import ON_BOTH, Running
from tests.server.tables import Table, give_seat, guest_number, live_game, play, write_elsewhere

from tesno.server import hall
from tesno.server import live as lives
from tesno.server.messages import Accepted, Move, Refused, Update
from tesno.server.showing import update_text

pytestmark = ON_BOTH


@pytest.fixture
def stranger(server: Running) -> Iterator[Client]:
    with Client(server.address) as client:
        yield client


# A model: whatever way a command takes, the version grows by one and the log has it once.


def plainly(table: Table, command: Json) -> Accepted:
    return table.send(command)


def twice(table: Table, command: Json) -> Accepted:
    first = table.send(command)
    table.socket.send(command)
    assert table.socket.expect(Accepted) == first
    return first


def twice_at_once(table: Table, command: Json) -> Accepted:
    table.socket.send(command)
    first = table.send(command)
    assert table.socket.until(Accepted) == first
    return first


def once_more_by_request(table: Table, command: Json) -> Accepted:
    first = table.send(command)
    assert table.client.command(table.game, command) == first
    return first


def by_request(table: Table, command: Json) -> Accepted:
    first = table.client.command(table.game, command)
    assert isinstance(first, Accepted)
    table.catch_up(first.version)
    return first


def cut_before_the_answer(table: Table, command: Json) -> Accepted:
    """Whether or not it arrived: it is sent again on a new socket."""
    table.socket.send(command)
    table.socket.cut()
    return resent(table, command)


def cut_after_the_answer(table: Table, command: Json) -> Accepted:
    first = table.send(command)
    table.socket.cut()
    assert resent(table, command) == first
    return first


def resent(table: Table, command: Json) -> Accepted:
    table.socket = table.client.socket(table.game)
    table.scene = table.socket.hello(since=command["version"]).scene
    return table.send(command)


def raced(table: Table, command: Json) -> Accepted:
    """Two tabs, the same version: one wins, the other is told what it missed."""
    rival: Json = {**command, "request": new_request()}
    with table.client.socket(table.game) as other:
        other.hello(since=command["version"])
        sockets = [(table.socket, command), (other, rival)]
        table.rng.shuffle(sockets)
        for socket, sent in sockets:
            socket.send(sent)
        answers = {id(socket): answered(socket) for socket, _ in sockets}
    won = [answer for answer in answers.values() if isinstance(answer, Accepted)]
    lost = [answer for answer in answers.values() if isinstance(answer, Refused)]
    assert len(won) == len(lost) == 1
    assert lost[0].code == "stale"
    assert [entry.version for entry in lost[0].entries] == [won[0].version]
    assert lost[0].entries == table.client.entries(table.game, command["version"])
    table.scene = table.socket.look(None)
    return won[0]


def answered(socket: Socket) -> Accepted | Refused:
    while not isinstance(message := socket.receive(), Accepted | Refused):
        pass
    return message


def after_being_late(table: Table, command: Json) -> Accepted:
    """A client that has slept: refused with all it missed, then it tries again."""
    table.socket.send({**command, "version": command["version"] - 1, "request": new_request()})
    refused = table.socket.expect(Refused)
    assert refused.code == "stale"
    assert refused.version == command["version"]
    assert [entry.version for entry in refused.entries] == [command["version"]]
    return table.send(command)


def after_being_ahead(table: Table, command: Json) -> Accepted:
    """A client with a version that never was: it is told the story from the beginning."""
    table.socket.send({**command, "version": command["version"] + 7, "request": new_request()})
    refused = table.socket.expect(Refused)
    assert refused.code == "stale"
    assert refused.entries == table.client.entries(table.game)[: lives.MOST_MISSING]
    return table.send(command)


WAYS: list[Callable[[Table, Json], Accepted]] = [
    plainly,
    twice,
    twice_at_once,
    once_more_by_request,
    by_request,
    cut_before_the_answer,
    cut_after_the_answer,
    raced,
    after_being_late,
    after_being_ahead,
]


def run_sequences(client: Client, sequences: int, rng: random.Random) -> int:
    """Sequences of commands, each by a random way; returns how many commands there were."""
    commands = 0
    table: Table | None = None
    for _ in range(sequences):
        if table is None or table.over:
            if table is not None:
                table.socket.connection.close()
            box = rng.choice(["base", "underground"])
            table = Table(client, rng, rng.choice(["hh", "hhh"]), box=box, rounds=3)
        for way in rng.choices(WAYS, k=3):
            command = table.next_command()
            if command is None:
                break
            assert way(table, command).version == command["version"] + 1, way
            commands += 1
            assert table.scene.version == command["version"] + 1, way
        log = client.entries(table.game)
        assert [entry.version for entry in log] == list(range(1, len(log) + 1))
        assert len(log) == table.scene.version
    assert table is not None
    table.socket.connection.close()
    return commands


def test_every_command_counts_once(guest: Client) -> None:
    assert run_sequences(guest, 12, random.Random(1)) > 30


@pytest.mark.slow
def test_every_command_counts_once_in_many_sequences(guest: Client) -> None:
    assert run_sequences(guest, 200, random.Random(2)) > 500


def test_a_request_of_another_guest_is_not_answered_for(server: Running, guest: Client, stranger: Client) -> None:
    game = guest.open("hh")
    give_seat(server, game.id, 1, stranger)
    with guest.socket(game.id) as socket:
        scene = socket.hello().scene
        seat = asked_seat(scene)
        assert seat is not None
        mine, other = (guest, stranger) if seat == 0 else (stranger, guest)
        line = f"pick {1}"
        command = move(scene.version, seat, [line])
        assert isinstance(other.command(game.id, command), Refused)
        assert mine.command(game.id, command) == Accepted(request=command["request"], version=2)
        answer = other.command(game.id, command)
        assert isinstance(answer, Refused)
        assert (answer.code, answer.version, answer.entries) == ("request_taken", 2, [])
        refused = other.command(game.id, move(2, seat, ["end"]))
        assert isinstance(refused, Refused)
        assert refused.code == "not_your_seat"


def test_the_same_wish_for_a_game_gives_the_same_game(server: Running, guest: Client, stranger: Client) -> None:
    request = new_request()
    first, again = guest.open("hb", request=request), guest.open("hb", request=request)
    assert first == again
    assert stranger.open("hb", request=request).id != first.id
    assert len(guest.get("/api/games")) == 1


def test_a_rematch_is_one_game_however_often_it_is_asked_for(guest: Client) -> None:
    with Table(guest, random.Random(5), "hh", rounds=1) as table:
        asked = f"/api/games/{table.game}/rematch"
        early = guest.http.post(asked)
        assert (early.status_code, early.json()["code"]) == (409, "not_over")
        for _ in play(table):
            pass
    rematch = guest.http.post(asked).json()
    assert rematch["id"] != table.game
    assert guest.http.post(asked).json() == rematch
    # Once that one is over too, the next is a new game.
    with Table(guest, random.Random(6), "hh", id=rematch["id"]) as table:
        for _ in play(table):
            pass
    third = guest.http.post(asked).json()
    assert len({rematch["id"], third["id"], *(line["game"]["id"] for line in guest.get("/api/games"))}) == 3


def test_refusals_change_nothing_and_say_why(guest: Client) -> None:
    with Table(guest, random.Random(1)) as table:
        seat = table.asked()
        assert seat is not None
        wrong: list[tuple[Json, str]] = [
            (move(1, seat, ["conquer 1"]), "illegal"),
            (move(1, seat, ["pick 1", "conquer 1", "no such thing"]), "illegal"),
            (move(1, seat, ["dance"]), "malformed"),
            (move(1, seat, [" , "]), "malformed"),
            (move(1, 1 - seat, ["pick 1"]), "illegal"),
            (move(1, 1 - seat, ["redeploy"], hold=True), "illegal"),
            (move(1, 4, ["pick 1"]), "not_your_seat"),
            ({"do": "undo", "request": new_request(), "version": 1, "seat": seat}, "nothing_to_undo"),
            ({"do": "pass", "request": new_request(), "version": 1, "seat": seat}, "nothing_to_pass"),
        ]
        for command, code in wrong:
            answer = guest.command(table.game, command)
            assert isinstance(answer, Refused), command
            assert (answer.code, answer.version) == (code, 1), command
        assert len(guest.entries(table.game)) == 1


def test_who_has_missed_much_is_told_the_first_of_it_and_asks_for_the_rest(
    guest: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lives, "MOST_MISSING", 5)
    with Table(guest, random.Random(7)) as table:
        while table.scene.version < 9:
            command = table.next_command()
            assert command is not None
            table.send(command)
        seat = table.asked()
        assert seat is not None
        log = guest.entries(table.game)
        for version, missing in ((1, log[1:6]), (3, log[3:8]), (8, log[8:]), (99, log[:5])):
            refused = guest.command(table.game, move(version, seat, ["end"]))
            assert isinstance(refused, Refused)
            assert (refused.code, refused.version, refused.entries) == ("stale", len(log), missing)
            assert missing + guest.entries(table.game, missing[-1].version) == log[missing[0].version - 1 :]


def test_a_log_does_not_grow_for_ever_by_taking_back(
    server: Running, guest: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lives, "MOST_ENTRIES", 12)
    with Table(guest, random.Random(7), rounds=1) as table:
        refused = 0
        while (seat := table.asked()) is not None:
            version = table.scene.version
            if table.scene.undo.steps:
                answer = guest.command(table.game, take_back(version, seat))
                assert isinstance(answer, Accepted) == (version < 12)
                if isinstance(answer, Refused):
                    assert answer.code == "too_long"
                    refused += 1
                else:
                    table.catch_up(answer.version)
                    continue
            # The game itself goes on to its end.
            table.send(move(version, seat, lines_of(table.scene.position, table.rng)))
        assert refused
        assert table.scene.version > 12


def test_a_finished_game_takes_no_more_commands(guest: Client) -> None:
    with Table(guest, random.Random(4), rounds=1) as table:
        for _ in play(table):
            pass
        version = table.scene.version
        for seat in (0, 1):
            answer = guest.command(table.game, move(version, seat, ["pick 1"]))
            assert isinstance(answer, Refused)
            assert answer.code == "game_over"
            undo = {"do": "undo", "request": new_request(), "version": version, "seat": seat, "all": True}
            assert isinstance(guest.command(table.game, undo), Refused)
        facts = guest.facts(table.game)
        assert facts.over
        assert facts.finished is not None
        assert facts.version == version
        assert guest.get("/api/games")[0]["game"] == facts.model_dump()


# Sockets that are cut.


class Story:
    """What a client knows: all entries and how the game stands, from whatever it was sent."""

    def __init__(self) -> None:
        self.entries: list[Any] = []
        self.scene: Any = None

    def take_in(self, socket: Socket) -> None:
        """The last message there."""
        message = json.loads(socket.heard[-1])
        entries = message["entries"] if message["type"] == "welcome" else [message["entry"]]
        assert [entry["version"] for entry in entries] == [
            len(self.entries) + 1 + number for number in range(len(entries))
        ]
        self.entries += entries
        self.scene = socket.scene

    @property
    def version(self) -> int:
        return len(self.entries)

    def written(self) -> str:
        return json.dumps([self.entries, self.scene])


@pytest.mark.parametrize(("box", "letters"), [("base", "hh"), ("underground", "hhb")])
def test_cut_at_every_event_a_client_ends_like_one_that_never_was(box: str, letters: str, guest: Client) -> None:
    rng = random.Random(3)
    steady, cut = Story(), Story()
    with Table(guest, rng, letters, box=box, rounds=3) as table, guest.socket(table.game) as watcher:
        watcher.hello(seat=0)
        steady.take_in(watcher)

        def reconnect() -> None:
            """Hello, one look, one update at most, and gone again."""
            with guest.socket(table.game) as socket:
                socket.hello(seat=0, since=cut.version)
                cut.take_in(socket)
                if rng.random() < 0.5:
                    socket.cut()

        cuts = 0
        for _ in play(table):
            reconnect()
            cuts += 1
        while steady.version < table.scene.version:
            watcher.expect(Update)
            steady.take_in(watcher)
        reconnect()
        assert cuts > 20
        assert cut.written() == steady.written()
        assert json.dumps(guest.get(f"/api/games/{table.game}/entries")) == json.dumps(steady.entries)
        with guest.socket(table.game) as late:
            late.hello(seat=0)
            fresh = Story()
            fresh.take_in(late)
        assert fresh.written() == steady.written()


def test_a_socket_can_resume_from_any_version(guest: Client) -> None:
    with Table(guest, random.Random(5), rounds=1) as table:
        for _ in play(table):
            pass
        log = guest.entries(table.game)
        for since in range(len(log) + 1):
            with guest.socket(table.game) as socket:
                assert socket.hello(since=since).entries == log[since:]
            assert guest.entries(table.game, since) == log[since:]
        with guest.socket(table.game) as socket:
            assert socket.hello(since=len(log) + 1).entries == log


def test_a_slow_reader_is_dropped_and_resumes(server: Running, guest: Client) -> None:
    with Table(guest, random.Random(6)) as table, guest.socket(table.game) as slow:
        known = slow.hello().scene.version
        live = live_game(server, table.game)
        watcher = next(watcher for watcher in live.watchers if not watcher.waiting.qsize() and watcher.eyes is None)

        async def fill() -> None:
            for other in live.watchers:
                while not other.dropped.is_set():
                    other.tell(update_text(live.told(live.version), live.scene(None).text))

        server.do(fill())
        assert slow.closed() == 4408
        assert watcher.dropped.is_set()
        table.socket.cut()
        with guest.socket(table.game) as again:
            assert again.hello(since=known).entries == []


# Commands whose sender goes away in the middle.


def test_a_command_is_carried_out_whole_or_not_at_all_when_its_sender_is_gone(server: Running, guest: Client) -> None:
    """The socket's task may be cancelled at any await; memory and log must not part."""
    with Table(guest, random.Random(8)) as table:
        live = live_game(server, table.game)
        sender = next(iter(live.row.claims.values()))

        async def cancelled_after(turns: int, command: Json) -> None:
            task = asyncio.create_task(live.command(sender, Move.model_validate(command), lambda _: None))
            for _ in range(turns):
                await asyncio.sleep(0.0005)
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)

        for turns in range(25):
            seat = table.asked()
            assert seat is not None
            version, game = live.version, live.course.game
            command = move(version, seat, [game.text(game.legal[0])])
            server.do(cancelled_after(turns, command))
            # Sent again it must be accepted: as what it was, or anew.
            answer = guest.command(table.game, command)
            assert answer == Accepted(request=command["request"], version=version + 1)
            stored = server.do(server.service.store.game_with_entries(table.game))[1]
            assert [entry.version for entry in stored] == list(range(1, live.version + 1))
            with guest.socket(table.game) as socket:
                table.scene = socket.hello().scene


# A log that others write to as well.


def test_what_was_written_elsewhere_is_caught_up_with(server: Running, guest: Client) -> None:
    with Table(guest, random.Random(9)) as table:
        live = live_game(server, table.game)
        seat = table.asked()
        assert seat is not None
        line = live.course.game.legal_texts[0]
        write_elsewhere(server, live)
        late = guest.command(table.game, move(1, seat, [line]))
        assert isinstance(late, Refused)
        assert (late.code, late.version, [entry.version for entry in late.entries]) == ("stale", 2, [2])
        # Those who watch are told, and the game goes on.
        assert table.socket.expect(Update).entry == late.entries[0]
        table.scene = table.socket.look(None)
        command = table.next_command()
        assert command is not None
        assert table.send(command).version == 3
        stored = server.do(server.service.store.game_with_entries(table.game))[1]
        assert [entry.body for entry in stored] == live.course.bodies


def test_a_command_that_was_carried_out_elsewhere_is_answered_as_it_was_there(server: Running, guest: Client) -> None:
    game = guest.open("hh").id
    live = live_game(server, game)
    seat = live.course.game.acting
    command = move(1, seat, [live.course.game.legal_texts[0]])
    write_elsewhere(server, live, command["request"], guest_number(server, guest))
    for _ in range(2):
        assert guest.command(game, command) == Accepted(request=command["request"], version=2)
    assert live.version == 2


def test_bots_go_on_from_what_was_written_elsewhere(server: Running, guest: Client) -> None:
    with Table(guest, random.Random(9), "hbb") as table:
        live = live_game(server, table.game)
        while live._bot_asked() is None:
            command = table.next_command()
            assert command is not None
            table.send(command)
        server.do(live.rest())
        write_elsewhere(server, live)
        live_game(server, table.game)
        assert table.asked() == 0
        stored = server.do(server.service.store.game_with_entries(table.game))[1]
        assert [entry.body for entry in stored] == live.course.bodies


def test_a_game_that_was_let_go_is_not_there_twice(
    server: Running, guest: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hall, "MOST_IDLE", 0)
    first, second = guest.open("hh"), guest.open("hh")
    held = live_game(server, first.id)
    live_game(server, second.id)
    assert first.id not in server.service.hall._live
    assert live_game(server, first.id) is held
