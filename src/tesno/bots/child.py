"""A process of the operator's own that answers lines with lines; one that hangs or floods is ended with all its kin."""

from __future__ import annotations

import contextlib
import os
import selectors
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from typing import Final

from tesno.bots.keeper import dismiss, keep

MOST_BYTES: Final = 65536  # of one answer
# How much of what it last wrote to its stderr is remembered, and how much of that is told.
_KEPT: Final = 4000
_TOLD: Final = 300
_CHUNK: Final = 65536
_DYING_SECONDS: Final = 1.0

# Why a bot has lost its game; the catalogues have a sentence for each (`forfeit-…`).
MISSING: Final = "missing"  # it can't be started
LATE: Final = "late"
CRASHED: Final = "crashed"
GARBAGE: Final = "garbage"  # its answer can't be read
ILLEGAL: Final = "illegal"
GAVE_UP: Final = "gave_up"
CODES: Final = (MISSING, LATE, CRASHED, GARBAGE, ILLEGAL, GAVE_UP)


class Forfeit(Exception):
    """A bot has lost its game by its own fault: one of the codes for players, the details for the operator."""

    def __init__(self, code: str, detail: str) -> None:
        super().__init__(f"{code}: {detail}")
        self.code = code
        self.detail = detail


class Child:
    """One process in a session of its own. What it writes to stderr goes to ours, each line after its title."""

    def __init__(self, command: Sequence[str], title: str) -> None:
        """Raises Forfeit when it can't be started."""
        if not hasattr(os, "killpg"):
            raise Forfeit(MISSING, "bots of one's own need Linux, macOS or another system of that kind")
        try:
            self._process = subprocess.Popen(
                command,
                bufsize=0,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=True,
            )
        except (OSError, ValueError) as error:
            raise Forfeit(MISSING, f"{command[0]} can't be started: {error}") from error
        process = self._process
        keep(process.pid)
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        self._in, self._out, self._err = process.stdin.fileno(), process.stdout.fileno(), process.stderr.fileno()
        self._title = title
        self._answered = b""  # read, and not yet taken for an answer
        self._said = b""
        self._unsaid = b""  # of a line of stderr that is not complete yet
        self._closed = False
        self._gone = False  # its number may be another's by now
        self._selector = selectors.DefaultSelector()
        for pipe in (self._in, self._out, self._err):
            os.set_blocking(pipe, False)
        self._selector.register(self._out, selectors.EVENT_READ)
        self._selector.register(self._err, selectors.EVENT_READ)

    def ask(self, line: bytes, seconds: float) -> bytes:
        """Its answer to a line, within so many seconds. Raises Forfeit."""
        self._take_in(0.0)
        if self._answered:
            raise Forfeit(GARBAGE, f"it said {_short(self._answered)} without being asked")
        until = time.monotonic() + seconds
        self._send(line, until, seconds)
        while b"\n" not in self._answered:
            _check_size(self._answered)
            if not self._speaks:
                raise self._end_of_it()
            wait = until - time.monotonic()
            if wait <= 0:
                raise self._no_answer(seconds)
            self._take_in(wait)
        answer, _, self._answered = self._answered.partition(b"\n")
        _check_size(answer)
        return answer

    def tell(self, line: bytes, seconds: float) -> None:
        """Something that needs no answer. Raises Forfeit."""
        self._send(line, time.monotonic() + seconds, seconds)

    def _send(self, line: bytes, until: float, seconds: float) -> None:
        """The whole line; meanwhile its output is taken in, or both might wait for each other."""
        self._selector.register(self._in, selectors.EVENT_WRITE)
        try:
            while line:
                wait = until - time.monotonic()
                if wait <= 0:
                    raise Forfeit(LATE, f"it has not read its question within {seconds:g} seconds{self._last_words()}")
                for key, _ in self._selector.select(wait):
                    if key.fd == self._in:
                        line = line[os.write(self._in, line) :]
                    else:
                        self._read(key.fd)
                _check_size(self._answered)
        except OSError as error:
            raise self._end_of_it() from error
        finally:
            self._selector.unregister(self._in)

    @property
    def _speaks(self) -> bool:
        """Whether its output is still open."""
        return self._out in self._selector.get_map()

    def _take_in(self, wait: float) -> None:
        """Read what there is, or what comes first."""
        for key, _ in self._selector.select(wait):
            self._read(key.fd)

    def _read(self, pipe: int) -> None:
        try:
            data = os.read(pipe, _CHUNK)
        except OSError:
            data = b""
        if not data:
            self._selector.unregister(pipe)
        elif pipe == self._out:
            self._answered += data
        else:
            self._hear(data)

    def _hear(self, data: bytes) -> None:
        """What it writes to stderr."""
        self._said = (self._said + data)[-_KEPT:]
        *lines, self._unsaid = (self._unsaid + data).split(b"\n")
        self._unsaid = self._unsaid[-_KEPT:]
        for line in lines:
            print(f"{self._title}: {line.decode('utf-8', 'replace')}", file=sys.stderr)

    def _no_answer(self, seconds: float) -> Forfeit:
        """Its time is over: what can be said of it."""
        if self._process.poll() is not None:
            # It has left others behind who keep its output open.
            return self._end_of_it()
        begun = f", only {_short(self._answered)} without the end of its line" if self._answered else ""
        return Forfeit(LATE, f"no answer within {seconds:g} seconds{begun}{self._last_words()}")

    def _end_of_it(self) -> Forfeit:
        """Its output has ended: how it died, if it did."""
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(_DYING_SECONDS)
        status = self._process.poll()
        if self._err in self._selector.get_map():
            self._read(self._err)
        if status is None:
            return Forfeit(CRASHED, f"it closed its output{self._last_words()}")
        how = f"by signal {-status}" if status < 0 else f"with status {status}"
        return Forfeit(CRASHED, f"it ended {how}{self._last_words()}")

    def _last_words(self) -> str:
        lines = self._said.decode("utf-8", "replace").strip().splitlines()
        return f", having said: {lines[-1][:_TOLD]}" if lines else ""

    def kill(self) -> None:
        """End it and what it has started, at once; from any thread."""
        with contextlib.suppress(ProcessLookupError, PermissionError):
            if not self._gone:
                os.killpg(self._process.pid, signal.SIGKILL)

    def close(self, patience: float = 0.0) -> None:
        """Close its input, and after so many seconds end whatever is left of it."""
        if self._closed:
            return
        self._closed = True
        process = self._process
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdin.close()
        until = time.monotonic() + patience
        while self._speaks and (wait := until - time.monotonic()) > 0:
            self._take_in(wait)
            self._answered = b""
        self.kill()
        process.wait()
        self._gone = True
        dismiss(process.pid)
        while self._err in self._selector.get_map():
            self._read(self._err)
        if self._unsaid:
            self._hear(b"\n")
        self._selector.close()
        process.stdout.close()
        process.stderr.close()


def _check_size(answer: bytes) -> None:
    if len(answer) > MOST_BYTES:
        raise Forfeit(GARBAGE, f"an answer of more than {MOST_BYTES} bytes")


def _short(data: bytes) -> str:
    return repr(data[:80].decode("utf-8", "replace"))
