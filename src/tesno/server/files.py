"""How many files, and so connections, the system lets the server have open."""

from __future__ import annotations

import sys

# What is not for connections: the database's files, the pipes of bots, and those who are sent away at once.
KEPT_BACK = 160
ENOUGH = 65_536
LEAST = 16


def connections_possible() -> int:
    """How many connections there can be, after asking the system for as many files as it allows."""
    if sys.platform == "win32":
        return ENOUGH
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = ENOUGH if hard == resource.RLIM_INFINITY else min(hard, ENOUGH)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            soft = wanted
        except (OSError, ValueError):
            # Some systems allow less than they say; what there is must do.
            pass
    files = ENOUGH if soft == resource.RLIM_INFINITY else soft
    return max(LEAST, files - KEPT_BACK)
