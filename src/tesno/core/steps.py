"""Questions: what a player, or chance, can be asked, and the stack of frames they are kept in."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tesno.core.names import Packed, Seat, Slot

if TYPE_CHECKING:
    from tesno.core.rules import Rules
    from tesno.core.state import State

NONE: Final = 0
FIRST_SEAT: Final = 1
REVEAL_BANNER: Final = 2
REVEAL_BADGE: Final = 3
ROLL: Final = 4
PICK_COMBO: Final = 5
DECIDE: Final = 6
READY: Final = 7
CONQUEST: Final = 8
GIVING_UP: Final = 9
REDEPLOY: Final = 10
TRAIT: Final = 11
RETREATING: Final = 12
DRAW_FIND: Final = 13
GRANT: Final = 14
OVER: Final = 15

STEP_NAMES: Final[tuple[str, ...]] = (
    "none",
    "first",
    "banner",
    "badge",
    "die",
    "pick",
    "decide",
    "ready",
    "conquer",
    "give_up",
    "redeploy",
    "trait",
    "retreat",
    "find",
    "grant",
    "over",
)

# The part of a turn that a question belongs to; a trait's own question says it itself (`Trait.phase_now`).
STEP_PHASES: Final[tuple[str, ...]] = (
    "pick",
    "pick",
    "pick",
    "pick",
    "conquer",
    "pick",
    "ready",
    "ready",
    "conquer",
    "redeploy",
    "redeploy",
    "redeploy",
    "redeploy",
    "conquer",
    "conquer",
    "over",
)

# A focus holds two numbers: whom a question belongs to (a trait) above, what it is about (a region, a count) below.
_ABOUT_BITS: Final = 8
_ABOUT: Final = (1 << _ABOUT_BITS) - 1


class Step:
    """One kind of question: what may be answered, and what an answer does."""

    def legal(self, rules: Rules, s: State) -> list[Packed]:
        raise NotImplementedError

    def weights(self, rules: Rules, s: State) -> list[int] | None:
        """How often each legal answer stands among equally likely ones, while chance is asked; None: all alike."""
        return None

    def drawn(self, rules: Rules, s: State, point: float) -> Packed:
        """The outcome at a point of [0, 1) when all outcomes lie side by side, each as wide as its weight."""
        legal = self.legal(rules, s)
        weights = self.weights(rules, s)
        if weights is None:
            return legal[int(point * len(legal))]
        left = int(point * sum(weights))
        for number, weight in enumerate(weights):
            left -= weight
            if left < 0:
                return legal[number]
        raise AssertionError("weights add up to more than they do")

    def apply(self, rules: Rules, s: State, action: Packed) -> None:
        raise NotImplementedError


def ask(s: State, step: int, acting: Seat, slot: Slot, focus: int) -> None:
    """Ask somebody something; a question under way waits below."""
    if s.step != NONE:
        s.stack += ((s.step, s.acting, s.slot, s.focus),)
    s.step = step
    s.acting = acting
    s.slot = slot
    s.focus = focus


def answered(s: State) -> None:
    """The current question is settled; the one below it, if any, is current again."""
    if s.stack:
        frame = s.stack[-1]
        s.stack = s.stack[:-1]
        s.step, s.acting, s.slot, s.focus = frame
    else:
        s.step = NONE
        s.acting = s.seat
        s.slot = -1
        s.focus = 0


def focus_on(subject: int, about: int) -> int:
    """Two numbers as one focus."""
    return subject << _ABOUT_BITS | about


def subject(s: State) -> int:
    """Whom the current question belongs to: the number of the trait that asks."""
    return s.focus >> _ABOUT_BITS


def about(s: State) -> int:
    """What the current question is about: a region, a count, a place, as its step has it."""
    return s.focus & _ABOUT
