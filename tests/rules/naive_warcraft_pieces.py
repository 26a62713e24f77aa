"""The second opinion on Warcraft: where tokens, beasts, the champion and all markers are put."""

from __future__ import annotations

from tests.rules.naive_warcraft import ALLIANCE, Asking, Land, Race, Table


def one_by_one(race: Race, verb: str, lands: list[Land], whence: str, what: str) -> Asking[None]:
    """All of a race's hand or withdrawn troops are put down, one by one; the last region takes all that are left."""
    while getattr(race, whence) and len(lands) > 1:
        answer = yield race.owner, {f"{verb} {land.number}": 1 for land in lands}
        lands = [land for land in lands if land.number >= int(answer.split()[1])]
        if len(lands) > 1:
            move(race, lands[0], whence, what, 1)
    if lands:
        move(race, lands[0], whence, what, getattr(race, whence))


def move(race: Race, land: Land, whence: str, what: str, count: int) -> None:
    setattr(race, whence, getattr(race, whence) - count)
    setattr(land, what, getattr(land, what) + count)


def berths(race: Race, held: list[Land], coming: int) -> list[Land]:
    """W-D6: where a lone tauren can't stay, beside the champion only, it does not go unless it may be joined."""
    sites = [land for land in held if land.tokens + land.beasts + coming >= race.least]
    return held if len(sites) > 1 else sites


def choose(t: Table, seat: int, verb: str, lands: list[Land]) -> Asking[Land]:
    """One region of several."""
    if len(lands) == 1:
        return lands[0]
    answer = yield seat, {f"{verb} {land.number}": 1 for land in lands}
    return t.lands[int(answer.split()[1])]


def join(t: Table, race: Race) -> Asking[None]:
    """W-R11, W-D6: a lone tauren goes to others at once, or to hand; so does a lone beast (W-D9), or it is gone."""
    if race.name != "tauren" or not race.active:
        return
    for land in t.held(race):
        if land.tokens + land.beasts == 1:
            beast = land.beasts
            land.tokens = land.beasts = 0
            race.hand += not beast
            if not land.units:
                land.emptied()
                t.topple()
            others = [other for other in t.held(race) if other.tokens + other.beasts >= 2]
            if others:
                goal = yield from choose(t, race.owner, "join", others)
                goal.beasts += beast
                move(race, goal, "hand", "tokens", not beast)


# -- the turn's own tokens


def gather(t: Table, race: Race) -> None:
    """C61: all tokens but those that must stay into the hand."""
    for land in t.held(race):
        stay = 0 if land.champion else min(land.tokens, max(0, race.least - land.beasts))
        race.hand += land.tokens - stay
        land.tokens = stay


def redeploy(t: Table, race: Race) -> Asking[None]:
    """C40, W-D8, W-D9."""
    held = t.held(race)
    if not held:
        return
    if t.holds(race, "spirit_healer") and race.tray:
        race.tray -= 1
        race.hand += 1
    if race.trade == "champion" and (t.champion == "hand" or any(land.champion for land in held)):
        goal = yield from choose(t, race.owner, "champion", held)
        move_champion(t, race, goal)
    yield from spread_beasts(t, race, held)
    yield from one_by_one(race, "place", berths(race, held, race.hand), "hand", "tokens")
    yield from join(t, race)


def move_champion(t: Table, race: Race, goal: Land) -> None:
    """W-D8: it redeploys like a token, so tokens take its place where it stood alone."""
    t.champion = ""
    for land in t.held(race):
        land.champion = land is goal
    gather(t, race)
    for land in t.held(race):
        if not land.units:
            move(race, land, "hand", "tokens", race.least)


def spread_beasts(t: Table, race: Race, held: list[Land]) -> Asking[None]:
    """W-D9: the mix is chosen at redeployment; no region may be left with too few to hold it."""
    if race.trade != "beastmaster":
        return
    left = race.beasts + sum(land.beasts for land in held)
    tokens = race.hand + sum(land.tokens for land in held)
    plan = {land.number: 0 for land in held}
    spots = list(plan)
    while left and len(spots) > 1:
        fit = [spot for spot in spots if suffices(race, plan, spot, left, tokens)]
        answer = yield race.owner, {f"beast {spot}": 1 for spot in fit}
        spots = [spot for spot in spots if spot >= int(answer.split()[1])]
        if len(spots) > 1:
            plan[spots[0]] += 1
            left -= 1
    plan[spots[0]] += left
    race.beasts = 0
    for land in held:
        land.beasts = plan[land.number]
        move(race, land, "hand", "tokens", max(0, race.least - land.beasts) - land.tokens)


def suffices(race: Race, plan: dict[int, int], spot: int, beasts: int, tokens: int) -> bool:
    """Whether all regions can still be held after a beast there; the others go to that region and higher ones."""
    missing = {other: max(0, race.least - count - (other == spot)) for other, count in plan.items()}
    higher = sum(count for other, count in missing.items() if other >= spot)
    return sum(missing.values()) - min(beasts - 1, higher) <= tokens


# -- markers at the end of a turn


def build(t: Table, race: Race) -> Asking[None]:
    """W-T16, W-T6, W-D12: forts and towers, where they are due."""
    if race.trade == "garrison":
        due = [land for land in t.held(race) if not land.fort]
        left = t.supply["fort"] - sum(land.fort for land in t.lands.values())
        yield from stand(race, "fort", due, left)
    if race.trade == "defensive":
        due = [land for land in t.held(race) if land.terrain == "fields" and not land.tower and t.majority(race, land)]
        left = t.supply["tower"] - sum(land.tower for land in t.lands.values())
        yield from stand(race, "tower", due, left)


def stand(race: Race, piece: str, due: list[Land], left: int) -> Asking[None]:
    """All that are due, or as many as there are, chosen in ascending order."""
    if len(due) <= left:
        for land in due:
            setattr(land, piece, True)
        return
    for still in range(left, 0, -1):
        answer = yield race.owner, {f"{piece} {land.number}": 1 for land in due[: len(due) - still + 1]}
        land = next(land for land in due if answer == f"{piece} {land.number}")
        setattr(land, piece, True)
        due = [other for other in due if other.number > land.number]


def lay_finds(t: Table, race: Race) -> Asking[None]:
    """W-A4, W-A5."""
    if t.holds(race, "heart_of_azeroth"):
        land = yield from lay(t, race, "heart", "heart_of_azeroth")
        beside = {t.owner(t.lands[other]) for other in land.near if t.lands[other].race}
        for seat in range(t.seats):
            other = t.active(seat)
            if seat == race.owner or seat not in beside or other is None or not t.coins[seat]:
                continue
            if any(t.lands[number].race == other.name for number in land.near):
                t.coins[seat] -= 1
                t.coins[race.owner] += 1
    if t.holds(race, "aegis_of_aggramar"):
        yield from lay(t, race, "aegis", "aegis_of_aggramar")


def lay(t: Table, race: Race, verb: str, find: str) -> Asking[Land]:
    land = yield from choose(t, race.owner, verb, t.held(race))
    for other in t.lands.values():
        other.finds.discard(find)
    land.finds.add(find)
    return land


def lay_bombs(t: Table, race: Race) -> Asking[None]:
    """W-R3, W-D3."""
    left = t.live + t.duds
    spots = [
        land
        for land in t.lands.values()
        if t.opponents(race, land) and t.races[land.race].active and t.borders(race, land)
        if not land.water and not land.tower
    ]
    while left and spots:
        answer = yield race.owner, {"skip": 1} | {f"bomb {land.number}": 1 for land in spots}
        if answer == "skip":
            return
        land = t.lands[int(answer.split()[1])]
        land.bomb = True
        left -= 1
        spots = [other for other in spots if other.number > land.number]


def lay_objectives(t: Table, race: Race) -> Asking[None]:
    """W-R7, W-D4."""
    for land in t.lands.values():
        land.objective = False
    spots = [land for land in t.lands.values() if land.race not in ALLIANCE and not land.water and not land.tower]
    yield from stand(race, "objective", spots, 2)


def give_harmony(t: Table, race: Race) -> None:
    """W-R14, W-D7."""
    t.harmony = {seat for seat in range(t.seats) if seat != race.owner and seat not in t.now.attacked}


# -- retreats


def retreats(t: Table) -> Asking[None]:
    """C24, K10, K12, K13: the current player's own first, then clockwise."""
    for step in range(t.seats):
        race = t.active((t.now.seat + step) % t.seats)
        if race is not None:
            yield from settle(t, race)


def settle(t: Table, race: Race) -> Asking[None]:
    """What was driven out goes to regions of the same race, or to hand."""
    held = t.held(race)
    captured = race.trade == "champion" and t.champion == "withdrawn"
    if not held:
        race.hand += race.withdrawn
        race.withdrawn = race.beasts_withdrawn = 0
        if captured:
            t.champion = "hand"
        return
    sites = berths(race, held, race.withdrawn)
    if not sites:
        race.hand += race.withdrawn
        race.withdrawn = 0
    yield from one_by_one(race, "retreat", sites, "withdrawn", "tokens")
    yield from join(t, race)
    if captured:
        goal = yield from choose(t, race.owner, "champion", held)
        goal.champion = True
        t.champion = ""
    yield from one_by_one(race, "beast", held, "beasts_withdrawn", "beasts")
