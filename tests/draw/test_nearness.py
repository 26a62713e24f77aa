"""What is near a border is found by cells as it would be by looking at all of it."""

from __future__ import annotations

import math
from random import Random

from tesno.draw.nearness import Nearness
from tesno.load.boxes import map_of
from tesno.load.outlines import inside, rings
from tesno.load.pictures import drawable


def test_as_by_looking_at_everything() -> None:
    random = Random(1)
    board = drawable(map_of("warcraft", "s2a"))
    for outline in rings(board).values():
        near = Nearness(outline)
        for _ in range(60):
            spot = random.uniform(0, board.width), random.uniform(0, board.height)
            assert near.inside(spot) == inside(spot, outline)
            far = min(math.dist(spot, point) for point in near.points)
            for most in (17.0, 90.0, 4000.0):
                assert math.isclose(near.distance(spot, most), min(most, far))
