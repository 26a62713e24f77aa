"""Why a region costs what it costs, and why an action is not legal: ids and numbers, no words."""

from __future__ import annotations

from typing import Final

from tesno.core.actions import (
    ABANDON,
    CHANCE,
    CONQUER,
    END,
    GAMBLE,
    GIVE_UP,
    NOBODY,
    PICK,
    PLACE,
    RETREAT,
    SKIP,
    USE,
    kind_of,
    target_of,
    trait_of,
)
from tesno.core.attack import in_hand, moment_terms, strength
from tesno.core.bits import count_at, has
from tesno.core.coins import DECLINE, REGIONS
from tesno.core.form import BASE_COST, MOMENT_FIELDS, bare_terms
from tesno.core.game import legal_actions
from tesno.core.ground import TRIBE, defences
from tesno.core.names import Packed, Reason, Region, Regions, Slot, Summand
from tesno.core.reach import armed, bars, open_expedition, shielded_from, survey
from tesno.core.rules import Rules
from tesno.core.state import DECLINED, State, slots_of
from tesno.core.steps import CONQUEST, DECIDE, STEP_NAMES, TRAIT, subject
from tesno.core.teams import may_pick
from tesno.core.tolls import unpayable
from tesno.core.trait import Trait

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
    "teammate": ("region", "seat"),
    "no_tokens_in_hand": (),
    "too_few_in_hand": ("count", "hand"),
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
    "too_few_here": ("region",),
    "no_majority": ("region",),
    "leaves_empty": (),
    "nobody_to_move": ("region",),
    "used_up": ("count",),
    "not_in_hand": ("piece",),
    "no_piece_here": ("region", "piece"),
    "no_such_combo": ("place",),
    "other_side": ("place", "race"),
    "not_enough_coins": ("price", "coins"),
    "not_held": ("region",),
    "out_of_order": ("region",),
    "has_piece": ("region", "piece"),
    "attacked_this_turn": ("seat",),
    "not_opponent": ("seat",),
    "must_choose": (),
    "toll_unpayable": ("region",),
    "fee_unpayable": ("price", "coins"),
    "too_far": ("region",),
    "armed": (),
    "already_armed": (),
    "same_relic": ("find",),
    "shielded": ("region", "race"),
    "find_here": ("region", "find"),
    "no_place_here": ("region",),
    "wrong_ground": ("region", "ground"),
    "not_beside": ("region", "ground"),
    "tribe_here": ("region",),
    "friends_here": ("region", "race"),
    "own_combo": ("place",),
    "not_in_decline": ("region",),
    "no_such_relic": ("number",),
    "not_on_map": ("find",),
    "other_moment": ("find",),
    "copy_chosen": ("find",),
    "by_itself": ("ability",),
    # Of lines that stand for several actions, and of chance that was told beforehand (`play`).
    "malformed_share": ("word",),
    "named_twice": ("region",),
    "too_many": ("count",),
    "keep_tokens": ("region", "count"),
    "left_by_now": ("region",),
    "wrong_number": ("count", "told"),
    "not_drawn": (),
}

BASE: Final = "region"
TOKENS: Final = "tokens"
DIE_HELP: Final = "die"
LEAST: Final = "least"
SUMMANDS: Final = (BASE, TOKENS, TRIBE, DIE_HELP, LEAST, REGIONS, DECLINE)


def cost_summands(rules: Rules, s: State, slot: Slot, region: Region) -> list[Summand]:
    """The cost of a region for a slot, summand by summand (C22); their sum is the cost (`attack.costs`)."""
    if not _conquering(s, slot):
        s = s.copy()
        open_expedition(rules, s, slot)
    form = s.forms[slot]
    shielded = has(s.shield, region)
    hollow = has(s.hollow, region)
    constant = bare_terms(rules.world, form.cost_terms) if shielded else form.cost_terms
    terms = [(source, amount) for source, amount, where in constant if has(where, region)]
    found: list[Summand] = [(BASE, BASE_COST)]
    found += [term for term in terms if term[1] > 0]
    standing = defences(rules, s, region, hollow)
    found += [summand for summand in standing if summand[0] == TRIBE]
    if s.tokens[region] and not hollow and (shielded or not has(s.kin, region)):
        found.append((TOKENS, s.tokens[region]))
    found += [summand for summand in standing if summand[0] != TRIBE]
    found += [term for term in terms if term[1] < 0]
    if not shielded:
        found += [
            (source, amount) for source, amount, where in moment_terms(rules, s, form, slot) if has(where, region)
        ]
    for aid in armed(rules, s):
        excess = sum(amount for _, amount in found) - form.least
        if excess and has(aid.capped(rules, s), region):
            found.append((aid.name, -excess))
    if s.die > 0:
        found.append((DIE_HELP, -s.die))
    total = sum(amount for _, amount in found)
    if total < form.least:
        found.append((LEAST, form.least - total))
    return found


def _conquering(s: State, slot: Slot) -> bool:
    """Whether the slot's conquests are under way; the die, or a question between them, may have interrupted."""
    return s.slot == slot and (s.step == CONQUEST or any(step == CONQUEST for step, _, _, _ in s.stack))


def why_not(rules: Rules, s: State, action: Packed, legal: list[Packed] | None = None) -> Reason | None:
    """Why whoever acts may not do this now; None when it is legal. `legal`: what is, if that is known already."""
    if action in (legal_actions(rules, s) if legal is None else legal):
        return None
    if s.acting == NOBODY:
        return "game_over", {}
    if s.acting == CHANCE:
        return "chance_acts", {}
    kind = kind_of(action)
    if kind == USE:
        return _why_not_used(rules, s, trait_of(action), target_of(action))
    if s.step == CONQUEST and kind in (CONQUER, GAMBLE):
        return _why_no_conquest(rules, s, kind, target_of(action))
    if kind == SKIP and s.step != CONQUEST:
        return "must_choose", {}
    if kind == END and s.step == CONQUEST:
        return "armed", {}
    if kind == _KIND_OF_STEP.get(STEP_NAMES[s.step]):
        return _why_not_here(rules, s, kind, target_of(action))
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
    return rules.traits[subject(s)].verb if s.step == TRAIT else STEP_NAMES[s.step]


def _why_not_here(rules: Rules, s: State, kind: int, target: int) -> Reason:
    if kind == PICK:
        if target >= len(s.column_races):
            return "no_such_combo", {"place": target + 1}
        if not may_pick(rules, s.acting, s.column_races[target]):
            return "other_side", {"place": target + 1, "race": rules.race_ids[s.column_races[target]]}
        return "not_enough_coins", {"price": target, "coins": s.coins[s.acting]}
    return why_no_place(rules, s, s.slot, target)


def why_no_place(rules: Rules, s: State, slot: Slot, region: Region) -> Reason:
    """Why something can't be placed in, or taken from, a region."""
    if not 1 <= region <= rules.board.size:
        return "no_such_region", {"region": region}
    if not has(s.held[slot], region):
        return "not_held", {"region": region}
    return "out_of_order", {"region": region}


def _has_trait(rules: Rules, s: State, slot: Slot, trait: Trait) -> bool:
    """Whether the race in this slot has the trait, heard at a moment or asked by another one of the same banner."""
    if rules.race_ids[slot] == trait.name and trait.speaks(s.status[slot] == DECLINED):
        return True
    return any(trait in getattr(s.forms[slot], field) for field in MOMENT_FIELDS)


def _why_not_used(rules: Rules, s: State, index: int, target: int) -> Reason:
    """Why an ability can't be used: the player has none, this is not its moment, or its own reasons."""
    trait = rules.traits[index] if index < len(rules.traits) else None
    if trait is None or not trait.acts:
        return "no_such_ability", {"ability": trait.verb if trait else ""}
    # Whoever is asked by a trait has it.
    if s.step == TRAIT and subject(s) == index:
        return trait.why_not(rules, s, s.slot, target)
    if not any(_has_trait(rules, s, slot, trait) for slot in slots_of(s, s.acting)):
        return "no_such_ability", {"ability": trait.verb}
    form = s.forms[s.slot] if s.slot >= 0 else None
    if form is not None and (
        (s.step == CONQUEST and trait in form.abilities) or (s.step == DECIDE and trait in form.on_deciding)
    ):
        return trait.why_not(rules, s, s.slot, target)
    if s.step == CONQUEST and any(trait in s.forms[slot].abilities for slot in slots_of(s, s.acting)):
        # Another race of the player's has it, not the one whose conquests these are.
        return "no_such_ability", {"ability": trait.verb}
    return "wrong_step", {"step": step_name(rules, s)}


def _why_no_conquest(rules: Rules, s: State, kind: int, region: Region) -> Reason:
    slot = s.slot
    form = s.forms[slot]
    reason = why_no_target(rules, s, slot, region)
    if reason is not None:
        return reason
    if kind == GAMBLE and not form.gambles:
        return "no_last_die", {}
    if kind == GAMBLE and s.die >= 0:
        return "already_rolled", {}
    if not in_hand(s, slot):
        return "no_tokens_in_hand", {}
    if in_hand(s, slot) < form.least:
        return "too_few_in_hand", {"count": form.least, "hand": in_hand(s, slot)}
    hand = strength(s, slot, region)
    cost = sum(amount for _, amount in cost_summands(rules, s, slot, region))
    if kind == GAMBLE and cost <= hand:
        return "enough_tokens", {"region": region, "cost": cost, "hand": hand}
    return "too_expensive", {"region": region, "cost": cost, "hand": hand}


def why_no_target(rules: Rules, s: State, slot: Slot, region: Region) -> Reason | None:
    """Why a region can't be attacked by this slot at all, whatever the tokens; None when it can."""
    reason = _why_barred(rules, s, slot, region, s.reach, "not_adjacent" if s.held[slot] else "not_entry")
    if reason is not None:
        far = reason[0] in ("not_adjacent", "not_entry")
        return _shielded(rules, s, region) if far and has(_reach_without_shields(rules, s, slot), region) else reason
    if s.aids and has(s.shield, region):
        return _shielded(rules, s, region)
    for aid in armed(rules, s):
        if has(aid.unfit(rules, s), region):
            return aid.why_unfit(rules, s, region)
    return None


def why_no_gift(rules: Rules, s: State, slot: Slot, region: Region) -> Reason | None:
    """The same for an ability: it does not work on the shielded."""
    reason = why_no_target(rules, s, slot, region)
    return _shielded(rules, s, region) if reason is None and has(s.shield, region) else reason


def why_no_gift_within(rules: Rules, s: State, slot: Slot, region: Region, within: Regions) -> Reason | None:
    """The same for an ability with a reach of its own, at any moment of the slot's turn."""
    reason = _why_barred(rules, s, slot, region, within, "too_far")
    if reason is None and has(shielded_from(rules, s, slot), region):
        return _shielded(rules, s, region)
    return reason


def _why_barred(rules: Rules, s: State, slot: Slot, region: Region, within: Regions, too_far: str) -> Reason | None:
    """What bars the way to a region that may be out of reach: the reading of `bars` and `unpayable` for one region."""
    if not 1 <= region <= rules.board.size:
        return "no_such_region", {"region": region}
    barred = [id for id, regions in bars(rules, s, slot) if has(regions, region)]
    if barred and barred[0] in ("own_region", "water"):
        return barred[0], {"region": region}
    if not has(within, region):
        return too_far, {"region": region}
    if barred and barred[0] in ("peace", "teammate"):
        return barred[0], {"region": region, "seat": s.owner[s.holder[region]]}
    if barred:
        return "immune", {"region": region, "piece": figure_at(rules, s, region)}
    return ("toll_unpayable", {"region": region}) if unpayable(rules, s, slot, 1 << region) else None


def _reach_without_shields(rules: Rules, s: State, slot: Slot) -> Regions:
    """Shielded regions that would be within reach if they were not shielded."""
    if not s.shield & ~s.reach:
        return 0
    trial = s.copy()
    trial.shield = 0
    survey(rules, trial, slot)
    return s.shield & ~s.reach & trial.reach


def _shielded(rules: Rules, s: State, region: Region) -> Reason:
    return "shielded", {"region": region, "race": rules.race_ids[s.holder[region]]}


def figure_at(rules: Rules, s: State, region: Region) -> str:
    """The piece that makes a region immune."""
    return next(piece.id for kind, piece in enumerate(rules.kinds) if piece.immune and count_at(s.pieces[kind], region))
