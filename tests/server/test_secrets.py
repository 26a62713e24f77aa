"""Nothing a seat cannot know changes anything it is sent: not its socket's messages, not what it can ask for."""

from __future__ import annotations

import base64
import hashlib
import json
import random
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from dataclasses import replace
from typing import Any

import pytest
from tests.server.client import Client, Json, Socket, asked_seat, seats
from tests.server.running import Running
from tests.server.tables import Table, give_seat, live_game, play
from tests.walks import BOARDS, random_action
from websockets.exceptions import ConnectionClosed

from tesno.core.actions import CHANCE
from tesno.play import Game, SealedDice
from tesno.play import Table as Setup
from tesno.server.course import Body, Course
from tesno.server.live import LiveGame
from tesno.server.messages import Accepted, Refused, Update
from tesno.server.scenes import Teller
from tesno.server.wire import Entry
from tesno.sight.regions import terrains_of

OTHERS_ARE_RICHER = 37


def enriched(course: Course, eyes: int | None) -> None:
    """More coins for all whose totals these eyes cannot see."""
    state = course.game.state
    state.coins = tuple(coins + (seat != eyes) * OTHERS_ARE_RICHER for seat, coins in enumerate(state.coins))


@pytest.fixture
def stranger(server: Running) -> Iterator[Client]:
    with Client(server.address) as client:
        yield client


def twin_of(server: Running, game: str, seed: bytes | None = None) -> str:
    """A game with the same seats and log under another id, and with the same seed unless one is given."""
    row = server.do(server.service.store.game(game))
    assert row is not None
    entries = server.do(server.service.store.game_with_entries(game))[1]
    twin = replace(row, id=row.id[::-1], request=None, seed=seed or row.seed)
    first = {**entries[0].body, "commitment": SealedDice(twin.seed).commitment}
    server.do(server.service.store.add_game(twin, first))
    return twin.id


def told(sockets: list[Socket]) -> list[str]:
    """What each socket says up to the next update, word for word."""
    said = []
    for socket in sockets:
        texts: list[str] = []
        while not isinstance(socket.receive(), Update):
            texts.append(socket.heard[-1])
        texts.append(socket.heard[-1])
        said.append("\n".join(texts))
    return said


def never(answer: Accepted | Refused) -> bool:
    assert isinstance(answer, Accepted)
    return False


Rewrite = Callable[[str], str]


def streams_differ(
    guest: Client,
    table: Table,
    twin: str,
    eyes: int | None,
    as_told_there: Rewrite,
    parted: Callable[[Accepted | Refused], bool] = never,
) -> tuple[bool, int]:
    """Play the same in a game and its twin; whether anything these eyes were told differed, and how often they looked.

    `as_told_there` puts what the twin's facts must say into the words of the game's. `parted`: whether after this
    answer of the twin the games differ for all to see, and are not compared any more.
    """
    differ, compared = False, 0
    with ExitStack() as stack:
        pairs = [[stack.enter_context(guest.socket(game)) for game in (table.game, twin)] for _ in range(2)]
        for pair, differences in zip(pairs, (False, True), strict=True):
            for socket in pair:
                socket.hello(eyes, differences=differences)
            differ |= pair[0].heard[-1] != as_told_there(pair[1].heard[-1])
        while (command := table.next_command()) is not None:
            table.send(command)
            if parted(guest.command(twin, command)) or table.over:
                break
            for pair in pairs:
                one, another = told(pair)
                differ |= one != another
            compared += 1
            if compared % 4:
                continue
            seat = "" if eyes is None else f"?seat={eyes}"
            version = table.scene.version
            for path in (f"scenes/{version}{seat}", "entries", "replay", ""):
                asked = [guest.http.get(f"/api/games/{game}/{path}".rstrip("/")) for game in (table.game, twin)]
                assert asked[0].status_code == asked[1].status_code == 200, path
                differ |= asked[0].text != as_told_there(asked[1].text)
            refused = [guest.http.get(f"/api/games/{game}/summary").text for game in (table.game, twin)]
            differ |= refused[0] != refused[1]
        assert [told_changes(plain) for plain, _ in pairs] == [False, compared > 0]
    return differ, compared


def told_changes(socket: Socket) -> bool:
    """Whether it ever was, instead of a whole scene."""
    return any(json.loads(text)["type"] == "changed" for text in socket.heard)


def asked_otherwise(answer: Accepted | Refused, poor: LiveGame, rich: LiveGame) -> bool:
    """Whoever has more may be asked whether to spend it, within the lines that were answered or after them: from there
    on the games differ for all to see."""
    if isinstance(answer, Refused):
        assert answer.code == "illegal"
        return True
    return poor.course.game.legal_texts != rich.course.game.legal_texts


def coins_make_a_difference(
    server: Running, guest: Client, eyes: int | None, monkeypatch: pytest.MonkeyPatch, **wish: Any
) -> tuple[bool, int]:
    """Whether the coins that others have do."""
    with Table(guest, random.Random(12), "hhh", rounds=2, **wish) as table:
        twin = twin_of(server, table.game)
        poor_game, rich_game = live_game(server, table.game), live_game(server, twin)
        enriched(rich_game.course, eyes)
        course_at = rich_game.past.course_at

        async def enriched_course_at(bodies: Sequence[Body], version: int) -> Course:
            course = await course_at(bodies, version)
            enriched(course, eyes)
            return course

        monkeypatch.setattr(rich_game.past, "course_at", enriched_course_at)
        return streams_differ(
            guest,
            table,
            twin,
            eyes,
            lambda text: text.replace(twin, table.game),
            lambda answer: asked_otherwise(answer, poor_game, rich_game),
        )


def seed_makes_a_difference(
    server: Running, guest: Client, eyes: int | None, *, but_for_its_commitment: bool, **wish: Any
) -> tuple[bool, int]:
    """Whether another seed does, one that leads to the same outcomes."""
    with Table(guest, random.Random(12), "hhh", rounds=2, **wish) as table:
        game = live_game(server, table.game)
        twin = live_game(server, twin_of(server, table.game, seed=bytes(32)))
        twin._dice = game._dice
        ours, theirs = (SealedDice(live.row.seed).commitment for live in (game, twin))

        def as_told_there(text: str) -> str:
            text = text.replace(twin.row.id, table.game)
            # In full, and as the first entry shows it.
            return text.replace(theirs, ours).replace(theirs[:16], ours[:16]) if but_for_its_commitment else text

        return streams_differ(guest, table, twin.row.id, eyes, as_told_there)


@pytest.mark.parametrize(
    ("box", "eyes"),
    [
        ("base", 0),
        ("base", None),
        pytest.param("base", 2, marks=pytest.mark.slow),
        pytest.param("underground", 1, marks=pytest.mark.slow),
        pytest.param("underground", None, marks=pytest.mark.slow),
        pytest.param("warcraft", 0, marks=pytest.mark.slow),
        pytest.param("warcraft", None, marks=pytest.mark.slow),
    ],
)
def test_hidden_coins_change_nothing_on_the_wire(
    box: str, eyes: int | None, server: Running, guest: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    compared = 0
    while compared <= 10:
        differ, more = coins_make_a_difference(server, guest, eyes, monkeypatch, box=box)
        assert not differ
        compared += more


def test_coins_that_lie_open_do_change_what_is_sent(
    server: Running, guest: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The comparison above can fail."""
    differ, _ = coins_make_a_difference(server, guest, 0, monkeypatch, options=["open_coins"])
    assert differ


@pytest.mark.parametrize(
    ("box", "eyes"),
    [
        ("base", 0),
        pytest.param("underground", None, marks=pytest.mark.slow),
        pytest.param("warcraft", 1, marks=pytest.mark.slow),
    ],
)
def test_the_seed_changes_nothing_on_the_wire_but_its_commitment(
    box: str, eyes: int | None, server: Running, guest: Client
) -> None:
    differ, compared = seed_makes_a_difference(server, guest, eyes, but_for_its_commitment=True, box=box)
    assert compared > 10
    assert not differ


def test_the_commitment_does_change_what_is_sent(server: Running, guest: Client) -> None:
    """The comparison above can fail."""
    differ, _ = seed_makes_a_difference(server, guest, 0, but_for_its_commitment=False)
    assert differ


@pytest.mark.slow
@pytest.mark.parametrize(("box", "players"), BOARDS)
def test_hidden_coins_change_no_scene(box: str, players: int) -> None:
    rng = random.Random(players)
    game = Game(Setup(box=box, players=players, rounds=4))
    teller = Teller(box, terrains_of(game.rules), [str(seat) for seat in range(players)], commitment="0" * 64)
    looked = 0
    while not game.over:
        if game.acting != CHANCE:
            eyes = rng.choice([*range(players), None, game.acting])
            plain, rich = Course(game), Course(game.copy())
            enriched(rich, eyes)
            for history in (False, True):
                assert teller.scene(plain, eyes, history=history) == teller.scene(rich, eyes, history=history)
            looked += 1
        game.apply(random_action(game.rules, game.state, rng))
    assert looked > 40


def test_the_seed_is_told_after_the_game_and_never_before(server: Running, guest: Client) -> None:
    with Table(guest, random.Random(3), "hh", rounds=1) as table:
        seed = live_game(server, table.game).row.seed.hex()
        seen = []
        for _ in play(table):
            for path in ("", "/entries", "/scenes/1?seat=0", "/replay", "/summary"):
                seen.append(guest.http.get(f"/api/games/{table.game}{path}").text)
            seen.append(guest.http.get("/api/games").text)
        seen += table.socket.heard[:-1]
        assert not any(seed in text or seed.upper() in text for text in seen)
        assert not any(spelled in text for text in seen for spelled in base_64(bytes.fromhex(seed)))
        assert guest.get(f"/api/games/{table.game}/summary")["seed"] == seed
        assert guest.get(f"/api/games/{table.game}/replay")["seed"] == seed
        assert seed not in table.socket.heard[-1]


def base_64(seed: bytes) -> list[str]:
    return [base64.b64encode(seed).decode().rstrip("="), base64.urlsafe_b64encode(seed).decode().rstrip("=")]


def test_the_commitment_shown_at_the_start_is_that_of_the_seed_told_at_the_end(guest: Client) -> None:
    opened = guest.http.post("/api/games", json={"seats": seats("hh"), "rounds": 1}).json()
    game, commitment = opened["id"], opened["commitment"]
    first = guest.get(f"/api/games/{game}/entries")[0]
    seals = [sentence["text"]["args"]["seal"] for sentence in first["sentences"] if "seal" in json.dumps(sentence)]
    assert seals == [f"{commitment[:16]}…"]
    with Table(guest, random.Random(4), "hh", id=game) as table:
        assert json.loads(table.socket.heard[0])["game"]["commitment"] == commitment
        for _ in play(table):
            assert guest.facts(game).commitment == commitment
            assert guest.get(f"/api/games/{game}/replay")["commitment"] == commitment
    assert guest.facts(game).commitment == commitment
    seed = guest.get(f"/api/games/{game}/summary")["seed"]
    assert hashlib.sha256(bytes.fromhex(seed)).hexdigest() == commitment
    replay = guest.get(f"/api/games/{game}/replay")
    assert (replay["seed"], replay["commitment"]) == (seed, commitment)
    assert guest.get(f"/api/games/{game}/entries")[0] == first


PATHS = ("", "/entries", "/scenes/1", "/scenes/1?seat=0", "/replay", "/summary")


def test_strangers_cannot_tell_a_running_game_from_none(server: Running, guest: Client, stranger: Client) -> None:
    with Table(guest, random.Random(3), "hh", rounds=1) as table:
        for path in PATHS:
            there = stranger.http.get(f"/api/games/{table.game}{path}")
            nowhere = stranger.http.get(f"/api/games/{'x' * 12}{path}")
            assert there.status_code == nowhere.status_code == 404
            assert there.content == nowhere.content
        for do in ("move", "undo", "pass"):
            command: Json = {"do": do, "request": "12345678", "version": 1, "seat": 0}
            command |= {"lines": ["pick 1"]} if do == "move" else {}
            assert stranger.http.post(f"/api/games/{table.game}/commands", json=command).status_code == 404
        assert stranger.http.post(f"/api/games/{table.game}/rematch").status_code == 404
        for game in (table.game, "x" * 12):
            with stranger.socket(game) as socket:
                assert socket.closed() == 4404
                assert socket.heard == []
        assert len(guest.entries(table.game)) == 1
        assert stranger.get("/api/games") == []
        for _ in play(table):
            pass
        # Whoever has the link may look at a finished game, and do nothing in it.
        for path in PATHS:
            assert stranger.http.get(f"/api/games/{table.game}{path}").status_code == 200
        assert stranger.http.post(f"/api/games/{table.game}/rematch").status_code == 404
        assert not any(seat.mine for seat in stranger.facts(table.game).seats)


def coins_seen(scene: Json) -> list[int | None]:
    return [player["coins"] for player in scene["position"]["players"]]


def test_looking_through_eyes_that_are_not_mine_shows_what_everybody_sees(
    server: Running, guest: Client, stranger: Client
) -> None:
    game = guest.open("hhb").id
    give_seat(server, game, 1, stranger)
    with guest.socket(game) as socket:
        socket.send({"do": "hello", "seat": 1})
        socket.receive()
        everybody = json.loads(socket.heard[-1])["scene"]
        assert everybody["position"]["eyes"] is None
        assert coins_seen(everybody) == [None, None, None]
        assert everybody["position"]["options"] == []
        for seat in (1, 2, 3, 4, None):
            assert socket.look(seat).position.eyes is None
        mine = socket.look(0).position
        assert mine.eyes == 0
        assert [player.coins is None for player in mine.players] == [False, True, True]
    for seat in (1, 2):
        answer = guest.http.get(f"/api/games/{game}/scenes/1?seat={seat}")
        assert answer.status_code == 404
        assert answer.json()["code"] == "not_your_seat"


def test_only_the_asked_seat_gets_options(guest: Client) -> None:
    with Table(guest, random.Random(5), "hh", rounds=5) as table:
        for _ in range(15):
            asked = asked_seat(table.scene)
            assert asked is not None
            other = table.socket.look(1 - asked).position
            assert (other.options, other.spread, other.selection, other.refusals) == ([], None, None, [])
            command = table.next_command()
            assert command is not None
            table.send(command)


def test_a_socket_of_a_guest_who_lost_the_cookie_is_closed(guest: Client, server: Running) -> None:
    game = guest.open("hh").id
    url = server.address.replace("http", "ws", 1) + f"/api/games/{game}/socket"
    for headers in ({}, {"Cookie": f"{guest.cookie}="}, {"Cookie": f"{guest.cookie}={guest.token[:-1]}"}):
        with Socket(url, headers) as socket, pytest.raises(ConnectionClosed) as closed:
            socket.receive()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4404


def test_entries_tell_of_no_totals(guest: Client) -> None:
    """Payments are public; how much somebody has is not."""
    with Table(guest, random.Random(6), "hhh", rounds=2) as table:
        for _ in play(table):
            pass
        for entry in guest.entries(table.game)[:-1]:
            for happening in Entry.model_validate(entry).happenings:
                assert "total" not in happening.about
                assert happening.name != "result"
