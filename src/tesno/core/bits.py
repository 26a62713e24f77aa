"""Sets of regions as one int: region r is bit r, so `forest & held` is set intersection."""

from __future__ import annotations

from typing import Final

from tesno.core.names import Region, Regions

CHUNK: Final = 12
LOW: Final = (1 << CHUNK) - 1
_TABLED: Final = 62  # so many bits


def _table(shift: int) -> list[tuple[int, ...]]:
    """The members of every set of 12 regions from `shift` on; each region doubles the table."""
    table: list[tuple[int, ...]] = [()]
    for region in range(shift, shift + CHUNK):
        table += [(*members, region) for members in table]
    return table


# One table per 12 bits: looking members up is several times faster than peeling bits off in plain Python. The hottest
# loop goes through them itself: joining what it finds there takes `regions_of` most of its time.
TABLES: Final[list[list[tuple[int, ...]]]] = [_table(shift) for shift in range(0, 63, CHUNK)]


_FIRST: Final = TABLES[0]
_SECOND: Final = TABLES[1]
_THIRD: Final = TABLES[2]
_LATER: Final = TABLES[3:]


def regions_of(mask: Regions) -> tuple[int, ...]:
    """The members of a set in ascending order.

    >>> regions_of(0b100110)
    (1, 2, 5)
    """
    # Most sets are small: spelling the first chunks out is faster than counting them. Compiled, `+` joins tuples
    # at once, `+=` first looks for what it means.
    found = _FIRST[mask & LOW]
    mask >>= CHUNK
    if not mask:
        return found
    if mask & LOW:
        found = found + _SECOND[mask & LOW]
    mask >>= CHUNK
    if not mask:
        return found
    if mask & LOW:
        found = found + _THIRD[mask & LOW]
    mask >>= CHUNK
    for table in _LATER:
        if not mask:
            break
        if mask & LOW:
            found = found + table[mask & LOW]
        mask >>= CHUNK
    return found


def has(regions: Regions, region: Region) -> bool:
    """Whether a region belongs to a set."""
    return bool(regions >> region & 1)


def members_of(mask: int) -> tuple[int, ...]:
    """The members of a set of anything else than regions, of whatever size: races, powers, finds, traits, seats.

    >>> members_of(1 << 200 | 1)
    (0, 200)
    """
    if not mask >> _TABLED:
        return regions_of(mask)
    found = []
    while mask:
        lowest = mask & -mask
        found.append(lowest.bit_length() - 1)
        mask ^= lowest
    return tuple(found)


def mask_of(regions: list[int]) -> Regions:
    """The set of the given regions.

    >>> mask_of([1, 5])
    34
    """
    mask = 0
    for region in regions:
        mask |= 1 << region
    return mask


def replaced(values: tuple[int, ...], index: int, value: int) -> tuple[int, ...]:
    """A copy of the tuple with one entry changed (rarely changing parts of a state are tuples: copying is free).

    >>> replaced((1, 2, 3), 1, 9)
    (1, 9, 3)
    """
    # By way of a list: compiled that takes two thirds of the time of adding slices.
    entries = list(values)
    entries[index] = value
    return tuple(entries)


# Pieces that stack are counted in 4 bits per region of one int.
def count_at(packed: int, region: Region) -> int:
    return packed >> (region << 2) & 15


def added_at(packed: int, region: Region, count: int) -> int:
    return packed + (count << (region << 2))


def total_of(packed: int) -> int:
    total = 0
    while packed:
        total += packed & 15
        packed >>= 4
    return total


def standing_of(packed: int) -> Regions:
    """The same regions as `places_of` has, as a set."""
    found = 0
    while packed:
        region = (packed & -packed).bit_length() - 1 >> 2
        found |= 1 << region
        packed &= -16 << (region << 2)
    return found


def places_of(packed: int) -> list[int]:
    """The regions where at least one piece stands, ascending."""
    places = []
    while packed:
        # Few pieces stand on many regions: go from one to the next instead of asking every region.
        region = (packed & -packed).bit_length() - 1 >> 2
        places.append(region)
        packed &= -16 << (region << 2)
    return places
