"""What the server writes to its log: time, level, one line each, and never so much that the disk is full of it."""

from __future__ import annotations

import json
import logging
import sys
import time
from collections import Counter
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any, TextIO

from tesno.server.settings import LogFormat

# In a minute: of one kind, and of all.
MOST_OF_A_KIND = 20
MOST_LINES = 300
PERIOD = 60.0
MOST_CHARACTERS = 8000  # of one record, its traceback included


def set_up_logs(format: LogFormat) -> None:
    """For all loggers of the process, uvicorn's and asyncio's too."""
    handler = SparingHandler(sys.stderr)
    handler.setFormatter(JsonLines() if format == "json" else TextLines())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger("tesno").setLevel(logging.INFO)


class TextLines(logging.Formatter):
    """`2026-11-17T06:17:39.120Z WARNING tesno: too many connections`."""

    def format(self, record: logging.LogRecord) -> str:
        return _cut(f"{_moment(record)} {record.levelname} {record.name}: {super().format(record)}")


class JsonLines(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        said: dict[str, Any] = {
            "time": _moment(record),
            "level": record.levelname,
            "logger": record.name,
            "message": _cut(record.getMessage()),
        }
        if record.exc_info:
            said["trace"] = _cut(self.formatException(record.exc_info))
        return json.dumps(said, ensure_ascii=False)


def _moment(record: logging.LogRecord) -> str:
    moment = datetime.fromtimestamp(record.created, UTC)
    return moment.isoformat(timespec="milliseconds").replace("+00:00", "Z")


def _cut(text: str) -> str:
    """The beginning says what happened, the end of a traceback why."""
    half = MOST_CHARACTERS // 2
    return text if len(text) <= MOST_CHARACTERS else f"{text[:half]} […] {text[-half:]}"


class SparingHandler(logging.StreamHandler[TextIO]):
    """Whoever attacks a server must not fill its disk: what repeats is counted instead, and the count written later."""

    def __init__(self, stream: TextIO, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__(stream)
        self._clock = clock
        self._since = clock()
        self._kinds: Counter[tuple[str, str]] = Counter()
        self._written = 0
        self._left_out = 0

    def emit(self, record: logging.LogRecord) -> None:
        if self._clock() - self._since >= PERIOD:
            self._begin_anew()
        kind = (record.name, str(record.msg)[:200])
        if self._written >= MOST_LINES or self._kinds[kind] >= MOST_OF_A_KIND:
            self._left_out += 1
            return
        self._kinds[kind] += 1
        self._written += 1
        super().emit(record)

    def _begin_anew(self) -> None:
        self._tell_left_out()
        self._since = self._clock()
        self._kinds.clear()
        self._written = 0

    def _tell_left_out(self) -> None:
        if self._left_out:
            said = "%d lines like those before were left out"
            super().emit(logging.LogRecord("tesno", logging.WARNING, "", 0, said, (self._left_out,), None))
            self._left_out = 0

    def close(self) -> None:
        self._tell_left_out()
        super().close()
