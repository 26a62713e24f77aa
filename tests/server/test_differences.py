"""Differences: whoever is told what has changed knows the same as whoever is told everything."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from tests.server.client import Client, Json, Socket, command_of, new_request, with_changes
from tests.server.running import Running, wait_until
from tests.server.tables import Table, give_seat, live_game, play, write_elsewhere
from tests.server.test_course import Walk
from tests.server.test_fork import forked
from tests.server.test_lessons import Learner, begin
from tests.walks import BOARDS, BOXES

from tesno.play import Table as Setup
from tesno.server.lessons import LEARNER
from tesno.server.messages import Accepted, Update
from tesno.server.showing import Members, Showing, Telling, WrittenScene

# What is written.


@pytest.mark.parametrize(("box", "players"), BOARDS)
def test_changes_made_to_a_scene_give_the_next_one(box: str, players: int) -> None:
    walk = Walk(Setup(box=box, players=players, rounds=3), seed=players)
    every = [None, *range(players)]
    known: dict[int | None, tuple[WrittenScene, Json]] = {}
    changed = whole = 0
    going = True
    while going:
        showing = Showing(walk.teller, walk.course)
        telling = Telling("{}", showing.scene)
        for eyes in every:
            scene = json.loads(showing.scene(eyes).text)
            if eyes in known:
                base, before = known[eyes]
                text = telling.text(eyes, base)
                assert len(text) <= len(telling.text(eyes, None))
                message = json.loads(text)
                if message["type"] == "changed":
                    changed += 1
                    assert with_changes(before, message) == scene
                else:
                    whole += 1
                    assert message["scene"] == scene
            # Now and then somebody is told nothing for a while: it is about what they were told last.
            if eyes not in known or walk.rng.random() < 0.8:
                known[eyes] = showing.scene(eyes), scene
            else:
                known[eyes] = base, json.loads(base.text)
        going = walk.go()
    assert {"undo", "pass", "move", "hold"} <= walk.done
    assert changed > 20 * whole


def test_what_would_be_longer_than_the_scene_is_not_told() -> None:
    def scene(version: int, rounds: int) -> WrittenScene:
        alike = Members('"position",', {"round": str(version), "rounds": str(rounds)})
        own = Members('"position",', {"turn": "0"}, "players", [f'{{"seat":{version}}}'])
        return WrittenScene(version, alike, own, Members("", {"version": str(version)}))

    def told(now: WrittenScene) -> Any:
        return json.loads(Telling("{}", lambda eyes: now).text(0, scene(1, rounds=10)))

    position = {"round": 2, "rounds": 9, "turn": 0, "players": [{"seat": 2}]}
    assert told(scene(2, 9)) == {"type": "update", "entry": {}, "scene": {"position": position, "version": 2}}
    assert told(scene(1, 10)) == {"type": "changed", "entry": {}, "base": 1, "changes": []}


def test_what_several_are_told_is_written_once(monkeypatch: pytest.MonkeyPatch) -> None:
    walk = Walk(Setup(box="base", players=3), seed=1)
    before = Showing(walk.teller, walk.course)
    bases = {eyes: before.scene(eyes) for eyes in (None, 0, 1, 2)}
    walk.go()
    telling = Telling("{}", Showing(walk.teller, walk.course).scene)
    compared = []
    changes = Members.changes

    def counted(members: Members, base: Members) -> list[str]:
        compared.append(base)
        return changes(members, base)

    monkeypatch.setattr(Members, "changes", counted)
    texts = [telling.text(eyes, base) for _ in range(3) for eyes, base in bases.items()]
    assert all(text is texts[place % 4] for place, text in enumerate(texts))
    # Of each pair of eyes what is its own and what is around the position; of all of them what they see alike.
    assert len(compared) == 2 * 4 + 1


# What is sent.


class Twice:
    """One pair of eyes at a table by two sockets: one is told whole scenes, the other one differences."""

    def __init__(self, client: Client, game: str, eyes: int | None) -> None:
        self.client = client
        self.game = game
        self.eyes = eyes
        self.changes = 0  # so often these were told
        self._sockets: list[Socket] = []
        self._seen: list[dict[int, Json]] = [{}, {}]
        self._meet()

    def __enter__(self) -> Twice:
        return self

    def __exit__(self, *_: object) -> None:
        for socket in self._sockets:
            socket.connection.close()

    def _meet(self) -> None:
        since = max(self._seen[0], default=0)
        self._sockets = [self.client.socket(self.game) for _ in range(2)]
        for socket, differences in zip(self._sockets, (False, True), strict=True):
            socket.hello(self.eyes, since, differences)
        self._note()

    def _note(self) -> None:
        for seen, socket in zip(self._seen, self._sockets, strict=True):
            seen[socket.scene["version"]] = copy.deepcopy(socket.scene)

    def settle(self, version: int) -> None:
        """Read to a version, and compare all that was seen on the way."""
        for seen, socket in zip(self._seen, self._sockets, strict=True):
            while socket.scene["version"] < version:
                socket.receive()
                seen[socket.scene["version"]] = copy.deepcopy(socket.scene)
        whole, changed = self._seen
        common = whole.keys() & changed.keys()
        assert version in common
        for number in common:
            assert whole[number] == changed[number]
        for seen in self._seen:
            for number in [number for number in seen if number < version]:
                del seen[number]

    def look(self, seat: int | None) -> None:
        """Through other eyes; what was seen with these is compared before."""
        self.settle(max(socket.scene["version"] for socket in self._sockets))
        self.eyes = seat
        for seen, socket in zip(self._seen, self._sockets, strict=True):
            socket.look(seat)
            seen.clear()
        self._note()

    def come_again(self) -> None:
        """Both are cut, and resume."""
        self._count()
        for socket in self._sockets:
            socket.cut()
        self._meet()

    def _count(self) -> None:
        kinds = [{json.loads(text)["type"] for text in socket.heard} for socket in self._sockets]
        assert "changed" not in kinds[0]
        self.changes += sum(json.loads(text)["type"] == "changed" for text in self._sockets[1].heard)

    def end(self) -> None:
        self._count()
        assert self.changes > 5


class Evening:
    """A host with two seats and a friend with one, who do whatever can be done at a table."""

    def __init__(self, server: Running, host: Client, friend: Client, seed: int, **wish: Any) -> None:
        self.server = server
        self.rng = random.Random(seed)
        self.host = host
        self.friend = friend
        self.game = host.open("hhh", rounds=2, manners={"away": 0, "watching": True}, **wish).id
        give_seat(server, self.game, 1, friend)
        self.live = live_game(server, self.game)
        self.done: set[str] = set()

    def client(self, seat: int) -> Client:
        return self.friend if seat == 1 else self.host

    def ordered(self, client: Client, do: str, **how: Any) -> None:
        answer = client.command(self.game, {"do": do, "request": new_request(), **how})
        # A bot may have ended the game before.
        if isinstance(answer, Accepted):
            self.done.add(do)

    def go(self) -> bool:
        """One deed; False when the game is over."""
        course, rng = self.live.course, self.rng
        if course.paused:
            self.ordered(self.host, "pause", paused=False)
        elif (seat := course.asked) is None:
            return False
        elif seat in course.bots_for_people:
            if rng.random() < 0.5:
                version = self.live.version
                wait_until(lambda: self.live.version > version)
            if 1 in self.live.course.bots_for_people and not self.live.course.game.over:
                self.ordered(self.friend, "back", seat=1)
        elif rng.random() < 0.1:
            self.ordered(self.host, "pause", paused=True)
        elif rng.random() < 0.1 and not course.bots_for_people:
            self.ordered(self.friend, "resign", seat=1)
        elif rng.random() < 0.2 and course.held is None and course.game.state.round == 1:
            write_elsewhere(self.server, self.live)
            self.done.add("elsewhere")
            self.server.do(self.live.follow())
        else:
            with self.client(seat).socket(self.game) as socket:
                command = command_of(socket.hello(seat).scene, seat, rng)
            answer = self.client(seat).command(self.game, command)
            # A bot may have been quicker.
            if isinstance(answer, Accepted):
                self.done.add(command["do"])
        return True


@pytest.fixture
def friend(server: Running) -> Iterator[Client]:
    with Client(server.address) as client:
        yield client


@pytest.mark.slow
@pytest.mark.parametrize("box", BOXES)
def test_a_whole_evening_looks_the_same(box: str, server: Running, guest: Client, friend: Client) -> None:
    done: set[str] = set()
    for seed in range(3):
        evening = Evening(server, guest, friend, seed, box=box)
        rng = evening.rng
        with ExitStack() as stack, Client(server.address) as stranger:
            watching = [
                stack.enter_context(Twice(client, evening.game, eyes))
                for client, eyes in ((guest, 0), (friend, 1), (guest, None), (stranger, None))
            ]
            while evening.go():
                version = evening.live.version
                for twice in watching:
                    chance = rng.random()
                    if chance < 0.1:
                        twice.come_again()
                    elif chance < 0.2 and twice.client is guest:
                        twice.look(rng.choice([0, 2, None]))
                        evening.done.add("look")
                    elif chance < 0.6:
                        twice.settle(version)
            for twice in watching:
                twice.settle(evening.live.version)
                twice.end()
        done |= evening.done
        if seed == 0:
            fork = forked(guest, evening.game, evening.live.version // 2)["id"]
            with Table(guest, rng, "hbb", id=fork) as table, Twice(guest, fork, 0) as twice:
                for _ in play(table):
                    twice.settle(table.scene.version)
                twice.settle(table.scene.version)
                twice.end()
    assert done == {"move", "undo", "pass", "pause", "resign", "back", "elsewhere", "look"}


def test_lessons_and_the_coach_look_the_same(guest: Client) -> None:
    with Learner(guest, begin(guest).id) as learner, Twice(guest, learner.game, LEARNER) as twice:
        while learner.told != "learn-won":
            learner.obey()
            twice.settle(learner.scene.version)
        twice.end()
    with Table(guest, random.Random(1), "hb", bot="random", rounds=2) as table, Twice(guest, table.game, 0) as twice:
        coached = False
        for _ in play(table):
            coached |= table.scene.coach is not None
            twice.settle(table.scene.version)
        assert coached
        twice.end()


def test_who_has_lost_the_scene_asks_for_the_whole_of_it(guest: Client) -> None:
    with Table(guest, random.Random(2)) as table, guest.socket(table.game) as forgetful:
        forgetful.hello(0)
        moves = play(table)
        for _ in range(4):
            next(moves)
        forgetful.send({"do": "look", "seat": 0})
        while (told := json.loads(forgetful.connection.recv()))["type"] != "shown":
            assert told["type"] == "changed"
        forgetful.scene = told["scene"]
        next(moves)
        forgetful.until(Update)
        with guest.socket(table.game) as fresh:
            fresh.hello(0)
            assert forgetful.scene == fresh.scene
