"""Saves games of this very version for the tests of all later ones: replays, and the data folder of a server.

Usage: python -m tools.keep_saved_games FOLDER

Run it once before a release that changes how a state is packed or how a game is played, from a clean checkout, into a
new folder of tests/fixtures/saved named after the commit (tests/fixtures/saved/README.md). Needs the dev extra.
"""

from __future__ import annotations

import argparse
import json
import random
import shutil
import sqlite3
import tempfile
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests.server.client import Client, asked_seat
from tests.server.running import Running, serving
from tests.server.tables import Table as Seats
from tests.server.tables import live_game
from tests.standing import standing

from tesno.bots.roster import make_bot
from tesno.core.actions import CHANCE
from tesno.core.notation import seat_name
from tesno.play import Game, Ledger, SealedDice, Table, write_replay
from tesno.server.course import Course, course_of
from tesno.server.fingerprint import fingerprint_of

EXAMPLES = Path("examples")  # counted from the checkout: names of files are part of a replay
MOST_TRIES = 2000
OVER = "over"
DATABASE = "games.sqlite3"


@dataclass(frozen=True)
class Wish:
    """A moment to stop at: what is asked then, and how the log ends."""

    name: str
    table: Table
    question: str
    last: tuple[str, ...] = ()  # one of these words begins the last line of the log
    from_round: int = 2
    abroad: bool = False  # somebody is asked in another's turn
    bot: str = "random"


def _base(players: int, **entries: Any) -> Table:
    return Table(players=players, **entries)


def _under(players: int, **entries: Any) -> Table:
    return Table(box="underground", players=players, **entries)


def _war(players: int, **entries: Any) -> Table:
    return Table(box="warcraft", players=players, **entries)


_OWN = Table.with_content([EXAMPLES / "yetis.toml", EXAMPLES / "lighthouse_keepers.toml"], players=3)
_ALL_OPTIONS = ("sorcerers_convert_empty_handed", "own_decline_defends", "open_coins")

WISHES = (
    Wish("base-2-finished", _base(2), OVER, bot="greedy"),
    Wish("base-3-finished-options", _base(3, rounds=5, options=_ALL_OPTIONS), OVER),
    Wish("base-4-conquest", _base(4), "conquer", last=("conquer",), from_round=4),
    Wish("base-5-retreat", _base(5), "retreat", abroad=True, last=("retreat",)),
    Wish("base-3-redeployment", _base(3), "redeploy", last=("place",), from_round=3),
    Wish("base-2-die", _base(2, options=("own_decline_defends",)), "die", from_round=5),
    Wish("base-4-peace", _base(4), "peace"),
    Wish("base-3-own-content", _OWN, "camp"),
    Wish("base-5-camp-withdrawn", _base(5), "camp", abroad=True, from_round=1),
    Wish("base-2-abandoning", _base(2, map="base-3"), "ready", last=("abandon",), from_round=4),
    Wish("underground-2-finished", _under(2), OVER, bot="greedy"),
    Wish("underground-5-finished-options", _under(5, rounds=4, options=("open_coins",)), OVER),
    Wish("underground-3-relic-armed", _under(3), "conquer", last=("sword", "socks", "doormat", "bag"), from_round=3),
    Wish("underground-4-retreat", _under(4), "retreat", abroad=True, last=("retreat",)),
    Wish("underground-3-power-granted", _under(3), "grant", from_round=3),
    Wish("underground-2-balrog", _under(2, options=("own_decline_defends",)), "balrog", from_round=4),
    Wish("underground-4-queen", _under(4), "queen", from_round=3),
    Wish("underground-5-redeployment", _under(5), "redeploy", last=("place",), from_round=3),
    Wish("underground-2-find", _under(2), "find", from_round=3),
    Wish("underground-3-bag", _under(3), "bag", from_round=3),
    Wish("warcraft-2-finished", _war(2), OVER, bot="greedy"),
    Wish("warcraft-5-finished-options", _war(5, rounds=4, options=("open_coins",)), OVER),
    Wish("warcraft-4-layout-drawn", _war(4, layout="random", rounds=3), OVER),
    Wish("warcraft-3-artifact-armed", _war(3), "conquer", last=("frostmourne", "doomhammer", "ashes_of_alar")),
    Wish("warcraft-4-retreat", _war(4), "retreat", abroad=True, last=("retreat",)),
    Wish("warcraft-2-fuse", _war(2), "fuse"),
    Wish("warcraft-3-bomb", _war(3), "bomb", from_round=3),
    Wish("warcraft-4-beast", _war(4), "beast", last=("beast",)),
    Wish("warcraft-2-champion-withdrawn", _war(2), "champion", abroad=True),
    Wish("warcraft-5-objective", _war(5), "objective", last=("objective",)),
    Wish("warcraft-3-portal", _war(3), "portal", last=("portal",)),
    Wish("warcraft-2-find", _war(2), "find"),
    Wish("warcraft-5-aegis", _war(5, map=["l2b", "l1a", "m2b", "s2a", "s1b"]), "aegis"),
)


def keep_replays(folder: Path) -> None:
    fingerprints: dict[str, str] = {}
    for wish in WISHES:
        game = found(wish)
        write(folder / "replays" / f"{wish.name}.json", write_replay(game))
        write(folder / "expected" / f"{wish.name}.json", standing(game))
        fingerprints[wish.name] = fingerprint_of(game.rules, game.state)
        print(f"{wish.name}: {len(game.log)} moves")
    write(folder / "fingerprints.json", fingerprints)


def found(wish: Wish) -> Game:
    """The first game by seed that comes to the moment wished for."""
    for seed in range(MOST_TRIES):
        # A layout is drawn before anything else is asked.
        game = Game(wish.table, seed=seed if wish.table.layout else None)
        if _reached(game, wish, seed):
            return game
    raise SystemExit(f"{wish.name}: no game comes there")


def _reached(game: Game, wish: Wish, seed: int) -> bool:
    rng = random.Random(seed)
    bots = [make_bot(wish.bot, game.rules, seat, seed + seat) for seat in range(game.rules.seats)]
    ledger = Ledger(game.rules)
    heard = 0
    while not game.over:
        if _is_there(game, wish):
            return True
        if game.acting == CHANCE:
            game.apply(rng.choice(game.legal))
        elif wish.bot == "random":
            # Rarely give up or stop, so that games have wars in them.
            texts = game.legal_texts
            game.apply(rng.choices(texts, [0.2 if text in ("decline", "end", "skip") else 1.0 for text in texts])[0])
        else:
            game.apply(bots[game.acting].choose(game.view(game.acting), game.legal, ledger.totals))
        ledger.hear(game.events[heard:])
        heard = len(game.events)
    return wish.question == OVER


def _is_there(game: Game, wish: Wish) -> bool:
    # Cheap questions first: saying how a game stands takes longer than playing on.
    if wish.question == OVER or game.state.round < wish.from_round:
        return False
    if wish.last and game.log[-1].text.split()[0] not in wish.last:
        return False
    stands = standing(game)
    return stands["question"] == wish.question and (not wish.abroad or stands["acting"] != stands["turn"])


# The data folder.

ASKED = ("queen", "armour", "ring", "scepter", "bag", "volcano", "balrog", "ancient", "ghost", "leave")


@dataclass(frozen=True)
class Setting:
    """A table of the server, and where it is left."""

    name: str
    letters: str
    wish: dict[str, Any]
    there: Callable[[Course], bool]


def _question(course: Course) -> str:
    return str(standing(course.game)["question"])


def _steps(course: Course) -> int:
    """How many steps can be taken back now."""
    seat = course.held if course.held is not None else course.game.acting
    return course.undo_steps(seat)


SETTINGS = (
    Setting("finished", "hh", {"rounds": 2}, lambda course: course.game.over),
    Setting("finished with bots", "hbb", {"box": "underground", "rounds": 2}, lambda course: course.game.over),
    Setting(
        "in the middle of conquests, with steps to take back",
        "hhh",
        {},
        lambda course: course.game.state.round > 1 and _steps(course) > 1 and _question(course) == "conquer",
    ),
    Setting(
        "a turn held open",
        "hh",
        {"box": "underground"},
        lambda course: course.game.state.round > 1 and course.held is not None and _steps(course) > 0,
    ),
    Setting(
        "tokens in hand at redeployment, options on",
        "hhhhh",
        {"options": ["open_coins", "own_decline_defends"]},
        lambda course: course.version > 20 and _question(course) == "redeploy" and _steps(course) > 0,
    ),
    Setting("a retreat", "hhhh", {"box": "underground"}, lambda course: _question(course) == "retreat"),
    Setting(
        "against a bot, after something was taken back",
        "hb",
        {},
        lambda course: (
            course.game.state.round > 2
            and course.game.acting == 0
            and course.held is None
            and any(body["kind"] == "undo" for body in course.bodies[-6:])
        ),
    ),
    Setting(
        "a trait's question",
        "hh",
        {"box": "underground"},
        lambda course: course.game.state.round > 2 and _question(course) in ASKED,
    ),
    Setting(
        "continents drawn, finds face down and up",
        "hhh",
        {"box": "warcraft", "layout": "random"},
        lambda course: course.game.state.round > 2 and any(course.game.state.find_at) and course.game.state.buried > 0,
    ),
    Setting("just opened, on another board", "hhh", {"map": "base-4"}, lambda course: True),
)


def keep_data(folder: Path) -> None:
    with tempfile.TemporaryDirectory() as place:
        data = Path(place)
        with Running(data) as server, Client(server.address) as client:
            client.http.put("/api/me", json={"name": "Anna", "language": "pl"}).raise_for_status()
            token = client.token
            left = {
                _played(server, client, setting, random.Random(number)): setting.name
                for number, setting in enumerate(SETTINGS)
            }
        left[_left_to_a_bot(data, token)] = "a bot is asked, and the server was killed"
        games = {id: {"name": name, **_expected(data, id)} for id, name in left.items()}
        write(folder / "data.json", {"token": token, "games": games})
        _pack(data / DATABASE, folder / "data" / DATABASE)


def _played(server: Running, client: Client, setting: Setting, rng: random.Random) -> str:
    """A game played to where it is to be left."""
    for _ in range(MOST_TRIES):
        id = client.open(setting.letters, **setting.wish).id
        with Seats(client, rng, setting.letters, id) as table:
            while not setting.there(live_game(server, id).course):
                command = table.next_command()
                if command is not None:
                    table.send(command)
                elif not setting.there(live_game(server, id).course):
                    break
            else:
                print(f"{setting.name}: {id}, version {live_game(server, id).version}")
                return id
    raise SystemExit(f"{setting.name}: no game comes there")


def _left_to_a_bot(data: Path, token: str) -> str:
    """A game of a server that is killed the moment a bot is asked."""
    for number in range(MOST_TRIES):
        with serving(data) as server, Client(server.address, token) as client:
            with Seats(client, random.Random(number), "hbb", box="underground") as table:
                while table.scene.position.round < 2 or asked_seat(table.scene) == 0:
                    command = table.next_command()
                    assert command is not None
                    table.send(command)
                server.kill()
            if _course(data, table.game).game.acting > 0:
                return table.game
    raise SystemExit("the bots are always faster")


def _course(data: Path, id: str) -> Course:
    """A game as its log tells it."""
    with closing(sqlite3.connect(data / DATABASE)) as connection:
        [(table,)] = connection.execute('SELECT "table" FROM games WHERE id = ?', [id])
        bodies = connection.execute("SELECT body FROM entries WHERE game = ? ORDER BY version", [id]).fetchall()
    return course_of(Table.from_json(json.loads(table)), [json.loads(body) for (body,) in bodies])


def _expected(data: Path, id: str) -> dict[str, Any]:
    course = _course(data, id)
    with closing(sqlite3.connect(data / DATABASE)) as connection:
        [(seed,)] = connection.execute("SELECT seed FROM games WHERE id = ?", [id])
    return {
        "commitment": SealedDice(seed).commitment,
        "version": course.version,
        "held": None if course.held is None else seat_name(course.held),
        "undo_steps": _steps(course),
        "undone": sum(body["kind"] == "undo" for body in course.bodies),
        "stands": standing(course.game),
    }


def _pack(database: Path, target: Path) -> None:
    """One file, as small as it can be."""
    target.parent.mkdir(parents=True, exist_ok=True)
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("VACUUM")
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    shutil.copyfile(database, target)


def write(path: Path, data: dict[str, Any]) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("folder", type=Path, help="a new folder of tests/fixtures/saved")
    folder: Path = parser.parse_args().folder
    if folder.exists():
        raise SystemExit(f"{folder} is there already: saved games are never made anew")
    keep_replays(folder)
    keep_data(folder)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
