"""Actions as ints: kind, a and b packed into one number, the same in the tree, the log and on the wire."""

from __future__ import annotations

from typing import Final, NamedTuple

from tesno.core.names import Packed

CHANCE: Final = -1  # who acts when the die or a pile decides
NOBODY: Final = -2  # who acts when the game is over

_A: Final = 8
_KIND: Final = 16
MOST: Final = 255  # the largest number that fits a field: Rules refuses larger rule sets
TARGET: Final = MOST  # the bits of `b`: `action & TARGET` in the hottest places, `target_of(action)` elsewhere

# Decisions of players. What `a` and `b` mean stands beside each kind.
PICK: Final = 1 << _KIND  # b: place in the column, 0 = top
EXPAND: Final = 2 << _KIND
DECLINE: Final = 3 << _KIND
SKIP: Final = 4 << _KIND  # let an optional step pass
MARCH: Final = 5 << _KIND  # troops are ready, abandoning is over
ABANDON: Final = 6 << _KIND  # b: region
CONQUER: Final = 7 << _KIND  # b: region
GAMBLE: Final = 8 << _KIND  # b: region; the last conquest of C30
END: Final = 9 << _KIND  # no more conquests
GIVE_UP: Final = 10 << _KIND  # b: region
PLACE: Final = 11 << _KIND  # b: region; one token at redeployment
RETREAT: Final = 12 << _KIND  # b: region; one withdrawn token
USE: Final = 13 << _KIND  # a: trait, b: region or seat or 0
# Outcomes of chance.
FIRST: Final = 20 << _KIND  # b: seat
BANNER: Final = 21 << _KIND  # b: race
BADGE: Final = 22 << _KIND  # b: power
DIE: Final = 23 << _KIND  # b: face
FIND: Final = 24 << _KIND  # b: find

KIND_NAMES: Final[dict[int, str]] = {
    PICK: "pick",
    EXPAND: "expand",
    DECLINE: "decline",
    SKIP: "skip",
    MARCH: "march",
    ABANDON: "abandon",
    CONQUER: "conquer",
    GAMBLE: "gamble",
    END: "end",
    GIVE_UP: "give_up",
    PLACE: "place",
    RETREAT: "retreat",
    USE: "use",
    FIRST: "first",
    BANNER: "banner",
    BADGE: "badge",
    DIE: "die",
    FIND: "find",
}


def use(trait: int, target: int) -> Packed:
    return USE | trait << _A | target


def kind_of(action: Packed) -> int:
    return action >> _KIND << _KIND


def trait_of(action: Packed) -> int:
    """The trait whose ability is used."""
    return action >> _A & MOST


def target_of(action: Packed) -> int:
    """What the action names: a region, a seat, a place in the column, a tile, a face, as its kind has it."""
    return action & MOST


class Action(NamedTuple):
    """The friendly form of an action: a named kind and two numbers."""

    kind: str
    a: int
    b: int


_KINDS_BY_NAME: Final = {name: kind for kind, name in KIND_NAMES.items()}


def unpacked(action: Packed) -> Action:
    """The friendly form of an action.

    >>> unpacked(CONQUER | 12)
    Action(kind='conquer', a=0, b=12)
    """
    return Action(KIND_NAMES[kind_of(action)], trait_of(action), target_of(action))


def packed(action: Action) -> Packed:
    """The number of a friendly action.

    >>> packed(Action("conquer", 0, 12)) == CONQUER | 12
    True
    """
    kind = _KINDS_BY_NAME.get(action.kind)
    if kind is None or not (0 <= action.a <= MOST and 0 <= action.b <= MOST):
        raise ValueError(f"no such action: {action!r}")
    return kind | action.a << _A | action.b
