"""A real PostgreSQL for tests: made in a folder of its own, run as an ordinary user, gone with the tests."""

from __future__ import annotations

import asyncio
import os
import pwd
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

from tesno.server.place import Postgres
from tesno.server.store.faults import Unreachable
from tesno.server.store.postgres import connect

PATIENCE = 60.0
USER = "tesno"
MISSING = "PostgreSQL is not installed (apt install postgresql)"


def programs() -> Path | None:
    """Where PostgreSQL's own programs are; Debian has them in a folder that nobody looks through."""
    found = shutil.which("initdb")
    folders = [Path(found).resolve().parent] if found else []
    folders += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    return next((folder for folder in folders if (folder / "initdb").exists() and (folder / "postgres").exists()), None)


class Cluster:
    """A server of PostgreSQL, reached by a socket in its folder. Every `database` of it is new.

    `durable`: it waits for the disk at every commit. That makes a difference only if the machine itself fails.
    """

    def __init__(self, folder: Path, durable: bool) -> None:
        found = programs()
        assert found is not None, MISSING
        self.folder = folder
        self._programs = found
        # It refuses to be run by root.
        self._as: dict[str, Any] = {}
        if os.getuid() == 0:
            nobody = pwd.getpwnam("nobody")
            os.chown(folder, nobody.pw_uid, nobody.pw_gid)
            self._as = {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}
        self._durable = durable
        self._data = folder / "data"
        self._run("initdb", "--auth=trust", "--encoding=UTF8", "--no-locale", "--no-sync", f"--username={USER}")
        self._numbers = count(1)
        self.start()

    def _command(self, program: str, *options: str) -> list[str]:
        return [str(self._programs / program), "-D", str(self._data), *options]

    def _run(self, program: str, *options: str) -> None:
        command = self._command(program, *options)
        done = subprocess.run(
            command, cwd=self.folder, capture_output=True, encoding="utf-8", timeout=PATIENCE, **self._as
        )
        assert done.returncode == 0, done.stdout + done.stderr

    def start(self) -> None:
        command = self._command(
            "postgres", "-k", str(self.folder), "-c", "listen_addresses=", "-c", "max_connections=200"
        )
        if os.getuid() == 0 and shutil.which("setpriv"):
            # Even if the tests are killed, it does not stay.
            command = ["setpriv", "--pdeathsig=INT", *command]
        with (self.folder.parent / f"{self.folder.name}.log").open("ab") as log:
            self.process = subprocess.Popen(command, cwd=self.folder, stdout=log, stderr=log, **self._as)
        until = time.monotonic() + PATIENCE
        while True:
            try:
                self.execute("postgres", "SELECT 1")
                return
            except Unreachable:
                assert self.process.poll() is None, "PostgreSQL does not start"
                assert time.monotonic() < until
                time.sleep(0.05)

    def stop(self) -> None:
        """At once, and with what is committed kept."""
        self.process.send_signal(signal.SIGINT)
        self.process.wait(PATIENCE)

    def place(self, name: str) -> Postgres:
        return Postgres(f"postgresql://{USER}@/{name}?host={self.folder}")

    def execute(self, name: str, statement: str) -> None:
        asyncio.run(_execute(self.place(name), statement))

    def database(self) -> Postgres:
        """One with nothing in it."""
        name = f"games_{next(self._numbers)}"
        self.execute("postgres", f"CREATE DATABASE {name}")
        return self.place(name)


async def _execute(place: Postgres, statement: str) -> None:
    connection = await connect(place)
    try:
        await connection.execute(statement)
    finally:
        await connection.close()


@contextmanager
def cluster(durable: bool = False) -> Iterator[Cluster]:
    """For as long as it is needed."""
    # Not in pytest's folders, where another user may not look, nor so deep that a socket's name becomes too long.
    with tempfile.TemporaryDirectory(prefix="tesno-pg-", ignore_cleanup_errors=True) as folder:
        made = Path(folder) / "pg"
        Path(folder).chmod(0o755)
        made.mkdir(mode=0o700)
        running = Cluster(made, durable)
        try:
            yield running
        finally:
            running.process.send_signal(signal.SIGQUIT)
            running.process.wait(PATIENCE)


if __name__ == "__main__":
    # Whether there is one: asked by ./test.
    sys.exit(programs() is None)
