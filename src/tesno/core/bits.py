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


def size_of(mask: Regions) -> int:
    """How many members a set has. Compiled, `mask.bit_count()` is called like any method: this takes half the time.

    >>> size_of(0b100110), size_of(1 << 200 | 1)
    (3, 2)
    """
    if mask >> _TABLED:
        return mask.bit_count()
    count = 0
    for table in TABLES:
        if not mask:
            break
        count += len(table[mask & LOW])
        mask >>= CHUNK
    return count


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


# Pieces by region as one int: the low half is the set of regions where at least one stands, so most kinds, of which no
# two stand together, are small numbers; above it, 4 bits per region, how many more there are.
_MORE: Final = 64
_STANDING: Final = (1 << _MORE) - 1


def standing_of(packed: int) -> Regions:
    """The regions where at least one piece stands.

    >>> bin(standing_of(added_at(added_at(0, 1, 3), 5, 1)))
    '0b100010'
    """
    return packed & _STANDING if packed >> _MORE else packed


def count_at(packed: int, region: Region) -> int:
    """How many pieces stand in a region.

    >>> count_at(added_at(0, 5, 3), 5)
    3
    """
    if not packed >> region & 1:
        return 0
    return 1 + (packed >> (_MORE + (region << 2)) & 15) if packed >> _MORE else 1


def added_at(packed: int, region: Region, count: int) -> int:
    """The same with so many more, or fewer, in a region: at least none, at most 16.

    >>> added_at(added_at(0, 5, 3), 5, -3)
    0
    """
    before = count_at(packed, region)
    after = before + count
    if not before and after == 1:
        return packed | 1 << region
    more = max(after - 1, 0) - max(before - 1, 0)
    if more:
        packed += more << (_MORE + (region << 2))
    return packed | 1 << region if after else packed & ~(1 << region)


def total_of(packed: int) -> int:
    """How many pieces there are.

    >>> total_of(added_at(added_at(0, 1, 3), 5, 1))
    4
    """
    total = size_of(standing_of(packed))
    more = packed >> _MORE
    while more:
        total += more & 15
        more >>= 4
    return total


def places_of(packed: int) -> tuple[int, ...]:
    """The regions where at least one piece stands, ascending."""
    return regions_of(standing_of(packed))
