"""Why a region costs what it costs, and why an action is not legal: ids and numbers, no words."""

from __future__ import annotations

from typing import Final

from tesno.core.actions import (
    ABANDON,
    CHANCE,
    CONQUER,
    GAMBLE,
    GIVE_UP,
    NOBODY,
    PICK,
    PLACE,
    RETREAT,
    SKIP,
    USE,
    a_of,
    b_of,
    kind_of,
)
from tesno.core.bits import count_at
from tesno.core.coins import DECLINE, REGIONS
from tesno.core.cost import beside_regions
from tesno.core.game import legal_actions
from tesno.core.reach import open_expedition, targets_of, tolled
from tesno.core.rules import CONQUEST, STEP_NAMES, TRAIT, Rules, Summand
from tesno.core.state import ACTIVE, State

Parameters = dict[str, int | str]
Reason = tuple[str, Parameters]

# Every reason with its parameters; the catalogues have a sentence for each.
REASONS: Final[dict[str, tuple[str, ...]]] = {
    "game_over": (),
    "chance_acts": (),
    "not_your_turn": ("seat",),
    "wrong_step": ("step",),
    "no_such_region": ("region",),
    "own_region": ("region",),
    "water": ("region",),
    "not_adjacent": ("region",),
    "not_entry": ("region",),
    "immune": ("region", "piece"),
    "peace": ("region", "seat"),
    "no_tokens_in_hand": (),
    "too_expensive": ("region", "cost", "hand"),
    "enough_tokens": ("region", "cost", "hand"),
    "no_last_die": (),
    "already_rolled": (),
    "after_roll": (),
    "no_target": (),
    "no_such_ability": ("ability",),
    "used_this_turn": (),
    "used_on_opponent": ("seat",),
    "tray_empty": (),
    "not_as_entry": ("region",),
    "no_active_opponent": ("region",),
    "not_lone": ("region",),
    "no_such_combo": ("place",),
    "not_enough_coins": ("price", "coins"),
    "not_held": ("region",),
    "out_of_order": ("region",),
    "has_piece": ("region", "piece"),
    "attacked_this_turn": ("seat",),
    "not_opponent": ("seat",),
    "must_choose": (),
    "toll_unpayable": ("region",),
    "too_far": ("region",),
    "not_now": (),
    # Of lines that stand for several actions, and of chance that was told beforehand (`play`).
    "malformed_share": ("word",),
    "named_twice": ("region",),
    "too_many": ("count",),
    "keep_tokens": ("region", "count"),
    "wrong_number": ("count", "told"),
    "not_drawn": (),
}

BASE: Final = "region"
TOKENS: Final = "tokens"
TRIBE: Final = "tribe"
DIE_HELP: Final = "die"
LEAST: Final = "least"
SUMMANDS: Final = (BASE, TOKENS, TRIBE, DIE_HELP, LEAST, REGIONS, DECLINE)


def cost_summands(rules: Rules, s: State, slot: int, region: int) -> list[Summand]:
    """The cost of a region for a slot, summand by summand (C22); their sum is the cost."""
    if s.step != CONQUEST or s.slot != slot:
        s = s.copy()
        open_expedition(rules, s, slot)
    form = rules.form(s, slot)
    shielded = bool(s.shield >> region & 1)
    hollow = bool(s.hollow >> region & 1)
    terms = [(source, amount) for source, amount, where in form.cost_terms if where >> region & 1]
    if shielded:
        terms = [(source, amount) for source, amount in terms if amount > 0 or source in rules.world]
    found: list[Summand] = [(BASE, 2)]
    found += [term for term in terms if term[1] > 0]
    if s.tribes >> region & 1 and not hollow:
        found.append((TRIBE, rules.tribe_guard))
    holder = s.holder[region]
    if holder >= 0:
        if not hollow and (shielded or not s.kin >> region & 1):
            found.append((TOKENS, s.tokens[region]))
        found += rules.form(s, holder).garrison
    for kind, piece in enumerate(rules.kinds):
        count = count_at(s.pieces[kind], region)
        if count and piece.guard and not (hollow and piece.soft):
            found.append((piece.id, count * piece.guard))
    for find, place in enumerate(s.find_at):
        if place == region and rules.find_traits[find].guard:
            found.append((rules.find_ids[find], rules.find_traits[find].guard))
    found += [term for term in terms if term[1] < 0]
    if not shielded:
        for source, amount, sources in form.beside:
            if beside_regions(rules, s, slot, sources) >> region & 1:
                found.append((source, amount))
        for trait in (*form.costs, *(rules.armed(s, slot) if s.aids else [])):
            where, amount = trait.discount(rules, s, slot)
            if where >> region & 1 and amount:
                found.append((trait.name, amount))
    if s.die > 0:
        found.append((DIE_HELP, -s.die))
    total = sum(amount for _, amount in found)
    if total < 1:
        found.append((LEAST, 1 - total))
    return found


def why_not(rules: Rules, s: State, action: int, legal: list[int] | None = None) -> Reason | None:
    """Why whoever acts may not do this now; None when it is legal. `legal`: what is, if that is known already."""
    if action in (legal_actions(rules, s) if legal is None else legal):
        return None
    if s.acting == NOBODY:
        return "game_over", {}
    if s.acting == CHANCE:
        return "chance_acts", {}
    kind = kind_of(action)
    if s.step == CONQUEST and kind in (CONQUER, GAMBLE, USE):
        return _why_no_conquest(rules, s, action)
    if s.step == TRAIT and kind == USE and a_of(action) == s.focus >> 6:
        return rules.traits[a_of(action)].why_not(rules, s, s.slot, b_of(action))
    if s.step == TRAIT and kind == SKIP:
        return "must_choose", {}
    if kind == _KIND_OF_STEP.get(STEP_NAMES[s.step]):
        return _why_not_here(rules, s, kind, b_of(action))
    return "wrong_step", {"step": step_name(rules, s)}


_KIND_OF_STEP: Final[dict[str, int]] = {
    "pick": PICK,
    "ready": ABANDON,
    "give_up": GIVE_UP,
    "redeploy": PLACE,
    "retreat": RETREAT,
}


def step_name(rules: Rules, s: State) -> str:
    """The question asked now; a trait's question is called after the trait's verb."""
    return rules.traits[s.focus >> 6].verb if s.step == TRAIT else STEP_NAMES[s.step]


def _why_not_here(rules: Rules, s: State, kind: int, target: int) -> Reason:
    if kind == PICK:
        if target >= len(s.column_races):
            return "no_such_combo", {"place": target + 1}
        return "not_enough_coins", {"price": target, "coins": s.coins[s.acting]}
    return why_no_place(rules, s, s.slot, target)


def why_no_place(rules: Rules, s: State, slot: int, region: int) -> Reason:
    """Why something can't be placed in, or taken from, a region."""
    if not 1 <= region <= rules.board.size:
        return "no_such_region", {"region": region}
    if not s.held[slot] >> region & 1:
        return "not_held", {"region": region}
    return "out_of_order", {"region": region}


def _why_no_conquest(rules: Rules, s: State, action: int) -> Reason:
    slot = s.slot
    form = rules.form(s, slot)
    region = b_of(action)
    kind = kind_of(action)
    ability = rules.traits[a_of(action)] if kind == USE and a_of(action) < len(rules.traits) else None
    gifts = rules.gifts(s, slot)
    if kind == USE and (ability is None or ability not in (*form.abilities, *gifts.abilities)):
        if ability is not None and ability in (*form.on_settle, *form.on_finish, *gifts.on_settle, *gifts.on_finish):
            return "wrong_step", {"step": step_name(rules, s)}
        return "no_such_ability", {"ability": ability.verb if ability else ""}
    if ability is None or region:
        reason = why_no_target(rules, s, slot, region)
        if reason is not None:
            return reason
    if ability is not None:
        return ability.why_not(rules, s, slot, region)
    if kind == GAMBLE and not form.gambles:
        return "no_last_die", {}
    if kind == GAMBLE and s.die >= 0:
        return "already_rolled", {}
    if not s.hand[slot]:
        return "no_tokens_in_hand", {}
    hand = s.hand[slot] + s.helpers
    cost = sum(amount for _, amount in cost_summands(rules, s, slot, region))
    if kind == GAMBLE and cost <= hand:
        return "enough_tokens", {"region": region, "cost": cost, "hand": hand}
    return "too_expensive", {"region": region, "cost": cost, "hand": hand}


def why_no_target(rules: Rules, s: State, slot: int, region: int) -> Reason | None:
    """Why a region can't be attacked by this slot at all, whatever the tokens; None when it can."""
    if not 1 <= region <= rules.board.size:
        return "no_such_region", {"region": region}
    if s.held[slot] >> region & 1:
        return "own_region", {"region": region}
    if not rules.form(s, slot).domain >> region & 1:
        return "water", {"region": region}
    if not s.reach >> region & 1:
        return ("not_adjacent" if s.held[slot] else "not_entry"), {"region": region}
    for kind, piece in enumerate(rules.kinds):
        if piece.immune and count_at(s.pieces[kind], region):
            return "immune", {"region": region, "piece": piece.id}
    if s.open >> region & 1 and not s.coins[s.owner[slot]] and tolled(rules, s, s.owner[slot]) >> region & 1:
        return "toll_unpayable", {"region": region}
    if not s.open >> region & 1:
        assert s.status[slot] == ACTIVE
        return "peace", {"region": region, "seat": s.owner[s.holder[region]]}
    if not targets_of(rules, s, slot) >> region & 1:
        # What is armed can't be used on it.
        return "not_now", {}
    return None
