"""One server per data directory: two of them on one event log would not know of each other's games."""

from __future__ import annotations

import os
import sqlite3
import time
from pathlib import Path
from typing import Final

from tesno.cli.errors import UserError
from tesno.server.private import private_file, private_folder

# Between taking the directory and noting the address there is only the opening of a port.
_NOTED_WITHIN: Final = 5.0


class AlreadyServed(Exception):
    """Another server holds the directory; `address` is where it answers."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self.address = address


class Claim:
    """Holds a data directory for this process until it ends, however it ends. Raises AlreadyServed."""

    def __init__(self, data: Path) -> None:
        private_folder(data)
        self._note = data / "server.address"
        try:
            self._lock = _locked(data / "server.lock")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
                raise AlreadyServed(self._read()) from error
            raise UserError(f"{data}: games cannot be kept here ({error}); choose another place with --data") from error
        self._note.unlink(missing_ok=True)

    def __enter__(self) -> Claim:
        return self

    def __exit__(self, *_: object) -> None:
        self._note.unlink(missing_ok=True)
        self._lock.close()

    def note(self, address: str) -> None:
        """Where this server answers, for others that come to the same directory."""
        private_file(self._note)
        self._note.write_text(address, encoding="utf-8")

    def _read(self) -> str:
        until = time.monotonic() + _NOTED_WITHIN
        while not (self._note.is_file() and (address := self._note.read_text(encoding="utf-8"))):
            if time.monotonic() > until:
                raise UserError(f"{self._note.parent}: another Tesno server uses this directory; end it first")
            time.sleep(0.05)
        return address


def _locked(path: Path) -> sqlite3.Connection:
    """SQLite's lock works on every system, is not inherited by child processes and dies with its holder."""
    if path.parent.is_dir() and os.access(path.parent, os.W_OK):
        private_file(path)
    lock = sqlite3.connect(path, isolation_level=None, timeout=0)
    try:
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError:
        lock.close()
        raise
    return lock
