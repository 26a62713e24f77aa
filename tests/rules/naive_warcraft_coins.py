"""The second opinion on Warcraft: the coins of a turn by source (C50, W20 to W25)."""

from __future__ import annotations

from tests.rules.naive_warcraft import ALLIANCE, HORDE, Race, Table

TERRAIN_TRADES = {
    "mountaineer": "mountain",
    "swampwalker": "swamp",
    "farmer": "fields",
    "ranger": "forest",
    "herbalist": "hills",
}


def income(t: Table, seat: int) -> dict[tuple[str, str], int]:
    """What the bank pays at the end of the seat's turn, by race and source."""
    race, old = t.active(seat), t.in_decline(seat)
    found: dict[tuple[str, str], int] = {}
    if race is not None:
        found[race.name, "regions"] = len(t.held(race))
        found[race.name, race.name] = of_race(t, race)
        found[race.name, race.trade] = of_trade(t, race)
        found |= {(race.name, find): coins for find, coins in of_finds(t, race).items()}
    if old is not None:
        found[old.name, "decline"] = len(t.held(old))
    for each in (race, old):
        if each is not None and drinks(t, each):
            found[each.name, "well_of_eternity"] = 2
    fighter = race if race is not None else old
    if fighter is not None:
        found |= {(fighter.name, source): coins for source, coins in of_factions(t, fighter).items()}
    return {source: coins for source, coins in found.items() if coins}


def of_race(t: Table, race: Race) -> int:
    """W-R10, W-R15."""
    if race.name == "orcs":
        return sum(victim in ALLIANCE for victim in t.now.taken)
    if race.name == "blood_elves":
        return sum("magic" in land.symbols for land in t.held(race))
    return 0


def of_trade(t: Table, race: Race) -> int:
    held = t.held(race)
    trade = race.trade
    if trade in TERRAIN_TRADES:
        return sum(land.terrain == TERRAIN_TRADES[trade] for land in held)
    if trade == "archaeologist":
        return sum(len(land.finds) for land in held)
    if trade == "enraged":
        return t.now.rage
    if trade == "mining":
        return sum("dungeon" in land.symbols for land in held)
    if trade == "explorer":
        return len({land.continent for land in held})
    if trade == "fishing":
        return sum(any(t.lands[other].water for other in land.near) for land in held)
    return 0


def of_finds(t: Table, race: Race) -> dict[str, int]:
    """W-L3, W-L5."""
    found = {}
    for land in t.held(race):
        if "dark_portal" in land.finds:
            found["dark_portal"] = 2
        if "karazhan" in land.finds:
            found["karazhan"] = sum(other.terrain == land.terrain for other in t.held(race)) - 1
    return found


def of_factions(t: Table, race: Race) -> dict[str, int]:
    """W21, W-L4."""
    against = {"alliance": HORDE, "horde": ALLIANCE}.get(t.side(race), ())
    beaten = [victim for victim in t.now.taken if victim in against]
    found = {"faction": len(set(beaten))}
    if t.holds(race, "battleground"):
        found["battleground"] = len({victim for victim in beaten if beaten.count(victim) > 1})
    return found


def drinks(t: Table, race: Race) -> bool:
    """W-L1, W-D17."""
    well = next((land for land in t.lands.values() if "well_of_eternity" in land.finds), None)
    return well is not None and t.majority(race, well)


def winners(t: Table) -> list[int]:
    """W40, C80."""

    def standing(seat: int) -> tuple[int, int]:
        return t.coins[seat], sum(land.tokens for land in t.lands.values() if t.owner(land) == seat)

    best = max(standing(seat) for seat in range(t.seats))
    return [seat for seat in range(t.seats) if standing(seat) == best]
