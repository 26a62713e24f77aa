"""The second opinion on Warcraft: a whole game, told in the order of W24."""

from __future__ import annotations

from tests.rules.naive_warcraft import CHANCE, NOBODY, SEATS, Asking, Land, Race, Table, Turn, numbers
from tests.rules.naive_warcraft_coins import income, of_factions
from tests.rules.naive_warcraft_losses import drive_out, leave_if_gone, pay, pay_tolls
from tests.rules.naive_warcraft_pieces import (
    build,
    gather,
    give_harmony,
    lay_bombs,
    lay_finds,
    lay_objectives,
    redeploy,
    retreats,
)
from tests.rules.naive_warcraft_war import choose_side, conquests, score

KEPT_IN_DECLINE = ("garrison", "marsh_dweller")


def game(t: Table) -> Asking[None]:
    """Set-up, all rounds, to the end (C1 to C5, W1 to W6, W40)."""
    answer = yield CHANCE, {f"first {SEATS[seat]}": 1 for seat in range(t.seats)}
    first = SEATS.index(answer.split()[1])
    yield from fill_column(t)
    for number in range(1, t.rounds + 1):
        t.round = number
        for step in range(t.seats):
            yield from turn(t, (first + step) % t.seats)


def turn(t: Table, seat: int) -> Asking[None]:
    """W24."""
    t.now = Turn(seat)
    race = t.active(seat)
    if race is not None:
        yield from dawn(t, race)
    if race is None:
        race = yield from pick(t, seat)
    else:
        answer = yield seat, {"expand": 1, "decline": 1}
        if answer == "decline":
            won = of_factions(t, race)["faction"]
            decline(t, race)
            if race.name not in [other.name for other in t.races.values() if other.owner == seat]:
                t.coins[seat] += won  # W-D3: it has left, and is owed all the same
            collect(t, seat)
            yield from retreats(t)
            return
    yield from prepare(t, race)
    yield from ready(t, race)
    yield from conquests(t, race)
    gather(t, race)
    yield from recruit(t, race)
    yield from redeploy(t, race)
    yield from build(t, race)
    collect(t, seat)
    yield from lay_finds(t, race)
    if race.name == "goblins":
        yield from lay_bombs(t, race)
    if race.name == "humans":
        yield from lay_objectives(t, race)
    if race.name == "pandaren":
        give_harmony(t, race)
    yield from retreats(t)


def collect(t: Table, seat: int) -> None:
    found = income(t, seat)
    t.coins[seat] += sum(found.values())
    t.incomes.append((seat, found))


# -- the column


def fill_column(t: Table) -> Asking[None]:
    """C2, C12, C13, W3."""
    while len(t.column) < 6 and (t.banners or t.below):
        if t.banners:
            race = yield from draw("banner", t.banners)
        else:
            race = t.below.pop(0)
        if not t.badges:
            t.badges, t.discarded = t.discarded, set()
        trade = yield from draw("badge", t.badges)
        t.column.append((race, trade, 0))


def draw(what: str, pile: set[str]) -> Asking[str]:
    """One of a pile that nobody has seen; the last one needs no chance."""
    drawn = next(iter(pile))
    if len(pile) > 1:
        drawn = (yield CHANCE, {f"{what} {name}": 1 for name in pile}).split()[1]
    pile.remove(drawn)
    return drawn


def pick(t: Table, seat: int) -> Asking[Race]:
    """C10 to C12."""
    answer = yield seat, {f"pick {race}": 1 for race, _, _ in t.column[: t.coins[seat] + 1]}
    chosen = [race for race, _, _ in t.column].index(answer.split()[1])
    name, trade, lying = t.column.pop(chosen)
    t.coins[seat] += lying - chosen
    for above in range(chosen):
        race_above, trade_above, coins = t.column[above]
        t.column[above] = race_above, trade_above, coins + 1
    race = t.races[name]
    race.owner, race.trade, race.active = seat, trade, True
    race.hand = min(race.tray, numbers()["race"][name]["tokens"] + numbers()["power"][trade]["tokens"])
    race.tray -= race.hand
    if name == "goblins":
        t.live = t.duds = 6
    if trade == "champion" and t.champion != "lost":
        t.champion = ""
    yield from fill_column(t)
    return race


# -- the beginning of a turn


def dawn(t: Table, race: Race) -> Asking[None]:
    """W24 step 1."""
    if race.name == "pandaren":
        t.harmony = set()
    if race.name == "goblins":
        for land in [land for land in t.lands.values() if land.bomb]:
            yield from light(t, race, land)


def light(t: Table, race: Race, land: Land) -> Asking[None]:
    """W-R3, W-D3: one bomb."""
    land.bomb = False
    due = t.tolls(race, land)
    if not t.opponents(race, land) or land.tower or not t.payable(race, due):
        return
    if due:
        land.bomb = True
        answer = yield race.owner, {f"fuse {land.number}": 1, "skip": 1}
        land.bomb = False
        if answer == "skip":
            return
        pay_tolls(t, race, due)
    land.bomb = True
    faces = {f"fuse {land.number}": t.live, "fuse 0": t.duds}
    answer = yield CHANCE, {face: weight for face, weight in faces.items() if weight}
    land.bomb = False
    if answer == "fuse 0":
        t.duds -= 1
        return
    t.live -= 1
    score(t, race, land)
    drive_out(t, land)
    t.topple()


def prepare(t: Table, race: Race) -> Asking[None]:
    """W24 step 3."""
    seat = race.owner
    if race.name == "worgen":
        answer = "skip"
        if t.coins[seat]:
            answer = yield seat, {"skip": 1, "worgen": 1}
        t.now.worgen = answer == "worgen"
        pay(t, NOBODY, seat, -1 if t.now.worgen else 2)
    if race.trade == "beastmaster":
        call_beasts(t, race)
    yield from choose_side(t, race)


def call_beasts(t: Table, race: Race) -> None:
    """W-T19, W-D9. A lone tauren that is left comes to hand with the others that are readied."""
    for land in t.held(race):
        land.beasts = 0
        if land.tokens < race.least:
            race.hand += land.tokens
            land.emptied()
    t.topple()
    race.beasts = min(t.supply["beast"], sum(land.terrain == "hills" for land in t.held(race)))


def take_up_champion(t: Table, race: Race) -> Asking[None]:
    """W-D8: to hand, or it stays and can't be used this turn."""
    for land in t.held(race):
        if land.champion:
            answer = yield race.owner, {"skip": 1, f"champion {land.number}": 1}
            if answer != "skip":
                land.champion = False
                t.champion = "hand"
                if not land.units:
                    land.emptied()
                    t.topple()


def ready(t: Table, race: Race) -> Asking[None]:
    """C61, W24 step 4."""
    yield from take_up_champion(t, race)
    last = 0
    asked = bool(t.held(race))
    while asked:
        lands = [land for land in t.held(race) if land.number > last]
        answer = yield race.owner, {"march": 1} | {f"abandon {land.number}": 1 for land in lands}
        if answer == "march":
            break
        land = t.lands[int(answer.split()[1])]
        last = land.number
        race.hand += land.tokens
        if land.champion:
            t.champion = "hand"
        land.emptied()
        t.topple()
    gather(t, race)


def recruit(t: Table, race: Race) -> Asking[None]:
    """W-R12, W-D13."""
    while race.name == "forsaken" and t.now.fallen and t.coins[race.owner] and race.tray:
        answer = yield race.owner, {"skip": 1, "recruit": 1}
        if answer == "skip":
            return
        t.now.fallen -= 1
        t.coins[race.owner] -= 1
        race.tray -= 1
        race.hand += 1


# -- decline


def decline(t: Table, race: Race) -> None:
    """C70 to C76, W30 to W33."""
    old = t.in_decline(race.owner)
    if old is not None:
        for land in t.held(old):
            old.tray += land.tokens
            land.emptied()
        leave_if_gone(t, old)
    race.active = False
    race.tray += race.hand + race.withdrawn
    race.hand = race.withdrawn = race.beasts = race.beasts_withdrawn = 0
    for land in t.held(race):
        stay = min(land.tokens, race.least)
        race.tray += land.tokens - stay
        land.tokens = stay
        land.beasts = 0
        land.champion = land.tower = False
        if not land.tokens:
            land.emptied()
    if race.trade == "champion" and t.champion != "lost":
        t.champion = ""
    if race.name == "humans":
        for land in t.lands.values():
            land.objective = False
    if race.trade not in KEPT_IN_DECLINE:
        t.discarded.add(race.trade)
        race.trade = ""
    t.topple()
    leave_if_gone(t, race)
