"""What a game is played by: the board, the forms of races and powers, odd traits, pieces and constants."""

from __future__ import annotations

from typing import Final

from tesno.core.actions import MOST
from tesno.core.bits import mask_of, members_of
from tesno.core.board import MOST_REGIONS, Board
from tesno.core.form import STAYS, Form, PieceKind
from tesno.core.moments import RulesError, acts, enlist, heard, overrides
from tesno.core.names import FindNumber, Power, Region, Regions, Slot
from tesno.core.state import State
from tesno.core.trait import Trait, by_rank

# Pieces beyond the first are counted in 4 bits per region, an ability's use in a bit per seat and one more (trait.py).
MOST_STACKED: Final = 15
MOST_SEATS: Final = 7
# Forms that finds have changed are made again when more of them than this were asked for.
_MOST_HOLDERS: Final = 4096
_PLACE_BITS: Final = 6


class FormMaker:
    """Makes forms from declarations; whoever compiles the content says how."""

    def make(self, slot: Slot, badge: Power, declined: bool, granted: Power) -> Form:
        """The form of a race with a badge and a power granted by a find (-1: none)."""
        raise NotImplementedError

    def list_prices(self, form: Form) -> None:
        """Work out the form's price lists from its terms."""
        raise NotImplementedError

    def list_yields(self, form: Form) -> None:
        """Work out what each region brings from the form's terms."""
        raise NotImplementedError


class Stage:
    """A part of the turn. `run` is called until it says True: then nothing is left to ask or do in it.

    A question it has asked is answered before the next call, or before the next stage.
    """

    def run(self, rules: Rules, s: State) -> bool:
        raise NotImplementedError


class Rules:
    """A rule set: frozen once built."""

    def __init__(
        self,
        box: str,
        board: Board,
        terrains: tuple[str, ...],
        seats: int,
        rounds: int,
        race_ids: list[str],
        power_ids: list[str],
        trays: list[int],
        kinds: list[PieceKind],
        traits: list[Trait],
        turn: list[Stage],
        tribe_guard: int,
        start_coins: int,
        die: list[int],
        options: dict[str, bool],
        find_ids: list[str],
        find_traits: list[Trait],
        relics: int,
        maker: FormMaker,
        world: list[str],
        factions: list[str],
        buried: Regions,
        finds_under_tribes: bool,
        variant: str,
        sides: list[str],
    ) -> None:
        self.box = box
        self.variant = variant  # "": the box's own rules
        self.sides = sides  # the faction each seat plays for; "": for itself
        self.teams = any(sides)
        # Per seat, the seats it plays against: what is said of opponents is said of these.
        self.opponents = [
            mask_of([other for other in range(seats) if other != seat and (not side or sides[other] != side)])
            for seat, side in enumerate(sides)
        ]
        self.board = board
        self.terrains = terrains
        self.seats = seats
        self.rounds = rounds
        self.race_ids = race_ids
        self.power_ids = power_ids
        self.trays = trays
        self.kinds = kinds
        # The kinds that share the fate of their region's holder; figures that stay put do not.
        self.bound_kinds = [number for number, kind in enumerate(kinds) if kind.abandoned != STAYS]
        self.soft_kinds = [number for number, kind in enumerate(kinds) if kind.soft]
        self.unit_kinds = [number for number, kind in enumerate(kinds) if kind.unit]
        # What fields of a state look like when there is nothing in them: one comparison is the fastest question.
        self.none_resting = (0,) * len(kinds)
        self.none_withdrawn = [0] * len(race_ids)
        self.no_truce = (0,) * seats
        self.traits = traits
        self.turn = turn
        self.tribe_guard = tribe_guard
        self.start_coins = start_coins
        self.die = sorted(die)
        self.faces = sorted(set(die))
        self.face_weights = [die.count(face) for face in self.faces]
        self.best_face = max(die)
        self.options = options
        self.visible = 6
        self.kin_defends = options.get("own_decline_defends", False)
        self.find_ids = find_ids
        self.every_find = (1 << len(find_ids)) - 1
        self.find_traits = find_traits
        self.relics = relics
        self.factions = factions  # of each race; "" is neutral
        self.buried = buried
        self.finds_under_tribes = finds_under_tribes  # else they lie face down in the regions of `buried`
        self.world = world  # sources of costs that are the board's, not a race's
        self._check_bounds()
        for number, trait in enumerate(find_traits):
            trait.find = number
        self.placed_finds = [trait.find for trait in find_traits if overrides(trait, "place_key")]
        self.granting_finds = [trait.find for trait in find_traits if overrides(trait, "granted")]
        self.telling_finds = [trait.find for trait in find_traits if overrides(trait, "odds")]
        for index, trait in enumerate(traits):
            trait.number(index, acts(trait))
            trait.moments = tuple(heard(trait))
            trait.bind(self)
        for place, trait in enumerate(by_rank(tuple(traits))):
            trait.order = place
        self.hears_attacks = any(overrides(trait, "attacked") for trait in traits)
        # Those that look at the map whenever a region changes hands.
        self.watchers = [trait for trait in traits if overrides(trait, "holders_changed")]
        # Who plays against all seats and sits at none, if anybody does.
        self.rival = next((trait for trait in traits if overrides(trait, "rival_coins")), None)
        # The most coins that one attack can cost, so that the rich need not count.
        self.most_tolls = sum(trait.toll_most for trait in traits if not trait.is_aid)
        self.most_fees = sum(trait.toll_most for trait in traits if trait.is_aid)  # what armed aids add to that
        self.forgetful = [trait.index for trait in traits if trait.forgets]
        # Whether races in decline have anything to say before a turn.
        self.dawns_for_declined = any(overrides(trait, "dawn") and trait.speaks(declined=True) for trait in traits)
        self.tolls_when_named = any(trait.toll_when_named for trait in traits)
        # Forms are made when first asked for: those that no find has changed are looked up by race, badge and
        # status, the others by what is held besides.
        self.maker = maker
        self.badges = len(power_ids) + 1
        self.plain_forms: list[Form | None] = [None] * (len(race_ids) * self.badges * 2)
        self.granted_forms: dict[int, Form] = {}
        self.holders_forms: dict[int, Form] = {}
        # Whether any form made so far is shielded, or goes on conquering in decline.
        self.shields = False
        self.roams = False

    def _check_bounds(self) -> None:
        """Everything must fit its field; raises RulesError saying what does not and what to do."""
        for what, count, most in (
            ("regions", self.board.size, MOST_REGIONS),
            ("seats", self.seats, MOST_SEATS),
            ("races", len(self.race_ids), MOST),
            ("powers", len(self.power_ids), MOST),
            ("finds", len(self.find_ids), MOST),
            ("odd traits", len(self.traits), MOST),
            ("pips of the die", self.best_face, MOST),
        ):
            if count > most:
                raise RulesError(f"{count} {what} are too many for one game, {most} fit: play with fewer of them")
        for kind in self.kinds:
            if kind.stacks and kind.supply > MOST_STACKED:
                raise RulesError(f"{kind.supply} pieces {kind.id!r} are too many: at most {MOST_STACKED} may stack")

    def plain_form(self, slot: Slot, badge: Power, declined: bool) -> Form:
        """The form of a race with a badge (-1: none) and no finds."""
        place = (slot * self.badges + badge + 1) * 2 + declined
        form = self.plain_forms[place]
        if form is None:
            form = self._made(slot, badge, declined, -1)
            self.plain_forms[place] = form
        return form

    def granted_form(self, slot: Slot, badge: Power, declined: bool, granted: Power) -> Form:
        """The same with a power that a find grants (-1: none)."""
        if granted < 0:
            return self.plain_form(slot, badge, declined)
        key = ((slot * self.badges + badge + 1) * 2 + declined) * self.badges + granted
        form = self.granted_forms.get(key)
        if form is None:
            form = self._made(slot, badge, declined, granted)
            self.granted_forms[key] = form
        return form

    def _made(self, slot: Slot, badge: Power, declined: bool, granted: Power) -> Form:
        return self._seen(self.maker.make(slot, badge, declined, granted))

    def _seen(self, form: Form) -> Form:
        self.shields = self.shields or form.shielded
        self.roams = self.roams or form.roams
        return form

    def holders_form(self, slot: Slot, badge: Power, declined: bool, granted: Power, finds: int, places: int) -> Form:
        """The same for whoever holds a set of finds.

        `places` has the place keys of `placed_finds`, so many bits each from the first one on.
        """
        key = (slot * self.badges + badge + 1) * 2 + declined
        key = (key * self.badges + granted + 1) << len(self.find_ids) | finds
        key = key << _PLACE_BITS * len(self.placed_finds) | places
        form = self.holders_forms.get(key)
        if form is None:
            if len(self.holders_forms) >= _MOST_HOLDERS:
                self.holders_forms.clear()
            form = self._with_finds(self.granted_form(slot, badge, declined, granted), declined, finds, places)
            self.holders_forms[key] = form
        return form

    def _with_finds(self, plain: Form, declined: bool, finds: int, places: int) -> Form:
        form = plain.copy()
        for find in members_of(finds):
            trait = self.find_traits[find]
            place = self._place(find, places) if places else 0
            trait.shape_at(form, declined, place)
            enlist(form, trait, declined)
        if form.on_prepare is not plain.on_prepare:
            form.on_prepare = by_rank(form.on_prepare)
        if form.on_redeploy is not plain.on_redeploy:
            form.on_redeploy = by_rank(form.on_redeploy)
        if form.on_settle is not plain.on_settle:
            form.on_settle = by_rank(form.on_settle)
        if form.on_finish is not plain.on_finish:
            form.on_finish = by_rank(form.on_finish)
        if (
            form.cost_terms is not plain.cost_terms
            or form.costs is not plain.costs
            or form.uncrossed != plain.uncrossed
        ):
            self.maker.list_prices(form)
        if form.income_regions is not plain.income_regions:
            self.maker.list_yields(form)
        return self._seen(form)

    def _place(self, find: FindNumber, places: int) -> int:
        if find not in self.placed_finds:
            return 0
        return places >> _PLACE_BITS * self.placed_finds.index(find) & (1 << _PLACE_BITS) - 1

    def place_keys(self, finds: int, find_at: tuple[Region, ...]) -> int:
        """The place keys of a set of finds, as `holders_form` takes them."""
        keys = 0
        for number, find in enumerate(self.placed_finds):
            if finds >> find & 1:
                keys |= self.find_traits[find].place_key(find_at[find]) << _PLACE_BITS * number
        return keys
