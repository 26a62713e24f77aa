"""What races, powers, pairs, seats and boards are worth in coins, from the courses of games.

The worth of a combo is what it brings from its pick until the end, and what its player may expect of the picks after
it: whoever leaves a weak combo early has the next one sooner. Prices are left out, they are what the column makes of a
worth. Only picks by lot are looked at. What they brought is fitted, by least squares, to

    coins / scale of the situation = situation + race + power

where the situation is the number of players and the round of the pick, and its scale what an average combo brings in
it, divided by what one brings in all: nothing that is picked in the last round is worth as much as in the first. What
chance does grows with the scale too, so that every pick counts alike.

Games are independent, picks of one game are not: intervals come from how the games' shares of the fit vary (a sandwich
estimate clustered by games). Pairs are what the fit leaves over, drawn towards nothing by how much of it is noise.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from tesno.lab.balance import BalanceError
from tesno.lab.stays import Course, Stay

Floats = npt.NDArray[np.float64]
Situation = tuple[int, int]  # number of players, round of the pick

SURE: Final = 1.96  # standard deviations of a 95 % interval
_LEAST_SCALE: Final = 0.1  # of situations in which an average combo brings next to nothing
_FEW: Final = 10.0  # picks by which the noise of a situation is told as much by itself as by all others
_SMALLEST: Final = 1e-9  # what is smaller than this share of the largest is zero but for rounding


@dataclass(frozen=True)
class Worth:
    """Coins more than the average, with the 95 % interval `worth` ± `error`."""

    id: str
    picks: int  # by lot
    worth: float
    error: float
    price: float | None  # paid for it less what lay on it, when the bot picked by its own choice; None: it never did

    def to_json(self) -> dict[str, Any]:
        return {"id": self.id, "picks": self.picks, **_interval(self.worth, self.error), "price": _rounded(self.price)}


@dataclass(frozen=True)
class PairWorth:
    """A race with a power: coins more than the average combo, and how much of it comes from the two being together."""

    race: str
    power: str
    picks: int
    worth: float
    error: float
    together: float
    together_error: float

    def to_json(self) -> dict[str, Any]:
        together = {
            f"together{'_' * bool(key)}{key}": value for key, value in _ends(self.together, self.together_error)
        }
        worth = _interval(self.worth, self.error)
        return {"race": self.race, "power": self.power, "picks": self.picks, **worth, **together}


@dataclass(frozen=True)
class SeatWorth:
    """A place in the order of play: coins at the end more than the average at the table."""

    players: int
    order: int  # 1: who begins
    games: int
    worth: float
    error: float

    def to_json(self) -> dict[str, Any]:
        place = {"players": self.players, "order": self.order, "games": self.games}
        return {**place, **_interval(self.worth, self.error)}


@dataclass(frozen=True)
class BoardWorth:
    """A board: coins of a player at the end, and how many more than on the average board for as many players."""

    board: str
    players: int
    games: int
    coins: float
    coins_error: float
    worth: float | None  # None: it is the only one
    error: float | None

    def to_json(self) -> dict[str, Any]:
        coins = {f"coins{'_' * bool(key)}{key}": value for key, value in _ends(self.coins, self.coins_error)}
        worth = {"worth": None} if self.worth is None or self.error is None else _interval(self.worth, self.error)
        return {"board": self.board, "players": self.players, "games": self.games, **coins, **worth}


@dataclass(frozen=True)
class Worths:
    """All of them; races, powers and pairs the best first."""

    games: int
    picks: int
    average: float  # coins that an average combo brings
    races: list[Worth]
    powers: list[Worth]
    pairs: list[PairWorth]
    seats: list[SeatWorth]
    boards: list[BoardWorth]

    def to_json(self) -> dict[str, Any]:
        lists = ("races", "powers", "pairs", "seats", "boards")
        return {
            "games": self.games,
            "picks": self.picks,
            "average": round(self.average, 3),
            **{name: [one.to_json() for one in getattr(self, name)] for name in lists},
        }


def worths(courses: Sequence[Course]) -> Worths:
    """What everything is worth by these games. Raises BalanceError when they are too few."""
    fit = _Fit(courses)
    return Worths(
        len(courses),
        len(fit.stays),
        fit.average,
        fit.elements("race"),
        fit.elements("power"),
        fit.pairs(),
        _seats(courses),
        _boards(courses),
    )


class _Fit:
    """The model fitted to all picks by lot."""

    def __init__(self, courses: Sequence[Course]) -> None:
        self._courses = courses
        after = _expected_after(courses)
        rows = [(number, course, stay) for number, course in enumerate(courses) for stay in course.stays if stay.by_lot]
        self.stays = [stay for _, _, stay in rows]
        self._game = np.array([number for number, _, _ in rows], np.int64)
        situations = [(course.players, stay.round) for _, course, stay in rows]
        own = np.array([stay.coins for stay in self.stays], np.float64)
        total = own + np.array([after[course.players, stay.next] if stay.next else 0.0 for _, course, stay in rows])
        self.races = sorted({stay.race for stay in self.stays})
        self.powers = sorted({stay.power for stay in self.stays})
        kinds = sorted(set(situations))
        columns = len(self.races) + len(self.powers) + len(kinds)
        if len(rows) <= columns:
            raise BalanceError(
                f"{len(courses)} games have {len(rows)} picks by lot, too few to tell {columns} numbers apart: "
                "play more games"
            )
        self.average = float(own.mean())
        self._kind = _places(situations, kinds)
        count = np.bincount(self._kind)
        scales = np.bincount(self._kind, own) / count / (self.average or 1.0)
        self._race = _places([stay.race for stay in self.stays], self.races)
        self._power = _places([stay.power for stay in self.stays], self.powers)
        self._solve(total / np.maximum(scales, _LEAST_SCALE)[self._kind], columns)
        # By situation, since no scale fits them all; where there are few picks, much as in all.
        freedom = len(rows) / (len(rows) - columns)
        squares = np.bincount(self._kind, self._left**2)
        noise = (squares + _FEW * squares.sum() / len(rows)) / (count + _FEW) * freedom
        self._noise = noise[self._kind]

    def _solve(self, coins: Floats, columns: int) -> None:
        every = np.arange(len(coins))
        design = np.zeros((len(coins), columns))
        design[every, self._race] = 1.0
        design[every, len(self.races) + self._power] = 1.0
        design[every, len(self.races) + len(self.powers) + self._kind] = 1.0
        # Adding a coin to all races and taking it from all powers changes nothing: only differences are looked at.
        inverse = np.linalg.pinv(design.T @ design, rcond=_SMALLEST, hermitian=True)
        self._found = inverse @ (design.T @ coins)
        self._left = coins - design @ self._found
        shares = np.zeros((len(self._courses), columns))
        np.add.at(shares, self._game, design * self._left[:, None])
        games = len(set(self._game.tolist()))
        freedom = games / max(1, games - 1) * (len(coins) - 1) / (len(coins) - columns)
        self._covariance = inverse @ (shares.T @ shares) @ inverse * freedom

    def _contrast(self, kind: str, place: int) -> Floats:
        """What stands for one of a kind against the average of its kind."""
        start, count = (0, len(self.races)) if kind == "race" else (len(self.races), len(self.powers))
        found = np.zeros(len(self._found))
        found[start : start + count] = -1 / count
        found[start + place] += 1.0
        return found

    def _told(self, contrast: Floats) -> tuple[float, float]:
        """A worth, and the variance of its estimate."""
        return float(contrast @ self._found), max(0.0, float(contrast @ self._covariance @ contrast))

    def elements(self, kind: str) -> list[Worth]:
        names, rows = (self.races, self._race) if kind == "race" else (self.powers, self._power)
        picks = np.bincount(rows, minlength=len(names))
        prices: dict[str, list[int]] = defaultdict(list)
        for stay in _chosen(self._courses):
            prices[stay.race if kind == "race" else stay.power].append(stay.price - stay.gained)
        found = []
        for place, name in enumerate(names):
            worth, variance = self._told(self._contrast(kind, place))
            price = sum(prices[name]) / len(prices[name]) if prices[name] else None
            found.append(Worth(name, int(picks[place]), worth, SURE * variance**0.5, price))
        return sorted(found, key=lambda one: (-one.worth, one.id))

    def pairs(self) -> list[PairWorth]:
        """All that were picked by lot."""
        cell = self._race * len(self.powers) + self._power
        cells = np.unique(cell)
        size = len(self.races) * len(self.powers)
        picks = np.bincount(cell, minlength=size)[cells]
        raw = np.bincount(cell, self._left, size)[cells] / picks
        noise = np.bincount(cell, self._noise, size)[cells] / picks**2
        # How much pairs really differ: what they vary more than noise alone would make them. Where that can't be told
        # they are taken to differ as much as could hide in it.
        noise = np.maximum(noise, _SMALLEST)
        sure = (1 / noise).sum()
        real = max(float(((raw**2 / noise) - 1).sum() / sure), float((2 * len(cells)) ** 0.5 / sure))
        kept = real / (real + noise)
        found = []
        for place, number in enumerate(cells.tolist()):
            race, power = divmod(number, len(self.powers))
            apart, variance = self._told(self._contrast("race", race) + self._contrast("power", power))
            together = float(kept[place] * raw[place])
            unsure = float(kept[place] * noise[place])
            error = SURE * (variance + unsure) ** 0.5
            names = (self.races[race], self.powers[power], int(picks[place]))
            found.append(PairWorth(*names, apart + together, error, together, SURE * unsure**0.5))
        return sorted(found, key=lambda one: (-one.worth, one.race, one.power))


def _chosen(courses: Sequence[Course]) -> list[Stay]:
    return [stay for course in courses for stay in course.stays if not stay.by_lot]


def _expected_after(courses: Sequence[Course]) -> dict[Situation, float]:
    """What a player gets on average by a combo picked in a situation and all later ones, prices paid."""
    sums: dict[Situation, list[float]] = {}
    for course in courses:
        still = [0.0] * course.players
        for stay in reversed(course.stays):
            still[stay.seat] += stay.coins + stay.gained - stay.price
            total = sums.setdefault((course.players, stay.round), [0.0, 0.0])
            total[0] += still[stay.seat]
            total[1] += 1
    return {situation: coins / count for situation, (coins, count) in sums.items()}


def _seats(courses: Sequence[Course]) -> list[SeatWorth]:
    found = []
    for players in sorted({course.players for course in courses}):
        leads = np.array([_leads(course) for course in courses if course.players == players], np.float64)
        for order in range(players):
            worth, error = _mean(leads[:, order])
            found.append(SeatWorth(players, order + 1, len(leads), worth, error))
    return found


def _leads(course: Course) -> list[float]:
    """In the order of play: each player's coins more than the average at the table."""
    mean = sum(course.coins) / course.players
    return [course.coins[(course.first + place) % course.players] - mean for place in range(course.players)]


def _boards(courses: Sequence[Course]) -> list[BoardWorth]:
    found = []
    for players in sorted({course.players for course in courses}):
        games = [course for course in courses if course.players == players]
        coins = np.array([sum(course.coins) / players for course in games], np.float64)
        boards = sorted({board for course in games for board in course.boards})
        for board in boards:
            there = np.array([board in course.boards for course in games], np.float64)
            mean, error = _mean(coins[there > 0])
            share = there.mean()
            alone = share == 1.0
            # Draws are equally likely, so what else lies on the table is the same on average.
            tilted = (coins - coins.mean()) * there / share
            worth, unsure = (None, None) if alone else _mean(tilted)
            found.append(BoardWorth(board, players, int(there.sum()), mean, error, worth, unsure))
    return found


def _mean(values: Floats) -> tuple[float, float]:
    """A mean over games and half of its 95 % interval."""
    if len(values) < 2:
        return float(values.mean()), float("inf")
    return float(values.mean()), SURE * float(values.std(ddof=1)) / len(values) ** 0.5


def _places(values: Sequence[Any], among: Sequence[Any]) -> npt.NDArray[np.int64]:
    place = {value: number for number, value in enumerate(among)}
    return np.array([place[value] for value in values], np.int64)


def _ends(worth: float, error: float) -> list[tuple[str, float | None]]:
    return [("", round(worth, 3)), ("low", _rounded(worth - error)), ("high", _rounded(worth + error))]


def _interval(worth: float, error: float) -> dict[str, Any]:
    return {key or "worth": value for key, value in _ends(worth, error)}


def _rounded(value: float | None) -> float | None:
    """For JSON, which has no infinity."""
    return None if value is None or not np.isfinite(value) else round(value, 3)
