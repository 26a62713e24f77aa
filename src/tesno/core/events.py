"""What can happen: every event with its parameters. Boxes list their own beside their traits.

Events are collected only while somebody listens (`State.events`). All of them are public.
"""

from __future__ import annotations

from typing import Final, TypeAlias

# Event and parameter names, with the type of each parameter.
Events: TypeAlias = dict[str, dict[str, type]]

EVENTS: Final[Events] = {
    "first": {"seat": int},
    "turn": {"seat": int, "round": int},
    "revealed": {"race": str, "power": str},
    "sent_under": {"race": str, "power": str},
    "picked": {"seat": int, "race": str, "power": str, "price": int, "gained": int, "tokens": int},
    "declined": {"seat": int, "race": str},
    "abandoned": {"seat": int, "race": str, "region": int},
    "rolled": {"seat": int, "face": int},
    "conquered": {"seat": int, "race": str, "region": int, "tokens": int, "way": str},
    "failed": {"seat": int, "race": str, "region": int},
    "lost": {"seat": int, "race": str, "region": int, "lost": int, "withdrawn": int},
    "tribe_lost": {"region": int},
    "find_drawn": {"seat": int, "find": str, "region": int},
    "find_placed": {"find": str, "region": int},
    "piece_placed": {"piece": str, "region": int},
    "piece_removed": {"piece": str, "region": int, "count": int},
    "recruited": {"seat": int, "race": str, "count": int, "source": str},
    "set_aside": {"seat": int, "race": str, "count": int},
    "placed": {"seat": int, "race": str, "region": int, "count": int},
    "retreated": {"seat": int, "race": str, "region": int, "count": int},
    "income": {"seat": int, "coins": int, "sources": list},
    "paid": {"seat": int, "coins": int, "source": str},
    "toll": {"seat": int, "other": int, "coins": int, "source": str},
    "stolen": {"seat": int, "other": int, "coins": int, "source": str},
    "race_gone": {"seat": int, "race": str},
    "over": {"winners": list, "coins": list},
    "over_teams": {"winners": list, "coins": list, "side": str, "total": int},
    "over_rival": {"winners": list, "coins": list, "rival": int},
}
