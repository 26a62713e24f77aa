"""`tesno backup` and `tesno restore`: nothing that was answered is missing, and nothing is written over."""

from __future__ import annotations

import shutil
import sqlite3
import threading
from contextlib import closing
from pathlib import Path

import pytest
from tests.cli.running import Ran, assert_refused, tesno, tesno_apart
from tests.saved import FOLDERS
from tests.server.client import Client
from tests.server.crash import Game, Player
from tests.server.running import serving, wait_until
from tests.tables_of import dump, rows

from tesno.cli.claim import Claim
from tesno.server.store import DatabaseError, copies, upgrade
from tesno.server.store.database import NEWEST

GAMES = "games.sqlite3"


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A folder with games of an earlier version, in the tables of this one."""
    folder = tmp_path / "data"
    folder.mkdir()
    shutil.copyfile(FOLDERS[-1] / "data" / GAMES, folder / GAMES)
    upgrade(folder / GAMES)
    return folder


def names(folder: Path) -> set[str]:
    return {path.name for path in folder.iterdir()}


@pytest.mark.slow
def test_a_backup_under_play_has_all_that_was_answered_and_every_game_goes_on(tmp_path: Path) -> None:
    saved = tmp_path / "saved.sqlite3"
    with serving(tmp_path / "data") as server:
        player = Player(server.address, 5, 0)
        stop = threading.Event()
        moving = threading.Thread(target=player.play, args=(stop,))
        moving.start()
        wait_until(lambda: player.moves >= 15)
        answered = [dict(game.promised) for game in player.games]
        made = tesno_apart("backup", "--data", tmp_path / "data", saved, "--json").json()
        before = player.moves
        wait_until(lambda: player.moves >= before + 5)
        stop.set()
        moving.join()
        refused = tesno_apart("restore", saved, "--data", tmp_path / "data", "--force")
        assert_refused(refused, server.address, "end it first")
    assert not player.broken, "nobody was disturbed"
    assert made["games"] == 5
    assert (made["guests"], made["schema"], made["bytes"]) == (1, NEWEST, saved.stat().st_size)

    other = tmp_path / "other"
    assert tesno_apart("restore", saved, "--data", other).status == 0
    restored: dict[str, int] = {}
    for game, promised in zip(player.games, answered, strict=True):
        log = rows(other / GAMES, "SELECT request, version FROM entries WHERE game = ? ORDER BY version", game.id)
        assert [version for _, version in log] == list(range(1, len(log) + 1))
        assert promised.items() <= dict(log).items()
        restored[game.id] = len(log)
    assert sum(map(len, answered)) >= 15
    assert sum(restored.values()) == made["entries"]
    assert made["entries"] < rows(tmp_path / "data" / GAMES, "SELECT count(*) FROM entries")[0][0], "play went on"
    with serving(other) as server:
        again = Player(server.address, 0, 1)
        again.client.http.close()
        with Client(server.address, player.client.token) as again.client:
            again.clients, again.at = [again.client], again.client
            for game in player.games:
                on = Game(game.id, game.letters, restored[game.id])
                wait_until(lambda on=on: bool(_moved(again, on)))  # type: ignore[misc]
        assert not again.broken
    player.client.http.close()


def _moved(player: Player, game: Game) -> int:
    before = player.moves
    player.sit_down(game, threading.Event(), 2)
    return player.moves - before


def test_a_backup_is_one_private_file_with_everything(data: Path, tmp_path: Path) -> None:
    saved = tmp_path / "saved.sqlite3"
    ran = tesno("backup", "--data", data, saved)
    assert (ran.status, ran.err) == (0, "")
    games, entries = (rows(data / GAMES, f"SELECT count(*) FROM {table}")[0][0] for table in ("games", "entries"))
    assert f"{games} games with {entries} entries" in ran.out
    assert dump(saved) == dump(data / GAMES)
    assert saved.stat().st_mode & 0o777 == 0o600
    assert names(tmp_path) == {"data", "saved.sqlite3"}


def test_nothing_is_written_over_unless_that_is_wanted(data: Path, tmp_path: Path) -> None:
    saved = tmp_path / "saved.sqlite3"
    saved.write_text("mine")
    assert_refused(tesno("backup", "--data", data, saved), str(saved), "--force")
    assert saved.read_text() == "mine"
    assert tesno("backup", "--data", data, saved, "--force").status == 0
    assert dump(saved) == dump(data / GAMES)
    assert_refused(tesno("backup", "--data", data, data / GAMES, "--force"), "the games themselves")
    assert_refused(tesno("restore", saved, "--data", data), str(data / GAMES), "--force")
    assert_refused(tesno("restore", data / GAMES, "--data", data, "--force"), "the games themselves")


def test_a_restore_keeps_what_was_there(data: Path, tmp_path: Path) -> None:
    saved = tmp_path / "saved.sqlite3"
    assert tesno("backup", "--data", data, saved).status == 0
    # Not yet taken into the database by SQLite, as after a crash.
    with closing(sqlite3.connect(data / GAMES)) as crashed:
        crashed.execute("PRAGMA journal_mode = WAL")
        crashed.execute("UPDATE guests SET name = 'Later'")
        crashed.commit()
        for suffix in ("", "-wal"):
            shutil.copyfile(data / (GAMES + suffix), tmp_path / (GAMES + suffix))
    for suffix in ("", "-wal"):
        (tmp_path / (GAMES + suffix)).replace(data / (GAMES + suffix))
    done = tesno("restore", saved, "--data", data, "--force", "--json").json()
    assert dump(data / GAMES) == dump(saved)
    assert (data / GAMES).stat().st_mode & 0o777 == 0o600
    assert {name for (name,) in rows(Path(done["kept"]), "SELECT name FROM guests")} == {"Later"}
    assert not [name for name in names(data) if name.endswith((".part", ".restored"))]


def test_what_is_no_backup_is_not_restored(data: Path, tmp_path: Path) -> None:
    before = dump(data / GAMES)
    text, other, torn, newer = (tmp_path / name for name in ("text", "other", "torn", "newer"))
    text.write_text("these are no games" * 100)
    with closing(sqlite3.connect(other)) as connection:
        connection.execute("CREATE TABLE shopping (what)")
    assert tesno("backup", "--data", data, torn).status == 0
    assert tesno("backup", "--data", data, newer).status == 0
    whole = torn.read_bytes()
    torn.write_bytes(whole[: len(whole) // 2])
    with closing(sqlite3.connect(newer)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    for file, why in (
        (text, "not a database"),
        (other, "no games of Tesno"),
        (torn, "malformed"),
        (newer, "newer version"),
        (tmp_path / "nowhere", "no such file"),
    ):
        assert_refused(tesno("restore", file, "--data", data, "--force"), str(file), why)
    assert dump(data / GAMES) == before
    assert names(data) == {GAMES, "games-schema-0002.sqlite3", "server.lock"}


def test_games_that_cannot_be_copied_leave_no_file(data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    empty = tmp_path / "empty"
    empty.mkdir()

    def backed_up(folder: Path, file: Path) -> Ran:
        return tesno("backup", "--data", folder, file)

    assert_refused(backed_up(empty, tmp_path / "saved"), str(empty / GAMES), "no such file")
    assert_refused(backed_up(data, empty), "folder", "name a file")
    assert_refused(backed_up(data, tmp_path / "nowhere" / "saved"), "no folder")

    def full(*_: object) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    with monkeypatch.context() as patched:
        patched.setattr(copies, "_copy_pages", full)
        assert_refused(backed_up(data, empty / "saved"), "disk is full")
    content = bytearray((data / GAMES).read_bytes())
    content[-4096:] = bytes(4096)
    (data / GAMES).write_bytes(content)
    assert_refused(backed_up(data, empty / "saved"), str(data / GAMES), "damaged")
    assert names(empty) == set()


def test_the_folder_is_the_one_that_a_server_would_use(
    data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = tmp_path / "tesno.toml"
    settings.write_text(f'data = "{data}"\n')
    monkeypatch.setenv("TESNO_SERVE_SETTINGS", str(settings))
    assert tesno("backup", tmp_path / "saved").status == 0
    monkeypatch.setenv("TESNO_SERVE_DATA", str(tmp_path / "elsewhere"))
    assert_refused(tesno("backup", tmp_path / "saved2"), str(tmp_path / "elsewhere"))
    monkeypatch.setenv("TESNO_SERVE_PORT", "many")
    assert_refused(tesno("backup", tmp_path / "saved2"), "TESNO_SERVE_PORT")


def test_a_restore_waits_for_no_server(data: Path, tmp_path: Path) -> None:
    saved = tmp_path / "saved.sqlite3"
    assert tesno("backup", "--data", data, saved).status == 0
    with Claim(data) as claim:
        claim.note("http://here:1")
        assert_refused(tesno("restore", saved, "--data", data, "--force"), "http://here:1")


# Before migrations.


@pytest.mark.parametrize("saved", FOLDERS, ids=lambda folder: folder.name)
def test_a_copy_is_kept_before_a_migration(saved: Path, tmp_path: Path) -> None:
    old = saved / "data" / GAMES
    shutil.copyfile(old, tmp_path / GAMES)
    before = dump(tmp_path / GAMES)
    upgrade(tmp_path / GAMES)
    kept = tmp_path / "games-schema-0002.sqlite3"
    assert dump(kept) == before
    assert kept.stat().st_mode & 0o777 == 0o600
    assert dump(tmp_path / GAMES) != before
    upgrade(tmp_path / GAMES)
    assert names(tmp_path) == {GAMES, kept.name}, "there is none when nothing changes"


def test_a_new_database_needs_no_copy(tmp_path: Path) -> None:
    upgrade(tmp_path / GAMES)
    assert names(tmp_path) == {GAMES}


def test_copies_of_one_schema_are_never_written_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / GAMES
    shutil.copyfile(FOLDERS[0] / "data" / GAMES, path)

    def broken(*_: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr("tesno.server.store.database._migrate", broken)
        for _ in range(3):
            with pytest.raises(KeyboardInterrupt):
                upgrade(path)
    assert len(list(tmp_path.glob("games-schema-0002*"))) == 1, "the same once"
    first = dump(tmp_path / "games-schema-0002.sqlite3")
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("UPDATE guests SET name = 'Later'")
    changed = dump(path)
    upgrade(path)
    assert dump(tmp_path / "games-schema-0002.sqlite3") == first
    (second,) = set(tmp_path.glob("games-schema-0002*")) - {tmp_path / "games-schema-0002.sqlite3"}
    assert dump(second) == changed


def test_without_a_copy_there_is_no_migration(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / GAMES
    shutil.copyfile(FOLDERS[0] / "data" / GAMES, path)
    before = dump(path)

    def full(*_: object) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    with monkeypatch.context() as patched:
        patched.setattr(copies, "_copy_pages", full)
        with pytest.raises(DatabaseError, match=r"can't be copied.*disk is full"):
            upgrade(path)
    assert dump(path) == before
    upgrade(path)
