"""The game tree: who acts, what is legal, apply, copy, chance. Everything else is built on these."""

from __future__ import annotations

from typing import Final

from tesno.core.actions import CHANCE, NOBODY
from tesno.core.bits import regions_of
from tesno.core.campaign import Conquer, Ready, Roll
from tesno.core.finds import DrawFind, Grant
from tesno.core.forms import restore
from tesno.core.market import Pick, RevealBadge, RevealBanner, refill
from tesno.core.names import Packed
from tesno.core.redeploy import GivingUp, Redeploy, last_chance
from tesno.core.retreat import Retreating
from tesno.core.rules import Rules
from tesno.core.state import FREE, State
from tesno.core.steps import CONQUEST, FIRST_SEAT, NONE, OVER, Step, ask, subject
from tesno.core.turn import Decide, FirstSeat, GameOver


class TraitStep(Step):
    """A question asked by a trait, which is its subject."""

    def legal(self, rules: Rules, s: State) -> list[Packed]:
        return rules.traits[subject(s)].choices(rules, s)

    def weights(self, rules: Rules, s: State) -> list[int] | None:
        return rules.traits[subject(s)].chances(rules, s)

    def apply(self, rules: Rules, s: State, action: Packed) -> None:
        rules.traits[subject(s)].choose(rules, s, action)


class NoStep(Step):
    """Stands at the place of "nothing asked"; never reached from outside."""


# By step number.
_STEPS: Final[list[Step]] = [
    NoStep(),
    FirstSeat(),
    RevealBanner(),
    RevealBadge(),
    Roll(),
    Pick(),
    Decide(),
    Ready(),
    Conquer(),
    GivingUp(),
    Redeploy(),
    TraitStep(),
    Retreating(),
    DrawFind(),
    Grant(),
    GameOver(),
]


def new_state(rules: Rules) -> State:
    """The table as it is set up (C1-C5); chance is asked first who begins, then for the combos."""
    races = len(rules.race_ids)
    regions = rules.board.size + 1
    s = State()
    s.tokens = [0] * regions
    s.holder = [-1] * regions
    s.guard = [0] * regions
    for region in regions_of(rules.board.tribes):
        s.guard[region] = rules.tribe_guard
    s.held = [0] * races
    s.hand = [0] * races
    s.withdrawn = [0] * races
    s.tray = list(rules.trays)
    s.reserve = (0,) * races
    s.owner = (-1,) * races
    s.badge = (-1,) * races
    s.status = (FREE,) * races
    s.coins = (rules.start_coins,) * rules.seats
    s.active = (-1,) * rules.seats
    s.fallen = (0,) * rules.seats
    s.truce = (0,) * rules.seats
    s.pieces = (0,) * len(rules.kinds)
    s.stock = tuple(kind.supply for kind in rules.kinds)
    s.withdrawn_pieces = (0,) * len(rules.kinds)
    s.resting = (0,) * len(rules.kinds)
    s.find_at = (0,) * len(rules.find_ids)
    s.finds_unseen = rules.every_find
    s.found = 0
    s.memory = [0] * len(rules.traits)
    s.tribes = rules.board.tribes
    s.buried = rules.buried
    s.immune = 0
    s.marked = 0
    s.column_races = ()
    s.column_powers = ()
    s.column_coins = ()
    s.banners_unseen = (1 << races) - 1
    s.banners_below = ()
    s.badges_unseen = (1 << len(rules.power_ids)) - 1
    s.badges_discarded = 0
    s.round = 1
    s.first = 0
    s.seat = 0
    s.stage = 0
    s.cursor = 0
    s.roamers = 0
    s.stood = ()
    s.expanding = 0
    s.declining = 0
    s.picked = 0
    s.used = 0
    s.nonempty = 0
    s.attacked = 0
    s.reach = 0
    s.bordering = 0
    s.open = 0
    s.kin = 0
    s.shield = 0
    s.hollow = 0
    s.helpers = 0
    s.ending = 0
    s.aids = 0
    s.die = -1
    s.step = NONE
    s.acting = 0
    s.slot = -1
    s.focus = 0
    s.stack = ()
    s.events = None
    restore(rules, s)
    ask(s, FIRST_SEAT, CHANCE, -1, 0)
    return s


def legal_actions(rules: Rules, s: State) -> list[Packed]:
    """What whoever acts may do; empty when the game is over."""
    return _STEPS[s.step].legal(rules, s)


def apply(rules: Rules, s: State, action: Packed) -> None:
    """Carry out a legal action. Nothing is checked here: `play.Game.apply` is the careful door."""
    _STEPS[s.step].apply(rules, s, action)
    if s.step == NONE or s.ending or len(s.column_races) < rules.visible:
        settle(rules, s)


def settle(rules: Rules, s: State) -> None:
    """Run the turn on until somebody, or chance, has to decide."""
    turn = rules.turn
    last = len(turn) - 1
    visible = rules.visible
    while True:
        if s.step == NONE:
            if len(s.column_races) < visible and refill(rules, s):
                return
            stage = s.stage
            if turn[stage].run(rules, s):
                s.cursor = 0
                s.stage = stage + 1 if stage < last else 0
        elif s.step == OVER or (len(s.column_races) < visible and refill(rules, s)):
            return
        elif s.step != NONE:
            # A question is open, unless a roll has ended the conquests.
            if not s.ending or s.step != CONQUEST:
                return
            s.ending = 0
            last_chance(rules, s, s.slot)


def is_over(s: State) -> bool:
    return s.acting == NOBODY


def chance_outcomes(rules: Rules, s: State) -> list[tuple[Packed, int]]:
    """The outcomes and their weights while chance acts."""
    legal = legal_actions(rules, s)
    weights = _STEPS[s.step].weights(rules, s)
    return list(zip(legal, weights or [1] * len(legal), strict=True))


def draw_outcome(rules: Rules, s: State, point: float) -> Packed:
    """The outcome at a point of [0, 1) when all outcomes lie side by side, each as wide as its weight."""
    return _STEPS[s.step].drawn(rules, s, point)
