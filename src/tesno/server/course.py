"""The course of a game: the fold of its log. What is written down is micro-actions, chance included."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, TypedDict, get_args

from tesno.bots.entrant import STAND_IN
from tesno.core.actions import CHANCE, NOBODY
from tesno.core.bits import regions_of
from tesno.core.explain import step_name
from tesno.core.state import Event
from tesno.core.steps import CONQUEST, DECIDE, READY
from tesno.play import ActionError, Dice, Game, IllegalAction, Table, draw_chance
from tesno.play.mixing import Mixture
from tesno.play.table import rules_of
from tesno.server.fingerprint import comparable, fingerprint_of
from tesno.server.tracks import traced

Why = Literal["gone", "time"]


class Origin(TypedDict):
    """Where a game was played on from: another game at a version, after so many draws."""

    game: str
    version: int
    draws: int


class Body(TypedDict, total=False):
    """An entry as the log keeps it. An undo takes back `count` decisions and leads to where version `to` was.

    A forfeit has the code of its reason: the bot of the seat has failed, and another one plays on for it. A
    resignation has the bot that plays on for whoever sat there; so has `away`, for somebody who is gone or out of time
    (`why`), and with `turn` only until this turn has ended. `back` says that whoever sat there plays again. A start has
    the hash of the secret that all chance comes from, and what that secret was mixed from by people who gathered
    (`mixing`), or else the lesson whose script it comes from; that of a game that was played on from another one says
    from where (`fork`), and the entries after it are the other game's up to there. `coached` says that somebody plays
    who has played little so far. `clock` is how much time there is: see clocks.py.
    """

    kind: Literal["start", "move", "undo", "pass", "forfeit", "resign", "away", "back", "pause", "resume"]
    seat: int
    actions: list[str]
    held: bool
    count: int
    to: int
    reason: str
    bot: str
    why: Why
    turn: bool
    clock: dict[str, Any]
    commitment: str
    mixing: Mixture
    fork: Origin
    lesson: str
    coached: bool


@dataclass(frozen=True)
class Step:
    """What one undo takes back: so many decisions, made after this version."""

    after: int
    decisions: int


@dataclass(frozen=True)
class Absence:
    """A bot plays for a person, and why; with `turn` (round and seat) only until that turn has ended."""

    bot: str
    why: Why
    turn: tuple[int, int] | None


@dataclass
class Course:
    """A game with what its log adds to it: versions, steps that can be undone, a turn that is held open."""

    game: Game
    bodies: list[Body] = field(default_factory=list)
    events: list[list[Event]] = field(default_factory=list)  # what each entry brought about
    steps: list[Step] = field(default_factory=list)
    held: int | None = None
    stood: dict[int, int] = field(default_factory=dict)  # tokens per region before they were picked up
    stood_slot: int = -1  # whose they are
    forfeited: set[int] = field(default_factory=set)  # seats whose bots have failed
    resigned: dict[int, str] = field(default_factory=dict)  # seats that people have left, and who plays on for them
    away: dict[int, Absence] = field(default_factory=dict)  # seats that bots play for the time being
    settled: int = 0  # decisions that the game could take back, but that nobody may: made before somebody came back
    paused: bool = False
    clock: dict[str, Any] | None = None  # how much time there is, as the log says

    @property
    def version(self) -> int:
        return len(self.bodies)

    @property
    def coached(self) -> bool:
        """Whether somebody plays who has played little so far."""
        return bool(self.bodies) and self.bodies[0].get("coached", False)

    def copy(self) -> Course:
        return Course(
            self.game.copy(),
            list(self.bodies),
            list(self.events),
            list(self.steps),
            self.held,
            dict(self.stood),
            self.stood_slot,
            set(self.forfeited),
            dict(self.resigned),
            dict(self.away),
            self.settled,
            self.paused,
            self.clock,
        )

    @property
    def bots_for_people(self) -> dict[int, str]:
        """The seats of people that bots play now, and which."""
        return {**{seat: absence.bot for seat, absence in self.away.items()}, **self.resigned}

    @property
    def stand_ins(self) -> dict[int, str]:
        """The seats at which others play now than sat down there: for people, and for bots that have failed."""
        return {**dict.fromkeys(self.forfeited, STAND_IN), **self.bots_for_people}

    @property
    def asked(self) -> int | None:
        """The seat that decides: it acts, or holds its turn open."""
        if self.held is not None:
            return self.held
        return self.game.acting if self.game.acting >= 0 else None

    def undo_steps(self, seat: int) -> int:
        """How many steps the seat can take back: while it acts, or holds its turn open."""
        mine = self.game.undo_seat == seat and seat in (self.game.acting, self.held)
        return len(self.steps) if mine and seat not in self.bots_for_people else 0

    # What players and chance do: each returns the entry that says it in the log.

    def start(self, dice: Dice) -> Body:
        draw_chance(self.game, dice)
        return self._moved({"kind": "start", "actions": [move.text for move in self.game.log]}, 0, 0)

    def move(self, seat: int, lines: Sequence[str], hold: bool, dice: Dice) -> Body:
        """Carry out lines, all or none (on an error this course is spoilt: work on a copy).

        Raises ActionError. Nothing may follow a die or a reveal: a later line that fits only one outcome
        would make the whole move stand or fall with it, and so ask chance without paying for the answer.
        """
        game = self.game
        self._check_turn(seat, lines[0])
        # In the turn of another there is no turn of one's own to be held open.
        hold = hold and game.state.seat == seat
        start, events, undoable = len(game.log), len(game.events), game.undoable
        for line in lines:
            if any(move.acting == CHANCE for move in game.log[start:]):
                raise IllegalAction(line, "chance_acts", {})
            self._remember_troops()
            for text in game.expand(line, seat):
                game.apply(text, seat)
            draw_chance(game, dice)
        made = game.log[start:]
        if not made:
            # Composites may find the table as they want it.
            raise IllegalAction(lines[0], "not_now", {})
        body: Body = {"kind": "move", "seat": seat, "actions": [move.text for move in made]}
        if hold and not game.over and game.acting != seat:
            body["held"] = True
        decisions = sum(move.acting == seat for move in made)
        return self._moved(body, undoable + decisions, events)

    def undo(self, seat: int, everything: bool) -> Body:
        """Take back the last step of the seat, or all. Raises IllegalAction."""
        if not self.undo_steps(seat):
            raise IllegalAction("undo", "nothing_to_undo", {})
        taken = self.steps if everything else self.steps[-1:]
        body: Body = {
            "kind": "undo",
            "seat": seat,
            "count": sum(step.decisions for step in taken),
            "to": taken[0].after,
        }
        self.follow(body)
        return body

    def pass_on(self, seat: int) -> Body:
        """End a turn that was held open. Raises IllegalAction."""
        body: Body = {"kind": "pass", "seat": seat}
        self.follow(body)
        return body

    def forfeit(self, seat: int, reason: str) -> Body:
        """The bot of the seat has failed."""
        body: Body = {"kind": "forfeit", "seat": seat, "reason": reason}
        self.follow(body)
        return body

    def resign(self, seat: int, bot: str) -> Body:
        """Whoever sits here plays no more, and the bot plays on. Raises IllegalAction when the game is over."""
        body: Body = {"kind": "resign", "seat": seat, "bot": bot}
        self.follow(body)
        return body

    def give_to_bot(self, seat: int, bot: str, why: Why, *, this_turn: bool = False) -> Body:
        """A bot plays for whoever is gone or out of time. Raises IllegalAction when the game is over."""
        body: Body = {"kind": "away", "seat": seat, "bot": bot, "why": why}
        if this_turn:
            body["turn"] = True
        self.follow(body)
        return body

    def take_back_seat(self, seat: int) -> Body:
        """Whoever sat here plays again. Raises IllegalAction when no bot does, or the game is over."""
        body: Body = {"kind": "back", "seat": seat}
        self.follow(body)
        return body

    def pause(self, paused: bool) -> Body:
        """Nobody moves until the game is resumed. Raises IllegalAction where that changes nothing."""
        body: Body = {"kind": "pause" if paused else "resume"}
        self.follow(body)
        return body

    # The fold.

    def follow(self, body: Body) -> None:
        """Go on as the log says. Raises ActionError when the log does not fit these rules."""
        game = self.game
        events = len(game.events)
        match body["kind"]:
            case "undo":
                if game.undo_seat != body["seat"]:
                    raise IllegalAction("undo", "nothing_to_undo", {})
                for _ in range(body["count"]):
                    game.undo()
                while self.steps and self.steps[-1].after >= body["to"]:
                    self.steps.pop()
                self.held = None
                self._note(body, [])
            case "pass":
                if self.held != body["seat"]:
                    raise IllegalAction("pass", "not_now", {})
                self.held = None
                self.steps.clear()
                self._note(body, [])
            case "forfeit":
                if not isinstance(body["reason"], str):
                    raise TypeError("the reason of a forfeit must be a word")
                self.forfeited.add(body["seat"])
                self._note(body, [])
            case "resign":
                if not isinstance(body["bot"], str):
                    raise TypeError("whoever plays on for a seat must be a bot's name")
                if game.over:
                    raise IllegalAction("resign", "game_over", {})
                self.resigned[body["seat"]] = body["bot"]
                self.away.pop(body["seat"], None)
                self._leave(body["seat"])
                self._note(body, [])
            case "away":
                self._be_away(body)
                self._note(body, [])
            case "back":
                self._be_back(body["seat"])
                self._note(body, [])
            case "pause" | "resume":
                if game.over or self.paused == (body["kind"] == "pause"):
                    raise IllegalAction(body["kind"], "game_over" if game.over else "not_now", {})
                self.paused = not self.paused
                self._note(body, [])
            case _:
                if "seat" in body:
                    self._check_turn(body["seat"], body["kind"])
                undoable = game.undoable
                decisions = self._repeat(body)
                self._moved(body, undoable + decisions, events)

    def _be_away(self, body: Body) -> None:
        seat, bot, why = body["seat"], body["bot"], body["why"]
        if not isinstance(bot, str):
            raise TypeError("whoever plays for a seat must be a bot's name")
        if why not in get_args(Why):
            raise ValueError(f"a bot plays for a seat, and nobody knows why: {why!r}")
        if self.game.over or seat in self.bots_for_people:
            raise IllegalAction("away", "game_over" if self.game.over else "not_now", {})
        self.away[seat] = Absence(bot, why, self.turn if body.get("turn") else None)
        self._leave(seat)

    def _be_back(self, seat: int) -> None:
        """What a bot has done meanwhile stays done, and so does what was done before."""
        if self.game.over or seat not in self.bots_for_people:
            raise IllegalAction("back", "game_over" if self.game.over else "not_now", {})
        self.away.pop(seat, None)
        self.resigned.pop(seat, None)
        if self.game.undo_seat == seat:
            self.steps.clear()
            self.settled = self.game.undoable

    @property
    def turn(self) -> tuple[int, int]:
        """The round, and whose turn it is."""
        return self.game.state.round, self.game.state.seat

    def stamp(self, clock: dict[str, Any]) -> None:
        """Add to the last entry how much time there is."""
        self.clock = self.bodies[-1]["clock"] = clock

    def _leave(self, seat: int) -> None:
        """What the seat could still take back stays as it is; what others can take back is theirs as before."""
        if self.held == seat:
            self.held = None
        if self.game.undo_seat == seat:
            self.steps.clear()

    def _repeat(self, body: Body) -> int:
        """The actions of an entry, all of them its seat's or chance's, to the end of chance; returns how many decided.

        By other rules a log may go on to fit for a while: that must not pass for the game it was.
        """
        game = self.game
        decisions = 0
        for text in body["actions"]:
            if game.acting >= 0:
                if game.acting != body.get("seat"):
                    raise IllegalAction(text, "not_your_turn", {"seat": game.acting})
                decisions += 1
            self._remember_troops()
            game.repeat(text)
        if game.acting == CHANCE or not body["actions"]:
            raise IllegalAction(body["kind"], "chance_acts" if game.acting == CHANCE else "not_now", {})
        return decisions

    def _moved(self, body: Body, undoable: int, events: int) -> Body:
        """Note a move; `undoable` is how many decisions could be taken back if nothing stood in the way."""
        now = self.game.undoable
        kept = self.steps
        if now != undoable:
            kept, self.settled = [], 0
        decisions = now - self.settled - sum(step.decisions for step in kept)
        self.steps = [*kept, Step(self.version, decisions)] if decisions else list(kept)
        self.held = body["seat"] if body.get("held") else None
        self.away = {
            seat: absence for seat, absence in self.away.items() if absence.turn is None or absence.turn == self.turn
        }
        self._note(body, traced(self.game, self.game.events[events:], self.stood, self.stood_slot))
        return body

    def _note(self, body: Body, events: list[Event]) -> None:
        self.bodies.append(body)
        self.events.append(events)
        self.clock = body.get("clock", self.clock)
        if self.forfeited and self.fork is not None and self.version == self.fork["version"]:
            # Whoever failed in the other game plays no more from here on.
            self.forfeited.clear()

    def _check_turn(self, seat: int, action: str) -> None:
        if self.game.acting == NOBODY:
            raise IllegalAction(action, "game_over", {})
        if self.paused:
            raise IllegalAction(action, "paused", {})
        if self.held is not None or self.game.acting != seat:
            raise IllegalAction(action, "not_your_turn", {"seat": seat})

    def _remember_troops(self) -> None:
        """Troops are picked up to march and again to redeploy: keep what stood in a region at most this turn."""
        if not self.game.laid_out:
            return
        s = self.game.state
        if s.step not in (DECIDE, READY, CONQUEST):
            return
        before = self.stood if s.step == CONQUEST and self.stood_slot == s.slot else {}
        self.stood = {region: max(s.tokens[region], before.get(region, 0)) for region in regions_of(s.held[s.slot])}
        self.stood_slot = s.slot

    @property
    def progress(self) -> dict[str, Any]:
        """What lists show, and by what a game is known again."""
        game = self.game
        fork = self.fork
        return {
            **({} if fork is None else {"fork": fork}),
            "version": self.version,
            "map": game.rules.board.id,
            "round": game.state.round,
            "acting": self.held if self.held is not None else game.acting if game.acting >= 0 else None,
            "step": step_name(game.rules, game.state) if not game.over else "over",
            "winners": game.winners,
            "resigned": sorted(self.resigned),
            "away": sorted(self.away),
            **({"deadline": self.clock["due"]} if self.clock is not None and "due" in self.clock else {}),
            **({"bots": self.clock["bots"]} if self.clock is not None and "bots" in self.clock else {}),
            "fingerprint": self.fingerprint,
        }

    @property
    def fork(self) -> Origin | None:
        """Where it was played on from."""
        return self.bodies[0].get("fork") if self.bodies else None

    @property
    def fingerprint(self) -> str:
        return fingerprint_of(self.game.rules, self.game.state)

    def strayed(self, written: dict[str, Any]) -> str:
        """In what this course is elsewhere than `progress` said when its log was written; empty: in nothing.

        A fingerprint of another edition says nothing, but whatever else was written still counts.
        """
        for name, now in self.progress.items():
            then = written.get(name)
            if name == "fingerprint":
                if then is not None and comparable(then) and then != now:
                    return "the table is another"
            elif name in written and then != now:
                return f"{name} was {then!r} and is {now!r}"
        return ""


def new_course(table: Table) -> Course:
    """A game that has not begun. Equal tables share their rules. Raises TableError or ContentError."""
    return Course(Game(table, rules=None if table.layout else rules_of(table)))


def course_of(table: Table, bodies: Sequence[Body]) -> Course:
    """A game as its log tells it. Raises ActionError when the log does not fit these rules, or TableError."""
    course = new_course(table)
    for body in bodies:
        course.follow(body)
    return course


__all__ = ["ActionError", "Body", "Course", "Step", "course_of", "new_course"]
