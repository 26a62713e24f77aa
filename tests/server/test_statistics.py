"""A guest's finished games in numbers: what is counted, what is not, and where the numbers come from."""

from __future__ import annotations

import random
from typing import Any

from tests.server.client import Client, Json, seats
from tests.server.running import Running, wait_until
from tests.server.tables import Table, guest_number, play

from tesno.server.results import RESULT
from tesno.server.statistics import MOST_AT_ONCE, counts, statistics_of
from tesno.server.store import ResultRow
from tesno.server.wire import Figures, Statistics


def mine(client: Client) -> Statistics:
    return Statistics.model_validate(client.get("/api/me/statistics"))


def played(client: Client, letters: str, seed: int, **wish: Any) -> str:
    """A whole game of one round."""
    with Table(client, random.Random(seed), letters, rounds=1, **wish) as table:
        for _ in play(table):
            pass
        return table.game


def test_who_has_not_played_has_nothing(server: Running, guest: Client) -> None:
    nothing = Statistics(
        total=Figures(games=0, wins=0, coins=0.0),
        boxes=[],
        bots=[],
        peoples=[],
        best=None,
        last=[],
        shared=0,
        resigned=0,
        missing=0,
    )
    assert mine(guest) == nothing
    # A game under way is none yet.
    guest.open("hb")
    assert mine(guest) == nothing
    with Client(server.address) as nobody:
        nobody.http.cookies.clear()
        assert Statistics.model_validate(nobody.get("/api/me/statistics")) == nothing


def test_a_game_counts_as_its_summary_tells_it(server: Running, guest: Client) -> None:
    game = played(guest, "hbb", 1)
    facts = guest.facts(game)
    summary = guest.get(f"/api/games/{game}/summary")
    coins = guest.get(f"/api/games/{game}/scenes/{facts.version}?seat=0")["position"]["players"][0]["coins"]
    line = next(line for line in guest.get("/api/games") if line["game"]["id"] == game)
    found = mine(guest)
    won = 0 in line["winners"]
    assert found.total == Figures(games=1, wins=int(won), coins=float(coins))
    assert [(box.box, box.games) for box in found.boxes] == [("base", 1)]
    assert [(bot.bot, bot.games, bot.coins) for bot in found.bots] == [("greedy", 1, float(coins))]
    combos = [combo for combo in summary["combos"] if combo["seat"] == 0]
    assert {(people.race, people.coins) for people in found.peoples} == {
        (combo["race"], float(combo["coins"])) for combo in combos
    }
    assert found.best is not None
    assert (found.best.game, found.best.coins) == (game, max(combo["coins"] for combo in combos))
    assert [(last.game, last.coins, last.won) for last in found.last] == [(game, coins, won)]


def test_hot_seat_and_resigned_games_are_told_apart(server: Running, guest: Client) -> None:
    played(guest, "hh", 2)
    left = guest.open("hb", rounds=1).id
    guest.command(left, {"do": "resign", "seat": 0, "request": "resign-at-once"})
    wait_until(lambda: guest.facts(left).over)
    found = mine(guest)
    assert (found.total.games, found.shared, found.resigned) == (0, 1, 1)
    assert found.peoples == []


def test_games_without_a_result_are_gone_through_a_few_at_a_time(server: Running, guest: Client) -> None:
    games = [played(guest, "hb", seed) for seed in range(MOST_AT_ONCE + 1)]
    before = mine(guest)
    store = server.service.store
    for game in games:
        row = server.do(store.game(game))
        assert row is not None
        assert RESULT in row.progress
        bare = {name: value for name, value in row.progress.items() if name != RESULT}
        server.do(store.keep_progress(game, bare))
    first = mine(guest)
    assert (first.total.games, first.missing) == (MOST_AT_ONCE, 1)
    assert mine(guest) == before
    assert all(RESULT in row.progress for row in server.do(store.results_of(guest_number(server, guest), 1000)))


def test_one_that_cannot_be_read_hides_no_other(server: Running, guest: Client) -> None:
    good, bad = played(guest, "hb", 7), played(guest, "hb", 8)
    store = server.service.store
    row = server.do(store.game(bad))
    assert row is not None
    server.do(server.service.hall.put_away(bad, _nothing))
    bare: Json = {name: value for name, value in row.progress.items() if name != RESULT}
    server.do(store.keep_progress(bad, {**bare, "round": 9}))
    for _ in range(2):
        found = mine(guest)
        assert (found.total.games, found.missing) == (1, 0)
        assert found.last[0].game == good


def test_what_counts() -> None:
    def row(*mine: int, resigned: tuple[int, ...] = ()) -> ResultRow:
        return ResultRow("id", "base", seats("hb"), "2026", {"resigned": resigned, "winners": [0]}, mine)

    assert counts(row(0))
    assert not counts(row(0, 1))
    assert not counts(row(0, resigned=(0,)))
    assert counts(row(0, resigned=(1,)))


def test_many_games_are_summed_up_by_box_people_and_bot() -> None:
    def row(id: str, box: str, bot: str, coins: int, won: bool, *combos: tuple[str, int]) -> ResultRow:
        progress = {
            "winners": [0] if won else [1],
            RESULT: {
                "coins": [coins, 50],
                "combos": [[0, race, "hill", got] for race, got in combos] + [[1, "elves", "swamp", 99]],
            },
        }
        return ResultRow(id, box, seats("hb", bot), "2026", progress, (0,))

    found = statistics_of(
        [
            row("c", "base", "easy", 100, True, ("orcs", 40), ("trolls", 60)),
            row("b", "base", "hard", 80, False, ("orcs", 30)),
            row("a", "underground", "hard", 60, True, ("orcs", 20)),
        ],
        0,
    )
    assert (found.total.games, found.total.wins, found.total.coins) == (3, 2, 80.0)
    assert [(box.box, box.games, box.wins, box.coins) for box in found.boxes] == [
        ("base", 2, 1, 90.0),
        ("underground", 1, 1, 60.0),
    ]
    assert [(bot.bot, bot.games, bot.wins) for bot in found.bots] == [("easy", 1, 1), ("hard", 2, 1)]
    assert [(people.box, people.race, people.picks, people.wins, people.coins) for people in found.peoples] == [
        ("base", "orcs", 2, 1, 35.0),
        ("base", "trolls", 1, 1, 60.0),
        ("underground", "orcs", 1, 1, 20.0),
    ]
    assert found.best is not None
    assert (found.best.game, found.best.race, found.best.coins) == ("c", "trolls", 60)
    assert [last.game for last in found.last] == ["c", "b", "a"]


async def _nothing() -> None:
    """Nothing is done to it."""
