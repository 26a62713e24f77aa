"""Compiles declared races and powers to the core's forms, and everything together to a rule set."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from tesno.core.bits import mask_of, regions_of
from tesno.core.board import Board
from tesno.core.form import (
    BASE_COST,
    CONSTANTS,
    GONE,
    STAYS,
    STOCK,
    WITHDRAWN,
    Form,
    PieceKind,
    bare_terms,
    blank_form,
    linked,
)
from tesno.core.moments import check_heard, enlist
from tesno.core.names import Power, Regions, Slot, Term
from tesno.core.rules import FormMaker, Rules
from tesno.core.trait import Trait, by_rank
from tesno.core.turn import STAGES
from tesno.traits.where import beside_of, select
from tesno.traits.words import Box, Element, Modifier, Piece, Variant

_FATES = {"stock": STOCK, "withdrawn": WITHDRAWN, "gone": GONE, "stays": STAYS}

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
    variant: Variant | None = None,
) -> Rules:
    """The rule set of one game: these races and powers on this board."""
    if variant is not None:
        box = _played_as(box, variant)
    instances: list[Trait] = []
    kinds: list[PieceKind] = []
    of_element: dict[str, list[Trait]] = {}
    pieces = {piece.id: piece for piece in box.pieces}
    finds = box.content.finds
    for id, uses in ((element.id, element.uses) for element in (*races, *powers)):
        of_element[id] = [traits[use.trait](id, **use.parameters) for use in uses]
    of_world = [traits[use.trait](source, **use.parameters) for source, use in box.world_uses]
    for find in finds:
        of_element[find.id] = [traits[find.use.trait](find.id, **find.use.parameters)]
    for trait in (*(trait for made in of_element.values() for trait in made), *of_world):
        if trait.piece:
            # Each owner of a kind of piece has its own: two elements never share camps.
            trait.kind = len(kinds)
            kinds.append(_kind(pieces[trait.piece], trait.supply))
        instances.append(trait)
    rules = Rules(
        box=box.id,
        board=board,
        terrains=box.terrains,
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
        find_ids=[find.id for find in finds],
        find_traits=[of_element[find.id][0] for find in finds],
        relics=mask_of([number for number, find in enumerate(finds) if find.relic]),
        maker=_Compiler(box, board, races, powers, of_element, of_world),
        world=[source for source, _ in (*box.world, *box.world_uses)],
        factions=[race.faction for race in races],
        buried=board.features[box.buried] if box.buried else 0,
        finds_under_tribes=not box.buried,
        variant=variant.id if variant is not None else "",
        sides=list(variant.sides) if variant is not None and variant.sides else [""] * seats,
    )
    for trait in rules.traits:
        check_heard(trait, box.turn, _shapes(trait, board))
    return rules


def _played_as(box: Box, variant: Variant) -> Box:
    """The box as a variant has it."""
    return replace(
        box,
        turn=variant.turn,
        world_uses=(*box.world_uses, *((variant.id, use) for use in variant.uses)),
        content=replace(box.content, finds=tuple(find for find in box.content.finds if find.id not in variant.without)),
    )


def _shapes(trait: Trait, board: Board) -> bool:
    """Whether the trait writes anything constant into a form, active or in decline."""
    for declined in (False, True):
        form, blank = blank_form(board), blank_form(board)
        trait.shape_at(form, declined, 0)
        if any(getattr(form, field) != getattr(blank, field) for field in CONSTANTS):
            return True
    return False


def _kind(piece: Piece, supply: int) -> PieceKind:
    return PieceKind(
        id=piece.id,
        supply=supply or piece.supply,
        guard=piece.guard,
        immune=piece.immune,
        stacks=piece.stacks,
        soft=piece.soft,
        unit=piece.unit,
        conquered=_FATES[piece.conquered],
        abandoned=_FATES[piece.abandoned],
        declined=_FATES[piece.declined],
    )


class _Compiler(FormMaker):
    def __init__(
        self,
        box: Box,
        board: Board,
        races: Sequence[Element],
        powers: Sequence[Element],
        traits: dict[str, list[Trait]],
        world_traits: list[Trait],
    ) -> None:
        self.box = box
        self.board = board
        self.races = races
        self.powers = powers
        self.traits = traits
        self.world_traits = world_traits
        self.selected: dict[str, int] = {}
        self.lists: dict[tuple[int, tuple[tuple[int, int], ...]], list[int]] = {}
        self.world = [source for source, _ in box.world]

    def make(self, slot: Slot, badge: Power, declined: bool, granted: Power) -> Form:
        form = blank_form(self.board)
        for source, modifier in self.box.world:
            self._modify(form, source, modifier)
        race = self.races[slot]
        power = self.powers[badge] if badge >= 0 else None
        elements = [race] if power is None else [race, power]
        for element in elements:
            self._add(form, element, declined)
        if granted >= 0:
            self._add(form, self.powers[granted], declined)
        for trait in self.world_traits:
            trait.shape(form, declined)
            enlist(form, trait, declined)
        # A race and its power, or a granted one, may both speak then.
        form.on_prepare = by_rank(form.on_prepare)
        form.on_redeploy = by_rank(form.on_redeploy)
        form.on_settle = by_rank(form.on_settle)
        form.on_finish = by_rank(form.on_finish)
        form.tokens = sum(element.tokens for element in elements)
        form.set_aside = 0 if declined else race.conquest_only
        form.badge_stays = power is not None and power.stays_in_decline
        form.entry &= form.domain
        form.free &= form.domain
        self.list_prices(form)
        self.list_yields(form)
        return form

    def list_prices(self, form: Form) -> None:
        form.price = self._summed(BASE_COST, form.cost_terms)
        form.bare_price = self._summed(BASE_COST, bare_terms(self.world, form.cost_terms))
        form.dear = min(form.price) >= form.least
        form.fixed_costs = form.dear and not form.beside and not form.costs
        form.crossed = 0
        for _, _, regions in form.across:
            form.crossed |= regions & ~form.uncrossed
        form.price_afar = self._summed(BASE_COST, (*form.cost_terms, *form.across))

    def list_yields(self, form: Form) -> None:
        form.yields = self._summed(1, form.income_regions)

    def _summed(self, base: int, terms: Sequence[Term]) -> list[int]:
        """By region: the base and all terms that speak of it. Many forms share such a list."""
        key = (base, tuple((amount, regions) for _, amount, regions in terms))
        found = self.lists.get(key)
        if found is None:
            found = [base] * (self.board.size + 1)
            for _, amount, regions in terms:
                for region in regions_of(regions):
                    found[region] += amount
            self.lists[key] = found
        return found

    def _add(self, form: Form, element: Element, declined: bool) -> None:
        for modifier in element.modifiers:
            if modifier.when == "always" or (modifier.when == "decline") == declined:
                self._modify(form, element.id, modifier)
        for trait in self.traits[element.id]:
            trait.shape(form, declined)
            enlist(form, trait, declined)

    def _select(self, where: str) -> int:
        if where not in self.selected:
            self.selected[where] = select(where, self.board)
        return self.selected[where]

    def _modify(self, form: Form, source: str, modifier: Modifier) -> None:
        amount = modifier.amount
        beside = beside_of(modifier.where)
        if beside is not None:
            form.beside += ((source, amount, self._select(beside)),)
            return
        regions = self._select(modifier.where)
        match modifier.ask:
            case "cost":
                form.cost_terms += ((source, amount, regions),)
            case "income":
                self._income(form, source, modifier, regions)
            case "entry":
                form.entry |= regions
            case "reach":
                form.free |= regions
            case "domain":
                form.domain |= regions
            case "links":
                form.near = linked(form.near, regions)
            case "defence":
                form.garrison += ((modifier.piece or source, amount),)
                form.garrison_guard += amount
            case "recruits":
                if modifier.per == "conquest":
                    form.recruits += ((source, amount, modifier.each),)
                else:
                    form.region_recruits += ((source, amount, regions),)
            case "spared":
                form.spared = True
            case "leave":
                form.transient |= regions
            case "no_crossing":
                form.uncrossed |= regions
            case "stay":
                form.transient &= ~regions
            case _:
                raise AssertionError(modifier.ask)

    def _income(self, form: Form, source: str, modifier: Modifier, regions: Regions) -> None:
        match modifier.per:
            case "region":
                form.income_regions += ((source, modifier.amount, regions),)
            case "turn":
                form.income_turn += ((source, modifier.amount),)
            case "conquest":
                form.income_nonempty += ((source, modifier.amount),)
            case "once":
                form.income_once += ((source, modifier.amount),)
            case _:
                raise AssertionError(modifier.per)
