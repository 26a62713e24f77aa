"""Where strangers meet: tables that wait for anybody, games to watch, and the way to the next best table."""
