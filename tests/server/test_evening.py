"""Whole evenings of three friends and a screen, in any order of deeds: what a small model expects is what happens.

The model knows who sits where, who is ready, who has promised a share and who shows the table to whom; of the game it
knows whose seats bots play for. Whatever somebody asks for, all are told the same, and nobody else is told anything.
"""

from __future__ import annotations

import random
import secrets
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from typing import Any, ClassVar

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)
from tests.server.client import Client, Json, Socket, lines_of, move, new_request
from tests.server.clocks import Hands, going_by
from tests.server.running import ON_BOTH, Running, wait_until
from tests.server.tables import live_game

from tesno.play.mixing import SHARE_BYTES, commitment_to
from tesno.server.gathering.mixing import PATIENCE
from tesno.server.live import LiveGame
from tesno.server.messages import Accepted, Refused

# Evenings, and what is done in each: some seconds on an idle machine.
EVENINGS = 4
DEEDS = 35
PLACES = 3
TURN = 60

person = st.integers(0, 2)
place = st.integers(0, PLACES - 1)


async def first_answer(live: LiveGame, seat: int) -> list[str]:
    """A bot that need not think."""
    return [live.course.game.legal_texts[-1]]


class Evening(RuleBasedStateMachine):
    """`places`: "" for an open one, "bot", or the number of a friend."""

    server: Running
    happened: ClassVar[Counter[str]] = Counter()  # in all evenings

    def __init__(self) -> None:
        super().__init__()
        self.stack = ExitStack()
        self.hands = Hands()
        self.stack.enter_context(going_by(self.hands, self.server))
        self.server.app.state.service = replace(self.server.service, clock=self.hands)
        self.people, (self.screen, self.stranger) = (
            [self.stack.enter_context(Client(self.server.address)) for _ in range(count)] for count in (3, 2)
        )
        self.places: list[int | str] = [0, "", ""]
        self.host = 0
        self.ready = {0}
        self.mixing: dict[str, dict[int, bytes]] | None = None
        self.game: str | None = None
        self.sitting: dict[int, int] = {}  # seat → person, once the game has begun
        self.sockets: dict[int, Socket] = {}
        self.codes: dict[int, str] = {}  # whose link is out
        self.shown_by: set[int] = set()
        self.resigned: set[int] = set()
        self.paused = False
        self.said = 0

    def teardown(self) -> None:
        for one in list(self.sockets):
            self.leave(one)
        self.happened[f"begun by {len(self.sitting)}"] += 1
        if self.game is not None:
            log = self.people[self.sitting[min(self.sitting)]].entries(self.game)
            self.happened.update(entry.kind for entry in log)
            assert [entry.version for entry in log] == list(range(1, len(log) + 1))
        self.stack.close()

    # Before the game.

    @initialize(how=st.sampled_from(["begun", "mixing", "begun", "empty"]), bot=st.booleans())
    def open_table(self, how: str, bot: bool) -> None:
        """By chance alone most evenings would be over before the game begins."""
        clock = {"kind": "turn", "seconds": TURN}
        wish = {"players": PLACES, "name": "0", "table": {"rounds": 4, "manners": {"clock": clock}}}
        answer = self.people[0].http.post("/api/tables", json=wish)
        assert answer.status_code == 201
        self.table: str = answer.json()["id"]
        if how != "empty":
            self.all_come(bot)
        if how == "begun" and self.mixing is not None:
            self.all_mix()

    def ask(self, who: int, deed: str, **about: Any) -> str | None:
        """Why it is refused; None if it is done."""
        answer = self.people[who].http.post(f"/api/tables/{self.table}/deeds", json={"do": deed, **about})
        assert answer.status_code in (200, 409), answer.text
        return None if answer.status_code == 200 else str(answer.json()["code"])

    def place_of(self, who: int) -> int | None:
        return self.places.index(who) if who in self.places else None

    @property
    def gatherers(self) -> list[int]:
        return [number for number, who in enumerate(self.places) if isinstance(who, int)]

    def expected(self, found: str | None, *objections: tuple[bool, str]) -> bool:
        """Whether it was done; it was unless one of the objections holds, and the first of them is told."""
        mixing = (self.mixing is not None, "mixing")
        why = next((code for holds, code in (mixing, *objections) if holds), None)
        assert found == why
        return found is None

    @precondition(lambda self: self.game is None)
    @rule(who=person, where=place)
    def sit(self, who: int, where: int) -> None:
        before = self.place_of(who)
        taken = before != where and self.places[where] != ""
        if self.expected(self.ask(who, "sit", place=where, name=str(who)), (taken, "place_taken")):
            if before is not None:
                self.places[before] = ""
            self.places[where] = who
            self.ready = self.ready - {who} | ({who} & {self.host})

    @precondition(lambda self: self.game is None)
    @rule(who=person)
    def rise(self, who: int) -> None:
        where = self.place_of(who)
        if self.expected(self.ask(who, "rise"), (where is None, "no_seat")) and where is not None:
            self.places[where] = ""

    @precondition(lambda self: self.game is None)
    @rule(who=person, ready=st.booleans())
    def say_ready(self, who: int, ready: bool) -> None:
        if self.expected(self.ask(who, "ready", ready=ready), (self.place_of(who) is None, "no_seat")):
            self.ready = self.ready | {who} if ready or who == self.host else self.ready - {who}

    @precondition(lambda self: self.game is None)
    @rule(who=person, where=place, to=st.sampled_from(["open", "bot"]))
    def give(self, who: int, where: int, to: str) -> None:
        """The host frees a place, whoever sits there."""
        if self.expected(self.ask(who, "give", place=where, to=to, bot="easy"), (who != self.host, "not_host")):
            self.places[where] = "" if to == "open" else "bot"

    @precondition(lambda self: self.game is None)
    @rule(who=person, one=place, other=place)
    def swap(self, who: int, one: int, other: int) -> None:
        if self.expected(self.ask(who, "swap", place=one, other=other), (who != self.host, "not_host")):
            self.places[one], self.places[other] = self.places[other], self.places[one]

    @precondition(lambda self: self.game is None)
    @rule(who=person, where=place)
    def hand_over(self, who: int, where: int) -> None:
        heir = self.places[where]
        objections = ((who != self.host, "not_host"), (not isinstance(heir, int), "nobody_there"))
        if self.expected(self.ask(who, "hand_over", place=where), *objections) and isinstance(heir, int):
            self.host = heir
            self.ready.add(heir)

    @precondition(lambda self: self.game is None)
    @rule(who=person)
    def take_over(self, who: int) -> None:
        """Nobody looks at the table in this story, so the host has left it alone."""
        if self.expected(self.ask(who, "take_over"), (self.place_of(who) is None, "no_seat")):
            self.host = who
            self.ready.add(who)

    @rule(who=person)
    def talk(self, who: int) -> None:
        """Those who sit there hear each other, and the host; nobody else is heard."""
        if self.game is None:
            circle, room = {self.host, *(who for who in self.places if isinstance(who, int))}, self.table
        else:
            circle, room = set(self.sitting.values()), self.game
            if self.over:
                # Everybody may see it, and those who only look at it talk apart.
                return
        answer = self.people[who].http.post(f"/api/talk/{room}", json={"kind": "text", "what": "Hello"})
        assert answer.status_code == (201 if who in circle and len(circle) > 1 else 404)
        if answer.status_code == 201:
            self.said += 1
            for one in circle:
                heard = self.people[one].get(f"/api/talk/{room}")["sayings"]
                assert len(heard) == min(self.said, 50)
            assert self.stranger.http.get(f"/api/talk/{room}").status_code == 404

    @precondition(lambda self: self.game is None and self.mixing is None)
    @rule(bot=st.booleans())
    def all_come(self, bot: bool) -> None:
        """By chance alone they would hardly ever be ready together."""
        for who in range(3):
            if self.place_of(who) is None and "" in self.places:
                self.sit(who, self.places.index(""))
            if self.place_of(who) is not None:
                self.say_ready(who, True)
        if bot and self.gatherers:
            self.give(self.host, self.gatherers[-1], "bot")
        for where in [where for where, who in enumerate(self.places) if who == ""]:
            self.give(self.host, where, "bot")
        self.begin(self.host)

    # The dice are mixed, and it begins.

    @precondition(lambda self: self.game is None)
    @rule(who=person)
    def begin(self, who: int) -> None:
        people = [who for who in self.places if isinstance(who, int)]
        objections = (
            (who != self.host, "not_host"),
            ("" in self.places, "places_open"),
            (not people, "nobody_plays"),
            (not self.ready.issuperset(people), "not_ready"),
        )
        why = next((code for holds, code in objections if holds), None)
        assert self.ask(who, "begin") == why
        if why is None and len(people) > 1:
            self.mixing = self.mixing or {"shares": {}, "told": {}}
        elif why is None:
            self.begun()

    def begun(self) -> None:
        game = self.people[self.host].get(f"/api/tables/{self.table}")["game"]
        assert game is not None
        self.game, self.mixing = game, None
        self.sitting = {seat: who for seat, who in enumerate(self.places) if isinstance(who, int)}

    @precondition(lambda self: self.game is None and self.mixing is not None)
    @rule(who=person)
    def commit(self, who: int) -> None:
        assert self.mixing is not None
        where, shares = self.place_of(who), self.mixing["shares"]
        share = secrets.token_bytes(SHARE_BYTES)
        why = self.ask(who, "commit", commitment=commitment_to(share))
        if where is None:
            assert why == "no_seat"
        elif where in shares:
            assert why == "committed"
        else:
            assert why is None
            shares[where] = share

    @precondition(lambda self: self.game is None and self.mixing is not None)
    @rule(who=person)
    def reveal(self, who: int) -> None:
        assert self.mixing is not None
        where, shares, told = self.place_of(who), self.mixing["shares"], self.mixing["told"]
        share = shares.get(where, b"") if where is not None else b""
        why = self.ask(who, "reveal", share=(share or bytes(SHARE_BYTES)).hex())
        if where is None:
            assert why == "no_seat"
        elif set(shares) != set(self.gatherers):
            assert why == "too_early"
        else:
            assert why is None
            told[where] = share
            if set(told) == set(self.gatherers):
                self.begun()

    @precondition(lambda self: self.game is None and self.mixing is not None)
    @rule()
    def all_mix(self) -> None:
        for deed in (self.commit, self.reveal):
            for who in range(3):
                if self.mixing is not None and (who in self.places or deed == self.commit):
                    deed(who)

    @precondition(lambda self: self.game is None and self.mixing is not None)
    @rule()
    def withhold(self) -> None:
        """Nobody says anything for too long: whoever owes a word has no place any more."""
        assert self.mixing is not None
        self.hands.turn(PATIENCE + 1)
        people = self.gatherers
        said = self.mixing["shares"] if set(self.mixing["shares"]) != set(people) else self.mixing["told"]
        missing = [number for number in people if number not in said]
        left = [self.places[number] for number in people if number in said]
        assert missing
        if self.places.index(self.host) in missing if self.host in self.places else False:
            self.host = next((who for who in left if isinstance(who, int)), self.host)
        if len(left) > 1:
            # Mixed anew at once, by as many as are left: two can play the box as well.
            self.places = [who for number, who in enumerate(self.places) if number not in missing]
            self.mixing = {"shares": {}, "told": {}}
        else:
            self.places = ["" if number in missing else who for number, who in enumerate(self.places)]
            self.mixing = None
        now = self.people[0].get(f"/api/tables/{self.table}")
        assert len(now["withheld"]) == len(missing)
        self.happened["withheld"] += 1

    # At the game.

    @property
    def live(self) -> LiveGame:
        assert self.game is not None
        return live_game(self.server, self.game)

    def seat_of(self, who: int) -> int | None:
        return next((seat for seat, other in self.sitting.items() if other == who), None)

    def settled(self) -> None:
        """Whatever happens by itself has happened: bots have moved, whoever is too slow was replaced."""

        async def quiet() -> bool:
            live = self.live_now()
            live.attending.changed()
            waits = live.attending._wanted() if live.attending._is_shared else None
            return waits is None and (live.course.game.over or live._bot_asked() is None)

        wait_until(lambda: self.server.do(quiet()))

    def live_now(self) -> LiveGame:
        assert self.game is not None
        live = self.server.service.hall.held(self.game)
        assert live is not None
        return live

    def command(self, who: int, command: Json) -> Accepted | Refused:
        assert self.game is not None
        return self.people[who].command(self.game, {"request": new_request(), **command})

    @precondition(lambda self: self.game is not None)
    @rule(who=person)
    def come(self, who: int) -> None:
        if self.game is None or self.seat_of(who) is None or who in self.sockets:
            return
        self.sockets[who] = self.people[who].socket(self.game)
        welcome = self.sockets[who].hello(self.seat_of(who))
        assert welcome.scene.position.eyes == self.seat_of(who)
        self.settled()
        # Whoever was gone is back; whoever has resigned has to ask for it.
        absence = self.live.course.away.get(self.seat_of(who) or 0)
        assert absence is None or absence.why == "time"

    @precondition(lambda self: self.game is not None)
    @rule(who=person)
    def leave(self, who: int) -> None:
        socket = self.sockets.pop(who, None)
        if socket is not None and self.game is not None:
            socket.cut()
            number = len(self.sockets)
            wait_until(lambda: len(self.live_now().watchers) <= number)
            self.settled()

    @precondition(lambda self: self.game is not None)
    @rule(seed=st.integers(0, 99))
    def play(self, seed: int) -> None:
        """Whoever is asked moves."""
        live = self.live
        self.settled()
        seat = live.course.asked
        if seat is None or seat not in self.sitting:
            return
        who = self.sitting[seat]
        with self.people[who].socket(live.row.id) as socket:
            scene = socket.hello(seat).scene
            self.settled()
            if seat in live.course.bots_for_people or live.course.asked != seat:
                return
            scene = socket.look(seat)
            rng = random.Random(seed)
            lines = lines_of(scene.position, rng) if scene.held is None else []
            wish = move(scene.version, seat, lines) if lines else {"do": "pass", "version": scene.version, "seat": seat}
            answer = self.command(who, wish)
        assert isinstance(answer, Accepted if not self.paused else Refused), answer
        wait_until(lambda: len(self.live_now().watchers) <= len(self.sockets))
        self.settled()

    @precondition(lambda self: self.game is not None)
    @rule(seconds=st.sampled_from([5, TURN + 1]))
    def time_passes(self, seconds: int) -> None:
        """When the time of whoever is asked is up a bot plays the rest of the turn, if anybody is there to wait."""
        live = self.live
        self.settled()
        seat, version = live.course.asked, live.version
        over = live.course.game.over
        self.hands.turn(seconds)
        self.settled()
        runs = bool(self.sockets) and not self.paused and not over and len(set(self.sitting.values())) > 1
        person_asked = seat in self.sitting and seat not in live.course.resigned
        if seconds > TURN and runs and person_asked:
            kinds = [entry.kind for entry in self.people[self.sitting[min(self.sitting)]].entries(live.row.id, version)]
            assert kinds[0] in ("away", "pass"), kinds
        elif not runs:
            assert live.version == version

    @precondition(lambda self: self.game is not None)
    @rule(who=person)
    def resign(self, who: int) -> None:
        seat = self.seat_of(who)
        answer = self.command(who, {"do": "resign", "seat": seat or 0}) if seat is not None else None
        if isinstance(answer, Accepted) and seat is not None:
            self.resigned.add(seat)
        elif isinstance(answer, Refused):
            assert answer.code in ("resigned", "game_over")
        self.settled()

    @precondition(lambda self: self.game is not None)
    @rule(who=person)
    def take_back(self, who: int) -> None:
        seat = self.seat_of(who)
        if seat is None:
            return
        answer = self.command(who, {"do": "back", "seat": seat})
        if isinstance(answer, Accepted):
            self.resigned.discard(seat)
            assert len(set(self.sitting.values())) > 1
        else:
            assert answer.code in ("not_away", "game_over", "time_up", "resigned")
        self.settled()

    @precondition(lambda self: self.game is not None)
    @rule(who=st.one_of(st.none(), person), paused=st.booleans())
    def pause(self, who: int | None, paused: bool) -> None:
        """None: the host."""
        who = self.host if who is None else who
        self.settled()
        if self.live.course.game.over:
            return
        seated = who in self.sitting.values()
        may = who == self.host or (not paused and seated and self.host not in self.sockets)
        answer = self.command(who, {"do": "pause", "paused": paused}) if seated or who == self.host else None
        if answer is None:
            return
        if not may:
            assert isinstance(answer, Refused)
            assert answer.code == "not_host"
        elif paused == self.paused:
            assert isinstance(answer, Refused)
        else:
            assert isinstance(answer, Accepted)
            self.paused = paused
        self.settled()

    # The screen.

    @rule(who=person)
    def link(self, who: int) -> None:
        room = self.game or self.table
        answer = self.people[who].http.post(f"/api/screens/{room}")
        seated = who in (self.sitting.values() if self.game else self.places)
        if seated and not self.over:
            assert answer.status_code == 200
            self.codes[who] = answer.json()["code"]
            self.shown_by.discard(who)
        else:
            assert answer.status_code in (403, 404, 409)

    @rule(who=person, wrong=st.booleans())
    def show(self, who: int, wrong: bool) -> None:
        """By the link of this person, or of anybody who has one, or by one that nobody has."""
        owner = who if who in self.codes else next(iter(self.codes), None)
        code = "00000-00000" if owner is None or wrong else self.codes[owner]
        answer = self.screen.http.post("/api/screens", json={"code": code})
        leads = owner is not None and not wrong
        sits = self.game is None or owner in self.sitting.values() or self.over
        assert answer.status_code == (200 if leads and sits else 404)
        if leads and owner is not None:
            self.shown_by.add(owner)

    @rule(who=person)
    def unlink(self, who: int) -> None:
        answer = self.people[who].http.delete(f"/api/screens/{self.game or self.table}")
        if answer.status_code == 204:
            self.codes.pop(who, None)
            self.shown_by.discard(who)
        else:
            assert who not in (self.sitting.values() if self.game else self.places) or self.over

    @property
    def over(self) -> bool:
        return self.game is not None and self.live.course.game.over

    # What is always so.

    @invariant()
    def all_are_told_the_same_table(self) -> None:
        if self.game is not None or not hasattr(self, "table"):
            return
        for who, client in enumerate(self.people):
            now = client.get(f"/api/tables/{self.table}")
            assert [place["kind"] for place in now["places"]] == [
                "open" if one == "" else "bot" if one == "bot" else "human" for one in self.places
            ]
            assert [place["mine"] for place in now["places"]] == [one == who for one in self.places]
            assert [place["ready"] for place in now["places"]] == [
                one == "bot" or (isinstance(one, int) and one in self.ready) for one in self.places
            ]
            assert [place["host"] for place in now["places"]] == [one == self.host for one in self.places]
            assert now["hosting"] == (who == self.host)
            assert (now["mixing"] is not None) == (self.mixing is not None)

    @invariant()
    def nobody_sees_what_is_not_theirs(self) -> None:
        if self.game is None:
            return
        sees = {
            name: client.http.get(f"/api/games/{self.game}").status_code == 200
            for name, client in (*((str(who), client) for who, client in enumerate(self.people)), ("tv", self.screen))
        }
        over, seated = self.over, set(self.sitting.values())
        self.happened["shown" if self.shown_by & seated else "hidden"] += not over
        expected = {str(who): over or who in seated for who in range(3)}
        assert sees == {**expected, "tv": over or bool(self.shown_by & seated)}
        assert (self.stranger.http.get(f"/api/games/{self.game}").status_code == 200) == over

    @invariant()
    def bots_play_for_those_who_have_resigned(self) -> None:
        if self.game is not None:
            assert set(self.live.course.resigned) == self.resigned or self.over


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Running]:
    monkeypatch.setattr(LiveGame, "_thought", first_answer)
    with Running(tmp_path) as server:
        yield server


def evenings(server: Running, number: int) -> None:
    Evening.server = server
    Evening.happened.clear()
    run_state_machine_as_test(
        Evening,
        settings=settings(
            max_examples=number,
            stateful_step_count=DEEDS,
            deadline=None,
            database=None,
            derandomize=True,
            phases=(Phase.generate,),
            suppress_health_check=list(HealthCheck),
        ),
    )


@ON_BOTH
def test_an_evening_goes_as_expected_whatever_is_done(own: Running) -> None:
    evenings(own, EVENINGS)
    expect_to_have_happened("start", "move", "hidden")


@pytest.mark.slow
def test_many_evenings(own: Running) -> None:
    evenings(own, 15 * EVENINGS)
    expect_to_have_happened("begun by 2", "begun by 3", "withheld", "away", "back", "pause", "shown")


def expect_to_have_happened(*wanted: str) -> None:
    """Or nothing was shown."""
    assert {name for name in wanted if not Evening.happened[name]} == set(), Evening.happened
