"""Different guests at one table: whatever one of them can't know, others' coins and who they are, changes nothing that
this one is sent.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from typing import Any

import pytest
from tests.server.client import Client, Socket, asked_seat, command_of
from tests.server.running import Running
from tests.server.tables import give_seat, live_game
from tests.server.test_secrets import enriched, twin_of

from tesno.server.course import Body, Course
from tesno.server.messages import Update

SEATS = 3


class World:
    """A table with a guest at each seat, looking through that seat's eyes. It is about the guest at seat 0."""

    def __init__(self, game: str, guests: Sequence[Client], stack: ExitStack) -> None:
        self.game = game
        self.guests = guests
        self.sockets: list[Socket] = [stack.enter_context(guest.socket(game)) for guest in guests]
        self.asked = asked_seat(self.sockets[0].hello(0).scene)
        for seat in range(1, SEATS):
            self.sockets[seat].hello(seat)

    def carry_out(self, seat: int, command: dict[str, Any]) -> None:
        """One guest's command; all are told, and everybody reads it."""
        self.sockets[seat].send(command)
        for socket in self.sockets:
            scene = socket.until(Update).scene
        self.asked = asked_seat(scene)

    def told(self) -> list[str]:
        """All that the guest at seat 0 was ever sent here, and what it gets for asking."""
        guest, version = self.guests[0], self.sockets[0].scene["version"]
        paths = [
            "",
            "/entries",
            "/replay",
            "/summary",
            f"/scenes/{version}",
            *(f"/scenes/{version}?seat={n}" for n in range(4)),
        ]
        asked = [guest.http.get(f"/api/games/{self.game}{path}") for path in paths]
        assert [answer.status_code for answer in asked] == [200, 200, 200, 409, 200, 200, 404, 404, 404]
        foreign = self.guests[0].http.post(
            f"/api/games/{self.game}/commands",
            json={"do": "pass", "request": "not-my-seat", "version": version, "seat": 1},
        )
        assert foreign.json()["code"] == "not_your_seat"
        texts = [*self.sockets[0].heard, *(answer.text for answer in asked), foreign.text]
        return [text.replace(self.game, "GAME") for text in texts]


@pytest.fixture
def people(server: Running) -> Iterator[list[Client]]:
    """Five guests, each with a name."""
    with ExitStack() as stack:
        clients = [stack.enter_context(Client(server.address)) for _ in range(5)]
        for client, name in zip(clients, ("Anna", "Boris", "Clara", "Dora", "Emil"), strict=True):
            client.http.put("/api/me", json={"name": name})
        yield clients


def worlds_differ(
    server: Running, people: Sequence[Client], monkeypatch: pytest.MonkeyPatch, **wish: Any
) -> tuple[bool, int]:
    """Play the same in two worlds; whether Anna was ever told anything else, and after how many moves."""
    anna, boris, clara, dora, emil = people
    rng = random.Random(21)
    here = anna.open("hhh", rounds=2, **wish).id
    there = twin_of(server, here)
    for game, guests in ((here, (boris, clara)), (there, (dora, emil))):
        for number, guest in enumerate(guests, 1):
            give_seat(server, game, number, guest)
    rich = live_game(server, there)
    enriched(rich.course, 0)
    course_at = rich.past.course_at

    async def enriched_course_at(bodies: Sequence[Body], version: int) -> Course:
        course = await course_at(bodies, version)
        enriched(course, 0)
        return course

    monkeypatch.setattr(rich.past, "course_at", enriched_course_at)
    differ, moves = False, 0
    with ExitStack() as stack:
        worlds = [World(here, (anna, boris, clara), stack), World(there, (anna, dora, emil), stack)]
        while (seat := worlds[0].asked) is not None:
            assert worlds[1].asked == seat
            scenes = [world.sockets[seat].look(seat) for world in worlds]
            command = command_of(scenes[0], seat, rng)
            for world in worlds:
                world.carry_out(seat, command)
            moves += 1
            if worlds[0].asked is not None and moves % 3 == 0:
                one, other = (world.told() for world in worlds)
                differ |= one != other
    return differ, moves


@pytest.mark.parametrize(
    "box",
    ["base", pytest.param("underground", marks=pytest.mark.slow), pytest.param("warcraft", marks=pytest.mark.slow)],
)
def test_what_others_have_and_who_they_are_changes_nothing_a_guest_is_told(
    box: str, server: Running, people: list[Client], monkeypatch: pytest.MonkeyPatch
) -> None:
    differ, moves = worlds_differ(server, people, monkeypatch, box=box)
    assert moves > 12
    assert not differ


def test_coins_that_lie_open_do(server: Running, people: list[Client], monkeypatch: pytest.MonkeyPatch) -> None:
    """The comparison above can fail."""
    differ, _ = worlds_differ(server, people, monkeypatch, options=["open_coins"])
    assert differ
