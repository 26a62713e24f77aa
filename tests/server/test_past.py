"""Looking back: the same as a fold from the start, in a fraction of the work, and while others are served."""

from __future__ import annotations

import asyncio
import json
import random
from collections import Counter

import pytest
from tests.server.client import Client
from tests.server.running import Running
from tests.server.tables import Table, live_game, play

from tesno.server import past
from tesno.server.chronicle import Chronicle
from tesno.server.course import Body, Course, course_of
from tesno.server.live import LiveGame
from tesno.server.past import STRIDE, entries_json
from tesno.server.wire import Entry, Scene


@pytest.fixture
def played(server: Running, guest: Client) -> LiveGame:
    """A game that is over, with moves taken back in it."""
    with Table(guest, random.Random(8), "hhh", rounds=6) as table:
        for _ in play(table):
            pass
    live = live_game(server, table.game)
    assert live.version > 4 * STRIDE
    assert any(body["kind"] == "undo" for body in live.course.bodies)
    return live


@pytest.fixture
def followed(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """How many entries were followed."""
    count: Counter[str] = Counter()
    follow = Course.follow

    def counted(course: Course, body: Body) -> None:
        count["entries"] += 1
        follow(course, body)

    monkeypatch.setattr(Course, "follow", counted)
    return count


@pytest.mark.parametrize("most_kept", [past.MOST_KEPT, 3])
def test_a_moment_of_the_past_is_what_the_log_tells(
    most_kept: int, played: LiveGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(past, "MOST_KEPT", most_kept)
    rng = random.Random(1)
    versions = [*range(1, played.version + 1), *range(played.version, 0, -1), *rng.choices(range(played.version), k=50)]
    looking_back = past.Past(played.course.game)
    folded: dict[int, Scene] = {}
    bodies = played.course.bodies
    for version in versions:
        course = asyncio.run(looking_back.course_at(bodies, version))
        if version not in folded:
            folded[version] = scene_of(played, course_of(played.course.game.table, bodies[:version]))
        assert scene_of(played, course) == folded[version]
        # It is the caller's own, to be played on or spoilt.
        if not course.game.over:
            course.game.apply(course.game.legal[0])
        course.bodies.clear()
        assert len(looking_back._kept) <= most_kept


def scene_of(live: LiveGame, course: Course) -> Scene:
    return live.teller.scene(course, 0)


def test_looking_back_takes_little_work(played: LiveGame, guest: Client, followed: Counter[str]) -> None:
    game = f"/api/games/{played.row.id}"
    last = played.version
    guest.get(f"{game}/scenes/{last}")
    assert followed.total() == last, "once the whole log"
    for version in (last, 1, last // 2, last - 1):
        followed.clear()
        assert guest.get(f"{game}/scenes/{version}")["version"] == version
        assert followed.total() < STRIDE


def test_what_is_added_to_a_log_is_all_that_is_followed(server: Running, guest: Client, followed: Counter[str]) -> None:
    with Table(guest, random.Random(3), "hh", rounds=6) as table:
        for _ in play(table):
            version = table.scene.version
            followed.clear()
            assert guest.get(f"/api/games/{table.game}/scenes/{version}")["version"] == version
            assert followed.total() <= STRIDE


def test_others_are_served_meanwhile(played: LiveGame) -> None:
    bodies = played.course.bodies

    async def turns_while_reading() -> int:
        looking_back = past.Past(played.course.game)
        # Two at once must not get in each other's way either.
        one, other = (asyncio.create_task(looking_back.course_at(bodies, played.version)) for _ in range(2))
        turns = 0
        while not (one.done() and other.done()):
            await asyncio.sleep(0)
            turns += 1
        assert scene_of(played, one.result()) == scene_of(played, other.result()) == scene_of(played, played.course)
        spelling = asyncio.create_task(entries_json(played.told, range(1, played.version + 1)))
        while not spelling.done():
            await asyncio.sleep(0)
            turns += 1
        return turns

    assert asyncio.run(turns_while_reading()) >= 2 * (played.version // STRIDE)


def test_entries_are_put_into_words_once(played: LiveGame, guest: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    spelled: Counter[int] = Counter()
    dump = Entry.model_dump_json

    def counted(entry: Entry) -> str:
        spelled[entry.version] += 1
        return dump(entry)

    entries = [played.entry(version + 1).model_dump(mode="json") for version in range(played.version)]
    # As if none had ever been sent.
    played._chronicle = Chronicle()
    played._newest = None
    monkeypatch.setattr(Entry, "model_dump_json", counted)
    for since in (0, 3):
        with guest.socket(played.row.id) as socket:
            socket.hello(since=since)
            told = json.loads(socket.heard[-1])["entries"]
            assert told == entries[since:]
    for since in (0, 3, played.version - 1, played.version, 0):
        told = guest.get(f"/api/games/{played.row.id}/entries?since={since}")
        assert told == entries[since:]
    assert spelled == Counter(range(1, played.version + 1))
