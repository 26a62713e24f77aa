"""Reads races, powers, pieces and whole boxes from TOML: the official box goes through the same door as a user's."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import replace
from inspect import Parameter, signature
from pathlib import Path
from typing import Annotated, Any, Literal, TypeVar

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from tesno.core.explain import SUMMANDS
from tesno.load.errors import ContentError
from tesno.load.sources import Source, read_source
from tesno.traits.compiling import TraitMaker
from tesno.traits.where import WhereError, check_where, nearest
from tesno.traits.words import ASKS, PER, WHEN, Box, Content, Element, Find, Modifier, Piece, Use, Variant

MOST_BANNER = 10  # B-X1
MOST_BADGE = 5

Id = Annotated[str, Field(pattern=r"^[a-z][a-z0-9_]{0,30}$")]
Small = Annotated[int, Field(ge=-9, le=9, strict=True)]
Fate = Literal["stock", "withdrawn", "gone", "stays"]
_Parsed = TypeVar("_Parsed", bound=BaseModel)
Text = Annotated[str, Field(min_length=1, max_length=300)]


class _Model(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class ModifierModel(_Model):
    ask: Literal[
        "cost",
        "income",
        "entry",
        "reach",
        "domain",
        "links",
        "defence",
        "recruits",
        "spared",
        "leave",
        "no_crossing",
        "stay",
    ]
    amount: Small = 0
    where: Text = "anywhere"
    per: Literal["region", "turn", "conquest", "once"] = "region"
    each: Annotated[int, Field(ge=1, le=9, strict=True)] = 1
    when: Literal["active", "always", "decline"] = "active"
    piece: str = ""


class TextsModel(_Model):
    """Words of a user's element, by language."""

    en: Text
    ru: Text | None = None
    pl: Text | None = None


class RaceModel(_Model):
    tokens: Annotated[int, Field(ge=1, le=MOST_BANNER, strict=True)]
    tray: Annotated[int, Field(ge=1, le=30, strict=True)] | None = None
    conquest_only: Annotated[int, Field(ge=0, le=9, strict=True)] = 0
    faction: Id | None = None
    borrows: Id | None = None
    modify: list[ModifierModel] = []
    use: list[str | dict[str, Any]] = []
    name: TextsModel | None = None
    rule: TextsModel | None = None


class OfficialRaceModel(RaceModel):
    tokens: Annotated[int, Field(ge=1, le=15, strict=True)]


class PowerModel(_Model):
    tokens: Annotated[int, Field(ge=0, le=MOST_BADGE, strict=True)]
    stays_in_decline: bool = False
    modify: list[ModifierModel] = []
    use: list[str | dict[str, Any]] = []
    name: TextsModel | None = None
    rule: TextsModel | None = None


class PieceModel(_Model):
    supply: Annotated[int, Field(ge=1, le=15, strict=True)]
    guard: Annotated[int, Field(ge=0, le=3, strict=True)] = 0
    immune: bool = False
    stacks: bool = False
    soft: bool = False
    unit: bool = False
    conquered: Fate = "stock"
    abandoned: Fate = "stock"
    declined: Fate = "gone"


class FindModel(_Model):
    kind: Literal["place", "relic"]
    use: str | dict[str, Any]


class WorldModel(_Model):
    modify: list[ModifierModel] = []
    use: list[str | dict[str, Any]] = []


class VariantModel(_Model):
    """Another way to play the box; what is left out is as the box has it."""

    players: Annotated[int, Field(ge=1, le=7, strict=True)]
    boards_for: Annotated[int, Field(ge=1, le=7, strict=True)] | None = None
    sides: list[Id] = []
    without: list[Id] = []
    use: list[str | dict[str, Any]] = []
    turn: list[Id] = []


class BoxModel(_Model):
    id: Id
    terrains: list[Id]
    water: list[Id]
    closed: list[Id]
    symbols: list[Id]
    tribe: Id
    tribe_guard: int
    entry_by_shore: bool
    start_coins: int
    die: list[int]
    turn: list[Id]
    options: list[Id]
    buried: Id | None = None


class BoxFileModel(_Model):
    box: BoxModel
    world: dict[Id, WorldModel] = {}
    piece: dict[Id, PieceModel] = {}
    race: dict[Id, OfficialRaceModel]
    power: dict[Id, PowerModel]
    find: dict[Id, FindModel] = {}
    variant: dict[Id, VariantModel] = {}
    # What is said of maps is read by `layouts.py`.
    maps: dict[str, Any] = {}
    layout: dict[str, Any] = {}


class ContentFileModel(_Model):
    """A user's file: races and powers only."""

    race: dict[Id, RaceModel] = {}
    power: dict[Id, PowerModel] = {}


def read_box(path: Path, traits: Mapping[str, TraitMaker]) -> Box:
    """A box's own file."""
    model = _parsed(read_source(path), BoxFileModel)
    features = (*model.box.terrains, *model.box.symbols)
    pieces = tuple(Piece(id=id, **piece.model_dump()) for id, piece in model.piece.items())
    reader = _Reader(str(path), features, traits, {piece.id for piece in pieces}, official=True)
    variants = tuple(_variant(model, reader, id) for id in model.variant)
    return Box(
        variants=variants,
        id=model.box.id,
        terrains=tuple(model.box.terrains),
        water=tuple(model.box.water),
        closed=tuple(model.box.closed),
        symbols=tuple(model.box.symbols),
        tribe=model.box.tribe,
        tribe_guard=model.box.tribe_guard,
        entry_by_shore=model.box.entry_by_shore,
        start_coins=model.box.start_coins,
        die=tuple(model.box.die),
        turn=tuple(model.box.turn),
        options=tuple(model.box.options),
        world=tuple(
            (id, modifier)
            for id, world in model.world.items()
            for modifier in reader.modifiers(world.modify, f"world.{id}")
        ),
        world_uses=tuple(
            (id, use) for id, world in model.world.items() for use in reader.uses(world.use, f"world.{id}")
        ),
        buried=model.box.buried or "",
        pieces=pieces,
        content=replace(
            reader.content(model.race, model.power),
            finds=tuple(
                Find(id, find.kind == "relic", reader.use(find.use, f"find.{id}.use"))
                for id, find in model.find.items()
            ),
        ),
    )


def _variant(model: BoxFileModel, reader: _Reader, id: str) -> Variant:
    said, where = model.variant[id], f"variant.{id}"
    if said.sides and len(said.sides) != said.players:
        raise ContentError(reader.file, f"{where}.sides", f"{len(said.sides)} sides for {said.players} players")
    factions = {race.faction for race in model.race.values() if race.faction}
    for side in said.sides:
        if side not in factions:
            raise ContentError(
                reader.file, f"{where}.sides", f"no race is of {side!r}", nearest(side, sorted(factions))
            )
    elements = {*model.race, *model.power, *model.find}
    for element in said.without:
        if element not in elements:
            hint = nearest(element, sorted(elements))
            raise ContentError(reader.file, f"{where}.without", f"unknown element {element!r}", hint)
    return Variant(
        id=id,
        players=said.players,
        boards_for=said.boards_for or said.players,
        sides=tuple(said.sides),
        without=tuple(said.without),
        uses=reader.uses(said.use, where),
        turn=tuple(said.turn or model.box.turn),
    )


def read_content(source: Source | Path | str, box: Box, traits: Mapping[str, TraitMaker]) -> Content:
    """A user's file with races and powers of their own (B-X1), checked against the box it is played with."""
    if not isinstance(source, Source):
        source = read_source(source)
    file = source.name
    model = _parsed(source, ContentFileModel)
    if not model.race and not model.power:
        raise ContentError(file, "", "declares no race and no power", "add a table such as [race.yetis]")
    pieces = {piece.id for piece in box.pieces}
    reader = _Reader(file, (*box.terrains, *box.symbols), traits, pieces, official=False)
    content = reader.content(model.race, model.power)
    _check_ids(file, content, box)
    return Content(tuple(_with_tokens(file, race, content.races, box) for race in content.races), content.powers)


def _check_ids(file: str, content: Content, box: Box) -> None:
    """Ids name the summands of a cost or an income, so each means one thing only."""
    taken = {element.id for element in (*box.content.races, *box.content.powers)}
    taken.update(piece.id for piece in box.pieces)
    taken.update(source for source, _ in box.world)
    taken.update(SUMMANDS)
    for kind, elements in (("race", content.races), ("power", content.powers)):
        for element in elements:
            if element.id in taken:
                raise ContentError(file, f"{kind}.{element.id}", f"{element.id!r} exists already", "choose another id")
            taken.add(element.id)


def _with_tokens(file: str, race: Element, races: tuple[Element, ...], box: Box) -> Element:
    """The race with the tray of the one it borrows from."""
    where = f"race.{race.id}.borrows"
    if not race.borrows:
        hint = "name a race that is left out of the game and has as many tokens or more"
        raise ContentError(file, where, "missing", hint)
    lenders = {lender.id: lender for lender in box.content.races}
    lender = lenders.get(race.borrows)
    if lender is None:
        raise ContentError(file, where, f"unknown race {race.borrows!r}", nearest(race.borrows, list(lenders)))
    first = next(other for other in races if other.borrows == race.borrows)
    if first.id != race.id:
        raise ContentError(file, where, f"{race.borrows!r} already lends its tokens to {first.id!r}", "choose another")
    needed = race.tokens + race.conquest_only + MOST_BADGE
    if lender.tray < needed:
        hint = f"{race.id!r} needs {needed}: its own and those of the largest badge"
        raise ContentError(file, where, f"{race.borrows!r} has {lender.tray} tokens", hint)
    return replace(race, tray=lender.tray)


class _Reader:
    """Turns models into declarations and checks what a schema can't."""

    def __init__(
        self,
        file: str,
        features: tuple[str, ...],
        traits: Mapping[str, TraitMaker],
        pieces: set[str],
        *,
        official: bool,
    ) -> None:
        self.file = file
        self.features = features
        self.traits = traits
        self.pieces = pieces
        self.official = official

    def content(self, races: Mapping[str, RaceModel], powers: dict[str, PowerModel]) -> Content:
        return Content(
            tuple(self._race(id, model) for id, model in races.items()),
            tuple(self._power(id, model) for id, model in powers.items()),
        )

    def _race(self, id: str, model: RaceModel) -> Element:
        where = f"race.{id}"
        if self.official and model.tray is None:
            raise ContentError(self.file, f"{where}.tray", "missing", "say how many tokens the race has in all")
        if not self.official and model.tray is not None:
            raise ContentError(self.file, f"{where}.tray", "not for races of your own", "use borrows instead")
        return Element(
            id=id,
            tokens=model.tokens,
            modifiers=self.modifiers(model.modify, where),
            uses=self.uses(model.use, where),
            tray=model.tray or 0,
            conquest_only=model.conquest_only,
            faction=model.faction or "",
            borrows=model.borrows or "",
            names=self._name(model.name, f"{where}.name"),
            rules=self._texts(model.rule),
            official=self.official,
        )

    def _power(self, id: str, model: PowerModel) -> Element:
        where = f"power.{id}"
        return Element(
            id=id,
            tokens=model.tokens,
            modifiers=self.modifiers(model.modify, where),
            uses=self.uses(model.use, where),
            stays_in_decline=self._stays(model, where),
            names=self._name(model.name, f"{where}.name"),
            rules=self._texts(model.rule),
            official=self.official,
        )

    def _stays(self, model: PowerModel, where: str) -> bool:
        """A badge that does something in decline must say that it stays with its race (C73)."""
        if not model.stays_in_decline and any(modifier.when != "active" for modifier in model.modify):
            problem = "the badge is discarded on decline, but a modifier works in decline"
            raise ContentError(self.file, f"{where}.stays_in_decline", problem, "write stays_in_decline = true")
        return model.stays_in_decline

    def _name(self, texts: TextsModel | None, where: str) -> dict[str, str]:
        if not self.official and texts is None:
            raise ContentError(self.file, where, "missing", 'give at least name = { en = "…" }')
        return self._texts(texts)

    def _texts(self, texts: TextsModel | None) -> dict[str, str]:
        return {} if texts is None else texts.model_dump(exclude_none=True)

    def modifiers(self, models: list[ModifierModel], where: str) -> tuple[Modifier, ...]:
        return tuple(self._modifier(model, f"{where}.modify.{index}") for index, model in enumerate(models))

    def _modifier(self, model: ModifierModel, where: str) -> Modifier:
        try:
            check_where(model.where, self.features)
        except WhereError as error:
            raise ContentError(self.file, f"{where}.where", error.problem, error.hint) from error
        if model.where.strip().startswith("next_to") and model.ask != "cost":
            raise ContentError(self.file, f"{where}.where", "next_to(…) is for cost only", "use a plain selector")
        if model.ask in ("cost", "income", "defence", "recruits") and not model.amount:
            raise ContentError(self.file, f"{where}.amount", "missing", f"{model.ask} needs an amount other than 0")
        if model.piece and model.piece not in self.pieces:
            problem = f"unknown piece {model.piece!r}"
            raise ContentError(self.file, f"{where}.piece", problem, nearest(model.piece, sorted(self.pieces)))
        return Modifier(**model.model_dump())

    def uses(self, entries: list[str | dict[str, Any]], where: str) -> tuple[Use, ...]:
        return tuple(self.use(entry, f"{where}.use.{index}") for index, entry in enumerate(entries))

    def use(self, entry: str | dict[str, Any], where: str) -> Use:
        table: dict[str, Any] = {"trait": entry} if isinstance(entry, str) else dict(entry)
        word = table.pop("trait", None)
        if not isinstance(word, str):
            raise ContentError(self.file, f"{where}.trait", "missing", f"known: {', '.join(sorted(self.traits))}")
        if word not in self.traits:
            raise ContentError(self.file, where, f"unknown trait {word!r}", nearest(word, list(self.traits)))
        known = parameters_of(self.traits[word])
        for key, value in table.items():
            if key not in known:
                raise ContentError(self.file, f"{where}.{key}", f"{word!r} has no {key!r}", nearest(key, list(known)))
            if not isinstance(value, int) or isinstance(value, bool) or not 1 <= value <= 15:
                raise ContentError(self.file, f"{where}.{key}", f"{value!r} is not a number from 1 to 15")
        return Use(word, table)


def parameters_of(maker: TraitMaker) -> dict[str, int]:
    """A trait's parameters and their defaults."""
    found = signature(maker).parameters.values()
    return {entry.name: entry.default for entry in found if entry.default is not Parameter.empty}


def _parsed(source: Source, model: type[_Parsed]) -> _Parsed:
    try:
        data = tomllib.loads(source.text)
    except tomllib.TOMLDecodeError as error:
        raise ContentError(source.name, "", f"is not valid TOML: {error}", "mend the line named") from error
    try:
        return model.model_validate(data)
    except ValidationError as error:
        raise _explained(source.name, model, error) from error


# Words that stand at the end of a key's path, with what may stand there.
_WORDS: dict[str, tuple[str, ...]] = {
    "ask": tuple(ASKS),
    "per": tuple(PER),
    "when": tuple(WHEN),
}


# Of what a message repeats from a file; it is one readable line.
_LONGEST_WORD = 60


def _explained(file: str, model: type[BaseModel], error: ValidationError) -> ContentError:
    # A mistyped key says more than the key that is missing because of it.
    first = min(error.errors(include_url=False), key=lambda entry: entry["type"] != "extra_forbidden")
    keys = [str(part) for part in first["loc"] if part not in ("[key]", "str")]
    where = ".".join(keys)
    word = first["input"]
    if first["type"] == "extra_forbidden":
        return ContentError(file, where, f"unknown key {keys[-1]!r}", nearest(keys[-1], _known_keys(model, keys)))
    if first["type"] == "missing":
        return ContentError(file, where, "missing", f"add {keys[-1]} = …")
    if first["type"] == "literal_error" and isinstance(word, str):
        known = _WORDS.get(keys[-1], tuple(str(first["ctx"]["expected"]).replace("'", "").split(", ")))
        return ContentError(file, where, f"unknown word {word!r}", nearest(word, known))
    if first["type"] == "dict_type" and len(keys) == 1:
        return ContentError(file, where, "has no ids", f"write a table for each one: [{where}.your_id]")
    message = first["msg"][0].lower() + first["msg"][1:]
    shown = repr(word)
    if len(shown) > _LONGEST_WORD:
        shown = f"{shown[:_LONGEST_WORD]}…"
    return ContentError(file, where, f"{shown}: {message}")


def _known_keys(model: type[BaseModel], keys: list[str]) -> list[str]:
    """The keys that may stand beside the unknown one."""
    inner: dict[str, type[BaseModel]] = {
        "race": RaceModel,
        "power": PowerModel,
        "piece": PieceModel,
        "box": BoxModel,
    }
    if "modify" in keys[:-1]:
        return list(ModifierModel.model_fields)
    if len(keys) > 1 and keys[0] in inner:
        return list(inner[keys[0]].model_fields)
    return list(model.model_fields)
