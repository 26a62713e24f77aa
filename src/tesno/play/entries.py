"""What a game asks, and what its log keeps of the answers."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Move:
    """One entry of the log: who did what, in numbers and in notation."""

    acting: int
    action: int
    text: str


@dataclass(frozen=True)
class Choice:
    """One answer to a question: its notation and its number; `apply` takes either."""

    text: str
    action: int


@dataclass(frozen=True)
class Question:
    """What is asked now: its word (`pick`, `conquer`, `redeploy`, `die`, … as in `expect acts` of a scenario), the
    seat that answers (CHANCE for the die and the piles), and the choices of the game tree.

    Where regions are chosen one after the other the tree has them in ascending order; lines may name them in any.
    """

    word: str
    seat: int
    choices: tuple[Choice, ...]
