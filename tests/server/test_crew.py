"""Workers for bots: whose turn it is, what happens when one dies, and that none is left over."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Coroutine
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from tests.bots.scripts import runs, still_there
from tests.server.client import PATIENCE, Client
from tests.server.errands import Errand, begun, die, fail, run
from tests.server.running import Running, serving, wait_until
from tests.server.tables import live_game
from tests.server.test_bots import question

from tesno.server import crew as crews
from tesno.server.course import Course
from tesno.server.crew import WORKERS_PER_QUESTION, Crew
from tesno.server.fairness import MOST_IN_A_ROW, Asker, FairQueue, Waiting
from tesno.server.live import LiveGame
from tesno.server.thinking import Thinkers
from tesno.server.worker import Worker


def at_once(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(work, PATIENCE))


@asynccontextmanager
async def crew_of(workers: int) -> AsyncIterator[Crew]:
    crew = Crew(workers, PATIENCE)
    try:
        yield crew
    finally:
        crew.close()


class Errands:
    """Sends a crew on errands and tells in which order they were begun."""

    def __init__(self, crew: Crew, folder: Path) -> None:
        self.crew = crew
        self.folder = folder

    def send(self, name: str, asker: Asker | None = None, waits: bool = False) -> asyncio.Task[int]:
        """A game of this name, unless an asker is given; it stands in line when this returns to the loop."""
        return asyncio.create_task(self.crew.do(run, Errand(self.folder, name, waits), asker or Asker(name)))

    async def hold(self, name: str, asker: Asker | None = None) -> asyncio.Task[int]:
        """One that has begun and waits for leave."""
        sent = self.send(name, asker, waits=True)
        while name not in begun(self.folder):
            await asyncio.sleep(0.005)
        return sent

    def leave(self, name: str) -> None:
        Errand(self.folder, name).leave.touch()


def of(guest: int, game: str) -> Asker:
    return Asker(game, (guest,))


def test_guests_have_their_turns_and_so_have_the_games_of_each(tmp_path: Path) -> None:
    async def ask() -> None:
        async with crew_of(1) as crew:
            errands = Errands(crew, tmp_path)
            sent = [await errands.hold("gate")]
            # One guest asks for 20 games, twice for the first two of them; others come later.
            sent += [errands.send(f"a{game}", of(1, f"a{game}")) for game in (0, 1, *range(20))]
            sent += [errands.send(f"b{game}", of(2, f"b{game}")) for game in range(3)]
            sent += [errands.send("c0", of(3, "c0"))]
            await asyncio.sleep(0)
            errands.leave("gate")
            await asyncio.gather(*sent)
            order = begun(tmp_path)
            assert order[:9] == ["gate", "a0", "b0", "c0", "a1", "b1", "a2", "b2", "a3"]
            # The games asked for twice come again when all others of that guest have had their turn.
            assert order[9:] == [*(f"a{game}" for game in range(4, 20)), "a0", "a1"]

    at_once(ask())


def test_a_table_is_everybodys_who_plays_there(tmp_path: Path) -> None:
    async def ask() -> None:
        async with crew_of(1) as crew:
            errands = Errands(crew, tmp_path)
            sent = [await errands.hold("gate", of(1, "gate"))]
            sent += [errands.send(f"a{game}", of(1, f"a{game}")) for game in range(5)]
            # Its other guest has not had a turn yet.
            sent += [errands.send("shared", Asker("shared", (1, 2)))]
            await asyncio.sleep(0)
            errands.leave("gate")
            await asyncio.gather(*sent)
            assert begun(tmp_path)[1] == "shared"

    at_once(ask())


def test_tables_where_somebody_waits_come_first_even_if_they_come_late(tmp_path: Path) -> None:
    async def ask() -> None:
        async with crew_of(1) as crew:
            errands = Errands(crew, tmp_path)
            there: set[str] = set()
            sent = [await errands.hold("gate")]
            for name, guest in (("left", 1), ("back", 2), ("away", 3)):
                sent.append(errands.send(name, Asker(name, (guest,), lambda name=name: name in there)))  # type: ignore[misc]
            # This guest has just had a turn; that counts less.
            sent += [errands.send(name, of(4, name)) for name in ("one", "two")]
            await asyncio.sleep(0)
            there.add("back")
            errands.leave("gate")
            await asyncio.gather(*sent)
            assert begun(tmp_path) == ["gate", "back", "one", "two", "left", "away"]

    at_once(ask())


def asking(server: Running, client: Client) -> str:
    """A table where a bot is asked first; who that is is drawn."""
    while live_game(server, game := client.open("bbbh").id)._bot_asked() is None:
        pass
    return game


@pytest.mark.parametrize("back", [Asker("back", (2,), lambda: False), Asker("back", (2,), after=1)])
def test_those_who_stand_back_have_a_turn_however_many_others_come(back: Asker) -> None:
    queue: FairQueue[Waiting] = FairQueue()
    for number in range(3):
        queue.put(Waiting(back, number))
        queue.put(Waiting(Asker(f"watched{number}", (1,)), number))
    order: list[str] = []
    while len(order) < 4 * MOST_IN_A_ROW:
        taken = queue.take()
        order.append(taken.asker.game)
        if taken.asker is not back:
            # People who play on are never out of questions.
            queue.put(Waiting(taken.asker, 0))
    assert [place for place, game in enumerate(order) if game == "back"] == [
        MOST_IN_A_ROW + turn * (MOST_IN_A_ROW + 1) for turn in range(3)
    ]
    assert {order.count(f"watched{number}") for number in range(3)} <= {8, 9}, "the others have theirs in turn"


def test_on_a_server_a_guest_with_many_tables_keeps_nobody_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    moved: list[str] = []
    real = LiveGame._bot_move

    def noted(live: LiveGame, *thought: Any) -> tuple[Course, Any]:
        moved.append(live.row.id)
        return real(live, *thought)

    monkeypatch.setattr(LiveGame, "_bot_move", noted)
    with Running(tmp_path, bot_workers=1) as server, Client(server.address) as many, Client(server.address) as one:
        thinkers = server.service.thinkers
        gate = thinkers.bots.do(run, Errand(tmp_path, "gate", waits=True), Asker("gate"))
        holding = server.begin(gate)
        wait_until(lambda: begun(tmp_path) == ["gate"])
        sockets = [many.socket(asking(server, many)) for _ in range(4)]
        for socket in sockets:
            socket.hello()
        left, watched = asking(server, one), asking(server, one)
        with one.socket(watched) as socket:
            socket.hello()
            wait_until(lambda: thinkers.loads.bots.waiting == 6)
            assert thinkers.loads.bots.longest_wait > 0
            Errand(tmp_path, "gate").leave.touch()
            wait_until(lambda: {left, watched} <= set(moved))
        assert moved.index(watched) <= 1
        assert moved.index(left) >= 5
        assert holding.result(PATIENCE) in thinkers.bots.processes
        for socket in sockets:
            socket.connection.close()


def test_a_questions_time_begins_when_a_worker_takes_it_up(tmp_path: Path) -> None:
    async def ask() -> None:
        async with crew_of(1) as crew:
            errands = Errands(crew, tmp_path)
            held = await errands.hold("gate")
            crew.most_seconds = 0.2
            waiting = errands.send("next")
            await asyncio.sleep(0.5)
            assert not waiting.done()
            assert crew.load.longest_wait > 0.2
            crew.most_seconds = PATIENCE
            errands.leave("gate")
            assert await waiting == await held

    at_once(ask())


def test_a_game_goes_to_whoever_thought_about_it_last_unless_others_are_free_and_that_one_is_not(
    tmp_path: Path,
) -> None:
    async def ask() -> None:
        async with crew_of(2) as crew:
            errands = Errands(crew, tmp_path)
            both = [await errands.hold("a"), await errands.hold("b")]
            for name in ("a", "b"):
                errands.leave(name)
            first, second = await asyncio.gather(*both)
            assert first != second
            for _ in range(3):
                assert await errands.send("b2", Asker("b")) == second
                assert await errands.send("a2", Asker("a")) == first
            held = await errands.hold("a3", Asker("a"))
            assert await errands.send("a4", Asker("a")) == second
            errands.leave("a3")
            assert await held == first

    at_once(ask())


def test_workers_start_when_there_is_work_for_them(tmp_path: Path) -> None:
    async def ask() -> None:
        async with crew_of(3) as crew:
            errands = Errands(crew, tmp_path)
            assert crew.processes == []
            for game in range(4):
                await errands.send(f"one{game}")
            assert len(crew.processes) == crew.load.running == 1
            held = [await errands.hold(f"held{game}") for game in range(3)]
            assert len(crew.processes) == crew.load.running == crew.load.busy == 3
            waiting = errands.send("waiting")
            await asyncio.sleep(0)
            assert crew.load.waiting == 1
            for game in range(3):
                errands.leave(f"held{game}")
            await asyncio.gather(waiting, *held)
            assert len(crew.processes) == crew.load.workers == 3

    at_once(ask())


def test_when_a_worker_dies_only_its_question_is_asked_anew_and_comes_first(tmp_path: Path) -> None:
    async def ask() -> None:
        async with crew_of(2) as crew:
            errands = Errands(crew, tmp_path)
            dying = await errands.hold("dying", of(1, "dying"))
            (process,) = crew.processes
            other = await errands.hold("other", of(2, "other"))
            rest = [errands.send(f"rest{game}", of(3, f"rest{game}")) for game in range(3)]
            await asyncio.sleep(0)
            os.kill(process, signal.SIGKILL)
            while begun(tmp_path).count("dying") < 2:
                await asyncio.sleep(0.005)
            assert begun(tmp_path) == ["dying", "other", "dying"]
            errands.leave("dying")
            errands.leave("other")
            assert await dying != process
            assert await other in crew.processes
            await asyncio.gather(*rest)
            assert sorted(begun(tmp_path)) == ["dying", "dying", "other", "rest0", "rest1", "rest2"]

    at_once(ask())


def test_a_question_that_kills_is_given_up_and_one_that_fails_kills_nobody(tmp_path: Path) -> None:
    async def ask() -> None:
        async with crew_of(1) as crew:
            with pytest.raises(BrokenProcessPool, match=f"{WORKERS_PER_QUESTION} workers died"):
                await crew.do(die, None, Asker())
            errands = Errands(crew, tmp_path)
            process = await errands.send("next")
            with pytest.raises(LookupError, match="the unexpected"):
                await crew.do(fail, None, Asker())
            assert await errands.send("last") == process

    at_once(ask())


def test_a_question_taken_back_is_not_asked(tmp_path: Path) -> None:
    async def ask() -> None:
        async with crew_of(1) as crew:
            errands = Errands(crew, tmp_path)
            under_way = await errands.hold("under-way")
            waiting = errands.send("waiting")
            await asyncio.sleep(0)
            for task in (under_way, waiting):
                task.cancel()
            await asyncio.gather(under_way, waiting, return_exceptions=True)
            assert crew.load.waiting == 0
            last = errands.send("last")
            await asyncio.sleep(0)
            # What was begun is finished first, though nobody waits for it.
            assert crew.load.waiting == crew.load.busy == 1
            errands.leave("under-way")
            await last
            assert begun(tmp_path) == ["under-way", "last"]

    at_once(ask())


def test_advice_keeps_no_bot_waiting_and_hints_no_more_than_a_part_of_a_review(tmp_path: Path) -> None:
    async def ask() -> None:
        thinkers = Thinkers(1)
        try:
            held = asyncio.create_task(thinkers.advise(run, Errand(tmp_path, "part", waits=True), Asker("part")))
            while begun(tmp_path) != ["part"]:
                await asyncio.sleep(0.005)
            errands = Errands(thinkers.advice, tmp_path)
            reviews = [errands.send(f"review{game}", Asker(f"review{game}", after=1)) for game in range(2)]
            hint = errands.send("hint")
            await asyncio.sleep(0)
            assert len((await thinkers.think(question())).lines) == 1
            assert begun(tmp_path) == ["part"]
            assert thinkers.loads.advice.waiting == 3
            errands.leave("part")
            await asyncio.gather(held, hint, *reviews)
            assert begun(tmp_path) == ["part", "hint", "review0", "review1"]
            assert os.getpriority(os.PRIO_PROCESS, await held) > os.getpriority(os.PRIO_PROCESS, 0)
        finally:
            thinkers.close()

    at_once(ask())


def test_no_process_outlives_a_server(tmp_path: Path) -> None:
    with Running(tmp_path, bot_workers=2) as server, Client(server.address) as client:
        thinkers = server.service.thinkers
        for name, crew in (("bots", thinkers.bots), ("more", thinkers.bots), ("advice", thinkers.advice)):
            server.begin(crew.do(run, Errand(tmp_path, name, waits=True), Asker(name)))
        wait_until(lambda: sorted(begun(tmp_path)) == ["advice", "bots", "more"])
        asking(server, client)
        wait_until(lambda: thinkers.loads.bots.waiting == 1)
        processes = [*thinkers.bots.processes, *thinkers.advice.processes]
        assert len(processes) == 3
    wait_until(lambda: not any(map(runs, processes)))


@pytest.mark.slow
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGKILL])
def test_no_process_outlives_a_server_that_is_ended_from_outside(number: signal.Signals, tmp_path: Path) -> None:
    with serving(tmp_path, options=["--bot-workers", "2"]) as server, Client(server.address) as client:
        # More tables ask than there are workers.
        for _ in range(6):
            game = client.open("bbbh", "expert").id
            client.get(f"/api/games/{game}/scenes/1")
        wait_until(lambda: len(workers_of(server.process.pid)) == 2)
        processes = workers_of(server.process.pid)
        server.process.send_signal(number)
        server.process.wait(PATIENCE)
    wait_until(lambda: not any(map(still_there, processes)))


def workers_of(server: int) -> list[int]:
    """The processes that a server has started for bots."""
    children = Path(f"/proc/{server}/task/{server}/children").read_text("utf-8").split()
    return [int(child) for child in children if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()]


def test_workers_that_cannot_be_started_are_tried_again_and_then_given_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried: list[Worker] = []
    real = Worker._new_pool

    def refused(worker: Worker) -> ProcessPoolExecutor:
        tried.append(worker)
        raise OSError("no room for another process")

    async def ask() -> None:
        async with crew_of(1) as crew:
            monkeypatch.setattr(crews, "RETRY_SECONDS", 0.01)
            monkeypatch.setattr(Worker, "_new_pool", refused)
            errands = Errands(crew, tmp_path)
            with pytest.raises(BrokenProcessPool, match="no room for another process"):
                await errands.send("in-vain")
            assert len(tried) == WORKERS_PER_QUESTION
            monkeypatch.setattr(Worker, "_new_pool", real)
            assert [await errands.send("now")] == crew.processes
            assert begun(tmp_path) == ["now"]

    at_once(ask())
