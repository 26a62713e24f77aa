"""The second opinion on Warcraft: who is driven out, what is lost, and coins that change hands at once."""

from __future__ import annotations

from tests.rules.naive_warcraft import NOBODY, Land, Race, Table

# -- losses


def discard(t: Table, victim: Race, count: int) -> None:
    """Tokens go to the tray; the Forsaken see it (W-D13)."""
    victim.tray += count
    t.now.fallen += count


def drive_out(t: Table, land: Land) -> None:
    """C24, C25, W15: the holder loses the region."""
    victim = t.races[land.race]
    if victim.active:
        retreat(t, victim, land)
        land.emptied()
    else:
        discard(t, victim, land.tokens)
        land.emptied()
        leave_if_gone(t, victim)


def retreat(t: Table, victim: Race, land: Land) -> None:
    """One token is lost, unless something saves it; the others are withdrawn."""
    tokens, beasts = land.tokens, land.beasts
    if land.champion:
        ransom(t, victim)
    elif t.holds(victim, "lights_hope_chapel"):
        pass
    elif beasts:
        beasts -= 1
        t.now.fallen += 1
    elif victim.name == "draenei" and victim.owner != t.now.seat and not t.now.saved:
        t.now.saved = True
    else:
        tokens -= 1
        discard(t, victim, 1)
    victim.withdrawn += tokens
    victim.beasts_withdrawn += beasts


def ransom(t: Table, victim: Race) -> None:
    """W-T3, W-D8."""
    if t.coins[victim.owner]:
        pay(t, victim.owner, t.now.seat, 1)
        t.champion = "withdrawn"
    else:
        t.champion = "lost"


def leave_if_gone(t: Table, race: Race) -> None:
    """C72, W31: a race in decline that has lost its last region."""
    if race.active or t.held(race):
        return
    if race.trade:
        t.discarded.add(race.trade)
    t.races[race.name] = Race(race.name, race.tray)
    t.below.append(race.name)


# -- coins that change hands at once


def pay(t: Table, payer: int, payee: int, coins: int) -> None:
    if payer != NOBODY:
        t.coins[payer] -= coins
    if payee != NOBODY:
        t.coins[payee] += coins


def pay_tolls(t: Table, race: Race, due: list[tuple[str, int, int]]) -> None:
    """W26: harmony and Aegis once per attacker and turn, the swamp's each time."""
    for source, payee, coins in due:
        pay(t, race.owner, payee, coins)
        if source in ("harmony", "aegis"):
            t.now.tolls.add(source)
