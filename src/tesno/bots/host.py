"""The process of a Python class of the operator's own: `python -m tesno.bots.host MODULE:CLASS`.

Lines of JSON come in (`tesno.bots.voices` sends them): a game, then questions; each is answered by a line. Whatever the
class prints goes to stderr; it, and what it starts, have nothing to read.
"""

from __future__ import annotations

import importlib
import importlib.util
import inspect
import json
import os
import sys
import traceback
from collections.abc import Callable
from operator import index
from pathlib import Path
from types import FunctionType
from typing import IO, Any, Final

from tesno.bots.child import CRASHED, GARBAGE, MISSING
from tesno.bots.own import class_parts
from tesno.core.rules import Rules
from tesno.core.view import View
from tesno.play.table import Table, rules_of
from tesno.traits.where import nearest

Choose = Callable[[View, list[int], tuple[int, ...] | None], Any]
THREE: Final = "its method has to take three values: choose(view, legal, ledger)"


class Unfit(Exception):
    """A class that can't be had, or can't play."""


def class_of(what: str) -> type[Any]:
    """The class of `module:Class` or `file.py:Class`. Raises Unfit."""
    home, name = class_parts(what)
    try:
        module = _file(Path(home)) if home.endswith(".py") else importlib.import_module(home)
    except Unfit:
        raise
    except BaseException as error:
        traceback.print_exc()
        raise Unfit(f"{home} can't be loaded: {type(error).__name__}: {error}") from error
    found = getattr(module, name, None)
    if not isinstance(found, type):
        classes = [word for word, value in vars(module).items() if isinstance(value, type)]
        raise Unfit(f"{home} has no class {name!r}: {nearest(name, classes) if classes else 'it has none at all'}")
    if not callable(getattr(found, "choose", None)):
        raise Unfit(f"{name} has no method choose(view, legal, ledger)")
    # As far as it can be seen now, before anybody plays.
    method = inspect.getattr_static(found, "choose")
    if isinstance(method, FunctionType) and not _takes(method, 4):
        raise Unfit(THREE)
    kind: type[Any] = found
    if _has_constructor(kind) and not _takes(kind, 3):
        raise Unfit(f"its constructor has to take three values: {name}(rules, seat, seed)")
    return kind


def _has_constructor(kind: type[Any]) -> bool:
    """Whether it says how it is made. Protocols, such as our Bot, have a constructor that takes nothing."""
    own = (part for part in kind.__mro__ if part is not object and not getattr(part, "_is_protocol", False))
    return any(name in vars(part) for part in own for name in ("__init__", "__new__"))


def _takes(what: Callable[..., Any], values: int) -> bool:
    """Whether it can be called with so many values; of what tells nothing about itself it is believed."""
    try:
        inspect.signature(what).bind(*[None] * values)
    except TypeError:
        return False
    except ValueError:
        return True
    return True


def _file(path: Path) -> Any:
    """A module from a file; its neighbours can be imported by it."""
    if not path.is_file():
        raise Unfit(f"there is no file {path}")
    sys.path.insert(0, str(path.resolve().parent))
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[path.stem] = module
    spec.loader.exec_module(module)
    return module


def made(kind: type[Any], rules: Rules, seat: int, seed: int) -> Choose:
    """The method of a new object; a class without a constructor gets nothing to construct with."""
    bot = kind(rules, seat, seed) if _has_constructor(kind) else kind()
    choose: Choose = bot.choose
    if not _takes(choose, 3):
        raise Unfit(THREE)
    return choose


def tupled(value: Any) -> Any:
    """A view's values have tuples where JSON has lists.

    >>> tupled([1, [2, 3], 4])
    (1, (2, 3), 4)
    """
    return tuple(map(tupled, value)) if isinstance(value, list) else value


def view_from(shown: dict[str, Any]) -> View:
    public = {name: tupled(value) for name, value in shown["public"].items()}
    return View(shown["seat"], tupled(shown["coins"]), public)


class Hosted:
    """A class, and the object of it that plays."""

    def __init__(self, what: str) -> None:
        self._what = what
        self._kind: type[Any] | None = None
        self._choose: Choose | None = None

    def answer(self, message: dict[str, Any]) -> dict[str, Any]:
        try:
            if self._kind is None:
                self._kind = class_of(self._what)
            if "game" in message:
                game = message["game"]
                rules = rules_of(Table.from_json(game["table"]))
                self._choose = made(self._kind, rules, game["seat"], game["seed"])
            elif "view" in message:
                assert self._choose is not None
                answer = self._choose(view_from(message["view"]), message["legal"], tupled(message["ledger"]))
                try:
                    # Numbers of numpy are as good as Python's.
                    return {"answer": index(answer)}
                except TypeError:
                    return {"code": GARBAGE, "error": f"it chose {answer!r:.80}, which is no action"}
        except Unfit as error:
            return {"code": MISSING, "error": str(error)}
        except Exception as error:
            traceback.print_exc()
            return {"code": CRASHED, "error": f"{type(error).__name__}: {error}"}
        return {"ready": True}


def serve(what: str, questions: IO[bytes], answers: IO[bytes]) -> None:
    hosted = Hosted(what)
    for line in questions:
        answers.write(json.dumps(hosted.answer(json.loads(line))).encode() + b"\n")
        answers.flush()


def main() -> None:
    # What the class prints must not pass for an answer, and what it reads must not be our questions.
    questions, answers = os.fdopen(os.dup(sys.stdin.fileno()), "rb"), os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    with open(os.devnull, "rb") as nothing:
        os.dup2(nothing.fileno(), sys.stdin.fileno())
    serve(sys.argv[1], questions, answers)


if __name__ == "__main__":
    main()
