"""How many clusters a set of regions falls into."""

from __future__ import annotations

from tesno.core.bits import regions_of


def clusters(held: int, near: list[int]) -> int:
    """The number of groups of regions linked by `near`, in either direction.

    >>> clusters(0b11010, [0, 0b10, 0, 0b10000, 0b1000])
    2
    """
    links: dict[int, int] = {region: near[region] & held for region in regions_of(held)}
    for region in regions_of(held):
        for other in regions_of(links[region]):
            links[other] |= 1 << region
    count = 0
    left = held
    while left:
        count += 1
        group = left & -left
        fresh = group
        while fresh:
            wider = group
            for region in regions_of(fresh):
                wider |= links[region]
            fresh = wider & ~group
            group = wider
        left &= ~group
    return count
