"""A region changes hands: cost, taking, losing, leaving, and races that leave the map."""

from __future__ import annotations

from tesno.core.bits import regions_of, replaced
from tesno.core.pieces import pieces_abandoned, pieces_conquered, pieces_gone
from tesno.core.rules import Form, Rules
from tesno.core.state import ACTIVE, DECLINED, FREE, State, slots_of


def open_expedition(rules: Rules, s: State, slot: int) -> None:
    """Work out, once per expedition, what the slot can reach and what bars it.

    Peace, immune regions and the regions of other races can't change while a slot conquers; `take` keeps the rest
    up to date.
    """
    form = rules.form(s, slot)
    seat = s.owner[slot]
    held = s.held[slot]
    s.conquered = 0
    s.nonempty = 0
    s.attacked = 0
    s.die = -1
    if held:
        reach = form.free
        near = form.near
        for region in regions_of(held):
            reach |= near[region]
        s.reach = reach
    else:
        s.reach = form.entry | form.free
    barred = held | s.immune
    kin = 0
    for other in range(rules.seats):
        # Peace binds the active race only: Ghouls in decline may attack (B-P5).
        if s.truce[other] >> seat & 1 and s.status[slot] == ACTIVE and s.active[other] >= 0:
            barred |= s.held[s.active[other]]
    if not rules.kin_defends:
        for other in slots_of(s, seat):
            if other != slot:
                kin |= s.held[other]
    s.kin = kin
    s.open = form.domain & ~barred


def beside_regions(form: Form, held: int, sources: int) -> int:
    """The neighbours, as the race has them, of those held regions that are in `sources`."""
    found = 0
    for region in regions_of(held & sources):
        found |= form.near[region]
    return found


def march_cost(rules: Rules, s: State, form: Form, slot: int, region: int) -> int:
    """How many tokens the region costs the slot (C22), the die's help not counted."""
    cost = form.price[region] + s.guard[region]
    if not s.kin >> region & 1:
        cost += s.tokens[region]
    for _, amount, sources in form.beside:
        if beside_regions(form, s.held[slot], sources) >> region & 1:
            cost += amount
    return cost if cost > 1 else 1


def note_attack(rules: Rules, s: State, slot: int, region: int) -> None:
    """Remember whose active race was attacked, successfully or not."""
    victim = s.holder[region]
    if victim >= 0 and s.status[victim] == ACTIVE and s.owner[victim] != s.owner[slot]:
        s.attacked |= 1 << s.owner[victim]


def take(rules: Rules, s: State, slot: int, region: int, used: int, way: str) -> None:
    """The slot conquers the region with tokens that have already left its hand (or, converting, its tray)."""
    form = rules.form(s, slot)
    bit = 1 << region
    victim = s.holder[region]
    if s.events is not None:
        s.events.append(
            (
                "conquered",
                {
                    "seat": s.owner[slot],
                    "race": rules.race_ids[slot],
                    "region": region,
                    "tokens": used,
                    "way": way,
                },
            )
        )
    if victim >= 0:
        s.nonempty += 1
        if s.status[victim] == ACTIVE and s.owner[victim] != s.owner[slot]:
            s.attacked |= 1 << s.owner[victim]
        _lose(rules, s, victim, region, slot, way == "convert")
    elif s.tribes & bit:
        s.nonempty += 1
        s.tribes &= ~bit
        s.guard[region] -= rules.tribe_guard
        if s.events is not None:
            s.events.append(("tribe_lost", {"region": region}))
    s.conquered += 1
    entering = not s.held[slot]
    s.holder[region] = slot
    s.tokens[region] = used
    s.held[slot] |= bit
    s.guard[region] += form.garrison_guard
    s.open &= ~bit
    if entering:
        s.reach = form.free | form.near[region]
    else:
        s.reach |= form.near[region]
    for trait in form.on_conquered:
        trait.conquered(rules, s, slot, region)


def _lose(rules: Rules, s: State, victim: int, region: int, by: int, replaced_token: bool) -> None:
    form = rules.form(s, victim)
    count = s.tokens[region]
    if s.status[victim] == DECLINED and not form.roams:
        lost = count
    elif form.spared and s.owner[by] != s.owner[victim] and not replaced_token:
        lost = 0
    else:
        lost = 1
    if s.marked >> region & 1:
        pieces_conquered(rules, s, region)
    s.guard[region] -= form.garrison_guard
    s.held[victim] &= ~(1 << region)
    s.tray[victim] += lost
    s.withdrawn[victim] += count - lost
    if s.events is not None:
        s.events.append(
            (
                "lost",
                {
                    "seat": s.owner[victim],
                    "race": rules.race_ids[victim],
                    "region": region,
                    "lost": lost,
                    "withdrawn": count - lost,
                },
            )
        )
    leave_if_gone(rules, s, victim)


def leave_if_gone(rules: Rules, s: State, slot: int) -> None:
    """C72: a race in decline without a token on the map or in hand returns its banner at once."""
    if s.status[slot] == DECLINED and not s.held[slot] and not s.hand[slot] and not s.withdrawn[slot]:
        leave(rules, s, slot)


def abandon(rules: Rules, s: State, slot: int, region: int, rest: bool = False) -> int:
    """The slot leaves the region; its tokens are the caller's business and are returned."""
    count = s.tokens[region]
    if s.marked >> region & 1:
        pieces_abandoned(rules, s, region, rest)
    s.guard[region] -= rules.form(s, slot).garrison_guard
    s.tokens[region] = 0
    s.holder[region] = -1
    s.held[slot] &= ~(1 << region)
    if s.events is not None:
        s.events.append(("abandoned", {"seat": s.owner[slot], "race": rules.race_ids[slot], "region": region}))
    return count


def leave(rules: Rules, s: State, slot: int) -> None:
    """The race leaves the map: tokens to the tray, banner under the pile, badge discarded if it was still there."""
    guard = rules.form(s, slot).garrison_guard
    for region in regions_of(s.held[slot]):
        if s.marked >> region & 1:
            pieces_gone(rules, s, region)
        s.guard[region] -= guard
        s.tray[slot] += s.tokens[region]
        s.tokens[region] = 0
        s.holder[region] = -1
    s.held[slot] = 0
    s.tray[slot] += s.hand[slot] + s.withdrawn[slot] + s.reserve[slot]
    s.hand[slot] = 0
    s.withdrawn[slot] = 0
    s.reserve = replaced(s.reserve, slot, 0)
    if s.badge[slot] >= 0:
        s.badges_discarded |= 1 << s.badge[slot]
        s.badge = replaced(s.badge, slot, -1)
    if s.events is not None:
        s.events.append(("race_gone", {"seat": s.owner[slot], "race": rules.race_ids[slot]}))
    seat = s.owner[slot]
    s.fallen = replaced(s.fallen, seat, s.fallen[seat] & ~(1 << slot))
    s.owner = replaced(s.owner, slot, -1)
    s.status = replaced(s.status, slot, FREE)
    s.banners_below = (*s.banners_below, slot)
