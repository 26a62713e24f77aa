"""What a learned value looks at: numbers that describe every seat's prospects at the start of somebody's turn.

They are made of what a bot's view shows (a state imagined from it), and most of them mean the same in every box, on
every map and for every race: a value that was trained without some of these still has something to go by. Beside them
stand marks for the races, powers, finds and pieces that it was trained with (`Known`).
"""

from __future__ import annotations

from typing import Final

from tesno.bots.habits import Habits
from tesno.bots.outlook import Outlook, Threat, free_tokens
from tesno.core.bits import count_at, members_of, places_of, regions_of, size_of
from tesno.core.coins import count_income
from tesno.core.form import Form
from tesno.core.names import Regions, Seat, Slot
from tesno.core.rules import Rules
from tesno.core.state import State

# Of one seat: its races, and what the column promises to whoever has to pick.
HAS_ACTIVE: Final = 0
FREE: Final = 1  # tokens that are not the last of a region
SPREAD: Final = 2  # tokens on the map
REGIONS: Final = 3
INCOME: Final = 4
KEPT: Final = 5  # of the income, what is likely still there a round later
FADED: Final = 6  # the same if the race were in decline
FALLEN_REGIONS: Final = 7
FALLEN_INCOME: Final = 8
FALLEN_KEPT: Final = 9
CONQUESTS: Final = 10  # how many of the cheapest regions it could take next turn
SPARE: Final = 11  # tokens left after that
GAIN: Final = 12  # what those regions bring
EACH_TURN: Final = 13
NONEMPTY: Final = 14
IMMUNE: Final = 15
COMBO: Final = 16  # what race and power promise on this board
SET_ASIDE: Final = 17
BEST_PICK: Final = 18
BEST_COMBO: Final = 19
OWN: Final = 20
# Of the opponents, on average and of the strongest in each.
COMPARED: Final = (FREE, INCOME, KEPT, FALLEN_KEPT, CONQUESTS, COMBO, HAS_ACTIVE, BEST_PICK)
MEAN: Final = OWN
MOST: Final = MEAN + len(COMPARED)
# Of the table, and of the gifts that matter when a race declines.
TURNS: Final = MOST + len(COMPARED)  # that the seat still has; the next four places: at least 1, 2, 3, 4
LATE: Final = TURNS + 5
TO_MOVE: Final = LATE + 1
WAIT: Final = LATE + 2
PLAYERS: Final = LATE + 3  # one place for each number from 2 to 5
EMPTY: Final = PLAYERS + 4
TRIBES: Final = EMPTY + 1
FINDS: Final = EMPTY + 2
KEEPS_ALL: Final = EMPTY + 3
ROAMS: Final = EMPTY + 4
SPARED: Final = EMPTY + 5
BADGE_STAYS: Final = EMPTY + 6
GARRISON: Final = EMPTY + 7
# Times the turns to come: a small network would have to find these products by itself.
TIMED_OF: Final = (FREE, INCOME, KEPT, FADED, FALLEN_KEPT, CONQUESTS, COMBO, GAIN)
TIMED: Final = GARRISON + 1
SHARED: Final = TIMED + len(TIMED_OF)

_MOST_SEATS: Final = 5
_COSTS: Final = 64  # costs are sorted together with what regions bring, in one number


class Known:
    """What a value has marks for, by id."""

    def __init__(self, races: list[str], powers: list[str], finds: list[str], kinds: list[str]) -> None:
        self.races = races
        self.powers = powers
        self.finds = finds
        self.kinds = kinds

    def size(self) -> int:
        """How many numbers a row has."""
        return SHARED + 5 * len(self.races) + 4 * len(self.powers) + len(self.finds) + len(self.kinds)


def known_of(rules: Rules) -> Known:
    """Everything that a rule set has."""
    return Known(list(rules.race_ids), list(rules.power_ids), list(rules.find_ids), [kind.id for kind in rules.kinds])


class Features:
    """Describes positions of one rule set."""

    def __init__(self, rules: Rules, outlook: Outlook, habits: Habits, known: Known) -> None:
        self.rules = rules
        self.outlook = outlook
        self.habits = habits
        self.size = known.size()
        races, powers = len(known.races), len(known.powers)
        at = SHARED
        self._own_race = _places(rules.race_ids, known.races, at)
        self._own_race_timed = _places(rules.race_ids, known.races, at + races)
        self._fallen_race = _places(rules.race_ids, known.races, at + 2 * races)
        self._other_race = _places(rules.race_ids, known.races, at + 3 * races)
        self._column_race = _places(rules.race_ids, known.races, at + 4 * races)
        at += 5 * races
        self._own_power = _places(rules.power_ids, known.powers, at)
        self._own_power_timed = _places(rules.power_ids, known.powers, at + powers)
        self._other_power = _places(rules.power_ids, known.powers, at + 2 * powers)
        self._column_power = _places(rules.power_ids, known.powers, at + 3 * powers)
        at += 4 * powers
        self._find = _places(rules.find_ids, known.finds, at)
        self._kind = _places([kind.id for kind in rules.kinds], known.kinds, at + len(known.finds))
        self._land = size_of(rules.board.everywhere & ~rules.board.closed)

    def rows(self, s: State) -> list[list[float]]:
        """A row of numbers for every seat."""
        seats = self.rules.seats
        threats = self.outlook.threats(s)
        rows: list[list[float]] = []
        held = 0
        for seat in range(seats):
            row = [0.0] * self.size
            turns = self._turns(s, seat)
            active = s.active[seat]
            if active >= 0:
                held |= s.held[active]
                self._active(row, s, seat, active, threats)
            elif turns:
                self._column(row, s, seat, turns)
            for slot in members_of(s.fallen[seat]):
                held |= s.held[slot]
                self._fallen(row, s, seat, slot, threats)
            rows.append(row)
        empty = (self._land - size_of(held)) / self._land
        for seat, row in enumerate(rows):
            self._opponents(row, s, seat, rows)
            self._table(row, s, seat, empty)
        return rows

    def _turns(self, s: State, seat: Seat) -> int:
        return self.outlook.turns_after(s, seat) + (1 if s.seat == seat else 0)

    def _active(self, row: list[float], s: State, seat: Seat, slot: Slot, threats: list[Threat]) -> None:
        rules = self.rules
        outlook = self.outlook
        form = s.forms[slot]
        held = s.held[slot]
        yields = form.yields
        faded = rules.plain_form(slot, s.badge[slot] if form.badge_stays else -1, True).yields
        income = spread = 0
        kept = later = 0.0
        for region in regions_of(held):
            stays = outlook.survival(s, threats, seat, slot, region)
            income += yields[region]
            spread += s.tokens[region]
            kept += stays * yields[region]
            later += stays * faded[region]
        each = 0
        for _, amount in form.income_turn:
            each += amount
        for _, amount, kind in form.income_pieces:
            for region in places_of(s.pieces[kind]):
                if held >> region & 1:
                    each += amount * count_at(s.pieces[kind], region)
        for trait in form.incomes:
            each += trait.income(rules, s, slot)
        nonempty = 0
        for _, amount in form.income_nonempty:
            nonempty += amount
        free = free_tokens(s, slot)
        row[HAS_ACTIVE] = 1.0
        row[FREE] = free * 0.1
        row[SPREAD] = spread * 0.1
        row[REGIONS] = size_of(held) * 0.1
        row[INCOME] = (income + each) * 0.1
        row[KEPT] = (kept + each) * 0.1
        row[FADED] = later * 0.1
        row[EACH_TURN] = each * 0.2
        row[NONEMPTY] = nonempty * 0.5
        row[IMMUNE] = size_of(held & s.immune) * 0.3
        row[COMBO] = self.habits.appeal(form)[1] * 0.1
        row[SET_ASIDE] = form.set_aside * 0.2
        row[KEEPS_ALL] = 1.0 if form.keeps_all else 0.0
        row[ROAMS] = 1.0 if form.roams else 0.0
        row[SPARED] = 1.0 if form.spared else 0.0
        row[BADGE_STAYS] = 1.0 if form.badge_stays else 0.0
        row[GARRISON] = float(form.garrison_guard)
        self._next_turn(row, s, form, held, free)
        timed = min(self._turns(s, seat), 5) * 0.2
        place = self._own_race[slot]
        if place >= 0:
            row[place] = 1.0
            row[self._own_race_timed[slot]] = timed
        badge = s.badge[slot]
        if badge >= 0 and self._own_power[badge] >= 0:
            row[self._own_power[badge]] = 1.0
            row[self._own_power_timed[badge]] = timed

    def _next_turn(self, row: list[float], s: State, form: Form, held: Regions, free: int) -> None:
        """What the race could take next turn if it went for the cheapest."""
        near = form.free
        if held:
            for region in regions_of(held):
                near |= form.near[region]
        else:
            near |= form.entry
        prices: list[int] = []
        for region in regions_of(near & form.domain & ~held & ~s.immune):
            cost = max(form.least, form.price[region] + s.guard[region] + s.tokens[region])
            # Of equally dear ones those that bring more come first.
            prices.append(cost * _COSTS - form.yields[region])
        prices.sort()
        conquests = 0
        gain = 0
        for price in prices:
            cost = (price + _COSTS - 1) // _COSTS
            if cost > free:
                break
            free -= cost
            conquests += 1
            gain += cost * _COSTS - price
        row[CONQUESTS] = conquests * 0.2
        row[SPARE] = free * 0.2
        row[GAIN] = gain * 0.1

    def _fallen(self, row: list[float], s: State, seat: Seat, slot: Slot, threats: list[Threat]) -> None:
        held = s.held[slot]
        yields = s.forms[slot].yields
        income = count_income(self.rules, s, slot, None)
        kept = float(income)
        for region in regions_of(held):
            kept -= (1.0 - self.outlook.survival(s, threats, seat, slot, region)) * yields[region]
        row[FALLEN_REGIONS] += size_of(held) * 0.1
        row[FALLEN_INCOME] += income * 0.1
        row[FALLEN_KEPT] += kept * 0.1
        if self._fallen_race[slot] >= 0:
            row[self._fallen_race[slot]] = 1.0

    def _column(self, row: list[float], s: State, seat: Seat, turns: int) -> None:
        """What the column promises to whoever picks next: what comes first is cheap, and seldom gone by then."""
        best = best_each = 0.0
        for number, race in enumerate(s.column_races):
            power = s.column_powers[number]
            weight = 1.0 / (1.0 + number)
            if self._column_race[race] >= 0:
                row[self._column_race[race]] += weight
            if self._column_power[power] >= 0:
                row[self._column_power[power]] += weight
            if number <= s.coins[seat]:
                once, each = self.habits.appeal(self.rules.plain_form(race, power, False))
                value = once + each * min(turns, 4) + s.column_coins[number] - number
                if value > best:
                    best = value
                    best_each = each
        row[BEST_PICK] = best * 0.04
        row[BEST_COMBO] = best_each * 0.1

    def _opponents(self, row: list[float], s: State, seat: Seat, rows: list[list[float]]) -> None:
        foes = self.rules.opponents[seat]
        count = size_of(foes)
        if not count:
            return
        share = 1.0 / count
        others = [other for other in range(len(rows)) if foes >> other & 1]
        for place, what in enumerate(COMPARED):
            mean = most = 0.0
            for other in others:
                value = rows[other][what]
                mean += value * share
                if value > most:
                    most = value
            row[MEAN + place] = mean
            row[MOST + place] = most
        for other in others:
            slot = s.active[other]
            if slot >= 0:
                if self._other_race[slot] >= 0:
                    row[self._other_race[slot]] = share
                badge = s.badge[slot]
                if badge >= 0 and self._other_power[badge] >= 0:
                    row[self._other_power[badge]] = share

    def _table(self, row: list[float], s: State, seat: Seat, empty: float) -> None:
        rules = self.rules
        turns = self._turns(s, seat)
        row[TURNS] = turns * 0.1
        for least in range(1, 5):
            row[TURNS + least] = 1.0 if turns >= least else 0.0
        row[LATE] = s.round / rules.rounds
        wait = (seat - s.seat) % rules.seats
        row[TO_MOVE] = 1.0 if wait == 0 else 0.0
        row[WAIT] = wait / rules.seats
        row[PLAYERS + min(max(rules.seats, 2), _MOST_SEATS) - 2] = 1.0
        row[EMPTY] = empty
        row[TRIBES] = size_of(s.tribes) * 0.1
        row[FINDS] = size_of(s.found) * 0.2
        timed = min(turns, 5) * 0.2
        for place, what in enumerate(TIMED_OF):
            row[TIMED + place] = row[what] * timed
        for find, region in enumerate(s.find_at):
            if region and self._find[find] >= 0:
                slot = s.holder[region]
                if slot >= 0 and s.owner[slot] == seat:
                    row[self._find[find]] = 1.0 if slot == s.active[seat] else 0.4
        if s.marked:
            for kind, place in enumerate(self._kind):
                if place >= 0 and s.pieces[kind]:
                    for region in places_of(s.pieces[kind]):
                        slot = s.holder[region]
                        if slot >= 0 and s.owner[slot] == seat:
                            row[place] += 0.25 * count_at(s.pieces[kind], region)


def _places(ids: list[str], known: list[str], start: int) -> list[int]:
    """Where each has its mark, or -1."""
    return [start + known.index(id) if id in known else -1 for id in ids]
