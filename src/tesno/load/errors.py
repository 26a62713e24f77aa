"""The one error that content and map files raise: which file, which key, what is wrong, what to do."""

from __future__ import annotations

from pathlib import Path


class ContentError(ValueError):
    """Something in a user's or our own file is not as it should be; `str()` is one readable line."""

    def __init__(self, file: Path | str, where: str, problem: str, hint: str = "") -> None:
        super().__init__(file, where, problem, hint)  # all four, so that it survives pickling
        self.file = str(file)
        self.where = where
        self.problem = problem
        self.hint = hint

    def __str__(self) -> str:
        place = f"{self.file}: {self.where}" if self.where else self.file
        line = f"{place}: {self.problem}" + (f" ({self.hint})" if self.hint else "")
        return " ".join(line.split())
