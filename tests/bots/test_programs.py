"""Programs at the table: they play by lines of JSON, and whatever goes wrong with one harms nobody else."""

from __future__ import annotations

import json
import shutil
import sys
from pathlib import Path

import pytest
from tests.bots.scripts import FAILURES, FIRST, program, runs, started, still_there
from tests.cli.running import EXAMPLES
from tests.server.running import wait_until

from tesno.bots import Match, Own, OwnBots, Patience, make_bot, own_bots, play_match
from tesno.bots.child import CODES, Child, Forfeit
from tesno.bots.contest import Contest, hold
from tesno.bots.seating import Seating
from tesno.bots.series import WHOLE, Plan, play_series
from tesno.bots.standings import standings
from tesno.play import Table
from tesno.play.table import rules_of

DUEL = Table(players=2, rounds=2)
QUICK = Patience(start=20, answer=20)
SHORT = Patience(start=0.5, answer=0.5)  # for those that hang


def played(own: OwnBots, *names: str, table: Table = DUEL, seed: int = 1) -> Match:
    with Seating(own) as seating:
        return seating.play(names, table, rules_of(table), seed)


def test_a_program_plays_as_a_bot_of_the_same_kind(tmp_path: Path) -> None:
    own = own_bots([f"first={program(tmp_path)}"], QUICK)
    match = played(own, "first", "random")
    rules = rules_of(DUEL)

    class First:
        needs_view = False

        def choose(self, view: object, legal: list[int], ledger: tuple[int, ...] | None = None) -> int:
            return legal[0]

    alike = play_match(rules, [First(), make_bot("random", rules, 1, 1)], 1)
    assert (match.coins, match.winners, match.decisions) == (alike.coins, alike.winners, alike.decisions)
    assert match.forfeits == {}
    (process,) = started(tmp_path)
    assert not runs(process)


@pytest.mark.parametrize("how", FAILURES)
def test_whoever_fails_has_lost_and_the_game_goes_on(
    how: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    answer, code, said = FAILURES[how]
    assert code in CODES
    patience = SHORT if code == "late" else QUICK
    match = played(own_bots([f"fox={program(tmp_path, answer)}"], patience), "fox", "random")
    assert list(match.forfeits) == [0]
    assert match.forfeits[0].startswith(f"{code}: ")
    assert said in match.forfeits[0]
    assert match.winners == [1]
    assert len(match.coins) == 2
    (process,) = started(tmp_path)
    assert not runs(process)
    if how == "raises":
        # What it says to its operator is passed on.
        assert "fox: about to" in capfd.readouterr().err


def test_a_stand_in_wins_nothing_and_the_victory_is_the_best_of_the_others(tmp_path: Path) -> None:
    own = own_bots([f"fox={program(tmp_path, 'sys.exit()')}"], QUICK)
    for seed in range(3):
        match = played(own, "fox", "random", "random", table=Table(players=3, rounds=2), seed=seed)
        assert 0 not in match.winners
        best = max(match.coins[1:])
        assert all(match.coins[seat] == best for seat in match.winners)


def test_a_game_that_all_have_forfeited_has_no_winner(tmp_path: Path) -> None:
    own = own_bots([f"fox={program(tmp_path, 'sys.exit()')}"], QUICK)
    assert played(own, "fox", "fox").winners == []
    (game,) = hold(Contest(DUEL, ("fox",), 1, own=own), jobs=1)
    assert game.shares == (0, 0)
    assert all(why.startswith("crashed") for why in game.forfeits)
    (standing,) = standings([game])
    assert (standing.games, standing.wins, standing.forfeits) == (2, 0, 2)


def test_a_team_loses_with_its_member(tmp_path: Path) -> None:
    own = own_bots([f"fox={program(tmp_path, 'sys.exit()')}"], QUICK)
    table = Table(box="warcraft", players=4, variant="factions", rounds=2)
    assert played(own, "fox", "random", "random", "random", table=table).winners == [1, 3]


def test_a_program_that_is_not_there_has_lost(tmp_path: Path) -> None:
    match = played(own_bots([f"fox={tmp_path}/fox"], QUICK), "fox", "random")
    assert match.forfeits[0].startswith("missing: ")
    assert match.winners == [1]


def test_what_a_program_has_started_ends_with_it(tmp_path: Path) -> None:
    kin = tmp_path / "kin"
    answer = f"open({str(kin)!r}, 'w').write(str(subprocess.Popen(['sleep', '1000']).pid)); time.sleep(1000)"
    match = played(own_bots([f"fox={program(tmp_path, answer)}"], SHORT), "fox", "random")
    assert match.forfeits[0].startswith("late: ")
    # On a busy machine it takes a moment until a process hears that it was killed.
    started_by_it = int(kin.read_text("utf-8"))
    wait_until(lambda: not still_there(started_by_it))


def test_one_that_has_left_others_behind_is_told_to_have_ended() -> None:
    """They keep its output open, so that it might still seem to think."""
    child = Child([sys.executable, "-c", "import os, time; os.fork() and os._exit(3); time.sleep(1000)"], "fox")
    try:
        with pytest.raises(Forfeit, match="crashed: it ended with status 3"):
            child.ask(b"{}\n", 2)
    finally:
        child.close()


def test_a_program_that_does_not_leave_when_its_game_is_over_is_ended(tmp_path: Path) -> None:
    command = program(tmp_path)
    path = tmp_path / "bot.py"
    path.write_text(path.read_text("utf-8") + "\ntime.sleep(1000)\n", encoding="utf-8")
    assert played(own_bots([f"fox={command}"], QUICK), "fox", "random").forfeits == {}
    (process,) = started(tmp_path)
    assert not runs(process)


def test_it_is_told_how_the_game_ended(tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    command = program(tmp_path)
    path = tmp_path / "bot.py"
    listening = f'    if message["kind"] == "end":\n        open({str(heard)!r}, "w").write(line)\n'
    path.write_text(path.read_text("utf-8") + listening, encoding="utf-8")
    match = played(own_bots([f"fox={command}"], QUICK), "fox", "random")
    assert json.loads(heard.read_text("utf-8")) == {
        "kind": "end",
        "coins": match.coins,
        "winners": match.winners,
        "forfeits": [],
    }


def test_a_question_larger_than_a_pipe_is_read_and_answered_in_time() -> None:
    child = Child([sys.executable, "-c", "import sys; [print(len(line), flush=True) for line in sys.stdin]"], "fox")
    try:
        assert child.ask(b"x" * 1_000_000 + b"\n", 20) == b"1000001"
    finally:
        child.close()
    silent = Child([sys.executable, "-c", "import time; time.sleep(1000)"], "fox")
    try:
        with pytest.raises(Forfeit, match="has not read its question"):
            silent.ask(b"x" * 1_000_000 + b"\n", 0.3)
    finally:
        silent.close()


def test_contests_and_series_go_on_and_count_what_was_forfeited(tmp_path: Path) -> None:
    # It fails on one seat only.
    answer = f"sys.exit() if message['view']['seat'] else {FIRST}"
    own = own_bots([f"fox={program(tmp_path, answer)}"], QUICK)
    file = tmp_path / "results.jsonl"
    contest = Contest(DUEL, ("fox", "random"), 4, own=own)
    games = hold(contest, jobs=1, file=file)
    assert [bool(game.forfeits) for game in games] == [game.seating[1] == "fox" for game in games]
    assert hold(contest, jobs=1, file=file) == games
    found = {one.bot: one for one in standings(games)}
    assert (found["fox"].forfeits, found["random"].forfeits) == (2, 0)
    assert found["random"].wins >= 2
    totals = play_series(Plan(DUEL, ("random", "fox"), own=own), 3, jobs=1)
    assert totals.forfeits == [0, 3]
    assert totals.wins == [3 * WHOLE, 0]
    assert sum(totals.failures.values()) == 3
    assert not any(map(runs, started(tmp_path)))


@pytest.mark.slow
def test_processes_change_nothing(tmp_path: Path) -> None:
    own = own_bots([f"fox={program(tmp_path)}", str(EXAMPLES / "bots" / "dearest.py:Dearest")], QUICK)
    contest = Contest(DUEL, ("fox", "Dearest"), 4, own=own)
    assert hold(contest, jobs=1) == hold(contest, jobs=2)
    assert not any(map(runs, started(tmp_path)))


EXAMPLE_BOTS = {
    "class": (None, f"{EXAMPLES}/bots/dearest.py:Dearest"),
    "python": (None, f"dearest='{sys.executable}' '{EXAMPLES}/bots/dearest_program.py'"),
    "javascript": ("node", f"dearest=node '{EXAMPLES}/bots/dearest.js'"),
}


@pytest.mark.parametrize("kind", EXAMPLE_BOTS)
def test_the_examples_beat_chance(kind: str) -> None:
    needs, text = EXAMPLE_BOTS[kind]
    if needs is not None and shutil.which(needs) is None:
        pytest.skip(f"there is no {needs} here")
    own = own_bots([text], QUICK)
    totals = play_series(Plan(Table(rounds=4), ("random", own.names[0]), own=own), 4, jobs=1)
    assert totals.forfeits == [0, 0]
    assert totals.coins[1] > totals.coins[0]
    assert totals.wins[1] >= 3 * WHOLE


def test_the_examples_play_every_box() -> None:
    own = OwnBots(
        (
            Own("class", f"{EXAMPLES}/bots/dearest.py:Dearest"),
            Own("program", f"'{sys.executable}' '{EXAMPLES}/bots/dearest_program.py'"),
        ),
        QUICK,
    )
    for box in ("underground", "warcraft"):
        assert played(own, "class", "program", table=Table(box=box, players=2, rounds=3)).forfeits == {}
