"""The second opinion on Warcraft: conquests, what they take and turn up, and what may be done between them."""

from __future__ import annotations

from itertools import combinations

from tests.rules.naive_warcraft import (
    ARMS,
    ARTIFACTS,
    CHANCE,
    FACES,
    NEUTRAL,
    NOBODY,
    PLACES,
    Asking,
    Land,
    Race,
    Table,
)
from tests.rules.naive_warcraft_between import frighten, frightenable, gates, open_portal, siphon, within_grasp
from tests.rules.naive_warcraft_losses import drive_out, pay, pay_tolls

# -- one conquest


def attack(t: Table, race: Race, land: Land) -> None:
    """The target is named: tolls are paid, and it is an attack whatever comes of it."""
    pay_tolls(t, race, t.tolls(race, land) + t.fee(race, land, t.now.armed))
    if t.opponents(race, land) and t.races[land.race].active:
        t.now.attacked.add(t.owner(land))


def send(race: Race, land: Land, count: int) -> None:
    """W-D9: beasts leave the hand before race tokens."""
    land.beasts = min(race.beasts, count)
    land.tokens = count - land.beasts
    race.beasts -= land.beasts
    race.hand -= land.tokens


def score(t: Table, race: Race, land: Land) -> None:
    """What is remembered of a conquest or an explosion, and what is paid for it at once."""
    t.now.taken.append(land.race)
    if race.trade == "battlemaster" and not land.empty:
        pay(t, NOBODY, race.owner, 1)
    if race.trade == "enraged" and t.opponents(race, land) and land.units >= 2:
        t.now.rage += land.units


def take(t: Table, race: Race, land: Land, count: int) -> Asking[None]:
    """The region is conquered with so many from hand; 0: by the champion."""
    score(t, race, land)
    if land.race:
        drive_out(t, land)
    if land.murloc:
        land.murloc = False
        t.now.fallen += 1
    land.race = race.name
    send(race, land, count)
    if not count:
        land.champion = True
        t.champion = ""
    if race.name == "night_elves" and land.terrain == "forest":
        land.wall = sum(other.wall for other in t.lands.values()) < t.supply["wisp_wall"]
    move_artifacts(t, land)
    t.topple()
    if land.objective:
        reward(t, race, land)
    if land.face_down:
        yield from reveal(t, race, land)
    yield from choose_side(t, race)


def move_artifacts(t: Table, land: Land) -> None:
    """W51: an artifact moves to the region where it was used."""
    for artifact in t.now.armed & set(ARTIFACTS):
        for other in t.lands.values():
            other.finds.discard(artifact)
        land.finds.add(artifact)
    disarm(t)


def disarm(t: Table) -> None:
    t.now.used |= t.now.armed
    if "attune" in t.now.armed:
        t.now.used.add("siphon")
    t.now.armed = set()


def reward(t: Table, race: Race, land: Land) -> None:
    """W-R7, W-D4."""
    if t.side(race) == "horde":
        return
    owner = t.races["humans"].owner
    for seat in {race.owner, owner}:
        pay(t, NOBODY, seat, 2)
    land.objective = False


def reveal(t: Table, race: Race, land: Land) -> Asking[None]:
    """W50, W-L1, W-D17."""
    land.face_down = False
    places = len(t.unseen & set(PLACES))
    weights = {
        f"find {find}": (places + (find in PLACES)) if t.well_gone else 1
        for find in (*ARTIFACTS, *PLACES)
        if find in t.unseen
    }
    find = (yield CHANCE, weights).split()[1]
    t.unseen.remove(find)
    if find == "well_of_eternity":
        waters = [other for other in t.lands.values() if other.continent == land.continent and other.water]
        if waters:
            land.finds.add(find)
            yield from flood(t, race, waters)
            land.finds.remove(find)
            return
        t.well_gone = True
        find = (yield CHANCE, {f"find {place}": 1 for place in PLACES if place in t.unseen}).split()[1]
        t.unseen.remove(find)
    land.finds.add(find)


def flood(t: Table, race: Race, waters: list[Land]) -> Asking[None]:
    """The conqueror chooses the water of the Well."""
    land = waters[0]
    if len(waters) > 1:
        answer = yield race.owner, {f"well {water.number}": 1 for water in waters}
        land = t.lands[int(answer.split()[1])]
    land.finds.add("well_of_eternity")


def choose_side(t: Table, race: Race) -> Asking[None]:
    """W-L4, W-D16."""
    if race.name in NEUTRAL and not t.now.side and t.holds(race, "battleground"):
        answer = yield race.owner, {"battleground alliance": 1, "battleground horde": 1}
        t.now.side = answer.split()[1]


# -- the conquests of a turn


def marches(t: Table, race: Race, armed: set[str]) -> set[str]:
    """Conquests and gambles (C30), and the Gnomes' raid (W-R2, W-D2)."""
    found: set[str] = set()
    hand = race.in_hand
    if hand < race.least:
        return found
    for land in t.targets(race, armed):
        cost = t.cost(race, land, armed)
        if cost <= hand:
            found.add(f"conquer {land.number}")
        elif cost <= hand + 3:
            found.add(f"gamble {land.number}")
    if race.name == "gnomes" and "raid" not in t.now.used:
        found |= {f"raid {land.number}" for land in t.targets(race, armed, raid=True)}
    return found


def arms(t: Table, race: Race) -> list[str]:
    """What may still be armed this turn."""
    found = [id for id in ARMS if t.holds(race, id) and id not in t.now.used]
    if race.name == "ethereals" and not t.now.used & {"siphon", "attune"}:
        found.append("attune")
    return [id for id in found if id not in t.now.armed]


def armings(t: Table, race: Race) -> set[str]:
    """Arming is offered while a conquest can follow, be it with more of them."""
    free = arms(t, race)
    found: set[str] = set()
    for count in range(1, len(free) + 1):
        for more in combinations(free, count):
            if marches(t, race, t.now.armed | set(more)):
                found |= set(more)
    return found


def choices(t: Table, race: Race) -> set[str]:
    """Everything that may be done while the race conquers."""
    found = marches(t, race, t.now.armed) | armings(t, race)
    if t.now.armed:
        return found
    found |= {"end"}
    if race.trade == "champion" and t.champion in ("", "hand") and not any(o.champion for o in t.lands.values()):
        found |= {f"champion {land.number}" for land in charges(t, race)}
    if race.name == "ethereals" and not t.now.used & {"siphon", "attune"}:
        found |= {f"siphon {artifact}" for artifact in within_grasp(t, race)}
    if race.trade == "intimidating":
        found |= {f"intimidate {land.number}" for land in t.lands.values() if frightenable(t, race, land)}
    if race.trade == "portal_mage" and t.now.portals < 2:
        found |= {f"portal {land.number}" for land in gates(t, race, None)}
    return found


def conquests(t: Table, race: Race) -> Asking[None]:
    """W24 step 5."""
    while not t.now.rolled:
        answer = yield t.now.seat, dict.fromkeys(choices(t, race), 1)
        verb, _, what = answer.partition(" ")
        if verb == "end":
            return
        if verb in (*ARMS, "attune"):
            t.now.armed.add(verb)
        elif verb == "conquer":
            land = t.lands[int(what)]
            cost = t.cost(race, land, t.now.armed)
            attack(t, race, land)
            yield from take(t, race, land, cost)
        elif verb == "gamble":
            yield from gamble(t, race, t.lands[int(what)])
        elif verb == "raid":
            yield from raid(t, race, t.lands[int(what)])
        elif verb == "champion":
            land = t.lands[int(what)]
            attack(t, race, land)
            yield from take(t, race, land, 0)
        elif verb == "siphon":
            yield from siphon(t, race, what)
        elif verb == "intimidate":
            yield from frighten(t, race, t.lands[int(what)])
        elif verb == "portal":
            yield from open_portal(t, race, t.lands[int(what)])
    while race.trade == "portal_mage" and t.now.portals < 2 and gates(t, race, None):
        answer = yield t.now.seat, {"skip": 1} | {f"portal {land.number}": 1 for land in gates(t, race, None)}
        if answer == "skip":
            return
        yield from open_portal(t, race, t.lands[int(answer.split()[1])])


def roll() -> Asking[int]:
    answer = yield CHANCE, {f"die {face}": weight for face, weight in FACES.items()}
    return int(answer.split()[1])


def gamble(t: Table, race: Race, land: Land) -> Asking[None]:
    """C30."""
    cost = t.cost(race, land, t.now.armed)
    attack(t, race, land)
    face = yield from roll()
    t.now.rolled = True
    if race.in_hand + face >= cost:
        yield from take(t, race, land, race.in_hand)
    disarm(t)


def raid(t: Table, race: Race, land: Land) -> Asking[None]:
    """W-R2, W-D2."""
    t.now.used.add("raid")
    cost = t.cost(race, land, t.now.armed, raid=True)
    attack(t, race, land)
    face = yield from roll()
    cost = max(cost - face, race.least)
    if cost > race.in_hand:
        if cost > race.in_hand + 3:
            disarm(t)
            return
        answer = yield t.now.seat, {"skip": 1, f"raid {land.number}": 1}
        if answer != "skip":
            t.now.rolled = True
            face = yield from roll()
            if race.in_hand + face >= cost:
                yield from take(t, race, land, race.in_hand)
        disarm(t)
        return
    yield from take(t, race, land, cost)


def charges(t: Table, race: Race) -> list[Land]:
    """W-T3, W-D8: where the champion may go: never as entry or by crossing, and with a token in hand (W16)."""
    if not race.in_hand:
        return []
    return [land for land in t.targets(race, set()) if t.borders_for_conquest(race, land)]
