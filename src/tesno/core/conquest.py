"""A region changes hands: cost, taking, losing, leaving, and races that leave the map."""

from __future__ import annotations

from typing import Final

from tesno.core.actions import CHANCE
from tesno.core.bits import count_at, regions_of, replaced
from tesno.core.forms import reform
from tesno.core.pieces import pieces_abandoned, pieces_conquered, pieces_gone
from tesno.core.rules import DRAW_FIND, Form, Rules, ask
from tesno.core.state import ACTIVE, DECLINED, FREE, State, slots_of

NO_DISCOUNTS: Final[list[tuple[int, int]]] = []


def open_expedition(rules: Rules, s: State, slot: int) -> None:
    """Work out, once per expedition, what the slot can reach and what bars it.

    Peace and the regions of other races can't change while a slot conquers; `take` keeps the rest up to date.
    """
    form = rules.form(s, slot)
    seat = s.owner[slot]
    s.conquered = 0
    s.nonempty = 0
    s.attacked = 0
    s.die = -1
    s.helpers = 0
    s.aids = 0
    s.shield = 0
    for other in range(rules.seats):
        active = s.active[other]
        if active >= 0 and other != seat and rules.form(s, active).shielded:
            s.shield |= s.held[active]
    kin = 0
    if not rules.kin_defends:
        for other in slots_of(s, seat):
            if other != slot:
                kin |= s.held[other]
    s.kin = kin
    s.open = open_regions(rules, s, slot)
    for trait in form.on_expedition:
        trait.expedition(rules, s, slot)
    survey(rules, s, slot)


def open_regions(rules: Rules, s: State, slot: int) -> int:
    """What the slot may take at all: not its own, not immune, nobody it has peace with."""
    seat = s.owner[slot]
    barred = s.held[slot] | s.immune
    if s.status[slot] == ACTIVE:
        # Peace binds the active race only: Ghouls in decline may attack (B-P5).
        for other in range(rules.seats):
            if s.truce[other] >> seat & 1 and s.active[other] >= 0:
                barred |= s.held[s.active[other]]
    return rules.form(s, slot).domain & ~barred


def survey(rules: Rules, s: State, slot: int) -> None:
    """What is within reach, and what is conquered as if empty, worked out anew."""
    form = rules.form(s, slot)
    held = s.held[slot]
    if held:
        reach = form.free
        near = form.near
        for region in regions_of(held):
            reach |= near[region]
    else:
        reach = _entry(rules, s, slot, form) | form.free
    for trait in form.reaches:
        reach |= trait.reach(rules, s, slot)
    if s.aids:
        for trait in form.armed:
            reach |= trait.reach(rules, s, slot)
    if s.shield and held:
        # Whoever is shielded is reached as by a race without any gift.
        reach = reach & ~s.shield | rules.board.around(held) & s.shield
    elif s.shield:
        reach = reach & ~s.shield | rules.board.entry & s.shield & (reach if form.entries else s.shield)
    s.reach = reach
    hollow = 0
    for trait in form.hollows:
        hollow |= trait.hollow(rules, s, slot)
    if s.aids:
        for trait in form.armed:
            hollow |= trait.hollow(rules, s, slot)
    s.hollow = hollow & ~s.shield


def _entry(rules: Rules, s: State, slot: int, form: Form) -> int:
    """Where a race with no token on the map may begin (C20); a place of its own counts if it is open at all."""
    for trait in form.entries:
        entry = trait.entry(rules, s, slot) & form.domain
        if entry & s.open & ~s.shield:
            return entry
    return form.entry


def targets_of(rules: Rules, s: State, slot: int) -> int:
    """What the slot may attack now, whatever the tokens: within reach, not barred, the toll payable."""
    targets = s.reach & s.open
    if s.aids:
        # Naming a relic that can't help is not allowed (U-D17).
        targets &= ~s.shield
        for index in regions_of(s.aids):
            targets &= ~rules.traits[index].unfit(rules, s)
    if rules.toll_slots and not s.coins[s.owner[slot]]:
        targets &= ~tolled(rules, s, s.owner[slot])
    return targets


def tolled(rules: Rules, s: State, seat: int) -> int:
    """Regions whose conquest costs a coin that goes to another player."""
    found = 0
    for slot in regions_of(rules.toll_slots):
        if s.status[slot] == DECLINED and s.owner[slot] != seat and rules.form(s, slot).toll:
            found |= s.held[slot]
    return found


def beside_regions(form: Form, held: int, sources: int) -> int:
    """The neighbours, as the race has them, of those held regions that are in `sources`."""
    found = 0
    for region in regions_of(held & sources):
        found |= form.near[region]
    return found


def discounts(rules: Rules, s: State, form: Form, slot: int) -> list[tuple[int, int]]:
    """Changes of cost that depend on the moment: the regions and the amount of each."""
    found = [(beside_regions(form, s.held[slot], sources), amount) for _, amount, sources in form.beside]
    for trait in form.costs:
        regions, amount = trait.discount(rules, s, slot)
        if regions:
            found.append((regions, amount))
    if s.aids:
        for trait in form.armed:
            regions, amount = trait.discount(rules, s, slot)
            if regions:
                found.append((regions, amount))
    return found


def soft_guard(rules: Rules, s: State, region: int) -> int:
    """What defends a region but does not count when it is conquered as if empty: tribes and soft pieces."""
    guard = rules.tribe_guard if s.tribes >> region & 1 else 0
    for kind, piece in enumerate(rules.kinds):
        if piece.soft:
            guard += count_at(s.pieces[kind], region) * piece.guard
    return guard


def march_cost(rules: Rules, s: State, form: Form, slot: int, region: int) -> int:
    """How many tokens the region costs the slot (C22), the die's help not counted."""
    cheaper = discounts(rules, s, form, slot) if form.beside or form.costs or s.aids else NO_DISCOUNTS
    return cost_with(rules, s, form, region, cheaper)


def cost_with(rules: Rules, s: State, form: Form, region: int, cheaper: list[tuple[int, int]]) -> int:
    """The same, with the discounts of the moment worked out already."""
    if s.shield >> region & 1:
        cost = form.bare_price[region] + s.guard[region] + s.tokens[region]
        return cost if cost > 1 else 1
    cost = form.price[region] + s.guard[region]
    if s.hollow >> region & 1:
        cost -= soft_guard(rules, s, region)
    elif not s.kin >> region & 1:
        cost += s.tokens[region]
    for regions, amount in cheaper:
        if regions >> region & 1:
            cost += amount
    return cost if cost > 1 else 1


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
    s.conquered += 1
    tribe = s.tribes & bit
    immune = s.immune
    clear(rules, s, slot, region, 1, way == "convert")
    entering = not s.held[slot]
    s.holder[region] = slot
    s.tokens[region] = used
    s.held[slot] |= bit
    if s.found & bit:
        reform(rules, s, slot)
    form = rules.form(s, slot)
    s.guard[region] += form.garrison_guard
    s.open &= ~bit
    if form.reaches or form.hollows or s.found & bit:
        survey(rules, s, slot)
    else:
        near = form.near[region] | form.free if entering else s.reach | form.near[region]
        if s.shield:
            known = 0 if entering else s.reach
            near = near & ~s.shield | (known | rules.board.near[region]) & s.shield
        s.reach = near
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
