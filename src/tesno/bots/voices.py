"""How bots of the operator's own are asked: a program by lines of JSON, a Python class by way of its host process."""

from __future__ import annotations

import json
import os
import shutil
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, Protocol

from tesno.bots import protocol
from tesno.bots.child import GARBAGE, ILLEGAL, Child, Forfeit
from tesno.bots.own import Own, OwnBots, Patience
from tesno.bots.roster import BotError
from tesno.core.names import Seat
from tesno.core.rules import Rules
from tesno.core.view import View, imagine
from tesno.play.table import Table

# So long a program may take to end by itself when its game is over.
LEAVING_SECONDS: Final = 1.0


class Voice(Protocol):
    """One bot of the operator's own in one game. Its process is started by the first question."""

    def ask(self, view: View, legal: Sequence[int], ledger: tuple[int, ...] | None) -> int:
        """One of the legal actions. Raises Forfeit; there is no use in asking again then."""
        ...

    def end(self, coins: Sequence[int], winners: Sequence[int], forfeits: Sequence[int]) -> None:
        """The game is over."""
        ...

    def kill(self) -> None:
        """At once, from any thread: a question under way fails."""
        ...

    def close(self) -> None:
        """Nothing of it is left running."""
        ...


def voice_of(own: Own, patience: Patience, table: Table, rules: Rules, seat: Seat, seed: int) -> Voice:
    """For a table whose boards lie on it."""
    if own.is_class:
        return ClassVoice(Host(own, patience), table, seat, seed)
    return ProgramVoice(own, patience, rules, seat, seed)


class ProgramVoice:
    """A program: a new process for each game, so that nothing is carried over from one to another."""

    def __init__(self, own: Own, patience: Patience, rules: Rules, seat: Seat, seed: int) -> None:
        self._own = own
        self._patience = patience
        self._rules = rules
        self._seat = seat
        self._seed = seed
        self._child: Child | None = None
        self._number = 0

    def ask(self, view: View, legal: Sequence[int], ledger: tuple[int, ...] | None) -> int:
        rules = self._rules
        self._number += 1
        asked = protocol.question(rules, imagine(rules, view, ledger), view, legal, ledger, self._number)
        line, seconds = protocol.line_of(asked), self._patience.answer
        if self._child is None:
            self._child = Child(self._own.command, self._own.name)
            first = protocol.hello(rules, self._own.name, self._seat, self._seed, self._patience)
            line, seconds = protocol.line_of(first) + line, self._patience.start + seconds
        answer = self._child.ask(line, seconds)
        return legal[protocol.chosen(answer, [choice["action"] for choice in asked["legal"]])]

    def end(self, coins: Sequence[int], winners: Sequence[int], forfeits: Sequence[int]) -> None:
        if self._child is not None:
            try:
                self._child.tell(protocol.line_of(protocol.end(coins, winners, forfeits)), LEAVING_SECONDS)
            except Forfeit:
                # It has left already: the game is over for it, too.
                self._child.kill()
            self._child.close(LEAVING_SECONDS)

    def kill(self) -> None:
        if self._child is not None:
            self._child.kill()

    def close(self) -> None:
        if self._child is not None:
            self._child.close()


class Host:
    """The process in which a Python class lives: whatever it does there, others are not harmed."""

    def __init__(self, own: Own, patience: Patience) -> None:
        self._own = own
        self._patience = patience
        self._child: Child | None = None

    def ask(self, message: dict[str, Any]) -> dict[str, Any]:
        """Its answer, from our own code in that process. Raises Forfeit; the process has ended then."""
        seconds = self._patience.answer
        try:
            if self._child is None:
                self._child = Child([sys.executable, "-m", "tesno.bots.host", self._own.what], self._own.name)
                seconds += self._patience.start
            line = self._child.ask(protocol.line_of(message), seconds)
            answer: dict[str, Any] = json.loads(line)
            if "error" in answer:
                raise Forfeit(answer["code"], answer["error"])
        except (ValueError, KeyError, TypeError) as error:
            self.close()
            raise Forfeit(GARBAGE, "its process answers something else") from error
        except Forfeit:
            self.close()
            raise
        return answer

    def kill(self) -> None:
        if self._child is not None:
            self._child.kill()

    def close(self) -> None:
        if self._child is not None:
            self._child.close()
            self._child = None


class ClassVoice:
    """A Python class: an object of its own for each game, in a host that may be kept for further games."""

    def __init__(self, host: Host, table: Table, seat: Seat, seed: int, keep: bool = False) -> None:
        self._host = host
        self._game = {"table": table.to_json(), "seat": seat, "seed": seed}
        self._keep = keep
        self._begun = False

    def ask(self, view: View, legal: Sequence[int], ledger: tuple[int, ...] | None) -> int:
        if not self._begun:
            self._host.ask({"game": self._game})
            self._begun = True
        shown = {"seat": view.seat, "coins": view.coins, "public": view.public}
        answer = self._host.ask({"view": shown, "legal": list(legal), "ledger": ledger})["answer"]
        if answer not in legal:
            raise Forfeit(ILLEGAL, f"it chose {answer!r}, which is not among the {len(legal)} legal actions")
        return int(answer)

    def end(self, coins: Sequence[int], winners: Sequence[int], forfeits: Sequence[int]) -> None:
        if not self._keep:
            self.close()

    def kill(self) -> None:
        self._host.kill()

    def close(self) -> None:
        if not self._keep:
            self._host.close()


def check_own(bots: OwnBots) -> None:
    """Whether they can be had at all, before anybody plays. Raises BotError."""
    for own in bots.bots:
        if own.is_class:
            host = Host(own, bots.patience)
            try:
                host.ask({"check": True})
            except Forfeit as forfeit:
                raise BotError(f"{own.what}: {forfeit.detail}") from forfeit
            finally:
                host.close()
        elif shutil.which(own.command[0]) is None:
            raise BotError(f"{own.name}={own.what}: {_no_program(own.command[0])}")


def _no_program(first: str) -> str:
    """Why nothing can be started by this word."""
    if Path(first).is_file() and os.sep in first:
        return f"{first!r} can't be executed: chmod +x {first}, or write before it what runs it"
    if Path(first).is_file():
        return f"there is no program {first!r}, but a file: write ./{first}, or before it what runs it"
    return f"there is no program {first!r}, and no shell is asked for others"
