"""How many clusters a set of regions falls into."""

from __future__ import annotations

from tesno.core.bits import regions_of


def clusters(held: int, near: list[int], links: int = 0) -> int:
    """The number of groups of regions linked by `near`, in either direction; those in `links` are all linked.

    >>> clusters(0b11010, [0, 0b10, 0, 0b10000, 0b1000])
    2
    """
    count = 0
    left = held
    while left:
        count += 1
        fresh = left & -left
        left &= ~fresh
        while fresh:
            linked = links if fresh & links else 0
            for region in regions_of(fresh):
                linked |= near[region]
            for region in regions_of(left):
                if near[region] & fresh:
                    linked |= 1 << region
            fresh = linked & left
            left &= ~fresh
    return count
