"""The second opinion on Warcraft: what may be done between conquests: Ethereals, Intimidating, portals."""

from __future__ import annotations

from tests.rules.naive_warcraft import ARTIFACTS, Asking, Land, Race, Table
from tests.rules.naive_warcraft_losses import discard, leave_if_gone, pay_tolls
from tests.rules.naive_warcraft_pieces import join

# -- Ethereals


def within_grasp(t: Table, race: Race) -> list[str]:
    """W-R16, W-D19: artifacts of neighbouring regions."""
    return [
        artifact
        for land in t.lands.values()
        if land.race != race.name and not land.tower and t.borders(race, land)
        for artifact in land.finds & set(ARTIFACTS)
        if t.payable(race, unpaid(t, t.aegis(race, land)))
    ]


def unpaid(t: Table, due: list[tuple[str, int, int]]) -> list[tuple[str, int, int]]:
    return [toll for toll in due if toll[0] not in t.now.tolls]


def siphon(t: Table, race: Race, artifact: str) -> Asking[None]:
    land = next(land for land in t.lands.values() if artifact in land.finds)
    pay_tolls(t, race, unpaid(t, t.aegis(race, land)))
    t.now.used |= {"siphon", "attune"}
    held = t.held(race)
    goal = held[0]
    if len(held) > 1:
        answer = yield t.now.seat, {f"stow {other.number}": 1 for other in held}
        goal = t.lands[int(answer.split()[1])]
    land.finds.remove(artifact)
    goal.finds.add(artifact)


# -- Intimidating


def frightenable(t: Table, race: Race, land: Land) -> bool:
    """W-T20, W-D10."""
    if t.now.frights == 3 or not race.in_hand or not t.borders(race, land):
        return False
    if land.murloc:
        return True
    if not t.opponents(race, land) or land.tower or land.water:
        return False
    if land.wall or land.fort:
        return t.payable(race, unpaid(t, t.aegis(race, land)))
    return bool(land.tokens + land.beasts and ways_off(t, race, land))


Way = tuple[Land | None, list[tuple[str, int, int]]]


def ways_off(t: Table, race: Race, land: Land) -> list[Way]:
    """Where a token can be sent from there, and what is to be paid; None is the tray.

    A lone tauren can't stay with the champion alone (W-D6), so it is not sent there.
    """
    victim = t.races[land.race]
    least = victim.least if victim.active else 1
    ways: list[Way] = [
        (goal, sorted(set(unpaid(t, t.aegis(race, land) + t.aegis(race, goal)))))
        for goal in t.held(victim)
        if goal is not land and not goal.tower and not goal.water and goal.tokens + goal.beasts + 1 >= least
    ]
    if not ways:
        ways = [(None, t.tolls(race, land))]  # the discard is an attack
    return [(goal, due) for goal, due in ways if t.payable(race, due)]


def frighten(t: Table, race: Race, land: Land) -> Asking[None]:
    """W-T20: a wall or fort goes first, for a use of its own; then a token, or a beast (W-D9)."""
    t.now.frights += 1
    if land.murloc:
        land.murloc = False
        t.now.fallen += 1
        t.topple()
    elif land.wall or land.fort:
        pay_tolls(t, race, unpaid(t, t.aegis(race, land)))
        if land.wall:
            land.wall = False
        else:
            land.fort = False
    else:
        yield from chase(t, race, land)


def chase(t: Table, race: Race, land: Land) -> Asking[None]:
    """A token, or a beast, leaves for another region of its race, or for the tray."""
    victim = t.races[land.race]
    beast = not land.tokens
    if land.tokens and land.beasts:
        answer = yield t.now.seat, {"intimidate 0": 1, "intimidate 1": 1}
        beast = answer == "intimidate 1"
    ways = ways_off(t, race, land)
    goal, due = ways[0]
    if len(ways) > 1:
        answer = yield t.now.seat, {f"intimidate {way.number}": 1 for way, _ in ways if way is not None}
        goal, due = next((way, due) for way, due in ways if way is t.lands[int(answer.split()[1])])
    pay_tolls(t, race, due)
    land.tokens -= not beast
    land.beasts -= beast
    if goal is not None:
        goal.tokens += not beast
        goal.beasts += beast
    else:
        lose_one(t, victim, beast)
    if not land.units:
        land.emptied()
        leave_if_gone(t, victim)
    t.topple()
    yield from join(t, victim)


def lose_one(t: Table, victim: Race, beast: bool) -> None:
    """A token with nowhere to go: W-R4, W-D10, W-D14."""
    if victim.active:
        t.now.attacked.add(victim.owner)
    if beast:
        t.now.fallen += 1
    elif victim.name == "draenei" and victim.active and not t.now.saved:
        t.now.saved = True
        victim.withdrawn += 1
    else:
        discard(t, victim, 1)


# -- portals


def gates(t: Table, race: Race, first: Land | None) -> list[Land]:
    """W-T11, W-D11: either region may be empty, not both."""
    open_ = [
        land
        for land in t.lands.values()
        if "magic" in land.symbols and not land.tower and t.payable(race, unpaid(t, t.aegis(race, land)))
    ]
    if first is None:
        return [land for land in open_ if any(worth_swapping(land, other) for other in open_)]
    return [land for land in open_ if worth_swapping(first, land)]


def worth_swapping(one: Land, two: Land) -> bool:
    return one is not two and (movables(one) or movables(two))


def movables(land: Land) -> bool:
    return not land.empty or land.objective or land.bomb or bool(land.finds & set(ARTIFACTS))


def open_portal(t: Table, race: Race, first: Land) -> Asking[None]:
    """Everything but mountains and places changes place; no loss, no attack, no conquest."""
    answer = yield t.now.seat, {f"portal {land.number}": 1 for land in gates(t, race, first)}
    second = t.lands[int(answer.split()[1])]
    t.now.portals += 1
    for land in (first, second):
        pay_tolls(t, race, unpaid(t, t.aegis(race, land)))
    for name in ("race", "tokens", "beasts", "champion", "murloc", "wall", "fort", "objective", "bomb"):
        one, two = getattr(first, name), getattr(second, name)
        setattr(first, name, two)
        setattr(second, name, one)
    one, two = first.finds & set(ARTIFACTS), second.finds & set(ARTIFACTS)
    first.finds = first.finds - one | two
    second.finds = second.finds - two | one
    t.topple()
