"""What a map file may say, and what a map is once everything that follows from it is filled in."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from tesno.core.board import MOST_REGIONS

OUTSIDE = 0  # stands for "not on the board" in a border's `between`

Point = tuple[float, float]
Ring = list[Point]

Word = Annotated[str, Field(pattern=r"^[a-z][a-z0-9_]{0,30}$")]
Id = Annotated[str, Field(pattern=r"^[a-z][a-z0-9_-]{0,60}$")]
SizeWord = Annotated[str, Field(pattern=r"^[A-Za-z][A-Za-z0-9_]{0,9}$")]
Name = Annotated[str, Field(min_length=1, max_length=60)]
RegionId = Annotated[int, Field(ge=1, le=MOST_REGIONS)]
Share = Annotated[float, Field(ge=0, le=1, allow_inf_nan=False)]
Place = Annotated[float, Field(ge=0, le=10_000, allow_inf_nan=False)]
Length = Annotated[float, Field(gt=0, le=10_000, allow_inf_nan=False)]
Side = Literal["top", "right", "bottom", "left"]


class _Model(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class MapNames(_Model):
    """What a map is called, by language."""

    en: Name
    ru: Name | None = None
    pl: Name | None = None

    def said(self, language: str) -> str:
        """In a language; in English where it has no name in that one."""
        return {"ru": self.ru, "pl": self.pl}.get(language) or self.en


class RegionDraft(_Model):
    """One region as a file has it: what follows from the rest may be left out.

    `point` is a spot in it (as shares of the board), `label` the best place for tokens, `course` the middle line of a
    river from one end to the other, for those who draw its outline.
    """

    id: RegionId
    terrain: Word
    symbols: tuple[Word, ...] = Field((), max_length=8)
    tribe: bool = False
    touches_edge: bool | None = None
    edge_sides: tuple[Side, ...] = Field((), max_length=4)
    entry: bool | None = None
    coastal: bool | None = None
    neighbours: tuple[RegionId, ...] = Field((), max_length=MOST_REGIONS)
    point: tuple[Share, Share] | None = None
    area: Share | None = None
    course: tuple[tuple[Share, Share], ...] = Field((), max_length=60)
    label: tuple[Place, Place] | None = None


class MapRegion(RegionDraft):
    """One region with all its facts."""

    touches_edge: bool
    entry: bool
    coastal: bool


class MapBorder(_Model):
    """A line that two regions have in common; region 0 is the outside of the board."""

    between: tuple[Annotated[int, Field(ge=0, le=MOST_REGIONS)], RegionId]
    line: tuple[tuple[Place, Place], ...] = Field(min_length=2, max_length=2000)


class MapDraft(_Model):
    """A whole map as a file has it. Zeros: not said."""

    id: Id
    box: Id
    name: MapNames | None = None
    players: Annotated[int, Field(ge=1, le=8)] = 0
    rounds: Annotated[int, Field(ge=1, le=20)] = 0
    # A board that is laid out with others: how large it is, and the sheet of which it is one side.
    size: SizeWord | None = None
    sheet: Id | None = None
    width: Length = 0.0
    height: Length = 0.0
    seed: Annotated[int, Field(ge=0, le=2**32)] | None = None
    official: bool = False  # a printed board, or one of our own or of a user's
    note: Annotated[str, Field(max_length=1000)] = ""
    regions: tuple[RegionDraft, ...] = Field(min_length=1, max_length=MOST_REGIONS)
    borders: tuple[MapBorder, ...] = Field((), max_length=1000)


class MapFile(MapDraft):
    """A map with all its facts. Without `borders` it has no outlines: `tesno.load.pictures` makes them."""

    regions: tuple[MapRegion, ...]
