"""A region changes hands: taking, losing, leaving, and races that leave the map."""

from __future__ import annotations

from tesno.core.actions import CHANCE
from tesno.core.bits import regions_of, replaced
from tesno.core.forms import reform
from tesno.core.pieces import pieces_abandoned, pieces_conquered, pieces_gone
from tesno.core.reach import open_regions, same_ways, survey
from tesno.core.rules import DRAW_FIND, Rules, ask
from tesno.core.state import ACTIVE, DECLINED, FREE, State, slots_of


def note_attack(rules: Rules, s: State, slot: int, region: int) -> None:
    """Remember whose active race was attacked, successfully or not, and tell the attacked player's races."""
    victim = s.holder[region]
    if victim < 0 or s.owner[victim] == s.owner[slot]:
        return
    owner = s.owner[victim]
    if s.status[victim] == ACTIVE:
        s.attacked |= 1 << owner
    if rules.hears_attacks:
        for other in slots_of(s, owner):
            for trait in rules.form(s, other).on_attacked:
                trait.attacked(rules, s, other, region, slot)


def take(rules: Rules, s: State, slot: int, region: int, used: int, way: str) -> None:
    """The slot conquers the region with tokens that have already left its hand (or, converting, its tray)."""
    bit = 1 << region
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
    tribe = s.tribes & bit
    immune = s.immune
    clear(rules, s, slot, region, 1, way == "convert")
    entering = not s.held[slot]
    s.holder[region] = slot
    s.tokens[region] = used
    s.held[slot] |= bit
    form = rules.form(s, slot)
    known_ways = not form.reaches and not form.hollows
    if s.found & bit:
        gifts = rules.gifts(s, slot)
        reform(rules, s, slot)
        known_ways = known_ways and same_ways(rules, s, slot, form, gifts)
        form = rules.form(s, slot)
    s.guard[region] += form.garrison_guard
    s.open &= ~bit
    if not known_ways:
        survey(rules, s, slot)
    else:
        near = rules.near(s, slot, region) if s.gifts[slot] else form.near[region]
        reach = near | form.free if entering else s.reach | near
        if s.shield:
            known = 0 if entering else s.reach
            reach = reach & ~s.shield | (known | rules.board.near[region]) & s.shield
        s.reach = reach
    for trait in form.on_conquered:
        trait.conquered(rules, s, slot, region)
    if s.immune != immune:
        s.open = open_regions(rules, s, slot)
    if tribe and s.finds_unseen:
        ask(s, DRAW_FIND, CHANCE, slot, region)


def clear(rules: Rules, s: State, slot: int, region: int, loss: int, replaced_token: bool) -> None:
    """Whoever is in the region is driven out by the slot: a race loses so many tokens, a tribe all."""
    victim = s.holder[region]
    if victim >= 0:
        s.nonempty += 1
        note_attack(rules, s, slot, region)
        _lose(rules, s, victim, region, slot, loss, replaced_token)
    elif s.tribes >> region & 1:
        s.nonempty += 1
        s.tribes &= ~(1 << region)
        s.guard[region] -= rules.tribe_guard
        if s.events is not None:
            s.events.append(("tribe_lost", {"region": region}))


def _lose(rules: Rules, s: State, victim: int, region: int, by: int, loss: int, replaced_token: bool) -> None:
    form = rules.form(s, victim)
    count = s.tokens[region]
    own = s.owner[by] == s.owner[victim]
    for trait in form.on_lost:
        trait.lost(rules, s, victim, region, by)
    if form.toll and not own:
        _pay_toll(rules, s, victim, by, form.toll)
    if s.found >> region & 1:
        leave_finds(rules, s, region)
        form = rules.form(s, victim)
    if s.aids and not own and _spared_by_aid(rules, s):
        lost = 0
    elif s.status[victim] == DECLINED and (not form.retreats or (own and form.own_takes_all)):
        lost = count
    elif form.spared and not own and not replaced_token:
        lost = 0
    else:
        lost = min(loss, count)
    if s.marked >> region & 1:
        pieces_conquered(rules, s, region)
    s.guard[region] -= form.garrison_guard
    s.tokens[region] = 0
    s.holder[region] = -1
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
    if s.found >> region & 1:
        reform(rules, s, victim)
    leave_if_gone(rules, s, victim)


def _spared_by_aid(rules: Rules, s: State) -> bool:
    return any(rules.traits[index].spares(rules, s) for index in regions_of(s.aids))


def _pay_toll(rules: Rules, s: State, victim: int, by: int, toll: int) -> None:
    payer, owner = s.owner[by], s.owner[victim]
    s.coins = replaced(s.coins, payer, s.coins[payer] - toll)
    s.coins = replaced(s.coins, owner, s.coins[owner] + toll)
    if s.events is not None:
        s.events.append(("toll", {"seat": payer, "other": owner, "coins": toll}))


def leave_finds(rules: Rules, s: State, region: int) -> None:
    """The holder of a region with finds is about to lose or leave it."""
    for find, place in enumerate(s.find_at):
        if place == region:
            rules.find_traits[find].changed_hands(rules, s, region)


def leave_if_gone(rules: Rules, s: State, slot: int) -> None:
    """C72: a race in decline without a token on the map or in hand returns its banner at once."""
    if s.status[slot] == DECLINED and not s.held[slot] and not s.hand[slot] and not s.withdrawn[slot]:
        leave(rules, s, slot)


def abandon(rules: Rules, s: State, slot: int, region: int, rest: bool = False) -> int:
    """The slot leaves the region; its tokens are the caller's business and are returned."""
    count = s.tokens[region]
    if s.found >> region & 1:
        leave_finds(rules, s, region)
    if s.marked >> region & 1:
        pieces_abandoned(rules, s, region, rest)
    s.guard[region] -= rules.form(s, slot).garrison_guard
    s.tokens[region] = 0
    s.holder[region] = -1
    s.held[slot] &= ~(1 << region)
    if s.found >> region & 1:
        reform(rules, s, slot)
    if s.events is not None:
        s.events.append(("abandoned", {"seat": s.owner[slot], "race": rules.race_ids[slot], "region": region}))
    return count


def leave(rules: Rules, s: State, slot: int) -> None:
    """The race leaves the map: tokens to the tray, banner under the pile, badge discarded if it was still there."""
    guard = rules.form(s, slot).garrison_guard
    for region in regions_of(s.held[slot]):
        if s.found >> region & 1:
            leave_finds(rules, s, region)
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
    reform(rules, s, slot)
    s.banners_below = (*s.banners_below, slot)
