"""The table of a box's numbers that nobody could attest: `numbers.toml`, for boxes that have such numbers."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Literal, NamedTuple

from pydantic import BaseModel, ConfigDict, ValidationError

from tesno.load.errors import ContentError
from tesno.load.sources import read_source


class _Model(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


class _Number(_Model):
    tokens: int
    trust: Literal["ours", "single", "inferred"]
    why: str = ""


class _Die(_Model):
    faces: list[int]
    trust: Literal["base"]


class _Boards(_Model):
    sides: int
    trust: Literal["ours"]


class _Numbers(_Model):
    banner: dict[str, _Number]
    badge: dict[str, _Number]
    die: _Die
    boards: _Boards


class Ours(NamedTuple):
    """Races and powers whose numbers of tokens are our own: what an example of the rules implies is not."""

    races: frozenset[str] = frozenset()
    powers: frozenset[str] = frozenset()


def our_numbers(folder: Path) -> Ours:
    """What `numbers.toml` in a box's folder says; nothing where there is no such file."""
    path = folder / "numbers.toml"
    if not path.exists():
        return Ours()
    try:
        said = _Numbers.model_validate(tomllib.loads(read_source(path).text))
    except (tomllib.TOMLDecodeError, ValidationError) as error:
        raise ContentError(path, "", str(error)) from error
    return Ours(_ours(said.banner), _ours(said.badge))


def _ours(numbers: dict[str, _Number]) -> frozenset[str]:
    return frozenset(id for id, number in numbers.items() if number.trust != "inferred")
