"""Names for the numbers a state is made of: they say in a signature what an int means."""

from __future__ import annotations

from typing import TypeAlias

Seat: TypeAlias = int  # a player; CHANCE and NOBODY (actions.py) may act too
Slot: TypeAlias = int  # one race in a player's hands: the race's number
Power: TypeAlias = int  # a badge
Region: TypeAlias = int  # numbered from 1 as on the map
Regions: TypeAlias = int  # a set of regions: region r is bit r
Kind: TypeAlias = int  # a kind of piece
FindNumber: TypeAlias = int  # a place or relic
Packed: TypeAlias = int  # an action: kind, a and b in one number

# A named amount, for instance ("tritons", -1): the summands of a cost or an income.
Summand: TypeAlias = tuple[str, int]
# The same for some regions only: source, amount, where.
Term: TypeAlias = tuple[str, int, Regions]
# Why something is not possible: an id and its parameters (explain.py has the list).
Reason: TypeAlias = tuple[str, dict[str, int | str]]
