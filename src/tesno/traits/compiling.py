"""Compiles declared races and powers to the core's forms, and everything together to a rule set."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from tesno.core.bits import regions_of
from tesno.core.board import Board
from tesno.core.rules import GONE, STAYS, STOCK, WITHDRAWN, Form, PieceKind, Rules, Trait
from tesno.core.turn import STAGES
from tesno.traits.where import beside_of, select
from tesno.traits.words import Box, Element, Modifier, Piece

_FATES = {"stock": STOCK, "withdrawn": WITHDRAWN, "gone": GONE, "stays": STAYS}
_LEAST_PRICE = 2

TraitMaker = Callable[..., Trait]


def build_rules(
    box: Box,
    board: Board,
    races: Sequence[Element],
    powers: Sequence[Element],
    traits: Mapping[str, TraitMaker],
    *,
    seats: int,
    rounds: int,
    options: dict[str, bool],
) -> Rules:
    """The rule set of one game: these races and powers on this board."""
    instances: list[Trait] = []
    kinds: list[PieceKind] = []
    of_element: dict[str, list[Trait]] = {}
    pieces = {piece.id: piece for piece in box.pieces}
    for element in (*races, *powers):
        made = of_element.setdefault(element.id, [])
        for use in element.uses:
            trait = traits[use.trait](element.id, **use.parameters)
            if trait.piece:
                # Each owner of a kind of piece has its own: two elements never share camps.
                trait.kind = len(kinds)
                kinds.append(_kind(pieces[trait.piece], trait.supply))
            instances.append(trait)
            made.append(trait)
    rules = Rules(
        box=box.id,
        board=board,
        seats=seats,
        rounds=rounds,
        race_ids=[race.id for race in races],
        power_ids=[power.id for power in powers],
        trays=[race.tray for race in races],
        kinds=kinds,
        traits=instances,
        turn=[STAGES[stage] for stage in box.turn],
        tribe_guard=box.tribe_guard,
        start_coins=box.start_coins,
        die=list(box.die),
        options=options,
    )
    compiler = _Compiler(box, board, of_element)
    none: list[Element | None] = [None]
    rules.active_forms = [[compiler.form(race, power, False) for power in none + list(powers)] for race in races]
    rules.declined_forms = [[compiler.form(race, power, True) for power in none + list(powers)] for race in races]
    return rules


def _kind(piece: Piece, supply: int) -> PieceKind:
    return PieceKind(
        id=piece.id,
        supply=supply or piece.supply,
        guard=piece.guard,
        immune=piece.immune,
        stacks=piece.stacks,
        conquered=_FATES[piece.conquered],
        abandoned=_FATES[piece.abandoned],
        declined=_FATES[piece.declined],
    )


class _Compiler:
    def __init__(self, box: Box, board: Board, traits: dict[str, list[Trait]]) -> None:
        self.box = box
        self.board = board
        self.traits = traits
        self.guards = {piece.id: piece.guard for piece in box.pieces}

    def form(self, race: Element, power: Element | None, declined: bool) -> Form:
        form = Form(self.board)
        for source, modifier in self.box.world:
            self._modify(form, source, modifier)
        elements = [race] if power is None else [race, power]
        for element in elements:
            for modifier in element.modifiers:
                if modifier.when == "always" or (modifier.when == "decline") == declined:
                    self._modify(form, element.id, modifier)
            for trait in self.traits[element.id]:
                trait.shape(form, declined)
        form.tokens = sum(element.tokens for element in elements)
        form.set_aside = 0 if declined else race.conquest_only
        form.badge_stays = power is not None and power.stays_in_decline
        form.entry &= form.domain
        form.free &= form.domain
        form.price = [_LEAST_PRICE] * (self.board.size + 1)
        for _, amount, regions in form.cost_terms:
            for region in regions_of(regions):
                form.price[region] += amount
        return form

    def _modify(self, form: Form, source: str, modifier: Modifier) -> None:
        amount = modifier.amount
        beside = beside_of(modifier.where)
        if beside is not None:
            form.beside.append((source, amount, select(beside, self.board)))
            return
        regions = select(modifier.where, self.board)
        match modifier.ask:
            case "cost":
                form.cost_terms.append((source, amount, regions))
            case "income":
                self._income(form, source, modifier, regions)
            case "entry":
                form.entry |= regions
            case "reach":
                form.free |= regions
            case "domain":
                form.domain |= regions
            case "links":
                form.near = [
                    (near | regions) & ~(1 << region) if regions >> region & 1 else near
                    for region, near in enumerate(form.near)
                ]
            case "defence":
                form.garrison.append((modifier.piece or source, amount))
                form.garrison_guard += amount
            case "recruits":
                form.recruits.append((source, amount, modifier.each))
            case "spared":
                form.spared = True
            case _:
                raise AssertionError(modifier.ask)

    def _income(self, form: Form, source: str, modifier: Modifier, regions: int) -> None:
        match modifier.per:
            case "region":
                form.income_regions.append((source, modifier.amount, regions))
            case "turn":
                form.income_turn.append((source, modifier.amount))
            case "conquest":
                form.income_nonempty.append((source, modifier.amount))
            case "once":
                form.income_once.append((source, modifier.amount))
            case _:
                raise AssertionError(modifier.per)
