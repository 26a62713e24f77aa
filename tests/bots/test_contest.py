"""Contests: fair seats, common seeds, nothing counted twice, gone on with after a stop."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest

from tesno.bots import BotError
from tesno.bots.contest import Contest, Heat, Played, hold, results, seatings
from tesno.bots.kept import KeptGames
from tesno.bots.own import own_bots
from tesno.bots.series import WHOLE
from tesno.play import Table

DUEL = Table(players=2, rounds=3)
THREE = Table(players=3, rounds=3)


def test_as_many_names_as_seats_are_one_lineup() -> None:
    assert Contest(THREE, ("random", "greedy", "random"), 6).lineups() == [("greedy", "random", "random")]
    assert Contest(THREE, ("random",), 6).lineups() == [("random", "random", "random")]


def test_more_names_play_in_every_combination() -> None:
    contest = Contest(DUEL, ("random", "greedy", "random"), 2)
    assert contest.lineups() == [("greedy", "random"), ("random", "random")]


def test_everybody_follows_everybody_equally_often() -> None:
    """Whoever plays after a weak bot has it easier: hard won 66 % of 300 games before random and 76 % after it."""
    for bots, seats in ((("greedy", "hard", "random"), 3), (("easy", "greedy", "hard", "random"), 4)):
        contest = Contest(Table(players=seats), bots, 6 * seats)
        assert contest.lineups() == [bots]
        after = Counter(
            (heat.lineup[place - 1], heat.lineup[place]) for heat in contest.heats() for place in range(seats)
        )
        assert len(after) == seats * (seats - 1)
        assert set(after.values()) == {6 // (seats - 1)}
    # A seed is one order, with all its seatings; so much is played at least.
    assert Contest(THREE, ("greedy", "hard", "random"), 1).heats() == [Heat(0, ("greedy", "hard", "random"))]
    # Of one against equal ones there is one order.
    heats = Contest(THREE, ("hard", "easy", "easy"), 9).heats()
    assert heats == [Heat(index, ("easy", "easy", "hard")) for index in range(3)]


def test_orders_with_fewer_seatings_are_played_less() -> None:
    """So that all seatings there are come equally often."""
    heats = Contest(Table(players=4), ("easy", "easy", "hard", "hard"), 12).heats()
    counts = Counter(seating for heat in heats for seating in seatings(heat.lineup))
    assert len(counts) == 6
    assert set(counts.values()) == {2}


def test_in_teams_everybody_plays_beside_everybody_equally_often() -> None:
    teams = Table(box="warcraft", players=4, variant="factions", rounds=2)
    # Seats 0 and 2 are one team, 1 and 3 the other. Of four that were named it is as they were named.
    named = Contest(teams, ("random", "easy", "greedy", "beginner"), 24)
    assert named.lineups() == [("beginner", "random", "easy", "greedy")]
    assert {heat.lineup for heat in named.heats()} == set(named.lineups())
    contest = Contest(teams, ("beginner", "easy", "greedy", "hard", "medium"), 12)
    assert len(contest.lineups()) == 5
    beside = Counter(
        frozenset(pair)
        for heat in contest.heats()
        for seating in seatings(heat.lineup)
        for pair in ((seating[0], seating[2]), (seating[1], seating[3]))
    )
    assert len(beside) == 10
    assert len(set(beside.values())) == 1


def test_what_was_played_in_all_orders_is_gone_on_with(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    few, many = (Contest(THREE, ("greedy", "random", "easy"), games) for games in (6, 12))
    first = hold(few, jobs=1, file=file)
    heard: list[int] = []
    assert hold(many, jobs=1, heard=heard.append, file=file) == hold(many, jobs=1)
    assert heard[0] == len(first) == 6
    assert sum(heard) == 12


@pytest.mark.parametrize(("bots", "said"), [(("greedy", "random"), "2 bots for 3 seats"), (("gredy",), "greedy")])
def test_a_lineup_that_cannot_be_is_refused(bots: tuple[str, ...], said: str) -> None:
    with pytest.raises(BotError, match=said):
        Contest(THREE, bots, 1).lineups()


def test_every_bot_sits_on_every_seat_equally_often_with_the_same_seeds() -> None:
    played = hold(Contest(THREE, ("greedy", "random", "random"), 6), jobs=1)
    assert len(played) == 6
    assert Counter(game.seating.index("greedy") for game in played) == {0: 2, 1: 2, 2: 2}
    assert Counter(game.index for game in played) == {0: 3, 1: 3}
    assert all(WHOLE - 2 <= sum(game.shares) <= WHOLE for game in played)


def test_equal_bots_play_a_seed_once() -> None:
    assert seatings(("random", "random")) == [("random", "random")]
    played = hold(Contest(DUEL, ("random",), 4), jobs=1)
    assert [game.index for game in played] == [0, 1, 2, 3]


def test_the_number_of_games_is_made_whole() -> None:
    assert len(hold(Contest(DUEL, ("greedy", "random"), 3), jobs=1)) == 4


def test_processes_change_nothing() -> None:
    contest = Contest(DUEL, ("greedy", "random"), 20, seed=5)
    assert hold(contest, jobs=1) == hold(contest, jobs=2)


def test_what_is_in_the_file_is_not_played_again(tmp_path: Path) -> None:
    file = tmp_path / "deep" / "results.jsonl"
    few, many = (Contest(DUEL, ("greedy", "random"), games, seed=1) for games in (4, 8))
    first = hold(few, jobs=1, file=file)
    marked = file.read_text("utf-8").replace(f'"coins": {json.dumps(first[0].coins)}', '"coins": [1000, 0]', 1)
    file.write_text(marked, "utf-8")
    heard: list[int] = []
    again = hold(many, jobs=1, heard=heard.append, file=file)
    assert again[0].coins == (1000, 0)
    assert [game for game in again if game.index >= 2] == [game for game in hold(many, jobs=1) if game.index >= 2]
    assert heard[0] == 4
    assert sum(heard) == len(again) == 8


@pytest.mark.parametrize("jobs", [1, 2])
def test_what_is_lost_by_a_stop_is_a_heat_of_each_process(jobs: int, tmp_path: Path) -> None:
    """Games of the levels take minutes at large tables: each heat is told and kept when it has ended."""
    file = tmp_path / "results.jsonl"
    kept: list[int] = []
    heard: list[int] = []

    def listen(more: int) -> None:
        heard.append(more)
        kept.append(len(file.read_text("utf-8").splitlines()) - 1)

    hold(Contest(DUEL, ("greedy", "random"), 40), jobs=jobs, heard=listen, file=file)
    assert heard == [0, *[2] * 20]
    assert kept == [2 * number for number in range(21)]


def test_a_game_cut_short_in_the_file_is_played_anew(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    contest = Contest(DUEL, ("greedy", "random"), 4)
    whole = hold(contest, jobs=1, file=file)
    text = file.read_text("utf-8")
    file.write_text(text[:-9], "utf-8")
    assert hold(contest, jobs=1, file=file) == whole
    assert hold(contest, jobs=1, file=file) == whole


def test_a_file_of_something_else_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    hold(Contest(DUEL, ("random",), 1), jobs=1, file=file)
    before = file.read_text("utf-8")
    with pytest.raises(BotError, match=r"other games \(what differs: seed\)"):
        hold(Contest(DUEL, ("random",), 1, seed=2), jobs=1, file=file)
    assert file.read_text("utf-8") == before
    others = (b'{"a": "table"}\n', b'{"a": "table"}\n{"of', b"\xff\xfe")
    for content in (b"a letter\n", b"a letter without an end of its line", *others):
        file.write_bytes(content)
        with pytest.raises(BotError, match="no file of games like these: name another"):
            hold(Contest(DUEL, ("random",), 1), jobs=1, file=file)
        assert file.read_bytes() == content


def test_games_by_other_rules_or_bots_are_not_gone_on_with(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "results.jsonl"
    contest = Contest(DUEL, ("random",), 1)
    hold(contest, jobs=1, file=file)
    before = file.read_text("utf-8")
    monkeypatch.setattr("tesno.bots.contest.sources", lambda: "what they are tomorrow")
    with pytest.raises(BotError, match="other rules or bots than today's"):
        hold(contest, jobs=1, file=file)
    assert file.read_text("utf-8") == before


def test_a_bot_of_ones_own_must_be_the_same_when_games_are_gone_on_with(tmp_path: Path) -> None:
    file, program, module = (tmp_path / name for name in ("results.jsonl", "fox.py", "hare.py"))
    program.write_text("# a fox\n", "utf-8")
    module.write_text("class Hare: ...\n", "utf-8")

    def kept(*entries: str) -> KeptGames[Played]:
        return results(Contest(DUEL, ("random",), 1, own=own_bots(entries)), file)

    fox, hare = f"fox=python {program}", f"{module}:Hare"
    game = Played(0, ("fox", "fox"), (60, 0), (9, 8))
    kept(fox).read()
    kept(fox).add([game])
    # Another one may join, by the same file.
    for entries in ([fox], [fox, hare], [hare], []):
        assert kept(*entries).read() == [game]
    with pytest.raises(BotError, match="'fox' that was another one, or has changed"):
        kept(f"{fox} --brave").read()
    for path, entry in ((program, fox), (module, hare)):
        path.write_text("# another one\n", "utf-8")
        with pytest.raises(BotError, match="or has changed since: name another file"):
            kept(entry).read()


def test_a_line_up_is_known_by_its_bots_in_any_seating() -> None:
    assert Played(0, ("random", "greedy"), (60, 0), (9, 8)).lineup == ("greedy", "random")
