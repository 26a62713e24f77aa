"""What follows for those who stand in a region: driven out, leaving, and races that leave the map."""

from __future__ import annotations

from tesno.core.bits import regions_of, replaced
from tesno.core.forms import reform
from tesno.core.ground import drive_out_tribe, units_at, vacate
from tesno.core.names import Region, Slot
from tesno.core.pieces import pieces_abandoned, pieces_conquered, pieces_gone
from tesno.core.reach import armed
from tesno.core.rules import Rules
from tesno.core.state import ACTIVE, DECLINED, FREE, State, slots_of
from tesno.core.tolls import pay_tolls


def note_attack(rules: Rules, s: State, slot: Slot, region: Region) -> None:
    """Remember whose active race was attacked, successfully or not, and tell the attacked player's races."""
    victim = s.holder[region]
    if victim < 0 or not rules.opponents[s.owner[slot]] >> s.owner[victim] & 1:
        return
    owner = s.owner[victim]
    if s.status[victim] == ACTIVE:
        s.attacked |= 1 << owner
    if rules.hears_attacks:
        for other in slots_of(s, owner):
            for trait in s.forms[other].on_attacked:
                trait.attacked(rules, s, other, region, slot)


def clear(rules: Rules, s: State, slot: Slot, region: Region, loss: int, replaced_token: bool) -> None:
    """Whoever is in the region is driven out by the slot: a race loses so many tokens, a tribe all."""
    victim = s.holder[region]
    if victim >= 0:
        s.nonempty += 1
        note_attack(rules, s, slot, region)
        _lose(rules, s, victim, region, slot, loss, replaced_token)
    elif s.tribes >> region & 1:
        s.nonempty += 1
        drive_out_tribe(rules, s, region)
        note_discarded(rules, s, slot, -1, 1)
        for trait in s.forms[slot].on_drove_out:
            trait.drove_out(rules, s, slot, region, -1, 0, 1)


def overrun(rules: Rules, s: State, region: Region) -> None:
    """Whoever is in the region is driven out as by a conquest, but by no race: it loses a token, the others retreat."""
    _lose(rules, s, s.holder[region], region, -1, 1, False)


def _lose(rules: Rules, s: State, victim: Slot, region: Region, by: Slot, loss: int, replaced_token: bool) -> None:
    # Units take the loss before tokens, whatever becomes of them.
    units = units_at(rules, s, region) if s.marked >> region & 1 else 0
    for trait in s.forms[victim].on_lost:
        trait.lost(rules, s, victim, region, by)
    if s.tolling >> victim & 1 and by >= 0:
        pay_tolls(rules, s, by, region, named=False)
    if s.found >> region & 1:
        leave_finds(rules, s, region)
    losses = _losses(rules, s, victim, region, by, loss, replaced_token, units)
    fallen = min(losses, units)
    losses -= fallen
    if s.marked >> region & 1:
        note_discarded(rules, s, by, victim, pieces_conquered(rules, s, region, fallen))
    tokens = vacate(rules, s, region)
    lost = discard(rules, s, by, victim, losses)
    withdrawn = tokens - lost
    s.withdrawn[victim] += tokens - losses
    if s.events is not None:
        about = {"seat": s.owner[victim], "race": rules.race_ids[victim], "region": region}
        s.events.append(("lost", {**about, "lost": lost, "withdrawn": withdrawn}))
    if by >= 0:
        for trait in s.forms[by].on_drove_out:
            trait.drove_out(rules, s, by, region, victim, tokens + units, lost)
    leave_if_gone(rules, s, victim)


def _losses(
    rules: Rules, s: State, victim: Slot, region: Region, by: Slot, loss: int, replaced_token: bool, units: int
) -> int:
    """How many tokens and units the victim loses for good (C24, C25); the others are withdrawn."""
    form = s.forms[victim]
    own = by >= 0 and s.owner[by] == s.owner[victim]
    count = s.tokens[region] + units
    if s.aids and not own and any(aid.spares(rules, s) for aid in armed(rules, s)):
        return 0
    if s.status[victim] == DECLINED and (not form.retreats or (own and form.own_takes_all)):
        return count
    if form.spared and not own and not replaced_token:
        return 0
    return min(loss, count)


def discard(rules: Rules, s: State, by: Slot, victim: Slot, tokens: int) -> int:
    """Tokens that have left the map by a slot's doing go to the tray, but those that their race saves retreat.

    Returns how many are lost.
    """
    saved = 0
    for trait in s.forms[victim].savers:
        if saved < tokens:
            saved += trait.saves(rules, s, victim, tokens - saved)
    s.withdrawn[victim] += saved
    s.tray[victim] += tokens - saved
    note_discarded(rules, s, by, victim, tokens - saved)
    return tokens - saved


def note_discarded(rules: Rules, s: State, by: Slot, victim: Slot, tokens: int) -> None:
    """Tell the race by whose doing tokens of a race, or a tribe (-1), have gone to the tray; -1: it was none's."""
    if tokens and by >= 0:
        for trait in s.forms[by].on_discarded:
            trait.discarded(rules, s, by, victim, tokens)


def leave_finds(rules: Rules, s: State, region: Region) -> None:
    """The holder of a region with finds is about to lose or leave it."""
    for find, place in enumerate(s.find_at):
        if place == region:
            rules.find_traits[find].changed_hands(rules, s, region)


def leave_if_gone(rules: Rules, s: State, slot: Slot) -> None:
    """C72: a race in decline without a token on the map or in hand returns its banner at once."""
    if s.status[slot] == DECLINED and not s.held[slot] and not s.hand[slot] and not s.withdrawn[slot]:
        leave(rules, s, slot)


def abandon(rules: Rules, s: State, slot: Slot, region: Region, rest: bool = False) -> int:
    """The slot leaves the region; its tokens are the caller's business and are returned."""
    if s.found >> region & 1:
        leave_finds(rules, s, region)
    if s.marked >> region & 1:
        pieces_abandoned(rules, s, region, rest)
    count = vacate(rules, s, region)
    if s.events is not None:
        s.events.append(("abandoned", {"seat": s.owner[slot], "race": rules.race_ids[slot], "region": region}))
    return count


def to_tray(s: State, slot: Slot) -> None:
    """All tokens of a race that are not on the map go to the tray."""
    s.tray[slot] += s.hand[slot] + s.withdrawn[slot] + s.reserve[slot]
    s.hand[slot] = 0
    s.withdrawn[slot] = 0
    if s.reserve[slot]:
        s.reserve = replaced(s.reserve, slot, 0)


def discard_badge(s: State, slot: Slot) -> None:
    s.badges_discarded |= 1 << s.badge[slot]
    s.badge = replaced(s.badge, slot, -1)


def leave(rules: Rules, s: State, slot: Slot) -> None:
    """The race leaves the map: tokens to the tray, banner under the pile, badge discarded if it was still there."""
    for region in regions_of(s.held[slot]):
        if s.found >> region & 1:
            leave_finds(rules, s, region)
        if s.marked >> region & 1:
            pieces_gone(rules, s, region)
        s.tray[slot] += vacate(rules, s, region)
    to_tray(s, slot)
    if s.badge[slot] >= 0:
        discard_badge(s, slot)
    if s.events is not None:
        s.events.append(("race_gone", {"seat": s.owner[slot], "race": rules.race_ids[slot]}))
    seat = s.owner[slot]
    s.fallen = replaced(s.fallen, seat, s.fallen[seat] & ~(1 << slot))
    s.owner = replaced(s.owner, slot, -1)
    s.status = replaced(s.status, slot, FREE)
    reform(rules, s, slot)
    s.banners_below = (*s.banners_below, slot)
