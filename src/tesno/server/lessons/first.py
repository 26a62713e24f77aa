"""The first lesson: the base box for two, three rounds, about five minutes.

The learner's Humans take four regions in the north west, the last of them with the die; then they decline, and a new
people takes the last round as it likes. The opponent keeps to the north east and takes one region of the Humans once
they are in decline. It leaves two coins on the topmost combo, which whoever picks it last finds there.
"""

from __future__ import annotations

from typing import Final

from tesno.play import ScriptedDice, Table
from tesno.server.lessons.script import HELD, PASSED, Lesson, Task

_BANNERS: Final = ("giants", "humans", "elves", "wizards", "tritons", "dwarves", "skeletons", "orcs", "ratmen")
_BADGES: Final = (
    "swamp", "hill", "forest", "underworld", "pillaging", "mounted", "alchemist", "commando", "merchant",
)  # fmt: skip

FIRST: Final = Lesson(
    id="first",
    table=Table(box="base", players=2, map="base-2", rounds=3),
    # The learner begins; the die helps once, and then no more.
    dice=ScriptedDice({"first": ("A",), "banner": _BANNERS, "badge": _BADGES, "die": ("2", "0", "1")}),
    chapters=("pick", "conquer", "cost", "die", "redeploy", "coins", "decline", "win"),
    tasks=(
        Task("pick", "pick", until=("pick humans",)),
        Task("conquer", "conquer", until=("conquer 2",)),
        Task("cost", "cost", until=("conquer 7", "conquer 6")),
        Task("die", "die", until=("gamble 3",)),
        Task("redeploy", "redeploy", until=(HELD,), allowed=("redeploy", "place"), points=("spread", "main")),
        Task("coins", "coins", until=(PASSED,), points=("score", "main"), numbers={"n": 6}),
        Task("decline", "decline", until=("decline",), points=("decline",), watch="watch"),
        Task("declined", "decline", until=(PASSED,), points=("main",), numbers={"n": 4}),
        Task("again", "win", until=("pick",), watch="watch-attack"),
        Task("free", "win", until=(HELD,), free=True),
        Task("last", "win", until=(PASSED,), points=("score", "main")),
    ),
    plan={
        1: ("pick wizards", "conquer 5", "conquer 10", "conquer 4"),
        2: ("conquer 3", "conquer 9"),
        3: ("conquer 11",),
    },
)
