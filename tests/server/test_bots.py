"""Bots of a server: whatever goes wrong with one, the game goes on."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.bots.scripts import runs
from tests.server.client import PATIENCE, Client
from tests.server.running import COMPLAINTS, Running, wait_until
from tests.server.tables import Table, live_game

from tesno.bots import levels, make_bot
from tesno.play import Game, Ledger, SealedDice, draw_chance
from tesno.play import Table as GameTable
from tesno.server import live as lives
from tesno.server.course import Course
from tesno.server.live import LiveGame
from tesno.server.questions import Question, Thought, answered, rules_of
from tesno.server.scenes import Sight, Teller
from tesno.server.store import Store
from tesno.server.thinking import Thinkers, answer


def failing_once(real: Callable[..., Any]) -> Callable[..., Any]:
    """A function that fails when a bot's move first needs it."""
    failed: list[bool] = []

    def failing(*args: Any, **kwargs: Any) -> Any:
        task = asyncio.current_task()
        if task is not None and "_play_bots" in repr(task.get_coro()) and not failed:
            failed.append(True)
            raise RuntimeError("the unexpected")
        return real(*args, **kwargs)

    return failing


PLACES: list[tuple[type, str]] = [
    (Thinkers, "think"),
    (LiveGame, "_bot_move"),
    (Teller, "entry"),
    (Store, "append"),
    (LiveGame, "_broadcast"),
]


@pytest.mark.parametrize(("owner", "name"), PLACES, ids=[name for _, name in PLACES])
def test_one_failure_does_not_stop_a_game(
    owner: type, name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lives, "RETRY_SECONDS", 0.05)
    monkeypatch.setattr(owner, name, failing_once(getattr(owner, name)))
    with Running(tmp_path) as server, Client(server.address) as client:
        with Table(client, random.Random(1), "hbb") as table:
            while not COMPLAINTS.heard:
                command = table.next_command()
                assert command is not None
                table.send(command)
                table.asked()
            assert table.asked() == 0
            live = live_game(server, table.game)
            stored = server.do(server.service.store.game_with_entries(table.game))[1]
            # Nothing was taken over that is not in the log, and nothing is in it twice.
            assert [entry.version for entry in client.entries(table.game)] == list(range(1, live.version + 1))
            assert [entry.body for entry in stored] == live.course.bodies
        (complaint,) = COMPLAINTS.heard
        COMPLAINTS.heard.clear()
        assert "the unexpected" in complaint


def test_a_watcher_who_cannot_be_shown_a_change_resumes_and_the_others_see_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Running(tmp_path) as server, Client(server.address) as client:
        with Table(client, random.Random(1), "hh") as table, client.socket(table.game) as other:
            other.hello(seat=0)
            command = table.next_command()
            assert command is not None
            real = Teller.sight

            def blind(teller: Teller, course: Course, eyes: int | None, beside: Sight | None = None) -> Sight:
                if eyes == 0:
                    raise RuntimeError("the unexpected")
                return real(teller, course, eyes, beside)

            table.socket.look(1)
            monkeypatch.setattr(Teller, "sight", blind)
            table.send(command)
            assert other.closed() == 4408
            monkeypatch.undo()
            with client.socket(table.game) as again:
                assert [entry.version for entry in again.hello(seat=0, since=1).entries] == [2]
        (complaint,) = COMPLAINTS.heard
        COMPLAINTS.heard.clear()
        assert "can't be shown to seat 0" in complaint


def test_bots_that_stand_still_are_woken_by_whoever_looks(server: Running, guest: Client) -> None:
    game = guest.open("hbb").id
    live = live_game(server, game)

    async def stop() -> None:
        await live.rest()
        live._thinking = None

    with Table(guest, random.Random(2), "hbb", id=game) as table:
        while live._bot_asked() is None:
            command = table.next_command()
            assert command is not None
            table.send(command)
        server.do(stop())
        with guest.socket(game):
            assert table.asked() == 0


def question() -> Question:
    game = Game(GameTable(players=2))
    draw_chance(game, SealedDice(bytes(32)))
    view = game.view(game.acting)
    return Question(
        game="",
        table=json.dumps(game.table.to_json(), sort_keys=True),
        bot="greedy",
        seat=game.acting,
        seed=1,
        coins=view.coins,
        public=view.public,
        ledger=Ledger(game.rules).totals,
    )


class Played:
    """A game of levels among themselves, asked as a server asks them."""

    def __init__(self, secret: int, think: Callable[[Question], Thought] = answer) -> None:
        self._think = think
        self.game = Game(GameTable(players=3, rounds=1))
        self._dice = SealedDice(bytes([secret]) * 32)
        self._plans = b""
        self.answers: list[tuple[int, list[str]]] = []
        draw_chance(self.game, self._dice)

    def go_on(self) -> None:
        view = self.game.view(self.game.acting)
        ledger = Ledger(self.game.rules)
        ledger.hear(self.game.events)
        asked = Question(
            game="",
            table=json.dumps(self.game.laid.to_json(), sort_keys=True),
            bot="expert" if self.game.acting else "greedy",
            seat=self.game.acting,
            seed=len(self.answers),
            coins=view.coins,
            public=view.public,
            ledger=ledger.totals,
            plans=self._plans,
        )
        thought = self._think(asked)
        self._plans = thought.plans
        self.answers.append((asked.seat, thought.lines))
        for line in thought.lines:
            self.game.apply(line)
        draw_chance(self.game, self._dice)


def undisturbed(question: Question) -> Thought:
    """One who is asked about a single game, and so remembers by itself what it has planned."""
    bot = make_bot(question.bot, rules_of(question), question.seat, question.seed)
    return Thought(answered(question, bot.choose), b"")


def test_bots_answer_alike_whichever_worker_is_asked_and_whatever_it_was_asked_before() -> None:
    alone, moved, shared, other = Played(0, undisturbed), Played(0), Played(0), Played(1)
    while not alone.game.over:
        alone.go_on()
    while not moved.game.over:
        # As in a worker that has never been asked.
        levels._planners.clear()
        moved.go_on()
    assert moved.answers == alone.answers
    while not shared.game.over:
        shared.go_on()
        if not other.game.over:
            other.go_on()
    assert shared.answers == alone.answers


def test_a_worker_that_died_with_nobody_waiting_is_replaced() -> None:
    async def ask() -> None:
        thinkers = Thinkers(1)
        try:
            first = await thinkers.think(question())
            (process,) = thinkers.bots.processes
            os.kill(process, signal.SIGKILL)
            async with asyncio.timeout(PATIENCE):
                while runs(process):
                    await asyncio.sleep(0.01)
            assert await thinkers.think(question()) == first
            assert thinkers.bots.processes != [process]
        finally:
            thinkers.close()

    asyncio.run(ask())


def test_a_worker_that_hangs_is_replaced_and_only_its_question_given_up() -> None:
    async def ask() -> None:
        thinkers = Thinkers(1)
        try:
            usual = await thinkers.think(question())
            (hanging,) = thinkers.bots.processes
            os.kill(hanging, signal.SIGSTOP)
            thinkers.bots.most_seconds = 0.3
            given_up = asyncio.create_task(thinkers.think(question()))
            while not thinkers.loads.bots.busy:
                await asyncio.sleep(0)
            await asyncio.sleep(0)
            thinkers.bots.most_seconds = PATIENCE
            waiting = [asyncio.create_task(thinkers.think(question())) for _ in range(5)]
            with pytest.raises(TimeoutError):
                await given_up
            assert await asyncio.gather(*waiting) == [usual] * 5
            async with asyncio.timeout(PATIENCE):
                while runs(hanging):
                    await asyncio.sleep(0.01)
        finally:
            thinkers.close()

    asyncio.run(ask())


def test_a_worker_that_hangs_does_not_keep_a_server_from_ending(tmp_path: Path) -> None:
    with Running(tmp_path) as server, Client(server.address) as client:
        thinkers = server.service.thinkers
        with Table(client, random.Random(1), "hb") as table:
            while not thinkers.bots.processes:
                command = table.next_command()
                assert command is not None
                table.send(command)
        (hanging,) = thinkers.bots.processes
        os.kill(hanging, signal.SIGSTOP)
    wait_until(lambda: not runs(hanging))
