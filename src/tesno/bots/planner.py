"""Plans whole turns: a best-first search over the decisions of a turn, every line played to the turn's end and valued.

A *node* is one turn played to its end and valued; budgets count nodes, so that results repeat on any machine. What the
search finds best is looked at again by playing on with everybody at the table (`look`): picks and declines by value,
the rest by habit. The search knows one view's world only: hidden totals are what was counted, unseen tiles are drawn.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from time import thread_time
from typing import Any, Final

from tesno.bots.features import Features, Known
from tesno.bots.habits import Habits
from tesno.bots.mind import Mind, position
from tesno.bots.outlook import Outlook
from tesno.core.actions import CHANCE, NOBODY, PLACE
from tesno.core.bits import regions_of
from tesno.core.game import apply, chance_outcomes, draw_outcome, legal_actions
from tesno.core.names import Packed, Seat
from tesno.core.result import winners
from tesno.core.rules import Rules
from tesno.core.state import State
from tesno.core.steps import DECIDE, GIVING_UP, PICK_COMBO, READY, REDEPLOY, RETREATING, ROLL, TRAIT

AT_ONCE: Final = 3  # lines followed together, so that their ends are valued in one go
WIDE: Final = 40  # of more answers to a question within a line some are passed over
NEVER: Final = -1e9
# What habits reckon with in simulated turns, found by letting habits play habits (docs/bots.md): coins that opponents
# lose (by box, and elsewhere), tokens that they lose, finds.
RIVALRY: Final = {"underground": 1.8}
RIVALRY_ELSEWHERE: Final = 1.1
BLOW: Final = 0.5
FINDS: Final = 1.0
NAIVE: Final = 0.6  # of that rivalry
EVENNESS: Final = 0.02  # coins that a token more is worth elsewhere when it saves nothing where it is
PLAYED_ON: Final = 96  # turns for one of the best at most: at large tables it is played on less often
WON: Final = 0.5  # coins that decide between equal totals at the end
NO_TURN: Final = (-1, -1)

Trail = list[tuple[Any, int]]  # positions with the answers given there
Turn = tuple[int, int]  # round and seat
Plans = dict[tuple[str, Any], int]  # answers planned, by who thinks (a level) and where


class Budget:
    """How much a bot thinks about one question."""

    def __init__(self, nodes: int, ahead: float = 0.0, samples: int = 4, looks: int = 4, apart: float = 6.0) -> None:
        self.nodes = nodes  # nodes of the search within the turn
        self.ahead = ahead  # rounds that the best are played on
        self.samples = samples  # how often each
        self.looks = looks  # so many of the best are
        self.apart = apart  # unless they promise so many coins less


class Line:
    """A line of play: where the seat decides next, how it came there, what it promises."""

    __slots__ = ("coins", "ends", "first", "open", "score", "state", "trail")

    def __init__(self, state: State, first: int, trail: Trail) -> None:
        self.state = state
        self.first = first  # index of the answer that began it
        self.trail = trail
        self.score = 0.0
        self.coins = 0.0  # the seat's own at the end of the game
        self.open = False  # whether it goes on
        self.ends: list[tuple[float, State]] = []  # how its turn ends, each with its likelihood


class Found:
    """What a search has found: a score for every answer, the seat's own coins with it, and its best line."""

    def __init__(self, scores: list[float]) -> None:
        self.scores = scores
        self.coins = [0.0] * len(scores)
        self.tops: list[Line | None] = [None] * len(scores)
        self.looked: list[int] = []  # answers that were played on; scores of the others only say that they are below
        self.nodes = 0
        self.cut = False  # the clock has stopped it

    def best(self) -> int:
        found = 0
        for index in range(1, len(self.scores)):
            if self.scores[index] > self.scores[found]:
                found = index
        return found

    def note(self, lines: list[Line]) -> None:
        for line in lines:
            if line.score > self.scores[line.first]:
                self.scores[line.first] = line.score
                self.coins[line.first] = line.coins
                self.tops[line.first] = line


def is_planned(s: State) -> bool:
    """Whether a question is searched; troops are placed as wholes, and readied by habit."""
    return s.step not in (REDEPLOY, RETREATING, READY, GIVING_UP) and s.acting == s.seat


class Planner:
    """Thinks for any seat at tables of one rule set."""

    def __init__(self, rules: Rules, coins: Callable[[list[list[float]]], list[float]], known: Known) -> None:
        self.rules = rules
        self.coins = coins
        # A mind of its own: others go on placing tokens as they always have.
        mind = Mind(rules)
        self.outlook: Outlook = mind.outlook
        self.habits: Habits = mind.habits
        rivalry = RIVALRY.get(rules.box, RIVALRY_ELSEWHERE)
        _teach(self.habits, rivalry)
        # How one plays who clings to a race and cares less for what others lose.
        self.naive: Habits = Mind(rules).habits
        self.naive.weary = 0
        _teach(self.naive, NAIVE * rivalry)
        self.known = known
        self.features = Features(rules, self.outlook, self.habits, known)
        self.deadline = 0.0  # when thinking has to end; 0: never
        # What was planned in this turn.
        self._turn = NO_TURN
        self._plans: Plans = {}

    # ------------------------------------------------------------ memory

    def planned(self, s: State, who: str, here: Any) -> int:
        """What was planned for this position earlier in the turn, or -1."""
        turn = (s.round, s.seat)
        if turn != self._turn:
            self._turn = turn
            self._plans = {}
        return self._plans.get((who, here), -1)

    def keep(self, who: str, trail: Trail) -> None:
        for here, action in trail:
            self._plans[who, here] = action

    def memory(self) -> tuple[Turn, Plans]:
        """A turn and what was planned in it, for whoever thinks on elsewhere."""
        return self._turn, self._plans

    def recall(self, turn: Turn, plans: Plans) -> None:
        """Think on where another left off; with NO_TURN afresh."""
        self._turn = turn
        self._plans = plans

    # ------------------------------------------------------------ values

    def totals(self, ends: list[State]) -> list[list[float]]:
        """Coins that every seat may expect to have when the game ends, from positions between turns."""
        rows: list[list[float]] = []
        for s in ends:
            if s.acting != NOBODY:
                rows += self.features.rows(s)
        values = self.coins(rows)
        found: list[list[float]] = []
        at = 0
        seats = self.rules.seats
        for s in ends:
            if s.acting == NOBODY:
                won = winners(self.rules, s)
                found.append([coins + (WON if seat in won else 0.0) for seat, coins in enumerate(s.coins)])
            else:
                found.append([s.coins[seat] + values[at + seat] for seat in range(seats)])
                at += seats
        return found

    def utility(self, s: State, totals: list[float], seat: Seat) -> float:
        """The seat's coins against the others': the leader counts most."""
        if self.rules.teams:
            foes = self.rules.opponents[seat]
            value = 0.0
            for other, total in enumerate(totals):
                value += -total if foes >> other & 1 else total
            return value
        mine = totals[seat]
        if self.rules.rival is not None:
            return mine - self.outlook.rivals_worth(s, self.rules.rival)
        best = NEVER
        rest = 0.0
        for other, total in enumerate(totals):
            if other != seat:
                rest += total
                if total > best:
                    best = total
        return mine - 0.6 * best - 0.4 * rest / (len(totals) - 1)

    def utilities(self, ends: list[State], seat: Seat) -> list[float]:
        found: list[float] = []
        totals = self.totals(ends)
        for place, s in enumerate(ends):
            found.append(self.utility(s, totals[place], seat))
        return found

    # ------------------------------------------------------------ a turn

    def search(self, s: State, legal: list[int], budget: Budget, dice: int) -> Found:
        """Score every answer to the question asked; `dice` is the seed of chance."""
        seat = s.acting
        found = Found([NEVER] * len(legal))
        seen: set[Any] = set()
        lines: list[Line] = []
        here = position(s)
        turn = (s.round, s.seat)
        for index, action in enumerate(legal):
            trial = s.copy()
            apply(self.rules, trial, action)
            self._follow(trial, turn, seat, index, [(here, action)], seen, lines, dice)
        found.nodes += self._value(lines, seat)
        found.note(lines)
        queue = [line for line in lines if line.open]
        while queue and found.nodes < budget.nodes:
            if self.late():
                found.cut = True
                break
            queue.sort(key=_score)
            chosen = queue[-AT_ONCE:]
            del queue[-AT_ONCE:]
            lines = []
            for line in chosen:
                options = legal_actions(self.rules, line.state)
                if len(options) > WIDE:
                    options = options[:: 1 + len(options) // WIDE]
                at = position(line.state)
                for action in options:
                    trial = line.state.copy()
                    apply(self.rules, trial, action)
                    self._follow(trial, turn, seat, line.first, [*line.trail, (at, action)], seen, lines, dice)
            found.nodes += self._value(lines, seat)
            found.note(lines)
            queue += [line for line in lines if line.open]
        if budget.ahead:
            self._look_again(found, seat, budget, dice)
        return found

    def late(self) -> bool:
        return self.deadline > 0.0 and thread_time() > self.deadline

    def _follow(
        self, s: State, turn: Turn, seat: Seat, first: int, trail: Trail, seen: set[Any], lines: list[Line], dice: int
    ) -> None:
        """Run on to the seat's next decision of this turn, and play from there to the turn's end by habit."""
        rules = self.rules
        at_round, at_seat = turn
        rng: Random | None = None
        while s.acting >= CHANCE and s.seat == at_seat and s.round == at_round:
            if s.acting == CHANCE:
                if s.step == ROLL or s.step == TRAIT:
                    lines.append(self._rolled(s, turn, first, trail, dice))
                    return
                if rng is None:
                    rng = Random(dice)
                apply(rules, s, draw_outcome(rules, s, rng.random()))
            elif s.acting == seat and is_planned(s):
                legal = legal_actions(rules, s)
                if len(legal) > 1:
                    key = position(s)
                    if key not in seen:
                        seen.add(key)
                        line = Line(s, first, trail)
                        line.open = True
                        line.ends.append((1.0, self.ended(s.copy(), turn, dice)))
                        lines.append(line)
                    return
                apply(rules, s, legal[0])
            else:
                self.habits.play_once(s, rng)
        line = Line(s, first, trail)
        line.ends.append((1.0, s))
        lines.append(line)

    def _rolled(self, s: State, turn: Turn, first: int, trail: Trail, dice: int) -> Line:
        """A line that hangs on chance is weighed by all outcomes and not searched further."""
        line = Line(s, first, trail)
        outcomes = chance_outcomes(self.rules, s)
        whole = 0
        for _, weight in outcomes:
            whole += weight
        for outcome, weight in outcomes:
            fallen = s.copy()
            apply(self.rules, fallen, outcome)
            line.ends.append((weight / whole, self.ended(fallen, turn, dice)))
        return line

    def ended(self, s: State, turn: Turn, dice: int) -> State:
        """This turn played to its end by habit; where it has ended, nothing more is played."""
        habits = self.habits
        at_round, at_seat = turn
        rng: Random | None = None
        while s.acting >= CHANCE and s.seat == at_seat and s.round == at_round:
            if s.acting == CHANCE and rng is None:
                rng = Random(dice)
            habits.play_once(s, rng)
        return s

    def _value(self, lines: list[Line], seat: Seat) -> int:
        """Score the lines; returns how many nodes that took."""
        ends: list[State] = []
        for line in lines:
            for _, end in line.ends:
                ends.append(end)
        totals = self.totals(ends)
        at = 0
        for line in lines:
            for weight, end in line.ends:
                line.score += weight * self.utility(end, totals[at], seat)
                line.coins += weight * own_coins(end, totals[at], seat)
                at += 1
        return at

    # ------------------------------------------------------------ the rounds after

    def _look_again(self, found: Found, seat: Seat, budget: Budget, dice: int) -> None:
        """Put what the lookahead says in the place of the best answers' scores, and the others below them."""
        scores = found.scores
        order = sorted(range(len(scores)), key=lambda index: -scores[index])[: budget.looks]
        kept = [index for index in order if scores[index] > scores[order[0]] - budget.apart]
        if len(kept) < 2:
            return
        looked: list[tuple[float, float]] = []
        for index in kept:
            if self.late():
                found.cut = True
                return
            looked.append(self.played_on(found, index, seat, budget, dice))
        least = min(looked)[0]
        highest = scores[order[0]]
        for index in range(len(scores)):
            scores[index] += least - highest - 1.0
        for place, index in enumerate(kept):
            scores[index], found.coins[index] = looked[place]
        found.looked = kept

    def played_on(self, found: Found, index: int, seat: Seat, budget: Budget, dice: int) -> tuple[float, float]:
        """What the lookahead says of an answer: the seat's coins against the others', and its own."""
        top = found.tops[index]
        assert top is not None
        turns = self.turns_ahead(budget)
        samples = max(1, min(budget.samples, PLAYED_ON // turns))
        found.nodes += len(top.ends) * samples * turns
        return mean(self.samples(top.ends, seat, turns, samples, dice))

    def turns_ahead(self, budget: Budget) -> int:
        """How many turns the best are played on."""
        return max(1, round(budget.ahead * self.rules.seats))

    def look(self, ends: list[tuple[float, State]], seat: Seat, turns: int, samples: int, dice: int) -> float:
        """What the seat may expect when everybody plays on for so many turns."""
        return mean(self.samples(ends, seat, turns, samples, dice))[0]

    def samples(
        self, ends: list[tuple[float, State]], seat: Seat, turns: int, samples: int, dice: int
    ) -> list[tuple[float, float]]:
        """The same, each sample with chance of its own: the seat's coins against the others', and its own."""
        states: list[State] = []
        for _, end in ends:
            for number in range(samples):
                s = end.copy()
                self.play_turns(s, Random(dice + number * 7919), turns)
                states.append(s)
        totals = self.totals(states)
        found: list[tuple[float, float]] = []
        for number in range(samples):
            score = 0.0
            coins = 0.0
            for place, (weight, _) in enumerate(ends):
                at = place * samples + number
                score += weight * self.utility(states[at], totals[at], seat)
                coins += weight * own_coins(states[at], totals[at], seat)
            found.append((score, coins))
        return found

    def play_turns(self, s: State, rng: Random, turns: int) -> None:
        """Play until so many turns have ended: picks and declines by value, the rest by habit."""
        at_round, at_seat = s.round, s.seat
        while s.acting >= CHANCE:
            if s.seat != at_seat or s.round != at_round:
                turns -= 1
                if turns <= 0:
                    return
                at_round, at_seat = s.round, s.seat
            if s.step == PICK_COMBO or s.step == DECIDE:
                legal = legal_actions(self.rules, s)
                apply(self.rules, s, legal[0] if len(legal) == 1 else self.quick(s, legal, rng.getrandbits(30)))
            else:
                self.habits.play_once(s, rng)

    def quick(self, s: State, legal: list[int], dice: int) -> Packed:
        """The answer whose turn, played by habit, ends best."""
        ends: list[State] = []
        turn = (s.round, s.seat)
        for action in legal:
            trial = s.copy()
            apply(self.rules, trial, action)
            ends.append(self.ended(trial, turn, dice))
        values = self.utilities(ends, s.acting)
        best = 0
        for index in range(1, len(values)):
            if values[index] > values[best]:
                best = index
        return legal[best]

    # ------------------------------------------------------------ placing

    def placed(self, s: State, budget: Budget, dice: int) -> Trail:
        """Where the tokens in hand go at the end of the seat's turn: habit's proposal, and what betters it when the
        others' answer is looked at."""
        seat = s.acting
        proposal = dict(self.habits.allotment(s))
        regions = regions_of(s.held[s.slot] >> s.focus << s.focus)
        best = self._placing(s, proposal)
        if budget.ahead and len(regions) > 1:
            turns = self.turns_ahead(budget)
            score = self.look([(1.0, self._after(s, best, dice))], seat, turns, budget.samples, dice)
            for changed in self.shifted(s, proposal, regions, budget.looks):
                if self.late():
                    break
                trail = self._placing(s, changed)
                value = self.look([(1.0, self._after(s, trail, dice))], seat, turns, budget.samples, dice)
                if value > score:
                    best, score = trail, value
        return best

    def shifted(self, s: State, proposal: dict[int, int], regions: tuple[int, ...], most: int) -> list[dict[int, int]]:
        """The proposal with a token moved from where most lie to the regions that bring most."""
        found: list[dict[int, int]] = []
        yields = s.forms[s.slot].yields
        givers = sorted(proposal, key=lambda region: (-proposal[region], region))[:2]
        takers = sorted(regions, key=lambda region: (-yields[region], s.tokens[region], region))
        for giver in givers:
            for taker in takers:
                if taker != giver and len(found) < most:
                    changed = dict(proposal)
                    changed[giver] -= 1
                    changed[taker] = changed.get(taker, 0) + 1
                    found.append({region: count for region, count in changed.items() if count})
        return found

    def _placing(self, s: State, allotment: dict[int, int]) -> Trail:
        """The answers that place tokens so, each with the position where it is given."""
        s = s.copy()
        trail: Trail = []
        last = s.held[s.slot].bit_length() - 1
        slot = s.slot
        for region in sorted(allotment):
            for _ in range(1 if region == last else allotment[region]):
                if s.step == REDEPLOY and s.slot == slot:
                    action = PLACE | region
                    trail.append((position(s), action))
                    apply(self.rules, s, action)
        return trail

    def _after(self, s: State, trail: Trail, dice: int) -> State:
        turn = (s.round, s.seat)
        s = s.copy()
        for _, action in trail:
            apply(self.rules, s, action)
        return self.ended(s, turn, dice)


def _teach(habits: Habits, rivalry: float) -> None:
    """What habits of the levels reckon with; those of `greedy` stay what they were."""
    habits.rivalry = rivalry
    habits.blow = BLOW
    habits.finds = FINDS
    habits.evenness = EVENNESS


def own_coins(s: State, totals: list[float], seat: Seat) -> float:
    """The seat's coins at the end of the game; of a game that is over the totals say also who has won."""
    return float(s.coins[seat]) if s.acting == NOBODY else totals[seat]


def mean(samples: list[tuple[float, float]]) -> tuple[float, float]:
    score = 0.0
    coins = 0.0
    for one, other in samples:
        score += one
        coins += other
    return score / len(samples), coins / len(samples)


def _score(line: Line) -> float:
    return line.score
